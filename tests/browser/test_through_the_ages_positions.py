"""The dialogues of Through the Ages and the sights of its board, each from a prepared position."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pages import PATIENCE, TablePage
from tests.browser.test_pages import faults
from tests.browser.through_the_ages import apart, middle
from tests.browser.through_the_ages_positions import Prepared

LOW, LARGE = (1280, 720), (1920, 1080)


@pytest.fixture(scope="module")
def prepared(server: Server) -> Prepared:
    """The tables of `POSITIONS`."""
    return Prepared(server)


def choose(table: TablePage, *targets: str) -> None:
    """Click these one after the other, except those that have been picked by themselves, and confirm."""
    for target in targets:
        if not table.page.locator(f"[data-picked][data-target='{target}']").count():
            assert table.click(target), f"{target} cannot be clicked; what glows: {sorted(table.targets())}"
    table.confirm.first.click()


def test_a_double_click_on_confirm_does_one_thing(visit: Visit, prepared: Prepared) -> None:
    """What is offered next under the same pixel is the end of the turn."""
    page = visit()
    table = prepared.open(page, "confirm")
    end = table.prompt.get_by_role("button", name="End your turn")
    assert table.click("space:1")
    at = middle(table.confirm)
    page.mouse.move(*at)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect(end).to_be_visible()
    under = "at => document.elementFromPoint(...at)?.closest('button')?.textContent ?? ''"
    assert "End your turn" in page.evaluate(under, list(at))
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(table.log).to_contain_text("takes Iron")
    page.wait_for_timeout(1000)  # until it has been there long enough to be read
    expect(end).to_be_visible()
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    expect(
        table.prompt.get_by_role("button", name="Not yet")
    ).to_be_visible()  # a click of its own does count


def test_a_double_tap_on_confirm_does_one_thing(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "taps")
    page.locator("[data-target='space:1']").tap()
    at = middle(table.confirm)
    page.touchscreen.tap(*at)
    page.touchscreen.tap(at[0] + 4, at[1] + 4)
    page.locator("#tab-log").tap()
    expect(table.log).to_contain_text("takes Iron")
    page.wait_for_timeout(500)
    expect(table.prompt.get_by_role("button", name="End your turn")).to_be_visible()


def test_a_rival_is_looked_at_in_full_and_left_again(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "actions")
    offered = table.offers.count()
    mine = page.locator("section.civ").get_attribute("aria-label")
    glowing = page.locator(".civ [data-glow]").count()
    assert glowing
    frame = page.locator("article.seat[data-seat='1']")
    frame.get_by_text("Homer").click()
    civilization = page.locator("section.civ")
    expect(civilization).to_contain_text("Homer")
    expect(page.get_by_role("tooltip")).to_be_hidden()  # nothing was refused
    table.settled()
    assert page.locator(".civ [data-glow], .civ [role=button], .civ [aria-disabled]").count() == 0
    assert table.offers.count() == offered + 1
    assert faults(page) == []
    home = table.prompt.get_by_role("button", name="Back to your board")
    home.click()
    expect(civilization).to_have_attribute("aria-label", mine or "")
    expect(page.locator(".civ [data-glow]")).to_have_count(glowing)
    look = page.get_by_role("group", name="Players").get_by_role("button", name=re.compile("Show .* in full"))
    look.nth(1).focus()
    page.keyboard.press("Enter")
    expect(look.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(civilization).to_contain_text("Homer")
    page.keyboard.press("Escape")
    expect(civilization).to_have_attribute("aria-label", mine or "")


def test_what_lies_on_a_closed_page_is_one_button_away(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "discard")
    page.locator("#tab-log").tap()
    expect(table.offers).to_have_count(1)
    table.offers.get_by_text("Hand").tap()
    expect(page.locator(".tab-panel [data-glow]").first).to_be_visible()
    expect(table.offers).to_have_count(0)


def test_what_alone_can_follow_needs_no_click(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "actions")
    bank = page.locator("[data-target='bank:yellow']")
    bank.hover()
    popover = page.get_by_role("tooltip")
    expect(popover).to_contain_text("Increase your population")
    bank.click()
    expect(page.locator("[data-picked]")).to_have_count(2)
    expect(table.confirm).to_contain_text("Increase your population")
    table.prompt.get_by_role("button", name="Back").click()
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_the_mouse_moves_along_the_row_from_card_to_card(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "actions")
    cards = page.locator(".row [data-target^='space:']")
    popover = page.get_by_role("tooltip")
    for at in range(cards.count()):
        cards.nth(at).hover()
        name = cards.nth(at).get_attribute("aria-label") or ""
        expect(popover.get_by_role("heading")).to_have_text(name.split(",")[0])
        for other in cards.all():
            assert apart(popover, other)


TOLD = """
() => ({
  shown: document.querySelector('.prompt .asked.event')?.textContent,
  told: [...document.querySelectorAll('.log .entry, .log .chapter')].at(-1)?.textContent,
  acting: [...document.querySelectorAll('.side article.acting')].map((seat) => seat.dataset.seat),
  asked: document.querySelector('[data-glow]') !== null,
})
"""


def test_the_log_and_the_frames_follow_what_is_shown(visit: Visit, prepared: Prepared) -> None:
    page = visit("/settings")
    page.locator("input[name=motion][value=normal]").check()
    table = prepared.open(page, "shown")
    table.end("End your turn")
    seen = []
    page.locator(".prompt .asked.event").wait_for()
    until = time.monotonic() + PATIENCE
    while (now := page.evaluate(TOLD))["shown"] or not now["asked"]:
        assert time.monotonic() < until, table.situation
        if now["shown"]:  # in between the bots think
            seen.append(now)
    assert all(one["told"].strip() == one["shown"].strip() for one in seen)
    assert {seat for one in seen for seat in one["acting"]} >= {"0", "1"}
    expect(page.locator(".side article.acting")).to_have_attribute("data-seat", "0")


CUT_OFF = """
names => names
  .filter((one) => one.scrollHeight > one.clientHeight + 4 || one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)
