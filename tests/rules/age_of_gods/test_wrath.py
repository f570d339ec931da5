"""Divine wrath: the card of an eliminated people, the die and the six lines of the table (AOG-WRATH)."""

import csv
from importlib.resources import files
from typing import Any

import pytest

from ludage.games.age_of_gods.state import Position
from ludage.testing import assert_changes, flat, play, refusal, scripted, texts
from ludage.testing.age_of_gods import position
from ludage.testing.changes import Change

# Gods that have nothing to say about wrath, nor in an action phase.
SILENT = {0: "cephalus", 1: "rakos", 2: "sylia", 3: "trish"}

with (files("ludage.games.age_of_gods") / "content" / "territories.csv").open(encoding="utf-8") as table:
    MAP = list(csv.DictReader(table))
COAST = [row["id"] for row in MAP if row["coastal"] == "yes"]
CITIES = [row["id"] for row in MAP if row["city"] == "yes"]
EVERYWHERE = [row["id"] for row in MAP]
PEOPLES = sorted({row["people_start"] for row in MAP})


def wrath(roll: int, seat: int = 2, **facts: Any) -> Position:
    """The player of this seat, of four, plays a card of the eliminated Monks, whose home t04 lies empty."""
    facts = {"players": 4, "gods": SILENT, "hands": {seat: ["monks", "nomads"]}, **facts}
    facts["holds"] = {"monks": [], **facts.get("holds", {})}
    state = position(phase="action", seat=seat, **facts)
    play(scripted(state, rolls=[roll]), "play monks wrath")
    return state


def destroyed(before: Position, territory: str) -> dict[str, Change]:
    """The territory is empty, its token is back in the well of souls."""
    facts = flat(before)
    loser = facts[f"territories.{territory}"]
    tokens = facts[f"peoples.{loser}.reserve"]
    assert isinstance(tokens, int)
    return {
        f"territories.{territory}": (loser, None),
        f"peoples.{loser}.reserve": (tokens, tokens + 1),
    }


def struck(state: Position) -> list[str]:
    """The territories that may be chosen, each with the same verb before it."""
    verbs = {text.split()[0] for text in texts(state)}
    assert len(verbs) == 1, verbs
    return [text.split()[1] for text in texts(state)]


# ---- line 1: dragons awake --------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-1", "AOG-WRATH-11")
@pytest.mark.parametrize(("seat", "neighbour"), [(2, 1), (1, 0), (0, 3)])
def test_when_dragons_awake_the_right_hand_neighbour_destroys_any_inhabited_territory(
    seat: int, neighbour: int
) -> None:
    state = wrath(1, seat=seat)
    assert state.to_act == (neighbour,)
    assert struck(state) == [territory for territory in EVERYWHERE if territory != "t04"]
    roller = refusal(state, "destroy t31", seat=seat)
    assert roller is not None
    assert roller.key == "refusal-not-your-decision"
    before = state.clone()
    play(state, "destroy t31")
    assert state.to_act == ((seat + 1) % 4,)
    assert_changes(before, state, destroyed(before, "t31"))


