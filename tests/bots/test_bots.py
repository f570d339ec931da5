"""The bots: legal, reproducible, never told what their seat cannot know, and greed pays."""

from time import process_time
from typing import Any

import pytest

import ludage
from ludage.bots import BOTS, LEVELS, Bot, GreedyBot, RandomBot, advise, bot, decide, decision_seed
from ludage.bots.budget import Budget
from ludage.bots.greedy import FINALISTS, THROWS, even_throws
from ludage.core.state import State
from ludage.core.weights import FIRST, Weights, WeightTable
from ludage.testing import age_of_gods
from tests.conformance.toy_game import KEEP, ROLL, SHOW, Toy, ToyState

GAME = ludage.game("age-of-gods")


class Spy:
    """Keeps what it is given and takes the first action."""

    name = "spy"

    def __init__(self) -> None:
        self.given: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.given.append(state)
        return state.legal(seat)[0]


def played(state: State, bots: list[Bot], seed: int) -> State:
    """The game played to its end by these bots."""
    count = 0
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, decide(bots[seat], state, seat, decision_seed(seed, count)))
        count += 1
    return state


# ---- the seat ----------------------------------------------------------------------------------------------------


def test_a_bot_is_given_an_imagined_position_never_the_real_one() -> None:
    state = age_of_gods.position(players=4, turn=5, phase="combat", seat=2)
    spy = Spy()
    before = state.to_json()
    for seed in range(12):
        assert decide(spy, state, 2, seed) in state.legal(2)
    assert state.to_json() == before
    assert all(given is not state and given.view(2) == state.view(2) for given in spy.given)
    secrets = [given.to_dict()["seats"] for given in spy.given]
    assert any(seats != state.to_dict()["seats"] for seats in secrets)


def test_advice_too_rests_on_an_imagined_position() -> None:
    class SpyingAdviser:
        def advice(self, state: State, seat: int) -> list[tuple[int, float]]:
            assert state is not real
            return [(action, 0.0) for action in state.legal(seat)]

    real = age_of_gods.position(players=3, turn=5, phase="combat", seat=0)
    assert len(advise(SpyingAdviser(), real, 0, 1)) == len(real.legal(0))


def test_a_seat_that_owes_no_decision_cannot_be_decided_for() -> None:
    state = age_of_gods.position(players=3, phase="combat", seat=1)
    with pytest.raises(ValueError, match="seat 0 owes no decision"):
        decide(RandomBot(1), state, 0, 1)


def test_the_seeds_of_thoughts_differ_from_the_games_seed_and_from_each_other() -> None:
    seeds = {decision_seed(seed, count) for seed in range(20) for count in range(20)}
    assert len(seeds) == 400
    assert not seeds & set(range(10_000))
    assert all(0 <= seed < 1 << 128 for seed in seeds)


# ---- the registry ------------------------------------------------------------------------------------------------


def test_bots_are_made_by_name_and_an_unknown_name_lists_the_known_ones() -> None:
    assert [bot(name, 1).name for name in BOTS] == ["random", "greedy", "plan", "playout", *LEVELS]
    with pytest.raises(ValueError, match="no bot 'clever'; there are: random, greedy, plan"):
        bot("clever", 1)


def test_a_bot_plays_by_a_given_table_of_weights_which_is_weighed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = age_of_gods.position(players=3, turn=4, phase="combat", seat=0)
    first = GAME.weights(FIRST).values

    def advice(factor: float) -> list[tuple[int, float]]:
        table = WeightTable({name: factor * value for name, value in first.items()})
        return advise(GreedyBot(1, table), state, 0, 1)

    plain = advise(GreedyBot(1), state, 0, 1)
    assert advice(1.0) == plain
    worst_first = [value for _, value in advice(-1.0)[:FINALISTS]]
    assert worst_first != [value for _, value in plain[:FINALISTS]]
    weighed: list[WeightTable] = []
    weigh = GAME.weigh

    def counted(table: WeightTable) -> Weights:
        weighed.append(table)
        return weigh(table)

    monkeypatch.setattr(GAME, "weigh", counted)
    player = bot("greedy", 1, WeightTable(first))
    for seed in range(3):
        decide(player, state, 0, seed)
    assert len(weighed) == 1


