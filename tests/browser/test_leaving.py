"""Leaving a game: a bot plays on under one's name, the others are told, and one comes back."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import TablePage, play_now
from tests.browser.together import sit_down_together

TAKE_BACK = {"en": re.compile("^Take your seat back"), "fr": re.compile("^Reprendre votre place")}


def name_of(page: Page) -> str:
    return str(page.request.get("/api/me").json()["name"])


def begun(visit: Visit) -> tuple[Page, Page]:
    """Two people in a game that has just begun."""
    ann, ben = sit_down_together(visit)
    ann.get_by_role("button", name="Begin the game").click()
    for page in (ann, ben):
        TablePage(page).ready()
    return ann, ben


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Three ages of the world")


def log_of(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def notice(page: Page, text: str) -> Locator:
    return page.locator(".notice").filter(has_text=text)


@pytest.mark.parametrize("way", ["home", "link"])
def test_who_has_left_takes_his_seat_back_and_the_others_are_told(visit: Visit, way: str) -> None:
    ann, ben = begun(visit)
    table, name = ben.url, name_of(ben)
    leave(ben)
    expect(notice(ann, f"{name} has left; a bot plays on.")).to_be_visible()
    expect(log_of(ann)).to_contain_text(f"{name} has left; a bot plays on.")
    seat = ann.get_by_role("article", name=f"{name}, played by a bot")
    expect(seat.get_by_role("heading", name=name)).to_be_visible()
    expect(seat).to_contain_text("played by a bot")

    card = ben.get_by_role("article").filter(has_text="You left; a bot plays for you")
    expect(card.get_by_role("img")).to_have_accessible_name(re.compile(f"{name}, played by a bot"))
    if way == "link":
        ben.goto(table)
        TablePage(ben).ready()
        expect(ben.locator("section.prompt")).to_contain_text("You left; a bot plays for you")
        expect(ben.locator("[data-glow]")).to_have_count(0)
    ben.get_by_role("button", name=TAKE_BACK["en"]).click()
    expect(ben).to_have_url(table)
    expect(ben.get_by_role("button", name=TAKE_BACK["en"])).to_have_count(0)
    expect(notice(ann, f"{name} is back.")).to_be_visible()
    expect(notice(ben, "is back")).to_have_count(0)
    for page in (ann, ben):
        expect(log_of(page)).to_contain_text(f"{name} is back.")
        expect(page.get_by_role("article", name=name, exact=True)).to_be_visible()


def test_a_game_that_everybody_has_left_waits(visit: Visit) -> None:
    ann, ben = begun(visit)
    table = ann.url
    for page in (ann, ben):
        leave(page)
        page.goto("/")
    card = ben.get_by_role("article").filter(has_text="You left; the game waits for you")
    expect(card).to_be_visible()
    expect(ben.locator(".mine .head")).to_contain_text(re.compile(r"\bone waits for you"))
    ann.goto(table)
    TablePage(ann).ready()
    expect(ann.locator("section.prompt")).to_contain_text("You left; the game waits for you")
    ann.get_by_role("button", name=TAKE_BACK["en"]).click()
    expect(ann.get_by_role("button", name=TAKE_BACK["en"])).to_have_count(0)
    ben.reload()
    expect(ben.get_by_role("article").filter(has_text="You left; a bot plays for you")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
def test_leaving_is_told_in_french_too(visit: Visit, size: tuple[int, int]) -> None:
    ann, ben = begun(visit)
    name = name_of(ben)
    leave(ben)
    watcher = visit(language="fr", size=size)
    cookies = [{"name": one["name"], "value": one["value"], "url": ben.url} for one in ben.context.cookies()]
    watcher.context.add_cookies(cookies)  # type: ignore[arg-type]  # Ben at another window
    watcher.goto("/")
    card = watcher.get_by_role("article").filter(has_text="Un robot joue pour vous depuis votre départ")
    expect(card.get_by_role("button", name=TAKE_BACK["fr"])).to_be_visible()
    watcher.goto(ann.url)
    TablePage(watcher).ready()
    expect(watcher.get_by_role("article", name=f"{name}, un robot joue")).to_be_visible()
    if size == PHONE:
        watcher.get_by_role("tab", name="Journal").click()
    expect(watcher.get_by_role("log", name="Journal")).to_contain_text(
        f"{name} a quitté la partie\u202f; un robot joue à sa place."
    )
    if size != PHONE:
        own = watcher.get_by_role("article", name=f"{name}, un robot joue").get_by_role("heading")
        assert own.evaluate("one => one.scrollWidth <= one.clientWidth")
    watcher.get_by_role("button", name=TAKE_BACK["fr"]).click()
    expect(watcher.get_by_role("log", name="Journal")).to_contain_text(f"{name} reprend sa place.")


def lines(log: Locator) -> list[str]:
    """The lines of a log that tell who did something."""
    return [text.strip() for text in log.locator(".entry").all_inner_texts()]


def test_past_lines_keep_the_name_in_the_log_and_when_one_looks_back(visit: Visit) -> None:
    ann, ben = begun(visit)
    old = name_of(ben)
    leave(ben)
    table = TablePage(ann)
    while not [line for line in lines(log_of(ann)) if old in line and "has left" not in line]:
        table.step()
    eve = visit()
    new = eve.request.post("/api/guest", data={"name": "Evelyn the Second"}).json()["name"]
    address = f"/api/tables/{ann.url.rsplit('/', 1)[-1]}"
    invited = {"invitation": ann.request.get(address).json()["invitation"]}
    took: dict[str, Any] = eve.request.post(f"{address}/join", data=invited).json()
    assert took["seats"][took["you"]]["name"] == new
    line = f"{new} takes over from {old}."
    expect(notice(ann, line)).to_be_visible()
    expect(log_of(ann)).to_contain_text(line)
    expect(ann.get_by_role("article", name=new, exact=True)).to_be_visible()

    live = lines(log_of(ann))
    past = live[: live.index(line)]
    assert any(old in one for one in past)
    assert not any(new in one for one in past)
    ann.reload()
    expect(log_of(ann)).to_contain_text(line)
    assert lines(log_of(ann))[: len(past)] == past
    ann.goto(ann.url.replace("/table/", "/replay/table/") + "?seat=0")  # through her eyes
    ann.get_by_role("tab", name="Log").click()
    expect(log_of(ann)).to_contain_text(line)
    replayed = lines(log_of(ann))
    assert replayed[: replayed.index(line)] == past
    expect(ann.get_by_role("article", name=old)).to_be_visible()  # at the beginning it was he
    ann.get_by_role("button", name="To the end").click()
    expect(ann.get_by_role("article", name=new)).to_be_visible()


def test_on_a_phone_my_games_come_before_the_covers(visit: Visit) -> None:
    page = visit(size=PHONE)
    play_now(page)
    leave(page)
    mine = page.get_by_role("heading", name="Continue my games")
    expect(mine).to_be_in_viewport()
    expect(page.get_by_role("button", name=TAKE_BACK["en"])).to_be_in_viewport(ratio=1)
    above = "one => one.compareDocumentPosition(document.querySelector('.covers')) & 4"
    assert mine.evaluate(above)  # to a screen reader, too


WAITS = {"en": "The game will wait for you", "fr": "La partie vous attendra"}
LEAVE = {"en": "Leave the game", "fr": "Quitter la partie"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_would_leave_only_bots_reads_that_the_game_waits(visit: Visit, language: str) -> None:
    page = visit(language=language)
    game = page.locator("article[data-game='age-of-gods']")
    game.get_by_role("button", name={"en": "Play now", "fr": "Jouer"}[language]).click()
    page.get_by_role("dialog").get_by_role(
        "button", name={"en": "Begin the game", "fr": "Commencer la partie"}[language]
    ).click()
    TablePage(page).ready()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=LEAVE[language]).click()
    expect(page.get_by_role("dialog")).to_contain_text(WAITS[language])
    page.get_by_role("button", name={"en": "Yes, leave", "fr": "Oui, quitter"}[language]).click()
    left = {"en": "You left; the game waits for you", "fr": "La partie vous attend depuis votre départ"}
    expect(page.get_by_role("article").filter(has_text=left[language])).to_have_count(1)


def test_who_leaves_others_reads_that_a_bot_plays_on(visit: Visit) -> None:
    _, ben = begun(visit)
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave the game").click()
    expect(ben.get_by_role("dialog")).to_contain_text("A bot will play for you until you come back")


WITHOUT_A_WAY_BACK = """
() => {
  window.playing = { with: 0, without: 0 }
  const look = () => {
    const buttons = [...document.querySelectorAll('.prompt .buttons button')].map((one) => one.textContent)
    if (buttons.some((text) => text.startsWith('Skip'))) {
      window.playing[buttons.includes('Take your seat back') ? 'with' : 'without']++
    }
    requestAnimationFrame(look)
  }
  look()
}
"""
"""Counts the frames in which events play, with and without the button to take one's seat back."""


def test_the_seat_is_taken_back_while_events_still_play(visit: Visit) -> None:
    ann, ben = begun(visit)
    table = ben.url
    leave(ben)
    ben.goto(table)
    TablePage(ben).ready()
    ben.emulate_media(reduced_motion="no-preference")
    ben.evaluate(WITHOUT_A_WAY_BACK)
    mine = TablePage(ann)
    while not ben.evaluate("() => window.playing.with + window.playing.without > 3"):
        mine.step()
    assert ben.evaluate("() => window.playing.without") == 0


def test_on_a_phone_a_notice_covers_no_control(visit: Visit) -> None:
    ann, ben = begun(visit)
    ann.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    prompt = ann.locator(".tableau.phone .prompt")
    expect(prompt).to_be_visible()
    leave(ben)
    said = notice(ann, "has left")
    expect(said).to_be_visible()
    ann.wait_for_function(
        """() => document.querySelector('.notice').getBoundingClientRect().bottom
          <= document.querySelector('.prompt').getBoundingClientRect().top"""
    )
    assert said.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
