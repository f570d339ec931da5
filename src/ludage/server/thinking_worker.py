"""A process in which bots think, started by `ludage.server.thinking`; it imports only what a bot needs.

Requests come as lines of JSON on its standard input, answers go out as lines of JSON. It ends when its input ends,
that is, when the server is gone.
"""

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import ludage
from ludage.bots import Bot
from ludage.core.game import Game

Maker = Callable[[str, int], Bot]
"""From the level and the seed of a bot to the bot."""

READY = b"ready\n"
ADVISER = "greedy"
GRACE = 1.0
"""Seconds past its budget after which a thought nobody has stopped ends with its process: the server is gone."""
POLITENESS = 5
"""Thinking gives way to serving."""


class Study:
    """Restores positions and asks bots about them."""

    def __init__(self, maker: Maker, content: str | None) -> None:
        self.maker = maker
        self.content = content
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
            return self._think(**request)
        except Exception:
            return {"error": traceback.format_exc(limit=-4)}

    def _think(self, game: str, position: str, seat: int, level: str | None, seed: int) -> dict[str, Any]:
        """The choice of a bot of this level; without a level, advice."""
        state = self._game(game).from_json(position)
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"seat {seat} owes no decision")
        if level is None:
            adviser: Any = self.maker(ADVISER, seed)
            return {"advice": [pair for pair in adviser.advice(state, seat) if pair[0] in legal]}
        action = self.maker(level, seed).choose(state, seat)
        if action not in legal:
            raise ValueError(f"bot {level!r} chose {action!r}, which is not legal")
        return {"action": int(action)}

    def _game(self, game_id: str) -> Game[Any]:
        if game_id not in self._games:
            self._games[game_id] = ludage.game(game_id, self.content)
        return self._games[game_id]


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


def _maker(path: str) -> Maker:
    module, name = path.split(":")
    maker: Maker = getattr(import_module(module), name)
    return maker


def main(bots: str, content: str, seconds: str) -> None:
    """Arguments: `module:function` that makes bots, the folder of the operator's content or "", the budget."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process
    if sys.platform != "win32":
        os.nice(POLITENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    try:
        serve(Study(_maker(bots), content or None), sys.stdin.buffer, answers, float(seconds))
    except BrokenPipeError:
        os._exit(0)  # nobody listens any more; there is nothing to flush to


if __name__ == "__main__":
    main(*sys.argv[1:])
