"""Rolling the dice, and Lok's second throw (AOG-GOD-lok)."""

from ludage.core.event import Event, News
from ludage.core.message import Refusal
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.cards import DIE, Power
from ludage.games.age_of_gods.gods import has
from ludage.games.age_of_gods.state import Frame, Position

REROLL_NO_SUCH_DIE = Refusal("refusal-reroll-no-such-die", rule="AOG-GOD-lok")


def roll(state: Position, seat: int, count: int) -> tuple[int, ...]:
    """So many dice."""
    dice = tuple([state.stream.roll(DIE) for _ in range(count)])
    if state.heard is not None:
        state.tell(Event("rolled", {"seat": f"seat:{seat}", "dice": list(dice)}, News.CHANCE))
    return dice


def may_reroll(state: Position, seat: int) -> bool:
    """Lok's player, once a turn, may roll one of his dice again (AOG-GOD-lok)."""
    return not state.rerolled and has(state, seat, Power.REROLL_OWN_DIE)


def may_differ(results: dict[int, int], dice: tuple[int, ...]) -> bool:
    """Whether rolling one of the dice again could come to anything else; Lok is not asked in vain."""
    left = max(sorted(dice)[:-1], default=0)  # what counts beside the best die, rolled again
    return any(results[max(left, face)] != results[max(dice)] for face in results)


def legal_reroll(state: Position, frame: Frame, seat: int) -> list[int]:
    """Each face rolled may be rolled again, once."""
    actions = state.actions
    out = [actions.of(Verb.REROLL, face - 1) for face in range(1, DIE + 1) if face in state.stack[-2].dice]
    out.append(actions.of(Verb.PASS))
    return out


def refuse_reroll(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only a die that was rolled just now."""
    if verb == Verb.REROLL and x not in state.stack[-2].dice:
        return REROLL_NO_SUCH_DIE.about(face=x)
    return None


def perform_reroll(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The second result stands; the first is void (AOG-GOD-lok)."""
    state.stack.pop()
    if verb == Verb.PASS:
        return
    state.rerolled = True
    below = state.stack.pop()
    dice = list(below.dice)
    face = state.stream.roll(DIE)
    dice[dice.index(x)] = face
    if state.heard is not None:
        state.tell(
            Event(
                "rerolled",
                {"seat": f"seat:{seat}", "face": x, "again": face, "dice": dice},
                News.CHANCE,
            )
        )
    state.stack.append(
        Frame(
            below.ask,
            below.seat,
            people=below.people,
            place=below.place,
            target=below.target,
            dice=tuple(dice),
            terms=below.terms,
        )
    )
