"""Divine wrath: the die, the table, and who suffers (AOG-WRATH)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.board import destroy, inhabited, remove_fortification, reserve, take
from ludage.games.age_of_gods.cards import DIE
from ludage.games.age_of_gods.dice import may_reroll, roll
from ludage.games.age_of_gods.masks import NOWHERE
from ludage.games.age_of_gods.state import Ask, Frame, Position

DRAGONS, EARTHQUAKE, TIDAL_WAVE, FAMINE, EPIDEMIC, CIVIL_WAR = 1, 2, 3, 4, 5, 6
FAMINE_FROM = 4

WRATH_EMPTY = Refusal("refusal-wrath-empty", rule="AOG-WRATH-12")
WRATH_INLAND = Refusal("refusal-wrath-inland", rule="AOG-WRATH-3")
WRATH_SMALL_PEOPLE = Refusal("refusal-wrath-small-people", rule="AOG-WRATH-4")
WRATH_NO_CITY = Refusal("refusal-wrath-no-city", rule="AOG-WRATH-5")
WRATH_UNFORTIFIED = Refusal("refusal-wrath-unfortified", rule="AOG-WRATH-2")
WRATH_CLOSED = Refusal("refusal-wrath-closed", rule="AOG-WRATH-6")
WRATH_OWN = Refusal("refusal-wrath-own", rule="AOG-WRATH-6")
WRATH_OTHER_LINE = Refusal("refusal-wrath-other-line", rule="AOG-WRATH-10")
LINE_NOT_ROLLED = Refusal("refusal-line-not-rolled", rule="AOG-PEOPLE-chaos")


def call(state: Position, seat: int, people: int, dice: int) -> None:
    """The player of the card rolls; Lok may roll again."""
    rolled = roll(state, seat, dice)
    state.stack.append(Frame(Ask.WRATH_ROLLED, seat, people=people, dice=rolled))
    if may_reroll(state, seat):
        state.stack.append(Frame(Ask.REROLL, seat))


def choose_line(state: Position, seat: int, people: int) -> None:
    """Bifrons picks the line for a card of an eliminated people (AOG-GOD-bifrons)."""
    state.stack.append(Frame(Ask.LINE, seat, people=people))


def rolled(state: Position, frame: Frame) -> None:
    """One result decides the line; of two different ones the player keeps one (AOG-PEOPLE-chaos).

    If neither has anything to strike, it comes to the same which one he keeps, and he is not asked.
    """
    state.stack.pop()
    if min(frame.dice) == max(frame.dice):
        strike(state, frame.seat, frame.people, frame.dice[0])
    elif any(targets(state, frame.people, line) for line in frame.dice):
        state.stack.append(Frame(Ask.LINE, frame.seat, people=frame.people, dice=frame.dice))
    else:
        for line in frame.dice:
            without_target(state, line)


def legal_line(state: Position, frame: Frame, seat: int) -> list[int]:
    """The lines rolled, or all of them."""
    return [state.actions.of(Verb.LINE, line - 1) for line in range(1, DIE + 1) if _offered(frame, line)]


def _offered(frame: Frame, line: int) -> bool:
    return not frame.dice or line in frame.dice


def refuse_line(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only a line that was rolled, unless the player may choose freely."""
    return None if _offered(frame, x) else LINE_NOT_ROLLED.about(face=x)


def perform_line(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The line is settled."""
    state.stack.pop()
    strike(state, seat, frame.people, x)


def explain_line(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """How many territories the line could strike."""
    count = targets(state, frame.people, x).bit_count()
    return Forecast([Line(count, Message("forecast-wrath", {"wrath": f"wrath:{x}"}, f"AOG-WRATH-{x}"))])


def strike(state: Position, seat: int, people: int, line: int) -> None:
    """The line of the table takes effect; on dragons the right-hand neighbour chooses (AOG-WRATH-1, 11)."""
    chooser = (seat - 1) % state.players if line == DRAGONS else seat
    if state.heard is not None:
        state.tell(Event("wrath", {"seat": f"seat:{seat}", "wrath": f"wrath:{line}"}))
    if targets(state, people, line):
        state.stack.append(Frame(Ask.WRATH, chooser, people=people, number=line))
    else:
        without_target(state, line)


def without_target(state: Position, line: int) -> None:
    """The line has no effect (AOG-WRATH-12)."""
    if state.heard is not None:
        state.tell(Event("wrath-without-target", {"wrath": f"wrath:{line}"}))


def bars(state: Position, people: int, line: int) -> list[tuple[int, Refusal]]:
    """What each line spares, and why. A territory in none of the masks may be chosen (AOG-WRATH-1 to 6)."""
    everywhere = state.box.everywhere
    if line == EARTHQUAKE:
        return [(everywhere & ~state.fortified, WRATH_UNFORTIFIED)]
    if line == CIVIL_WAR:
        own = state.lands[people] if reserve(state, people) > 0 else everywhere
        return [(state.love | state.vortex, WRATH_CLOSED), (own, WRATH_OWN)]
    out = [(everywhere & ~inhabited(state), WRATH_EMPTY)]
    if line == TIDAL_WAVE:
        out.append((everywhere & ~state.box.coast, WRATH_INLAND))
    elif line == FAMINE:
        small = NOWHERE
        for lands in state.lands:
            if lands.bit_count() < FAMINE_FROM:
                small |= lands
        out.append((small, WRATH_SMALL_PEOPLE))
    elif line == EPIDEMIC:
        out.append((everywhere & ~state.box.cities, WRATH_NO_CITY))
    return out


def targets(state: Position, people: int, line: int) -> int:
    """The territories that may be chosen."""
    mask = state.box.everywhere
    for spared, _ in bars(state, people, line):
        mask &= ~spared
    return mask


VERB_OF_LINE = [-1, Verb.DESTROY, Verb.RAZE, Verb.DESTROY, Verb.DESTROY, Verb.DESTROY, Verb.SEIZE]


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every territory the line may strike."""
    return state.actions.of_all(VERB_OF_LINE[frame.number], targets(state, frame.people, frame.number))


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """The first reason that spares the territory."""
    if verb != VERB_OF_LINE[frame.number]:
        return WRATH_OTHER_LINE.about(wrath=f"wrath:{frame.number}")
    for spared, refusal in bars(state, frame.people, frame.number):
        if spared >> x & 1:
            return refusal.about(territory=state.box.territory_refs[x])
    return None


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The territory suffers."""
    state.stack.pop()
    if frame.number == EARTHQUAKE:
        remove_fortification(state, x)
        if state.heard is not None:
            state.tell(Event("razed", {"territory": state.box.territory_refs[x]}))
    elif frame.number == CIVIL_WAR:
        take(state, frame.people, x, "wrath")
    else:
        destroy(state, x, "wrath")


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """Who loses and who gains."""
    box = state.box
    rule = f"AOG-WRATH-{frame.number}"
    territory = box.territory_refs[x]
    if frame.number == EARTHQUAKE:
        return Forecast([Line(-1, Message("forecast-raze", {"territory": territory}, rule))])
    lines = []
    if state.people_at[x] >= 0:
        loser = box.people_refs[state.people_at[x]]
        lines.append(Line(-1, Message("forecast-lose", {"people": loser, "territory": territory}, rule)))
    if frame.number == CIVIL_WAR:
        winner = box.people_refs[frame.people]
        lines.append(Line(1, Message("forecast-gain", {"people": winner, "territory": territory}, rule)))
    return Forecast(lines)
