"""The sequence of a game turn: whose decision is next (AOG-TURN, AOG-END-01).

The stack holds what is pending; when it is empty the turn takes its next step. `settle` goes on until somebody
has a real choice or the game is over.
"""

from collections.abc import Callable

from ludage.core.event import Event, News
from ludage.games.age_of_gods import abilities, action, combat, conquest, destiny, fortification, setup, wrath
from ludage.games.age_of_gods.abilities_table import Occasion, Terms
from ludage.games.age_of_gods.cards import BONUS_MARKERS, MARKER_IDS, Power
from ludage.games.age_of_gods.gods import seat_with
from ludage.games.age_of_gods.score import outcome, score
from ludage.games.age_of_gods.state import DESTINIES, LASTING, NOBODY, Ask, Frame, Phase, Place, Position

Legal = Callable[[Position, Frame, int], list[int]]
Perform = Callable[[Position, Frame, int, int, int, int], None]

WORKED_OFF: dict[int, tuple[Legal, Perform]] = {
    Ask.STEPS: (abilities.legal, abilities.perform),
    Ask.MOVE_MARKER: (abilities.legal_move, abilities.perform_move),
    Ask.WRATH: (wrath.legal, wrath.perform),
}
"""What is not asked if there is one answer. An attack is: who casts the die reads the chances first; and a card is,
because a turn of one's own does not go by unseen (ruling 128)."""


def settle(state: Position) -> None:
    """Go on to the next decision."""
    while True:
        if state.stack:
            if waits(state, state.stack[-1]):
                return
        elif state.phase == Phase.OVER:
            state.to_act = ()
            return
        else:
            next_step(state)


def waits(state: Position, frame: Frame) -> bool:
    """Whether the frame on top needs a decision; what needs none is worked off or skipped."""
    ask = frame.ask
    if ask == Ask.ROLLED:
        conquest.resolve(state, frame)
        return False
    if ask == Ask.WRATH_ROLLED:
        wrath.rolled(state, frame)
        return False
    if ask == Ask.GODS:
        state.to_act = setup.undecided(state)
        return True
    if ask == Ask.BETS:
        state.to_act = frame.seats
        return True
    if ask == Ask.STEPS:
        waiting = abilities.enter(state, frame)
        if not waiting:
            return False
    elif not has_choice(state, frame):
        state.stack.pop()
        return False
    if ask in WORKED_OFF and _one_answer(state, frame):
        return False
    state.to_act = (frame.seat,)
    return True


def _one_answer(state: Position, frame: Frame) -> bool:
    """What leaves one answer is carried out and told, as if it had been given (ruling 128)."""
    legal, perform = WORKED_OFF[frame.ask]
    answers = legal(state, frame, frame.seat)
    if len(answers) > 1:
        return False
    actions = state.actions
    only = answers[0]
    perform(state, frame, frame.seat, actions.verbs[only], actions.xs[only], actions.ys[only])
    return True


def has_choice(state: Position, frame: Frame) -> bool:
    """A frame without a legal choice lapses (AOG-UPRISING-05, AOG-COMBAT-17, AOG-FORT-03, AOG-ACTION-10)."""
    if frame.ask == Ask.FORTIFICATION:
        return fortification.waits(state, frame)
    if frame.ask == Ask.AFTERWARDS:
        return action.waits_afterwards(state, frame)
    if frame.ask == Ask.ATTACK:
        terms = frame.terms
        assert terms is not None
        possible = combat.can_attack(state, frame.seat, terms)
        if not possible and state.heard is not None and not terms.optional:
            state.tell(Event("no-attack", {"seat": f"seat:{frame.seat}"}))
        return possible
    return True


def next_step(state: Position) -> None:
    """The next player of the phase, or the next phase, or the next turn (AOG-TURN-01 to 04)."""
    if state.phase == Phase.SETUP:
        begin_turn(state)
    elif state.phase == Phase.DESTINY and _destiny_is_over(state):
        enter(state, Phase.FORTIFICATION)
    elif state.step < state.players:
        seat = (state.first + state.step) % state.players
        state.step += 1
        push_step(state, seat)
    elif state.phase == Phase.FORTIFICATION:
        enter(state, Phase.COMBAT)
    elif state.phase == Phase.COMBAT:
        enter(state, Phase.ACTION)
    elif state.phase == Phase.ACTION:
        end_turn(state)
    else:
        enter(state, Phase.FORTIFICATION)


