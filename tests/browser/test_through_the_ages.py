"""Through the Ages from the home page to the score sheet by clicking; the guided game; what two browsers never see."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludage.testing.through_the_ages import position
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pages import TablePage
from tests.browser.test_a_whole_game import look_back
from tests.browser.through_the_ages import WORDS, Hasty, apart, begin, middle
from tests.browser.through_the_ages_positions import WEAK, lay_out
from tests.browser.together import Ear, joined
from tests.patience import patient

A_GAME = patient(100)
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games" / "through-the-ages" / "lessons.ts"


def at_once(page: Page, words: Mapping[str, str]) -> None:
    """Let a complete choice be sent without another click."""
    page.get_by_role("checkbox", name=words["ask"]).uncheck()
    page.goto("/")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("variant", ["first-game", "full"])
def test_a_game_is_played_from_the_home_page_to_the_score_sheet(
    visit: Visit, language: str, variant: str
) -> None:
    words = WORDS[language]
    page = visit("/settings", language=language)
    at_once(page, words)
    table = begin(page, words, variant)
    player = Hasty(table, words)
    forecast = page.get_by_role("region", name=words["forecast"])
    while player.turns < 1 or not forecast.count():  # in my turn, when I may end it, it stands still
        player.step()
    expect(forecast).to_contain_text("+")
    player.play(A_GAME)
    assert player.turns > 8

    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2).first).to_have_text(re.compile(words["won"]))
    sheets = result.get_by_role("table")
    expect(sheets).to_have_count(2)
    scored = (
        variant == "first-game" or result.locator("p.last").count()
    )  # a full game may leave no event to score
    if scored:
        expect(result.get_by_role("row", name=words["before"])).to_have_count(2)
    for sheet in sheets.all():
        added_up(sheet, least=2 if scored else 0)
    expect(result.locator("svg[role=img]:not([viewBox='0 0 24 24'])")).to_have_count(5)  # the charts
    expect(result.get_by_role("heading", name=words["moments"])).to_be_visible()
    page.keyboard.press("Escape")
    again = table.prompt.locator("button.result")
    expect(again).to_be_focused()  # it opened by itself
    again.press("Enter")
    if variant == "full":
        result.get_by_role("button", name=words["replay"]).click()
        look_back(page)


def added_up(sheet: Locator, least: int) -> None:
    """The lines of a score sheet, at least so many, make its total; where nothing was scored there is only that."""
    *lines, total = [int(cell.replace("−", "-")) for cell in sheet.get_by_role("cell").all_inner_texts()]
    assert len(lines) >= least
    assert not lines or sum(lines) == total


def test_a_finger_that_stays_on_a_card_reads_it_and_takes_nothing(visit: Visit) -> None:
    page = visit(size=PHONE, language="fr")
    begin(page, WORDS["fr"], "full").my_turn()
    space = page.locator('[data-target^="space:"][data-glow]').first  # a bot that begins takes one before
    x, y = middle(space)
    target = space.get_attribute("data-target")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    card = page.get_by_role("tooltip")
    expect(card).to_be_visible()
    assert len(card.inner_text()) > 20
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_count(0)
    TablePage(page).settled()
    assert page.locator("[data-picked]").count() == 0
    page.touchscreen.tap(x, y)  # while a short one chooses
    expect(page.locator(f'[data-target="{target}"][data-picked]')).to_be_visible()


def test_the_guided_game_teaches_in_the_order_of_the_manual(visit: Visit) -> None:
    page = visit()
    table = begin(page, WORDS["en"], "first-game")
    page.goto(f"{page.url}?guide=1")
    table.ready()
    assert lessons(page, 3) == ["Through the Ages", "The first round", "The card row"]
    table.my_turn()
    assert table.click()
    table.confirm.first.click()
    table.end("End your turn")
    expect(table.prompt).to_contain_text(
        "Your actions"
    )  # before that the bot may do something worth a lesson
    assert lessons(page, 3) == ["Production", "Your actions", "Grow"]
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_be_hidden()  # the next one comes when that has been done
    assert table.click("bank:yellow")
    table.confirm.first.click()
    expect(lesson.get_by_role("heading")).to_have_text("Build")


def test_what_a_guided_game_says_about_the_end_comes_before_the_score_sheet(visit: Visit) -> None:
    words = WORDS["en"]
    page = visit("/settings")
    at_once(page, words)
    table = begin(page, words, "first-game")
    known = [lesson for lesson in re.findall(r"{ id: '([\w-]+)'", LESSONS.read_text()) if lesson != "final"]
    page.evaluate(
        "known => localStorage.setItem('ludage-lessons-through-the-ages', known)", json.dumps(known)
    )
    page.goto(f"{page.url}?guide=1")
    table.ready()
    Hasty(table, words).play(A_GAME)
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson.get_by_role("heading")).to_have_text("The end of the game")
    expect(page.get_by_role("dialog")).to_be_hidden()
    lesson.get_by_role("button", name="Understood").click()
    expect(page.get_by_role("dialog")).to_contain_text("wins the game")


def lessons(page: Page, count: int) -> list[str]:
    """The titles of the next lessons, none of which covers what it is about; each is closed in turn."""
    told = []
    lesson = page.get_by_role("region", name="Lesson")
    about = page.locator("[data-lesson]").first
    for _ in range(count):
        title = lesson.get_by_role("heading")
        told.append(title.inner_text())
        if len(told) > 1:
            expect(about).to_be_visible()
            assert apart(lesson, about), told[-1]
            assert not lesson.locator("[data-lesson]").count()
        lesson.get_by_role("button", name="Understood").click()
        if len(told) < count:
            expect(title).not_to_have_text(told[-1])
    return told


# ---- secrets --------------------------------------------------------------------------------------------------------

SECRETS = (["raid_i", "heavy_cavalry", "military_bonus_i"], ["plunder_i", "fighting_band", "legion"])
PREPARED = ("pestilence", "border_conflict")


def sit_down_together(visit: Visit) -> tuple[Page, Page]:
    """Ann opens a table and sends Ben the link."""
    ann = visit()
    ann.locator("article[data-game='through-the-ages']").get_by_role("button", name="With friends").click()
    form = ann.get_by_role("dialog")
    form.locator("input[name=players][value='2']").check()
    form.get_by_role("button", name="Open the table").click()
    ben = joined(visit, ann)
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, ben):
        TablePage(page).ready()
    return ann, ben


def test_two_browsers_never_see_each_others_military_cards(visit: Visit, server: Server) -> None:
    ann, ben = sit_down_together(visit)
    hands = [{**WEAK, "military": secret} for secret in SECRETS]
    known = {seat: [card] for seat, card in enumerate(PREPARED)}
    lay_out(server, {ann.url.rsplit("/", 1)[-1].split("?")[0]: position(*hands, future=known, age=1)})
    ears = [Ear(ann), Ear(ben)]
    tables = []
    for page in (ann, ben):
        page.reload()
        tables.append(TablePage(page).ready())
    tables[0].my_turn().end("End your turn")
    while tables[0].is_asked("Discard"):
        assert tables[0].click()
        tables[0].confirm.first.click()
    tables[1].my_turn().end("Pass")
    tables[1].until_asked("Your actions")
    for other, ear in enumerate(ears):
        own, secret = [*SECRETS[other], PREPARED[other]], [*SECRETS[1 - other], PREPARED[1 - other]]
        heard = "".join(ear.texts)
        assert all(f'"{card}"' in heard for card in own)  # the search finds what is there
        assert [card for card in secret if re.search(rf'[":]{card}"', heard)] == []
        mine, theirs = (one.positions()[-1]["view"]["own"]["military_hand"] for one in (ear, ears[1 - other]))
        assert ear.in_memory(mine) > 0
        assert sorted(mine) != sorted(theirs)
        assert ear.in_memory(theirs) == 0
