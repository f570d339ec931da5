"""A hint stands beside the board: what it recommends is lit and in sight, and it goes with its position."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import TablePage, play_now

READ_MOST = 4
FRAMES = 100
"""Frames within which what is lit has to have come into sight."""
REASONS = re.compile(r"^[+−]\d+\.\d \w+")
HIDDEN = """
() => {
  const hint = document.querySelector('.hint').getBoundingClientRect()
  const ways = [0.5, 0.2, 0.8, 0.35, 0.65, 0.1, 0.9]
  const points = ({ left, top, width, height }) =>
    ways.flatMap((down) => ways.map((along) => [left + width * along, top + height * down]))
  const shows = (element) => (at) => document.elementFromPoint(...at)?.closest('[data-target]') === element
  const seen = (element) =>
    [element, ...element.querySelectorAll('path')].some((part) =>
      points(part.getBoundingClientRect()).some(shows(element)))
  const beside = ({ left, top, right, bottom }) =>
    right <= hint.left || left >= hint.right || bottom <= hint.top + 1 || top >= hint.bottom
  const apart = (one) => one instanceof SVGElement || beside(one.getBoundingClientRect())
  const picked = [...document.querySelectorAll('[data-picked]')]
  const found = new Set(picked.filter((one) => seen(one) && apart(one)).map((one) => one.dataset.target))
  return picked.map((one) => one.dataset.target).filter((target) => !found.has(target))
}
"""
"""The targets that are lit as picked and of which the hint, or anything else, leaves nothing to be seen."""
OVER_THE_BOARD = """
() => {
  const [hint, board] = ['.hint', '.board'].map((one) => document.querySelector(one).getBoundingClientRect())
  return hint.left < board.right && hint.right > board.left && hint.top < board.bottom && hint.bottom > board.top
}
"""


def opened(table: TablePage) -> Locator:
    """The hint, when the bot has thought about it."""
    table.page.get_by_role("button", name="Hint").click()
    hint = table.page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    return hint


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE], ids=["1440", "1280", "390"])
@pytest.mark.parametrize("game", ["Age of Gods", "Age of Mythology", "Through the Ages"])
def test_a_hint_covers_nothing_and_lights_what_it_recommends(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    table = play_now(visit(size=size), game).my_turn()
    if game == "Age of Gods":
        table.until_asked(r"[Ll]aunch an attack")  # nobody else has anything to choose meanwhile
    page, lit = table.page, 0
    hint = opened(table)
    assert not page.evaluate(OVER_THE_BOARD)
    expect(hint.locator(".reasons").first).to_have_text(REASONS)
    for row in hint.locator(".row").all()[:READ_MOST]:
        row.click()
        expect(row).to_have_attribute("aria-expanded", "true")
        for _ in range(FRAMES):
            if not page.evaluate(HIDDEN):
                break
            table.settled()
        assert page.evaluate(HIDDEN) == [], row.inner_text()
        lit += page.locator("[data-picked]").count() > 0
    assert lit > 1
    hint.get_by_role("button", name="Close").click()
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_a_hint_goes_with_its_position(visit: Visit) -> None:
    table = play_now(visit()).until_asked(r"[Ll]aunch an attack")
    hint = opened(table)
    expect(table.confirm).to_be_visible()  # its best choice
    asked = table.question
    table.confirm.click()
    expect(hint).to_have_count(0)
    expect(table.prompt.locator(".asked").first).not_to_contain_text(asked)
    expect(table.page.locator("[data-picked]")).to_have_count(0)
    expect(table.log).to_be_visible()
