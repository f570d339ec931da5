"""Pictures of every page and of moments of each game, wide and on a phone, light and dark.

`python -m tests.browser.screenshots FOLDER [GAME...]`; with games named, only theirs.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from ludage.bots import bot, decide
from ludage.games.through_the_ages.state import Position
from ludage.games.through_the_ages.view import moment
from ludage.testing.through_the_ages import GAME
from tests.browser import test_age_of_mythology as mythology
from tests.browser import through_the_ages as ages
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, Server
from tests.browser.pages import TablePage, play_now
from tests.browser.through_the_ages_positions import lay_out

PAGES = {
    "home": "/",
    "new-table": "/new/age-of-gods",
    "watch": "/watch",
    "replays": "/replays",
    "rules": "/rules",
    "settings": "/settings",
    "join": "/join",
}
A_GAME = 1500.0
QUALITY = 88
LOOKS = (("1440", False), ("1440", True), ("390", False))
Step = Callable[[], bool]
"""One click that leads on; False when the game is over."""


class Photographer:
    """Takes one look of everything."""

    def __init__(self, browser: Browser, server: Server, folder: Path, name: str, dark: bool) -> None:
        self.server, self.folder, self.phone = server, folder, name == "390"
        size = PHONE if self.phone else DESKTOP
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.look = f"{name}-dark" if dark else name

    def take(self, what: str) -> None:
        """One picture, when everything has come."""
        self.page.wait_for_load_state("networkidle")
        expect(self.page.locator(".announcement")).to_have_count(0)
        self.page.wait_for_timeout(300)
        name = f"{what}-{self.look}.jpg"
        self.page.screenshot(path=self.folder / name, type="jpeg", quality=QUALITY)
        print(name, flush=True)  # noqa: T201

    def pages(self) -> None:
        """The pages round the table."""
        for what, path in PAGES.items():
            self.page.goto(path)
            expect(self.page.get_by_role("heading", level=1)).to_be_visible()
            self.take(what)

    def game(self, name: str, moments: Callable[["Photographer", TablePage], Step]) -> None:
        """Its moments, the score sheet and a look back."""
        self.page.goto("/")
        table = play_now(self.page, name, "Full game" if name == "Through the Ages" else None).my_turn()
        self.page.mouse.move(1, 1)
        step, until = moments(self, table), time.monotonic() + A_GAME
        if self.phone:
            return  # the end of a game is the same for all: see `end`
        while step():
            assert time.monotonic() < until, f"the game did not end; now: {table.situation}"
        self.page.mouse.move(1, 1)
        self.end(name.lower().replace(" ", "-"))

    def end(self, what: str) -> None:
        """The score sheet and a look back; in the light also as a phone shows them."""
        table, look = self.page.url, self.look
        sizes = {look: DESKTOP} if look.endswith("dark") else {look: DESKTOP, "390": PHONE}
        for self.look, (width, height) in sizes.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.goto(table)
            TablePage(self.page).ready()
            self.page.locator(".prompt .act.result").click()
            expect(self.page.get_by_role("dialog")).to_be_visible()
            self.take(f"{what}-score")
            self.page.goto(table.replace("/table/", "/replay/table/") + "?at=60")
            TablePage(self.page).ready()
            self.take(f"{what}-replay")
        self.look = look
        self.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})


def age_of_gods(photographer: Photographer, table: TablePage) -> Step:
    """Choosing a god; attacking, with the chances shown."""
    photographer.take("age-of-gods-god")
    table.until_asked(r"[Ll]aunch an attack").click()
    expect(table.page.locator("[data-glow][aria-label*='%']").first).to_be_visible()
    if not photographer.phone:
        table.hover("%")
        expect(table.page.get_by_role("tooltip")).to_be_visible()
    photographer.take("age-of-gods-attack")

    def step() -> bool:
        table.step()
        return not table.over

    return step


def age_of_mythology(photographer: Photographer, table: TablePage) -> Step:
    """The draft, a hand to be built, a battle."""
    photographer.take("age-of-mythology-draft")
    commander = mythology.Commander(table, mythology.WORDS["en"]["rolls"])
    commander.until("draw:")
    photographer.take("age-of-mythology-hand")
    while not table.page.locator(".odds td").count() and commander.step():
        pass
    photographer.take("age-of-mythology-battle")
    return commander.step


def through_the_ages(photographer: Photographer, table: TablePage) -> Step:
    """The first turn; one in the middle of a game, as bots have played it to there."""
    photographer.take("through-the-ages-first")
    page, here = table.page, table.page.url
    wanted = {"game": GAME.id, "players": 4, "public": False, "bots": "greedy"}
    other = page.request.post("/api/tables", data=wanted).json()["id"]
    lay_out(photographer.server, {other: middle()})
    page.goto(f"/table/{other}")
    table.ready().my_turn()
    photographer.take("through-the-ages-turn")
    page.goto(here)
    table.ready().my_turn()
    return ages.Hasty(table, ages.WORDS["en"]).step


@cache
def middle() -> Position:
    """The first player's actions in the middle of a game between good bots, with cards that can be taken."""
    state = GAME.new(4, 4)
    players = [bot("greedy", seed=seat) for seat in range(4)]
    count = 0
    while not (
        state.round >= MIDDLE and state.to_act == (0,) and moment(state) == "actions" and choice(state)
    ):
        seat = state.to_act[0]
        state.apply(seat, decide(players[seat], state, seat, seed=count))
        count += 1
    return state


def choice(state: Position) -> bool:
    """Whether the first player can take one of several cards of the row."""
    return sum(GAME.actions.text(action).startswith("take ") for action in state.legal(0)) >= SEVERAL


MIDDLE = 12
SEVERAL = 4
GAMES: dict[str, Callable[[Photographer, TablePage], Step]] = {
    "Age of Gods": age_of_gods,
    "Age of Mythology": age_of_mythology,
    "Through the Ages": through_the_ages,
}


def main(folder: Path, wanted: list[str]) -> None:
    """All pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, dark in LOOKS:
            photographer = Photographer(browser, server, folder, name, dark)
            if not wanted:
                photographer.pages()
            for game in wanted or GAMES:
                photographer.game(game, GAMES[game])
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
