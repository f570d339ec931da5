"""The politics phase and events, each of them (TTA-POL, TTA-EVENT)."""

from typing import Any

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.state import NO_CARD, Position
from ludage.testing import texts
from ludage.testing.through_the_ages import (
    BOX,
    act,
    allowed,
    card,
    hand,
    military,
    position,
    reveal,
    stock,
    why,
    workers,
)

STRONG: dict[str, Any] = {"workers": {"warriors": 4}}
WEAK: dict[str, Any] = {"workers": {"warriors": 0}}
"""The preparation of an event of age I itself brings its author 1 culture."""


def cultures(state: Position) -> list[int]:
    return [civ.culture for civ in state.civs]


def sciences(state: Position) -> list[int]:
    return [civ.science for civ in state.civs]


# ---- politics -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-POL-01")
def test_one_political_action_or_none() -> None:
    state = position({"military": ["foray", "rats"]}, phase="politics")
    act(state, "prepare foray")
    assert why(state, "prepare rats").rule == "TTA-POL-01"
    passed = act(position({"military": ["foray"]}, phase="politics"), "pass")
    assert (military(passed), allowed(passed, "end")) == (["foray"], True)


@pytest.mark.rule("TTA-POL-02")
def test_in_a_first_game_events_are_all_there_is_to_politics() -> None:
    state = position({"military": ["foray", "legion"]}, variant="first-game", phase="politics")
    assert texts(state) == ["prepare foray", "pass"]
    assert why(state, "resign").key == "refusal-not-in-first-game"
    skipped = position({}, variant="first-game", phase="replenish")
    assert allowed(skipped, "end")


@pytest.mark.rule("TTA-POL-03")
def test_the_political_actions_of_a_full_game() -> None:
    facts = {
        "military": ["foray", "raid_i", "war_over_territory_ii", "open_borders_agreement"],
        "leader": "alexander_the_great",
        "workers": {"warriors": 3},
        "pact": ("peace_treaty", 2, 0),
    }
    state = position(facts, {}, {}, phase="politics")
    verbs = {text.split()[0] for text in texts(state)}
    assert verbs == {"prepare", "aggression", "war", "pact", "cancel", "resign", "retire", "pass"}


@pytest.mark.rule("TTA-POL-04")
def test_cards_are_played_at_their_own_moment_only() -> None:
    politics = position({"military": ["legion", "military_bonus_i"]}, phase="politics")
    assert texts(politics) == ["resign", "pass"]
    assert why(politics, "tactic legion").key == "refusal-not-now-military"
    assert why(politics, "bonus military_bonus_i").key == "refusal-not-now-bonus"
    actions = position({"military": ["foray", "military_bonus_i"]})
    assert why(actions, "prepare foray").key == "refusal-not-now-political"


# ---- preparing and revealing --------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-EVENT-01", "TTA-EVENT-05")
@pytest.mark.parametrize(("name", "level"), [("foray", 1), ("cold_war", 2), ("impact_of_science", 3)])
def test_preparing_scores_the_level_and_reveals_one_event(name: str, level: int) -> None:
    state = position({"military": [name]}, phase="politics", current=("development_of_crafts", "rats"))
    act(state, f"prepare {name}")
    assert state.civs[0].culture == level
    assert (state.future_events, state.past_events) == ([card(name)], [card("development_of_crafts")])
    assert state.current_events == [card("rats")]
    assert [stock(state, seat) for seat in (0, 1)] == [(0, 2), (0, 2)]


@pytest.mark.rule("TTA-EVENT-02", "TTA-EVENT-04")
def test_after_the_last_current_event_the_future_ones_become_current() -> None:
    state = position(
        {"military": ["foray"]}, phase="politics", current=("crusades",), future={1: ["rats", "raiders"]}
    )
    act(state, "prepare foray")
    assert sorted(state.current_events) == sorted([card("rats"), card("raiders"), card("foray")])
    assert state.future_events == []
    assert card("foray") not in state.past_events


@pytest.mark.rule("TTA-EVENT-03")
def test_older_events_come_first() -> None:
    current = ("cold_war", "rats", "impact_of_science", "foray")
    for seed in range(8):
        state = position({"military": ["crusades"]}, phase="politics", current=current, seed=seed)
        act(state, "prepare crusades")
        assert BOX.age[state.past_events[0]] == 1


