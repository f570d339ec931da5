"""Paying, gaining, ratings, actions, tokens and the production phase (TTA-PAY, RATE, ACT, TOKEN, PROD, ...)."""

from itertools import product
from typing import Any

import pytest

from ludage.core.stream import seeded
from ludage.games.through_the_ages.banks import (
    change_tokens,
    consumption,
    corruption,
    discontent,
    gain_food,
    gain_resources,
    pay_food,
    pay_resources,
)
from ludage.games.through_the_ages.production import produce, produce_resources, uprising
from ludage.games.through_the_ages.ratings import recount
from ludage.games.through_the_ages.state import Position
from ludage.testing import texts
from ludage.testing.through_the_ages import (
    act,
    card,
    position,
    reveal,
    stock,
    tokens,
)

# ---- paying and gaining -------------------------------------------------------------------------------------------


def paid(amount: int, *, resources: bool = True, **facts: Any) -> Position:
    state = position(facts)
    (pay_resources if resources else pay_food)(state, state.civs[0], amount)
    return state


@pytest.mark.rule("TTA-PAY-01")
def test_what_is_paid_goes_back_to_the_blue_bank() -> None:
    state = paid(2, resources=True, tokens={"bronze": 3, "agriculture": 3})
    assert (tokens(state, "bronze"), tokens(state, "agriculture"), state.civs[0].blue) == (1, 3, 12)


@pytest.mark.rule("TTA-PAY-02")
def test_a_token_is_worth_what_its_card_says_even_without_workers() -> None:
    state = position({"techs": ["coal", "irrigation"], "tokens": {"coal": 1, "irrigation": 2}})
    assert stock(state) == (4, 3)


@pytest.mark.rule("TTA-PAY-03")
def test_production_by_level() -> None:
    state = position({"workers": {"iron": 2, "bronze": 1}, "tokens": {"iron": 3}})
    blue = state.civs[0].blue
    act(state, "end")
    assert stock(state)[1] == 11
    assert state.civs[0].blue == blue - 3 - 2  # two farms as well


@pytest.mark.rule("TTA-PAY-04", "TTA-PAY-07")
def test_change_for_an_irrigation_token() -> None:
    state = paid(1, resources=False, techs=["irrigation"], tokens={"irrigation": 2})
    assert (tokens(state, "irrigation"), tokens(state, "agriculture"), state.civs[0].blue) == (1, 1, 14)


@pytest.mark.rule("TTA-PAY-05")
def test_tokens_never_move_up() -> None:
    state = paid(1, resources=False, techs=["irrigation"], tokens={"agriculture": 3})
    assert (tokens(state, "irrigation"), tokens(state, "agriculture")) == (0, 2)


@pytest.mark.rule("TTA-PAY-06")
def test_two_resources_by_one_dear_token_or_two_cheap_ones() -> None:
    dear = paid(2, techs=["iron"], tokens={"iron": 1})
    assert (tokens(dear, "iron"), stock(dear)[1], dear.civs[0].blue) == (0, 0, 16)
    cheap = paid(2, techs=["iron"], tokens={"iron": 1, "bronze": 2})
    assert (tokens(cheap, "iron"), tokens(cheap, "bronze")) == (1, 0)


@pytest.mark.rule("TTA-PAY-08")
def test_change_for_a_coal_token() -> None:
    state = paid(1, techs=["coal"], tokens={"coal": 2})
    assert (tokens(state, "coal"), tokens(state, "bronze"), state.civs[0].blue) == (1, 2, 13)


@pytest.mark.rule("TTA-PAY-09")
def test_four_resources_by_two_coal_tokens() -> None:
    state = paid(4, techs=["coal"], tokens={"coal": 2})
    assert (tokens(state, "coal"), tokens(state, "bronze"), state.civs[0].blue) == (0, 2, 14)


@pytest.mark.rule("TTA-PAY-10")
def test_change_is_lost_only_where_the_bank_has_no_token() -> None:
    state = paid(1, techs=["coal"], tokens={"coal": 2, "agriculture": 14})
    assert (tokens(state, "coal"), tokens(state, "bronze"), state.civs[0].blue) == (1, 1, 0)


