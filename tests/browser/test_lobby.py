"""Ways to a table: the sheet of Play now, the options of a new table, the waiting room."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import TablePage

GAME = "Through the Ages"
LEVELS = ["Novice", "Regular", "Strong", "Master"]
VARIANTS = ["Full game", "First game", "Shorter game", "Peaceful game"]


def sheet_of(page: Page, game: str = GAME) -> Locator:
    """What Play now opens."""
    page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
    return page.get_by_role("dialog", name=game)


def option(form: Locator, name: str) -> Locator:
    """The values of an option that are offered."""
    return form.get_by_role("group", name=name).get_by_role("radio")


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE], ids=["1440", "1280", "390"])
def test_play_now_opens_a_small_sheet(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sheet = sheet_of(page)
    expect(option(sheet, "Players")).to_have_count(3)
    opponents = sheet.get_by_role("combobox", name="Opponents")
    expect(opponents).to_have_value("novice")
    expect(opponents).to_have_accessible_description(re.compile("first game"))
    expect(opponents.get_by_role("option")).to_have_text(LEVELS)
    expect(option(sheet, "Variant")).to_have_count(len(VARIANTS))
    expect(sheet.get_by_text("Length:")).to_be_visible()
    expect(sheet.get_by_role("button", name="Begin the game")).to_be_in_viewport(ratio=1)


def test_the_first_game_is_the_default_for_who_has_not_finished_one(visit: Visit) -> None:
    page = visit()
    sheet = sheet_of(page)
    expect(sheet.get_by_role("radio", name="First game")).to_be_checked()
    expect(sheet).to_contain_text("about 90 minutes")
    sheet.get_by_role("button", name="Begin the game").click()
    TablePage(page).ready()
    finished = table_of(page)
    assert finished["options"]["variant"] == "first-game"

    # The same person, one game later, as the server would list it.
    over = {**finished, "status": "finished"}
    page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": [over]}))
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue my games")).to_be_visible()
    expect(sheet_of(page).get_by_role("radio", name="Full game")).to_be_checked()


def test_who_has_finished_a_game_meets_the_regular_bots_unless_he_chose_others(visit: Visit) -> None:
    page = visit()
    sheet = sheet_of(page)
    opponents = sheet.get_by_role("combobox", name="Opponents")
    expect(opponents).to_have_value("novice")
    sheet.get_by_role("button", name="Begin the game").click()
    TablePage(page).ready()
    began = table_of(page)
    assert {seat["bot"] for seat in began["seats"][1:]} == {"novice"}

    # The same person, one game later, as the server would list it.
    over = {**began, "status": "finished"}
    page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": [over]}))
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue my games")).to_be_visible()
    sheet_of(page)
    expect(opponents).to_have_value("regular")
    expect(opponents).to_have_accessible_description("Plays soundly and looks one move ahead.")
    page.keyboard.press("Escape")
    sheet_of(page, "Age of Gods")
    other = page.get_by_role("dialog", name="Age of Gods").get_by_role("combobox", name="Opponents")
    expect(other).to_have_value("novice")
    page.keyboard.press("Escape")

    # What he chose before there were levels is no level.
    page.evaluate("""() => localStorage.setItem('ludage-opening-through-the-ages', '{"level": "greedy"}')""")
    page.reload()
    expect(page.get_by_role("heading", name="Continue my games")).to_be_visible()
    sheet_of(page)
    expect(opponents).to_have_value("regular")


@pytest.mark.parametrize(
    ("language", "novice", "greedy", "description"),
    [
        ("en", "Bot: Novice", "Bot: Greedy", "Plays soundly and looks one move ahead."),
        ("fr", "Robot\u00a0: Débutant", "Robot\u00a0: Glouton", "Joue correctement, un coup à la fois."),
    ],
)
def test_the_waiting_room_says_what_the_bots_are(
    visit: Visit, language: str, novice: str, greedy: str, description: str
) -> None:
    page = visit(language=language)
    page.request.post("/api/guest", data={"name": "Ann", "language": language})
    made = page.request.post("/api/tables", data={"game": "age-of-gods", "players": 4}).json()
    page.request.post(f"/api/tables/{made['id']}/bots", data={"bot": "greedy", "seat": 3})
    page.goto(f"/table/{made['id']}")
    seats = page.locator(".seats li")
    expect(seats.nth(3)).to_contain_text(greedy)
    level = page.locator(".seats").get_by_role("combobox")
    expect(level).to_have_value("regular")
    expect(level).to_have_accessible_description(description)
    level.select_option("novice")
    seats.nth(1).get_by_role("button").click()
    expect(seats.nth(1)).to_contain_text(novice)
    assert [seat["bot"] for seat in table_of(page)["seats"]] == [None, "novice", None, "greedy"]


def test_the_waiting_room_proposes_the_level_of_the_sheet(visit: Visit) -> None:
    page = visit()
    page.get_by_role("article", name=GAME).get_by_role("button", name="With friends").click()
    form = page.get_by_role("dialog", name="New table")
    form.locator("input[name=bots][value='1']").check()
    form.get_by_role("combobox", name="Strength of the bots").select_option("strong")
    form.get_by_role("button", name="Open the table").click()
    expect(page.locator(".seats").get_by_role("combobox")).to_have_value("strong")
    page.reload()
    expect(page.locator(".seats").get_by_role("combobox")).to_have_value("strong")


def test_with_friends_proposes_the_first_game_as_well(visit: Visit) -> None:
    page = visit()
    page.get_by_role("article", name=GAME).get_by_role("button", name="With friends").click()
    form = page.get_by_role("dialog", name="New table")
    expect(form.get_by_role("radio", name="First game")).to_be_checked()
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    finished = table_of(page)
    assert finished["options"]["variant"] == "first-game"

    # The same person, one game later, as the server would list it.
    over = {**finished, "status": "finished"}
    page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": [over]}))
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue my games")).to_be_visible()
    page.get_by_role("article", name=GAME).get_by_role("button", name="With friends").click()
    expect(form.get_by_role("radio", name="Full game")).to_be_checked()


def test_what_was_chosen_in_the_sheet_is_remembered(visit: Visit) -> None:
    page = visit()
    sheet = sheet_of(page)
    option(sheet, "Players").nth(1).check()
    sheet.get_by_role("combobox", name="Opponents").select_option("strong")
    sheet.get_by_role("radio", name="Peaceful game").check()
    expect(sheet).to_contain_text("about 180 minutes")
    sheet.get_by_role("button", name="Begin the game").click()
    TablePage(page).ready()
    table = table_of(page)
    assert (table["players"], table["options"]["variant"]) == (3, "peaceful")
    assert [seat["bot"] for seat in table["seats"]] == [None, "strong", "strong"]
    page.goto("/")
    sheet = sheet_of(page)
    expect(option(sheet, "Players").nth(1)).to_be_checked()
    expect(sheet.get_by_role("combobox", name="Opponents")).to_have_value("strong")
    expect(sheet.get_by_role("radio", name="Peaceful game")).to_be_checked()


def table_of(page: Page) -> dict[str, Any]:
    """The table that the page shows, as the server knows it."""
    found = re.search(r"/table/([0-9a-f]+)", page.url)
    assert found is not None
    table: dict[str, Any] = page.request.get(f"/api/tables/{found[1]}").json()
    return table


def test_options_that_do_not_apply_are_not_offered(visit: Visit) -> None:
    page = visit("/new/through-the-ages")
    form = page.get_by_role("dialog")
    pacts = form.get_by_role("group", name="Harmless pacts")
    form.get_by_role("radio", name="Full game").check()
    expect(form.get_by_role("group", name="Global conflict")).to_be_visible()
    expect(pacts).to_have_count(0)
    form.get_by_role("radio", name="Peaceful game").check()
    expect(pacts).to_be_visible()
    pacts.get_by_role("radio", name="Yes").check()
    option(form, "Players").first.check()  # two
    expect(pacts).to_have_count(0)
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert table_of(page)["options"] == {
        "variant": "peaceful",
        "harmless_pacts": "no",
        "global_conflict": "no",
        "impact_ranking": "manual",
    }
    page.goto("/new/age-of-mythology")
    expect(option(form, "Cultures")).to_have_count(3)  # of four players
    option(form, "Players").first.check()
    expect(option(form, "Cultures")).to_have_count(2)


@pytest.mark.parametrize(
    ("language", "game", "line"),
    [
        (
            "en",
            "through-the-ages",
            "When an age ends, everybody scores their lead in strength over the weakest.",
        ),
        ("fr", "age-of-mythology", "Son pouvoir coûte n’importe quelle unité."),
    ],
)
def test_each_option_says_in_a_line_what_it_does(visit: Visit, language: str, game: str, line: str) -> None:
    page = visit(f"/new/{game}", language=language)
    expect(page.get_by_role("dialog").get_by_text(line)).to_be_visible()


def test_the_waiting_room_names_variant_and_options(visit: Visit) -> None:
    page = visit("/new/through-the-ages")
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name="Shorter game").check()
    form.get_by_role("group", name="Global conflict").get_by_role("radio", name="Yes").check()
    form.get_by_role("button", name="Open the table").click()
    head = page.locator("main .head")
    expect(head).to_contain_text("Variant: Shorter game")
    expect(head).to_contain_text("Global conflict: Yes")
    expect(head).not_to_contain_text("Harmless pacts")
    page.get_by_role("button", name="Français").click()
    expect(head).to_contain_text("Variante\u00a0: Partie plus courte")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_waiting_room_gives_each_option_the_whole_width(visit: Visit, language: str) -> None:
    page = visit("/new/through-the-ages", size=PHONE, language=language)
    opens = {"en": "Open the table", "fr": "Ouvrir la table"}
    page.get_by_role("dialog").get_by_role("button", name=opens[language]).click()
    values = page.locator("main .head dd")
    expect(values.first).to_be_visible()
    assert all(box["width"] > 240 for value in values.all() if (box := value.bounding_box()))
