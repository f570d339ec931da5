"""Every card of Through the Ages can be read where it lies: in the card row and in the hand."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.through_the_ages import WORDS, begin
from tests.browser.through_the_ages_positions import Prepared

CARDS = Path(__file__).parents[2] / "web/src/games/through-the-ages/cards.json"
LOW = (1280, 720)
SPACES = 13
HELD = 5
"""In each of both hands: with more of them the cards get narrower."""

CUT = """
(cards) => cards.flatMap((card) => {
  const cut = [...card.querySelectorAll('h3, .effect, .foot')].filter((part) => {
    const box = part.getBoundingClientRect()
    const frame = card.getBoundingClientRect()
    return part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1
      || box.bottom > frame.bottom || box.right > frame.right
  })
  return cut.length ? [`${card.dataset.card}: ${cut.map((part) => part.innerText).join(' / ')}`] : []
})
"""
"""Which of these cards have words that do not fit."""

SMALLEST = "cards => Math.min(...cards.map((card) => parseFloat(getComputedStyle(card.querySelector('h3')).fontSize)))"
LEGIBLE = 10
"""No name is written smaller."""


class Dealer:
    """Between the server and a page: deals any cards to the row and to the hands of the position."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.route: WebSocketRoute | None = None
        self.position: dict[str, Any] = {}
        page.route_web_socket("**/*", self._between)

    def _between(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        assert self.route is not None
        said = json.loads(message)
        if said.get("kind") == "position":
            self.position = said
        self.route.send(message)

    def deal(self, row: list[str], hand: list[str]) -> None:
        """Lay these cards into the row and into both hands."""
        assert self.route is not None
        view = self.position["view"]
        costs = [1 + (at >= 5) + (at >= 9) for at in range(len(row))]
        view["row"] = [
            {"card": card, "space_cost": cost, "cost": cost, **({"left": 1} if cost > 1 else {})}
            for card, cost in zip(row, costs, strict=True)
        ]
        half = len(hand) // 2
        view["seats"][view["seat"]]["hand"] = hand[:half]
        view["own"]["military_hand"] = hand[half:]
        self.route.send(json.dumps(self.position))
        self.page.locator(f".row [data-card={row[0]}]").wait_for()
        self.page.locator(f".hand [data-card={hand[-1]}]").wait_for()


def lots(cards: list[str], size: int) -> Iterator[list[str]]:
    """The cards in groups of this size; the last one is filled up from the first."""
    for start in range(0, len(cards), size):
        yield (cards[start:] + cards)[:size]


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["wide", "low", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_card_is_cut_in_the_row_or_in_the_hand(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(language=language, size=size)
    dealer = Dealer(page)
    begin(page, WORDS[language], "full").my_turn()
    cards = list(json.loads(CARDS.read_text(encoding="utf-8")))
    rows, hands = list(lots(cards, SPACES)), list(lots(cards, 2 * HELD))
    cut: set[str] = set()
    for at, hand in enumerate(hands):
        dealer.deal(rows[at % len(rows)], hand)
        cut |= {f"row: {one}" for one in page.locator(".row .card").evaluate_all(CUT)}
        cut |= {f"hand: {one}" for one in page.locator(".hand .card").evaluate_all(CUT)}
        assert page.locator(".row .card, .hand .card").evaluate_all(SMALLEST) >= LEGIBLE
    assert len(hands) >= len(rows)
    assert sorted(cut) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_card_is_cut_where_everything_is_full(visit: Visit, server: Server, language: str) -> None:
    """Four rows of technologies under the row, and twice as many cards in the hand."""
    page = visit(language=language, size=LOW)
    dealer = Dealer(page)
    Prepared(server).open(page, "developed")
    cards = list(json.loads(CARDS.read_text(encoding="utf-8")))
    rows, hands = list(lots(cards, SPACES)), list(lots(cards, 4 * HELD))
    cut: set[str] = set()
    for at, row in enumerate(rows):
        dealer.deal(row, hands[at % len(hands)])
        cut |= set(page.locator(".row .card, .hand .card").evaluate_all(CUT))
        assert page.locator(".row .card, .hand .card").evaluate_all(SMALLEST) >= LEGIBLE
    assert len(rows) >= len(hands)
    assert sorted(cut) == []
