"""Fair seats, paired deals, fresh luck."""

from collections import Counter

import pytest

from ludage.arena.match import Contestant
from ludage.arena.pairing import PairingError, blocks, seatings

NAMES = [Contestant(name, "random") for name in "abcdef"]


def test_two_at_two_players_change_seats_on_the_same_deal() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]


def test_at_more_players_the_first_of_two_sits_alone_once_in_each_seat() -> None:
    assert seatings(2, 3) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


@pytest.mark.parametrize(("contestants", "players"), [(2, 2), (3, 2), (5, 2), (3, 3), (4, 3), (4, 4), (6, 4)])
def test_everybody_has_every_seat_and_meets_everybody_equally_often(contestants: int, players: int) -> None:
    block = seatings(contestants, players)
    seats = Counter((seat, number) for seating in block for seat, number in enumerate(seating))
    assert len(seats) == contestants * players
    assert len(set(seats.values())) == 1
    pairs = Counter((one, other) for seating in block for one in seating for other in seating if one != other)
    assert len(pairs) == contestants * (contestants - 1)
    assert len(set(pairs.values())) == 1


@pytest.mark.parametrize(("contestants", "players"), [(0, 2), (1, 2), (1, 4), (3, 4), (5, 6)])
def test_who_cannot_meet_fairly_is_refused(contestants: int, players: int) -> None:
    with pytest.raises(PairingError, match=f"^{contestants} contestants"):
        seatings(contestants, players)


def test_a_block_is_one_deal_and_every_game_has_fresh_thoughts() -> None:
    planned = blocks("age-of-gods", {}, NAMES[:3], 2, 60, seed=5)
    assert [len(block) for block in planned] == [6] * 10
    deals = [{match.deal for match in block} for block in planned]
    assert all(len(deal) == 1 for deal in deals)
    assert len(set.union(*deals)) == 10
    thoughts = [match.thoughts for block in planned for match in block]
    assert len({*thoughts}.union(*deals)) == 70


def test_games_fill_whole_blocks_and_more_games_begin_with_the_same() -> None:
    few = blocks("age-of-gods", {}, NAMES[:2], 4, 5, seed=5)
    assert [len(block) for block in few] == [4, 4]
    assert blocks("age-of-gods", {}, NAMES[:2], 4, 20, seed=5)[:2] == few


def test_another_seed_gives_other_deals() -> None:
    one, other = (
        {match.deal for block in blocks("age-of-gods", {}, NAMES[:2], 2, 40, seed) for match in block}
        for seed in (1, 2)
    )
    assert not one & other
