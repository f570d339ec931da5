"""The shorter game, the peaceful game, the global conflict (TTA-VAR)."""

from typing import Any

import pytest

from ludage.core.message import Problem
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.scoring import final_events
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing.through_the_ages import BOX, GAME, act, allowed, card, position, why


def seen(view: Any, *path: str | int) -> Any:
    for step in path:
        view = view[step]
    return view


# ---- the shorter game ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-VAR-SHORT-01", "TTA-VAR-SHORT-02")
def test_two_ages_with_all_the_rules() -> None:
    kinds = {BOX.kind[one] for age in (1, 2) for one in BOX.military_deck(age, 3)}
    assert {Kind.AGGRESSION, Kind.WAR, Kind.PACT} <= kinds
    hand = {"military": ["spy_ii"]}
    state = position(
        hand, {}, variant="shorter", age=2, row=[None], civil_deck=["coal"], phase="replenish", round=7
    )
    assert (state.age, state.civil_deck, state.last_round) == (3, [], 7)
    assert why(state, "resign").key == "refusal-no-resigning-now"


@pytest.mark.rule("TTA-VAR-SHORT-03", "TTA-VAR-SHORT-04", "TTA-VAR-SHORT-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_age_three_events_are_dealt_and_shown(players: int) -> None:
    state = GAME.new(players, 4, variant="shorter")
    assert [len(civ.dealt) for civ in state.civs] == [2] * players
    assert len(state.shown_events) == 3
    everything = [*state.shown_events, *(one for civ in state.civs for one in civ.dealt)]
    assert len(set(everything)) == 3 + 2 * players
    assert all(BOX.age[one] == 3 and BOX.kind[one] == Kind.EVENT for one in everything)
    assert seen(state.view(0), "own", "dealt") is None, "nobody looks before the end of age I"
    assert len(seen(state.view(None), "shown_events")) == 3


@pytest.mark.rule("TTA-VAR-SHORT-06", "TTA-VAR-SHORT-07", "TTA-VAR-SHORT-08")
def test_a_war_may_be_declared_as_a_war_over_culture() -> None:
    own = {"military": ["war_over_territory_ii"], "government": "monarchy", "workers": {"warriors": 6}}
    rival = {"culture": 30, "military": ["war_over_territory_ii"], "government": "constitutional_monarchy"}
    state = position(own, rival, variant="shorter", phase="politics")
    assert allowed(state, "war war_over_territory_ii 1")
    act(state, "culture-war war_over_territory_ii 1")
    assert (state.civs[0].ma, BOX.ids[state.civs[0].war_as]) == (0, "war_over_culture_iii")
    act(state, "end")
    assert allowed(state, "culture-war war_over_territory_ii 0"), "even while another war uses it"
    act(state, "pass", "end")
    assert state.civs[0].culture == 5 + 5
    assert card("war_over_territory_ii") in state.discards
    full = position(own, {}, phase="politics")
    assert why(full, "culture-war war_over_territory_ii 1").key == "refusal-not-shorter"
    poor = position({"military": ["war_over_territory_ii"]}, {}, variant="shorter", phase="politics")
    assert why(poor, "culture-war war_over_territory_ii 1").args == {"need": 3, "have": 2}


def choosing() -> Position:
    return position(
        {"dealt": ["impact_of_science", "impact_of_colonies"]},
        {"dealt": ["impact_of_wonders", "impact_of_strength"]},
        variant="shorter",
        age=1,
        row=[None],
        civil_deck=["iron"],
        phase="replenish",
    )


@pytest.mark.rule("TTA-VAR-SHORT-09")
def test_at_the_end_of_age_one_everybody_keeps_one_event() -> None:
    state = choosing()
    assert (state.age, state.to_act) == (2, (0, 1))
    assert seen(state.view(0), "own", "dealt") == ["impact_of_colonies", "impact_of_science"]
    assert "impact_of_wonders" not in str(state.view(0))
    state.apply(1, GAME.actions.parse("keep impact_of_wonders"))
    refusal = state.why_not(0, GAME.actions.parse("keep impact_of_wonders"))
    assert refusal is not None
    assert refusal.key == "refusal-not-dealt"
    assert "impact_of_wonders" not in str(state.view(0))
    state.apply(0, GAME.actions.parse("keep impact_of_science"))
    assert [BOX.ids[civ.kept] for civ in state.civs] == ["impact_of_science", "impact_of_wonders"]
    assert card("impact_of_colonies") in state.buried


@pytest.mark.rule("TTA-VAR-SHORT-10", "TTA-VAR-SHORT-11")
def test_the_scoring_of_a_shorter_game() -> None:
    state = position(
        {"kept": "impact_of_government", "wonders": ["kremlin", "pyramids"]},
        {"kept": "impact_of_wonders"},
        variant="shorter",
        age=3,
        active=1,
        last_round=5,
        civil_deck=[],
        military_deck=[],
        current=(),
    )
    state.shown_events = (card("impact_of_progress"),)
    state.buried.remove(card("impact_of_progress"))
    assert [BOX.ids[one] for one in final_events(state)] == [
        "impact_of_progress",
        "impact_of_government",
        "impact_of_wonders",
    ]
    act(state, "end")
    assert [civ.culture for civ in state.civs] == [6 + (2 * 6 + 3) + (5 + 3), 10]


@pytest.mark.rule("TTA-VAR-SHORT-12")
def test_shorter_game_impact_of_technology_counts_technologies_of_level_two() -> None:
    second = {"techs": ["coal", "iron"], "government": "republic", "specials": ["masonry", "strategy"]}
    state = position(
        {"kept": "impact_of_technology", **second},
        variant="shorter",
        age=3,
        active=1,
        last_round=5,
        civil_deck=[],
        military_deck=[],
        current=(),
    )
    act(state, "end")
    assert [civ.culture for civ in state.civs] == [4 * len(("coal", "republic", "strategy")), 0]


# ---- the peaceful game --------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-VAR-PEACE-01", "TTA-VAR-PEACE-02")
def test_a_peaceful_game_has_no_attacks_and_at_most_four_pacts() -> None:
    for pacts, names in (
        (False, set()),
        (
            True,
            {
                "trade_routes_agreement",
                "international_trade_agreement",
                "scientific_cooperation",
                "international_tourism",
            },
        ),
    ):
        found = set()
        for age in (1, 2, 3):
            state = position(players=3, variant="peaceful", age=age, harmless_pacts=pacts)
            kinds = {BOX.kind[one] for one in state.military_deck}
            assert not kinds & {Kind.AGGRESSION, Kind.WAR}
            found |= {BOX.ids[one] for one in state.military_deck if BOX.kind[one] == Kind.PACT}
        assert found == names


@pytest.mark.rule("TTA-VAR-PEACE-03")
def test_a_peaceful_game_is_a_full_game_otherwise() -> None:
    state = position(variant="peaceful", age=2, row=[None], civil_deck=["coal"], phase="replenish")
    assert (state.age, len(state.civil_deck)) == (3, 44 - 12)
    assert state.row.count(NO_CARD) == 0


# ---- the global conflict ------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-VAR-GLOBAL-01", "TTA-VAR-GLOBAL-02")
@pytest.mark.parametrize(("strengths", "points"), [((12, 9, 5), [7, 4, 0]), ((6, 6), [0, 0])])
def test_the_lead_over_the_weakest_is_scored_at_the_end_of_an_age(
    strengths: tuple[int, ...], points: list[int]
) -> None:
    seats = [{"workers": {"warriors": count}} for count in strengths]
    for age, last in ((1, "iron"), (2, "coal"), (3, "oil")):
        state = position(
            *seats,
            variant="peaceful",
            conflict=True,
            age=age,
            row=[None],
            civil_deck=[last],
            phase="replenish",
        )
        assert [civ.culture for civ in state.civs] == points
    without = position(*seats, variant="peaceful", age=1, row=[None], civil_deck=["iron"], phase="replenish")
    assert [civ.culture for civ in without.civs] == [0] * len(strengths)


@pytest.mark.rule("TTA-VAR-GLOBAL-02")
def test_the_end_of_age_a_is_no_global_conflict() -> None:
    army = {"workers": {"warriors": 6}}
    state = position(
        army,
        {},
        conflict=True,
        round=2,
        age=0,
        row=["homer"],
        civil_deck=["moses"],
        current=(),
        phase="replenish",
    )
    assert [civ.culture for civ in state.civs] == [0, 0]


@pytest.mark.rule("TTA-VAR-PEACE-02")
def test_harmless_pacts_are_a_choice_of_the_peaceful_game_with_three_or_four() -> None:
    for players in (3, 4):
        assert GAME.new(players, 1, variant="peaceful", harmless_pacts="yes").players == players
    for players, variant, key in (
        (2, "peaceful", "problem-option-players"),
        (3, "full", "problem-option-needs"),
        (4, "shorter", "problem-option-needs"),
    ):
        with pytest.raises(Problem) as refused:
            GAME.new(players, 1, variant=variant, harmless_pacts="yes")
        assert refused.value.said.key == key
