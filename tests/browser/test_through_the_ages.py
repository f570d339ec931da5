"""Through the Ages from the home page to the score sheet by clicking; its dialogues from prepared positions."""

import json
import re
import sqlite3
import time
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import GAME, position
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pages import PATIENCE, SHORT, WHERE_TO_CLICK, TablePage
from tests.browser.test_a_whole_game import look_back
from tests.browser.test_pages import faults
from tests.browser.together import Ear, joined

A_GAME = 300.0
LOOK = f"""
() => ({{
  over: !!document.querySelector('.prompt .act.result'),
  asked: document.querySelector('.prompt .asked')?.textContent ?? '',
  picked: !!document.querySelector('[data-picked]'),
  glowing: ({WHERE_TO_CLICK})(),
  answers: [...document.querySelectorAll('.prompt .buttons .act, .prompt .buttons .offer')].map((button) => {{
    const box = button.getBoundingClientRect()
    const at = [box.x + box.width / 2, box.y + box.height / 2]
    return {{ act: button.classList.contains('act'), text: button.textContent, at }}
  }}),
}})
"""
"""Everything that there is to click."""

WORDS = {
    "en": {
        "friends": "With friends",
        "level": "Strength of the bots",
        "variant": "Variant",
        "begin": "Begin the game",
        "ask": "Ask before a complete choice is sent",
        "end": "End your turn",
        "resign": "Resign",
        "forecast": "If you end now",
        "won": r"wins the game|share the victory",
        "before": "Culture before the final scoring",
        "moments": "Key moments",
        "replay": "Replay",
    },
    "fr": {
        "friends": "Entre amis",
        "level": "Force des robots",
        "variant": "Variante",
        "begin": "Commencer la partie",
        "ask": "Demander avant d’envoyer un choix complet",
        "end": "Terminer votre tour",
        "resign": "Abandonner",
        "forecast": "Si vous finissez ici",
        "won": r"gagne la partie|partagent la victoire",
        "before": "Culture avant le décompte final",
        "moments": "Moments clés",
        "replay": "Revoir",
    },
}


def begin(page: Page, words: Mapping[str, str], variant: str) -> TablePage:
    """A table of two, with a bot, from the home page."""
    page.locator("article[data-game='through-the-ages']").get_by_role("button", name=words["friends"]).click()
    form = page.get_by_role("dialog")
    form.locator("input[name=players][value='2']").check()
    form.locator("input[name=bots][value='1']").check()
    form.get_by_role("combobox", name=words["level"]).select_option("random")
    form.get_by_role("combobox", name=words["variant"]).select_option(variant)
    form.get_by_role("button", name=words["begin"]).click()
    return TablePage(page).ready()


class Hasty:
    """Plays one thing a turn, one that can be clicked, and ends it."""

    def __init__(self, table: TablePage, words: Mapping[str, str]) -> None:
        self.table, self.words = table, words
        self.answered: set[str] = set()
        """The questions of this turn to which something on the board was the answer."""
        self.turns = 0

    def play(self, seconds: float) -> None:
        """To the end of the game."""
        until = time.monotonic() + seconds
        while self.step():
            assert time.monotonic() < until, f"the game did not end; now: {self.table.situation}"

    def step(self) -> bool:
        """One click, if there is anything to click. False when the game is over."""
        seen: dict[str, Any] = self.table.page.evaluate(LOOK)
        if seen["over"]:
            return False
        question = re.sub(r"\d+", "", seen["asked"])
        answers = [one for one in seen["answers"] if self.words["resign"] not in one["text"]]
        sure = [one for one in answers if one["act"]]
        if sure:
            self._click(sure[0])
        elif seen["glowing"] and (seen["picked"] or not answers or question not in self.answered):
            self.answered.add(question)
            self._click(seen["glowing"][self.turns % len(seen["glowing"])])
        elif answers:
            if self.words["end"] in answers[-1]["text"]:
                self.answered.clear()
                self.turns += 1
            self._click(answers[-1])
        else:
            time.sleep(SHORT)
        return True

    def _click(self, one: Mapping[str, Any]) -> None:
        self.table.page.mouse.click(*one["at"])
        self.table.settled()


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
    box = space.bounding_box()
    assert box is not None
    target = space.get_attribute("data-target")
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    card = page.get_by_role("tooltip")
    expect(card).to_be_visible()
    assert len(card.inner_text()) > 20
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_count(0)
    TablePage(page).settled()
    assert page.locator("[data-picked]").count() == 0
    page.touchscreen.tap(point["x"], point["y"])  # while a short one chooses
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
    table.prompt.get_by_role("button", name="End your turn").click()
    expect(table.prompt).to_contain_text(
        "Your actions"
    )  # before that the bot may do something worth a lesson
    assert lessons(page, 4) == ["Production", "Your actions", "Grow", "Build"]


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


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    along = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return along <= 0 or down <= 0


