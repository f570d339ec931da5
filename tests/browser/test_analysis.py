"""A finished game is looked at again on the page of its replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit

QUIET_MS = 500
"""Many answers of the server would come meanwhile."""

PLAYED = """
async () => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  }).then((answer) => answer.json())
  await post('/api/guest', { name: 'Ann' })
  const table = await post('/api/tables', { game: 'age-of-gods', players: 2, bots: 'greedy' })
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table.id}?since=0`)
  await new Promise((over) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data)
      if (message.kind === 'table' && message.table.status === 'finished') over()
      if (message.kind !== 'position' || !message.legal.length) return
      const [first] = message.legal.filter((choice) => !choice.concedes)
      socket.send(JSON.stringify({ kind: 'act', seq: message.seq, action: first.action }))
    }
  })
  socket.close()
  return table.id
}
"""
"""Ann plays whatever comes first, to the end."""


def finished(page: Page) -> str:
    """The address of the replay of a game that is over."""
    return f"/replay/table/{page.evaluate(PLAYED)}"


def test_a_move_of_a_bot_says_what_was_weighed(visit: Visit) -> None:
    page = visit()
    page.goto(finished(page))
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="What cost Ann most")).to_be_visible()
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("log")
    line = log.locator(".entry", has=page.get_by_role("button", name="Why?")).first
    row = int(line.get_attribute("data-row") or "0")
    line.get_by_role("button", name="Why?").click()
    expect(page).to_have_url(re.compile(rf"at={row - 1}\b"))
    expect(page.locator(".analysis")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
def test_a_finished_game_is_analysed_and_leads_to_what_cost_most(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.goto(finished(page))
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("heading", name="What cost Ann most")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Chances of winning"))).to_be_visible()
    panel = page.locator(".analysis")
    expect(panel.locator(".reasons").first).to_have_text(re.compile(r"^[+−]\d+\.\d \w+"))
    panel.get_by_role("button", name="Go to this moment").first.click()
    expect(page).to_have_url(re.compile(r"at=\d+"))
    expect(page.get_by_role("heading", name="What a strong bot thinks of the next decision")).to_be_visible()
    expect(panel.locator(".played")).to_have_count(1)
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("heading", name="What cost Ann most")).to_be_visible()  # it is kept


def test_who_only_looks_asks_the_server_once(visit: Visit) -> None:
    page = visit()
    page.goto(finished(page))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/analysis" in request.url else None)
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    page.wait_for_timeout(QUIET_MS)
    assert len(asked) == 1
