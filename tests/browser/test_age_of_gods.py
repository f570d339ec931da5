"""The board of Age of Gods: what a player can read and reach, on the sizes of screen people have."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from ludage.testing import age_of_gods
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pages import PATIENCE, WHERE_TO_CLICK, TablePage, play_now, with_the_random_bot
from tests.browser.test_age_of_mythology import prepared
from tests.browser.through_the_ages import apart

LAPTOP = (1280, 720)
MOST = 6
ACTION = {"en": "Which card do you play", "fr": "Quelle carte jouez-vous"}

CUT = """
() => [...document.querySelectorAll('.hand .slot p')]
  .filter((text) => text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1)
  .map((text) => text.innerText)
"""
"""The words on the cards in hand that are not to be read in full."""


def crowded(page: Page) -> TablePage:
    """A table of as many as there can be, all but one of them bots."""
    page.goto("/new/age-of-gods")
    with_the_random_bot(page)
    form = page.get_by_role("dialog")
    form.locator(f"input[name=players][value='{MOST}']").check()
    form.locator(f"input[name=bots][value='{MOST - 1}']").check()
    form.locator("select:has(option[value=random])").select_option("random")
    form.locator("button.act").click()
    return TablePage(page).ready()


def until_asked_by_ability(table: TablePage, pattern: str) -> TablePage:
    """Play every card for its ability until this is asked."""
    until = time.monotonic() + PATIENCE
    while not table.my_turn().is_asked(pattern):
        assert time.monotonic() < until, f"never asked: {pattern}; now: {table.situation}"
        if not ("use:ability" in table.targets() and table.click("use:ability")):
            table.step()
    return table


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_of_a_full_hand_is_read_without_pointing_at_it(visit: Visit, language: str) -> None:
    table = crowded(visit(language=language, size=LAPTOP)).until_asked(ACTION[language])
    page = table.page
    assert page.evaluate(CUT) == []
    cards = page.locator(".hand .slot")
    before = [card.bounding_box() for card in cards.all()]
    assert table.click(cards.last.locator("[data-target]").get_attribute("data-target"))
    expect(page.locator("[data-target='use:ability']")).to_be_visible()
    assert [card.bounding_box() for card in cards.all()] == before  # what one chooses among stands still
    assert page.locator("[data-target='use:ability']").inner_text().endswith(".")  # with its whole text


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["1440", "1280", "390"])
def test_what_a_god_does_is_said_once_when_one_is_chosen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = play_now(page).my_turn()
    god = page.locator("[data-target^='god:']").first
    power = god.get_attribute("data-label") or ""
    assert len(power) > 20
    shown = page.get_by_text(power)
    god.hover()
    expect(shown).to_have_count(1)
    god.click()
    expect(table.confirm).to_be_visible()
    expect(shown).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_one_use_of_a_card_may_be_changed_for_the_other(visit: Visit) -> None:
    table = crowded(visit(size=LAPTOP)).until_asked(ACTION["en"])
    table.click()
    uses = table.page.locator("[data-target^='use:']")
    expect(uses).to_have_count(2)
    for use, words in (("use:ability", "ability"), ("use:technology", "technology")):
        table.page.locator(f"[data-target='{use}']").click(force=True)
        expect(table.confirm).to_contain_text(words)
        expect(uses).to_have_count(2)


def test_a_people_is_chosen_on_the_map(visit: Visit) -> None:
    table = until_asked_by_ability(crowded(visit(size=LAPTOP)), "Which people|against whom")
    lands = table.page.locator("main svg [data-glow][data-target^='people:']")
    expect(lands.first).to_be_visible()
    target = lands.first.get_attribute("data-target")
    assert table.click(target)
    expect(table.confirm).to_be_visible()
    table.confirm.click()
    expect(table.page.locator("[data-picked]")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_all_that_is_known_of_a_rival_is_a_click_away(visit: Visit, size: tuple[int, int]) -> None:
    table = crowded(visit(size=size)).until_asked("fortify|attack")
    page = table.page
    name = page.locator("article[data-seat='2']").get_attribute("aria-label") or ""
    page.locator("article[data-seat='2']").locator("button.medallion").click()
    sheet = page.locator("section.player")
    expect(sheet.get_by_role("heading", name=name)).to_be_visible()
    expect(sheet).to_contain_text(re.compile("Size 4: hidden"))
    expect(sheet).to_contain_text(re.compile("Size 1: dealt in turn 7"))
    expect(sheet).to_contain_text(re.compile(r"Fortification pawns: \d"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_who_comes_back_sees_the_last_roll(visit: Visit) -> None:
    table = crowded(visit(size=LAPTOP))
    roll = table.page.locator(".last .roll")
    until = time.monotonic() + PATIENCE
    while not (table.my_turn().is_asked("fortify|attack|action") and roll.count()):
        assert time.monotonic() < until, f"nobody attacks; now: {table.situation}"
        table.step()
    before = roll.inner_text()
    table.page.reload()
    expect(roll).to_have_text(re.compile(".+"))
    assert roll.inner_text() == before


APART = """
() => {
  const [tip, lesson] = ['.popover', '.lesson'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (!tip || tip.left < 0) return false
  const beside = tip.right <= lesson.left || tip.left >= lesson.right
  return beside || tip.bottom <= lesson.top || tip.top >= lesson.bottom
}
"""
"""Whether the tooltip has come and lies beside the lesson. Each makes room for what comes to the other a moment later:
what counts is where they come to rest."""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["1440", "1280"])
def test_no_tooltip_lies_over_a_lesson(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.get_by_role("article", name="Age of Gods").get_by_role("button", name="Guided game").click()
    table, lesson = TablePage(page).ready(), page.locator(".lesson")
    awaited = lesson.filter(has_text="Phase 2: fortification")
    others = lesson.filter(has_not_text="Phase 2: fortification")
    until = time.monotonic() + PATIENCE
    while not awaited.count():
        assert time.monotonic() < until, f"no lesson about fortification; now: {table.situation}"
        # what a picked card offers may lie over the lesson
        if others.count() and not page.locator("[data-picked]").count():
            others.get_by_role("button", name="Understood").click()
        elif not table.my_turn().is_asked("You may fortify"):
            table.step()
        table.settled()
    looked = 0
    for land in page.evaluate(WHERE_TO_CLICK):
        page.mouse.move(1, 1)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.mouse.move(*land["at"])
        page.wait_for_function(APART)
        looked += 1
    assert looked > 3


ROOM_MADE = """
() => {
  const lesson = document.querySelector('.lesson')
  return parseFloat(lesson.parentElement.style.paddingBottom) > lesson.offsetHeight
}
"""
READ = """
(power) => {
  const card = power.closest('.god[data-target]')
  power.scrollIntoView({ block: 'end' })
  const boxes = [power, card.parentElement, document.querySelector('.lesson')].map((one) => one.getBoundingClientRect())
  const [end, seen, lesson] = boxes
  return card.scrollHeight <= card.clientHeight + 1 && end.bottom <= Math.min(seen.bottom, lesson.top) + 1
}
"""
"""Whether a power lies within its card, and its end can be brought to where it is seen, above the lesson."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_a_lesson_leaves_room_to_read_both_powers(visit: Visit, language: str) -> None:
    page = visit(size=PHONE, language=language)
    page.locator("article[data-game='age-of-gods']").get_by_role(
        "button", name=re.compile("Guided|guidée")
    ).click()
    lesson = page.locator(".lesson")
    lesson.get_by_role("button", name=re.compile("Understood|Compris")).click()
    expect(lesson.get_by_role("heading")).to_have_text(re.compile("Choose your god|Choisissez votre dieu"))
    page.wait_for_function(ROOM_MADE)
    powers = page.locator(".god[data-target] .power")
    expect(powers).to_have_count(2)
    for power in powers.all():
        assert power.evaluate(READ), power.inner_text()


WHOLE = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_of_two_choices_on_one_territory_the_one_named_is_confirmed(
    visit: Visit, server: Server, language: str
) -> None:
    page = visit(size=LAPTOP, language=language)
    state = age_of_gods.position(phase="fortification", gods={0: "sylia"})
    table = prepared(page, server, state)
    high = table.prompt.bounding_box()
    assert table.click("territory:t12")
    expect(table.confirm).to_have_count(2)
    asked = table.prompt.locator(".asked span")
    assert asked.evaluate(WHOLE), asked.inner_text()  # beside two long buttons
    assert table.prompt.bounding_box() == high
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("[data-text='love t12']").click()
    expect(table.confirm).to_have_count(1)
    expect(table.confirm).to_contain_text(re.compile("love|amour", re.IGNORECASE))


ON_THE_MAP = """
() => {
  const [lesson, map] = ['.lesson', '.board'].map((one) => document.querySelector(one).getBoundingClientRect())
  return lesson.left < map.right && lesson.right > map.left && lesson.top < map.bottom && lesson.bottom > map.top
}
"""
MINE_IN_SIGHT = """
() => {
  const { left, top, right, bottom } = document.querySelector('.board .frame').getBoundingClientRect()
  return [...document.querySelectorAll('.board [data-lesson][data-target^="territory:"]')].some((land) => {
    const box = land.getBoundingClientRect()
    return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
  })
}
"""


def taught(page: Page, title: str) -> TablePage:
    """A guided game, come to this lesson."""
    page.get_by_role("article", name="Age of Gods").get_by_role("button", name="Guided game").click()
    table, lesson = TablePage(page).ready(), page.locator(".lesson")
    until = time.monotonic() + PATIENCE
    while title not in lesson.get_by_role("heading").all_inner_texts():
        assert time.monotonic() < until, f"no lesson {title}; now: {table.situation}"
        if lesson.count() and not page.locator("[data-picked]").count():
            lesson.get_by_role("button", name="Understood").click()
        else:
            table.step()
        table.settled()
    return table


@pytest.mark.parametrize("title", ["Your first destiny", "The die"])
def test_no_lesson_lies_over_the_map_on_which_one_goes_on(visit: Visit, title: str) -> None:
    page = visit(size=LAPTOP)
    taught(page, title)
    page.wait_for_timeout(400)
    assert not page.evaluate(ON_THE_MAP)


def test_on_a_phone_the_map_goes_to_the_people_of_which_the_lesson_speaks(visit: Visit) -> None:
    page = visit(size=PHONE)
    taught(page, "Your first destiny")
    page.wait_for_function(MINE_IN_SIGHT)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_no_god_to_choose_lies_over_the_zoom(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    play_now(page)
    gods = page.locator(".gods .god")
    expect(gods.first).to_be_visible()
    zoom = page.locator(".zoom button")
    assert all(apart(god, one) for god in gods.all() for one in zoom.all() if one.is_visible())
