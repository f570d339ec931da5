"""Two people at one table: invitations, secrets, broken connections."""

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Server, Visit
from tests.browser.pages import PATIENCE, TablePage, play_now
from tests.browser.together import Ear, lists_in, sit_down_together


def seed_of(server: Server, table_id: str) -> str:
    """What all luck of the table comes from, as only its server knows it."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite3")) as database:
        (seed,) = database.execute("SELECT seed FROM table_ WHERE id = ?", (table_id,)).fetchone()
    return str(seed)


def test_two_browsers_play_one_table_and_neither_sees_the_others_secrets(
    visit: Visit, server: Server
) -> None:
    ann, ben = sit_down_together(visit)
    ears = [Ear(ann), Ear(ben)]
    ann.reload()
    ben.reload()
    ann.get_by_role("button", name="Begin the game").click()
    tables = [TablePage(page).ready() for page in (ann, ben)]

    offers = []
    for ear, table in zip(ears, tables, strict=True):
        table.my_turn()
        offers.append(ear.positions()[-1]["view"]["own"]["gods"])
    for other, ear in enumerate(ears):
        secret = offers[1 - other]
        assert not any(f'"god:{god}"' in text or f'"{god}"' in text for god in secret for text in ear.texts)
        assert ear.in_memory(offers[other]) > 0
        assert ear.in_memory(secret) == 0

    for _ in range(12):
        for table in tables:
            if table.confirm.count() or table.glowing.count() or table.offers.count():
                table.step()
    hands = [ear.positions()[-1]["view"]["own"]["hand"] for ear in ears]
    for other, ear in enumerate(ears):
        mine, secret = hands[other], hands[1 - other]
        assert ear.in_memory(mine) > 0  # the search finds what is there
        if sorted(mine) != sorted(secret):
            assert ear.in_memory(secret) == 0
        past = [sorted(one["view"]["own"]["hand"]) for one in ears[1 - other].positions()]
        own = [sorted(one["view"]["own"]["hand"]) for one in ear.positions()]
        heard = [found for position in ear.positions() for found in lists_in(position)]
        assert [hand for hand in past if len(hand) > 2 and hand in heard and hand not in own] == []
        for position in ear.positions():
            theirs = position["view"]["seats"][1 - other]
            assert "own" not in theirs
            hidden = [card for card in theirs["destiny"] if card and card["place"] != "revealed"]
            assert not any("people" in card for card in hidden if other not in card["seen_by"])
    seed = seed_of(server, ann.url.rsplit("/", 1)[-1])
    assert len(seed) >= 16
    for ear in ears:
        assert not any(seed in text or str(int(seed, 16)) in text for text in ear.texts)


def test_a_move_that_taught_nobody_anything_can_be_taken_back(visit: Visit) -> None:
    ann, ben = sit_down_together(visit)
    ann.get_by_role("button", name="Begin the game").click()
    tables = [TablePage(page).ready() for page in (ann, ben)]
    table = first_asked(tables, r"[Yy]ou may fortify")
    asked, targets = table.question, table.targets()
    assert table.click()
    table.confirm.first.click()
    take_back = table.prompt.get_by_role("button", name="Take back")
    read(take_back)
    take_back.click()
    expect(table.log.get_by_text("takes a move back")).to_be_visible()
    expect(table.prompt.locator(".asked").first).to_contain_text(asked)
    assert table.settled().targets() == targets


def read(button: Locator) -> None:
    """It has been there long enough: where another click was just made, it takes none before."""
    page, shown = button.page, button.element_handle()
    page.wait_for_function("shown => performance.now() - Number(shown.dataset.ends) > 1000", arg=shown)


def first_asked(tables: list[TablePage], pattern: str) -> TablePage:
    """Both play until one of them is asked this."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for table in tables:
            if table.is_asked(pattern):
                return table
            table.step()
    raise AssertionError(f"never asked: {pattern}")


def test_a_table_is_chatted_at(visit: Visit) -> None:
    ann, ben = sit_down_together(visit)
    ann.get_by_role("textbox", name="Say something").fill("Good <b>luck</b>!")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("log", name="Chat")).to_contain_text("Good <b>luck</b>!")


def test_a_game_goes_on_after_the_connection_was_lost(visit: Visit, server: Server) -> None:
    page = visit()
    table = play_now(page).until_asked(r"[Ll]aunch an attack")
    lines = table.log.inner_text()
    server.stop()
    expect(page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert table.log.inner_text() == lines  # nothing lost, nothing twice
    table.until_asked(r"[Ww]hich card do you play")


def test_coming_back_tells_what_happened_meanwhile(visit: Visit) -> None:
    page = visit()
    play_now(page).until_asked(r"[Ll]aunch an attack")
    table_id = page.url.rsplit("/", 1)[-1]
    page.evaluate("id => localStorage.setItem(`ludage-seen-${id}`, '1')", table_id)  # I left early on
    page.reload()
    TablePage(page).ready()
    away = page.get_by_role("region", name="While you were away")
    expect(away).to_contain_text("fortifies")
    away.get_by_role("button", name="Close").click()
    expect(away).to_be_hidden()