@pytest.mark.rule("TTA-EVENT-06")
def test_players_decide_in_turn_order_from_the_active_one() -> None:
    state = position(
        {}, {}, {"military": ["foray"]}, active=2, phase="politics", current=("development_of_markets",)
    )
    act(state, "prepare foray")
    asked = []
    while allowed(state, "gain food"):
        asked.append(state.to_act[0])
        act(state, "gain food")
    assert asked == [2, 0, 1]


@pytest.mark.rule("TTA-EVENT-07")
def test_an_event_that_lets_players_act_costs_no_action_but_the_usual_price() -> None:
    state = reveal("development_of_religion", {"unused": 1}, {"unused": 0})
    assert texts(state) == ["build religion", "pass"]
    assert why(state, "build warriors").key == "refusal-not-this-building"
    act(state, "build religion")
    assert (workers(state, "religion"), state.civs[0].unused, state.civs[0].ca) == (1, 0, 4)
    assert workers(state, "religion", 1) == 0


@pytest.mark.rule("TTA-EVENT-08", "TTA-EVENT-09")
def test_ties_go_to_the_active_player_and_then_in_turn_order() -> None:
    state = reveal("crusades", {"culture": 9}, {"culture": 9}, {"culture": 9}, active=0)
    assert cultures(state) == [9 + 1 + 4, 9, 5]
    two = reveal("cold_war", {}, {}, {})
    assert sciences(two) == [6, 6, 0]


