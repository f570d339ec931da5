"""Prints what the engine makes of parts of an evaluation, as JSON: web/tests/reasons.test.ts compares the client's."""

import json
import sys
from importlib.resources import files
from random import Random
from typing import Any

import ludage
from ludage.analysis.reasons import POINTS, reason_key, sentence
from ludage.texts import LANGUAGES, Texts

CASES = 60
UNNAMED = "something_new"


def cases(game: str, language: str) -> list[dict[str, Any]]:
    """Parts as the server sends them, and the sentence."""
    texts = Texts(language, [files("ludage") / "games" / game.replace("-", "_") / "text"])
    named = [name for name in ludage.game(game).weights("first").values if texts.has(reason_key(name))]
    chance, out = Random(f"{game} {language}"), []
    for number in range(CASES):
        names = chance.sample([*named, POINTS, UNNAMED], number % 7)
        parts = [(name, round(chance.gauss(0, 4), 4)) for name in names]
        reasons = [{"key": reason_key(name), "amount": amount} for name, amount in parts]
        out.append({"reasons": reasons, "said": sentence(parts, texts)})
    return out


if __name__ == "__main__":
    json.dump(
        {game: {language: cases(game, language) for language in LANGUAGES} for game in ludage.game_ids()},
        sys.stdout,
        ensure_ascii=False,
    )
