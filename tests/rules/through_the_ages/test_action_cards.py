"""Action cards, each of them (TTA-ACTIONCARD)."""

import pytest

from ludage.games.through_the_ages.cards import Kind
from ludage.testing import texts
from ludage.testing.through_the_ages import BOX, act, allowed, card, hand, military, position, stock, why


@pytest.mark.rule("TTA-ACTIONCARD-01", "TTA-ACTIONCARD-05")
@pytest.mark.parametrize(
    ("name", "science", "culture"),
    [
        ("cultural_heritage_a", 1, 4),
        ("cultural_heritage_i", 2, 2),
        ("revolutionary_idea_ii", 4, 0),
        ("revolutionary_idea_iii", 6, 0),
    ],
)
def test_cards_that_score_points(name: str, science: int, culture: int) -> None:
    state = position({"hand": [name]})
    rates = state.civs[0].science_rate, state.civs[0].culture_rate
    act(state, f"play {name}")
    civ = state.civs[0]
    assert (civ.science, civ.culture, civ.ca, hand(state)) == (science, culture, 3, [])
    assert (civ.science_rate, civ.culture_rate) == rates
    assert card(name) in state.gone
    assert why(position({"hand": [name], "ca": 0}), f"play {name}").key == "refusal-no-civil-action"


@pytest.mark.rule("TTA-ACTIONCARD-02")
def test_a_card_just_taken_cannot_be_played() -> None:
    state = position(
        {"hand": ["rich_land_a"], "resources": 4, "unused": 2}, row=["stockpile_a", "rich_land_a"]
    )
    act(state, "take 1", "take 2")
    assert why(state, "play stockpile_a").key == "refusal-just-taken"
    act(state, "play rich_land_a", "build bronze")
    assert why(state, "play rich_land_a").key == "refusal-just-taken"
    act(state, "end")
    assert hand(state) == ["rich_land_a", "stockpile_a"]
    assert state.civs[0].fresh == ()


@pytest.mark.rule("TTA-ACTIONCARD-01", "TTA-PAY-11")
def test_stockpile_a_gives_one_of_each() -> None:
    assert stock(act(position({"hand": ["stockpile_a"]}), "play stockpile_a")) == (1, 1)


@pytest.mark.rule("TTA-ACTIONCARD-01")
@pytest.mark.parametrize(("name", "amount"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_reserves_give_food_or_resources(name: str, amount: int) -> None:
    state = act(position({"hand": [name]}), f"play {name}")
    assert texts(state) == ["gain food", "gain resources"]
    assert stock(act(state, "gain food")) == (amount, 0)
    assert stock(act(position({"hand": [name]}), f"play {name}", "gain resources")) == (0, amount)


@pytest.mark.rule("TTA-PAY-11")
def test_food_or_resources_is_not_asked_without_a_blue_token() -> None:
    full = {"hand": ["reserves_i"], "blue": 0, "tokens": {"bronze": 8, "agriculture": 8}}
    state = act(position(full), "play reserves_i")
    assert "gain food" not in texts(state)
    assert stock(state) == (8, 8)


@pytest.mark.rule("TTA-ACTIONCARD-01", "TTA-ACTIONCARD-03")
@pytest.mark.parametrize("name", ["rich_land_a", "reserves_i"])
def test_what_a_card_asks_is_answered_before_anything_else(name: str) -> None:
    state = act(position({"hand": [name], "resources": 1}, row=["iron"]), f"play {name}")
    for other in ("end", "take 1", "disband warriors"):
        refusal = why(state, other)
        assert (refusal.key, refusal.far) == ("refusal-answer-first", False)
        asked = state.prompt(0)
        assert asked is not None
        assert refusal.rule == asked.rule
    assert why(state, "bid 1").key == "refusal-not-now-colony"


@pytest.mark.rule("TTA-ACTIONCARD-03", "TTA-ACTIONCARD-06")
@pytest.mark.parametrize(("name", "less"), [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)])
def test_rich_land_builds_or_upgrades_a_farm_or_mine(name: str, less: int) -> None:
    state = position({"hand": [name], "techs": ["iron"], "resources": 3})
    act(state, f"play {name}")
    assert texts(state) == [
        "build agriculture",
        "build bronze",
        *(["build iron"] if less >= 2 else []),
        "upgrade bronze iron",
    ]
    act(state, "upgrade bronze iron")
    assert (stock(state)[1], state.civs[0].ca) == (less, 3)
    assert why(position({"hand": [name], "unused": 0}), f"play {name}").key == "refusal-order-impossible"


@pytest.mark.rule("TTA-ACTIONCARD-04")
def test_an_order_that_cannot_be_carried_out_keeps_the_card_in_hand() -> None:
    state = position({"hand": ["urban_growth_a"], "unused": 0, "resources": 9})
    assert why(state, "play urban_growth_a").rule == "TTA-ACTIONCARD-04"
    assert (hand(state), state.civs[0].ca) == (["urban_growth_a"], 4)


@pytest.mark.rule("TTA-ACTIONCARD-06")
@pytest.mark.parametrize(
    ("name", "less"),
    [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)],
)
def test_urban_growth_adds_to_other_discounts(name: str, less: int) -> None:
    state = position({"hand": [name], "specials": ["masonry"], "techs": ["drama"], "resources": 5})
    act(state, f"play {name}")
    assert why(state, "build bronze").key == "refusal-not-ordered"
    act(state, "build drama")
    assert stock(state)[1] == 5 - max(0, 4 - 1 - less)


