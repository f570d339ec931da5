"""What could still be used is not lost by accident: the end of a turn asks, and does not come under a finger."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludage.testing.through_the_ages import position
from tests.browser import test_age_of_mythology as mythology
from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pages import TablePage, play_now
from tests.browser.test_pages import faults
from tests.browser.through_the_ages import middle
from tests.browser.through_the_ages_positions import WEAK, Prepared, my_actions

END = {"en": "End your turn", "fr": "Terminer votre tour"}
NOT_YET = {"en": "Not yet", "fr": "Pas encore"}
UNUSED = {
    "en": "4 civil and 2 military actions unused: end your turn?",
    "fr": "4 actions civiles et 2 militaires non utilisées : terminer le tour ?",
}
LOOKS = [("en", DESKTOP), ("fr", (1280, 720)), ("en", PHONE), ("fr", PHONE)]
STOPPED_CLOCK = """
() => {
  window.stopped = 10_000
  performance.now = () => window.stopped
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => window.stopped })
}
"""
"""From now on the page's time is what the test says, however busy the machine."""
UNDER = "at => document.elementFromPoint(...at)?.closest('button')?.textContent.trim() ?? ''"


@pytest.fixture(scope="module")
def prepared(server: Server) -> Prepared:
    """My actions with much to do, once for each test that ends them; and with nothing to do after one more."""
    makes = dict.fromkeys(
        ["asked", "off", "tapped", "tapped twice", "clicked", "keys", "list", "at once"], my_actions
    )
    makes |= {f"asked {language} {size[0]}": my_actions for language, size in LOOKS}
    last = {**WEAK, "ca": 1, "ma": 0, "hand": ["irrigation"]}
    return Prepared(
        server, {**makes, "last action": lambda: position(last, WEAK, age=1, row=["iron", "drama"], round=5)}
    )


def button(table: TablePage, name: str) -> Locator:
    """This button of the prompt."""
    return table.prompt.get_by_role("button", name=name)


def later(page: Page, ms: int) -> None:
    """So much later by the clock of the page. The browser counts taps by its own: for it, too, they are two."""
    page.wait_for_timeout(600)
    page.evaluate("ms => { window.stopped += ms }", ms)


def end_it(table: TablePage, name: str) -> None:
    """Press the button that ends it."""
    table.insist(button(table, name).and_(table.offers))


@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_ending_a_turn_asks_once_while_something_could_be_used(
    visit: Visit, prepared: Prepared, language: str, size: tuple[int, int]
) -> None:
    page = visit(size=size, language=language)
    page.evaluate("one => localStorage.setItem('ludage-language', JSON.stringify(one))", language)
    table = prepared.open(page, f"asked {language} {size[0]}").settled()
    asked, targets = table.question, table.targets()
    end_it(table, END[language])
    expect(table.prompt.get_by_role("heading")).to_contain_text(UNUSED[language].split(":")[0].strip())
    assert table.question.replace("\u202f", " ").replace("\u00a0", " ") == UNUSED[language]
    assert table.prompt.get_by_role("heading").evaluate(
        "one => one.firstElementChild.scrollWidth <= one.firstElementChild.clientWidth + 1"
    )
    assert faults(page) == []
    button(table, NOT_YET[language]).click()
    expect(table.prompt.get_by_role("heading")).to_contain_text(asked)
    assert table.settled().targets() == targets
    table.end(END[language])
    expect(table.prompt.get_by_role("heading")).not_to_contain_text(asked)  # once: it has ended


def test_who_goes_on_at_the_board_has_said_no(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "asked").settled()
    end_it(table, "End your turn")
    expect(button(table, "Not yet")).to_be_visible()
    assert table.click("space:1")
    expect(button(table, "Not yet")).to_have_count(0)
    expect(table.confirm).to_have_text(re.compile("Take Iron"))


def test_the_question_can_be_switched_off_in_the_settings(visit: Visit, prepared: Prepared) -> None:
    page = visit("/settings")
    page.get_by_role("checkbox", name="Ask before ending anything").uncheck()
    table = prepared.open(page, "off").settled()
    asked = table.question
    end_it(table, "End your turn")
    expect(table.prompt.get_by_role("heading")).not_to_contain_text(asked)
    expect(button(table, "Not yet")).to_have_count(0)


def test_a_first_round_does_not_end_without_a_card_unasked(visit: Visit) -> None:
    table = play_now(visit(), "Through the Ages", "Full game").my_turn()
    end_it(table, "End your turn")
    expect(table.prompt.get_by_role("heading")).to_contain_text("You have taken no card")
    button(table, "Not yet").click()
    expect(button(table, "End your turn")).to_be_visible()


def test_fortifications_do_not_end_unasked_in_age_of_gods(visit: Visit) -> None:
    table = play_now(visit()).until_asked(r"[Yy]ou may fortify")
    end_it(table, "Done")
    expect(table.prompt.get_by_role("heading")).to_contain_text("You could still fortify")
    button(table, "Not yet").click()
    expect(table.prompt.get_by_role("heading")).to_contain_text("ou may fortify")
    table.end("Done")
    table.my_turn()
    assert not table.is_asked(r"[Yy]ou may fortify")


