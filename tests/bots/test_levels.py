"""The levels: whatever they are asked they answer in time, and only by what their seat knows."""

from typing import Any, NamedTuple

import pytest

import ludage
from ludage.bots import ADMITTED, BOTS, LEVELS, OFFERED, USUAL, LevelBot, RandomBot, decide, decision_seed
from ludage.bots.budget import Budget
from ludage.core.event import Data
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import seeded

GAMES = [ludage.game(game_id) for game_id in ludage.game_ids()]
TABLES = [(game, players) for game in GAMES for players in sorted({game.min_players, game.max_players})]
POSITIONS = 5
EVERY = 37
"""Decisions of a random game from one position to the next."""
SECONDS = 0.05
LATE = 0.45
"""What is begun is finished: playing on once, forty decisions with ten answers tried at each."""

at_any_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.id}-{players}" for game, players in TABLES]
)
of_any_level = pytest.mark.parametrize("level", LEVELS)


class Moment(NamedTuple):
    """A decision in the middle of a game, and what its seat has heard until then."""

    state: State
    seat: int
    heard: list[Data]


class Work:
    """A clock that only work moves: every action carried out takes a thousandth of a second."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self) -> float:
        return self.done / 1000


@pytest.fixture
def work(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Work:
    """The clock of all bots, for what they do in this game."""
    work, perform = Work(), game.perform

    def counted(state: State, seat: int, action: int) -> None:
        work.done += 1
        perform(state, seat, action)

    monkeypatch.setattr(game, "perform", counted)
    monkeypatch.setattr(Budget, "clock", work)
    return work


def moments(game: Game[Any], players: int) -> list[Moment]:
    """A handful of decisions with a choice, from games between random players."""
    found: list[Moment] = []
    for seed in range(1, 10):
        state, luck, blind = game.new(players, seed), seeded(seed), RandomBot(seed)
        happened = state.listen()
        count = 0
        while state.to_act:
            seat = luck.draw(list(state.to_act))
            if count % EVERY == EVERY - 1 and len(state.earnest(seat)) > 1:
                heard = [told for event in happened if (told := event.seen_by(seat)) is not None]
                found.append(Moment(state.clone(), seat, heard))
                if len(found) == POSITIONS:
                    return found
            state.apply(seat, decide(blind, state, seat, decision_seed(seed, count)))
            count += 1
    raise AssertionError("games are too short for so many moments")


def test_people_are_offered_the_levels_and_programs_also_what_stays_as_it_is() -> None:
    assert OFFERED == LEVELS == ("novice", "regular", "strong", "master")
    assert ("random", "greedy", *LEVELS) == ADMITTED
    assert set(ADMITTED) < set(BOTS)
    assert USUAL == "regular"


@at_any_table
@of_any_level
def test_a_level_answers_with_a_legal_action_when_its_time_is_up(
    game: Game[Any], players: int, level: str, work: Work
) -> None:
    for state, seat, heard in moments(game, players):
        work.done = 0
        chosen = decide(LevelBot(level, 7, seconds=SECONDS), state, seat, 11, heard)
        assert chosen in state.legal(seat)
        assert work() < SECONDS + LATE


@at_any_table
@of_any_level
def test_a_level_without_any_time_answers_too(game: Game[Any], players: int, level: str, work: Work) -> None:
    for state, seat, heard in moments(game, players):
        work.done = 0
        assert decide(LevelBot(level, 7, seconds=0.0), state, seat, 11, heard) in state.legal(seat)
        assert work() < LATE


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_level_takes_as_long_as_it_may_and_no_longer_than_it_wants(game: Game[Any]) -> None:
    state = game.new(game.min_players, 1)
    wanted: Any = game.level("master", state.players)["seconds"]
    for given, takes in ((None, wanted), (wanted / 2, wanted / 2), (2 * wanted, wanted)):
        assert LevelBot("master", 1, seconds=given)._made(state).seconds == takes


@at_any_table
@of_any_level
def test_a_level_chooses_alike_in_positions_that_its_seat_cannot_tell_apart(
    game: Game[Any], players: int, level: str, work: Work
) -> None:
    others = 0
    for state, seat, heard in moments(game, players):
        worlds = [state, *(state.imagine(seat, seed) for seed in (1, 2))]
        others += sum(
            world.to_dict() != {**state.to_dict(), "stream": world.stream.to_dict()} for world in worlds
        )
        choices = []
        for world in worlds:
            work.done = 0
            choices.append(decide(LevelBot(level, 7, seconds=SECONDS), world, seat, 11, heard))
        assert len(set(choices)) == 1
    assert others, "the worlds differ in nothing that is hidden"
