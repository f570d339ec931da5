"""What a person does at a table, by mouse and keyboard."""

from __future__ import annotations

import random
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, Route, TimeoutError

from tests.patience import patient

PATIENCE = patient(20)
SHORT = 0.04

WHERE_TO_CLICK = """
() => {
  const hit = (element) => {
    for (const part of [element, ...element.querySelectorAll('path')]) {
      const at = within(part.getBoundingClientRect(), element)
      if (at) return at
    }
    return null
  }
  const within = (box, element) => {
    for (const down of [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9]) {
      for (const along of [0.5, 0.4, 0.6, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * along, box.top + box.height * down]
        if (document.elementFromPoint(x, y)?.closest('[data-target]') === element) return [x, y]
      }
    }
    return null
  }
  const glowing = [...document.querySelectorAll('[data-glow]')]
  return glowing.map((element) => ({
    target: element.dataset.target,
    label: element.getAttribute('aria-label') ?? '',
    at: hit(element),
  })).filter(({ at }) => at)
}
"""
"""The glowing elements and a point of each that the mouse can reach: territories are not boxes, and a people lives in
several of them."""

UNCOVERED = """
(elements) => elements.map((element) => {
  const box = element.getBoundingClientRect()
  const at = [box.left + box.width / 2, box.top + box.height / 2]
  return element.contains(document.elementFromPoint(...at)) ? at : null
}).filter((at) => at)
"""
"""The middle of each of these elements over which nothing lies."""


def play_now(page: Page, game: str = "Age of Gods", variant: str | None = None) -> TablePage:
    """From the home page to a game against bots, as the sheet proposes it or in this variant."""
    page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
    sheet = page.get_by_role("dialog", name=game)
    if variant is not None:
        sheet.get_by_role("radio", name=variant).check()
    sheet.get_by_role("button", name="Begin the game").click()
    return TablePage(page).ready()


def with_the_random_bot(page: Page) -> None:
    """The page as if people were offered the bot that plays at random, as programs are: it need not think."""

    def answered(route: Route) -> None:
        response = route.fetch()
        games = [{**game, "bots": [*game["bots"], "random"]} for game in response.json()]
        route.fulfill(response=response, json=games)

    page.route("**/api/games", answered)
    page.reload()


class TablePage:
    """The page of a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("section.prompt")
        self.confirm = self.prompt.locator(".buttons .act")
        self.offers = self.prompt.locator(".buttons .offer")
        self.glowing = page.locator("[data-glow]")
        self.log = page.get_by_role("log")
        self._luck = random.Random(1)

    def ready(self) -> TablePage:
        """Wait until the board is drawn."""
        self.page.locator(".tableau").wait_for(timeout=PATIENCE * 1000)
        return self

    @property
    def question(self) -> str:
        """What is asked."""
        return self.prompt.locator(".asked").first.inner_text().removesuffix("§").strip()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.page.evaluate("!!document.querySelector('.prompt .act.result')"))

    @property
    def situation(self) -> str:
        """What is asked, what glows and what lies over the board: to be said when a test can go no further."""
        dialogs = self.page.locator("dialog[open]").all_inner_texts()
        reached = len(self.page.evaluate(WHERE_TO_CLICK))
        over = [" ".join(text.split())[:80] for text in dialogs]
        return f"{self.question!r}; {len(self.targets())} glow, {reached} can be reached; open: {over}"

    def settled(self) -> TablePage:
        """Wait until what came last has been drawn."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        return self

    def targets(self) -> set[str]:
        """What glows."""
        return set(
            self.page.evaluate(
                "() => [...document.querySelectorAll('[data-glow]')].map(e => e.dataset.target)"
            )
        )

    def my_turn(self) -> TablePage:
        """Wait until there is something to choose."""
        anything = self.page.locator("[data-glow], .prompt .offer, .prompt .buttons .act")
        try:
            anything.first.wait_for(state="attached", timeout=PATIENCE * 1000)
        except TimeoutError as late:
            raise AssertionError(f"nothing to choose; now: {self.situation}") from late
        return self

    def until_asked(self, pattern: str) -> TablePage:
        """Play on until this is asked."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self.my_turn()
            if self.is_asked(pattern):
                return self
            self.step()
        raise AssertionError(f"never asked: {pattern}; now: {self.situation}")

    def is_asked(self, pattern: str) -> bool:
        """Whether this is asked, and nothing is chosen yet."""
        self.settled()
        untouched = not self.page.locator("[data-picked]").count()
        return bool(re.search(pattern, self.question)) and untouched and bool(self.targets())

    def click(self, target: str | None = None) -> bool:
        """Click a glowing element, any or this one. False if none can be reached."""
        found: list[dict[str, Any]] = self.page.evaluate(WHERE_TO_CLICK)
        fitting = [one for one in found if target in (None, one["target"])]
        if not fitting:
            return False
        x, y = self._luck.choice(fitting)["at"]
        self.page.mouse.click(x, y)
        self.settled()
        return True

    def hover(self, label: str) -> None:
        """Move the mouse to a glowing element of which a screen reader would say this."""
        elements: list[dict[str, Any]] = self.page.evaluate(WHERE_TO_CLICK)
        x, y = next(one["at"] for one in elements if label in one["label"])
        self.page.mouse.move(x, y)

    def step(self) -> None:
        """One click that leads on, if there is any."""
        for button in (self.confirm, self.offers):
            if self._press(button):
                return
        if not self.click():
            time.sleep(SHORT)

    def insist(self, pressed: Locator) -> None:
        """Click this until it takes the click and goes: what has just come under the mouse takes none."""
        this = pressed.element_handle(timeout=PATIENCE * 1000)
        while this.evaluate("one => one.isConnected"):
            this.click()
            self.settled()

    def end(self, name: str) -> None:
        """Press what ends something, and agree if that is asked about."""
        button = self.prompt.get_by_role("button", name=name)
        self.insist(button.and_(self.offers))
        sure = button.and_(self.confirm)
        if sure.count():
            self.insist(sure)

    def _press(self, buttons: Locator) -> bool:
        """Click one of them. False if none can be reached: the table moves on, or a dialog lies over them."""
        points: list[list[float]] = buttons.evaluate_all(UNCOVERED)
        if not points:
            return False
        self.page.mouse.click(*self._luck.choice(points))
        self.settled()
        return True

    def play_to_the_end(self, seconds: float) -> None:
        """Click on until the game is over."""
        until = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < until, f"the game did not end; now: {self.situation}"
            self.step()
