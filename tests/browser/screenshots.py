"""Pictures of every page and of three moments of a game, wide and on a phone, light and dark.

`python -m tests.browser.screenshots FOLDER`
"""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import DESKTOP, FLAGS, PHONE, Server
from tests.browser.pages import TablePage

PAGES = {"home": "/", "rules": "/rules", "settings": "/settings", "replays": "/replays"}
A_GAME = 600.0


class Photographer:
    """Takes one look of everything."""

    def __init__(self, browser: Browser, server: Server, folder: Path, name: str, dark: bool) -> None:
        self.folder, self.name = folder, name
        size = PHONE if name == "390" else DESKTOP
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()
        self.look = f"{name}-dark" if dark else name

    def take(self, what: str) -> None:
        """One picture, when everything has come."""
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(300)
        self.page.screenshot(path=self.folder / f"{what}-{self.look}.png")

    def pages(self) -> None:
        """The pages round the table."""
        for what, path in PAGES.items():
            self.page.goto(path)
            expect(self.page.get_by_role("heading", level=1)).to_be_visible()
            self.take(what)

    def game(self) -> None:
        """Choosing a god, attacking with the chances shown, the score sheet and the replay."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Play now").first.click()
        table = TablePage(self.page).ready().my_turn()
        self.take("table-god")
        table.until_asked(r"[Ll]aunch an attack").click()
        expect(self.page.locator("[data-glow][aria-label*='%']").first).to_be_visible()
        if self.name != "390":
            table.hover("%")
            expect(self.page.get_by_role("tooltip")).to_be_visible()
        self.take("table-attack")
        table.play_to_the_end(A_GAME)
        self.take("table-score")
        self.page.goto(self.page.url.replace("/table/", "/replay/table/") + "?at=60")
        TablePage(self.page).ready()
        self.take("replay")


def main(folder: Path) -> None:
    """All pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, dark in (("1440", False), ("1440", True), ("390", False)):
            photographer = Photographer(browser, server, folder, name, dark)
            photographer.pages()
            photographer.game()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
