"""Age of Gods from the home page to the score sheet and beyond, by clicking."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages import TablePage, with_the_random_bot
from tests.patience import patient

A_GAME = patient(200)

WORDS = {
    "en": {
        "new": "New table",
        "bots": "Of these, bots",
        "level": "Strength of the bots",
        "begin": "Begin the game",
        "won": r"wins the game|share the victory",
        "total": "Total",
        "moments": "Key moments",
        "replay": "Replay",
        "rematch": "Rematch",
        "waits": "god will you embody",
    },
    "fr": {
        "new": "Nouvelle table",
        "bots": "Dont robots",
        "level": "Force des robots",
        "begin": "Commencer la partie",
        "won": r"gagne la partie|partagent la victoire",
        "total": "Total",
        "moments": "Moments clés",
        "replay": "Revoir",
        "rematch": "Revanche",
        "waits": "dieu voulez-vous incarner",
    },
}


def begin(page: Page, words: dict[str, str]) -> TablePage:
    """A table of two, with a bot, from the home page."""
    with_the_random_bot(page)
    page.get_by_role("button", name=words["new"]).click()
    form = page.get_by_role("dialog")
    form.locator("input[name=players][value='2']").check()
    form.locator("input[name=bots][value='1']").check()
    form.get_by_role("combobox", name=words["level"]).select_option("random")
    form.get_by_role("button", name=words["begin"]).click()
    return TablePage(page).ready()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_played_from_the_home_page_to_the_score_sheet(visit: Visit, language: str) -> None:
    words = WORDS[language]
    page = visit(language=language)
    table = begin(page, words)
    table.play_to_the_end(A_GAME)

    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2).first).to_have_text(re.compile(words["won"]))
    expect(result.get_by_text(words["total"], exact=True)).to_have_count(2)
    expect(result.get_by_role("img", name=re.compile(":"))).to_have_count(2)  # the charts
    expect(result.get_by_role("heading", name=words["moments"])).to_be_visible()
    with page.expect_download() as downloading:
        result.locator("a[download]").click()
    assert downloading.value.suggested_filename.startswith("age-of-gods-")

    result.get_by_role("button", name=words["replay"]).click()
    look_back(page)
    page.go_back()
    TablePage(page).ready()
    over = page.url
    page.locator(".prompt .act.result").click()
    page.get_by_role("dialog").get_by_role("button", name=words["rematch"]).click()
    page.wait_for_url(lambda address: "/table/" in address and address != over)
    again = TablePage(page).ready().my_turn()  # against bots nobody waits for anybody
    assert words["waits"] in again.question


def look_back(page: Page) -> None:
    """Any moment, forwards and backwards, from any seat."""
    TablePage(page).ready()
    scrubber = page.get_by_role("slider")
    moment = page.locator("output")
    expect(moment).to_have_text(re.compile(r"^0 "))
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 40
    scrubber.fill(str(last // 2))
    expect(moment).to_have_text(re.compile(rf"^{last // 2} "))
    board = page.locator("main > .board")
    half = board.inner_html()
    scrubber.blur()
    page.keyboard.press("End")
    expect(moment).to_have_text(re.compile(rf"^{last} "))
    expect(board).not_to_have_js_property("innerHTML", half)
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_text(re.compile(rf"^{last - 1} "))
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_text(re.compile(rf"^{last} "))

    hand = page.locator("main > .hand")
    expect(hand).to_have_count(0)  # a spectator has none
    page.get_by_role("combobox").select_option("1")
    expect(hand).to_be_visible()
    assert "seat=1" in page.url
    assert f"at={last}" in page.url
