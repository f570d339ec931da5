"""One way to act everywhere: what glows, what does not and why, taking back, typing, the keyboard."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import PATIENCE, TablePage, play_now
from tests.patience import patient

ATTACK = r"[Ll]aunch an attack|Lancez une attaque"


def click_an_origin(table: TablePage) -> str:
    """Click one from which several attacks are possible: an only one would be picked with it."""
    for origin in sorted(table.targets()):
        if table.click(origin):
            if table.targets():
                return origin
            table.page.keyboard.press("Escape")
            table.page.keyboard.press("Escape")
            table.settled()
    raise AssertionError(f"no origin leaves a choice; now: {table.situation}")


def test_a_click_narrows_and_escape_steps_back(table: TablePage) -> None:
    table.until_asked(ATTACK)
    origins = table.targets()
    origin = click_an_origin(table)
    expect(table.page.locator("[data-picked]")).to_have_attribute("data-target", origin)
    chances = table.page.locator("[data-glow][aria-label*='%']")
    expect(chances.first).to_be_visible()  # every legal target with its chance
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("Escape")
    expect(table.page.locator("[data-picked]")).to_have_count(0)
    assert table.settled().targets() == origins


def test_an_attack_is_itemised_before_it_is_sent(table: TablePage) -> None:
    table.until_asked(ATTACK)
    click_an_origin(table)
    expect(table.page.locator("[data-glow][aria-label*='%']").first).to_be_visible()
    table.hover("%")
    popover = table.page.get_by_role("tooltip")
    expect(popover).to_contain_text("%")
    expect(popover).to_contain_text("Success")


def test_what_does_not_glow_says_why_not_with_the_rule(table: TablePage) -> None:
    table.until_asked(ATTACK)
    click_an_origin(table)
    dull = table.page.locator(".board [data-target^='territory:'][aria-disabled]").first
    dull.focus()
    table.page.keyboard.press("ArrowRight")
    dull.focus()  # seen, now that a key was the last thing used
    popover = table.page.get_by_role("tooltip")
    rule = popover.locator("button.rule").first
    assert rule.inner_text() == "§\u00a0rule"
    name = rule.get_attribute("title") or ""
    assert name.startswith("AOG-")
    rule.click()
    expect(table.page.locator(f"#rule-{name}")).to_be_in_viewport()


def test_every_choice_is_in_the_list_and_can_be_typed(table: TablePage) -> None:
    table.until_asked(ATTACK)
    before = table.log.inner_text()
    table.page.keyboard.press("l")
    choices = table.page.get_by_role("dialog")
    expect(choices.get_by_role("listitem").first).to_be_visible()
    first = choices.get_by_role("listitem").first.get_by_role("button")
    text = first.get_attribute("data-text") or ""
    assert choices.locator("li [title]").count() == 0  # codes are for machines
    assert re.fullmatch(r"attack t\d\d t\d\d", text)
    assert text not in choices.inner_text()
    assert not re.search(r"\bt\d\d\b", choices.inner_text())
    box = choices.get_by_role("textbox")
    box.fill("attack t01 t48")
    box.press("Enter")
    expect(
        choices.get_by_role("button", name=re.compile("Rule AOG-"))
    ).to_be_visible()  # refused, with the rule
    box.fill(text)
    box.press("Enter")
    expect(choices).to_be_hidden()
    expect(table.log).not_to_have_text(before)


def test_a_hint_says_what_a_bot_would_play(table: TablePage) -> None:
    table.until_asked(ATTACK)
    table.page.keyboard.press("h")
    hint = table.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    hint.get_by_role("button", name="Choose this").click()
    expect(table.confirm).to_be_visible()


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    tab_to(page, "button.act")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, "dialog button.act")
    page.keyboard.press("Enter")
    table = TablePage(page).ready()
    before = table.log.inner_text()
    for _ in range(12):
        table.my_turn().settled()
        for selector in (".prompt .act", "[data-glow]", ".prompt .offer"):
            if page.locator(selector).count():
                tab_to(page, selector)
                page.keyboard.press("Enter")
                table.settled()
                break
    assert len(table.log.inner_text().splitlines()) > len(before.splitlines()) + 3


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(200):
        if page.evaluate("wanted => !!document.activeElement?.matches(wanted)", selector):
            return
        if not page.locator(selector).count():
            return  # the table has moved on
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def test_the_language_can_be_changed_in_mid_game(table: TablePage) -> None:
    assert table.question == "Which god will you embody?"
    table.page.get_by_role("button", name="Français").click()
    expect(table.prompt.locator(".asked").first).to_contain_text("Quel dieu voulez-vous incarner")
    expect(table.page.locator("html")).to_have_attribute("lang", "fr")
    table.page.get_by_role("button", name="English").click()
    expect(table.prompt.locator(".asked").first).to_contain_text("Which god will you embody?")


def test_the_table_fits_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE)
    table = play_now(page)
    for _ in range(3):
        table.my_turn()
        table.step()
    table.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    expect(table.prompt).to_be_in_viewport()
    page.get_by_role("tab", name="Log").tap()
    expect(table.log).to_be_in_viewport()
    page.get_by_role("tab", name="Log").tap()
    expect(table.log).to_be_hidden()
    small = page.evaluate(
        "[...document.querySelectorAll('.prompt button.act, .prompt .offer, [role=tab]')]"
        ".filter(one => one.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0


def test_the_guided_game_teaches_by_playing(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Guided game").first.click()
    TablePage(page).ready()
    lesson = page.get_by_role("region", name="Lesson")
    first = lesson.get_by_role("heading").inner_text()
    lesson.get_by_role("button", name="Understood").click()
    expect(lesson.get_by_role("heading")).not_to_have_text(first)
    lesson.get_by_role("button", name="No more lessons").click()
    expect(lesson).to_be_hidden()


ALL_SEEN = """
(selector) => {
  const over = ['.lesson', '.tray'].map((one) => [one, document.querySelector(one)])
  return [...document.querySelectorAll(selector)].every((element) => {
    const box = element.getBoundingClientRect()
    return over.every(([, one]) => {
      if (!one || one.contains(element)) return true
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top
    })
  })
}
"""
"""Whether neither the lesson nor the tray lies over any of these."""


def test_in_a_small_window_no_lesson_covers_what_it_teaches(visit: Visit) -> None:
    page = visit(size=(1280, 720))
    page.get_by_role("article", name="Age of Mythology").get_by_role("button", name="Guided game").click()
    table = TablePage(page).ready()
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson.get_by_role("heading")).to_have_text("A people under the gods")
    table.my_turn()
    assert table.is_asked("Take a tile")
    page.wait_for_function(ALL_SEEN, arg="[data-glow], .tray h2")
    lesson.get_by_role("button", name="Understood").click()
    expect(lesson.get_by_role("heading")).to_have_text("Your first land")
    squares = "article.board .areas > section:first-child .cell"
    expect(page.locator(squares)).to_have_count(16)
    page.wait_for_function(ALL_SEEN, arg=f"[data-glow], {squares}")


UNDER_THE_LESSON = """
() => {
  const lesson = document.querySelector('.lesson').getBoundingClientRect()
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const box = around.getBoundingClientRect()
      left = Math.max(left, box.left), top = Math.max(top, box.top)
      right = Math.min(right, box.right), bottom = Math.min(bottom, box.bottom)
    }
    return { left, top, right, bottom }
  }
  return [...document.querySelectorAll('[data-lesson]')].filter((element) => {
    const { left, top, right, bottom } = seen(element)
    if (right <= left || bottom <= top) return false
    return left < lesson.right && right > lesson.left && top < lesson.bottom - 1 && bottom > lesson.top + 1
  }).map((element) => element.dataset.target ?? element.className)
}
"""
"""What the lesson is about and covers, of that which can be seen."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["age-of-gods", "age-of-mythology", "through-the-ages"])
def test_on_a_low_screen_no_lesson_covers_what_it_is_about(visit: Visit, game: str, language: str) -> None:
    page = visit(size=(1280, 720), language=language)
    name = {"en": "Guided game", "fr": "Partie guidée"}[language]
    page.locator(f"article[data-game='{game}']").get_by_role("button", name=name).click()
    check_lessons(TablePage(page).ready(), {"en": "Understood", "fr": "Compris"}[language])


