"""Ending a turn never loses actions by accident: the engine says what would be given up, in every game."""

import pytest

from ludage.core.state import State
from ludage.testing import age_of_gods, age_of_mythology, play, scripted, texts, through_the_ages
from ludage.texts import Texts

CALM = {0: "bifrons", 1: "bejofa", 2: "novalis"}


def question(state: State, text: str) -> tuple[str, dict[str, object]] | None:
    """What is asked before the player to act does this: key and arguments."""
    (seat,) = state.to_act
    asked = state.forgone(seat).get(state.game.actions.parse(text))
    return None if asked is None else (asked.key, dict(asked.args))


# ---- Through the Ages ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TURN-05")
def test_ending_a_turn_with_usable_actions_asks_and_counts_them() -> None:
    state = through_the_ages.position({"unused": 1, "resources": 2}, row=["code_of_laws"])
    assert question(state, "end") == ("forgo-actions", {"civil": 4, "military": 2})
    play(state, "build warriors")
    assert question(state, "end") == ("forgo-actions", {"civil": 4, "military": 0})
    play(state, "take 1")
    assert question(state, "end") is None, "three civil actions are left, and nothing to do with them"


@pytest.mark.rule("TTA-TURN-05")
def test_actions_nothing_can_be_done_with_do_not_ask() -> None:
    state = through_the_ages.position({}, row=[])
    assert "destroy bronze" in texts(state), "to pull down is no use of an action"
    assert question(state, "end") is None


ROBESPIERRE = {"leader": "maximilien_robespierre", "hand": ["monarchy"], "science": 9, "ma": 3}


@pytest.mark.rule("TTA-TURN-05", "TTA-LEADER-13")
@pytest.mark.parametrize(
    ("facts", "left"),
    [
        ({"ca": 0}, (0, 3)),
        ({"ca": 0, "hand": ["monarchy", "breakthrough_i"]}, (0, 3)),
        ({"ca": 2, "science": 2}, (0, 3)),
        ({"ca": 2, "science": 2, "hand": ["monarchy", "breakthrough_i"]}, (0, 3)),
        ({"ca": 2}, (2, 3)),
        ({"ca": 2, "ma": 2}, (2, 0)),
        ({"ca": 2, "leader": "joan_of_arc", "ma": 2, "science": 3}, None),
    ],
)
def test_robespierres_revolution_is_a_use_of_military_actions(
    facts: dict[str, object], left: tuple[int, int] | None
) -> None:
    state = through_the_ages.position({**ROBESPIERRE, **facts}, row=[])
    asked = None if left is None else ("forgo-actions", {"civil": left[0], "military": left[1]})
    assert question(state, "end") == asked


@pytest.mark.rule("TTA-TURN-05", "TTA-WONDER-06", "TTA-LEADER-12")
@pytest.mark.parametrize(
    ("facts", "row"),
    [
        ({"wonders": ["ocean_liner_service"]}, []),
        ({"leader": "hammurabi"}, ["joan_of_arc"]),
        ({"used": 128}, ["taj_mahal"]),
    ],
    ids=["a worker by Ocean Liner Service", "a leader for Hammurabi", "Taj Mahal after a new leader"],
)
def test_what_costs_no_action_is_asked_about_too(facts: dict[str, object], row: list[str]) -> None:
    state = through_the_ages.position({**facts, "ca": 0, "ma": 0}, age=2, row=row)
    assert question(state, "end") == ("forgo-free", {})
    play(state, "liner" if not row else "take 1")
    assert question(state, "end") is None


@pytest.mark.rule("TTA-TURN-05", "TTA-LEADER-12")
def test_a_military_action_that_hammurabi_could_use_is_asked_about() -> None:
    facts = {"leader": "hammurabi", "ca": 0, "ma": 2, "unused": 0}
    state = through_the_ages.position(facts, row=["code_of_laws"])
    assert question(state, "end") == ("forgo-actions", {"civil": 0, "military": 2})
    assert question(through_the_ages.position(facts, row=[]), "end") is None, "nothing to do with it"
    play(state, "law", "take 1")
    assert question(state, "end") is None


