"""Ends of ages, the last round and the final scorings (TTA-AGE, TTA-LASTROUND, TTA-SCORE1, TTA-SCORE)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.ages import end_age
from ludage.games.through_the_ages.banks import discontent
from ludage.games.through_the_ages.scoring import final_events, first_game_sheet, impact
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing.through_the_ages import BOX, GAME, act, allowed, card, hand, military, position
from ludage.texts import Texts


def turned(*seats: dict[str, Any], ended: int = 1, **facts: Any) -> Position:
    """The age `ended` has just ended by the last card of its deck."""
    last = {1: "iron", 2: "coal", 3: "oil"}[ended]
    count = facts.pop("players", max(2, len(seats)))
    kept = facts.pop("row", [None])
    return position(*seats, players=count, age=ended, row=kept, civil_deck=[last], phase="replenish", **facts)


def to_the_end(state: Position) -> Position:
    """Everybody ends his turns until the game is over."""
    for _ in range(40):
        if not state.to_act:
            return state
        act(state, "pass" if allowed(state, "pass") else "end")
    raise AssertionError("the game does not end")


# ---- ends of ages -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-AGE-01")
def test_age_a_ends_with_the_first_replenishing_and_nothing_else() -> None:
    state = position(
        {"leader": "moses", "hand": ["stockpile_a"]},
        round=2,
        age=0,
        row=["homer"],
        civil_deck=["frugality_a", "frugality_a"],
        current=(),
        phase="replenish",
    )
    assert state.age == 1
    assert (state.civs[0].yellow, hand(state), BOX.ids[state.civs[0].leader]) == (
        18,
        ["stockpile_a"],
        "moses",
    )
    assert (len(state.military_deck), len(state.civil_deck)) == (43, 44 - 11)


@pytest.mark.rule("TTA-AGE-02", "TTA-AGE-08", "TTA-AGE-09")
def test_age_one_ends_for_everybody_at_once() -> None:
    state = turned({"yellow": 12, "unused": 3}, {"yellow": 1}, discards=["rats"])
    assert state.age == 2
    assert [civ.yellow for civ in state.civs] == [10, 0]
    assert discontent(state, state.civs[0]) == 3
    assert state.discards == []
    assert card("rats") in state.buried
    assert len(state.military_deck) == 46


@pytest.mark.rule("TTA-AGE-03", "TTA-AGE-04")
def test_cards_older_than_the_age_that_ended_leave_the_hands() -> None:
    facts = {"hand": ["stockpile_a", "rich_land_i", "iron"], "military": ["legion", "rats"]}
    state = turned(facts)
    assert hand(state) == ["iron", "rich_land_i"]
    assert military(state) == ["legion", "rats"]
    later = turned({"hand": ["rich_land_i", "coal"], "military": ["legion", "spy_ii"]}, ended=2, players=3)
    assert hand(later) == ["coal"]
    assert military(later) == ["spy_ii"]


@pytest.mark.rule("TTA-AGE-05")
def test_old_leaders_and_unfinished_wonders_leave() -> None:
    state = turned(
        {"leader": "moses", "wonder": ("colossus", 1)}, {"leader": "joan_of_arc", "wonder": ("great_wall", 1)}
    )
    first, second = state.civs
    assert (first.leader, first.wonder, first.stages, first.blue, first.ca) == (NO_CARD, NO_CARD, 0, 16, 4)
    assert (BOX.ids[second.leader], BOX.ids[second.wonder]) == ("joan_of_arc", "great_wall")


@pytest.mark.rule("TTA-AGE-06")
def test_old_pacts_leave() -> None:
    pact = {"pact": ("open_borders_agreement", 1, 0)}
    state = turned(pact, {"pact": ("international_trade_agreement", 2, 0)}, {}, ended=2)
    assert (state.civs[0].pact, [civ.ma_total for civ in state.civs]) == (NO_CARD, [2, 2, 2])
    assert BOX.ids[state.civs[1].pact] == "international_trade_agreement"


@pytest.mark.rule("TTA-AGE-07")
def test_everything_else_stays() -> None:
    facts = {
        "specials": ["masonry"],
        "wonders": ["pyramids"],
        "colonies": ["vast_territory_i"],
        "government": "monarchy",
        "tactic": "legion",
        "exclusive": True,
    }
    state = turned({}, facts, ended=2)
    civ = state.civs[1]
    assert (len(civ.wonders), len(civ.colonies), BOX.ids[civ.government]) == (1, 1, "monarchy")
    assert (card("masonry") in civ.specials, civ.exclusive) == (True, True)


@pytest.mark.rule("TTA-AGE-10")
def test_the_row_is_not_purged_at_an_age_change() -> None:
    state = turned({"hand": []}, row=[None, None, None, "stockpile_a", "moses"])
    assert [BOX.ids[one] for one in state.row[:2]] == ["stockpile_a", "moses"]
    act(state, *["pass"] * allowed(state, "pass"), "take 1")
    assert hand(state) == ["stockpile_a"]


@pytest.mark.rule("TTA-AGE-11", "TTA-LASTROUND-01")
def test_a_first_game_ends_after_age_two() -> None:
    state = turned({"hand": ["rich_land_i", "coal"]}, ended=2, variant="first-game", round=7, players=3)
    assert (state.age, state.civil_deck, state.military_deck, state.last_round) == (3, [], [], 7)
    assert (hand(state), state.civs[0].yellow) == (["coal"], 16)


@pytest.mark.rule("TTA-AGE-12")
def test_age_three_has_decks_in_a_full_game() -> None:
    state = turned(ended=2)
    assert (state.age, len(state.civil_deck), len(state.military_deck)) == (3, 44 - 12, 41)


@pytest.mark.rule("TTA-AGE-13")
def test_age_four_has_none() -> None:
    facts = {"hand": ["coal", "oil"], "leader": "isaac_newton", "wonder": ("kremlin", 1)}
    state = turned(facts, ended=3, round=9, players=3)
    civ = state.civs[0]
    assert (state.age, state.civil_deck, state.military_deck) == (4, [], [])
    assert (hand(state), civ.leader, civ.wonder, civ.yellow) == (["oil"], NO_CARD, NO_CARD, 16)


# ---- the last round -----------------------------------------------------------------------------------------------


def turns_from(active: int) -> list[int]:
    state = turned({}, {}, {}, ended=3, active=active, first=0, round=9)
    taken = [state.active]
    while state.to_act:
        before = state.active
        act(state, "pass" if allowed(state, "pass") else "end")
        if state.to_act and state.active != before:
            taken.append(state.active)
    return taken


@pytest.mark.rule("TTA-LASTROUND-01", "TTA-LASTROUND-03")
def test_the_round_is_the_last_if_the_first_player_began_the_last_age() -> None:
    assert turns_from(0) == [0, 1, 2]


@pytest.mark.rule("TTA-LASTROUND-02", "TTA-LASTROUND-03")
def test_otherwise_one_more_round_is_played() -> None:
    assert turns_from(1) == [1, 2, 0, 1, 2]
    assert turns_from(2) == [2, 0, 1, 2]


@pytest.mark.rule("TTA-LASTROUND-04", "TTA-LASTROUND-05")
def test_turns_of_the_last_round_are_whole_turns() -> None:
    facts = {
        "military": ["plunder_iii", "impact_of_science", "war_over_culture_iii"],
        "government": "monarchy",
        "workers": {"warriors": 3},
    }
    state = turned(facts, ended=3, round=9)
    assert allowed(state, "prepare impact_of_science")
    assert allowed(state, "aggression plunder_iii 1")
    assert not allowed(state, "war war_over_culture_iii 1")
    act(state, "pass", "end")
    assert state.civs[0].science == 1


# ---- the scoring of a first game ----------------------------------------------------------------------------------

FIRST: dict[str, Any] = {
    "workers": {"agriculture": 2, "irrigation": 1, "iron": 2, "bronze": 1, "philosophy": 2, "religion": 1},
    "techs": ["coal", "alchemy"],
    "government": "monarchy",
    "colonies": ["vast_territory_i"],
    "wonders": ["hanging_gardens", "eiffel_tower"],
}


@pytest.mark.rule("TTA-SCORE1-02", "TTA-SCORE1-03", "TTA-SCORE1-04", "TTA-SCORE1-05")
@pytest.mark.rule("TTA-SCORE1-06", "TTA-SCORE1-07", "TTA-SCORE1-08", "TTA-SCORE1-09")
def test_the_sheet_of_a_first_game() -> None:
    state = position(FIRST, variant="first-game")
    lines = {line.cause.key: line.amount for line in first_game_sheet(state, 0)}
    assert lines == {
        "score-technologies": 1 + 1 + 2 + 1,
        "score-government": 2,
        "score-science": 2,
        "score-strength": 1,
        "score-happiness": 4,
        "score-production": 4 + 5,
        "score-colonies": 3,
        "score-wonders": 6,
    }


@pytest.mark.rule("TTA-SCORE1-02", "TTA-SCORE1-03")
@pytest.mark.parametrize(("government", "points"), [("despotism", 0), ("monarchy", 2), ("republic", 4)])
def test_technologies_and_the_government(government: str, points: int) -> None:
    state = position(
        {"techs": ["irrigation", "alchemy", "coal"], "government": government}, variant="first-game"
    )
    lines = first_game_sheet(state, 0)
    assert (lines[0].amount, lines[1].amount) == (4, points)


@pytest.mark.rule("TTA-SCORE1-06")
def test_happiness_counts_eight_at_most() -> None:
    state = position({"workers": {"team_sports": 3}, "unused": 3}, variant="first-game")
    assert first_game_sheet(state, 0)[4].amount == 8


@pytest.mark.rule("TTA-SCORE1-01", "TTA-SCORE1-10", "TTA-SCORE1-11")
def test_a_first_game_is_scored_once_after_its_last_turn() -> None:
    state = position(
        {**FIRST, "culture": 40},
        {"culture": 9},
        variant="first-game",
        age=3,
        active=1,
        last_round=5,
        civil_deck=[],
        military_deck=[],
    )
    sheet = sum(line.amount for line in first_game_sheet(state, 0))
    act(state, "end")
    assert state.to_act == ()
    assert state.civs[0].culture == 40 + sheet
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


@pytest.mark.rule("TTA-SCORE1-10", "TTA-SCORE-08")
@pytest.mark.parametrize("variant", ["first-game", "full"])
def test_ties_share_the_victory(variant: str) -> None:
    age = 3 if variant == "first-game" else 4
    last: dict[str, Any] = {
        "variant": variant,
        "age": age,
        "last_round": 5,
        "active": 2,
        "civil_deck": [],
        "military_deck": [],
    }
    state = position({"culture": 120}, {"culture": 120}, {"culture": 98}, current=(), **last)
    act(state, "end")
    assert state.outcome is not None
    assert state.outcome.ranks == (1, 1, 3)


# ---- the scoring of a full game -----------------------------------------------------------------------------------


def last_turn(*seats: dict[str, Any], **facts: Any) -> Position:
    count = max(2, len(seats))
    last = {"age": 4, "last_round": 5, "active": count - 1, "civil_deck": [], "military_deck": []}
    return position(*seats, players=count, **{**last, **facts})


@pytest.mark.rule("TTA-SCORE-01")
def test_without_events_a_full_game_ends_as_it_stands() -> None:
    state = act(last_turn({**FIRST, "culture": 40}, {"workers": {"religion": 1}}, current=()), "end")
    assert [civ.culture for civ in state.civs] == [40, 1]


@pytest.mark.rule("TTA-SCORE-02", "TTA-SCORE-03", "TTA-SCORE-04")
def test_age_three_events_left_are_scored_and_no_others() -> None:
    current = ("impact_of_colonies", "impact_of_government", "crusades")
    state = last_turn(
        {"colonies": ["vast_territory_i"]},
        {},
        current=current,
        future={1: ["impact_of_wonders", "cold_war"]},
        past=["impact_of_progress"],
    )
    assert [BOX.ids[one] for one in final_events(state)] == [
        "impact_of_colonies",
        "impact_of_government",
        "impact_of_wonders",
    ]
    act(state, "end")
    assert [civ.culture for civ in state.civs] == [3 + 10, 10]


def points(event: str, *seats: dict[str, Any], **facts: Any) -> list[int]:
    state = position(*(seats or ({},)), age=3, current=(event,), **facts)
    amount = BOX.steps[card(event)][0].amount
    return [impact(state, card(event), amount, seat, state.active) for seat in range(state.players)]


@pytest.mark.rule("TTA-SCORE-05", "TTA-SCORE-02")
@pytest.mark.parametrize(
    ("event", "facts", "score"),
    [
        ("impact_of_agriculture", {"workers": {"agriculture": 2, "irrigation": 1}, "yellow": 10}, 4 + 4),
        ("impact_of_agriculture", {"yellow": 10}, 2),
        ("impact_of_architecture", {"workers": {"alchemy": 2, "movies": 1}}, 2 + 3),
        ("impact_of_balance", {"workers": {"religion": 2, "philosophy": 2}}, 4),
        ("impact_of_balance", {}, 0),
        ("impact_of_colonies", {"colonies": ["vast_territory_i", "wealthy_territory_ii"]}, 6),
        ("impact_of_competition", {"workers": {"knights": 2, "team_sports": 1, "tanks": 1}}, 2 + 2 + 3),
        ("impact_of_government", {"government": "monarchy"}, 13),
        ("impact_of_happiness", {"workers": {"religion": 2}}, 4),
        ("impact_of_happiness", {"yellow": 10}, -6),
        ("impact_of_industry", {"workers": {"coal": 1}, "wonders": ["transcontinental_railroad"]}, 2 + 6),
        ("impact_of_population", {"workers": {"bronze": 6}, "unused": 2}, 2 * (2 + 10 - 10)),
        ("impact_of_progress", {"government": "republic", "specials": ["masonry", "strategy"]}, 2 * 5),
        ("impact_of_technology", {"techs": ["oil", "coal"], "government": "democracy"}, 8),
        ("impact_of_variety", {"workers": {"knights": 1, "religion": 1}, "specials": ["masonry"]}, 2 * 5),
        ("impact_of_wonders", {"wonders": ["pyramids", "taj_mahal", "kremlin", "internet"]}, 5 + 4 + 3 + 2),
        ("impact_of_wonders", {"wonders": ["pyramids"], "ravaged": ["pyramids"]}, 5),
    ],
)
def test_what_age_three_events_score(event: str, facts: dict[str, Any], score: int) -> None:
    assert points(event, facts)[0] == score


@pytest.mark.rule("TTA-SCORE-05")
def test_ranking_events_by_the_number_of_players() -> None:
    labs = [{"workers": {"philosophy": count}} for count in (9, 7, 5, 4)]
    assert points("impact_of_science", *labs[:2]) == [10, 0]
    assert points("impact_of_science", *labs[:3]) == [14, 7, 0]
    assert points("impact_of_science", *labs) == [14, 7, 0, 0]
    armies = [{"workers": {"warriors": count}} for count in (2, 9, 5)]
    assert points("impact_of_strength", *armies) == [0, 14, 7]


@pytest.mark.rule("TTA-SCORE-05")
@pytest.mark.parametrize(("scale", "scores"), [("manual", [14, 7, 0, 0]), ("cards", [15, 10, 5, 0])])
def test_impact_ranking_with_four_players_is_an_option_of_the_table(scale: str, scores: list[int]) -> None:
    labs = [{"workers": {"philosophy": count}} for count in (9, 7, 5, 4)]
    state = last_turn(*labs, current=("impact_of_science",), active=3, impact_ranking=scale)
    assert state.view(None)["impact_ranking"] == scores
    act(state, "end")
    assert [civ.culture for civ in state.civs] == scores
    view: Any = state.view(None)
    told = {line["cause"]["args"]["scale"] for civ in view["seats"] for line in civ["final_score"]}
    assert told == {"/".join(map(str, scores))}
    again = state.game.from_json(state.to_json())
    assert again.view(None) == state.view(None)


@pytest.mark.rule("TTA-SCORE-05", "TTA-EVENT-05")
@pytest.mark.parametrize(("scale", "scores"), [("manual", [14, 7, 0, 0]), ("cards", [15, 10, 5, 0])])
def test_the_log_of_a_ranking_event_names_the_scale_of_the_table(scale: str, scores: list[int]) -> None:
    labs: list[dict[str, Any]] = [{"workers": {"philosophy": count}} for count in (9, 7, 5, 4)]
    labs[0]["military"] = ["rats"]
    facts: dict[str, Any] = {"impact_ranking": scale, "age": 3, "current": ("impact_of_science",)}
    state = position(*labs, phase="politics", **facts)
    heard = state.listen()
    act(state, "prepare rats")
    told = [dict(event.data) for event in heard if event.kind == "ranked"]
    said = "/".join(map(str, scores))
    assert told == [
        {"seat": f"seat:{seat}", "amount": amount, "scale": said}
        for seat, amount in enumerate(scores)
        if amount
    ]
    assert [civ.culture for civ in state.civs] == [1 + scores[0], *scores[1:]], "1 for the event prepared"
    sentence = Texts("en", GAME.texts).event({"kind": "ranked", **told[0]})
    assert sentence == f"Player 1: +{scores[0]} culture by rank ({said})."


@pytest.mark.parametrize(("players", "variant"), [(2, "full"), (3, "full"), (4, "first-game")])
def test_impact_ranking_is_offered_only_where_the_cards_differ(players: int, variant: str) -> None:
    with pytest.raises(ValueError, match="impact_ranking"):
        GAME.check_table(players, {"variant": variant, "impact_ranking": "cards"})


@pytest.mark.rule("TTA-SCORE-06")
def test_ties_in_the_final_scoring_go_to_the_first_player_and_on() -> None:
    labs = {"workers": {"philosophy": 3}}
    state = last_turn({}, labs, labs, current=("impact_of_science",), first=0)
    act(state, "end")
    assert [civ.culture for civ in state.civs] == [0, 14, 7]
    other = last_turn(labs, {}, labs, current=("impact_of_science",), first=2, active=1)
    act(other, "end")
    assert [civ.culture for civ in other.civs] == [7, 0, 14]


@pytest.mark.rule("TTA-SCORE-07")
def test_bill_gates_scores_at_the_end_and_resigned_players_do_not() -> None:
    gates = {"leader": "bill_gates", "workers": {"computers": 2}}
    state = act(last_turn(gates, {}, current=()), "end")
    assert state.civs[0].culture == 6
    gone = position({}, {}, {}, phase="politics", age=3, current=("impact_of_government",))
    act(gone, "resign")
    gone.last_round = gone.round
    gone.age = 4
    gone.gone += gone.civil_deck
    gone.buried += gone.military_deck
    gone.civil_deck, gone.military_deck = [], []
    to_the_end(gone)
    assert [civ.culture for civ in gone.civs] == [0, 10, 10]


@pytest.mark.rule("TTA-SCORE-08")
def test_most_culture_wins() -> None:
    state = act(last_turn({"culture": 210}, {"culture": 210}, {"culture": 180}, current=()), "end")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ((210, 210, 180), (0, 1))


# ---- the score sheet ----------------------------------------------------------------------------------------------


def sheet(state: Position, seat: int) -> list[tuple[str, int]]:
    """The lines of the final scoring as everybody sees them."""
    view: Any = state.view(None)
    lines = view["seats"][seat]["final_score"]
    return [(line["cause"]["args"].get("card", line["cause"]["key"]), line["amount"]) for line in lines]


@pytest.mark.rule("TTA-SCORE1-01")
def test_the_score_sheet_of_a_first_game_has_a_line_a_source() -> None:
    last: dict[str, Any] = {"variant": "first-game", "age": 3, "last_round": 5, "active": 1}
    state = position({**FIRST, "culture": 40}, {}, civil_deck=[], military_deck=[], **last)
    assert "final_score" not in str(state.view(None))
    due = [(line.cause.key, line.amount) for line in first_game_sheet(state, 0)]
    act(state, "end")
    assert sheet(state, 0) == due
    assert [key for key, _ in sheet(state, 1)] == [key for key, _ in due], "also what brings nothing"
    assert state.civs[0].culture == 40 + sum(amount for _, amount in due)


@pytest.mark.rule("TTA-SCORE-02", "TTA-SCORE-07")
def test_the_score_sheet_of_a_full_game_has_a_line_an_event_and_one_for_bill_gates() -> None:
    gates = {"leader": "bill_gates", "workers": {"computers": 1}, "culture": 7}
    state = last_turn({"colonies": ["vast_territory_i"]}, gates, current=("impact_of_colonies",), future={})
    act(state, "end")
    assert sheet(state, 0) == [("card:impact_of_colonies", 3)]
    assert sheet(state, 1) == [("card:impact_of_colonies", 0), ("card:bill_gates", 3)]
    again = state.game.from_json(state.to_json())
    assert again.view(None) == state.view(None)


@pytest.mark.rule("TTA-SCORE-05")
def test_the_score_sheet_takes_no_more_culture_than_there_is() -> None:
    state = last_turn({"yellow": 10, "culture": 4}, {"culture": 9}, current=("impact_of_happiness",))
    told = state.listen()
    act(state, "end")
    assert (sheet(state, 0), state.civs[0].culture) == ([("card:impact_of_happiness", -4)], 0)
    scored = [event.data["amount"] for event in told if event.kind == "final-score"]
    assert scored == [-4]


def test_the_log_says_what_the_end_of_an_age_costs_and_which_round_is_the_last() -> None:
    state = position({}, {}, age=3)
    heard = state.listen()
    end_age(state)
    told = {event.kind: event.data for event in heard}
    assert told["yellow-lost"] == {"count": 2}
    assert told["last-round"] == {"round": state.last_round}
