"""Prints what the engine's own texts say, as JSON: the client's texts are compared with it (web/tests/texts.test.ts).

Every key of every language is rendered with the arguments that it asks for; references, lists, numbers of all kinds and
the secret forms of events among them.
"""

import json
import sys
from importlib.resources import files
from typing import Any

from fluent.syntax import ast, visitor

import ludage
from ludage.texts import LANGUAGES, Texts

NUMBERS = (0, 1, 2, 7, 1234, -3)


class Variables(visitor.Visitor):
    """The names of the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """`$people-the` is a form of `$people`."""
        self.names.add(node.id.name)


def cases(game: str, language: str) -> list[dict[str, Any]]:
    """Each key of a game's texts with arguments, and the sentence."""
    folder = files("ludage") / "games" / game.replace("-", "_") / "text"
    texts = Texts(language, [files("ludage") / "server" / "text", folder], ["Ann", "", "Zoé"])
    out: list[dict[str, Any]] = []
    for key, names in sorted(variables_of(texts).items()):
        for number in NUMBERS:
            args = arguments(names, texts, number)
            try:
                said = texts.say(key, args)
            except (KeyError, ValueError):
                continue  # not a key for these arguments
            out.append({"key": key, "args": args, "said": said})
    return out


def variables_of(texts: Texts) -> dict[str, set[str]]:
    """The variables of every message that has a value."""
    found: dict[str, set[str]] = {}
    bundle = texts._bundle
    for key in texts.keys():  # noqa: SIM118
        pattern = bundle._messages[key].value
        if pattern is not None:
            seen = Variables()
            seen.visit(pattern)
            found[key] = seen.names
    return found


def arguments(names: set[str], texts: Texts, number: int) -> dict[str, Any]:
    """Something fitting for every variable: a reference where a form of it is used, else a number."""
    plain = {name.split("-")[0] for name in names}
    args: dict[str, Any] = {}
    for name in sorted(plain):
        forms = {full[len(name) + 1 :] for full in names if full.startswith(f"{name}-")}
        if "signed" in forms:
            args[name] = number
        elif "count" in forms:
            args[name] = ["seat:0", "seat:1", "seat:2"][: max(1, abs(number) % 4)]
        else:
            args[name] = reference(name, forms, texts) or (
                f"seat:{abs(number) % 3}" if name in SEATS else number
            )
    return args


SEATS = ("seat", "owner", "first", "other", "name")


def reference(name: str, forms: set[str], texts: Texts) -> str | None:
    """An element that has these forms: of the kind of the variable's name, else of any."""
    kinds = sorted(key for key in texts.keys() if "-" in key)  # noqa: SIM118
    own = [key for key in kinds if key.startswith(f"{name}-")]
    for key in own or (kinds if forms else []):
        attributes = texts._bundle.get_message(key).attributes
        if forms <= set(attributes) and not key.startswith(("event-", "prompt-", "server-", "refusal-")):
            kind, element = key.split("-", 1)
            return f"{kind}:{element}"
    return None


if __name__ == "__main__":
    json.dump(
        {game: {language: cases(game, language) for language in LANGUAGES} for game in ludage.game_ids()},
        sys.stdout,
        ensure_ascii=False,
    )