@pytest.mark.rule("TTA-TURN-05", "TTA-PACT-11")
def test_what_traded_goods_would_pay_for_is_asked_about() -> None:
    pact = {"pact": ("trade_routes_agreement", 1, 0), "food": 1, "resources": 1, "ma": 0}
    state = through_the_ages.position(pact, {}, {}, row=[], age=2)
    assert question(state, "end") == ("forgo-actions", {"civil": 4, "military": 0})
    assert question(through_the_ages.position({**pact, "food": 0}, {}, {}, row=[], age=2), "end") is None


@pytest.mark.rule("TTA-WAR-10")
@pytest.mark.parametrize(
    ("science", "asked"), [(10, None), (8, None), (7, ("forgo-gift-spoils", {"seat": "seat:1"}))]
)
def test_the_spoils_of_a_war_in_science_are_asked_about_if_the_loser_has_too_little_of_it(
    science: int, asked: tuple[str, dict[str, object]] | None
) -> None:
    victor = {"workers": {"warriors": 8}, "yellow": 11, "unused": 0, "war": ("war_over_technology_ii", 1)}
    loser = {"science": science, "specials": ["code_of_laws"], "workers": {"warriors": 0}, "unused": 2}
    state = through_the_ages.position(victor, loser, phase="war", row=[], age=2)
    assert question(state, "done") == asked
    play(state, "done")
    assert state.civs[0].science == science - state.civs[1].science == min(8, science)


@pytest.mark.rule("TTA-ROUND1-02")
def test_the_first_rounds_end_without_a_card_asks_too() -> None:
    state = through_the_ages.GAME.new(3, 1)
    assert question(state, "end") == ("forgo-first-card", {"civil": 1, "military": 0})
    play(state, "take 1")
    assert question(state, "end") is None
    play(state, "end", "take 2")
    assert question(state, "end") == ("forgo-actions", {"civil": 1, "military": 0})


def test_no_political_action_is_an_answer_and_does_not_ask() -> None:
    state = through_the_ages.position({"military": ["raiders"]}, phase="politics")
    assert question(state, "pass") is None


# ---- Age of Gods --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-FORT-01")
def test_ending_the_fortification_with_pawns_left_asks() -> None:
    state = age_of_gods.position(turn=2, phase="fortification", seat=0, gods=CALM)
    assert question(state, "done") == ("forgo-fortifications", {"pawns": 1, "love": 0})
    state = age_of_gods.position(turn=2, phase="fortification", seat=0, gods={**CALM, 0: "sylia"})
    assert question(state, "done") == ("forgo-fortifications", {"pawns": 1, "love": 1})
    play(state, "love t28")
    assert question(state, "done") == ("forgo-fortifications", {"pawns": 1, "love": 0})


@pytest.mark.rule("AOG-PREDICT-01")
def test_ending_predictions_early_asks() -> None:
    hands = {1: ["giants", "orcs", "dwarves"]}
    state = age_of_gods.position(turn=7, phase="destiny", gods=CALM, hands=hands)
    done = state.game.actions.parse("done")
    counts = []
    for _ in range(2):
        counts.append(state.forgone(1)[done].args["count"])
        play(state, "bet orcs" if len(counts) == 1 else "bet giants", seat=1)
    assert counts == [2, 1]
    assert state.forgone(1) == {}, "both bets are laid"


@pytest.mark.rule("AOG-ACTION-10")
def test_declining_an_attack_or_a_step_of_an_ability_asks() -> None:
    state = age_of_gods.position(phase="action", hands={0: ["dwarves"]})
    play(state, "play dwarves ability", "fortress t31")
    assert question(state, "pass") == ("forgo-attack", {})
    state = age_of_gods.position(phase="action", hands={0: ["hobbits"]}, destiny={1: ["humans"]})
    play(state, "play hobbits ability")
    assert question(state, "pass") == ("forgo-step", {})


