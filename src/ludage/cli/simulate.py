"""Many games between bots: how fast the engine is, how long games last, who wins, how scores spread."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from time import perf_counter, process_time
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludage.bots import Bot, Hearing, bot, decide, decision_seed
from ludage.cli.words import Words
from ludage.core.game import Game
from ludage.core.state import State
from ludage.core.stream import Stream, seeded

BARS = 12
BAR_WIDTH = 40


@dataclass
class Tally:
    """What the games came to."""

    players: int
    games: int = 0
    actions: int = 0
    work: float = 0.0
    """Seconds of processor time: what the games took, however busy the machine is with other things."""
    wait: float = 0.0
    """Seconds by the clock."""
    seat_wins: list[float] = field(default_factory=list)
    """A shared victory counts for each winner by its share."""
    bot_wins: dict[str, float] = field(default_factory=dict)
    bot_scores: dict[str, list[int]] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def add(self, state: State, seats: list[str], actions: int) -> None:
        """A finished game."""
        outcome = state.outcome
        assert outcome is not None
        self.games += 1
        self.actions += actions
        self.seat_wins = self.seat_wins or [0.0] * self.players
        for seat, score in enumerate(outcome.scores):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.seat_wins[seat] += share
            self.bot_wins[seats[seat]] = self.bot_wins.get(seats[seat], 0.0) + share
            self.bot_scores.setdefault(seats[seat], []).append(score)
            self.scores.append(score)


def simulate(
    game: Game[Any],
    players: int,
    games: int,
    seed: int,
    bots: list[str],
    options: dict[str, str],
    done: Callable[[], None] = lambda: None,
) -> Tally:
    """Play games with the seeds `seed`, `seed` + 1 and so on.

    One name of a bot fills all seats. Several are dealt round the table, the last one to all seats left, and move on
    by one seat each game, so that none keeps the first.
    """
    kinds = bots + [bots[-1]] * (players - len(bots))
    tally = Tally(players)
    work, wait = process_time(), perf_counter()
    for number in range(games):
        seats = [kinds[(seat - number) % players] for seat in range(players)]
        state = game.new(players, seed + number, **options)
        luck = seeded(decision_seed(seed + number, 0))
        if all(kind == "random" for kind in seats):
            actions = play_blindly(state, luck)
        else:
            actions = play_bots(state, seats, seed + number, luck)
        tally.add(state, seats, actions)
        done()
    tally.work, tally.wait = process_time() - work, perf_counter() - wait
    return tally


def play_blindly(state: State, luck: Stream) -> int:
    """Random legal actions, but giving up, to the end; how many. As lean as can be: this measures the engine."""
    count = 0
    below = luck.below
    while state.to_act:
        seat = state.to_act[0]
        choices = state.earnest(seat)
        state.apply(seat, choices[below(len(choices))])
        count += 1
    return count


def play_bots(state: State, seats: list[str], seed: int, luck: Stream) -> int:
    """Each seat by its bot. A random pick needs no imagined position: it looks at nothing."""
    thinkers: list[Bot | None] = [
        None if kind == "random" else bot(kind, decision_seed(seed, 1 + seat))
        for seat, kind in enumerate(seats)
    ]
    hearing = Hearing(state) if any(thinkers) else None
    count = 0
    while state.to_act:
        seat = state.to_act[0]
        thinker = thinkers[seat]
        if thinker is None or hearing is None:
            choices = state.earnest(seat)
            action = choices[luck.below(len(choices))]
        else:
            action = decide(thinker, state, seat, decision_seed(seed, 1000 + count), hearing.news(seat))
        state.apply(seat, action)
        count += 1
    return count


# ---- the report --------------------------------------------------------------------------------------------------


def report(tally: Tally, words: Words) -> list[RenderableType]:
    """Speed, length, wins, scores."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    seconds = max(tally.work, 1e-9)
    table.add_row(words("sim-games"), str(tally.games))
    table.add_row(words("sim-actions-per-second"), f"{tally.actions / seconds:.0f}")
    table.add_row(words("sim-games-per-second"), words.number(tally.games / seconds))
    table.add_row(words("sim-mean-length"), words.number(tally.actions / tally.games, 1))
    table.add_row(words("sim-work"), words("sim-seconds", seconds=words.number(tally.work, 1)))
    table.add_row(words("sim-wait"), words("sim-seconds", seconds=words.number(tally.wait, 1)))
    parts: list[RenderableType] = [table, Text(words("sim-wins-by-seat"), style="bold"), _wins(tally, words)]
    if len(tally.bot_wins) > 1:
        parts += [Text(words("sim-wins-by-bot"), style="bold"), _wins_by_bot(tally, words)]
    parts += [Text(words("sim-scores"), style="bold"), _spread(tally.scores, words), histogram(tally.scores)]
    return parts


def _wins(tally: Tally, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, wins in enumerate(tally.seat_wins):
        share = words.percent(round(1000 * wins), 1000 * tally.games)
        table.add_row(f"  {words.name(f'seat:{seat}')}", words.number(wins, 1), share)
    return table


def _wins_by_bot(tally: Tally, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, wins in tally.bot_wins.items():
        mean = words("sim-mean-score", score=words.number(fmean(tally.bot_scores[name]), 1))
        table.add_row(f"  {name}", words.percent(round(1000 * wins), 1000 * tally.games), mean)
    return table


def _spread(scores: list[int], words: Words) -> Text:
    figures = {"mean": words.number(fmean(scores), 1), "deviation": words.number(pstdev(scores), 1)}
    return Text("  " + words("sim-spread", least=min(scores), most=max(scores), **figures))


def histogram(scores: list[int]) -> Text:
    """How often scores fall where, as bars of text."""
    least, most = min(scores), max(scores)
    step = -(-(most - least + 1) // BARS)
    counts = [0] * (-(-(most - least + 1) // step))
    for score in scores:
        counts[(score - least) // step] += 1
    lines = []
    for at, count in enumerate(counts):
        low = least + at * step
        label = f"{low}" if step == 1 else f"{low}–{low + step - 1}"
        bar = "█" * round(BAR_WIDTH * count / max(counts))
        lines.append(f"  {label:>7} {bar} {count}")
    return Text("\n".join(lines))
