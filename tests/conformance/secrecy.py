"""The law of secrecy, part by part: what a seat or a spectator cannot see never reaches it."""

from itertools import zip_longest
from typing import Any

from ludage.core.event import Data, Event, News
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream, seeded
from ludage.testing import flat
from tests.conformance.laws import Law, any_viewer, viewers
from tests.conformance.playing import random_decision, random_seed, sample

TRIES = 12
"""Worlds imagined to find one in which another seat could have done the same."""
MANY = 50
"""Worlds imagined before we believe that they are all the same."""


def an_imagined_position_looks_the_same(state: State, luck: Stream) -> None:
    """Same view, seats to act, choices, prompts, questions, forecasts and refusals; and it keeps the game's books."""
    before = state.to_json()
    for viewer in viewers(state):
        world = state.imagine(viewer, random_seed(luck))
        assert world.view(viewer) == state.view(viewer)
        assert world.to_act == state.to_act
        assert state.game.faults(world) == []
        if viewer is not None:
            assert_same_choices(state, world, viewer, luck)
    assert state.to_json() == before


def assert_same_choices(state: State, world: State, seat: int, luck: Stream) -> None:
    """All that the seat is told about what it may do."""
    legal = state.legal(seat)
    assert world.legal(seat) == legal
    assert world.prompt(seat) == state.prompt(seat)
    assert world.forgone(seat) == state.forgone(seat)
    for action in sample(legal, 3, luck):
        assert world.explain(seat, action).to_dict() == state.explain(seat, action).to_dict()
    for _ in range(20):
        action = luck.below(len(state.game.actions))
        assert world.why_not(seat, action) == state.why_not(seat, action)


def imagination_knows_only_what_is_seen(state: State, luck: Stream) -> None:
    """The same seed imagines the same world whatever is really hidden, the coming luck included."""
    viewer = any_viewer(state, luck)
    seed = random_seed(luck)
    otherwise = state.imagine(viewer, random_seed(luck))
    otherwise.stream = seeded(random_seed(luck))
    assert otherwise.imagine(viewer, seed) == state.imagine(viewer, seed)


def hidden_things_change_nothing_seen(state: State, luck: Stream) -> None:
    """The same action with the same luck, but other hidden things, tells a viewer the same and shows it the same.

    They may differ from the moment when an event shows something that was hidden.
    """
    if not state.to_act:
        return
    seat, action = random_decision(state, luck)
    real = state.clone()
    told = real.listen()
    real.apply(seat, action)
    for viewer in viewers(state):
        world = _world_where(state, viewer, seat, action, luck)
        if world is None:
            continue
        world.stream = state.stream.clone()
        told_otherwise = world.listen()
        world.apply(seat, action)
        if _told_alike(told, told_otherwise, viewer) and not _still_picks(real, world, seat, viewer):
            assert world.view(viewer) == real.view(viewer)


def _world_where(state: State, viewer: int | None, seat: int, action: int, luck: Stream) -> State | None:
    """A world the viewer takes for this one, in which the seat may do the same; None if none is found."""
    for _ in range(TRIES):
        world = state.imagine(viewer, random_seed(luck))
        if world.why_not(seat, action) is None:
            return world
        assert seat != viewer, "a viewer's own choices are the same in every world"
    return None


def _told_alike(told: list[Event], otherwise: list[Event], viewer: int | None) -> bool:
    """Whether the viewer hears the same to the end; a difference must be something hidden that is shown."""
    for ours, theirs in zip_longest(_heard(told, viewer), _heard(otherwise, viewer)):
        if ours is None or theirs is None or ours[1] != theirs[1]:
            shown = [pair[0].news == News.SHOWN for pair in (ours, theirs) if pair is not None]
            assert any(shown), f"{viewer} hears {ours} in one world and {theirs} in another"
            return False
    return True


def _heard(events: list[Event], viewer: int | None) -> list[tuple[Event, Data]]:
    pairs = [(event, event.seen_by(viewer)) for event in events]
    return [(event, seen) for event, seen in pairs if seen is not None]


def _still_picks(real: State, world: State, seat: int, viewer: int | None) -> bool:
    """Whether another seat goes on with its secret picks in one of the two: that it has finished is seen by all."""
    return seat != viewer and set(real.to_act) ^ set(world.to_act) == {seat}


def a_secret_leaves_the_others_guessing(state: State, luck: Stream) -> None:
    """After a seat was told something in secret, the worlds of those who were not told differ."""
    if not state.to_act:
        return
    after = state.clone()
    told = after.listen()
    after.apply(*random_decision(state, luck))
    for viewer in viewers(state):
        if _kept_from(told, viewer):
            worlds = (inside(after.imagine(viewer, random_seed(luck))) for _ in range(MANY))
            first = next(worlds)
            assert any(world != first for world in worlds), f"{viewer} imagines one and the same world"


def _kept_from(events: list[Event], viewer: int | None) -> bool:
    """Whether one of the events told somebody else more, and nothing hidden was shown afterwards."""
    kept = False
    for event in events:
        if event.news == News.SHOWN:
            kept = False
        elif viewer not in event.secret:
            kept = kept or bool(event.secret) or event.seen_by(viewer) is None
    return kept


def inside(state: State) -> Data:
    """The whole position but for the coming luck."""
    return {name: value for name, value in state.to_dict().items() if name != "stream"}


def assert_beginnings_are_imagined_as_they_are_dealt(game: Game[Any], players: int, games: int) -> None:
    """What a spectator imagines of a new game is spread as the new games are that look the same to him."""
    first: State = game.new(players, 0)
    dealt: list[State] = [game.new(players, seed) for seed in range(games)]
    alike = [flat(state) for state in dealt if state.view(None) == first.view(None)]
    imagined = [flat(first.imagine(None, seed)) for seed in range(len(alike))]
    for path in sorted({path for facts in alike + imagined for path in facts}):
        if not path.startswith("stream."):
            assert_alike_spread(
                [repr(facts.get(path)) for facts in alike],
                [repr(facts.get(path)) for facts in imagined],
                path,
            )


def assert_alike_spread(real: list[str], imagined: list[str], what: str) -> None:
    """Every value about as often in both: within five standard deviations."""
    for value in sorted(set(real) | set(imagined)):
        ours, theirs = real.count(value), imagined.count(value)
        assert (ours - theirs) ** 2 <= 25 * (ours + theirs), (
            f"{what} is {value} {ours} times, imagined {theirs} times"
        )


LAWS_OF_SECRECY: list[Law] = [
    an_imagined_position_looks_the_same,
    imagination_knows_only_what_is_seen,
    hidden_things_change_nothing_seen,
    a_secret_leaves_the_others_guessing,
]
