"""The random stream: the same numbers everywhere, fair, every bit of the seed in use, and open to a script."""

from collections import Counter
from typing import Any

import pytest

from ludage.core.message import Problem
from ludage.core.stream import SEED_BITS, WORD, Stream, check_seed, numbers, seeded, stream_from
from tests.core.saying import told


class Words(Stream):
    """A stream whose words are given, for looking at what is made of them."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


KNOWN = {
    0: [3213142421, 717844172, 3095056369, 808003402],
    1: [2432303627, 3534724422, 150451098, 3484963892],
    42: [3964449383, 3700877788, 2219260810, 1261514826],
    (1 << 128) - 1: [2378506614, 384413760, 4280319227, 3144424516],
}


@pytest.mark.parametrize("seed", KNOWN)
def test_a_seed_gives_these_numbers_for_ever(seed: int) -> None:
    stream = seeded(seed)
    assert [stream.word() for _ in range(4)] == KNOWN[seed]


def test_dice_and_draws_of_a_seed_are_known() -> None:
    stream = seeded(42)
    assert [stream.roll(6) for _ in range(12)] == [6, 5, 5, 1, 6, 6, 3, 3, 5, 2, 1, 1]
    stream = seeded(42)
    pool = list(range(10))
    drawn = [stream.draw(pool) for _ in range(10)]
    assert drawn == [3, 1, 2, 5, 6, 4, 0, 7, 9, 8]
    assert pool == []


def test_the_generator_is_sfc32() -> None:
    stream = Stream(1, 2, 3, 4)
    assert stream.word() == 1 + 2 + 4
    assert (stream.a, stream.b, stream.c, stream.counter) == (2 ^ (2 >> 9), 3 + (3 << 3), (3 << 21) + 7, 5)
    assert stream.word() == 2 + 27 + 5


def test_words_stay_within_32_bits() -> None:
    stream = Stream(WORD, WORD, WORD, WORD)
    for _ in range(1000):
        assert 0 <= stream.word() <= WORD
        assert max(stream.a, stream.b, stream.c, stream.counter) <= WORD


# ---- the seed ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [0, 42, (1 << SEED_BITS) - 1])
def test_every_bit_of_the_seed_counts_from_the_first_number_on(base: int) -> None:
    for bit in range(SEED_BITS):
        one, other = seeded(base), seeded(base ^ (1 << bit))
        different = [(one.word() ^ other.word()).bit_count() for _ in range(8)]
        # of 256 bits about half; a flipped bit that had not been stirred in would change a few
        assert min(different) > 0
        assert 80 < sum(different) < 176


def test_neighbouring_seeds_begin_with_all_faces_alike() -> None:
    faces = Counter(seeded(seed).roll(6) for seed in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(900 < count < 1100 for count in faces.values())


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS, True, False, 1.0, "1", None, [1]])
def test_a_bad_seed_is_refused_in_one_sentence(seed: Any) -> None:
    for use in (check_seed, seeded):
        with pytest.raises(Problem) as caught:
            use(seed)
        assert told(caught.value) == (
            f"“{seed!r}” is not a seed: expected a whole number from 0 to 2^128 − 1."
        )


def test_the_largest_seed_is_one() -> None:
    assert check_seed((1 << SEED_BITS) - 1) == (1 << SEED_BITS) - 1


# ---- fairness ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 12, 24, 60, 100, 6394])
def test_below_gives_every_number_exactly_as_often(bound: int) -> None:
    """The words up to the last whole run of numbers are used, each number once a run; the rest is thrown away."""
    fair = (WORD + 1) // bound * bound
    for start in (0, bound, fair - bound):
        run = [Words([word]).below(bound) for word in range(start, start + bound)]
        assert run == list(range(bound))
    for rest in range(fair, WORD + 1):
        assert Words([rest, rest, 0]).below(bound) == 0


def test_a_bound_above_a_word_is_refused_instead_of_sought_for_ever() -> None:
    stream = seeded(1)
    assert 0 <= stream.below(WORD + 1) <= WORD
    with pytest.raises(ValueError, match="bound 4294967297"):
        stream.below(WORD + 2)


def test_a_die_of_the_stream_falls_evenly() -> None:
    stream = seeded(1)
    faces = Counter(stream.roll(6) for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    # five standard deviations
    assert all(abs(count - 10_000) < 5 * 92 for count in faces.values())


def test_every_order_of_a_small_pool_is_drawn_as_often() -> None:
    stream = seeded(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pool = [0, 1, 2, 3]
        orders[tuple(stream.draw(pool) for _ in range(4))] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 5 * 31 for count in orders.values())


def test_a_draw_takes_the_thing_out_of_the_pool_and_leaves_the_rest() -> None:
    stream = seeded(3)
    pool = [5, 5, 7, 9]
    drawn = stream.draw(pool)
    assert sorted([*pool, drawn]) == [5, 5, 7, 9]


# ---- a script ----------------------------------------------------------------------------------------------------


def test_scripted_rolls_and_draws_come_first_then_luck_goes_on() -> None:
    stream, plain = seeded(42), seeded(42)
    stream.rolls, stream.draws = (2, 3), (8,)
    pool = [7, 8, 9]
    assert (stream.roll(6), stream.draw(pool), stream.roll(6)) == (2, 8, 3)
    assert pool == [7, 9]
    assert stream.to_dict() == plain.to_dict()
    assert [stream.roll(6) for _ in range(9)] == [plain.roll(6) for _ in range(9)]


@pytest.mark.parametrize("face", [0, 7, -1])
def test_a_scripted_roll_that_no_die_shows_is_refused(face: int) -> None:
    stream = seeded(0)
    stream.rolls = (face,)
    with pytest.raises(ValueError, match=f"^scripted roll {face}: a die here shows 1 to 6$"):
        stream.roll(6)


def test_a_scripted_draw_of_something_gone_is_refused_and_takes_nothing() -> None:
    stream = seeded(0)
    stream.draws = (4,)
    pool = [1, 2]
    with pytest.raises(
        ValueError, match=r"^scripted draw 4: it is not among what can be drawn here, \[1, 2\]$"
    ):
        stream.draw(pool)
    assert pool == [1, 2]


def test_one_of_equal_things_is_drawn_by_a_script() -> None:
    stream = seeded(0)
    stream.draws = (5,)
    pool = [5, 5, 6]
    assert stream.draw(pool) == 5
    assert pool == [5, 6]


# ---- copies ------------------------------------------------------------------------------------------------------


def test_a_clone_gives_the_same_numbers_and_is_independent() -> None:
    stream = seeded(9)
    stream.rolls, stream.draws = (1,), (2,)
    clone = stream.clone()
    assert [clone.roll(6) for _ in range(5)] == [stream.roll(6) for _ in range(5)]
    before = stream.to_dict()
    clone.word()
    assert stream.to_dict() == before


def test_what_is_written_down_is_read_back() -> None:
    stream = seeded(9)
    stream.word()
    assert set(stream.to_dict()) == {"words"}
    stream.rolls, stream.draws = (1, 2), (3,)
    again = stream_from(stream.to_dict())
    assert again.to_dict() == stream.to_dict()
    assert (again.rolls, again.draws) == ((1, 2), (3,))
    assert [again.word() for _ in range(5)] == [stream.word() for _ in range(5)]


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ({}, "stream words"),
        ({"words": None}, "stream words"),
        ({"words": "1234"}, "stream words"),
        ({"words": [1, 2, 3]}, "stream words"),
        ({"words": [1, 2, 3, 4, 5]}, "stream words"),
        ({"words": [1, 2, 3, -1]}, "stream words"),
        ({"words": [1, 2, 3, 1 << 32]}, "stream words"),
        ({"words": [1, 2, 3, True]}, "stream words"),
        ({"words": [1, 2, 3, "4"]}, "stream words"),
        ({"words": [1, 2, 3, 4], "rolls": 5}, "scripted rolls"),
        ({"words": [1, 2, 3, 4], "rolls": [1.5]}, "scripted rolls"),
        ({"words": [1, 2, 3, 4], "draws": ["x"]}, "scripted draws"),
    ],
)
def test_a_damaged_stream_is_refused_by_name(data: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=f"^{what}: expected "):
        stream_from(data)


def test_numbers_are_whole_numbers_in_a_list() -> None:
    assert numbers([1, -2], "these") == [1, -2]
    with pytest.raises(ValueError, match=r"^these: expected a list of whole numbers, got \(1, 2\)$"):
        numbers((1, 2), "these")
