"""What the server itself refuses. The rules' own refusals come from the games."""

from ludage.core.message import Argument, Problem
from ludage.server.messages import Said


class Refusal(Exception):
    """Something was not done: a code for programs, a message for people, an HTTP status. Nothing has changed."""

    def __init__(self, code: str, status: int = 400, said: Said | None = None, **args: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.said = Said(f"server-{code}", dict(args)) if said is None else said


def refused(code: str, status: int, problem: Problem) -> Refusal:
    """What the engine finds wrong with something that was sent, in its own words."""
    said = problem.said
    return Refusal(code, status, Said(said.key, dict(said.args), said.rule))


def no_such_table() -> Refusal:
    """Also for tables one may not see: their existence is nobody's business."""
    return Refusal("no-such-table", 404)


def not_signed_in() -> Refusal:
    """The request needs a person."""
    return Refusal("not-signed-in", 401)
