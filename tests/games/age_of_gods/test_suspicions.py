"""What public acts betray of hidden destinies: counted, drawn by, and never more than the seat may know."""

from collections import Counter

import pytest

from ludage.bots import RandomBot
from ludage.core.weights import FIRST, WeightTable
from ludage.games.age_of_gods.evaluation.suspicions import Suspicions
from ludage.games.age_of_gods.game import AgeOfGods
from ludage.games.age_of_gods.state import DESTINIES, Position
from ludage.testing.age_of_gods import position

GAME = AgeOfGods()
TELLS = {"tell_attack": 1.0, "tell_attacked": -2.0, "tell_fortified": 0.5, "tell_technology": 0.25}
WEIGHTS = GAME.weigh(WeightTable({**GAME.weights(FIRST).values, **TELLS}))
PEOPLE = {people: number for number, people in enumerate(GAME.box.people_ids)}


def suspicions(players: int = 2, seat: int = 0) -> Suspicions:
    return GAME.beliefs(players, seat, WEIGHTS)


def dealt(*sizes: int) -> list[dict[str, object]]:
    return [{"kind": "destiny-dealt", "seat": "seat:1", "size": size} for size in sizes]


def attack(people: str, defender: str) -> dict[str, object]:
    return {
        "kind": "attack",
        "seat": "seat:1",
        "people": f"people:{people}",
        "origin": "territory:t01",
        "target": "territory:t02",
        "defender": f"people:{defender}",
    }


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_board_is_followed_by_what_is_heard(players: int) -> None:
    state = GAME.new(players, 11)
    heard = state.listen()
    mind = suspicions(players)
    luck = RandomBot(3)
    while state.to_act:
        state.apply(state.to_act[0], luck.choose(state, state.to_act[0]))
        for event in heard:
            told = event.seen_by(0)
            if told is not None:
                mind.hear(told)
        heard.clear()
        assert mind.people_at == state.people_at


def test_acts_tell_of_sizes_that_are_dealt_and_of_no_others() -> None:
    mind = suspicions()
    mind.hear(attack("humans", "goblins"))
    assert not any(mind.suspicion[1])
    for event in dealt(4):
        mind.hear(event)
    mind.hear(attack("humans", "goblins"))
    told = {
        people: mind.suspicion[1][number] for people, number in PEOPLE.items() if mind.suspicion[1][number]
    }
    sizes = {people: GAME.box.sizes[PEOPLE[people]] for people in ("humans", "goblins")}
    expected = {"humans": 1.0, "goblins": -2.0}
    assert told == {people: worth for people, worth in expected.items() if sizes[people] == 4}
    assert told


def rivals_cards(mind: Suspicions, state: Position, size: int, draws: int = 300) -> Counter[str]:
    """Whose card of this size seat 1 holds, in imagined positions."""
    return Counter(
        GAME.box.people_ids[mind.imagine(state, seed).destiny[DESTINIES + size - 1]] for seed in range(draws)
    )


def test_the_likely_is_imagined_more_often_and_the_known_always() -> None:
    state = position(players=2, turn=2, phase="combat", seat=0, destiny={0: ["humans"], 1: ["orcs"]})
    size = GAME.box.sizes[PEOPLE["humans"]]
    pool = [GAME.box.people_ids[people] for people in GAME.box.peoples_of_size(size)]
    other = next(people for people in pool if people not in ("humans", "orcs"))
    mind = suspicions()
    for event in [*dealt(size), *[attack(other, "humans")] * 3]:
        mind.hear(event)
    drawn = rivals_cards(mind, state, size)
    assert "humans" not in drawn, "that card is one's own"
    assert drawn[other] > 200
    assert len(drawn) > 2, "nothing is certain"
    shown = position(
        players=2, turn=2, phase="combat", seat=0, destiny={0: ["humans"]}, revealed={1: ["orcs"]}
    )
    assert set(rivals_cards(mind, shown, size, 20)) == {"orcs"}


def test_what_is_imagined_cannot_be_told_from_the_real_position() -> None:
    state = position(players=3, turn=8, phase="action", seat=0)
    mind = suspicions(3)
    for event in dealt(4, 3, 2, 1):
        mind.hear(event)
    for seed in range(50):
        assert mind.imagine(state, seed).view(0) == state.view(0)
        assert GAME.faults(mind.imagine(state, seed)) == []


def test_the_hidden_cards_themselves_make_no_difference() -> None:
    """Two positions that the seat cannot tell apart: the same suspicions, so the same imaginings."""
    state = position(players=2, turn=2, phase="combat", seat=0)
    twin = state.imagine(0, 77)
    mind = suspicions()
    for seed in range(20):
        one, other = mind.imagine(state, seed), mind.imagine(twin, seed)
        assert one.destiny == other.destiny
        assert one.hands == other.hands