def test_a_card_of_age_of_mythology_is_not_left_half_used_unasked(visit: Visit) -> None:
    table = mythology.begin(visit(), mythology.WORDS["en"]).my_turn()
    commander = mythology.Commander(table, mythology.WORDS["en"]["rolls"], [("build", "gather", "explore")])
    commander.until("building:")
    asked = table.question
    end_it(table, "Build no more")
    expect(table.prompt.get_by_role("heading")).to_contain_text("You could still build")
    button(table, "Not yet").click()
    expect(table.prompt.get_by_role("heading")).to_contain_text(asked)


def test_a_tap_that_confirmed_something_ends_no_turn_when_it_comes_again(
    visit: Visit, prepared: Prepared
) -> None:
    """0.7 s later and a finger's breadth beside: no double tap any more, but the end of the turn lies there now."""
    page = visit(size=PHONE)
    table = prepared.open(page, "last action").settled()
    page.evaluate(STOPPED_CLOCK)
    page.locator("[data-target='space:1']").tap()
    later(page, 3000)
    at = middle(table.confirm)
    page.touchscreen.tap(*at)
    end = button(table, "End your turn")
    expect(end).to_be_visible()
    beside = at[0] + 25, at[1] + 4
    assert page.evaluate(UNDER, list(beside)) == "End your turn"
    later(page, 700)
    page.touchscreen.tap(*beside)
    table.settled()
    expect(end).to_be_enabled()  # nothing was sent
    later(page, 400)
    page.touchscreen.tap(*beside)
    expect(end).to_have_count(0)  # now it has been read; nothing is left to use, so nothing is asked


def test_a_tap_that_confirmed_something_does_not_take_it_back_when_it_comes_again(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "tapped twice").settled()
    page.evaluate(STOPPED_CLOCK)
    page.locator("[data-target='space:1']").tap()
    later(page, 3000)
    box = table.confirm.bounding_box()
    assert box is not None
    at = box["x"] + 25, box["y"] + box["height"] / 2
    page.touchscreen.tap(*at)
    take_back = button(table, "Take back")
    expect(take_back).to_be_visible()
    assert page.evaluate(UNDER, list(at)) == "Take back"
    later(page, 700)
    page.touchscreen.tap(*at)
    table.settled()
    expect(take_back).to_be_enabled()  # nothing was sent
    later(page, 400)
    page.touchscreen.tap(*at)
    expect(take_back).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_the_answer_that_ends_a_turn_does_not_come_under_the_hand(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    touch = size == PHONE
    table = prepared.open(page, "tapped" if touch else "clicked").settled()
    press = page.touchscreen.tap if touch else page.mouse.click
    page.evaluate(STOPPED_CLOCK)
    end = button(table, "End your turn")
    box = end.bounding_box()
    assert box is not None
    at = box["x"] + 12, box["y"] + box["height"] / 2  # where the answer will lie
    press(*at)
    expect(button(table, "Not yet")).to_be_visible()
    sure = button(table, "End your turn")
    around = sure.bounding_box()
    assert around is not None
    inside = min(at[0], around["x"] + around["width"] - 5), at[1]
    assert page.evaluate(UNDER, list(inside)).startswith("End your turn")
    later(page, 700)
    press(*inside)
    table.settled()
    expect(sure).to_be_enabled()
    expect(button(table, "Not yet")).to_be_visible()  # nothing was sent
    later(page, 400)
    press(*inside)
    expect(button(table, "Not yet")).to_have_count(0)
    expect(end).to_have_count(0)


def test_the_question_is_answered_by_keyboard(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "keys").settled()
    question = table.prompt.get_by_role("heading")
    asked = table.question
    for _ in range(2):
        button(table, "End your turn").focus()
        page.keyboard.press("Enter")
        expect(question).to_contain_text("4 civil and 2 military actions unused")
        expect(question).to_be_focused()
        page.keyboard.press("Enter")  # on the question it answers nothing
        expect(button(table, "Not yet")).to_be_visible()
        page.keyboard.press("Escape")
        expect(question).to_contain_text(asked)
        expect(page.locator("[data-glow]:focus")).to_have_count(1)  # on the board
    button(table, "End your turn").focus()
    page.keyboard.press("Enter")
    expect(question).to_be_focused()
    page.keyboard.press("Tab")  # the rule
    page.keyboard.press("Tab")
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(table, "Not yet")).to_have_count(0)


def test_the_list_of_choices_asks_as_well(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "list").settled()
    question = table.prompt.get_by_role("heading")
    for typed in (True, False):
        page.keyboard.press("l")
        choices = page.get_by_role("dialog")
        if typed:
            choices.get_by_role("textbox").fill("end")
            choices.get_by_role("textbox").press("Enter")
        else:
            choices.get_by_role("button", name="End your turn").click()
        expect(choices).to_have_count(0)
        expect(question).to_contain_text("4 civil and 2 military actions unused")
        expect(question).to_be_focused()
        page.keyboard.press("Escape")
        expect(button(table, "Not yet")).to_have_count(0)


def test_who_confirms_nothing_is_asked_all_the_same(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('ludage-confirm', 'false')")
    table = prepared.open(page, "at once").settled()
    end_it(table, "End your turn")
    expect(button(table, "Not yet")).to_be_visible()
