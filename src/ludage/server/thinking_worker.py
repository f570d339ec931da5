"""A process in which bots think, started by `ludage.server.thinking`; it imports only what a bot needs.

Requests come as lines of JSON on its standard input, answers go out as lines of JSON. It ends when its input ends,
that is, when the server is gone; on Linux also in mid-thought, and elsewhere when the time for the thought is over.
"""

import ctypes
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import ludage
from ludage.analysis import game
from ludage.analysis.hints import Suggestion, suggestions
from ludage.analysis.reasons import BOUNDLESS, Comparer, reason_key
from ludage.bots import Bot, Listener, Timed
from ludage.bots.budget import Budget
from ludage.core.event import Data
from ludage.core.game import Game
from ludage.core.state import State

Maker = Callable[[str, int], Bot]
"""From the level and the seed of a bot to the bot."""

READY = b"ready\n"
ADVISER = "strong"
HURRY = 0.6
"""The share of its budget after which a bot is to have answered: the rest is for what it cannot count."""
REASONING = 0.85
"""The share of its budget after which no more reasons are looked for: the hint goes without."""
GRACE = 1.0
"""Seconds past its budget after which a thought nobody has stopped ends with its process: the server is gone."""
DIGITS = 4
"""Of amounts: more than anybody is shown."""
PARENT_DEATH_SIGNAL = 1
"""PR_SET_PDEATHSIG of prctl(2)."""
POLITENESS = 5
"""Thinking gives way to serving."""


class Study:
    """Restores positions and asks bots about them."""

    def __init__(self, maker: Maker, content: str | None, seconds: float) -> None:
        self.maker = maker
        self.content = content
        self.seconds = HURRY * seconds
        self.reasoning = REASONING * seconds
        self._games: dict[str, Game[Any]] = {}

    def prepare(self) -> None:
        """Set up the games beforehand, for that is no part of a thought."""
        for game_id in ludage.game_ids():
            with suppress(
                ValueError
            ):  # an operator's content may fit some games only; who asks for others hears it
                self._game(game_id)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to one request; what goes wrong is told, not raised."""
        try:
            return self._work(**request) if "work" in request else self._think(**request)
        except Exception:
            return {"error": traceback.format_exc(limit=-4)}

    def _work(self, work: str, task: list[Any]) -> dict[str, Any]:
        """One task of an analysis; the game stays at hand for the next."""
        found = (
            game.decision(_task(task))
            if work == game.DECISIONS
            else game.reasons((_task(task[0]), task[1], task[2]))
        )
        return {"found": found}

    def _think(
        self, game: str, position: str, seat: int, level: str | None, seed: int, heard: Sequence[Data]
    ) -> dict[str, Any]:
        """The choice of a bot of this level that has heard all this; without a level, advice."""
        started = time.monotonic()
        state = self._game(game).from_json(position)
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"seat {seat} owes no decision")
        player: Any = self.maker(level or ADVISER, seed)
        if isinstance(player, Timed):
            player.seconds = self.seconds
        if isinstance(player, Listener):
            player.observe(heard)
        if level is None:
            ranked = [pair for pair in player.advice(state, seat) if pair[0] in legal]
            ranked.sort(key=lambda pair: (-pair[1], pair[0]))
            left = self.reasoning - (time.monotonic() - started)
            return {"advice": [_told(each) for each in self._reasons(state, seat, ranked, seed, left)]}
        action = player.choose(state, seat)
        if action not in legal:
            raise ValueError(f"bot {level!r} chose {action!r}, which is not legal")
        return {"action": int(action)}

    def _reasons(
        self, state: State, seat: int, ranked: list[tuple[int, float]], seed: int, seconds: float
    ) -> list[Suggestion]:
        """The best actions with their reasons, if these are found in so many seconds."""
        comparer = Comparer(state.game, ADVISER, state.players)
        return suggestions(comparer, state, seat, ranked, seed, Budget(BOUNDLESS, seconds))

    def _game(self, game_id: str) -> Game[Any]:
        if game_id not in self._games:
            self._games[game_id] = ludage.game(game_id, self.content)
        return self._games[game_id]


def _task(task: list[Any]) -> game.Task:
    """As it was before it travelled."""
    text, content, level, seed, at = task
    return text, content, level, seed, at


def _told(each: Suggestion) -> dict[str, Any]:
    """A suggestion on the wire: a reason as the key of its text, and an amount."""
    reasons = [{"key": reason_key(part), "amount": round(amount, DIGITS)} for part, amount in each.reasons]
    return {
        "action": each.action,
        "value": each.value,
        "reasons": [reason for reason in reasons if reason["amount"]],
    }


def serve(study: Study, requests: BinaryIO, answers: BinaryIO, seconds: float) -> None:
    """Answer until the requests end."""
    study.prepare()
    answers.write(READY)
    answers.flush()
    for line in requests:
        _alarm(seconds + GRACE)
        answer = json.dumps(study.answer(json.loads(line)))
        _alarm(0)
        answers.write(answer.encode() + b"\n")
        answers.flush()


def _alarm(seconds: float) -> None:
    """Unless it is called again in time the system ends this process, whatever it is doing."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _end_with_the_server() -> None:
    """Linux ends this process with the one that started it, however that ended and whatever this one is doing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)
        # if the server has ended before this, there will be no request to think about


def _maker(path: str) -> Maker:
    module, name = path.split(":")
    maker: Maker = getattr(import_module(module), name)
    return maker


def main(bots: str, content: str, seconds: str) -> None:
    """Arguments: `module:function` that makes bots, the folder of the operator's content or "", the budget."""
    _end_with_the_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if sys.platform != "win32":
        os.nice(POLITENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    try:
        serve(Study(_maker(bots), content or None, float(seconds)), sys.stdin.buffer, answers, float(seconds))
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more; there is nothing to flush to


if __name__ == "__main__":
    main(*sys.argv[1:])