@pytest.mark.rule("TTA-PAY-11")
def test_gains_use_the_fewest_tokens_and_stop_when_there_are_none() -> None:
    state = position({"techs": ["irrigation"]})
    gain_food(state, state.civs[0], 2)
    assert (tokens(state, "irrigation"), tokens(state, "agriculture")) == (1, 0)
    short = position({"techs": ["iron"], "tokens": {"agriculture": 15}})
    assert gain_resources(short, short.civs[0], 3) == 2
    assert short.civs[0].blue == 0


@pytest.mark.rule("TTA-PAY-12")
def test_a_gain_takes_nothing_off_a_card() -> None:
    state = position({"techs": ["coal"], "tokens": {"bronze": 1}})
    gain_resources(state, state.civs[0], 2)
    assert (tokens(state, "bronze"), tokens(state, "coal")) == (3, 0)


# ---- ratings and actions ------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-RATE-01", "TTA-RATE-02")
def test_ratings_follow_cards_and_workers() -> None:
    state = position(
        {"specials": ["warfare"], "government": "theocracy", "workers": {"religion": 2}, "techs": ["alchemy"]}
    )
    civ = state.civs[0]
    assert (civ.culture_rate, civ.science_rate, civ.strength, civ.happiness) == (3, 1, 3, 3)


@pytest.mark.rule("TTA-RATE-03")
def test_limits_of_ratings() -> None:
    happy = position({"workers": {"professional_sports": 3}, "colonies": ["historic_territory_ii"]})
    assert happy.civs[0].happiness == 8
    unhappy = position({"government": "communism", "wonders": ["kremlin"]})
    assert unhappy.civs[0].happiness == 0
    ignorant = position({"government": "fundamentalism"})
    assert ignorant.civs[0].science_rate == 0


@pytest.mark.rule("TTA-RATE-04")
def test_ratings_and_points_go_beyond_the_printed_tracks() -> None:
    state = position({"workers": {"computers": 6}, "government": "democracy", "culture": 160, "unused": 6})
    assert (state.civs[0].science_rate, state.civs[0].culture) == (31, 160)
    act(state, "end")
    assert (state.civs[0].science, state.civs[0].culture) == (31, 163)
    assert state.game.from_json(state.to_json()) == state
    assert parts_of(state, "science") == 31


def parts_of(state: Position, rating: str) -> int:
    """The sum of the parts of a rating as everybody sees them."""
    seats: Any = state.view(None)["seats"]
    return sum(part["amount"] for part in seats[0]["ratings"][rating]["parts"])


@pytest.mark.rule("TTA-RATE-05")
def test_points_never_drop_below_nothing() -> None:
    state = reveal("crusades", {"workers": {"warriors": 2}}, {"culture": 3})
    assert (state.civs[0].culture, state.civs[1].culture) == (5, 0)


@pytest.mark.rule("TTA-ACT-01")
def test_new_actions_are_available_at_once() -> None:
    state = position({"ma": 1, "science": 5, "hand": ["warfare"]})
    act(state, "develop warfare")
    assert (state.civs[0].ma, state.civs[0].ma_total) == (2, 3)


@pytest.mark.rule("TTA-ACT-02")
def test_when_a_total_falls_spent_tokens_go_first() -> None:
    state = position({"wonders": ["pyramids"], "ca": 3})
    assert state.civs[0].ca_total == 5
    state.civs[0].ravaged = (card("pyramids"),)
    recount(state, 0)
    assert (state.civs[0].ca, state.civs[0].ca_total) == (3, 4)


@pytest.mark.rule("TTA-ACT-03")
def test_the_last_action_completes_the_pyramids_which_give_another() -> None:
    state = position({"wonder": ("pyramids", 2), "ca": 1, "resources": 1})
    act(state, "stage 1")
    assert (state.civs[0].ca, state.civs[0].ca_total) == (1, 5)


