"""What stands round the board with as many players as there can be, and whose board is shown while others act."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.pages import PATIENCE, TablePage
from tests.browser.through_the_ages_positions import Prepared

MOST = {"age-of-gods": 6, "age-of-mythology": 8, "through-the-ages": 4}
LAPTOP, NARROW = (1280, 720), (360, 740)
LINES = 8
LONG_NAME = "Wilhelmina of Nottingham"


@pytest.fixture(scope="module")
def prepared(server: Server) -> Prepared:
    """Tables of Through the Ages with a position each."""
    return Prepared(server)


def crowded(page: Page, game: str, players: int | None = None, bots: str = "random") -> TablePage:
    """A table of as many as there can be, or of so many, all but one of them bots."""
    language = page.evaluate("navigator.language.slice(0, 2)")
    page.request.post("/api/guest", data={"name": LONG_NAME, "language": language})
    wanted = {"game": game, "players": players or MOST[game], "public": False, "bots": bots}
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    return TablePage(page).ready()


WHOLE_LINES = """
() => {
  const boxes = ['.log', '.tab-panel', '.side'].map((one) => document.querySelector(one).getBoundingClientRect())
  const top = Math.max(0, ...boxes.map((box) => box.top))
  const bottom = Math.min(innerHeight, ...boxes.map((box) => box.bottom))
  const texts = document.createTreeWalker(document.querySelector('.log'), NodeFilter.SHOW_TEXT)
  const parts = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    parts.push(...[...range.getClientRects()].filter((part) => part.width > 1))
  }
  const lines = []
  for (const part of parts.sort((one, other) => one.top - other.top)) {
    const line = lines.at(-1)
    if (line && part.top < line.top + line.height / 2) line.bottom = Math.max(line.bottom, part.bottom)
    else lines.push({ top: part.top, bottom: part.bottom, height: part.height })
  }
  return { all: lines.length, whole: lines.filter((line) => line.top >= top && line.bottom <= bottom).length }
}
"""
"""Lines of text that the log has, and those of them that are seen whole without scrolling anything."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", MOST)
def test_eight_lines_of_the_log_are_read_beside_as_many_players_as_there_can_be(
    visit: Visit, game: str, language: str
) -> None:
    table = crowded(visit(size=LAPTOP, language=language), game)
    until = time.monotonic() + PATIENCE
    while (lines := table.my_turn().settled().page.evaluate(WHOLE_LINES))["all"] < 3 * LINES:
        assert time.monotonic() < until, f"a short log; now: {table.situation}"
        table.step()
    assert lines["whole"] >= LINES


@pytest.mark.parametrize("game", ["age-of-gods", "age-of-mythology"])
def test_tables_without_room_are_folded_to_a_head_that_opens_on_a_click(visit: Visit, game: str) -> None:
    page = crowded(visit(size=LAPTOP), game).my_turn().page
    section = page.get_by_role("region", name="Tables")
    head = section.get_by_role("button", name="Tables")
    inside = section.locator(".fold button[aria-expanded]").last
    expect(head).to_have_attribute("aria-expanded", "false")
    expect(inside).to_be_hidden()
    head.click()
    inside.click()
    expect(inside).to_have_attribute("aria-expanded", "true")  # what is opened in it folds nothing
    inside.click()
    head.click()
    expect(inside).to_be_hidden()
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(inside).to_be_visible()
    expect(head).to_have_count(0)


BELOW = """
() => [...document.querySelectorAll('.side article')].flatMap((frame) => [...frame.querySelectorAll('.body *')]
  .filter((part) => part.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom + 3)
  .map((part) => `${frame.ariaLabel}: ${part.textContent}`))
"""
"""What is cut at the lower edge of a frame; the sign of a secret may reach a little over it."""


@pytest.mark.parametrize("players", [2, 4, 6])
def test_low_frames_cut_no_destiny(visit: Visit, players: int) -> None:
    table = crowded(visit(size=LAPTOP), "age-of-gods", players).until_asked("fortify|attack")
    assert table.page.evaluate(BELOW) == []


def test_wars_do_not_push_the_log_away(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=LAPTOP)
    prepared.open(page, "beside")
    log, frames = (page.locator(one).bounding_box() for one in (".log", ".frames"))
    assert log is not None
    assert frames is not None
    assert frames["height"] > 350  # more than there is room for
    assert log["height"] >= LINES * 24
    assert log["y"] + log["height"] <= LAPTOP[1]