@pytest.mark.parametrize(
    ("occasion", "rule"),
    [
        pytest.param("breakthrough", "AOG-BREAK-01", marks=pytest.mark.rule("AOG-BREAK-01")),
        pytest.param("voraces", "AOG-PEOPLE-voraces", marks=pytest.mark.rule("AOG-PEOPLE-voraces")),
        pytest.param("dwarves", "AOG-ACTION-10", marks=pytest.mark.rule("AOG-PEOPLE-dwarves")),
    ],
)
def test_a_declined_attack_is_asked_about_by_the_rule_that_grants_it(occasion: str, rule: str) -> None:
    if occasion == "breakthrough":
        state = age_of_gods.position(gods=CALM)
    else:
        state = age_of_gods.position(phase="action", gods=CALM, hands={0: [occasion]})
        play(state, f"play {occasion} ability")
    play(scripted(state, rolls=[6]), "fortress t31" if occasion == "dwarves" else "attack t26 t25")
    (asked,) = state.forgone(0).values()
    assert (asked.key, asked.rule) == ("forgo-attack", rule)


@pytest.mark.rule("AOG-PEOPLE-hobbits", "AOG-ACTION-10")
@pytest.mark.parametrize(("language", "word"), [("en", "ability"), ("fr", "capacité")])
def test_the_question_about_a_step_speaks_of_an_ability(language: str, word: str) -> None:
    state = age_of_gods.position(phase="action", hands={0: ["hobbits"]}, destiny={1: ["humans"]})
    play(state, "play hobbits ability")
    (asked,) = state.forgone(0).values()
    assert asked.rule == "AOG-ACTION-10"
    assert word in Texts(language, state.game.texts).message(asked)


@pytest.mark.rule("AOG-GOD-kraul")
def test_a_power_that_is_kept_does_not_ask() -> None:
    state = age_of_gods.position(phase="action", gods={0: "kraul"}, hands={0: ["dwarves"]})
    play(state, "play dwarves technology")
    assert question(state, "pass") is None


@pytest.mark.parametrize(
    "god",
    [
        pytest.param("kraul", marks=pytest.mark.rule("AOG-GOD-kraul")),
        pytest.param("vorax", marks=pytest.mark.rule("AOG-GOD-vorax")),
    ],
)
@pytest.mark.parametrize(("turn", "seat", "lost"), [(8, 0, False), (9, 0, True), (9, 1, True), (9, 2, False)])
def test_in_the_last_turn_a_power_that_could_still_tell_is_not_kept(
    god: str, turn: int, seat: int, lost: bool
) -> None:
    silent = ["bifrons", "bejofa", "novalis"]
    gods = {at: god if at == seat else silent[at] for at in range(3)}
    state = age_of_gods.position(
        turn=turn, phase="action", seat=seat, gods=gods, hands={seat: ["dwarves"]}, taken=["orcs"]
    )
    play(state, "play dwarves technology")
    assert len(texts(state)) > 1
    asked = state.forgone(seat)
    assert [(message.key, message.rule) for message in asked.values()] == [
        ("forgo-power", f"AOG-GOD-{god}")
    ] * lost, "nobody attacks after the last card of the game"


# ---- Age of Mythology ---------------------------------------------------------------------------------------------


def played(card: str, **facts: object) -> State:
    hands = {0: [card, "perm_attack"]}
    state = age_of_mythology.position(2, hands=hands, **facts)  # type: ignore[arg-type]
    play(state, f"play {card}")
    return state


@pytest.mark.rule("AOM-BUILD-01")
def test_stopping_to_build_asks_while_more_is_possible() -> None:
    state = played("perm_build", cubes={0: 8})
    assert question(state, "done") == ("forgo-buildings", {"count": 1})