@pytest.mark.rule("TTA-ACTIONCARD-06")
@pytest.mark.parametrize(("name", "less"), [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)])
def test_efficient_upgrade_upgrades_anything_but_units(name: str, less: int) -> None:
    facts = {"hand": [name], "techs": ["coal", "alchemy", "swordsmen"], "resources": 3}
    state = act(position(facts), f"play {name}")
    assert texts(state) == ["upgrade bronze coal", "upgrade philosophy alchemy"]
    act(state, "upgrade bronze coal")
    assert stock(state)[1] == 3 - (6 - less)


@pytest.mark.rule("TTA-WONDER-09", "TTA-ACTIONCARD-06")
@pytest.mark.parametrize(
    ("name", "less"),
    [
        ("engineering_genius_a", 2),
        ("engineering_genius_i", 3),
        ("engineering_genius_ii", 4),
        ("engineering_genius_iii", 5),
    ],
)
def test_engineering_genius_builds_a_stage_for_less(name: str, less: int) -> None:
    state = position({"hand": [name], "wonder": ("colossus", 0), "resources": 3})
    act(state, f"play {name}")
    assert (stock(state)[1], state.civs[0].stages) == (3 - max(0, 3 - less), 1)
    assert why(position({"hand": [name]}), f"play {name}").key == "refusal-order-impossible"


@pytest.mark.rule("TTA-ACTIONCARD-07")
@pytest.mark.parametrize(("name", "gain"), [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)])
def test_frugality_pays_first_and_gains_afterwards(name: str, gain: int) -> None:
    state = act(position({"hand": [name], "food": 2}), f"play {name}")
    assert (stock(state)[0], state.civs[0].unused, state.civs[0].ca) == (gain, 2, 3)
    assert why(position({"hand": [name], "food": 1}), f"play {name}").key == "refusal-order-impossible"


