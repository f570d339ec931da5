"""Age of Mythology in the browser: whole games by clicking, with a battle on the way; secrets; accessibility."""

import json
import random
import re
import time
from collections.abc import Container, Sequence
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from ludage.core.state import State
from ludage.games.age_of_mythology.losses import current
from ludage.testing import age_of_mythology
from ludage.testing.age_of_mythology import clash
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pages import PATIENCE, SHORT, WHERE_TO_CLICK, TablePage, with_the_random_bot
from tests.browser.test_pages import faults
from tests.browser.through_the_ages_positions import lay_out
from tests.browser.together import Ear, count_in_memory, joined, lists_in
from tests.patience import patient

GAMES_MOST = 3
"""The bot plays at random: now and then nobody who is attacked has anybody to send."""
A_GAME = patient(200)
HANDS = (("attack", "gather", "build"), ("recruit", "explore", "trade"))
"""The permanent cards of the first turns; later ones take none, so that the game ends soon."""
FIRST = ("victory:", "card:", "use:action", "use:power", "use:burn", "harvest:", "area:", "building:house")
"""What is clicked before anything else, where it glows."""

WORDS = {
    "en": {
        "new": "New table",
        "level": "Strength of the bots",
        "begin": "Begin the game",
        "won": r"wins the game|share the victory",
        "rolls": r" rolls \d",
        "total": "Victory points",
        "moments": "Key moments",
        "replay": "Replay",
    },
    "fr": {
        "new": "Nouvelle table",
        "level": "Force des robots",
        "begin": "Commencer la partie",
        "won": r"gagne la partie|partagent la victoire",
        "rolls": r" obtient \d",
        "total": "Points de victoire",
        "moments": "Moments clés",
        "replay": "Revoir",
    },
}
LOOK = f"""
() => {{
  const middle = (element) => {{
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }}
  const all = (selector) => [...document.querySelectorAll(selector)].map(middle)
  return {{
    over: !!document.querySelector('.prompt .act.result'),
    confirm: all('section.prompt .buttons .act'),
    offers: all('section.prompt .buttons .offer'),
    battle: !!document.querySelector('.scene .stakes'),
    odds: !!document.querySelector('.odds td'),
    glowing: ({WHERE_TO_CLICK.strip()})(),
  }}
}}
"""
"""Everything there is to click, with the points to click at, in one look: a game has hundreds of clicks."""
OBJECTS_LIKE = """
function (wanted, whole) {
  const fits = (one) => Object.entries(wanted).every(([key, value]) => Object.hasOwn(one, key) && one[key] === value)
  const same = (one) => fits(one) && (!whole || Object.keys(one).length === Object.keys(wanted).length)
  return this.filter((one) => { try { return same(one) } catch { return false } }).length
}
"""


class Commander:
    """Plays by clicking: the cards of `hands`, then as little as the rules allow."""

    def __init__(self, table: TablePage, rolls: str, hands: Sequence[Sequence[str]] = HANDS) -> None:
        self.table = table
        self.rolls = rolls
        self.hands = hands
        self.turn = 0
        self.hand: list[str] = []
        self.odds = False
        self.dice = False
        self.luck = random.Random(1)

    @property
    def fought(self) -> bool:
        """Whether the log, where it is open, has told of dice rolled in a battle."""
        self.dice = self.dice or any(re.search(self.rolls, text) for text in self.table.log.all_inner_texts())
        return self.dice

    def next_hand(self) -> list[str]:
        """The cards of a new turn: what was planned, an attack while there has been no battle, else none."""
        if self.turn < len(self.hands):
            return list(self.hands[self.turn])
        return [] if self.fought else ["attack", "recruit"]

    def step(self) -> bool:
        """One click that leads on, if there is any. False when the game is over."""
        seen = self.table.page.evaluate(LOOK)
        self.odds = self.odds or seen["odds"]
        if seen["over"]:
            return False
        points = seen["confirm"] or self.choose(seen)
        if not points:
            time.sleep(SHORT)
            return True
        self.table.page.mouse.click(*self.luck.choice(points))
        self.table.settled()
        return True

    def choose(self, seen: dict[str, Any]) -> list[list[float]]:
        """Where to click: an element of the board or the hand, or a button of the prompt."""
        points = {one["target"]: one["at"] for one in seen["glowing"]}
        if any(target.startswith("draw:") for target in points):
            return [points[self.build_hand(points)]]
        for start in FIRST:
            if fitting := [at for target, at in points.items() if target.startswith(start)]:
                return fitting
        if not points or (seen["offers"] and not seen["battle"] and self.luck.random() < 0.3):
            return list(seen["offers"])
        return list(points.values())

    def build_hand(self, targets: Container[str]) -> str:
        """The planned cards that are still in the deck, then no random one."""
        if not self.hand:
            self.hand = [*self.next_hand(), "end"]
            self.turn += 1
        while self.hand:
            card = f"card:perm_{self.hand.pop(0)}"
            if card in targets:
                return card
        return "draw:0"

    def until(self, pattern: str) -> None:
        """Play on until something of this name glows."""
        until = time.monotonic() + PATIENCE
        while not any(re.match(pattern, target) for target in self.table.settled().targets()):
            assert time.monotonic() < until, f"never glowed: {pattern}; now: {self.table.situation}"
            self.step()