@pytest.mark.parametrize("game", ["age-of-gods", "age-of-mythology", "through-the-ages"])
def test_on_a_phone_no_lesson_covers_what_it_is_about(visit: Visit, game: str) -> None:
    page = visit(size=PHONE)
    page.locator(f"article[data-game='{game}']").get_by_role("button", name="Guided game").click()
    check_lessons(TablePage(page).ready(), "Understood")


def test_on_a_phone_no_price_lies_over_the_lesson(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.locator("article[data-game='through-the-ages']").get_by_role("button", name="Guided game").click()
    TablePage(page).ready().my_turn()
    lesson = page.locator(".lesson")
    for title in ("Through the Ages", "The first round"):
        expect(lesson.get_by_role("heading")).to_have_text(title)
        lesson.get_by_role("button", name="Understood").click()
    expect(lesson.get_by_role("heading")).to_have_text("The card row")
    page.locator("[data-glow][data-target^='space:']").first.tap()
    expect(page.locator(".prompt .forecast")).to_be_visible()
    page.wait_for_function(
        """() => {
          const button = document.querySelector('.lesson .act')
          const { left, top, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }"""
    )


def check_lessons(table: TablePage, understood: str) -> None:
    """None of the first lessons lies over what it is about."""
    page = table.page
    lesson = page.locator(".lesson")
    pointing = 0
    for _ in range(6):
        until = time.monotonic() + PATIENCE
        while not lesson.count() or page.locator("[data-picked]").count():
            assert time.monotonic() < until, f"no lesson; now: {table.situation}"
            table.step()
        title = lesson.get_by_role("heading").inner_text()
        page.wait_for_timeout(400)  # it looks again for what it is about, and the board makes room
        assert page.evaluate(UNDER_THE_LESSON) == [], title
        pointing += page.locator("[data-lesson]").count() > 0
        lesson.get_by_role("button", name=understood).click()
        table.settled()
    assert pointing > 1


def test_the_second_half_of_a_double_click_does_not_close_what_the_first_has_opened(
    table: TablePage,
) -> None:
    menu = table.page.get_by_role("button", name="Menu")
    box = menu.bounding_box()
    assert box is not None
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.page.mouse.dblclick(*point)
    opened = table.page.get_by_role("dialog")
    table.settled()
    expect(opened).to_be_visible()
    table.page.wait_for_timeout(600)
    table.page.mouse.click(*point)  # but a click beside it does, later
    expect(opened).to_be_hidden()


BANNERS = """
() => {
  window.banners = []
  window.seen = new Set()
  let before = null
  const look = () => {
    const banner = document.querySelector('.announcement')
    if (banner) window.seen.add(banner.innerText)
    const over = banner && document.querySelector('[data-glow]') ? banner.innerText : null
    if (over && over === before) window.banners.push(over)
    before = over
    requestAnimationFrame(look)
  }
  look()
}
"""
"""Notes which banners were seen, and which stood over choices for two frames: what has been chosen loses its mark a
frame later than a banner comes."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
@pytest.mark.parametrize("game", ["Age of Gods", "Age of Mythology"])
def test_no_banner_lies_over_what_is_asked_or_tells_of_ones_own_deed(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    page.emulate_media(reduced_motion="no-preference")
    table = play_now(page, game)
    page.evaluate(BANNERS)
    until = time.monotonic() + patient(60)
    seen: list[str] = []
    while not any(re.search(r" (plays|reveals) ", text) for text in seen):
        assert time.monotonic() < until, f"no card was played; now: {table.situation}"
        table.step()
        seen = page.evaluate("() => [...window.seen]")
    for _ in range(8):
        table.my_turn().step()
    over = [text for text in page.evaluate("() => window.banners") if "battle" not in text]
    assert over == []
    name = page.request.get("/api/me").json()["name"]
    assert [
        text for text in page.evaluate("() => [...window.seen]") if text.startswith(f"{name} plays")
    ] == []
