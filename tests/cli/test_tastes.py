"""The random players of the census: tastes by lot, and descendants of those who met what is seldom met."""

from collections import Counter

from ludage.cli.tastes import FIGURES, KIND, KIND_TO_STOP, SELDOM, SINGLE, Taste, Tastes, is_figure, pick
from ludage.core.stream import seeded

PARTS = [("end",), *(("bid", f"bid:{number}") for number in range(1, 31)), ("raze", "card:coal")]


def test_what_weighs_more_is_chosen_more_often() -> None:
    luck = seeded(5)
    picks = Counter(pick([0, 1, 2], [1, 3, 0], luck) for _ in range(4000))
    assert picks[2] == 0
    assert 2800 < picks[1] < 3200


def test_newcomers_differ_in_kinds_and_one_in_two_in_single_actions_too() -> None:
    luck = seeded(5)
    tastes = Tastes(PARTS)
    drawn = [tastes.taste(luck) for _ in range(200)]
    assert {taste.kinds["bid"] for taste in drawn} == set(range(KIND + 1))
    assert {taste.kinds["end"] for taste in drawn} == set(range(KIND_TO_STOP + 1))
    assert {single for taste in drawn for single in taste.singles} == set(range(SINGLE + 1))
    assert 60 < sum(not any(taste.singles) for taste in drawn) < 140


def test_an_action_weighs_what_its_kind_and_it_alone_are_liked() -> None:
    tastes = Tastes([("end",), ("raze", "card:coal"), ("raze", "card:iron")])
    assert tastes.weights(Taste({"end": 0, "raze": 3}, [0, 0, 2])) == [1, 8, 32]


def test_the_highest_number_of_a_range_and_what_is_seldom_met_are_sought() -> None:
    tastes = Tastes(PARTS)
    taste = tastes.taste(seeded(1))
    often = [f"card:{letter}" for letter in "abcdefghijklmno"]
    tastes.remember(taste, ["bid:3", "bid:12", "bid:5", "card:coal", *often])
    tastes.remember(taste, ["bid:3", "bid:12", "bid:12", *often])
    tastes.look_around()
    assert tastes.sought[: FIGURES + 1] == [*["bid:12"] * FIGURES, "card:coal"]
    assert len(tastes.sought) == FIGURES + SELDOM
    tastes.remember(taste, ["raze coal"])
    tastes.look_around()
    assert tastes.sought[FIGURES + SELDOM :] == ["raze coal"]
    tastes.remember(taste, ["bid:30"])
    tastes.look_around()
    assert tastes.sought[0] == "card:coal", "there is no higher bid to look for"
    assert is_figure("bid:12")
    assert not is_figure("card:coal")
    assert not is_figure("end")


def test_most_players_take_after_the_last_one_who_met_what_is_sought() -> None:
    luck = seeded(7)
    tastes = Tastes(PARTS)
    first, parent = tastes.taste(luck), tastes.taste(luck)
    tastes.remember(first, ["card:coal"])
    tastes.remember(parent, ["card:coal"])
    tastes.look_around()
    alike = [_alike(tastes.taste(luck), parent) for _ in range(300)]
    descendants = [share for share in alike if share > 0.7]
    assert 220 < len(descendants) < 280  # all but one in six
    assert 0.95 < sum(descendants) / len(descendants) < 1  # a few likings are drawn anew


def _alike(one: Taste, other: Taste) -> float:
    """The share of likings that two have in common."""
    pairs = [*zip(one.singles, other.singles, strict=True)]
    pairs += [(one.kinds[kind], other.kinds[kind]) for kind in other.kinds]
    return sum(mine == yours for mine, yours in pairs) / len(pairs)
