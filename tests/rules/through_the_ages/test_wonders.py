"""Wonders: stages, completion, and each of the sixteen (TTA-WONDER)."""

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.production import mine_output, produce
from ludage.games.through_the_ages.state import NO_CARD
from ludage.testing import texts
from ludage.testing.through_the_ages import BOX, act, allowed, card, position, reveal, stock, tokens, why

STAGES = {
    "colossus": (3, 3),
    "hanging_gardens": (2, 2, 2),
    "library_of_alexandria": (1, 4, 1),
    "pyramids": (3, 2, 1),
    "great_wall": (2, 2, 3, 2),
    "st_peters_basilica": (4, 4),
    "taj_mahal": (2, 4, 2),
    "universitas_carolina": (3, 3, 3),
    "eiffel_tower": (3, 7, 3),
    "kremlin": (4, 4, 4),
    "ocean_liner_service": (4, 2, 2, 4),
    "transcontinental_railroad": (3, 3, 3, 3),
    "fast_food_chains": (4, 4, 4, 4),
    "first_space_flight": (1, 2, 4, 9),
    "hollywood": (5, 6, 5),
    "internet": (2, 3, 4, 3, 2),
}


@pytest.mark.rule("TTA-WONDER-01", "TTA-WONDER-02")
def test_every_wonder_is_built_stage_by_stage() -> None:
    assert {BOX.ids[one]: BOX.stages[one] for one in BOX.of_kind(Kind.WONDER)} == STAGES
    state = act(position({"wonder": ("pyramids", 1), "resources": 2}), "stage 1")
    assert (state.civs[0].stages, stock(state)[1], state.civs[0].ca, state.civs[0].blue) == (2, 0, 3, 14)


@pytest.mark.rule("TTA-WONDER-01")
def test_a_stage_needs_a_wonder_and_its_cost() -> None:
    assert why(position(), "stage 1").key == "refusal-no-wonder"
    short = position({"wonder": ("pyramids", 0), "resources": 2})
    assert why(short, "stage 1").args == {"need": 3, "have": 2}
    assert why(short, "stage 4").key == "refusal-no-such-stage"
    assert (
        why(position({"wonder": ("pyramids", 0), "ca": 0, "resources": 3}), "stage 1").key
        == "refusal-no-civil-action"
    )


@pytest.mark.rule("TTA-WONDER-03")
def test_a_wonder_taken_this_turn_may_be_built_at_once() -> None:
    state = act(position({"resources": 6}, row=["colossus"]), "take 1", "stage 1", "stage 1")
    assert state.civs[0].wonders == (card("colossus"),)


@pytest.mark.rule("TTA-WONDER-05")
def test_with_an_empty_bank_the_token_comes_from_a_card() -> None:
    facts = {"wonder": ("hanging_gardens", 0), "hand": ["engineering_genius_a"], "blue": 0}
    state = position({**facts, "tokens": {"agriculture": 2, "bronze": 2}})
    act(state, "play engineering_genius_a")
    assert texts(state) == ["token agriculture", "token bronze"]
    act(state, "token agriculture")
    assert (state.civs[0].stages, tokens(state, "agriculture"), state.civs[0].blue_total) == (1, 1, 4)


@pytest.mark.rule("TTA-WONDER-05", "TTA-WONDER-06")
def test_the_last_stage_needs_no_token_from_a_card() -> None:
    facts = {"wonder": ("great_wall", 3), "hand": ["engineering_genius_i"], "blue": 0, "resources": 2}
    state = act(position({**facts, "food": 2}), "play engineering_genius_i")
    assert (stock(state), state.civs[0].blue) == ((2, 2), 3)


@pytest.mark.rule("TTA-WONDER-06")
def test_the_last_stage_brings_the_tokens_back_and_the_effect() -> None:
    state = position({"wonder": ("hanging_gardens", 2), "resources": 2})
    before = state.civs[0].blue
    act(state, "stage 1")
    civ = state.civs[0]
    assert (civ.stages, civ.wonder, civ.blue) == (0, NO_CARD, before + 2 + 2)
    assert (civ.culture_rate, civ.happiness) == (1, 2)