@pytest.mark.rule("AOM-RECRUIT-01")
def test_stopping_to_recruit_asks_while_more_is_possible() -> None:
    state = played("rand_recruit_3", cubes={0: 8})
    assert question(state, "done") == ("forgo-recruits", {"count": 3})
    play(state, next(text for text in texts(state) if text.startswith("recruit")))
    assert question(state, "done") == ("forgo-recruits", {"count": 2})


@pytest.mark.rule("AOM-TRADE-01")
def test_a_trade_asks_as_long_as_nothing_has_been_traded() -> None:
    state = played("rand_trade_1", cubes={0: {"food": 4, "wood": 2}})
    play(state, "pay food")
    assert question(state, "done") == ("forgo-trade", {})
    play(state, "swap food gold")
    assert question(state, "done") is None


TEMPLE = {0: {"great_temple": 1, "market": 1}}


@pytest.mark.rule("AOM-BLDG-23", "AOM-BLDG-24")
def test_buying_at_the_temple_asks_as_long_as_the_swaps_it_ends_have_not_begun() -> None:
    state = played("perm_trade", cubes={0: {"favor": 8, "wood": 8}}, buildings=TEMPLE)
    assert question(state, "temple") == ("forgo-swaps", {})
    ends = [line.cause.key for line in state.explain(0, state.game.actions.parse("temple")).lines]
    assert "forecast-swaps-over" in ends
    for _ in range(7):
        play(state, "swap wood favor")
        assert question(state, "temple") == ("forgo-swaps", {}), "the swaps could still buy a second cube"
    play(state, "swap wood favor")
    assert question(state, "temple") is None
    assert question(state, "done") == ("forgo-temple", {})
    play(state, "temple")
    assert texts(state) == ["temple", "done"]
    assert question(state, "temple") is None
    again = [line.cause.key for line in state.explain(0, state.game.actions.parse("temple")).lines]
    assert "forecast-swaps-over" not in again


@pytest.mark.rule("AOM-BLDG-23", "AOM-BLDG-24")
@pytest.mark.parametrize(
    ("cubes", "swap", "facts"),
    [
        ({"favor": 8, "wood": 7}, "swap wood gold", {}),
        ({"favor": 9, "wood": 8}, "swap favor gold", {}),
        ({"favor": 8, "wood": 9}, "swap wood gold", {"red": 1}),
        ({"favor": 8, "wood": 9}, "swap wood gold", {"bank": {"favor": 7}}),
    ],
)
def test_buying_after_a_swap_does_not_ask_where_swaps_could_buy_no_more(
    cubes: dict[str, int], swap: str, facts: dict[str, object]
) -> None:
    state = played("perm_trade", cubes={0: cubes}, buildings=TEMPLE, **facts)
    play(state, swap)
    assert question(state, "temple") is None
    assert any(text.startswith("swap") for text in texts(state))


@pytest.mark.rule("AOM-GATHER-01", "AOM-GATHER-04")
def test_gathering_beside_an_idle_villager_asks_if_he_could_help() -> None:
    state = played("perm_gather", buildings={0: {"house": 1}}, tiles={0: ["hills_gold_2"]})
    assert question(state, "gather gold") == ("forgo-workers", {"count": 1, "dwarves": 0})
    assert question(state, "gather food") is None
    place = next(text for text in texts(state) if text.startswith("place villager"))
    play(state, place)
    assert question(state, "gather gold") is None


@pytest.mark.rule("AOM-GATHER-01", "AOM-GATHER-10")
def test_gathering_beside_an_idle_dwarf_asks_if_there_is_gold_for_him() -> None:
    facts: dict[str, object] = {"cultures": ("norse", "greek"), "units": {0: {"dwarf": 2}}}
    state = played("perm_gather", tiles={0: ["hills_gold_2", "hills_wood_1"]}, **facts)
    assert question(state, "gather gold") == ("forgo-workers", {"count": 1, "dwarves": 1})
    assert question(state, "gather wood") is None
    assert question(state, "gather hills") == ("forgo-workers", {"count": 1, "dwarves": 1})
    both = played(
        "perm_gather", tiles={0: ["hills_gold_2", "hills_wood_1"]}, buildings={0: {"house": 2}}, **facts
    )
    assert question(both, "gather hills") == ("forgo-workers", {"count": 2, "dwarves": 1})
    assert question(both, "gather wood") == ("forgo-workers", {"count": 1, "dwarves": 0})


