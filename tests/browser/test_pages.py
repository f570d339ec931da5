"""Every page: what is on it, without a serious accessibility fault, quickly, in light and dark."""

import random
import re
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

import ludage
from ludage.core import record
from ludage.core.journal import Journal
from ludage.texts import Texts
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.measure import bundle
from tests.browser.pages import TablePage, play_now

GAMES = ("Age of Gods", "Age of Mythology", "Through the Ages")
PAGES = ("/", "/watch", "/replays", "/rules", "/settings", "/join", "/no-such-page")


def faults(page: Page) -> list[str]:
    """What axe finds that is serious."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_no_page_has_a_serious_accessibility_fault(visit: Visit, dark: bool) -> None:
    page = visit(dark=dark)
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert faults(page) == [], path


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_the_table_has_no_serious_accessibility_fault(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = play_now(page).my_turn()
    assert faults(page) == []
    table.until_asked(r"[Ll]aunch an attack").click()
    assert faults(page) == []
    table.page.keyboard.press("l")
    assert faults(page) == []


def test_a_stranger_finds_everything_on_the_home_page(visit: Visit) -> None:
    page = visit()
    for game in GAMES:
        expect(page.get_by_role("article", name=game)).to_be_visible()
    for name in ("Play", "Watch", "Replays", "Rules"):
        expect(page.get_by_role("link", name=name, exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_have_count(3)


def test_a_game_that_waits_for_me_is_offered_on_the_home_page(table: TablePage) -> None:
    table.my_turn()
    table.page.goto("/")
    expect(table.page.get_by_text("one waits for you")).to_be_visible()
    table.page.get_by_role("link", name=re.compile("^Open: .*’s table")).last.click()
    TablePage(table.page).ready()


def test_a_record_of_ones_own_is_replayed(visit: Visit, tmp_path: Path) -> None:
    game = ludage.game("age-of-gods")
    journal = Journal(game, 3, 42)
    luck = random.Random(5)
    while journal.state.to_act:
        seat = journal.state.to_act[0]
        journal.play(seat, luck.choice(journal.state.legal(seat)))
    file = tmp_path / "game.txt"
    file.write_text(record.write(journal), encoding="utf-8")
    page = visit("/replays")
    page.locator("input[type=file]").set_input_files(file)
    TablePage(page).ready()
    expect(page.locator("output")).to_contain_text(f"of {len(journal.actions)}")


@pytest.mark.parametrize(("language", "heading"), [("en", "The idea of the game"), ("fr", "L’idée du jeu")])
@pytest.mark.parametrize("game", ludage.game_ids())
def test_the_rules_begin_with_the_idea_of_the_game(
    visit: Visit, game: str, language: str, heading: str
) -> None:
    page = visit(f"/rules/{game}", language=language)
    chapters = page.locator(".book").get_by_role("heading", level=2)
    expect(chapters.nth(1)).to_be_visible()
    expect(chapters.first).to_have_text(heading)
    idea = Texts(language, ludage.game(game).texts).say("game-idea")
    expect(page.locator(".book .chapter + p")).to_have_text(idea)
    page.get_by_role("searchbox").fill("21")
    expect(page.get_by_text(heading)).to_have_count(0)


def test_the_rules_are_searched_in_the_readers_language(visit: Visit) -> None:
    page = visit("/rules")
    everything = page.get_by_role("status").filter(has_text="rules")
    expect(everything).to_be_visible()
    page.get_by_role("searchbox").fill("wrath")
    expect(page.locator("article").first).to_contain_text("wrath", ignore_case=True)
    page.get_by_role("button", name="Français").click()
    page.get_by_role("searchbox").fill("colère")
    expect(page.locator("article").first).to_contain_text("colère", ignore_case=True)


@pytest.mark.parametrize(("language", "first"), [("en", "Game Contents"), ("fr", "Matériel")])
def test_headings_of_the_rules_have_no_numbers_of_the_rulebook(
    visit: Visit, language: str, first: str
) -> None:
    page = visit("/rules/age-of-mythology", language=language)
    headings = page.locator(".rules .chapter")
    expect(headings.filter(has_text=first).first).to_be_visible()
    assert [text for text in headings.all_inner_texts() if re.match(r"[IVX]+ ", text)] == []


def test_a_guest_names_himself_and_keeps_his_games_with_an_account(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_role("textbox", name="Name").fill("Zoé")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("link", name="Zoé’s settings")).to_be_visible()
    page.get_by_role("textbox", name="Login").fill(f"zoe{time.time_ns()}")
    page.get_by_role("textbox", name="Password").fill("correct horse")
    page.locator("form").get_by_role("button", name="Register").click()
    expect(page.get_by_text("You have an account")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Zoé’s settings")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_player_loads_little_from_the_home_page_to_the_table(visit: Visit, game: str) -> None:
    """Compressed, with fonts and pictures; the boards of the other games stay where they are."""
    page = visit()
    play_now(page, game)
    sizes: list[int] = page.evaluate(
        "() => performance.getEntries().filter(e => e.encodedBodySize && !e.name.includes('/api/'))"
        ".map(e => e.encodedBodySize)"
    )
    assert len(sizes) > 5
    assert sum(sizes) < 260_000


def test_the_whole_client_is_small(server: Server) -> None:
    """Every page, board, font and picture in one language, as a browser gets it."""
    assert 100_000 < bundle(server.address) < 400_000