def begin(page: Page, words: dict[str, str], bots: int = 1, players: int = 2) -> TablePage:
    """A table from the home page: with bots, or waiting for somebody."""
    with_the_random_bot(page)
    page.get_by_role("button", name=words["new"]).click()
    form = page.get_by_role("dialog")
    form.get_by_role("combobox").first.select_option("age-of-mythology")
    form.locator(f"input[name=players][value='{players}']").check()
    form.locator(f"input[name=bots][value='{bots}']").check()
    if bots:
        form.get_by_role("combobox", name=words["level"]).select_option("random")
    form.locator("button[type=submit], .act").last.click()
    return TablePage(page)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_with_a_battle_is_played_from_the_home_page_to_the_score_sheet(
    visit: Visit, language: str
) -> None:
    words = WORDS[language]
    page = visit(language=language)
    for _ in range(GAMES_MOST):
        table = begin(page, words).ready()
        commander = Commander(table, words["rolls"])
        until = time.monotonic() + A_GAME
        while commander.step():
            assert time.monotonic() < until, f"the game did not end; now: {table.situation}"
        if commander.fought and commander.odds:  # dice, and the chance of each unit against each enemy
            break
        page.goto("/")
    else:
        raise AssertionError(f"{GAMES_MOST} games without a battle")

    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2).first).to_have_text(re.compile(words["won"]))
    expect(result.locator("tfoot").get_by_text(words["total"])).to_have_count(2)
    expect(result.get_by_role("img", name=re.compile(":"))).to_have_count(5)  # the charts
    expect(result.get_by_role("heading", name=words["moments"])).to_be_visible()
    assert faults(page) == []
    result.get_by_role("button", name=words["replay"]).click()
    look_back(page)