CUT = """
() => [...document.querySelectorAll('.strip article')].flatMap((frame) => {
  frame.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior: 'instant' })
  const seen = frame.getBoundingClientRect()
  const inside = (box) => box.left >= Math.max(0, seen.left) - 1 && box.right <= Math.min(innerWidth, seen.right) + 1
    && box.top >= seen.top - 1 && box.bottom <= seen.bottom + 1
  const cut = []
  for (const part of frame.querySelectorAll('.body *, .medallion')) {
    if (part.closest('.sr, .visually-hidden') || part.parentElement.closest('svg')) continue
    const range = document.createRange()
    range.selectNodeContents(part)
    const boxes = [part.getBoundingClientRect(), ...range.getClientRects()].filter((box) => box.width > 1)
    const short = part instanceof HTMLElement && part.clientWidth && part.scrollWidth > part.clientWidth
    if (short || !boxes.every(inside)) cut.push(`${frame.ariaLabel}: ${part.textContent || part.className}`)
  }
  return cut
})
"""
"""What of the seats of a phone's strip cannot be read in full, wherever the strip is scrolled to."""


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["390", "360"])
@pytest.mark.parametrize("game", MOST)
def test_nothing_of_a_seat_is_cut_in_the_strip_of_a_phone(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    table = crowded(visit(size=size), game)
    page = table.page
    for _ in range(20):
        table.my_turn().step()
    assert page.locator(".strip article").count() == MOST[game]
    assert page.locator(".strip article h2").first.inner_text() == LONG_NAME
    assert page.evaluate(CUT) == []


FOLLOW = """
() => {
  const game = document.querySelector('.tableau').dataset.game
  const board = { 'age-of-mythology': '.main > .board, .column > .board', 'through-the-ages': '.civ' }[game]
  window.frames_seen = []
  const look = () => {
    const event = document.querySelector('.prompt .asked.event')?.textContent.trim()
    const seen = {
      event: event ?? null,
      asked: !event && document.querySelector('.prompt.acting') !== null,
      acting: [...document.querySelectorAll('article.seat.acting')].map((seat) => Number(seat.dataset.seat)),
      shown: board ? Number(document.querySelector(board)?.dataset.seat ?? -1) : null,
      flashes: document.querySelectorAll('.civ .flash').length,
      moves: [...document.querySelectorAll('article.seat:has(.moves)')].map((seat) => Number(seat.dataset.seat)),
      sheet: document.querySelector('section.player') !== null,
    }
    const last = window.frames_seen.at(-1)
    if (JSON.stringify(seen) !== JSON.stringify(last)) window.frames_seen.push(seen)
    requestAnimationFrame(look)
  }
  look()
}
"""
"""From now on write down, picture by picture, what is shown: whose board, who acts, what lights up."""

SOON = """
(limit) => new Promise((done, late) => {
  const look = () => {
    const now = frames_seen.at(-1)
    if (CONDITION) done()
    else if (performance.now() > limit) late(new Error('never: CONDITION; now: ' + JSON.stringify(now)))
    else requestAnimationFrame(look)
  }
  limit += performance.now()
  look()
})
"""


def soon(page: Page, condition: str) -> None:
    """Wait until the picture of now is like this."""
    page.evaluate(SOON.replace("CONDITION", condition), PATIENCE * 1000)


def step_until(table: TablePage, condition: str) -> None:
    """Play on, and stop in the midst of the rivals' moves as soon as the picture is like this."""
    until = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < until, table.situation
        soon(table.page, f"now.asked || ({condition})")
        if not table.page.evaluate("() => frames_seen.at(-1).asked"):
            return
        table.step()


OWN_BOARD = {"age-of-mythology": 3, "through-the-ages": 3}
"""Games in which each player has a board; so many players."""


def moving(page: Page) -> None:
    """What happens is shown event by event."""
    page.goto("/settings")
    page.locator("input[name=motion][value=normal]").check()


def watched(table: TablePage) -> list[dict[str, Any]]:
    """What has been shown of rivals' moves, as soon as they were some and it is my turn again."""
    until = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < until, table.situation
        seen: list[dict[str, Any]] = table.page.evaluate("() => window.frames_seen")
        if len(rivals(seen)) > 5 and seen[-1]["asked"]:
            return seen
        if seen[-1]["asked"]:
            table.step()
        else:
            soon(table.page, "now.asked")


def rivals(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The pictures of what rivals do to others than me."""
    return [
        one
        for one in seen
        if one["event"] and one["acting"] not in ([], [0]) and LONG_NAME not in one["event"]
    ]


def on_the_board(one: dict[str, Any]) -> bool:
    """Whether a player's board is seen at all, and not a battle."""
    return bool(one["shown"] != -1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["1280", "390"])
@pytest.mark.parametrize("game", OWN_BOARD)
def test_rivals_moves_are_shown_on_the_rivals_board(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size=size)
    moving(page)
    table = crowded(page, game, OWN_BOARD[game]).my_turn()
    page.evaluate(FOLLOW)
    seen = watched(table)
    names = page.locator("article[data-seat] h2").all_inner_texts()
    shown = [one for one in rivals(seen) if on_the_board(one)]
    told = [one for one in shown if any(name in one["event"] for name in names)]
    assert len(told) > 3
    assert [one for one in told if one["shown"] != one["acting"][0]] == []
    # What names nobody moves no board away from me: it would only come back.
    assert {one["shown"] for one in shown if one not in told and one["shown"] != one["acting"][0]} <= {0}
    assert {one["shown"] for one in seen if one["asked"] and on_the_board(one)} == {0}


def test_what_a_rival_does_lights_up_at_his_seat_and_not_at_mine(visit: Visit) -> None:
    """In Age of Gods all share a map: a player's own are the counters, and a sheet that does not open by itself."""
    page = visit(size=LAPTOP)
    moving(page)
    table = crowded(page, "age-of-gods").my_turn()
    page.evaluate(FOLLOW)
    lit: list[dict[str, Any]] = []
    until = time.monotonic() + PATIENCE
    while len(lit) < 3:
        assert time.monotonic() < until, table.situation
        lit = [one for one in rivals(watched(table)) if one["moves"]]
        table.step()
    assert [one for one in lit if one["moves"] != one["acting"]] == []
    assert not any(one["sheet"] for one in watched(table))


@pytest.mark.parametrize("game", OWN_BOARD)
def test_a_look_that_i_chose_is_left_by_nobody_but_me(visit: Visit, game: str) -> None:
    page = visit(size=LAPTOP)
    moving(page)
    table = crowded(page, game, OWN_BOARD[game]).my_turn()
    page.evaluate(FOLLOW)
    step_until(table, "now.event && now.acting[0]")
    page.locator("article[data-seat='2'] button.medallion").click()
    soon(page, "now.shown === 2")
    page.evaluate("() => { frames_seen.splice(0, frames_seen.length - 1) }")
    soon(page, "now.asked")
    seen = page.evaluate("() => frames_seen")
    assert {one["shown"] for one in seen if on_the_board(one)} == {2}
    table.prompt.get_by_role("button", name="Back to your board").click()
    soon(page, "now.shown === 0")


@pytest.mark.parametrize("game", OWN_BOARD)
def test_who_goes_back_to_his_board_stays_there_while_others_act(visit: Visit, game: str) -> None:
    page = visit(size=LAPTOP)
    moving(page)
    table = crowded(page, game, OWN_BOARD[game]).my_turn()
    page.evaluate(FOLLOW)
    step_until(table, "now.event && now.shown > 0")
    page.keyboard.press("Escape")
    soon(page, "now.shown === 0")
    page.evaluate("() => { frames_seen.splice(0, frames_seen.length - 1) }")
    soon(page, "now.asked")
    assert {one["shown"] for one in page.evaluate("() => frames_seen") if on_the_board(one)} == {0}


@pytest.mark.parametrize("game", OWN_BOARD)
def test_with_reduced_motion_no_board_changes_by_itself(visit: Visit, game: str) -> None:
    page = visit(size=LAPTOP)
    table = crowded(page, game, OWN_BOARD[game]).my_turn()
    page.evaluate(FOLLOW)
    for _ in range(12):
        table.my_turn().step()
    assert {one["shown"] for one in page.evaluate("() => frames_seen") if on_the_board(one)} == {0}


def sit_down(visit: Visit, game: str) -> list[TablePage]:
    """Ann, Ben and Cleo at a table."""
    pages = [visit(size=LAPTOP) for _ in range(3)]
    for page, name in zip(pages, ("Ann", "Ben", "Cleo"), strict=True):
        page.request.post("/api/guest", data={"name": name, "language": "en"})
    ann, *guests = pages
    wanted = {"game": game, "players": 3, "public": True}
    table = ann.request.post("/api/tables", data=wanted).json()["id"]
    for page in guests:
        assert page.request.post(f"/api/tables/{table}/join", data={}).ok
    assert ann.request.post(f"/api/tables/{table}/start", data={}).ok
    for page in pages:
        page.goto(f"/table/{table}")
    return [TablePage(page).ready() for page in pages]


@pytest.mark.parametrize("game", MOST)
def test_who_is_thinking_is_named(visit: Visit, game: str) -> None:
    tables = sit_down(visit, game)
    until = time.monotonic() + PATIENCE
    while len(idle := [one for one in tables if one.prompt.get_by_text("thinking").count()]) == 0:
        assert time.monotonic() < until, [one.situation for one in tables]
        tables[0].step()
    thinking = idle[0].page.locator(".side article.acting h2").all_inner_texts()
    words = " and ".join(sorted(thinking))
    expect(idle[0].prompt.locator(".asked")).to_have_text(
        f"{words} {'is' if len(thinking) == 1 else 'are'} thinking …"
    )
    if game == "age-of-gods":
        assert words == "Ben and Cleo"
        while tables[1].targets() or tables[1].confirm.count():
            tables[1].step()
        expect(tables[0].prompt.locator(".asked")).to_have_text("Cleo is thinking …")
