"""What happened while I was away: only that, beside the board, and gone when it has been read or play goes on."""

import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import PATIENCE, TablePage, play_now
from tests.browser.test_pages import faults
from tests.browser.together import Ear, sit_down_together

COVERED = """
() => {
  const [away, board] = ['.away', '.board'].map((one) => document.querySelector(one).getBoundingClientRect())
  return away.left < board.right && away.right > board.left && away.top < board.bottom && away.bottom > board.top
}
"""
ROWS = "() => [...document.querySelectorAll('.away [data-row]')].map((one) => +one.dataset.row)"
HIDE = """
hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
"""


def away_in(page: Page) -> Locator:
    """What tells of it."""
    return page.get_by_role("region", name=re.compile("While you were away|Pendant votre absence"))


def come_back(page: Page, seen: int = 1) -> Locator:
    """As if this page had last been looked at when so many rows of the game had passed."""
    table_id = page.url.rsplit("/", 1)[-1]
    page.evaluate("([id, seen]) => localStorage.setItem(`ludage-seen-${id}`, `${seen}`)", [table_id, seen])
    page.reload()
    TablePage(page).ready()
    return away_in(page)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE], ids=["1440", "1280", "390"])
def test_what_was_missed_stands_beside_the_board_without_my_own_deeds(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    play_now(page).until_asked(r"[Ll]aunch an attack")
    ear = Ear(page)
    away = come_back(page)
    expect(away).to_contain_text("fortifies")
    assert away.evaluate("one => one.getBoundingClientRect().top < innerHeight - 100")
    assert not page.evaluate(COVERED)
    position = ear.positions()[0]
    mine = {row["seq"] for row in position["happened"] if row["seat"] == position["seat"]}
    rows = set(page.evaluate(ROWS))
    assert mine
    assert rows & mine == set()
    assert rows == {
        row["seq"]
        for row in position["happened"]
        if row["events"] and row["seq"] > 1 and row["seq"] not in mine
    }
    assert faults(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
def test_what_was_missed_goes_when_i_play_on(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = play_now(page).until_asked(r"[Ll]aunch an attack")
    away = come_back(page)
    expect(away).to_be_visible()
    page.keyboard.press("l")
    choices = page.get_by_role("dialog")
    text = choices.get_by_role("listitem").first.get_by_role("button").get_attribute("data-text")
    choices.get_by_role("textbox").fill(text or "")
    choices.get_by_role("textbox").press("Enter")
    expect(choices).to_be_hidden()
    expect(away).to_be_hidden()
    if size == PHONE:
        expect(page.get_by_role("tab", name="Hand")).to_have_attribute("aria-selected", "true")
    else:
        expect(table.log).to_contain_text("While you were away")  # where it began is still marked


def test_what_was_missed_goes_once_read(visit: Visit) -> None:
    page = visit(size=PHONE)
    table = play_now(page).until_asked(r"[Ll]aunch an attack")
    away = come_back(page)
    expect(away).to_be_visible()
    outside = table.prompt.locator(".asked").first
    lines = away.get_by_role("paragraph")
    first, last = lines.first, lines.last
    page.set_viewport_size({"width": PHONE[0], "height": 500})
    expect(first).to_be_in_viewport()
    last.scroll_into_view_if_needed()
    away.locator("i").last.scroll_into_view_if_needed()
    away.get_by_role("heading").click()
    expect(away).to_be_visible()
    outside.tap()
    expect(away).to_be_hidden()


def can_act(table: TablePage) -> bool:
    """Whether something is asked of this player."""
    table.settled()
    return bool(table.targets() or table.offers.count())


def act(table: TablePage) -> None:
    """Choose something from the list, in the middle of it; when that has closed, the others have been told."""
    table.page.keyboard.press("l")
    choices = table.page.get_by_role("dialog")
    listed = choices.get_by_role("listitem").get_by_role("button")
    expect(listed.first).to_be_attached()
    box = choices.get_by_role("textbox")
    box.fill(listed.nth(listed.count() // 2).get_attribute("data-text") or "")
    box.press("Enter")
    expect(choices).to_be_hidden()
    while table.prompt.get_by_role("button", name="Not yet").count():
        table.confirm.click()
        table.settled()


def play(tables: Sequence[TablePage], lines: int) -> None:
    """Play until the first of them can read so many lines, and the last has something to choose."""
    until = time.monotonic() + PATIENCE
    while tables[0].log.get_by_role("paragraph").count() < lines or not can_act(tables[-1]):
        assert time.monotonic() < until, f"too little happened; now: {tables[0].situation}"
        for table in tables:
            if can_act(table):
                act(table)
                break


def test_what_was_missed_goes_when_the_others_play_on(visit: Visit) -> None:
    ann, ben = sit_down_together(visit)
    ann.get_by_role("button", name="Begin the game").click()
    tables = [TablePage(page).ready() for page in (ann, ben)]
    play(tables, 14)
    away = come_back(ann)
    expect(away).to_be_visible()
    act(tables[1])
    expect(away).to_be_hidden()


def test_what_came_while_the_page_was_hidden_is_told_and_what_was_seen_is_not(visit: Visit) -> None:
    ann, ben = sit_down_together(visit)
    ann.get_by_role("button", name="Begin the game").click()
    mine, other = (TablePage(page).ready() for page in (ann, ben))
    mine.my_turn()
    ear = Ear(ann)
    ann.reload()
    mine.ready().my_turn()
    seen = ear.positions()[-1]["seq"]
    ann.evaluate(HIDE, True)
    play([mine, other], 14)
    newest = ear.positions()[-1]
    happened = {row["seq"]: row for one in ear.positions() for row in one["happened"]}.values()
    missed = [row["seq"] for row in happened if row["seq"] > seen and row["seat"] != newest["seat"]]
    ann.evaluate(HIDE, False)
    expect(away_in(ann)).to_be_visible()
    assert set(ann.evaluate(ROWS)) == set(missed)
    ann.evaluate(HIDE, True)
    ann.evaluate(HIDE, False)
    expect(away_in(ann)).to_be_visible()  # nothing new, and not read yet