def push_step(state: Position, seat: int) -> None:
    """What the phase asks of this player."""
    if state.phase == Phase.DESTINY:
        begin_destiny(state, seat)
    elif state.phase == Phase.FORTIFICATION:
        fortification.push(state, seat)
    elif state.phase == Phase.COMBAT:
        state.stack.append(Frame(Ask.ATTACK, seat, terms=Terms(Occasion.COMBAT, unrevealed=True)))
    else:
        action.push(state, seat)


def enter(state: Position, phase: Phase) -> None:
    """A phase begins; all players finish it before the next (AOG-TURN-02)."""
    state.phase = phase
    state.step = 0
    if state.heard is not None:
        state.tell(Event("phase-begins", {"phase": f"phase:{phase.name.lower()}"}))


def begin_turn(state: Position) -> None:
    """The first player is settled before the destiny phase."""
    state.rerolled = False
    state.taken = 0
    if state.heard is not None:
        state.tell(Event("turn-begins", {"turn": state.turn}))
    enter(state, Phase.DESTINY)
    destiny.first_player(state)


def _destiny_is_over(state: Position) -> bool:
    """Only an uprising goes round the table; what else there is happens at once (AOG-TURN-04)."""
    return state.step > 0 and state.turn not in state.box.uprisings


def begin_destiny(state: Position, seat: int) -> None:
    """Deal, uprising or predictions, by the turn."""
    box = state.box
    largest = box.uprisings.get(state.turn)
    if largest is not None:
        destiny.uprising(state, seat, largest)
        return
    size = box.destiny_deals.get(state.turn)
    if size is not None:
        destiny.deal(state, size)
    if state.turn == box.prediction_turn:
        destiny.predictions(state, late=False)
    late = seat_with(state, Power.LATE_PREDICTION)
    if late != NOBODY and state.turn == box.figure(Power.LATE_PREDICTION, "turn"):
        destiny.predictions(state, late=True)


def end_turn(state: Position) -> None:
    """Markers lent until the end of this turn go back; after turn 9 all cards are shown (AOG-MARK-08, AOG-END-01)."""
    for marker in BONUS_MARKERS:
        turns = state.bonus[marker]
        for people, last in enumerate(turns):
            if last and last != LASTING and last <= state.turn:
                turns[people] = 0
                if state.heard is not None:
                    data: dict[str, object] = {
                        "people": state.box.people_refs[people],
                        "marker": f"marker:{MARKER_IDS[marker]}",
                    }
                    state.tell(Event("marker-expired", data))
    if state.turn < state.box.turns:
        state.turn += 1
        begin_turn(state)
    else:
        state.phase = Phase.OVER
        state.step = 0
        _tell_end(state)


def _tell_end(state: Position) -> None:
    if state.heard is None:
        return
    refs = state.box.people_refs
    for seat in range(state.players):
        hidden = [
            refs[state.destiny[card]]
            for card in range(seat * DESTINIES, (seat + 1) * DESTINIES)
            if state.destiny[card] >= 0 and state.destiny_place[card] != Place.REVEALED
        ]
        if hidden:
            state.tell(Event("destiny-shown", {"seat": f"seat:{seat}", "peoples": hidden}, News.SHOWN))
        if state.bets[seat]:
            bets = [refs[people] for people in state.bets[seat]]
            state.tell(Event("bets-shown", {"seat": f"seat:{seat}", "peoples": bets}, News.SHOWN))
    for seat in range(state.players):
        state.tell(Event("scored", {"seat": f"seat:{seat}", "points": score(state, seat)}, News.SHOWN))
    winners = [f"seat:{seat}" for seat in outcome(state).winners]
    state.tell(Event("won", {"winners": winners}, News.SHOWN))
