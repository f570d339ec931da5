"""What the die has decided: conquest, maximum size, giving up the origin, breakthrough (AOG-COMBAT, MAXSIZE, BREAK)."""

from ludage.core.event import Event
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods.abilities_table import Occasion, Terms
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.board import destroy, fortify, reserve, take
from ludage.games.age_of_gods.combat import breakthrough_faces, can_attack, modifier_lines, modifiers
from ludage.games.age_of_gods.state import Ask, Frame, Position


def resolve(state: Position, frame: Frame) -> None:
    """The rolled attack takes effect. A total of 3 or more succeeds, and nothing else (AOG-COMBAT-08, 16)."""
    terms = frame.terms
    assert terms is not None
    state.stack.pop()
    seat, origin, target = frame.seat, frame.place, frame.target
    attacker = state.people_at[origin]
    die = max(frame.dice)
    total = die
    for amount, _ in modifiers(state, seat, terms, origin, target):
        total += amount
    won = state.people_at[target] < 0 or total >= state.box.success_at
    if state.heard is not None:
        _tell_result(state, frame, terms, die, total, won)
    if not won:
        launch_again(state, seat, terms, attacker)
    elif reserve(state, attacker) > 0:
        conquer(state, frame, terms, attacker)
    else:
        state.stack.append(
            Frame(Ask.GIVE_UP, seat, place=origin, target=target, dice=frame.dice, terms=terms)
        )


def _tell_result(state: Position, frame: Frame, terms: Terms, die: int, total: int, won: bool) -> None:
    if state.people_at[frame.target] < 0:
        return
    lines = modifier_lines(state, frame.seat, terms, frame.place, frame.target)
    state.tell(
        Event(
            "attack-won" if won else "attack-lost",
            {
                "seat": f"seat:{frame.seat}",
                "people": state.box.people_refs[state.people_at[frame.place]],
                "territory": state.box.territory_refs[frame.target],
                "die": die,
                "total": total,
                "needed": state.box.success_at,
                "lines": [line.to_dict() for line in lines],
            },
        )
    )


def conquer(state: Position, frame: Frame, terms: Terms, attacker: int) -> None:
    """The attacker takes the target; then what the conquest allows, the last pushed comes first."""
    seat, target = frame.seat, frame.target
    take(state, attacker, target, "attack")
    if terms.colonists and state.supply > 0:
        state.supply -= 1
        fortify(state, target)
        if state.heard is not None:
            state.tell(Event("colonists", {"territory": state.box.territory_refs[target]}))
    launch_again(state, seat, terms, attacker)
    if terms.chain:
        onward = terms.but(
            occasion=Occasion.CHAIN,
            bonus=terms.chain[0],
            origin=target,
            optional=True,
            chain=terms.chain[1:],
        )
        state.stack.append(Frame(Ask.ATTACK, seat, terms=onward))
    if terms.breakthrough and max(frame.dice) in breakthrough_faces(state, seat):
        break_through(state, seat, target)


def break_through(state: Position, seat: int, conquest: int) -> None:
    """A second, ordinary attack from the territory just taken; it gives no third (AOG-BREAK-01 to 03, ACTION-12)."""
    terms = Terms(Occasion.BREAKTHROUGH, origin=conquest, breakthrough=False, optional=True)
    possible = can_attack(state, seat, terms)
    if state.heard is not None:
        kind = "breakthrough" if possible else "breakthrough-nowhere"
        state.tell(Event(kind, {"seat": f"seat:{seat}", "territory": state.box.territory_refs[conquest]}))
    if possible:
        state.stack.append(Frame(Ask.ATTACK, seat, terms=terms))


def launch_again(state: Position, seat: int, terms: Terms, attacker: int) -> None:
    """The further attacks of a card by the same people, whatever became of the one before (Orcs)."""
    if terms.again:
        further = terms.but(bonus=terms.again[0], people=attacker, again=terms.again[1:])
        state.stack.append(Frame(Ask.ATTACK, seat, terms=further))


# ---- at maximum size ----------------------------------------------------------------------------------------


def legal_give_up(state: Position, frame: Frame, seat: int) -> list[int]:
    """Give up the origin and hold the target, or keep it and leave the target empty (AOG-MAXSIZE-02, 03)."""
    return [state.actions.of(Verb.GIVE_UP), state.actions.of(Verb.KEEP)]


def refuse_give_up(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Both are always allowed; no other territory can be given up, there is no action for it."""
    return None


def perform_give_up(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The origin is destroyed for the target, or the target is left empty."""
    state.stack.pop()
    terms = frame.terms
    assert terms is not None
    attacker = state.people_at[frame.place]
    if verb == Verb.GIVE_UP:
        destroy(state, frame.place, "given-up")
        conquer(state, frame, terms, attacker)
        return
    if state.people_at[frame.target] >= 0:
        destroy(state, frame.target, "attack")
    elif state.heard is not None:
        state.tell(Event("left-empty", {"territory": state.box.territory_refs[frame.target]}))
    launch_again(state, seat, terms, attacker)


def explain_give_up(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What each of the two choices costs and brings, in territories of the attacking people."""
    people = state.box.people_refs[state.people_at[frame.place]]
    origin = state.box.territory_refs[frame.place]
    target = state.box.territory_refs[frame.target]
    if verb == Verb.GIVE_UP:
        return Forecast(
            [
                Line(-1, Message("forecast-lose", {"people": people, "territory": origin}, "AOG-MAXSIZE-03")),
                Line(1, Message("forecast-gain", {"people": people, "territory": target}, "AOG-MAXSIZE-03")),
            ]
        )
    return Forecast([Line(0, Message("forecast-stays-empty", {"territory": target}, "AOG-MAXSIZE-02"))])
