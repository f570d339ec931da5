"""A game looked at again: what a bot would have done at each decision, who was likely to win, and what decided it.

Everything is plain data, ready for JSON, so that it can be kept. Decisions are worked out one by one, each from its own
seed, so it makes no difference where and by how many.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludage.analysis.chances import Oracle, oracle, softmax, values
from ludage.analysis.reasons import Comparer
from ludage.arena.pairing import derived
from ludage.arena.workers import Workers
from ludage.bots import LevelBot, advise
from ludage.core import record
from ludage.core.event import Data
from ludage.core.journal import Journal
from ludage.games import game

FORMAT = "ludage analysis 1"
BEST = 3
"""So many of the best actions are kept of each decision."""
COSTLIEST = 3
CANDIDATES = 6
"""So many are looked at again with fresh luck: of many figures, the highest were lucky ones too."""
HOLDS = 0.25
"""The share of a loss that has to show again."""
LEAST_COST = 0.005
SWINGS = 3
LEAST_SWING = 0.02
"""A turn that moves the chances less is none that swung the game."""
LEAST_LOSS, GREAT_LOSS = 0.05, 1.0
"""Less would be written as nothing; more is worth a word even where the game was won or lost."""
REASONS = 12
"""So many parts of a difference are kept, the largest."""
BATCH = 4

UNSEEN = -1e300
"""Bots value so what they had no time for."""

Task = tuple[str, str | None, str, int, int]
"""The record, the folder of an owner's tables, the level, the seed and the decision."""
Told = Callable[[str, int, int], None]
"""Hears the stage that is under way, how much of it is done, and of how much."""
DECISIONS, REASONING = "decisions", "reasons"


def analyse(
    journal: Journal,
    crew: Workers,
    level: str = "strong",
    seed: int = 1,
    content: Path | None = None,
    told: Told | None = None,
) -> dict[str, Any]:
    """The whole game, as plain data:

    * `chances`: of each seat, before each action and at the end; None for a game that says nothing of them.
    * `decisions`: at each, what was played, the best actions with their values, and what was lost (`loss`, in the units
      of the evaluation; `cost`, in chances of winning). Values are None where there was no choice, or where the bot
      would not value what was played (to give up).
    * `swings`: the turns that moved the chances most.
    * `costliest`: for each seat the decisions that cost most, with the loss as it showed `again` and the parts in which
      the better action is ahead.
    """
    tasks = decisions_of(journal, level, seed, content)
    decisions = _all(crew.map(decision, tasks, BATCH), len(tasks), DECISIONS, told)
    asked = reasons_of(tasks, decisions)
    found = _all(crew.map(reasons, asked), len(asked), REASONING, told)
    return whole(journal, level, seed, decisions, found)


def decisions_of(journal: Journal, level: str, seed: int, content: Path | None = None) -> list[Task]:
    """The tasks of `decision`: one for each action of the game."""
    text = record.write(journal, every=max(1, len(journal.actions)))
    folder = None if content is None else str(content)
    return [(text, folder, level, seed, at) for at in range(len(journal.actions))]


def reasons_of(tasks: Sequence[Task], decisions: Sequence[dict[str, Any]]) -> list[tuple[Task, str, str]]:
    """The tasks of `reasons`, once every decision is known: one for each that may have cost much."""
    return [(tasks[each["at"]], each["best"][0]["action"], each["played"]) for each in _costly(decisions)]


def whole(
    journal: Journal,
    level: str,
    seed: int,
    decisions: Sequence[dict[str, Any]],
    found: Sequence[tuple[float, list[dict[str, Any]]]],
) -> dict[str, Any]:
    """The analysis, of what these tasks have brought."""
    teller = oracle(journal.game, journal.players)
    chances = None
    if teller is not None:
        chances = [each["chances"] for each in decisions] + [_rounded(teller.chances(journal.state))]
    decisions = [{name: each[name] for name in each if name != "chances"} for each in decisions]
    candidates = _costly(decisions)
    for each, (gain, why) in zip(candidates, found, strict=True):
        each["again"], each["reasons"] = gain, why
    costliest = [
        [each for each in candidates if each["seat"] == seat and each["again"] >= HOLDS * each["loss"]][
            :COSTLIEST
        ]
        for seat in range(journal.players)
    ]
    outcome = journal.state.outcome
    return {
        "format": FORMAT,
        "game": journal.game.id,
        "rules": journal.game.version,
        "players": journal.players,
        "level": level,
        "seed": seed,
        "actions": len(journal.actions),
        "outcome": None if outcome is None else outcome.to_dict(),
        "chances": chances,
        "decisions": decisions,
        "swings": [] if chances is None else swings(journal, chances),
        "costliest": costliest,
    }


def _all(found: Iterator[Any], total: int, stage: str, told: Told | None) -> list[Any]:
    """All results, told as they come in."""
    out = []
    for each in found:
        out.append(each)
        if told is not None:
            told(stage, len(out), total)
    return out


# ---- one decision ---------------------------------------------------------------------------------------------------


class _Desk:
    """A game that is being looked at, replayed once."""

    def __init__(self, text: str, content: str | None, level: str) -> None:
        self.journal = record.read(text, lambda name: game(name, None if content is None else Path(content)))
        self.oracle: Oracle | None = oracle(self.journal.game, self.journal.players)
        self.comparer = Comparer(self.journal.game, level, self.journal.players)


@lru_cache(maxsize=1)
def _desk(text: str, content: str | None, level: str) -> _Desk:
    return _Desk(text, content, level)