@pytest.mark.rule("TTA-ACTIONCARD-07", "TTA-ACTIONCARD-08")
@pytest.mark.parametrize(("name", "gain"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_develops_and_then_scores(name: str, gain: int) -> None:
    state = act(position({"hand": [name, "alchemy"], "science": 4}), f"play {name}")
    assert (state.civs[0].science, state.civs[0].ca) == (gain, 3)
    short = position({"hand": [name, "alchemy"], "science": 2})
    assert why(short, f"play {name}").key == "refusal-order-impossible"
    revolt = act(position({"hand": [name, "monarchy"], "science": 2}), f"play {name}")
    assert (revolt.civs[0].science, revolt.civs[0].ca, revolt.civs[0].ca_total) == (gain, 0, 5)
    late = position({"hand": [name, "monarchy"], "science": 2, "ca": 3})
    assert why(late, f"play {name}").key == "refusal-order-impossible"
    facts = {"hand": [name, "monarchy", "iron"], "science": 8, "ca": 3}
    peaceful = act(position(facts), f"play {name}")
    assert texts(peaceful) == ["develop iron", "develop monarchy"]


@pytest.mark.rule("TTA-ACTIONCARD-03")
def test_an_order_that_can_be_carried_out_in_one_way_is_not_asked_but_told() -> None:
    state = position({"hand": ["frugality_a"], "food": 2})
    heard = state.listen()
    act(state, "play frugality_a")
    assert [event.kind for event in heard] == ["action-card", "population", "goods"]
    assert allowed(state, "end"), "nothing is left to be answered"
    two = act(position({"hand": ["breakthrough_i", "monarchy"], "science": 8}), "play breakthrough_i")
    assert texts(two) == ["develop monarchy", "revolution monarchy"]


@pytest.mark.rule("TTA-ACTIONCARD-09", "TTA-ACTIONCARD-10")
@pytest.mark.parametrize(
    ("name", "pool"), [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)]
)
def test_patriotism_is_for_units_and_this_turn_only(name: str, pool: int) -> None:
    state = position({"hand": [name], "resources": 3, "unused": 2, "ma": 0}, military_deck=["legion", "rats"])
    act(state, f"play {name}")
    assert (state.civs[0].extra_ma, state.civs[0].military_resources) == (1, pool)
    act(state, "build warriors")
    assert (stock(state)[1], state.civs[0].military_resources) == (3 - max(0, 2 - pool), max(0, pool - 2))
    assert state.civs[0].extra_ma == 0
    act(state, "end")
    assert (state.civs[0].military_resources, state.civs[0].ma) == (0, 2)


@pytest.mark.rule("TTA-ACTIONCARD-10", "TTA-MIL-01")
def test_the_temporary_action_draws_a_card_but_does_not_raise_the_limit() -> None:
    facts = {"hand": ["patriotism_a"], "military": ["legion", "rats", "foray"]}
    state = position(facts, military_deck=["phalanx", "raiders", "crusades"])
    act(state, "play patriotism_a", "end")
    assert state.to_act == (0,)
    act(state, "discard rats")
    assert len(military(state)) == 2 + 3


@pytest.mark.rule("TTA-ACTIONCARD-09")
@pytest.mark.parametrize(
    ("name", "per"), [("wave_of_nationalism_ii", (6, 3, 2)), ("military_build_up_iii", (8, 5, 3))]
)
def test_cards_that_answer_to_stronger_rivals(name: str, per: tuple[int, ...]) -> None:
    strong = {"workers": {"warriors": 3}}
    for players in (2, 3, 4):
        rivals = [strong, {}, strong][: players - 1]
        state = act(position({"hand": [name]}, *rivals, players=players), f"play {name}")
        stronger = rivals.count(strong)
        assert state.civs[0].military_resources == stronger * per[players - 2]


@pytest.mark.rule("TTA-ACTIONCARD-05")
def test_endowment_for_the_arts_iii_answers_to_richer_rivals() -> None:
    for players, per in ((2, 6), (3, 3), (4, 2)):
        rivals = [{"culture": 9}] * (players - 1)
        state = position({"hand": ["endowment_for_the_arts_iii"]}, *rivals, players=players)
        act(state, "play endowment_for_the_arts_iii")
        assert state.civs[0].culture == per * (players - 1)


NAMED = (
    "rich_land_a rich_land_i rich_land_ii urban_growth_a urban_growth_i urban_growth_ii urban_growth_iii"
    " efficient_upgrade_ii efficient_upgrade_iii engineering_genius_a engineering_genius_i engineering_genius_ii"
    " engineering_genius_iii frugality_a frugality_i frugality_ii breakthrough_i breakthrough_ii patriotism_a"
    " patriotism_i patriotism_ii patriotism_iii wave_of_nationalism_ii military_build_up_iii reserves_i reserves_ii"
    " reserves_iii stockpile_a cultural_heritage_a cultural_heritage_i revolutionary_idea_ii revolutionary_idea_iii"
    " endowment_for_the_arts_iii"
)


def test_the_tables_above_name_every_action_card() -> None:
    assert set(NAMED.split()) == {BOX.ids[one] for one in BOX.of_kind(Kind.ACTION)}
