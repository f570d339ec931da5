"""Through the Ages as a person clicks it: from the home page to a table, and from turn to turn."""

import re
import time
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.pages import SHORT, WHERE_TO_CLICK, TablePage, with_the_random_bot

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
        "ask": "Demander confirmation avant de jouer un coup",
        "end": "Terminer votre tour",
        "resign": "Abandonner",
        "forecast": "Si vous finissez maintenant",
        "won": r"gagne la partie|partagent la victoire",
        "before": "Culture avant le décompte final",
        "moments": "Moments clés",
        "replay": "Revoir",
    },
}


def begin(page: Page, words: Mapping[str, str], variant: str) -> TablePage:
    """A table of two, with a bot, from the home page."""
    with_the_random_bot(page)
    page.locator("article[data-game='through-the-ages']").get_by_role("button", name=words["friends"]).click()
    form = page.get_by_role("dialog")
    form.locator("input[name=players][value='2']").check()
    form.locator("input[name=bots][value='1']").check()
    form.get_by_role("combobox", name=words["level"]).select_option("random")
    form.locator(f"input[name=option-variant][value='{variant}']").check()
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


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither covers the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    along = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return along <= 0 or down <= 0


def middle(element: Locator) -> tuple[float, float]:
    """The point that a finger or the mouse would aim at."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