@pytest.mark.rule("AOG-WRATH-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_opponent_sends_the_dragons(seat: int) -> None:
    state = wrath(1, seat=seat, players=2, gods={0: "cephalus", 1: "rakos"})
    assert state.to_act == (1 - seat,)


@pytest.mark.rule("AOG-WRATH-1", "AOG-WRATH-12")
def test_dragons_want_an_inhabited_territory_and_love_does_not_stop_them() -> None:
    state = wrath(1, love=["t31"], vortex=["t55"], holds={"chaos": ["t34", "t44"]})
    for territory in ("t04", "t45", "t55"):
        empty = refusal(state, f"destroy {territory}")
        assert empty is not None
        assert (empty.rule, empty.key) == ("AOG-WRATH-12", "refusal-wrath-empty")
    before = state.clone()
    play(state, "destroy t31")
    assert_changes(before, state, destroyed(before, "t31") | {"love": (["t31"], [])})


# ---- line 2: earthquake -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-2")
def test_an_earthquake_destroys_one_fortification_and_the_token_stays() -> None:
    state = wrath(2, fortified=["t25", "t27", "t60"])
    assert state.to_act == (2,)
    assert texts(state) == ["raze t25", "raze t27", "raze t60"]
    before = state.clone()
    play(state, "raze t27")
    assert state.to_act == (3,)
    supply = before.supply
    assert_changes(
        before,
        state,
        {"fortified": (["t25", "t27", "t60"], ["t25", "t60"]), "supply": (supply, supply + 1)},
    )


@pytest.mark.rule("AOG-WRATH-2")
def test_an_earthquake_spares_dwarf_fortresses_and_technology() -> None:
    state = wrath(2, fortified=["t25", "t60"], fortress=["t27"], technology={"humans": 3})
    assert texts(state) == ["raze t25", "raze t60"]
    spared = refusal(state, "raze t27")
    assert spared is not None
    assert (spared.rule, spared.key) == ("AOG-WRATH-2", "refusal-wrath-unfortified")


@pytest.mark.rule("AOG-WRATH-2")
def test_an_earthquake_destroys_no_territory() -> None:
    state = wrath(2, fortified=["t25", "t60"])
    refused = refusal(state, "destroy t25")
    assert refused is not None
    assert refused.key == "refusal-wrath-other-line"


# ---- line 3: tidal wave -----------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-3")
def test_a_tidal_wave_destroys_one_coastal_territory() -> None:
    state = wrath(3)
    assert len(COAST) == 31
    assert struck(state) == [territory for territory in COAST if territory != "t04"]
    inland = refusal(state, "destroy t31")
    assert inland is not None
    assert (inland.rule, inland.key) == ("AOG-WRATH-3", "refusal-wrath-inland")
    before = state.clone()
    play(state, "destroy t33")
    assert_changes(before, state, destroyed(before, "t33"))


@pytest.mark.rule("AOG-WRATH-3")
def test_a_tidal_wave_wants_an_inhabited_shore_and_love_does_not_hold_it_back() -> None:
    state = wrath(3, empty=["t01"], love=["t36"])
    empty = refusal(state, "destroy t01")
    assert empty is not None
    assert empty.key == "refusal-wrath-empty"
    before = state.clone()
    play(state, "destroy t36")
    assert_changes(before, state, destroyed(before, "t36") | {"love": (["t36"], [])})


# ---- line 4: famine ---------------------------------------------------------------------------------------------

# Every people of size 4 but the Orcs has lost one territory.
ONLY_ORCS_HOLD_FOUR = {
    "humans": ["t26", "t27", "t29"],
    "chaos": ["t34", "t44", "t45"],
    "high_elves": ["t09", "t23", "t24"],
    "dwarves": ["t05", "t14", "t15"],
    "barbarians": ["t08", "t19", "t20"],
}


@pytest.mark.rule("AOG-WRATH-4")
def test_a_famine_strikes_a_people_with_four_territories_or_more() -> None:
    state = wrath(4, holds=ONLY_ORCS_HOLD_FOUR, love=["t43"])
    assert texts(state) == ["destroy t31", "destroy t32", "destroy t42", "destroy t43"]
    spared = refusal(state, "destroy t26")
    assert spared is not None
    assert (spared.rule, spared.key) == ("AOG-WRATH-4", "refusal-wrath-small-people")
    before = state.clone()
    play(state, "destroy t43")  # counted before: three are left afterwards; Love is no protection
    assert_changes(before, state, destroyed(before, "t43") | {"love": (["t43"], [])})


@pytest.mark.rule("AOG-WRATH-4")
def test_a_famine_counts_territories_and_not_the_size_of_the_people() -> None:
    amazons = ["t46", "t47", "t36", "t56"]
    state = wrath(
        4, holds={**ONLY_ORCS_HOLD_FOUR, "orcs": ["t31"], "amazons": amazons, "ogres": ["t33", "t32"]}
    )
    assert sorted(struck(state)) == sorted(amazons)
    spared = refusal(state, "destroy t33")  # of the Ogres at maximum size
    assert spared is not None
    assert spared.rule == "AOG-WRATH-4"


# ---- line 5: epidemic -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-5")
def test_an_epidemic_destroys_one_city_territory_and_the_city_remains() -> None:
    state = wrath(5, love=["t27"])
    assert len(CITIES) == 12
    assert struck(state) == CITIES
    spared = refusal(state, "destroy t26")
    assert spared is not None
    assert (spared.rule, spared.key) == ("AOG-WRATH-5", "refusal-wrath-no-city")
    before = state.clone()
    play(state, "destroy t27")
    assert_changes(before, state, destroyed(before, "t27") | {"love": (["t27"], [])})
    territories = state.view(None)["territories"]
    assert isinstance(territories, dict)
    assert territories["t27"]["city"] is True


@pytest.mark.rule("AOG-WRATH-5")
def test_an_epidemic_wants_an_inhabited_city() -> None:
    state = wrath(5, empty=["t27"])
    assert struck(state) == [city for city in CITIES if city != "t27"]
    empty = refusal(state, "destroy t27")
    assert empty is not None
    assert empty.key == "refusal-wrath-empty"


# ---- line 6: civil war ------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-6")
def test_in_a_civil_war_the_eliminated_people_takes_a_territory_and_returns() -> None:
    state = wrath(6, hands={2: ["monks"], 3: ["monks", "nomads"]})
    assert state.to_act == (2,)
    before = state.clone()
    play(state, "seize t31")
    assert_changes(
        before,
        state,
        {
            "territories.t31": ("orcs", "monks"),
            "peoples.orcs.reserve": (4, 5),
            "peoples.monks.reserve": (2, 1),
            "taken": ([], ["monks"]),
        },
    )
    assert state.to_act == (3,)
    assert refusal(state, "play monks technology") is None
    assert refusal(state, "play monks ability") is None
    assert refusal(state, "play monks wrath") is not None


@pytest.mark.rule("AOG-WRATH-6")
def test_a_civil_war_may_take_any_territory_empty_or_not_without_love_or_vortex() -> None:
    state = wrath(6, love=["t31"], vortex=["t55"], holds={"chaos": ["t34", "t44"]})
    assert struck(state) == [territory for territory in EVERYWHERE if territory not in ("t31", "t55")]
    for closed in ("t31", "t55"):
        refused = refusal(state, f"seize {closed}")
        assert refused is not None
        assert (refused.rule, refused.key) == ("AOG-WRATH-6", "refusal-wrath-closed")
    before = state.clone()
    play(state, "seize t45")
    assert_changes(
        before,
        state,
        {"territories.t45": (None, "monks"), "peoples.monks.reserve": (2, 1), "taken": ([], ["monks"])},
    )


@pytest.mark.rule("AOG-WRATH-6")
@pytest.mark.parametrize("walls", ["fortified", "fortress"])
def test_a_civil_war_needs_no_die_and_tears_down_every_defence(walls: str) -> None:
    facts: dict[str, Any] = {walls: ["t27"]}
    state = wrath(6, technology={"humans": 5}, markers={"defence_1": ["humans"]}, **facts)
    before = scripted(state, rolls=[6, 6]).clone()
    play(state, "seize t27")
    changed: dict[str, Change] = {
        "territories.t27": ("humans", "monks"),
        "peoples.humans.reserve": (4, 5),
        "peoples.monks.reserve": (2, 1),
        "taken": ([], ["monks"]),
        walls: (["t27"], []),
    }
    if walls == "fortified":
        changed["supply"] = (before.supply, before.supply + 1)
    assert_changes(before, state, changed)
    assert state.stream.rolls == (6, 6)
    assert state.to_act == (3,)  # and no breakthrough


CHAOS_AT_EIGHT = ["t34", "t44", "t45", "t55", "t32", "t43", "t54", "t60"]


@pytest.mark.rule("AOG-WRATH-6", "AOG-PEOPLE-chaos")
def test_a_living_people_takes_no_territory_of_its_own() -> None:
    state = position(phase="action", gods=SILENT, hands={0: ["chaos"]}, players=4)
    play(scripted(state, rolls=[6, 6]), "play chaos ability")
    own = refusal(state, "seize t34")
    assert own is not None
    assert (own.rule, own.key) == ("AOG-WRATH-6", "refusal-wrath-own")
    assert not {"t34", "t44", "t45", "t55"} & set(struck(state))
    before = state.clone()
    play(state, "seize t33")
    assert_changes(
        before,
        state,
        {
            "territories.t33": ("ogres", "chaos"),
            "peoples.chaos.reserve": (4, 3),
            "peoples.ogres.reserve": (1, 2),
            "taken": ([], ["chaos"]),
        },
    )


@pytest.mark.rule("AOG-WRATH-6", "AOG-PEOPLE-chaos")
def test_a_living_people_without_a_token_in_reserve_takes_nothing() -> None:
    state = position(
        phase="action", players=4, gods=SILENT, hands={0: ["chaos"]}, holds={"chaos": CHAOS_AT_EIGHT}
    )
    hand = state.hands[0][:]
    play(scripted(state, rolls=[6, 6]), "play chaos ability")
    assert state.to_act == (1,)
    assert len(state.hands[0]) == len(hand) - 1
    assert state.taken == 0
    assert [at for at, people in flat(state).items() if people == "chaos"] == [
        f"territories.{territory}" for territory in sorted(CHAOS_AT_EIGHT)
    ]


# ---- when wrath comes -------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-10")
def test_the_card_of_an_eliminated_people_has_no_other_use_than_wrath() -> None:
    state = position(
        gods=SILENT, players=4, phase="action", holds={"pirates": []}, hands={0: ["pirates", "orcs"]}
    )
    assert [text for text in texts(state) if "pirates" in text] == ["play pirates wrath"]
    for use in ("technology", "ability"):
        refused = refusal(state, f"play pirates {use}")
        assert refused is not None
        assert (refused.rule, refused.key) == ("AOG-WRATH-10", "refusal-card-people-eliminated")
    living = refusal(state, "play orcs wrath")
    assert living is not None
    assert (living.rule, living.key) == ("AOG-WRATH-10", "refusal-card-people-alive")


@pytest.mark.rule("AOG-WRATH-10")
def test_wrath_is_rolled_at_once_and_fulfils_the_obligation_to_play_a_card() -> None:
    state = position(
        gods=SILENT, players=4, phase="action", holds={"pirates": []}, hands={0: ["pirates", "orcs"]}
    )
    before = state.clone()
    play(scripted(state, rolls=[5, 1]), "play pirates wrath")
    assert state.stream.rolls == (1,)
    assert state.to_act == (0,)
    play(state, "destroy t27")
    assert state.to_act == (1,)
    assert_changes(
        before,
        state,
        destroyed(before, "t27")
        | {"seats.0.hand": (["orcs", "pirates"], ["orcs"]), "discard": ([], ["pirates"])},
    )


@pytest.mark.rule("AOG-WRATH-10")
def test_elimination_is_judged_when_the_card_is_played() -> None:
    state = position(gods=SILENT, players=4, phase="action", hands={0: ["amazons"], 1: ["monks", "orcs"]})
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t05 t04")  # the Monks' only territory
    assert state.to_act == (1,)
    assert [text for text in texts(state) if "monks" in text] == ["play monks wrath"]


@pytest.mark.rule("AOG-WRATH-11")
@pytest.mark.parametrize("roll", [2, 3, 4, 5, 6])
def test_the_player_who_rolled_chooses_on_every_line_but_the_first(roll: int) -> None:
    state = wrath(roll, fortified=["t25", "t60"])
    assert state.to_act == (2,)
    pending = state.prompt(2)
    assert pending is not None
    assert pending.rule == f"AOG-WRATH-{roll}"


@pytest.mark.rule("AOG-WRATH-11", "AOG-WRATH-10")
def test_the_line_is_the_one_rolled_and_nobody_chooses_it() -> None:
    state = wrath(5)
    assert refusal(state, "line 6") is not None
    assert refusal(state, "seize t27") is not None


# ---- destruction ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-12", "AOG-FORT-05")
@pytest.mark.parametrize("walls", ["fortified", "fortress"])
def test_destruction_takes_token_defences_and_love_and_leaves_the_territory_empty(walls: str) -> None:
    facts: dict[str, Any] = {walls: ["t27"]}
    state = wrath(5, love=["t27"], **facts)
    before = state.clone()
    play(state, "destroy t27")
    changed = destroyed(before, "t27") | {"love": (["t27"], []), walls: (["t27"], [])}
    if walls == "fortified":
        changed["supply"] = (before.supply, before.supply + 1)
    assert_changes(before, state, changed)


@pytest.mark.rule("AOG-WRATH-12")
def test_destruction_may_eliminate_another_people() -> None:
    state = wrath(3, hands={2: ["monks"], 3: ["ogres"]})
    play(state, "destroy t33")  # the Ogres' only territory
    assert state.to_act == (3,)
    assert [text for text in texts(state) if "play ogres" in text] == ["play ogres wrath"]


WITHOUT_TARGET: list[tuple[int, dict[str, Any]]] = [
    (1, {"holds": {people: [] for people in PEOPLES}}),
    (2, {"fortress": ["t27"], "technology": {"humans": 1}}),
    (3, {"empty": COAST}),
    (4, {"holds": {**ONLY_ORCS_HOLD_FOUR, "orcs": ["t31", "t32", "t42"]}}),
    (5, {"empty": CITIES}),
]


@pytest.mark.rule("AOG-WRATH-12")
@pytest.mark.parametrize(
    ("roll", "facts"), WITHOUT_TARGET, ids=[f"line {roll}" for roll, _ in WITHOUT_TARGET]
)
def test_a_line_without_target_has_no_effect_and_is_not_rolled_again(
    roll: int, facts: dict[str, Any]
) -> None:
    facts = {**facts, "holds": {"monks": [], **facts.get("holds", {})}}
    state = position(phase="action", seat=2, players=4, gods=SILENT, hands={2: ["monks", "nomads"]}, **facts)
    before = state.clone()
    play(scripted(state, rolls=[roll, 6]), "play monks wrath")
    assert state.to_act == (3,)
    assert state.stream.rolls == (6,)
    assert_changes(
        before, state, {"seats.2.hand": (["nomads", "monks"], ["nomads"]), "discard": ([], ["monks"])}
    )


# ---- destiny cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-WRATH-13")
def test_the_destiny_card_of_an_eliminated_people_calls_wrath_and_stays_face_up() -> None:
    state = position(
        turn=5, phase="action", players=4, gods=SILENT, holds={"hobbits": []}, destiny={0: ["hobbits"]}
    )
    for use in ("technology", "ability"):
        refused = refusal(state, f"reveal hobbits {use}")
        assert refused is not None
        assert refused.rule == "AOG-WRATH-10"
    before = state.clone()
    play(scripted(state, rolls=[5]), "reveal hobbits wrath", "destroy t27")
    assert_changes(
        before,
        state,
        destroyed(before, "t27") | {"seats.0.destiny.hobbits.place": ("hand", "revealed")},
    )


@pytest.mark.rule("AOG-WRATH-13")
@pytest.mark.parametrize(
    ("roll", "after", "points"), [(2, [], 0), (6, ["seize t48"], 1), (6, ["seize t37"], 2)]
)
def test_its_people_scores_only_if_it_has_returned_by_the_end(
    roll: int, after: list[str], points: int
) -> None:
    state = position(
        players=2,
        turn=9,
        phase="action",
        seat=1,
        gods={0: "cephalus", 1: "rakos"},
        holds={"hobbits": []},
        destiny={1: ["hobbits"]},
        revealed={1: ["humans", "nomads", "monks"]},
    )
    play(scripted(state, rolls=[roll]), "reveal hobbits wrath", *after)
    assert state.outcome is not None
    others = 4 + 1 + 3 + 1 + 1  # Humans and Nomads with a city each, Monks
    assert state.outcome.scores[1] == others + points