# ---- prepared positions ---------------------------------------------------------------------------------------------

STRONG = {
    "workers": {"warriors": 3, "swordsmen": 3, "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1},
    "yellow": 5,
    "unused": 1,
    "culture": 20,
    "science": 10,
    "resources": 4,
    "food": 3,
}
WEAK = {
    "workers": {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 2, "religion": 1},
    "yellow": 9,
    "unused": 1,
    "culture": 15,
    "science": 12,
    "resources": 4,
    "food": 3,
}


def after(state: Position, seat: int, action: str) -> Position:
    """The position in which a rival has done this."""
    state.apply(seat, GAME.actions.parse(action))
    return state


def my_actions() -> Position:
    """Everything lies open, and it is my turn."""
    return position(
        {**WEAK, "hand": ["irrigation"], "food": 8},
        {**STRONG, "leader": "homer"},
        WEAK,
        age=1,
        row=["iron", "drama", "knights", "alchemy", "masonry", "bread_and_circuses", "theology"],
    )


DEVELOPED = {
    "workers": {
        "agriculture": 1,
        "irrigation": 2,
        "selective_breeding": 2,
        "bronze": 1,
        "iron": 2,
        "coal": 2,
        "philosophy": 1,
        "scientific_method": 2,
        "religion": 1,
        "theology": 1,
        "printing_press": 2,
        "opera": 2,
        "drama": 1,
        "bread_and_circuses": 1,
        "swordsmen": 2,
        "riflemen": 2,
        "knights": 2,
        "cannon": 1,
    },
    "techs": ["computers", "alchemy", "mechanized_agriculture", "air_forces"],
    "yellow": 2,
    "unused": 1,
    "culture": 84,
    "science": 14,
    "government": "constitutional_monarchy",
    "leader": "napoleon_bonaparte",
    "wonders": ["pyramids", "great_wall", "eiffel_tower"],
    "wonder": ("hollywood", 1),
    "colonies": ["strategic_territory_i", "developed_territory_ii"],
    "specials": ["warfare", "code_of_laws", "navigation", "architecture"],
    "tactic": "napoleonic_army",
    "hand": ["multimedia", "rockets", "albert_einstein"],
    "military": ["raid_iii", "military_bonus_iii"],
    "tokens": {"agriculture": 2, "irrigation": 1, "bronze": 1, "coal": 2},
}
"""Four rows of technologies and something of everything else."""

POSITIONS: dict[str, Callable[[], Position]] = {
    "developed": lambda: position(
        DEVELOPED,
        {**WEAK, "war": ("war_over_territory_ii", 0)},
        WEAK,
        age=3,
        round=15,
        row=["tanks", "democracy"],
        tactics=["phalanx", "medieval_army", "napoleonic_army", "conquistadors", "fortifications"],
        current=["impact_of_colonies"],
    ),
    "auction": lambda: position(
        {**STRONG, "military": ["good_harvest"]}, WEAK, phase="politics", current=["inhabited_territory_i"]
    ),
    "aggression": lambda: position({**STRONG, "military": ["raid_i"]}, WEAK, phase="politics"),
    "defence": lambda: after(
        position(
            {**WEAK, "military": ["military_bonus_i", "legion"]},
            {**STRONG, "military": ["raid_i"]},
            phase="politics",
            active=1,
        ),
        1,
        "aggression raid_i 0",
    ),
    "plunder": lambda: position({**STRONG, "military": ["plunder_i"]}, WEAK, phase="politics"),
    "terror": lambda: position(
        {**WEAK, "military": ["good_harvest"], "unused": 0, "yellow": 10},
        STRONG,
        phase="politics",
        current=["reign_of_terror"],
    ),
    "calm": lambda: position({**WEAK, "yellow": 16}, WEAK, age=1),
    "unrest": lambda: position(
        {
            **WEAK,
            "workers": {"warriors": 1, "agriculture": 4, "bronze": 5, "philosophy": 2},
            "yellow": 6,
            "unused": 0,
        },
        WEAK,
        age=1,
        row=["irrigation", "iron", "knights", "theology", "drama", "alchemy", "pyramids"],
    ),
    "discard": lambda: after(
        position(
            {
                **WEAK,
                "hand": ["patriotism_a", "frugality_a", "masonry", "irrigation"],
                "military": ["legion", "phalanx", "raid_i", "military_bonus_i"],
            },
            WEAK,
        ),
        0,
        "end",
    ),
    "actions": my_actions,
    "confirm": my_actions,
    "taps": my_actions,
    "shown": my_actions,
    "war": lambda: position({**STRONG, "military": ["war_over_territory_ii"]}, WEAK, phase="politics", age=2),
    "pact": lambda: after(
        position(
            WEAK, {**WEAK, "military": ["trade_routes_agreement"]}, WEAK, phase="politics", active=1, age=1
        ),
        1,
        "pact trade_routes_agreement 0 a",
    ),
}


def lay_out(server: Server, tables: Mapping[str, Position]) -> None:
    """Put these positions on their tables, as if the games had come to them."""
    server.stop()
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        for table, state in tables.items():
            database.execute("DELETE FROM move WHERE table_id = ?", [table])
            database.execute("DELETE FROM snapshot WHERE table_id = ?", [table])
            database.execute(
                "INSERT INTO snapshot (table_id, number, position) VALUES (?, 0, ?)", [table, state.to_json()]
            )
            database.execute(
                "UPDATE table_ SET seq = 0, to_act = ? WHERE id = ?", [json.dumps(state.to_act), table]
            )
    database.close()
    server.start()


class Prepared:
    """Tables of one person against bots, each with a position in which something is about to happen."""

    def __init__(self, server: Server) -> None:
        made = {name: make() for name, make in POSITIONS.items()}
        with httpx.Client(base_url=server.address) as client:
            client.post("/api/guest", json={"language": "en"}).raise_for_status()
            self.tables = {name: self._table(client, state.players) for name, state in made.items()}
            self.cookies = [
                {"name": one.name, "value": one.value or "", "url": server.address}
                for one in client.cookies.jar
            ]
        lay_out(server, {self.tables[name]: state for name, state in made.items()})

    def _table(self, client: httpx.Client, players: int) -> str:
        wanted = {"game": GAME.id, "players": players, "public": False, "bots": "random"}
        return str(client.post("/api/tables", json=wanted).raise_for_status().json()["id"])

    def open(self, page: Page, name: str) -> TablePage:
        """Come back to a table."""
        page.context.add_cookies(self.cookies)  # type: ignore[arg-type]
        page.goto(f"/table/{self.tables[name]}")
        return TablePage(page).ready().my_turn()


@pytest.fixture(scope="module")
def prepared(server: Server) -> Prepared:
    """The tables of `POSITIONS`."""
    return Prepared(server)


def choose(table: TablePage, *targets: str) -> None:
    """Click these one after the other, except those that have been picked by themselves, and confirm."""
    for target in targets:
        if not table.page.locator(f"[data-picked][data-target='{target}']").count():
            assert table.click(target), f"{target} cannot be clicked; what glows: {sorted(table.targets())}"
    table.confirm.first.click()


def test_a_double_click_on_confirm_does_one_thing(visit: Visit, prepared: Prepared) -> None:
    """What is offered next under the same pixel is the end of the turn."""
    page = visit()
    table = prepared.open(page, "confirm")
    end = table.prompt.get_by_role("button", name="End your turn")
    assert table.click("space:1")
    box = table.confirm.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*at)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect(end).to_be_visible()
    under = "at => document.elementFromPoint(...at)?.closest('button')?.textContent ?? ''"
    assert "End your turn" in page.evaluate(under, list(at))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(table.log).to_contain_text("takes Iron")
    page.wait_for_timeout(500)
    expect(end).to_be_visible()
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect(end).to_be_hidden()  # a click of its own does end it