def test_a_bot_that_looks_at_no_weights_cannot_be_given_any() -> None:
    with pytest.raises(ValueError, match="the bot 'random' plays by no weights; these do: greedy"):
        bot("random", 1, WeightTable({}))


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_with_the_same_seed_decides_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as its time is not up: a busy machine thinks less in the same time."""
    monkeypatch.setattr(Budget, "clock", lambda: 0.0)
    state = age_of_gods.position(players=3, turn=4, phase="action", seat=0)
    choices = {decide(bot(name, 5), state, 0, 9) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_plays_any_game_to_its_end(name: str) -> None:
    state = played(Toy().new(3, 1), [bot(name, seat) for seat in range(3)], 1)
    assert state.outcome is not None


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_gives_up_only_if_it_can_do_nothing_else(name: str) -> None:
    class Generous(Toy):
        """Giving up is worth more than anything."""

        concessions: tuple[int, ...] = (KEEP,)

        def evaluate(self, state: ToyState, seat: int, weights: Weights | None = None) -> float:
            return 100 if not state.points[seat] else 0

    state = Generous().new(2, 1)
    state.apply(0, 0)
    state.apply(1, 0)
    assert {decide(bot(name, seed), state, 0, seed) for seed in range(20)} <= {ROLL, SHOW}
    Generous.concessions = (ROLL, SHOW, KEEP)
    assert decide(bot(name, 1), state, 0, 1) in (ROLL, SHOW, KEEP)


# ---- random ------------------------------------------------------------------------------------------------------


def test_the_random_bot_takes_every_action_sooner_or_later() -> None:
    state = GAME.new(3, 42)
    blind = RandomBot(1)
    assert {blind.choose(state, 0) for _ in range(40)} == set(state.legal(0))


# ---- greedy ------------------------------------------------------------------------------------------------------


def test_throws_show_every_face_of_a_die_equally_often() -> None:
    for sides in (2, 3, 4, 6, 12):
        faces = [throw.clone().roll(sides) for throw in even_throws(7)]
        assert {faces.count(face) for face in range(1, sides + 1)} == {THROWS // sides}


def test_the_greedy_bot_takes_a_free_city_for_its_own_people() -> None:
    """On the last turn a sure city for one's own people is worth more than anything else."""
    state = age_of_gods.position(
        players=3, turn=9, phase="combat", seat=0, destiny={0: ["humans"]}, empty=["t37"]
    )
    chosen = GAME.actions.text(decide(GreedyBot(1), state, 0, 1))
    assert chosen.endswith(" t37")
    origin = chosen.split()[1]
    assert state.view(0)["territories"][origin]["people"] == "humans"  # type: ignore[index]


def test_the_greedy_bot_raises_its_own_people_rather_than_anothers() -> None:
    state = age_of_gods.position(
        players=3, turn=4, phase="action", seat=0, destiny={0: ["orcs"]}, hands={0: ["orcs", "dwarves"]}
    )
    values = {GAME.actions.text(action): value for action, value in advise(GreedyBot(1), state, 0, 1)}
    assert values["play orcs technology"] > values["play dwarves technology"]


def test_advice_ranks_every_legal_action_and_the_finalists_by_their_worth() -> None:
    state = age_of_gods.position(players=3, turn=4, phase="combat", seat=0)
    advice = advise(GreedyBot(1), state, 0, 1)
    assert sorted(action for action, _ in advice) == sorted(state.legal(0))
    best = [value for _, value in advice[:FINALISTS]]
    assert best == sorted(best, reverse=True)


def test_a_decision_among_thousands_of_attacks_takes_well_under_a_second() -> None:
    state = age_of_gods.position(players=4, turn=3, phase="action", seat=0, hands={0: ["winged"]})
    state.apply(0, GAME.actions.parse("play winged ability"))
    assert len(state.legal(0)) > 2000
    begin = process_time()
    decide(GreedyBot(1), state, 0, 1)
    assert process_time() - begin < 1.0


def test_greed_beats_chance() -> None:
    lead = 0
    for seed in (1, 2):
        bots: list[Any] = [RandomBot(seed), RandomBot(seed + 10)]
        bots[seed % 2] = GreedyBot(seed)
        outcome = played(GAME.new(2, seed), bots, seed).outcome
        assert outcome is not None
        lead += outcome.scores[seed % 2] - outcome.scores[1 - seed % 2]
    assert lead > 8


def test_greed_beats_chance_in_age_of_mythology_too() -> None:
    """Chance hardly ever gets a point there."""
    game = ludage.game("age-of-mythology")
    for seed in (1, 2):
        bots: list[Any] = [RandomBot(seed), RandomBot(seed + 10)]
        bots[seed % 2] = GreedyBot(seed)
        outcome = played(game.new(2, seed), bots, seed).outcome
        assert outcome is not None
        assert outcome.winners == (seed % 2,)
        assert outcome.scores[seed % 2] - outcome.scores[1 - seed % 2] > 8


def test_the_greedy_bot_changes_nothing_in_what_it_is_given() -> None:
    state = age_of_gods.position(players=3, turn=4, phase="combat", seat=0)
    before = state.to_json()
    GreedyBot(3).choose(state, 0)
    assert state.to_json() == before