# ---- tokens -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TOKEN-01")
def test_token_symbols_work_both_ways() -> None:
    state = position()
    change_tokens(state, 0, 3, -1)
    assert (state.civs[0].yellow, state.civs[0].blue) == (21, 15)
    change_tokens(state, 0, -3, 1)
    assert (state.civs[0].yellow, state.civs[0].blue) == (18, 16)


@pytest.mark.rule("TTA-TOKEN-02")
def test_yellow_tokens_are_lost_from_the_bank_only() -> None:
    state = position({"yellow": 1})
    change_tokens(state, 0, -2, 0)
    assert (state.civs[0].yellow, state.civs[0].unused, sum(state.civs[0].workers)) == (0, 1, 6)


@pytest.mark.rule("TTA-TOKEN-03")
def test_blue_tokens_are_lost_from_the_bank_first_then_from_cards_of_the_owners_choice() -> None:
    state = reveal(
        "crime_wave", {"workers": {"warriors": 2}}, {"blue": 0, "tokens": {"bronze": 3, "agriculture": 2}}
    )
    assert state.to_act == (1,)
    assert texts(state) == ["token agriculture", "token bronze"]
    act(state, "token agriculture")
    assert (tokens(state, "agriculture", 1), tokens(state, "bronze", 1), state.civs[1].blue_total) == (
        1,
        3,
        4,
    )
    bank_first = reveal("crime_wave", {"workers": {"warriors": 2}}, {"blue": 1, "tokens": {"bronze": 3}})
    assert (bank_first.civs[1].blue, tokens(bank_first, "bronze", 1)) == (0, 3)