def decision(task: Task) -> dict[str, Any]:
    """What the level thinks of one decision of a game, and everybody's chances before it."""
    text, content, level, seed, at = task
    desk = _desk(text, content, level)
    journal = desk.journal
    seat, action = journal.actions[at]
    state = journal.at(at)
    texts = journal.game.actions
    choices = state.earnest(seat)
    found: dict[str, Any] = {
        "at": at,
        "seat": seat,
        "played": texts.text(action),
        "choices": len(choices),
        "best": [],
        "value": None,
        "loss": None,
        "cost": None,
    }
    if desk.oracle is not None:
        found["chances"] = _rounded(desk.oracle.chances(state))
    if len(choices) > 1:
        thoughts = derived(seed, "analysis", at)
        ranked = advise(LevelBot(level, thoughts), state, seat, thoughts, journal.heard_by(seat, at))
        valued = dict(ranked)
        found["best"] = [
            {"action": texts.text(one), "value": _shown(value)}
            for one, value in ranked[:BEST]
            if value > UNSEEN
        ]
        if valued.get(action, UNSEEN) > UNSEEN:
            loss = max(0.0, ranked[0][1] - valued[action])
            found["value"] = _shown(valued[action])
            found["loss"] = _shown(loss)
            found["cost"] = None if desk.oracle is None else _cost(desk.oracle, state, seat, loss)
    return found


def _cost(teller: Oracle, state: Any, seat: int, loss: float) -> float:
    """The chance of winning that a seat has and would not have with so much less."""
    temperature = teller.scale.at(state.game.progress(state))
    here = list(values(state, teller.weights))
    before = softmax(here, temperature)[seat]
    here[seat] -= loss
    return round(before - softmax(here, temperature)[seat], 4)


def reasons(task: tuple[Task, str, str]) -> tuple[float, list[dict[str, Any]]]:
    """By how much the position after one action is ahead of that after another, and in which parts, the largest
    first."""
    (text, content, level, seed, at), better, played = task
    desk = _desk(text, content, level)
    journal = desk.journal
    seat, _ = journal.actions[at]
    first, second = (journal.game.actions.parse(each) for each in (better, played))
    parts = desk.comparer.compare(journal.at(at), seat, first, second, derived(seed, "reasons", at))
    why = [{"part": name, "amount": _shown(amount)} for name, amount in parts[:REASONS] if _shown(amount)]
    return _shown(sum(amount for _, amount in parts)), why


def _shown(value: float) -> float:
    return round(value, 4)


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


# ---- the whole game -------------------------------------------------------------------------------------------------


def _costly(decisions: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The candidates of all seats, the first seat's first."""
    seats = sorted({each["seat"] for each in decisions})
    return [each for seat in seats for each in _candidates(decisions, seat)]


def _candidates(decisions: Sequence[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The decisions of a seat that cost most chances, or most at all where nothing is known of these."""
    own = []
    for each in decisions:
        if each["seat"] == seat and (each["loss"] or 0.0) >= LEAST_LOSS:
            cost = each["cost"]
            if cost is None or cost >= LEAST_COST or each["loss"] >= GREAT_LOSS:
                own.append({**each})
    return sorted(own, key=lambda each: (-(each["cost"] or 0.0), -each["loss"]))[:CANDIDATES]


def turns(journal: Journal) -> list[tuple[int, int, int]]:
    """The turns of a game, each as its seat, its first action and the one after its last: what others decide in the
    middle of a turn, while something hangs, belongs to it."""
    found: list[tuple[int, int, int]] = []
    begin = 0
    for at in range(1, len(journal.actions)):
        if journal.actions[at][0] != journal.actions[begin][0] and journal.game.quiet(journal.at(at)):
            found.append((journal.actions[begin][0], begin, at))
            begin = at
    if journal.actions:
        found.append((journal.actions[begin][0], begin, len(journal.actions)))
    return found


def swings(journal: Journal, chances: Sequence[Sequence[float]]) -> list[Data]:
    """The turns that moved the chances most, in all."""
    moved = []
    for seat, begin, end in turns(journal):
        change = [after - before for before, after in zip(chances[begin], chances[end], strict=True)]
        size = sum(abs(each) for each in change) / 2
        if size >= LEAST_SWING:
            moved.append((size, seat, begin, end))
    moved.sort(key=lambda each: (-each[0], each[2]))
    return [
        {
            "seat": seat,
            "from": begin,
            "to": end,
            "size": round(size, 4),
            "before": list(chances[begin]),
            "after": list(chances[end]),
        }
        for size, seat, begin, end in moved[:SWINGS]
    ]


# ---- one decision in full --------------------------------------------------------------------------------------------


def in_full(task: Task) -> dict[str, Any]:
    """One decision with all its actions: `ranked` has each with its value, the best first, and those that are worth a
    look with the parts in which they differ from what was played; what was played, from the next best."""
    text, content, level, seed, at = task
    desk = _desk(text, content, level)
    journal = desk.journal
    seat, action = journal.actions[at]
    state = journal.at(at)
    found = decision(task)
    thoughts = derived(seed, "analysis", at)
    ranked: list[tuple[int, float]] = []
    if found["choices"] > 1:
        ranked = advise(LevelBot(level, thoughts), state, seat, thoughts, journal.heard_by(seat, at))
    if action not in [one for one, _ in ranked]:  # there was no choice, or the game was given up
        ranked.append((action, float("-inf")))
    found["ranked"] = []
    for place, (one, value) in enumerate(ranked):
        other = next((each for each, _ in ranked if each != action), None) if one == action else action
        parts: list[dict[str, Any]] = []
        if other is not None and (place < BEST or one == action):
            _, parts = reasons((task, journal.game.actions.text(one), journal.game.actions.text(other)))
        entry = {"action": journal.game.actions.text(one), "value": _shown(value) if value > UNSEEN else None}
        found["ranked"].append({**entry, "reasons": parts})
    return found