@pytest.mark.rule("TTA-EVENT-10")
def test_with_two_players_two_means_one() -> None:
    state = reveal("cold_war", {}, STRONG)
    assert sciences(state) == [0, 6]
    raiders = reveal("raiders", {"food": 2, **STRONG}, {"food": 2})
    assert [stock(raiders, seat)[0] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("TTA-EVENT-11")
def test_all_with_the_most_means_everybody_who_is_tied() -> None:
    state = reveal("immigration", {"workers": {"religion": 1}}, {"workers": {"religion": 1}}, {})
    assert [civ.unused for civ in state.civs] == [2, 2, 1]


@pytest.mark.rule("TTA-EVENT-12")
def test_event_decks_outlive_their_age() -> None:
    state = position(
        row=["iron"],
        players=4,
        civil_deck=["iron"],
        current=("rats",),
        future={0: ["foray"]},
        phase="replenish",
    )
    assert (state.age, state.current_events, state.future_events) == (2, [card("rats")], [card("foray")])


# ---- age A --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-EVENT-05", "TTA-PAY-11")
def test_developments_that_give_goods_and_science() -> None:
    assert [stock(reveal("development_of_agriculture"), seat) for seat in (0, 1)] == [(2, 0), (2, 0)]
    assert [stock(reveal("development_of_crafts"), seat) for seat in (0, 1)] == [(0, 2), (0, 2)]
    assert sciences(reveal("development_of_science")) == [2, 2]
    trade = reveal("development_of_trade_routes")
    assert ([stock(trade, seat) for seat in (0, 1)], sciences(trade)) == ([(1, 1), (1, 1)], [1, 1])
    market = act(reveal("development_of_markets"), "gain food", "gain resources")
    assert [stock(market, seat) for seat in (0, 1)] == [(2, 0), (0, 2)]


@pytest.mark.rule("TTA-EVENT-07", "TTA-LEADER-04")
def test_development_of_civilization() -> None:
    facts = {"food": 1, "resources": 2, "science": 2, "hand": ["masonry", "monarchy"]}
    state = reveal("development_of_civilization", facts, {"leader": "moses"})
    assert texts(state) == [
        "population",
        "build agriculture",
        "build bronze",
        "build philosophy",
        "build religion",
        "develop masonry",
        "revolution monarchy",
        "pass",
    ]
    assert why(state, "build warriors").key == "refusal-units-not-meant"
    act(state, "develop masonry")
    assert (state.civs[0].science, state.civs[0].ca) == (0, 4)
    assert state.to_act == (1,)
    act(state, "population")
    assert (state.civs[1].unused, stock(state, 1)[0]) == (2, 0)
    revolt = act(reveal("development_of_civilization", facts), "revolution monarchy")
    assert (revolt.civs[0].ca, revolt.civs[0].ca_total, revolt.civs[0].science) == (0, 5, 1)


@pytest.mark.rule("TTA-MIL-03")
def test_development_of_politics_draws_three_cards() -> None:
    state = reveal("development_of_politics")
    assert [len(civ.military) for civ in state.civs] == [3, 3]


@pytest.mark.rule("TTA-EVENT-07")
def test_development_of_religion_settlement_and_warfare() -> None:
    settled = reveal("development_of_settlement")
    assert [(civ.unused, civ.yellow) for civ in settled.civs] == [(2, 17), (2, 17)]
    army = act(reveal("development_of_warfare"), "build warriors", "pass")
    assert [civ.strength for civ in army.civs] == [2, 1]
    temple = act(reveal("development_of_religion"), "pass", "build religion")
    assert [civ.culture_rate for civ in temple.civs] == [0, 1]


# ---- age I --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-EVENT-05", "TTA-POP-08")
def test_barbarians_strike_a_weak_leader_in_culture() -> None:
    struck = reveal("barbarians", {"culture": 9}, STRONG)
    assert struck.civs[0].yellow == 19
    spared = reveal("barbarians", {"culture": 9, **STRONG}, {})
    assert [civ.yellow for civ in spared.civs] == [18, 18]
    three = reveal("barbarians", {"culture": 9}, STRONG, WEAK)
    assert three.civs[0].yellow == 19


@pytest.mark.rule("TTA-EVENT-05")
def test_border_conflict() -> None:
    state = reveal("border_conflict", STRONG, {"workers": {"religion": 1}})
    assert state.to_act == (1,)
    assert texts(state) == ["raze agriculture", "raze bronze", "raze philosophy", "raze religion"]
    act(state, "raze religion")
    assert (workers(state, "religion", 1), state.civs[1].unused, stock(state, 0)[1]) == (0, 2, 3)


@pytest.mark.rule("TTA-EVENT-08")
def test_crusades() -> None:
    assert cultures(reveal("crusades", {}, {"culture": 5, **STRONG}, {"culture": 5})) == [1, 9, 1]


@pytest.mark.rule("TTA-EVENT-05")
def test_influence_breakthrough_and_popularization() -> None:
    facts = {"workers": {"religion": 2, "philosophy": 2}}
    assert cultures(reveal("cultural_influence", facts, {})) == [1 + 2, 0]
    assert sciences(reveal("scientific_breakthrough", facts, {})) == [2, 1]
    assert cultures(reveal("popularization_of_science", facts, {})) == [1 + 2, 1]


@pytest.mark.rule("TTA-EVENT-10")
def test_foray_and_raiders() -> None:
    state = reveal("foray", {}, STRONG, STRONG)
    assert (state.to_act, texts(state)) == ((1,), ["mix 0", "mix 1", "mix 2", "mix 3"])
    act(state, "mix 1", "mix 3")
    assert [stock(state, seat) for seat in range(3)] == [(0, 0), (1, 2), (3, 0)]
    robbed = reveal("raiders", STRONG, {"food": 1, "resources": 3}, {"resources": 1})
    assert texts(robbed) == ["mix 0", "mix 1"]
    assert why(robbed, "mix 2").key == "refusal-not-that-mix"
    act(robbed, "mix 1")
    assert [stock(robbed, seat) for seat in range(3)] == [(0, 0), (0, 2), (0, 0)]


@pytest.mark.rule("TTA-EVENT-10", "TTA-PAY-11")
def test_who_has_no_blue_token_is_not_asked_how_to_mix_his_gain() -> None:
    full = {**STRONG, "blue": 0, "tokens": {"bronze": 8, "agriculture": 8}}
    state = reveal("foray", {}, full, STRONG)
    assert (state.to_act, texts(state)) == ((2,), ["mix 0", "mix 1", "mix 2", "mix 3"])
    assert stock(state, 1) == (8, 8)


@pytest.mark.rule("TTA-PROD-04", "TTA-PROD-05")
def test_good_harvest_and_new_deposits() -> None:
    facts = {"yellow": 10, "unused": 0}
    assert stock(reveal("good_harvest", facts), 0) == (2, 0)
    assert stock(reveal("new_deposits", facts), 0) == (0, 2)


@pytest.mark.rule("TTA-EVENT-11")
def test_immigration() -> None:
    state = reveal("immigration", {}, {"workers": {"religion": 2}})
    assert [civ.unused for civ in state.civs] == [1, 2]


@pytest.mark.rule("TTA-POP-08")
def test_pestilence_and_reign_of_terror() -> None:
    assert [civ.unused for civ in reveal("pestilence").civs] == [0, 0]
    terror = reveal("reign_of_terror", STRONG, {})
    assert [civ.yellow for civ in terror.civs] == [18, 19]


@pytest.mark.rule("TTA-PAY-01")
def test_rats_eat_all_food() -> None:
    state = reveal("rats", {"food": 3, "resources": 2}, {"food": 1})
    assert [stock(state, seat) for seat in (0, 1)] == [(0, 2), (0, 0)]


@pytest.mark.rule("TTA-HAPPY-01", "TTA-ACT-02")
def test_rebellion_costs_actions() -> None:
    state = reveal("rebellion", {"yellow": 16}, {"yellow": 10})
    assert [civ.ca for civ in state.civs] == [2, 0]
    assert [civ.ca_total for civ in state.civs] == [4, 4]


@pytest.mark.rule("TTA-TOKEN-02")
def test_uncertain_borders() -> None:
    state = reveal("uncertain_borders", {}, STRONG)
    assert [civ.yellow for civ in state.civs] == [17, 19]
    nothing = reveal("uncertain_borders", {"yellow": 0}, STRONG)
    assert [civ.yellow for civ in nothing.civs] == [0, 18]


# ---- age II -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TOKEN-03", "TTA-EVENT-11")
def test_civil_unrest() -> None:
    state = reveal("civil_unrest", {"yellow": 16, "culture": 9}, {"yellow": 12, "culture": 9}, {"culture": 9})
    assert cultures(state) == [9 + 1 - 4, 9 - 8, 9]
    assert [civ.blue_total for civ in state.civs] == [16, 15, 16]
    calm = reveal("civil_unrest", {"culture": 9}, {"culture": 9})
    assert (cultures(calm), [civ.blue_total for civ in calm.civs]) == ([10, 9], [16, 16])


@pytest.mark.rule("TTA-EVENT-10")
def test_cold_war_and_crime_wave() -> None:
    assert sciences(reveal("cold_war", {}, STRONG, STRONG)) == [0, 6, 6]
    state = reveal("crime_wave", {"culture": 9, **STRONG}, {"culture": 9}, {"culture": 2})
    assert (cultures(state), [civ.blue_total for civ in state.civs]) == ([10, 6, 0], [16, 15, 15])


@pytest.mark.rule("TTA-PROD-02")
def test_economic_progress() -> None:
    facts = {"blue": 10, "resources": 3, "yellow": 12, "unused": 0, "culture": 5}
    state = reveal("economic_progress", facts)
    assert stock(state) == (0, 3)
    assert (state.civs[0].culture, state.civs[0].science) == (6, 0)


@pytest.mark.rule("TTA-POP-08")
def test_emigration() -> None:
    state = reveal("emigration", {"yellow": 10, "unused": 2}, {})
    assert (state.civs[0].yellow, state.civs[0].unused) == (12, 0)
    assert state.civs[1].yellow == 18


@pytest.mark.rule("TTA-LEADER-09")
def test_iconoclasm() -> None:
    state = reveal("iconoclasm", {"leader": "isaac_newton"}, {"leader": "joan_of_arc"}, age=2)
    assert [civ.leader for civ in state.civs] == [card("isaac_newton"), NO_CARD]


@pytest.mark.rule("TTA-COLONY-18", "TTA-COLONY-19")
def test_independence_declaration() -> None:
    colonies = ["vast_territory_i", "inhabited_territory_ii"]
    state = reveal("independence_declaration", STRONG, {"colonies": colonies, "yellow": 2})
    assert texts(state) == ["colony vast_territory_i", "colony inhabited_territory_ii"]
    act(state, "colony inhabited_territory_ii")
    assert (state.civs[1].colonies, state.civs[1].yellow) == ((card("vast_territory_i"),), 0)
    assert card("inhabited_territory_ii") in state.gone


@pytest.mark.rule("TTA-EVENT-13")
def test_international_agreement() -> None:
    row = ["iron", "alchemy", "great_wall", "joan_of_arc", "drama", "theology", "stockpile_a"]
    strong = {**STRONG, "hand": ["masonry", "knights", "warfare"], "leader": "moses"}
    state = reveal("international_agreement", strong, {}, row=row, age=2)
    assert state.to_act == (0,)
    act(state, "take 1")
    assert why(state, "take 2").key == "refusal-hand-full"
    before = len(state.civil_deck)
    act(state, "take 3")  # nothing else can be taken into a full hand: the agreement is over
    assert (hand(state).count("iron"), BOX.ids[state.civs[0].wonder], state.civs[0].ca) == (
        1,
        "great_wall",
        4,
    )
    assert state.row.count(NO_CARD) == 0
    assert len(state.civil_deck) == before - 8
    assert state.civs[0].no_politics
    act(state, "end", "pass", "end")
    assert not state.civs[0].no_politics
    assert (state.active, allowed(state, "end")) == (0, True)


@pytest.mark.rule("TTA-EVENT-13")
def test_the_international_agreement_is_optional_and_pays_five_actions() -> None:
    row = [*[None] * 5, "theology", *[None] * 3, "iron", "alchemy"]
    state = reveal("international_agreement", STRONG, {}, row=row, age=2)
    act(state, "take 10")
    assert why(state, "take 11").args == {"need": 3, "have": 2}
    row_seen: Any = state.view(0)["row"]
    assert (row_seen[10]["cost"], row_seen[10]["left"], row_seen[10]["why"]) == (3, 2, "no-civil-action")
    assert "why" not in row_seen[5], "two of the five are left"
    declined = act(reveal("international_agreement", STRONG, {}, row=row, age=2), "done")
    assert not declined.civs[0].no_politics
    taken = act(reveal("international_agreement", STRONG, {}, row=["stockpile_a"], age=2), "take 1")
    act(taken, *["done"] * allowed(taken, "done"), "play stockpile_a")
    assert stock(taken) == (1, 1), "not taken in the action phase"


@pytest.mark.rule("TTA-EVENT-09")
def test_national_pride() -> None:
    assert cultures(reveal("national_pride", {"culture": 4}, {"culture": 5}, {"culture": 1})) == [10, 5, 1]


@pytest.mark.rule("TTA-MIL-04", "TTA-EVENT-08")
def test_politics_of_strength() -> None:
    state = reveal("politics_of_strength", STRONG, {"military": ["legion", "rats", "foray", "crusades"]})
    assert (len(military(state)), state.to_act) == (5, (1,))
    act(state, "discard legion", "discard rats", "discard foray")
    assert military(state, 1) == ["crusades"]
    late = reveal(
        "politics_of_strength", STRONG, {"culture": 9}, age=4, last_round=9, civil_deck=[], military_deck=[]
    )
    assert cultures(late) == [1 + 5, 6]
    poor = reveal("politics_of_strength", STRONG, {"military": ["legion"]})
    assert military(poor, 1) == []


@pytest.mark.rule("TTA-RATE-03")
def test_prosperity() -> None:
    state = reveal("prosperity", {"workers": {"religion": 2}}, {})
    assert [stock(state, seat)[0] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("TTA-WONDER-11")
def test_ravages_of_time() -> None:
    state = reveal(
        "ravages_of_time", {"wonders": ["colossus"]}, {"wonders": ["hanging_gardens", "great_wall"]}
    )
    assert (state.civs[0].culture_rate, state.civs[0].strength, state.to_act) == (2, 1, (1,))
    act(state, "ravage great_wall")
    assert (state.civs[1].culture_rate, state.civs[1].happiness) == (3, 2)


@pytest.mark.rule("TTA-EVENT-08", "TTA-POP-06")
def test_refugees() -> None:
    state = reveal("refugees", {"culture": 5}, STRONG)
    assert cultures(state) == [3, 3]
    assert [civ.unused for civ in state.civs] == [0, 2]


@pytest.mark.rule("TTA-EVENT-05")
def test_terrorism() -> None:
    state = reveal("terrorism", {"culture": 3}, {}, {"culture": 9, "workers": {"religion": 1}})
    assert state.to_act == (1,)
    assert texts(state) == ["raze philosophy", "raze religion"]
    act(state, "raze religion")
    assert workers(state, "religion", 2) == 0
    assert workers(state, "philosophy", 0) == 0, "the only building of a civilisation needs no choice"
    assert workers(state, "philosophy", 1) == 1


# ---- every event is named here or with the final scoring ------------------------------------------------------------

IMPACTS = [
    *("agriculture", "architecture", "balance", "colonies", "competition", "government", "happiness"),
    *("industry", "population", "progress", "science", "strength", "technology", "variety", "wonders"),
]


@pytest.mark.rule("TTA-SCORE-04")
@pytest.mark.parametrize("name", IMPACTS)
def test_an_age_three_event_may_be_revealed_during_the_game(name: str) -> None:
    state = reveal(f"impact_of_{name}", {"culture": 20}, {"culture": 20}, age=3)
    assert state.past_events[-1] == card(f"impact_of_{name}")
    assert len([one for one in BOX.of_kind(Kind.EVENT) if BOX.age[one] == 3]) == len(IMPACTS)


def heard_of(state: Position, seat: int, *done: str) -> list[tuple[str, object]]:
    """What the log tells of a seat, as kind and figure."""
    heard = state.listen()
    act(state, *done)
    figures = ("amount", "count", "card")
    told = [event for event in heard if event.data.get("seat") == f"seat:{seat}"]
    return [(event.kind, next((event.data[f] for f in figures if f in event.data), None)) for event in told]


def about_to_reveal(event: str, *seats: dict[str, Any], **table: Any) -> Position:
    """Seat 0 holds a card that, once prepared, reveals the event."""
    first = {**seats[0], "military": ["foray"]}
    return position(first, *seats[1:], phase="politics", current=(event,), **table)


@pytest.mark.rule("TTA-CONSUME-03", "TTA-CORRUPT-03")
def test_economic_progress_tells_of_corruption_consumption_and_hunger() -> None:
    facts: dict[str, Any] = {"blue": 4, "resources": 1, "food": 1, "yellow": 4, "culture": 20}
    facts["workers"] = {"agriculture": 1, "bronze": 2}
    state = about_to_reveal("economic_progress", facts, {}, age=2)
    told = heard_of(state, 0, "prepare foray")
    assert [kind for kind, _ in told] == ["prepared", "goods", "corruption", "consumption", "hunger"]
    assert state.civs[0].culture == 21 - int(str(told[-1][1]))


@pytest.mark.rule("TTA-POP-08")
def test_the_log_tells_of_each_worker_lost_once_and_of_none_that_is_not_there() -> None:
    def losses(facts: dict[str, Any], *done: str) -> list[tuple[str, object]]:
        state = about_to_reveal("pestilence", {"unused": 9}, facts, age=1)
        return [told for told in heard_of(state, 1, "prepare foray", *done) if "lost" in told[0]]

    assert losses({"unused": 1}) == [("population-lost", 1)]
    assert losses({"unused": 0}, "lose bronze") == [("worker-lost", "card:bronze")]
    nobody = dict.fromkeys(("agriculture", "bronze", "philosophy", "warriors"), 0)
    assert losses({"unused": 0, "workers": nobody}) == []


@pytest.mark.rule("TTA-TOKEN-03")
def test_the_log_tells_of_each_blue_token_lost_once_and_of_none_that_is_not_there() -> None:
    def losses(facts: dict[str, Any]) -> list[tuple[str, object]]:
        state = about_to_reveal("crime_wave", {**WEAK, **facts}, STRONG, age=2)
        return [told for told in heard_of(state, 0, "prepare foray") if "lost" in told[0]]

    assert losses({"blue": 5}) == [("blue-lost", 1)]
    assert losses({"blue": 0, "tokens": {"bronze": 3}}) == [("token-lost", "card:bronze")]
    assert losses({"blue": 0}) == []


@pytest.mark.rule("TTA-EVENT-05")
def test_the_question_for_discards_names_the_event_or_the_limit() -> None:
    state = reveal(
        "politics_of_strength", {**WEAK, "military": ["legion", "phalanx", "spy_ii", "rats"]}, STRONG, age=2
    )
    prompt = state.prompt(0)
    assert prompt is not None
    assert (prompt.key, prompt.rule) == ("prompt-discard", "TTA-EVENT-05")