"""
"""Names of which a line, or the end of one, is not seen."""


def inside(part: Locator, whole: Locator) -> bool:
    """Whether all of it is seen there."""
    a, b = part.bounding_box(), whole.bounding_box()
    assert a is not None
    assert b is not None
    return (
        b["x"] <= a["x"]
        and b["y"] <= a["y"]
        and a["x"] + a["width"] <= b["x"] + b["width"]
        and a["y"] + a["height"] <= b["y"] + b["height"]
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_developed_civilisation_is_seen_whole(visit: Visit, prepared: Prepared, language: str) -> None:
    page = visit(language=language)
    prepared.open(page, "developed")
    board = page.locator("main .board").first
    for part in (".techs", ".palace", ".banks", ".tactics"):
        assert inside(page.locator(part), board), part
    assert page.locator(".techs .name").evaluate_all(CUT_OFF) == []
    assert faults(page) == []


UNSEEN = """
words => words
  .filter((word) => getComputedStyle(word).clipPath !== 'none' || !word.offsetWidth)
  .map((word) => word.textContent)
"""
"""Those that only a screen reader reads."""

HIDDEN = """
parts => parts.filter((part) => {
  const box = part.getBoundingClientRect()
  const across = box.left + box.width / 2
  const seen = (down) => part.contains(document.elementFromPoint(across, down))
  return ![box.top + 3, box.top + box.height / 2, box.bottom - 3].every(seen)
}).map((part) => part.textContent)
"""
"""Those of which the upper, the middle or the lower part is out of the window or under something else."""

PARTS = ".techs .cell, .techs .ghost, .palace > *, .palace .tag, .palace .wonder, .banks > *"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_low_window_shows_all_of_a_developed_civilisation(
    visit: Visit, prepared: Prepared, language: str
) -> None:
    page = visit(language=language, size=LOW)
    prepared.open(page, "developed")
    parts = page.locator(PARTS)
    assert parts.count() > 35
    assert parts.evaluate_all(HIDDEN) == []
    assert page.locator(".techs .name").evaluate_all(CUT_OFF) == []
    heads = page.locator(".techs h3")
    assert all(head.get_attribute("title") for head in heads.all())
    expect(page.locator(".hand .slot").last).to_be_in_viewport(ratio=1)
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, LOW, (1920, 1080), PHONE], ids=["1440", "1280", "1920", "390"])
@pytest.mark.parametrize("position", ["developed", "calm"])
def test_the_heads_of_the_technologies_do_not_shrink_to_icons(
    visit: Visit, prepared: Prepared, language: str, size: tuple[int, int], position: str
) -> None:
    page = visit(language=language, size=size)
    prepared.open(page, position)
    words = page.locator(".techs .kindname")
    assert words.count() >= 5
    assert words.evaluate_all(CUT_OFF) == []
    assert words.evaluate_all(UNSEEN) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_low_window_shows_all_of_a_rival(visit: Visit, prepared: Prepared, language: str) -> None:
    page = visit(language=language, size=LOW)
    prepared.open(page, "rival")
    page.locator(".civ [role=tab][data-seat='1']").click()
    expect(page.locator("section.civ.foreign")).to_be_visible()
    parts = page.locator(f"{PARTS}, .hands")
    assert parts.count() > 35
    assert parts.evaluate_all(HIDDEN) == []


def test_what_lies_beside_a_civilisation_does_not_push_it_out_of_sight(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit(language="fr")
    prepared.open(page, "beside")
    parts = page.locator(PARTS)
    assert parts.count() > 10
    assert parts.evaluate_all(HIDDEN) == []
    assert page.evaluate("(e => e.scrollHeight <= e.clientHeight)(document.querySelector('.board .scroll'))")
    beside = page.locator(".beside")
    assert beside.evaluate("e => e.scrollHeight > e.clientHeight")
    last = page.locator(".tactics .tactic").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    assert faults(page) == []


@pytest.mark.parametrize("size", [DESKTOP, LOW], ids=["wide", "low"])
def test_no_card_of_a_large_hand_is_out_of_sight(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(language="fr", size=size)
    prepared.open(page, "hoard")
    cards = page.locator(".hand .slot")
    expect(cards).to_have_count(20)
    assert cards.evaluate_all(HIDDEN) == []
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(".hand .effect")).to_have_count(20)  # where there is room they are whole cards
    assert cards.evaluate_all(HIDDEN) == []


@pytest.mark.parametrize("size", [LOW, LARGE, PHONE], ids=["low", "large", "phone"])
def test_all_that_a_number_is_made_of_is_seen_at_once(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(language="fr", size=size)
    prepared.open(page, "developed")
    strength = page.locator(".rating").nth(2)
    if size == PHONE:
        strength.tap()
    else:
        strength.hover()
    lines = strength.get_by_role("tooltip").locator("li")
    assert lines.count() > 10
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    made, number = strength.get_by_role("tooltip").bounding_box(), strength.bounding_box()
    assert made is not None
    assert number is not None
    assert 0 <= made["y"] - number["y"] - number["height"] < 8
    assert size == PHONE or abs(made["x"] - number["x"]) < 2
    page.mouse.move(1, 1)
    strength.locator("button").blur()
    expect(lines.first).to_be_hidden()


def test_a_large_screen_enlarges_the_civilisation(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=LARGE)
    prepared.open(page, "developed")
    parts = page.locator(PARTS)
    assert parts.count() > 20
    assert parts.evaluate_all(HIDDEN) == []
    coal = page.locator("[data-target='card:coal']")
    assert coal.locator(".name").evaluate("e => e.getBoundingClientRect().height") > 12
    coal.hover()
    popover = page.get_by_role("tooltip").filter(has_text="Coal")
    expect(popover).to_be_visible()
    assert apart(popover, coal)
    coal.click()
    expect(coal).to_have_attribute("data-picked", "")


def test_leader_government_and_wonders_are_read_by_keyboard(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "developed")
    page.locator(".palace [data-card=constitutional_monarchy]").focus()
    for name in ("Napoleon", "Hollywood"):
        page.keyboard.press("Tab")
        expect(page.get_by_role("tooltip").filter(has_text=name)).to_be_visible()


def test_rivals_are_shown_with_their_workers_and_wars(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    prepared.open(page, "developed")
    rival = page.locator(".seats article[data-seat='1']")
    expect(rival.locator("li").first).to_be_visible()
    expect(rival).to_contain_text("next turn")
    expect(page.locator(".seats article[data-seat='0']")).to_contain_text("War from")


def test_a_thumb_builds_without_scrolling(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "developed")
    hand = page.get_by_role("tab", name="Hand")
    expect(hand).to_have_attribute("aria-selected", "true")
    kinds = page.locator(".kindbox h3")
    assert kinds.evaluate_all(f"heads => ({HIDDEN})(heads.slice(0, 5))") == []  # over the open hand
    hand.tap()
    expect(hand).to_have_attribute("aria-selected", "false")
    unused = page.locator("[data-target='workers:unused']")
    expect(unused).to_be_in_viewport(ratio=1)
    swordsmen = page.locator("[data-target='card:swordsmen']")
    swordsmen.scroll_into_view_if_needed()
    unused.tap()
    expect(swordsmen).to_be_in_viewport(ratio=1)
    swordsmen.tap()
    expect(table.confirm.first).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.querySelector('.board .scroll').scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_click_on_a_building_builds_and_destroys_only_by_name(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "building").settled()
    farm, lab = (page.locator(f"[data-target='card:{card}']") for card in ("agriculture", "philosophy"))
    destroy = table.prompt.get_by_role("button", name="Destroy", exact=True)
    assert "card:agriculture" in table.targets()
    assert "card:philosophy" not in table.targets()  # two labs are the limit: it could only be destroyed

    lab.dblclick()
    expect(destroy).to_be_visible()
    expect(table.confirm).to_have_count(0)
    destroy.dblclick()
    expect(table.confirm).to_have_text(re.compile("Destroy Philosophy"))
    page.wait_for_timeout(300)
    expect(table.confirm).to_be_enabled()  # nothing was sent

    farm.click()
    expect(table.confirm).to_have_text(re.compile("Build Agriculture"))
    expect(destroy).to_be_visible()
    expect(page.locator("[data-picked]")).to_have_count(2)
    farm.click()
    expect(table.log).to_contain_text("builds Agriculture")


def test_what_may_be_destroyed_is_not_said_to_be_missing(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "limit").settled()
    page.locator("[data-target='card:philosophy']").click()
    table.prompt.get_by_role("button", name="Destroy", exact=True).hover()
    told = page.get_by_role("tooltip")
    expect(told.get_by_role("heading", name="Destroy")).to_be_visible()
    expect(told).to_contain_text("Destroy Philosophy")
    expect(told).not_to_contain_text("nothing to destroy")


def test_on_a_phone_a_building_that_can_only_be_destroyed_says_why(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "limit").settled()
    lab = page.locator("[data-target='card:philosophy']")
    lab.scroll_into_view_if_needed()
    lab.tap()
    expect(table.prompt.get_by_role("button", name="Destroy", exact=True)).to_be_visible()
    expect(page.get_by_role("tooltip").locator(".reason")).to_contain_text("at most 2 buildings")


def test_where_one_may_upgrade_as_well_building_has_a_button(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "developed").settled()
    page.locator("[data-target='card:swordsmen']").click()
    better = page.locator("[data-glow][data-target='card:riflemen']")
    expect(better).to_be_visible()
    table.prompt.get_by_role("button", name="Build Swordsmen").click()
    expect(table.confirm).to_have_text(re.compile("Build Swordsmen"))
    page.locator("[data-target='card:swordsmen']").click()  # back to the choice
    better.click()
    expect(table.confirm).to_have_text(re.compile("Upgrade Swordsmen"))


def test_who_confirms_nothing_still_confirms_a_loss(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('ludage-confirm', 'false')")
    table = prepared.open(page, "at once").settled()
    farm = page.locator("[data-target='card:agriculture']")
    farm.click()
    page.locator("[data-target='loss:destroy']").click()
    expect(table.confirm).to_have_text(re.compile("Destroy Agriculture"))
    page.wait_for_timeout(300)
    expect(table.confirm).to_be_enabled()
    farm.click()  # the worker is picked by itself: it could still be the loss
    page.wait_for_timeout(300)
    expect(table.confirm).to_have_text(re.compile("Build Agriculture"))
    page.locator("[data-target='workers:unused']").click()
    expect(table.log).to_contain_text("builds Agriculture")


def test_a_key_that_is_held_down_confirms_no_loss(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "held down").settled()
    page.locator("[data-target='card:agriculture']").click()
    page.locator("[data-target='loss:destroy']").focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # from the second on the key repeats
        page.wait_for_timeout(60)
    page.keyboard.up("Enter")
    expect(table.confirm).to_have_text(re.compile("Destroy Agriculture"))
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.log).to_contain_text("destroys Agriculture")


def test_the_focus_goes_on_after_a_confirmation(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "keys").settled()
    page.locator("[data-target='card:agriculture']").focus()
    page.keyboard.press("Enter")
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.log).to_contain_text("builds Agriculture")
    expect(page.locator("[data-glow]:focus")).to_have_count(1)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_all_civilisations_are_compared_side_by_side(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    prepared.open(page, "developed")
    page.get_by_role("button", name="Compare").click()
    compared = page.get_by_role("dialog", name="Compare").get_by_role("group")
    assert compared.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(compared).to_be_hidden()
    expect(page.get_by_role("button", name="Compare")).to_be_focused()


def test_both_sides_of_a_pact_say_what_they_give_and_nothing_moves(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=(1280, 720), language="fr")
    table = prepared.open(page, "sides").settled()
    high = [table.prompt.bounding_box()]
    for target in ("hand:acceptance_of_supremacy", "seat:1", "side:b"):
        assert table.click(target)
        high.append(table.prompt.bounding_box())
    assert high == [high[0]] * 4
    expect(page.locator("[data-target='side:a']")).to_contain_text("+1")
    expect(page.locator("[data-target='side:b']")).to_contain_text("−1")
    expect(page.locator("[data-target='side:b']")).to_have_accessible_name(re.compile("−1"))
    assert faults(page) == []


def test_an_auction_comes_into_sight_with_its_lowest_bids_and_a_field_for_any(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit(size=(1280, 720))
    table = prepared.open(page, "bids").settled()
    page.evaluate("document.querySelector('.board .scroll').scrollTo(0, 999)")
    choose(table, "hand:good_harvest", "deck:future")
    check_bids(table)
    check_bids(prepared.open(visit(size=PHONE), "bids").settled())


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["1440", "1280", "390"])
@pytest.mark.parametrize(
    ("language", "label", "bid"), [("en", "up to 153", "Bid"), ("fr", "jusqu’à 153", "Miser")]
)
def test_of_many_bids_any_is_typed(
    visit: Visit, prepared: Prepared, size: tuple[int, int], language: str, label: str, bid: str
) -> None:
    page = visit(size=size, language=language)
    table = prepared.open(page, f"force {language} {size[0]}").settled()
    stage = page.locator("section.stage")
    expect(stage.locator("[data-target^='bid:']")).to_have_count(7)
    expect(table.offers).to_have_count(1)  # to pass: what is not drawn is not listed beside the question
    field = stage.get_by_role("spinbutton", name=label)
    expect(field).to_have_attribute("inputmode", "numeric")
    field.fill("154")
    expect(stage.locator("[data-target^='bid:']")).to_have_count(6)
    field.press("Enter")
    expect(page.locator("[data-picked]")).to_have_count(0)
    field.fill("")
    field.press_sequentially("137lmh/")  # what would open the list, the menu and the hint elsewhere
    expect(page.get_by_role("dialog")).to_have_count(0)
    chip = stage.locator("[data-target='bid:137']")
    expect(chip).to_have_text(f"{bid} 137")
    expect(chip).to_have_attribute("data-glow", "")
    assert faults(page) == []
    if size == LOW:
        field.press("Enter")
        expect(table.confirm).to_be_focused()
    else:
        chip.click()
    expect(chip).to_have_attribute("data-picked", "")
    field.fill("138")
    expect(stage.locator("[data-target='bid:138']")).to_have_attribute("data-instead", "")
    field.press("Enter")
    expect(table.confirm).to_contain_text("138")
    expect(table.confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-chooses]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["1440", "1280", "390"])
def test_no_banner_lies_over_the_text_of_its_event_or_over_bidders(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    page.emulate_media(reduced_motion="no-preference")
    table = prepared.open(page, f"banner {size[0]}").settled()
    page.evaluate(BANNERS)
    choose(table, "hand:good_harvest", "deck:future")
    expect(page.get_by_role("region", name="Inhabited Territory")).to_be_visible()
    table.my_turn()
    bid_field(page).fill("20")
    page.locator("[data-target='bid:20']").click()
    table.confirm.click()  # nobody can bid more
    expect(table.prompt).to_contain_text("send a force")
    expect(page.locator(".said")).to_have_count(0)
    told = page.evaluate("() => window.banners")
    assert any(text.startswith("Event: Inhabited Territory") for text, _ in told)
    assert [text for text, over in told if over] == []


BANNERS = """
() => {
  window.banners = []
  const look = () => {
    const banner = document.querySelector('.said')?.getBoundingClientRect()
    const stage = document.querySelector('section.stage')?.getBoundingClientRect()
    const over = banner && stage && banner.top < stage.bottom && banner.bottom > stage.top
    if (banner) window.banners.push([document.querySelector('.said').innerText, !!over])
    requestAnimationFrame(look)
  }
  look()
}
"""
"""Notes of every frame which banner is shown, and whether it lies over the stage."""


def bid_field(page: Page) -> Locator:
    """Where a bid is written that is not among the lowest."""
    return page.locator("section.stage").get_by_role("spinbutton", name="up to")


def check_bids(table: TablePage) -> None:
    """All of the auction is seen, and a high bid can be picked."""
    stage = table.page.get_by_role("region", name="Inhabited Territory")
    expect(stage).to_be_in_viewport(ratio=1)
    bids = stage.locator("[data-target^='bid:']")
    assert bids.count() == 7
    for bid in bids.all():
        expect(bid).to_be_in_viewport(ratio=1)
    bid_field(table.page).fill("20")
    stage.locator("[data-target='bid:20']").click()
    expect(table.confirm).to_have_text(re.compile("20"))
    assert faults(table.page) == []


def asked_on_stage(table: TablePage, card: str, question: str) -> Locator:
    """The part of the board where this card asks this of me."""
    stage = table.page.get_by_role("region", name=card)
    expect(stage.get_by_role("group", name=question)).to_be_visible()
    assert faults(table.page) == []
    table.my_turn().settled()
    return stage


def test_a_territory_is_auctioned_and_colonised(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "auction")
    choose(table, "hand:good_harvest", "deck:future")
    stage = asked_on_stage(table, "Inhabited Territory", "Your bid")
    choose(table, "bid:3")
    expect(stage).to_contain_text("It must reach 3")
    table.my_turn().settled()
    choose(table, "card:swordsmen")
    expect(stage).to_contain_text("Swordsmen")
    table.my_turn().settled()
    choose(table, "card:warriors")
    table.end("Done")
    expect(table.log).to_contain_text("has a new colony")
    expect(page.locator(".palace [data-card=inhabited_territory_i]")).to_be_visible()


def test_an_aggression_takes_what_the_attacker_chooses(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "aggression")
    choose(table, "hand:raid_i", "seat:1")
    stage = page.get_by_role("region", name="Raid")
    expect(stage).to_be_visible()
    table.my_turn().settled()
    expect(table.prompt).to_contain_text("urban buildings")
    assert faults(page) == []
    choose(table, "card:philosophy")
    expect(table.log).to_contain_text("succeeds")
    expect(stage).to_be_hidden()


def test_an_attack_is_met_with_cards_from_the_hand(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    table = prepared.open(page, "defence")
    stage = page.get_by_role("region", name="Raid")
    expect(stage).to_contain_text("attacks")
    expect(stage).to_contain_text("1 against 9: 8 more needed")
    expect(stage).to_contain_text("Military Bonus +2")
    assert faults(page) == []
    choose(table, "hand:military_bonus_i")
    expect(stage).to_contain_text("1 + 2")
    table.end("Done")
    expect(stage).to_be_hidden()


def test_cards_to_choose_from_come_into_sight(visit: Visit, prepared: Prepared) -> None:
    """Four civil cards are wider than the phone, and the military ones lie behind them."""
    page = visit(size=PHONE)
    table = prepared.open(page, "discard")
    assert table.is_asked("^Discard military cards")
    choose(table, "hand:legion")
    expect(table.prompt).to_contain_text("Discard military cards: 1 to go")


def test_a_war_is_fought_a_round_after_it_was_declared(visit: Visit, prepared: Prepared) -> None:
    page = visit(dark=True)
    table = prepared.open(page, "war")
    choose(table, "hand:war_over_territory_ii", "seat:1")
    relations = page.get_by_role("region", name="Wars and pacts")
    expect(relations).to_contain_text("War over Territory")
    assert faults(page) == []
    table.end("End your turn")
    expect(table.log).to_contain_text("defeats", timeout=PATIENCE * 1000)
    expect(relations).to_be_hidden()


def test_the_card_that_asks_is_shown_with_its_question(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "terror")
    choose(table, "hand:good_harvest", "deck:future")
    expect(page.get_by_role("region", name="Reign of Terror")).to_contain_text("loses 1 population")
    table.my_turn().settled()
    choose(table, "card:warriors")
    expect(page.get_by_role("region", name="Card row")).to_be_visible()


def test_another_share_of_the_plunder_can_be_picked_after_one(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "plunder")
    choose(table, "hand:plunder_i", "seat:1")
    stage = asked_on_stage(table, "Plunder", "Food or resources?")
    assert table.click("mix:3")
    stage.locator("[data-target='mix:1']").click()
    expect(stage.locator("[data-picked]")).to_have_attribute("data-target", "mix:1")
    table.confirm.first.click()
    expect(stage).to_be_hidden()


def test_the_end_of_the_turn_is_foretold_with_what_is_there_before_and_after(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit()
    table = prepared.open(page, "calm")
    forecast = page.get_by_role("region", name="If you end now")
    expect(forecast).to_contain_text("12 → 14")  # science
    assert table.click("card:warriors")
    expect(page.locator("[data-picked]").first).to_be_visible()
    expect(forecast).to_contain_text("12 → 14")  # it stays while something is picked


def test_an_uprising_says_what_is_missing_and_cards_that_are_too_dear_say_so(
    visit: Visit, prepared: Prepared
) -> None:
    page = visit()
    table = prepared.open(page, "unrest")
    forecast = page.get_by_role("region", name="If you end now")
    expect(forecast).to_contain_text("5 discontent, 0 unused: 5 too many")
    assert page.locator(".tracks .stock .more").all_inner_texts() == [
        "",
        "",
    ]  # nothing is made, eaten or lost
    for space in (1, 2, 3):
        choose(table, f"space:{space}")
        table.my_turn().settled()
    row = page.get_by_role("region", name="Card row")
    expect(row.locator("[data-target='space:7']")).to_contain_text("1 left")
    expect(row.locator("[data-target='space:7'] .dim")).to_be_visible()


def test_a_pact_is_offered_and_accepted(visit: Visit, prepared: Prepared) -> None:
    page = visit()
    table = prepared.open(page, "pact")
    stage = page.get_by_role("region", name="Trade Routes Agreement")
    expect(stage).to_contain_text("side B")
    assert faults(page) == []
    table.prompt.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("region", name="Wars and pacts")).to_contain_text("Trade Routes Agreement")
    expect(table.log).to_contain_text("accepts")


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE], ids=["desktop", "low", "phone"])
def test_an_event_that_scores_by_rank_says_the_scale_of_its_table(
    visit: Visit, prepared: Prepared, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    table = prepared.open(page, "ranked")
    scale = re.compile(r"15/10/5/0")
    expect(page.locator(".events .last")).to_contain_text(scale)
    if size == PHONE:
        page.locator("#tab-hand").tap()
    held = page.locator("[data-target='hand:impact_of_science']")
    expect(held).to_have_attribute("data-label", scale)
    if size == DESKTOP:
        expect(held).to_contain_text(scale)
        page.locator(".events .last").hover()
        expect(page.locator(".peek")).to_contain_text("From first to last: 15/10/5/0.")
    assert "14/7" not in page.content()
    table.settled()


CUT = """
(box) => {
  const { right } = box.getBoundingClientRect()
  return [...box.querySelectorAll('*')].some((one) => one.getBoundingClientRect().right > right + 0.5)
}
"""
"""Whether something in it goes beyond its right edge."""


def test_on_a_phone_four_players_have_room_side_by_side(visit: Visit, prepared: Prepared) -> None:
    page = visit(size=PHONE)
    prepared.open(page, "four").settled()
    strip = page.locator(".strip")
    expect(strip.get_by_role("article")).to_have_count(4)
    assert not strip.evaluate(CUT)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_no_figure_of_the_banks_is_cut(visit: Visit, prepared: Prepared, language: str) -> None:
    page = visit(size=PHONE, language=language)
    page.evaluate("one => localStorage.setItem('ludage-language', JSON.stringify(one))", language)
    prepared.open(page, "four").settled()
    heads = page.locator(".bank.yellow .head, .bluebank .head")
    expect(heads).to_have_count(2)
    expect(heads.first).to_contain_text("next" if language == "en" else "prochain")
    assert [head.inner_text() for head in heads.all() if head.evaluate(CUT)] == []
