"""Ratings follow what registered people have done against each other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludage.server.ratings import FIRST, rated
from tests.server.people_world import World, a_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as made:
        yield made


def test_winners_rise_and_losers_fall() -> None:
    first, second, third = rated([1, 2, 3], [FIRST] * 3)
    assert first[0] > second[0] > third[0]
    assert all(sigma < FIRST[1] for _, sigma in (first, second, third))
    assert rated([3, 1, 2], [FIRST] * 3) == [third, first, second]


def test_a_shared_victory_is_shared() -> None:
    first, second, third = rated([1, 1, 3], [FIRST] * 3)
    assert first == second
    assert first[0] > FIRST[0] > third[0]


def test_beating_the_strong_counts_more() -> None:
    surprise = rated([1, 2], [(25.0, 4.0), (35.0, 4.0)])[0][0]
    expected = rated([1, 2], [(25.0, 4.0), (15.0, 4.0)])[0][0]
    assert surprise > expected > 25.0


def test_one_alone_proves_nothing() -> None:
    assert rated([1], [(30.0, 2.0)]) == [(30.0, 2.0)]
    assert rated([], []) == []
    with pytest.raises(ValueError, match="one for each"):
        rated([1, 2], [FIRST])


@pytest.mark.anyio
async def test_only_registered_people_are_rated_and_only_against_each_other(world: World) -> None:
    ada, _ = await world.registered("ada")
    bob, _ = await world.registered("bob")
    guest, _ = await world.people.guest("Guest")
    assert await world.people.rate([ada.id, guest.id], [1, 2]) == {}
    assert await world.people.find(ada.id) == ada
    new = await world.people.rate([guest.id, bob.id, ada.id], [1, 3, 2])
    winner, loser = rated([2, 3], [FIRST, FIRST])
    assert new == {ada.id: winner, bob.id: loser}
    found = await world.people.find(ada.id)
    assert found is not None
    assert (found.rating_mu, found.rating_sigma) == winner
    assert await world.people.find(guest.id) == guest
    again = await world.people.rate([ada.id, bob.id], [1, 2])
    assert again[ada.id] == rated([1, 2], [winner, loser])[0]


@pytest.mark.anyio
async def test_games_that_end_together_all_count(world: World) -> None:
    people = [(await world.registered(login))[0].id for login in ("ada", "bob")]
    await asyncio.gather(*(world.people.rate(people, [1, 2]) for _ in range(5)))
    expected = [FIRST, FIRST]
    for _ in range(5):
        expected = rated([1, 2], expected)
    found = [await world.people.find(person) for person in people]
    assert [(person.rating_mu, person.rating_sigma) for person in found if person] == expected