def look_back(page: Page) -> None:
    """Any moment, from any seat."""
    TablePage(page).ready()
    scrubber, moment = page.get_by_role("slider"), page.locator("output")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 60
    board = page.locator("main > .board")
    for at in (last // 2, last):
        before = board.inner_html()
        scrubber.fill(str(at))
        expect(moment).to_have_text(re.compile(rf"^{at} "))
        expect(board).not_to_have_js_property("innerHTML", before)
    page.get_by_role("combobox").select_option("1")
    expect(page.locator("main > .hand")).to_be_visible()


def objects_in_memory(page: Page, wanted: dict[str, Any], whole: bool) -> int:
    """How many objects of the page, anywhere in its memory, have these values (`whole`: and no others)."""
    return count_in_memory(page, "Object", OBJECTS_LIKE, wanted, whole)


def events_in(value: Any) -> list[dict[str, Any]]:
    """Everything in a message that has a kind and a seat."""
    if isinstance(value, dict):
        own = [value] if isinstance(value.get("kind"), str) and "seat" in value else []
        return own + [found for part in value.values() for found in events_in(part)]
    return [found for part in value for found in events_in(part)] if isinstance(value, list) else []


class Rival:
    """One of two people at a table: the page, its ear, and the seat."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ear = Ear(page)
        self.table = TablePage(page)

    @property
    def view(self) -> dict[str, Any]:
        """What this seat sees now."""
        found: dict[str, Any] = self.ear.positions()[-1]["view"]
        return found

    @property
    def seat(self) -> int:
        """The seat."""
        return int(self.view["seat"])

    def side(self) -> dict[str, Any]:
        """This seat's side of the battle, as it sees it."""
        sides: list[dict[str, Any]] = self.view["battle"]["sides"]
        return next(side for side in sides if side["seat"] == self.seat)

    def send(self, *targets: str) -> None:
        """Click these, and Confirm."""
        for target in targets:
            self.table.settled()
            expect(self.page.locator(f'[data-target="{target}"][data-glow]').first).to_be_visible()
            assert self.table.click(target)
        self.confirm()

    def confirm(self) -> None:
        """Send what is picked, sure of it if that is asked, and wait until it has gone."""
        seen = len(self.ear.positions())
        self.table.confirm.first.click()
        self.page.wait_for_timeout(20)
        until = time.monotonic() + PATIENCE
        doubt = self.table.prompt.get_by_role("button", name="Not yet")
        while len(self.ear.positions()) == seen:
            assert time.monotonic() < until, "no answer"
            if doubt.count():
                self.table.insist(self.table.confirm)
            self.page.wait_for_timeout(20)

    def say(self, button: str) -> None:
        """A button of the prompt, sure of it if that is asked."""
        self.table.end(button)


def sit_down_together(visit: Visit) -> tuple[Rival, Rival]:
    """Ann opens a table of two and sends Ben the link."""
    ann = visit()
    begin(ann, WORDS["en"], bots=0)
    rivals = Rival(ann), Rival(joined(visit, ann))
    for rival in rivals:
        rival.page.reload()
    ann.get_by_role("button", name="Begin the game").click()
    for rival in rivals:
        rival.table.ready()
    return rivals


def pass_until(rivals: tuple[Rival, Rival], pattern: str) -> None:
    """Both take no tile and put their cubes anywhere, until both are asked this."""
    until = time.monotonic() + PATIENCE
    while not all(rival.table.is_asked(pattern) for rival in rivals):
        assert time.monotonic() < until, f"never asked: {pattern}"
        for table in (rival.table for rival in rivals):
            victories = sorted(target for target in table.targets() if target.startswith("victory:"))
            if table.confirm.count():
                table.step()
            elif victories:
                table.click(victories[0])
            elif (button := table.prompt.get_by_role("button", name="Take none")).count():
                button.click()
                table.settled()


def test_what_is_drawn_on_the_table_is_not_offered_in_the_prompt_as_well(visit: Visit) -> None:
    """Not even for a moment: a click that came then would go to a button that has no place there."""
    page = visit()
    table = begin(page, WORDS["en"]).ready()
    page.evaluate(
        """() => {
          window.offered = []
          const offers = () => [...document.querySelectorAll('.prompt .offer')].map((e) => e.innerText.toLowerCase())
          new MutationObserver(() => window.offered.push(...offers()))
            .observe(document.querySelector('.prompt'), { subtree: true, childList: true })
        }"""
    )
    Commander(table, WORDS["en"]["rolls"]).until(r"draw:")
    offered: list[str] = page.evaluate("() => window.offered")
    assert set(offered) == {
        "take none"
    }  # no tile of the draft, no victory card, none of a dozen cards of the hand


def test_neither_sees_the_others_hand_army_or_battle_card(visit: Visit) -> None:
    rivals = sit_down_together(visit)
    pass_until(rivals, r"^Build your hand")
    hands = (["perm_attack", "perm_build", "perm_recruit"], ["perm_attack", "perm_gather", "perm_trade"])
    for rival, hand in zip(rivals, hands, strict=True):
        for card in hand:
            rival.send(f"card:{card}")
    check_hands(rivals, hands, "aside")
    assert rivals[1].table.click("draw:0")
    rivals[0].send("draw:0")
    expect(rivals[1].table.confirm).to_be_visible()  # what the other one does takes nothing out of my hands
    rivals[1].confirm()
    check_hands(rivals, hands, "hand")

    first = next(rival for rival in rivals if rival.seat in rival.view["to_act"])
    other = next(rival for rival in rivals if rival is not first)
    first.send("card:perm_attack", "use:action")
    first.send(f"seat:{other.seat}", "area:holding")
    units = sorted(
        unit for unit, muster in first.view["seats"][first.seat]["units"].items() if muster["owned"]
    )
    for unit in (*units[:2], units[0]):
        first.send(f"unit:{unit}")
    army = first.side()["units"]
    assert army == {units[0]: 2, units[1]: 1}
    first.say("Fight with 3 units")
    check_nothing_of(first, other, army, whole=True)
    theirs = sorted(
        unit for unit, muster in other.view["seats"][other.seat]["units"].items() if muster["owned"]
    )
    other.send(f"unit:{theirs[0]}")
    other.send(f"unit:{theirs[1]}")
    other.say("Fight with 2 units")

    first.send(f"unit:{units[1]}")
    assert first.side()["card"] == units[1]
    check_nothing_of(first, other, {"seat": first.seat, "card": units[1]}, whole=False)
    expect(first.page.locator(".odds")).to_have_count(0)
    expect(other.page.locator(".odds td").first).to_contain_text("%")
    other.send(f"unit:{theirs[1]}")
    for rival in rivals:  # both cards are shown, and every die has its cause
        expect(rival.page.get_by_role("log")).to_contain_text(re.compile(r"Battle round 1: .* meets"))
        expect(rival.page.get_by_role("log")).to_contain_text(re.compile(r" rolls \d"))
    first.page.reload()  # who comes back sees the last roll
    expect(first.page.locator(".duel .dice .sixes")).to_be_visible()


def check_hands(rivals: tuple[Rival, Rival], hands: tuple[list[str], list[str]], place: str) -> None:
    """Each has the own cards and nothing of the other's, neither in memory nor on the wire."""
    for at, rival in enumerate(rivals):
        mine, secret = sorted(hands[at]), sorted(hands[1 - at])
        until = time.monotonic() + PATIENCE
        while sorted(rival.view["own"][place]) != mine:  # the other's choice is on its way to this page
            assert time.monotonic() < until, f"{place}: {rival.view['own'][place]}"
            rival.page.wait_for_timeout(20)
        assert rival.ear.in_memory(mine) > 0  # the search finds what is there
        assert rival.ear.in_memory(secret) == 0
        heard = [json.loads(text) for text in rival.ear.texts if text.startswith("{")]
        assert secret not in [found for message in heard for found in lists_in(message)]
        assert [
            one for one in events_in(heard) if one["kind"] == "card-taken" and is_of(one, 1 - rival.seat)
        ] == []


def check_nothing_of(owner: Rival, other: Rival, secret: dict[str, Any], *, whole: bool) -> None:
    """What one has chosen is in the own page, and nowhere in the other's."""
    assert objects_in_memory(owner.page, secret, whole) > 0  # the search finds what is there
    assert objects_in_memory(other.page, secret, whole) == 0
    heard = [json.loads(text) for text in other.ear.texts if text.startswith("{")]
    told = [one for one in events_in(heard) if one["kind"] == "unit-committed" or "unit" in one]
    assert [one for one in told if is_of(one, owner.seat)] == []
    for position in other.ear.positions():
        battle = position["view"]["battle"]
        sides = battle["sides"] if battle else []
        seen = [side for side in sides if side["seat"] == owner.seat]
        assert not any("card" in side or ("units" in side and not battle["shown"]) for side in seen)


def is_of(event: dict[str, Any], seat: int) -> bool:
    """Whether an event is about a seat."""
    return str(event["seat"]).removeprefix("seat:") == str(seat)


@pytest.mark.parametrize(
    ("size", "dark"), [((1280, 720), False), (PHONE, True)], ids=["low and light", "phone and dark"]
)
def test_no_stage_of_the_table_has_a_serious_accessibility_fault(
    visit: Visit, size: tuple[int, int], dark: bool
) -> None:
    page = visit(size=size, dark=dark)
    table = begin(page, WORDS["en"]).ready().my_turn()
    commander = Commander(table, WORDS["en"]["rolls"])
    for stage in (r"tile:", r"victory:", r"draw:", r"card:", r"use:", r"unit:"):
        commander.until(stage)
        assert faults(page) == [], stage
    page.keyboard.press("l")
    assert faults(page) == [], "the list of all actions"


IN_SIGHT = """
(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const box = element.getBoundingClientRect()
  const room = element.closest('.others, .side, .tray').getBoundingClientRect()
  return box.height > 0 && box.bottom <= room.bottom + 1 && box.right <= room.right + 1
}).length
"""
"""How many of these are not cut off by what holds them."""
CUT = """
(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const [frame, name] = [element, element.querySelector('.name')].map((one) => one.getBoundingClientRect())
  return name.left < frame.left || name.right > frame.right
}).map((element) => element.innerText)
"""
"""Those of these whose name is wider than they are."""


def test_on_a_low_screen_four_players_see_each_other_what_happened_and_every_harvest(visit: Visit) -> None:
    page = visit(language="fr", size=(1280, 720))
    table = begin(page, WORDS["fr"], players=4, bots=3).ready().my_turn()
    commander = Commander(table, WORDS["fr"]["rolls"], [["gather", "trade", "build"]])
    commander.until(r"harvest:")
    assert page.evaluate(IN_SIGHT, ".others .mini") == 3
    assert page.evaluate(IN_SIGHT, ".others .mini .units") == 3
    assert page.evaluate("() => document.querySelector('[role=log]').clientHeight") > 60
    assert page.evaluate(CUT, "[data-target^='harvest:']") == []
    title, status = (page.locator(f".top {part}").bounding_box() for part in ("h1", ".turn"))
    assert title is not None
    assert status is not None
    assert title["x"] + title["width"] < status["x"]


def test_another_card_use_or_number_may_be_picked_without_stepping_back(visit: Visit) -> None:
    page = visit()
    table = begin(page, WORDS["en"]).ready().my_turn()
    commander = Commander(table, WORDS["en"]["rolls"])
    commander.until(r"draw:")
    draws = page.locator("[data-target^='draw:']")
    number = draws.count()
    assert table.click("draw:2")
    expect(draws).to_have_count(number)
    draws.nth(1).click(force=True)
    expect(table.confirm).to_contain_text("Draw 1 random card")
    commander.until(r"card:(?!perm_)|use:")
    if not page.locator("[data-target^='use:']").count():
        assert table.click()
    uses = page.locator("[data-target^='use:']")
    number = uses.count()
    assert number > 1
    uses.last.click(force=True)
    expect(uses).to_have_count(number)
    uses.first.click(force=True)
    expect(uses.first).to_have_attribute("data-picked", "")
    assert page.evaluate("() => getSelection().toString()") == ""


def prepared(page: Page, server: Server, state: State) -> TablePage:
    """A table against bots at which the game has come to this position."""
    with httpx.Client(base_url=server.address) as client:
        client.post("/api/guest", json={"language": "en"}).raise_for_status()
        wanted = {"game": state.game.id, "players": state.players, "public": False, "bots": "random"}
        table = str(client.post("/api/tables", json=wanted).raise_for_status().json()["id"])
        page.context.add_cookies(
            [
                {"name": one.name, "value": one.value or "", "url": server.address}
                for one in client.cookies.jar
            ]
        )
    lay_out(server, {table: state})
    page.goto(f"/table/{table}")
    return TablePage(page).ready().my_turn()


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_the_owner_chooses_which_hydra_fights_and_sees_the_growth_of_each(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    state = clash(["hydra"] * 4, ["mummy", "mummy", "sphinx"], cultures=("greek", "egyptian"))
    current(state).growth[0] = [2, 1]
    page = visit(size=size)
    table = prepared(page, server, state)
    assert table.targets() >= {"growth:2", "growth:1", "unit:hydra"}
    expect(page.locator("[data-target='growth:2']")).to_contain_text("Hydra (+2)")
    expect(page.locator("[data-target='unit:hydra']")).to_contain_text("×2")
    expect(page.locator(".odds tbody th")).to_have_text(["Hydra (+2)", "Hydra (+1)", "Hydra"])
    assert table.click("growth:2")
    expect(page.locator(".odds tr.picked th")).to_have_text("Hydra (+2)")
    table.confirm.first.click()
    if size == PHONE:
        page.get_by_role("tab", name="Log").click()
    expect(table.log).to_contain_text("You choose: Hydra (+2)")


@pytest.mark.parametrize(
    ("language", "retreat", "question", "not_yet"),
    [
        ("en", "Retreat", "2 of your units could still fight: retreat and lose the battle?", "Not yet"),
        (
            "fr",
            "Battre en retraite",
            "2 de vos unités peuvent encore combattre : battre en retraite et perdre la bataille ?",
            "Pas encore",
        ),
    ],
)
def test_a_battle_is_not_lost_by_one_click_on_retreat(
    visit: Visit, server: Server, language: str, retreat: str, question: str, not_yet: str
) -> None:
    page = visit(language=language)
    table = prepared(page, server, clash(["spearman", "mummy"], ["hydra"]))
    table.insist(table.prompt.get_by_role("button", name=retreat).and_(table.offers))
    expect(table.prompt.get_by_role("heading")).to_contain_text(question)
    table.prompt.get_by_role("button", name=not_yet).click()
    expect(table.prompt.get_by_role("button", name=retreat).and_(table.offers)).to_be_visible()


COVERED_ARMIES = """
() => {
  const boards = [...document.querySelectorAll('.others .mini')].map((one) => [one, one.getBoundingClientRect()])
  return [...document.querySelectorAll('.others .mini .army')].filter((army) => {
    const box = army.getBoundingClientRect()
    const apart = (at) =>
      at.left >= box.right || at.right <= box.left || at.top >= box.bottom - 1 || at.bottom <= box.top + 1
    return boards.some(([one, at]) => !one.contains(army) && !apart(at))
  }).length
}
"""
"""How many rivals' units the board of another one lies over."""


def test_with_eight_players_on_a_low_screen_every_rivals_units_are_seen(visit: Visit) -> None:
    page = visit(language="fr", size=(1280, 720))
    table = begin(page, WORDS["fr"], players=8, bots=7).ready()
    armies = page.locator(".others .mini .army .unit")
    until = time.monotonic() + PATIENCE
    while page.locator(".others .mini").count() < 7 or armies.count() < 21:
        assert time.monotonic() < until, f"not all have a culture; now: {table.situation}"
        table.step()
    assert page.evaluate(COVERED_ARMIES) == 0
    assert page.evaluate(IN_SIGHT, ".others .mini .units") == 7


COVERED_SQUARES = """
() => [...document.querySelectorAll('.board .cell')].filter((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect()
  const shows = (down) => cell.contains(document.elementFromPoint(left + width / 2, top + height * down))
  return ![0.1, 0.5, 0.9].every(shows)
}).length
"""
"""How many squares of my Production and City are covered or cut off."""
TILES = """
() => new Set([...document.querySelectorAll('.tray [data-target^="tile:"]')]
  .map((one) => Math.round(one.getBoundingClientRect().top))).size
"""
"""In how many rows the tiles lie."""


@pytest.mark.parametrize("players", [4, 8])
def test_on_a_low_screen_my_own_boards_are_seen_while_i_choose_for_them(visit: Visit, players: int) -> None:
    page = visit(language="fr", size=(1280, 720))
    table = begin(page, WORDS["fr"], players=players, bots=players - 1).ready().my_turn()
    commander = Commander(table, WORDS["fr"]["rolls"])
    commander.until(r"tile:")
    assert page.evaluate(COVERED_SQUARES) == 0
    assert page.evaluate(TILES) <= 2
    commander.until(r"draw:")
    assert page.evaluate(COVERED_SQUARES) == 0
    tray = page.get_by_role("region", name="Composez votre main").bounding_box()
    assert table.click("card:perm_gather")
    table.confirm.first.click()
    expect(page.locator(".hand .slot")).to_have_count(1)
    assert page.evaluate(COVERED_SQUARES) == 0
    assert page.get_by_role("region", name="Composez votre main").bounding_box() == tray  # nothing moves


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_victory_card_is_cut_on_a_low_screen(visit: Visit, language: str) -> None:
    page = visit(language=language, size=(1280, 720))
    begin(page, WORDS[language]).ready()
    words = page.locator(".victories .who i")
    expect(words.first).to_be_visible()
    assert all(one.evaluate("one => one.scrollWidth <= one.clientWidth") for one in words.all())


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_dionysus_does_is_read_whole_in_the_hand(
    visit: Visit, server: Server, language: str, size: tuple[int, int]
) -> None:
    hands = {0: ["dionysus", "perm_build", "perm_gather"], 1: ["perm_attack"]}
    page = visit(language=language, size=size)
    state = age_of_mythology.position(2, cultures=("greek", "egyptian"), cubes={0: 8}, hands=hands)
    prepared(page, server, state)
    text = page.locator(".hand .power p")
    expect(text).to_have_count(1)
    assert text.evaluate("one => one.scrollHeight < one.clientHeight + 5")  # less than a line
