"""Pacts, each of the ten, and resigning (TTA-PACT, TTA-RESIGN)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.cards import CLAUSES, Kind
from ludage.games.through_the_ages.means import science_cost
from ludage.games.through_the_ages.production import produce
from ludage.games.through_the_ages.state import NO_CARD, Phase, Position
from ludage.testing import texts
from ludage.testing.through_the_ages import BOX, act, allowed, card, military, position, reveal, stock, why


def allies(
    pact: str, side: int = 0, own: dict[str, Any] | None = None, partner: dict[str, Any] | None = None
) -> Position:
    """Seat 0 owns a pact with seat 1; seat 2 stands apart."""
    return position({**(own or {}), "pact": (pact, 1, side)}, partner or {}, {})


# ---- offering, accepting, cancelling ------------------------------------------------------------------------------


@pytest.mark.rule("TTA-PACT-01", "TTA-PACT-05", "TTA-PACT-07")
def test_a_pact_is_offered_with_its_sides() -> None:
    state = position({"military": ["international_trade_agreement"]}, {}, {}, phase="politics")
    offers = [text for text in texts(state) if text.startswith("pact")]
    name = "international_trade_agreement"
    assert offers == [f"pact {name} {seat} {side}" for seat in (1, 2) for side in "ab"]
    heard = state.listen()
    act(state, f"pact {name} 2 b")
    assert heard[0].seen_by(1) == {
        "kind": "pact-offered",
        "seat": "seat:0",
        "rival": "seat:2",
        "card": f"card:{name}",
        "side": "side:b",
    }
    assert (state.to_act, texts(state)) == ((2,), ["accept", "refuse"])
    act(state, "accept")
    civ = state.civs[0]
    assert (BOX.ids[civ.pact], civ.pact_partner, civ.pact_side, civ.ma) == (name, 2, 1, 2)


@pytest.mark.rule("TTA-PACT-05")
def test_a_pact_whose_sides_are_equal_is_offered_without_one() -> None:
    name = "open_borders_agreement"
    state = position({"military": [name]}, {}, {}, phase="politics")
    heard = state.listen()
    act(state, f"pact {name} 2")
    assert heard[0].seen_by(1) == {
        "kind": "pact-offered-equal",
        "seat": "seat:0",
        "rival": "seat:2",
        "card": f"card:{name}",
    }


@pytest.mark.rule("TTA-PACT-02")
def test_a_refused_pact_goes_back_to_the_hand_and_politics_are_over() -> None:
    state = position({"military": ["peace_treaty", "rats"]}, {}, {}, phase="politics")
    act(state, "pact peace_treaty 1", "refuse")
    assert military(state) == ["rats", "peace_treaty"]
    assert why(state, "prepare rats").rule == "TTA-POL-01"
    accepted = act(
        position({"military": ["peace_treaty"]}, {}, {}, phase="politics"), "pact peace_treaty 1", "accept"
    )
    assert [civ.culture_rate for civ in accepted.civs] == [1, 1, 0]


@pytest.mark.rule("TTA-PACT-03")
def test_one_pact_in_the_own_area_but_several_in_all() -> None:
    own = {"pact": ("peace_treaty", 1, 0), "military": ["military_alliance"]}
    state = position(own, {"pact": ("international_tourism", 0, 0)}, {}, phase="politics")
    act(state, "pact military_alliance 2", "refuse")
    assert BOX.ids[state.civs[0].pact] == "peace_treaty"
    again = position(own, {"pact": ("international_tourism", 0, 0)}, {}, phase="politics")
    act(again, "pact military_alliance 2", "accept")
    assert BOX.ids[again.civs[0].pact] == "military_alliance"
    assert [civ.culture_rate for civ in again.civs] == [0, 0, 0]
    assert [civ.strength for civ in again.civs] == [4, 1, 4]
    assert BOX.ids[again.civs[1].pact] == "international_tourism"


@pytest.mark.rule("TTA-PACT-04")
def test_either_party_may_cancel() -> None:
    for active in (0, 1):
        state = position({"pact": ("peace_treaty", 1, 0)}, {}, {}, active=active, phase="politics")
        act(state, "cancel 0")
        assert state.civs[0].pact == NO_CARD
        assert [civ.culture_rate for civ in state.civs] == [0, 0, 0]
    stranger = position({"pact": ("peace_treaty", 1, 0)}, {}, {}, active=2, phase="politics")
    assert why(stranger, "cancel 0").key == "refusal-not-your-pact"


@pytest.mark.rule("TTA-PACT-06", "TTA-PACT-08")
def test_what_pacts_say_about_attacks() -> None:
    clauses = {BOX.ids[one]: CLAUSES[BOX.clause[one]] for one in BOX.of_kind(Kind.PACT)}
    assert clauses == {
        "open_borders_agreement": "attacker_bonus_2",
        "trade_routes_agreement": "none",
        "acceptance_of_supremacy": "forbids_attack",
        "international_trade_agreement": "none",
        "promise_of_military_protection": "ends_on_attack",
        "scientific_cooperation": "none",
        "international_tourism": "none",
        "loss_of_sovereignty": "forbids_attack",
        "military_alliance": "ends_on_attack",
        "peace_treaty": "forbids_attack",
    }
    own = {"pact": ("international_tourism", 1, 0), "military": ["spy_ii"], "workers": {"warriors": 3}}
    state = act(position(own, {"science": 5}, {}, phase="politics"), "aggression spy_ii 1")
    assert (state.civs[0].science, BOX.ids[state.civs[0].pact]) == (5, "international_tourism")


@pytest.mark.rule("TTA-PACT-08", "TTA-AGGR-07")
def test_the_strength_of_an_alliance_counts_for_neither_side() -> None:
    own = {"pact": ("military_alliance", 1, 0), "military": ["spy_ii"], "workers": {"warriors": 3}}
    state = position(own, {"science": 5, "workers": {"warriors": 2}}, {}, phase="politics")
    act(state, "aggression spy_ii 1")
    assert (state.civs[0].pact, state.civs[0].science) == (NO_CARD, 5)
    protected = {"pact": ("promise_of_military_protection", 1, 1), "military": ["spy_ii"]}
    weak = position(protected, {}, {}, phase="politics")
    assert weak.civs[0].strength == 5
    assert why(weak, "aggression spy_ii 1").key == "refusal-not-stronger"


# ---- each pact ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-PACT-08", "TTA-ACT-01")
def test_open_borders_agreement() -> None:
    state = allies("open_borders_agreement")
    assert [civ.ma_total for civ in state.civs] == [3, 3, 2]
    own = {"pact": ("open_borders_agreement", 1, 0), "military": ["spy_ii"]}
    attack = position(own, {"science": 5, "workers": {"warriors": 2}}, {}, phase="politics")
    act(attack, "aggression spy_ii 1")
    assert attack.civs[0].science == 5
    own = {"pact": ("open_borders_agreement", 1, 0), "war": ("war_over_culture_iii", 1)}
    war = act(position(own, {"culture": 9}, {}, active=2), "end")
    assert war.civs[0].culture == 7


@pytest.mark.rule("TTA-PACT-11")
def test_trade_routes_agreement() -> None:
    seller = allies("trade_routes_agreement", own={"food": 1, "resources": 2})
    assert why(seller, "build philosophy").args == {"need": 3, "have": 2}
    act(seller, "trade", "build philosophy")
    assert stock(seller) == (0, 0)
    assert why(seller, "trade").key == "refusal-trade-used"
    buyer = allies("trade_routes_agreement", side=1, own={"food": 1, "resources": 1})
    act(buyer, "trade", "population")
    assert stock(buyer) == (0, 0)
    assert why(allies("trade_routes_agreement"), "trade").key == "refusal-nothing-to-trade"
    assert why(position(), "trade").key == "refusal-no-trade-routes"


@pytest.mark.rule("TTA-PACT-11", "TTA-CONSUME-04")
def test_a_traded_resource_feeds_the_people_at_the_end_of_the_turn() -> None:
    hungry = {"yellow": 16, "unused": 3, "workers": {"agriculture": 0}, "resources": 1, "culture": 9}
    assert act(allies("trade_routes_agreement", side=1, own=hungry), "end").civs[0].culture == 5
    assert act(allies("trade_routes_agreement", side=1, own=hungry), "trade", "end").civs[0].culture == 9
    fed = act(allies("trade_routes_agreement", side=1, own={**hungry, "food": 1}), "trade", "end")
    assert stock(fed) == (0, 3), "food comes first"


@pytest.mark.rule("TTA-PACT-11", "TTA-CORRUPT-01")
def test_a_trade_that_pays_for_nothing_moves_no_token() -> None:
    facts = {"food": 3, "resources": 3, "blue": 10, "workers": {"agriculture": 0, "bronze": 0}}
    assert stock(act(allies("trade_routes_agreement", own=facts), "end")) == (3, 1)
    assert stock(act(allies("trade_routes_agreement", own=facts), "trade", "end")) == (3, 1)


@pytest.mark.rule("TTA-PACT-11")
def test_what_was_eaten_meanwhile_can_no_longer_be_used_as_a_resource() -> None:
    state = act(allies("trade_routes_agreement", own={"food": 2, "resources": 1}), "trade", "population")
    assert why(state, "build agriculture").args == {"need": 2, "have": 1}


@pytest.mark.rule("TTA-PACT-09")
def test_a_resource_that_a_pact_costs_is_paid_though_the_one_of_another_had_no_token() -> None:
    full = {"tokens": {"bronze": 14}, "blue": 2, "pact": ("international_trade_agreement", 1, 0)}
    vassal = {"pact": ("acceptance_of_supremacy", 0, 0)}
    state = reveal("new_deposits", full, vassal, {}, age=2)
    assert (stock(state)[1], state.civs[0].blue) == (15, 1)
    rich = reveal("new_deposits", {**full, "blue": 5}, vassal, {}, age=2)
    assert stock(rich)[1] == 16


@pytest.mark.rule("TTA-PACT-09")
def test_acceptance_of_supremacy() -> None:
    state = allies("acceptance_of_supremacy")
    assert (produce(state, 0, state.civs[0]).resources, produce(state, 1, state.civs[1]).resources) == (3, 1)
    idle = {"workers": {"bronze": 0}}
    poor = allies("acceptance_of_supremacy", side=1, own=idle)
    assert produce(poor, 0, poor.civs[0]).resources == 0


@pytest.mark.rule("TTA-PACT-09")
def test_international_trade_agreement() -> None:
    state = allies("international_trade_agreement")
    first, second = (produce(state, seat, state.civs[seat]) for seat in (0, 1))
    assert (first.food, first.resources, second.food, second.resources) == (2, 3, 3, 2)
    short = allies("international_trade_agreement", own={"blue": 2, "workers": {"agriculture": 0}})
    assert produce(short, 0, short.civs[0]).resources == 2


@pytest.mark.rule("TTA-PACT-08")
@pytest.mark.parametrize(
    ("pact", "cultures", "strengths"),
    [
        ("promise_of_military_protection", (2, 0), (1, 5)),
        ("loss_of_sovereignty", (3, 0), (1, 1)),
        ("military_alliance", (1, 1), (4, 4)),
        ("peace_treaty", (2, 2), (1, 1)),
    ],
)
def test_pacts_that_change_ratings(pact: str, cultures: tuple[int, int], strengths: tuple[int, int]) -> None:
    temple = {"workers": {"religion": 1}}
    state = allies(pact, own=temple, partner=temple)
    assert tuple(civ.culture_rate for civ in state.civs[:2]) == cultures
    assert tuple(civ.strength for civ in state.civs[:2]) == strengths
    other = allies(pact, side=1, own=temple, partner=temple)
    assert tuple(civ.strength for civ in other.civs[:2]) == strengths[::-1]


@pytest.mark.rule("TTA-PACT-10")
def test_scientific_cooperation() -> None:
    own = {"hand": ["swordsmen", "monarchy"], "science": 9}
    state = allies("scientific_cooperation", own=own, partner={"science": 3})
    assert (science_cost(state, 0, card("swordsmen")), science_cost(state, 0, card("monarchy"), True)) == (
        2,
        0,
    )
    act(state, "develop swordsmen")
    assert [civ.science for civ in state.civs] == [7, 2, 0]
    broke = allies("scientific_cooperation", own=own)
    assert why(broke, "develop swordsmen").key == "refusal-partner-without-science"


@pytest.mark.rule("TTA-PACT-08", "TTA-WONDER-11")
def test_international_tourism() -> None:
    partner = {"wonders": ["pyramids", "colossus"], "ravaged": ["colossus"]}
    state = allies(
        "international_tourism", own={"wonder": ("hanging_gardens", 2), "resources": 2}, partner=partner
    )
    assert [civ.culture_rate for civ in state.civs] == [2, 2, 0]
    act(state, "stage 1")
    assert [civ.culture_rate for civ in state.civs] == [3, 3, 0]


# ---- resigning ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-RESIGN-01", "TTA-RESIGN-03", "TTA-RESIGN-06")
def test_a_civilisation_leaves_and_the_others_go_on() -> None:
    own = {"hand": ["iron"], "military": ["rats"], "wonders": ["pyramids"], "leader": "moses", "culture": 50}
    state = position(own, {}, {}, {}, phase="politics", row=["iron", "alchemy", "drama", "masonry"])
    act(state, "resign")
    civ = state.civs[0]
    assert (civ.resigned, civ.hand, civ.military, civ.wonders, civ.yellow_total) == (True, (), (), (), 0)
    assert state.active == 1
    assert [BOX.ids[one] for one in state.row[:2]] == ["drama", "masonry"], "two spaces for three players"
    assert state.outcome is None


@pytest.mark.rule("TTA-RESIGN-02")
def test_wars_on_who_resigns_are_won() -> None:
    war = {"war": ("war_over_culture_iii", 0)}
    state = act(position({}, war, war, phase="politics"), "resign")
    assert [civ.culture for civ in state.civs] == [0, 7, 7]
    assert all(civ.war == NO_CARD for civ in state.civs)


@pytest.mark.rule("TTA-RESIGN-03")
def test_the_last_one_left_wins_at_once() -> None:
    state = act(position({"culture": 50}, {}, phase="politics"), "resign")
    assert (state.to_act, state.phase) == ((), Phase.OVER)
    assert state.outcome is not None
    assert state.outcome.ranks == (2, 1)


@pytest.mark.rule("TTA-RESIGN-03", "TTA-RESIGN-07")
@pytest.mark.parametrize("resigning", [0, 1])
def test_a_game_that_a_resignation_ends_ends_in_its_round(resigning: int) -> None:
    state = act(position(phase="politics", round=7, first=0, active=resigning), "resign")
    view: Any = state.view(None)
    assert (view["phase"], view["round"]) == ("over", 7)
    assert [civ["final_score"] for civ in view["seats"]] == [[], []]


@pytest.mark.rule("TTA-RESIGN-04")
def test_nobody_resigns_in_the_last_age() -> None:
    facts = {"military": ["legion"]}
    state = position(facts, phase="politics", age=4, last_round=9, civil_deck=[], military_deck=[])
    assert why(state, "resign").key == "refusal-no-resigning-now"


@pytest.mark.rule("TTA-RESIGN-05")
def test_pacts_and_own_wars_vanish_but_events_and_tactics_stay() -> None:
    own = {"pact": ("peace_treaty", 1, 0), "war": ("war_over_culture_iii", 1), "tactic": "legion"}
    state = position(own, {"culture": 9}, {}, phase="politics", future={0: ["foray"]}, tactics=["legion"])
    act(state, "resign")
    assert [civ.culture_rate for civ in state.civs] == [0, 0, 0]
    assert [civ.culture for civ in state.civs] == [0, 9, 0]
    assert (state.future_events, state.common_tactics) == ([card("foray")], [card("legion")])


@pytest.mark.rule("TTA-RESIGN-06")
def test_decks_of_later_ages_are_made_for_the_players_left() -> None:
    state = position({}, {}, {}, phase="politics", civil_deck=["iron"], row=["iron", *["rich_land_i"] * 2])
    act(state, "resign")
    assert (state.age, state.deck_players[:3]) == (2, [3, 3, 2])
    assert len(state.military_deck) == 46


@pytest.mark.rule("TTA-RESIGN-07")
def test_the_next_player_takes_over_as_first_player() -> None:
    state = position({}, {}, {}, first=0, phase="politics", round=6)
    act(state, "resign")
    assert (state.first, state.active, state.round) == (1, 1, 6)
    while state.active == 1:
        act(state, "pass" if allowed(state, "pass") else "end")
    assert (state.active, state.round) == (2, 6)
    while state.active == 2:
        act(state, "pass" if allowed(state, "pass") else "end")
    assert (state.active, state.round) == (1, 7)


@pytest.mark.rule("TTA-RESIGN-01", "TTA-RESIGN-05")
def test_the_pact_of_a_player_who_resigns_leaves_the_game_that_of_a_partner_is_discarded() -> None:
    own = {"pact": ("trade_routes_agreement", 1, 0)}
    state = act(position(own, {}, {}, {}, age=1, phase="politics"), "resign")
    pact = card("trade_routes_agreement")
    assert (pact in state.gone, pact in state.discards) == (True, False)
    partners = position({}, {"pact": ("trade_routes_agreement", 0, 0)}, {}, {}, age=1, phase="politics")
    act(partners, "resign")
    assert (pact in partners.gone, pact in partners.discards) == (False, True)


@pytest.mark.rule("TTA-RESIGN-02", "TTA-RESIGN-05")
def test_the_log_hears_of_every_war_that_a_resignation_ends() -> None:
    own = {"war": ("war_over_territory_ii", 1)}
    state = position(own, {"war": ("war_over_technology_ii", 0)}, {}, age=2, phase="politics")
    heard = state.listen()
    act(state, "resign")
    told = [event.data["card"] for event in heard if event.kind == "war-cancelled"]
    assert told == ["card:war_over_technology_ii", "card:war_over_territory_ii"]