@pytest.mark.rule("TTA-WONDER-07")
def test_an_unfinished_wonder_has_no_effect_and_cannot_be_dropped() -> None:
    state = position({"wonder": ("hanging_gardens", 2)})
    assert (state.civs[0].culture_rate, state.civs[0].happiness) == (0, 0)
    assert texts(state) == [
        "destroy agriculture",
        "destroy bronze",
        "destroy philosophy",
        "disband warriors",
        "end",
    ]


@pytest.mark.rule("TTA-WONDER-08")
@pytest.mark.parametrize(("technology", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_builds_several_stages_for_one_action(technology: str, most: int) -> None:
    state = position({"specials": [technology], "wonder": ("transcontinental_railroad", 0), "resources": 12})
    assert [text for text in texts(state) if text.startswith("stage")] == [
        f"stage {n}" for n in range(1, most + 1)
    ]
    if most < 4:
        assert why(state, f"stage {most + 1}").key == "refusal-too-many-stages"
    pyramids = act(position({"specials": ["masonry"], "wonder": ("pyramids", 0), "resources": 5}), "stage 2")
    assert (stock(pyramids)[1], pyramids.civs[0].ca, pyramids.civs[0].stages) == (0, 3, 2)


@pytest.mark.rule("TTA-WONDER-09")
def test_engineering_genius_builds_one_stage_even_with_masonry() -> None:
    state = position(
        {"specials": ["masonry"], "wonder": ("pyramids", 0), "resources": 9, "hand": ["engineering_genius_a"]}
    )
    act(state, "play engineering_genius_a")
    assert (state.civs[0].stages, stock(state)[1]) == (1, 8)


# ---- ages A, I and II ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-WONDER-06", "TTA-RATE-02")
@pytest.mark.parametrize(
    ("wonder", "ratings"),
    [
        ("colossus", (0, 1, 3, 0, 4, 2, 1)),
        ("hanging_gardens", (1, 1, 1, 2, 4, 2, 0)),
        ("library_of_alexandria", (1, 2, 1, 0, 4, 2, 0)),
        ("pyramids", (0, 1, 1, 0, 5, 2, 0)),
        ("great_wall", (1, 1, 2, 1, 4, 2, 0)),
        ("st_peters_basilica", (2, 1, 1, 1, 4, 2, 0)),
        ("taj_mahal", (3, 1, 1, 0, 4, 2, 0)),
        ("universitas_carolina", (1, 3, 1, 0, 4, 2, 0)),
        ("eiffel_tower", (4, 1, 1, 1, 4, 2, 0)),
        ("kremlin", (2, 1, 1, 0, 5, 3, 0)),
        ("transcontinental_railroad", (0, 1, 5, 0, 4, 2, 0)),
    ],
)
def test_what_completed_wonders_give(wonder: str, ratings: tuple[int, ...]) -> None:
    civ = position({"wonders": [wonder]}).civs[0]
    found = (civ.culture_rate, civ.science_rate, civ.strength, civ.happiness)
    assert (*found, civ.ca_total, civ.ma_total, civ.colonization) == ratings


@pytest.mark.rule("TTA-TAKE-11", "TTA-MIL-01")
def test_the_library_of_alexandria_widens_both_hands() -> None:
    facts = {"wonders": ["library_of_alexandria"], "military": ["legion", "phalanx", "rats"], "ma": 0}
    state = act(position(facts), "end")
    assert len(state.civs[0].military) == 3
    ravaged = position({**facts, "ravaged": ["library_of_alexandria"]})
    act(ravaged, "end")
    assert texts(ravaged)[0].startswith("discard")


@pytest.mark.rule("TTA-RATE-02")
def test_the_great_wall_counts_infantry_and_artillery() -> None:
    facts = {"workers": {"warriors": 2, "knights": 3, "cannon": 1}}
    assert (
        position({**facts, "wonders": ["great_wall"]}).civs[0].strength - position(facts).civs[0].strength
        == 3
    )


@pytest.mark.rule("TTA-RATE-02")
def test_st_peters_basilica_adds_a_face_to_all_that_have_one() -> None:
    state = position(
        {
            "wonders": ["st_peters_basilica", "hanging_gardens", "kremlin"],
            "workers": {"religion": 2, "drama": 1},
            "government": "theocracy",
            "leader": "homer",
            "colonies": ["historic_territory_i"],
        }
    )
    assert state.civs[0].happiness == 8
    few = position(
        {"wonders": ["st_peters_basilica"], "workers": {"religion": 1}, "colonies": ["historic_territory_i"]}
    )
    assert few.civs[0].happiness == 1 + 2 + 2


@pytest.mark.rule("TTA-TAKE-07", "TTA-TOKEN-01")
def test_taj_mahal_is_cheaper_after_a_new_leader_and_brings_a_blue_token() -> None:
    state = position({"leader": "moses", "hand": ["joan_of_arc"]}, row=[None] * 5 + ["taj_mahal"])
    act(state, "leader joan_of_arc", "take 6")
    assert state.civs[0].ca == 4
    built = act(position({"wonder": ("taj_mahal", 2), "resources": 2}), "stage 1")
    assert (built.civs[0].blue, built.civs[0].blue_total) == (17, 17)


@pytest.mark.rule("TTA-POP-06")
def test_ocean_liner_service_brings_a_worker_a_turn() -> None:
    state = act(position({"wonders": ["ocean_liner_service"]}), "liner")
    assert (state.civs[0].unused, state.civs[0].yellow, state.civs[0].ca) == (2, 17, 4)
    assert why(state, "liner").key == "refusal-liner-used"
    assert (
        why(position({"wonders": ["ocean_liner_service"], "yellow": 0}), "liner").key == "refusal-empty-bank"
    )
    assert why(position(), "liner").key == "refusal-no-liner"


@pytest.mark.rule("TTA-PROD-05")
def test_the_transcontinental_railroad_doubles_the_best_mine() -> None:
    state = position({"wonders": ["transcontinental_railroad"], "workers": {"coal": 1}, "techs": ["oil"]})
    assert mine_output(state, state.civs[0]) == 2 + 3 + 3
    assert produce(state, 0, state.civs[0]).resources == 8
    assert tokens(state, "coal") == 2


# ---- age III ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-WONDER-10")
@pytest.mark.parametrize(
    ("wonder", "facts", "points"),
    [
        ("fast_food_chains", {"workers": {"religion": 1, "oil": 1}}, 2 * 5 + 3),
        (
            "first_space_flight",
            {"techs": ["oil", "iron"], "specials": ["strategy"], "government": "monarchy"},
            7,
        ),
        ("hollywood", {"workers": {"movies": 1, "printing_press": 2}}, 2 * (4 + 2)),
        ("hollywood", {"workers": {"movies": 1, "drama": 1}, "leader": "charlie_chaplin"}, 2 * (4 + 2 + 4)),
        ("internet", {"workers": {"computers": 1, "team_sports": 1, "religion": 1}}, 1 + 5 + 2 + 1),
        ("internet", {"workers": {"computers": 2}, "leader": "sid_meier"}, 1 + 10 + 6 - 3),
    ],
)
def test_wonders_of_age_three_score_once(wonder: str, facts: dict[str, object], points: int) -> None:
    last = len(BOX.stages[card(wonder)]) - 1
    state = position({**facts, "wonder": (wonder, last), "resources": BOX.stages[card(wonder)][last]})
    act(state, "stage 1")
    assert state.civs[0].culture == points
    rate = state.civs[0].culture_rate
    act(state, "end")
    assert state.civs[0].culture == points + rate


@pytest.mark.rule("TTA-WONDER-11")
def test_a_ravaged_wonder_makes_two_culture_and_still_counts_as_completed() -> None:
    state = reveal(
        "ravages_of_time", {"wonders": ["pyramids", "taj_mahal", "kremlin"]}, {"wonders": ["eiffel_tower"]}
    )
    assert texts(state) == ["ravage pyramids", "ravage taj_mahal"]
    act(state, "ravage taj_mahal")
    civ = state.civs[0]
    assert (civ.culture_rate, civ.blue_total, civ.ravaged) == (2 + 2, 16, (card("taj_mahal"),))
    assert (state.civs[1].culture_rate, len(civ.wonders)) == (4, 3)
    assert allowed(state, "end")