# ---- happiness ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-HAPPY-01", "TTA-HAPPY-02")
def test_happiness_needed_by_the_yellow_bank() -> None:
    found = []
    for yellow in range(19):
        state = position({"yellow": yellow})
        found.append(discontent(state, state.civs[0]))
    assert found == [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
    one_temple = position({"yellow": 10, "workers": {"religion": 1}})
    assert discontent(one_temple, one_temple.civs[0]) == 2


def unrest(**facts: Any) -> tuple[int, bool]:
    state = position(facts)
    return discontent(state, state.civs[0]), uprising(state, state.civs[0])


@pytest.mark.rule("TTA-HAPPY-03", "TTA-HAPPY-05", "TTA-HAPPY-06")
def test_an_uprising_needs_more_discontent_than_unused_workers() -> None:
    assert unrest(yellow=12, unused=1) == (2, True)
    assert unrest(yellow=12, unused=2) == (2, False)
    assert unrest(yellow=16, unused=1) == (1, False)
    assert unrest(yellow=16, unused=0) == (1, True)
    assert unrest(yellow=16, unused=0, workers={"religion": 1}) == (0, False)


@pytest.mark.rule("TTA-HAPPY-04")
def test_a_discontent_worker_can_be_put_to_work() -> None:
    state = act(position({"yellow": 16, "unused": 1, "resources": 3}), "build religion")
    assert discontent(state, state.civs[0]) == 0


LOOMING: dict[str, Any] = {"yellow": 10, "unused": 1, "workers": {"religion": 1}, "techs": ["theology"]}


@pytest.mark.rule("TTA-HAPPY-07", "TTA-HAPPY-08", "TTA-HAPPY-09")
def test_ways_out_of_a_looming_uprising_by_temples() -> None:
    assert unrest(**LOOMING) == (2, True)
    upgraded = act(position({**LOOMING, "resources": 5}), "upgrade religion theology")
    assert (discontent(upgraded, upgraded.civs[0]), uprising(upgraded, upgraded.civs[0])) == (1, False)
    second = act(position({**LOOMING, "resources": 5}), "build theology")
    assert (discontent(second, second.civs[0]), second.civs[0].unused) == (0, 0)
    assert not uprising(second, second.civs[0])


@pytest.mark.rule("TTA-HAPPY-10", "TTA-HAPPY-11")
def test_ways_out_of_a_looming_uprising_by_workers() -> None:
    grown = act(position({**LOOMING, "food": 9}), "population")
    assert (discontent(grown, grown.civs[0]), grown.civs[0].unused, uprising(grown, grown.civs[0])) == (
        2,
        2,
        False,
    )
    again = act(grown, "population")
    assert (discontent(again, again.civs[0]), again.civs[0].unused) == (3, 3)
    freed = act(position(LOOMING), "destroy bronze")
    assert not uprising(freed, freed.civs[0])


@pytest.mark.rule("TTA-HAPPY-12", "TTA-HAPPY-13")
def test_an_uprising_skips_production_and_nothing_else() -> None:
    state = position(
        {"yellow": 10, "unused": 0, "food": 3, "resources": 3, "ca": 1}, military_deck=["legion", "rats"]
    )
    act(state, "end")
    civ = state.civs[0]
    assert (civ.science, civ.culture, stock(state)) == (0, 0, (3, 3))
    assert (len(civ.military), civ.ca, civ.ma) == (2, 4, 2)


# ---- production ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-PROD-01", "TTA-PROD-02", "TTA-PROD-09", "TTA-EDITION-01")
def test_the_end_of_a_turn_in_its_order() -> None:
    state = position(
        {
            "military": ["legion", "phalanx", "raiders"],
            "tokens": {"bronze": 6},
            "yellow": 16,
            "unused": 2,
            "ca": 0,
        },
        military_deck=["rats", "foray"],
    )
    heard = state.listen()
    act(state, "end", "discard raiders")
    kinds = [event.kind for event in heard if event.kind != "turn-begins"]
    assert kinds[:5] == ["discarded", "production", "corruption", "consumption", "drawn"]
    assert (state.civs[0].ca, state.civs[0].ma) == (4, 2)


@pytest.mark.rule("TTA-PROD-03")
def test_science_and_culture_are_scored_by_their_ratings() -> None:
    state = act(position({"workers": {"philosophy": 2, "religion": 1}}), "end")
    civ = state.civs[0]
    assert (civ.science, civ.culture, civ.science_rate, civ.culture_rate) == (2, 1, 2, 1)


@pytest.mark.rule("TTA-PROD-04", "TTA-PROD-05")
def test_every_worker_makes_one_token() -> None:
    state = act(position({"workers": {"coal": 1, "bronze": 0}}), "end")
    assert stock(state) == (2, 3)
    assert state.civs[0].blue == 16 - 2 - 1


@pytest.mark.rule("TTA-PROD-06")
def test_higher_levels_are_served_first() -> None:
    state = position({"workers": {"coal": 1, "bronze": 1}, "blue": 1})
    assert produce_resources(state, 0, state.civs[0]) == 3
    assert (tokens(state, "coal"), tokens(state, "bronze")) == (1, 0)


@pytest.mark.rule("TTA-PROD-07")
def test_corruption_comes_before_and_consumption_after_production() -> None:
    poor = position({"wonder": ("great_wall", 3), "blue": 8, "yellow": 16, "workers": {"religion": 1}})
    assert corruption(poor, poor.civs[0]) == 2
    act(poor, "end")
    assert stock(poor) == (1, 2)


@pytest.mark.rule("TTA-PROD-08")
def test_blue_tokens_are_in_the_bank_on_cards_or_on_the_wonder() -> None:
    civ = position({"wonder": ("pyramids", 2), "tokens": {"bronze": 3}}).civs[0]
    assert (civ.blue, civ.stages, sum(civ.tokens), civ.blue_total) == (11, 2, 3, 16)


@pytest.mark.rule("TTA-PROD-10")
def test_leaders_act_before_the_uprising_is_checked() -> None:
    state = position({"leader": "genghis_khan", "yellow": 10, "unused": 0}, {"workers": {"warriors": 0}})
    assert uprising(state, state.civs[0])
    act(state, "end")
    assert state.civs[0].culture == 3


# ---- corruption and consumption -----------------------------------------------------------------------------------


@pytest.mark.rule("TTA-CORRUPT-01", "TTA-CORRUPT-02")
def test_corruption_by_the_blue_bank() -> None:
    found = []
    for blue in range(17):
        state = position({"blue": blue})
        found.append(corruption(state, state.civs[0]))
    assert found == [6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("TTA-CORRUPT-03", "TTA-CORRUPT-04", "TTA-CORRUPT-05")
@pytest.mark.parametrize(
    ("blue", "goods", "after"),
    [(5, (5, 3), (4, 0)), (0, (2, 1), (0, 0)), (5, (0, 6), (0, 2)), (8, (3, 3), (3, 1))],
)
def test_corruption_takes_resources_then_food(
    blue: int, goods: tuple[int, int], after: tuple[int, int]
) -> None:
    state = position({"blue": blue, "food": goods[0], "resources": goods[1], "culture": 5})
    state.civs[0].workers = [0] * len(state.civs[0].workers)
    state.civs[0].yellow += 6
    recount(state, 0)
    produce(state, 0, state.civs[0])
    assert stock(state) == after
    assert state.civs[0].culture == 5


@pytest.mark.rule("TTA-CORRUPT-06", "TTA-WONDER-04")
def test_tokens_on_a_wonder_are_missing_from_the_bank() -> None:
    state = position({"wonder": ("great_wall", 3), "tokens": {"bronze": 2, "agriculture": 1}})
    assert (state.civs[0].blue, corruption(state, state.civs[0]), stock(state)) == (10, 2, (1, 2))


@pytest.mark.rule("TTA-CORRUPT-07", "TTA-CONSUME-06")
def test_corruption_and_consumption_happen_at_their_step_only() -> None:
    state = position({"blue": 0, "tokens": {"bronze": 3}, "yellow": 10, "unused": 0, "food": 2})
    act(state, "end")
    assert stock(state) == (2, 3), "an uprising skips both"


@pytest.mark.rule("TTA-CONSUME-01", "TTA-CONSUME-02")
def test_consumption_by_the_yellow_bank() -> None:
    found = []
    for yellow in range(19):
        state = position({"yellow": yellow})
        found.append(consumption(state, state.civs[0]))
    assert found == [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]


@pytest.mark.rule("TTA-CONSUME-03", "TTA-CONSUME-04", "TTA-CONSUME-05")
@pytest.mark.parametrize(
    ("yellow", "food", "culture", "after"),
    [(8, 1, 20, (0, 12)), (12, 0, 5, (0, 0)), (8, 5, 20, (2, 20)), (12, 1, 9, (0, 5))],
)
def test_missing_food_costs_culture(yellow: int, food: int, culture: int, after: tuple[int, int]) -> None:
    state = position(
        {
            "yellow": yellow,
            "food": food,
            "culture": culture,
            "unused": 4,
            "workers": {"agriculture": 0, "philosophy": 0},
        }
    )
    act(state, "end")
    assert (stock(state)[0], state.civs[0].culture) == after


def payments(
    values: list[int], counts: list[int], mines: list[int], blue: int, amount: int
) -> tuple[int, int]:
    """Of all tokens that can be laid down for an amount, one of them broken, and all ways to get change: what is lost
    at least, and how many tokens are then in the bank at the most.
    """
    best: tuple[int, int] | None = None
    for spent in product(*[range(count + 1) for count in counts]):
        over = sum(value * count for value, count in zip(values, spent, strict=True)) - amount
        dearest = max((value for value, count in zip(values, spent, strict=True) if count), default=0)
        if not 0 <= over < dearest:
            continue
        bank = blue + sum(spent)
        changes = [(0, 0)]  # value and tokens of the change
        for value in mines:
            changes = [
                (given + value * more, used + more)
                for given, used in changes
                for more in range(bank - used + 1)
            ]
        for given, used in changes:
            if given <= over and (best is None or (over - given, used - bank) < best):
                best = over - given, used - bank
    assert best is not None
    return best


@pytest.mark.rule("TTA-PAY-10", "TTA-PAY-04")
def test_with_tokens_on_labs_too_the_payment_is_the_best_there_is() -> None:
    luck = seeded(3)
    mines, labs = ("bronze", "iron", "coal", "oil"), ("alchemy", "scientific_method", "computers")
    values = [1, 2, 3, 5, 1, 2, 3]
    for _ in range(300):
        known = [0, *(at for at in (1, 2, 3) if luck.below(2))]
        counts = [luck.below(3) if at in known else 0 for at in range(4)] + [luck.below(3) for _ in labs]
        stored = sum(value * count for value, count in zip(values, counts, strict=True))
        if not stored:
            continue
        blue, amount = luck.below(3), 1 + luck.below(stored)
        names = [*mines, *labs]
        facts: dict[str, Any] = {
            "leader": "bill_gates",
            "techs": [mines[at] for at in known if at] + list(labs),
            "blue": blue,
        }
        facts["tokens"] = {name: count for name, count in zip(names, counts, strict=True) if count}
        state = paid(amount, **facts)
        lost, bank = payments(values, counts, [values[at] for at in known], blue, amount)
        found = (stored - amount - stock(state)[1], -state.civs[0].blue)
        assert found == (lost, bank), (facts, amount)


@pytest.mark.rule("TTA-PAY-04", "TTA-CORRUPT-01")
def test_bill_gates_gives_back_the_token_of_a_mine_and_breaks_one_of_a_lab() -> None:
    there = {"bronze": 1, "computers": 2}
    state = paid(2, leader="bill_gates", techs=["iron", "computers"], tokens=there, blue=10)
    left = [tokens(state, name) for name in ("bronze", "iron", "computers")]
    assert (left, state.civs[0].blue) == ([0, 1, 1], 11), "and nothing is corrupted"


IN_KIND = {"techs": ["selective_breeding"], "tokens": {"selective_breeding": 2, "bronze": 14}, "blue": 0}
"""Food in tokens of 3 and no token in the bank: change is there once a resource was given."""


@pytest.mark.rule("TTA-PAY-10", "TTA-PACT-11")
def test_with_food_for_a_resource_nothing_is_lost_that_another_order_keeps() -> None:
    seller: dict[str, Any] = {**IN_KIND, "pact": ("trade_routes_agreement", 1, 0), "unused": 1}
    assert stock(act(position(seller, {}, {}, age=2), "trade", "build bronze")) == (5, 13)
    buyer = {"techs": ["coal"], "tokens": {"coal": 2, "agriculture": 14}, "blue": 0}
    ours: dict[str, Any] = {**buyer, "pact": ("trade_routes_agreement", 1, 1)}
    assert stock(act(position(ours, {}, {}, age=2), "trade", "population")) == (13, 5)


@pytest.mark.rule("TTA-PAY-10", "TTA-EVENT-05")
def test_nor_when_both_are_taken_at_once() -> None:
    state = reveal("raiders", IN_KIND, {"workers": {"warriors": 3}}, age=2)
    assert stock(act(state, "mix 1")) == (5, 13)


@pytest.mark.rule("TTA-PAY-11")
def test_too_few_tokens_for_food_and_resources_go_where_they_are_worth_most() -> None:
    facts = {"workers": {"warriors": 6}, "military": ["enslave_i"], "blue": 1}
    state = position({**facts, "techs": ["iron"]}, {"unused": 1}, phase="politics")
    assert stock(act(state, "aggression enslave_i 1")) == (0, 2)
    equal = position(facts, {"unused": 1}, phase="politics")
    assert stock(act(equal, "aggression enslave_i 1")) == (1, 0)


@pytest.mark.rule("TTA-RATE-03")
def test_what_a_limit_takes_off_a_rating_is_one_of_its_parts() -> None:
    def rating(name: str, **facts: Any) -> Any:
        view: Any = position(facts).view(0)
        return view["seats"][0]["ratings"][name]

    workers = {"professional_sports": 3, "religion": 2}
    happiness = rating("happiness", workers=workers, wonders=["hanging_gardens"])
    assert happiness["total"] == 8 == sum(part["amount"] for part in happiness["parts"])
    assert happiness["parts"][-1]["cause"]["key"] == "cause-limit"
    science = rating("science", government="fundamentalism", workers={"philosophy": 1})
    assert science["total"] == 0 == sum(part["amount"] for part in science["parts"])