@pytest.mark.rule("AOM-DRAW-01", "AOM-DRAW-05")
def test_a_hand_with_room_left_asks() -> None:
    state = age_of_mythology.position(2, phase="draw", hands={0: ["perm_attack"], 1: []})
    first = state.game.actions.parse("random 0")
    assert [state.forgone(0)[first + drawn].args["count"] for drawn in range(3)] == [3, 2, 1]
    assert {asked.key for asked in state.forgone(0).values()} == {"forgo-cards"}
    assert first + 3 not in state.forgone(0), "as many as there is room for"
    play(state, "take perm_build", "take perm_trade", "take perm_gather", seat=0)
    assert state.forgone(0) == {}


@pytest.mark.rule("AOM-ATTACK-05", "AOM-ATTACK-08")
def test_a_prize_is_asked_about_as_far_as_there_is_one() -> None:
    units: dict[int, dict[str, int]] = {0: {"spearman": 1}, 1: {}}
    siege = {0: {"siege_engine_workshop": 1}, 1: {"wall": 1}}
    state = played("rand_attack_5", units=units, buildings=siege)
    play(state, "attack 1 city")
    assert question(state, "done") == ("forgo-raze", {"count": 1})
    assert state.prompt(0).args["count"] == 1  # type: ignore[union-attr]
    state = played("rand_attack_5", units=units, cubes={1: {"gold": 2}})
    play(state, "attack 1 holding")
    assert question(state, "done") == ("forgo-cubes", {"count": 2})
    assert state.prompt(0).args["count"] == 2  # type: ignore[union-attr]


@pytest.mark.rule("AOM-PLAY-06")
@pytest.mark.parametrize("left", ["perm_build", "perm_explore"])
def test_a_fourth_card_that_could_only_be_burned_does_not_ask(left: str) -> None:
    hands = {0: ["odin", left], 1: ["perm_attack"]}
    state = age_of_mythology.position(
        2, cultures=("norse", "greek"), round=3, cubes={0: {"favor": 1}}, hands=hands
    )
    play(state, "invoke odin", "burn perm_attack")
    assert "pass" in texts(state)
    assert question(state, "pass") == (None if left == "perm_build" else ("forgo-fourth", {}))


@pytest.mark.rule("AOM-DRAFT-03")
def test_passing_a_tile_that_fits_asks() -> None:
    state = age_of_mythology.GAME.new(2, 1)
    while "pass" not in texts(state, state.to_act[0]):
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert question(state, "pass") == ("forgo-tile", {})


@pytest.mark.rule("AOM-ATTACK-03")
def test_an_army_below_its_limit_asks() -> None:
    state = age_of_mythology.position(2)
    play(state, "play perm_attack", "attack 1 city")
    done = state.game.actions.parse("done")
    assert state.forgone(0) == {}, "the attacker must send one unit"
    counts = []
    for _ in range(3):
        play(state, texts(state, 0)[0], seat=0)
        asked = state.forgone(0).get(done)
        counts.append(0 if asked is None else asked.args["count"])
    assert counts == [3, 2, 1]


@pytest.mark.rule("AOM-RETREAT-02")
def test_a_retreat_asks_before_it_loses_a_battle() -> None:
    state = age_of_mythology.clash(["spearman", "mummy"], ["hydra"])
    retreat = state.game.actions.parse("retreat")
    for seat, count in ((0, 2), (1, 1)):
        asked = state.forgone(seat)
        assert [(action, one.key, one.args) for action, one in asked.items()] == [
            (retreat, "forgo-battle", {"count": count})
        ]