def test_a_double_tap_on_confirm_does_one_thing(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "taps")
    page.locator("[data-target='space:1']").tap()
    box = table.confirm.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*at)
    page.touchscreen.tap(at[0] + 4, at[1] + 4)
    page.locator("#tab-log").tap()
    expect(table.log).to_contain_text("takes Iron")
    page.wait_for_timeout(500)
    expect(table.prompt.get_by_role("button", name="End your turn")).to_be_visible()


def test_a_rival_is_looked_at_in_full_and_left_again(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "actions")
    offered = table.offers.count()
    mine = page.locator("section.civ").get_attribute("aria-label")
    glowing = page.locator(".civ [data-glow]").count()
    assert glowing
    frame = page.locator("article.seat[data-seat='1']")
    frame.get_by_text("Homer").click()
    civilization = page.locator("section.civ")
    expect(civilization).to_contain_text("Homer")
    expect(page.get_by_role("tooltip")).to_be_hidden()  # nothing was refused
    table.settled()
    assert page.locator(".civ [data-glow], .civ [role=button], .civ [aria-disabled]").count() == 0
    assert table.offers.count() == offered + 1
    assert faults(page) == []
    home = table.prompt.get_by_role("button", name="Back to your board")
    home.click()
    expect(civilization).to_have_attribute("aria-label", mine or "")
    expect(page.locator(".civ [data-glow]")).to_have_count(glowing)
    look = page.get_by_role("group", name="Players").get_by_role("button", name=re.compile("Show .* in full"))
    look.nth(1).focus()
    page.keyboard.press("Enter")
    expect(look.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(civilization).to_contain_text("Homer")
    page.keyboard.press("Escape")
    expect(civilization).to_have_attribute("aria-label", mine or "")


def test_what_lies_on_a_closed_page_is_one_button_away(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "discard")
    page.locator("#tab-log").tap()
    expect(table.offers).to_have_count(1)
    table.offers.get_by_text("Hand").tap()
    expect(page.locator(".tab-panel [data-glow]").first).to_be_visible()
    expect(table.offers).to_have_count(0)


def test_what_alone_can_follow_needs_no_click(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "actions")
    bank = page.locator("[data-target='bank:yellow']")
    bank.hover()
    popover = page.get_by_role("tooltip")
    expect(popover).to_contain_text("Increase your population")
    bank.click()
    expect(page.locator("[data-picked]")).to_have_count(2)
    expect(table.confirm).to_contain_text("Increase your population")
    table.prompt.get_by_role("button", name="Back").click()
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_the_mouse_moves_along_the_row_from_card_to_card(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "actions")
    cards = page.locator(".row [data-target^='space:']")
    popover = page.get_by_role("tooltip")
    for at in range(cards.count()):
        cards.nth(at).hover()
        name = cards.nth(at).get_attribute("aria-label") or ""
        expect(popover.get_by_role("heading")).to_have_text(name.split(",")[0])
        for other in cards.all():
            assert apart(popover, other)


TOLD = """
() => ({
  shown: document.querySelector('.prompt .asked.event')?.textContent,
  told: [...document.querySelectorAll('.log .entry, .log .chapter')].at(-1)?.textContent,
  acting: [...document.querySelectorAll('.side article.acting')].map((seat) => seat.dataset.seat),
  asked: document.querySelector('[data-glow]') !== null,
})
"""


def test_the_log_and_the_frames_follow_what_is_shown(visit: Visit, prepared: Prepared) -> None:
    page = visit("/settings")
    page.locator("input[name=motion][value=normal]").check()
    table = prepared.open(page, "shown")
    table.prompt.get_by_role("button", name="End your turn").click()
    seen = []
    page.locator(".prompt .asked.event").wait_for()
    until = time.monotonic() + PATIENCE
    while (now := page.evaluate(TOLD))["shown"] or not now["asked"]:
        assert time.monotonic() < until, table.situation
        if now["shown"]:  # in between the bots think
            seen.append(now)
    assert all(one["told"].strip() == one["shown"].strip() for one in seen)
    assert {seat for one in seen for seat in one["acting"]} >= {"0", "1"}
    expect(page.locator(".side article.acting")).to_have_attribute("data-seat", "0")


CUT_OFF = """
names => names
  .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)
"""
"""Names of which a line, or the end of one, is not seen."""


def inside(part: Locator, whole: Locator) -> bool:
    """Whether all of it is seen there."""
    a, b = part.bounding_box(), whole.bounding_box()
    assert a is not None
    assert b is not None
    return (
        b["x"] <= a["x"]
        and b["y"] <= a["y"]
        and a["x"] + a["width"] <= b["x"] + b["width"]
        and a["y"] + a["height"] <= b["y"] + b["height"]
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_developed_civilisation_is_seen_whole(visit: Visit, prepared: Prepared, language: str) -> None:
    page = visit(language=language)
    prepared.open(page, "developed")
    board = page.locator("main .board").first
    for part in (".techs", ".palace", ".banks", ".tactics"):
        assert inside(page.locator(part), board), part
    assert page.locator(".techs .name").evaluate_all(CUT_OFF) == []
    assert faults(page) == []
    # Where it must scroll, what every plan begins with stays.
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".banks")).to_be_in_viewport(ratio=1)


def test_leader_government_and_wonders_are_read_by_keyboard(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "developed")
    page.locator(".palace [data-card=constitutional_monarchy]").focus()
    for name in ("Napoleon", "Hollywood"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("tooltip").filter(has_text=name)).to_be_visible()


def test_rivals_are_shown_with_their_workers_and_wars(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "developed")
    rival = page.locator(".seats article[data-seat='1']")
    expect(rival.locator("li").first).to_be_visible()
    expect(rival).to_contain_text("next turn")
    expect(page.locator(".seats article[data-seat='0']")).to_contain_text("War from")


def test_a_thumb_builds_without_scrolling(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "developed")
    hand = page.get_by_role("tab", name="Hand")
    expect(hand).to_have_attribute("aria-selected", "true")
    hand.tap()
    expect(hand).to_have_attribute("aria-selected", "false")
    unused = page.locator("[data-target='workers:unused']")
    expect(unused).to_be_in_viewport(ratio=1)
    swordsmen = page.locator("[data-target='card:swordsmen']")
    swordsmen.scroll_into_view_if_needed()
    unused.tap()
    expect(swordsmen).to_be_in_viewport(ratio=1)
    swordsmen.tap()
    expect(table.confirm.first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.board .scroll').scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_territory_is_auctioned_and_colonised(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "auction")
    choose(table, "hand:good_harvest", "deck:future")
    stage = page.get_by_role("region", name="Inhabited Territory")
    expect(stage.get_by_role("group", name="Your bid")).to_be_visible()
    assert faults(page) == []
    table.settled()
    choose(table, "bid:3")
    expect(stage).to_contain_text("It must reach 3")
    table.my_turn().settled()
    choose(table, "card:swordsmen")
    expect(stage).to_contain_text("Swordsmen")
    table.my_turn().settled()
    choose(table, "card:warriors")
    table.prompt.get_by_role("button", name="Done").click()
    expect(table.log).to_contain_text("has a new colony")
    expect(page.locator(".palace [data-card=inhabited_territory_i]")).to_be_visible()


def test_an_aggression_takes_what_the_attacker_chooses(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "aggression")
    choose(table, "hand:raid_i", "seat:1")
    stage = page.get_by_role("region", name="Raid")
    expect(stage).to_be_visible()
    table.my_turn().settled()
    expect(table.prompt).to_contain_text("urban buildings")
    assert faults(page) == []
    choose(table, "card:philosophy")
    expect(table.log).to_contain_text("succeeds")
    expect(stage).to_be_hidden()


def test_an_attack_is_met_with_cards_from_the_hand(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "defence")
    stage = page.get_by_role("region", name="Raid")
    expect(stage).to_contain_text("attacks")
    expect(stage).to_contain_text("1 against 9: 8 more needed")
    expect(stage).to_contain_text("Military Bonus +2")
    assert faults(page) == []
    choose(table, "hand:military_bonus_i")
    expect(stage).to_contain_text("1 + 2")
    table.prompt.get_by_role("button", name="Done").click()
    expect(stage).to_be_hidden()


def test_cards_to_choose_from_come_into_sight(visit: Visit, prepared: Prepared) -> None:
    """Four civil cards are wider than the phone, and the military ones lie behind them."""
    page = visit(size=PHONE)
    table = prepared.open(page, "discard")
    assert table.is_asked("^Discard military cards")
    choose(table, "hand:legion")
    expect(table.prompt).to_contain_text("Discard military cards: 1 to go")


def test_a_war_is_fought_a_round_after_it_was_declared(visit: Visit, prepared: Prepared) -> None:
    page = visit(dark=True)
    table = prepared.open(page, "war")
    choose(table, "hand:war_over_territory_ii", "seat:1")
    relations = page.get_by_role("region", name="Wars and pacts")
    expect(relations).to_contain_text("War over Territory")
    assert faults(page) == []
    table.prompt.get_by_role("button", name="End your turn").click()
    expect(table.log).to_contain_text("defeats", timeout=PATIENCE * 1000)
    expect(relations).to_be_hidden()


def test_the_card_that_asks_is_shown_with_its_question(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "terror")
    choose(table, "hand:good_harvest", "deck:future")
    expect(page.get_by_role("region", name="Reign of Terror")).to_contain_text("loses 1 population")
    table.my_turn().settled()
    choose(table, "card:warriors")
    expect(page.get_by_role("region", name="Card row")).to_be_visible()


def test_another_share_of_the_plunder_can_be_picked_after_one(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "plunder")
    choose(table, "hand:plunder_i", "seat:1")
    stage = page.get_by_role("region", name="Plunder")
    expect(stage.get_by_role("group", name="Food or resources?")).to_be_visible()
    assert faults(page) == []
    table.my_turn().settled()
    assert table.click("mix:3")
    stage.locator("[data-target='mix:1']").click()
    expect(stage.locator("[data-picked]")).to_have_attribute("data-target", "mix:1")
    table.confirm.first.click()
    expect(stage).to_be_hidden()


def test_the_end_of_the_turn_is_foretold_with_what_is_there_before_and_after(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit()
    table = prepared.open(page, "calm")
    forecast = page.get_by_role("region", name="If you end now")
    expect(forecast).to_contain_text("12 → 14")  # science
    assert table.click("card:warriors")
    expect(page.locator("[data-picked]").first).to_be_visible()
    expect(forecast).to_contain_text("12 → 14")  # it stays while something is picked


def test_an_uprising_says_what_is_missing_and_cards_that_are_too_dear_say_so(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit()
    table = prepared.open(page, "unrest")
    forecast = page.get_by_role("region", name="If you end now")
    expect(forecast).to_contain_text("5 discontent, 0 unused: 5 too many")
    for space in (1, 2, 3):
        choose(table, f"space:{space}")
        table.my_turn().settled()
    row = page.get_by_role("region", name="Card row")
    expect(row.locator("[data-target='space:7']")).to_contain_text("1 left")
    expect(row.locator("[data-target='space:7'] .dim")).to_be_visible()


def test_a_pact_is_offered_and_accepted(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "pact")
    stage = page.get_by_role("region", name="Trade Routes Agreement")
    expect(stage).to_contain_text("side B")
    assert faults(page) == []
    table.prompt.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("region", name="Wars and pacts")).to_contain_text("Trade Routes Agreement")
    expect(table.log).to_contain_text("accepts")


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
    tables[0].my_turn().prompt.get_by_role("button", name="End your turn").click()
    while tables[0].is_asked("Discard"):
        assert tables[0].click()
        tables[0].confirm.first.click()
    tables[1].my_turn().prompt.get_by_role("button", name="Pass").click()
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
