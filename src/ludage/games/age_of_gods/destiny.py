"""The destiny phase: who plays first, dealing the peoples, uprisings, predictions (AOG-DESTINY, UPRISING, PREDICT)."""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods.abilities_table import Occasion, Terms
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.cards import BACKS, RED, YELLOW, Power
from ludage.games.age_of_gods.gods import has, seat_with
from ludage.games.age_of_gods.state import DESTINIES, NOBODY, Ask, Frame, Place, Position

FIRST_NO_SUCH_PLAYER = Refusal("refusal-first-no-such-player", rule="AOG-GOD-trish")
BET_NOT_IN_HAND = Refusal("refusal-bet-not-in-hand", rule="AOG-PREDICT-01")
BET_LAST_CARD = Refusal("refusal-bet-last-card", rule="AOG-GOD-cephalus")
BET_DESTINY = Refusal("refusal-bet-destiny", rule="AOG-PREDICT-03")


# ---- the first player ------------------------------------------------------------------------------------------


def first_player(state: Position) -> None:
    """Turn 1 at random, then the left neighbour; Trish names him instead (AOG-TURN-03, AOG-GOD-trish)."""
    trish = seat_with(state, Power.CHOOSE_FIRST_PLAYER)
    if trish != NOBODY:
        state.stack.append(Frame(Ask.FIRST_PLAYER, trish))
    elif state.first == NOBODY:
        state.first = state.stream.draw(list(range(state.players)))
        if state.heard is not None:
            state.tell(Event("first-player-drawn", {"seat": f"seat:{state.first}"}, News.CHANCE))
    else:
        state.first = (state.first + 1) % state.players
        if state.heard is not None:
            state.tell(Event("first-player", {"seat": f"seat:{state.first}"}))


def legal_first(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any player, himself included."""
    return [state.actions.of(Verb.FIRST, other) for other in range(state.players)]


def refuse_first(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only somebody at the table."""
    return None if x < state.players else FIRST_NO_SUCH_PLAYER.about(number=x + 1, players=state.players)


def perform_first(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The first player of this turn is named."""
    state.stack.pop()
    state.first = x
    if state.heard is not None:
        state.tell(Event("first-player-named", {"seat": f"seat:{seat}", "first": f"seat:{x}"}))


# ---- dealing the peoples, uprisings ------------------------------------------------------------------------------


def deal(state: Position, size: int) -> None:
    """One destiny card of this size each, face down; the rest leaves the game unseen (AOG-DESTINY-01, 02)."""
    pool = state.box.peoples_of_size(size)
    for at in range(state.players):
        seat = (state.first + at) % state.players
        people = state.stream.draw(pool)
        state.destiny[seat * DESTINIES + size - 1] = people
        if state.heard is not None:
            face: dict[str, object] = {"people": state.box.people_refs[people]}
            data: dict[str, object] = {"seat": f"seat:{seat}", "size": size}
            state.tell(Event("destiny-dealt", data, News.CHANCE, {seat: face}))


def uprising(state: Position, seat: int, largest: int) -> None:
    """A compulsory attack by a people of a size not yet dealt (AOG-UPRISING-01, 02)."""
    state.stack.append(Frame(Ask.ATTACK, seat, terms=Terms(Occasion.UPRISING, largest=largest)))


# ---- predictions -------------------------------------------------------------------------------------------------


def predictions(state: Position, late: bool) -> None:
    """On turn 7 everybody but Cephalus, on turn 9 Cephalus alone, all at once (AOG-PREDICT-01, 02)."""
    seats = tuple([seat for seat in range(state.players) if has(state, seat, Power.LATE_PREDICTION) == late])
    seats = tuple([seat for seat in seats if state.hands[seat]])
    if seats:
        state.stack.append(Frame(Ask.BETS, NOBODY, seats=seats))


def legal_bets(state: Position, frame: Frame, seat: int) -> list[int]:
    """Any red or yellow card, or no more."""
    actions = state.actions
    out: list[int] = []
    if bets_left(state, seat) > 0:
        for people in state.hands[seat]:
            action = actions.of(Verb.BET, people)
            if not out or out[-1] != action:  # equal cards are one action
                out.append(action)
    out.append(actions.of(Verb.DONE))
    return out


def bets_left(state: Position, seat: int) -> int:
    """How many cards he may still lay: one must be left for the action phase (AOG-PREDICT-01, AOG-GOD-cephalus)."""
    most = state.box.most_bets - len(state.bets[seat])
    return min(most, len(state.hands[seat]), cards_to_play(state, seat) - 1)


def cards_to_play(state: Position, seat: int) -> int:
    """The cards in hand, destiny cards included: one must be left for the action phase."""
    first = seat * DESTINIES
    places = state.destiny_place[first : first + DESTINIES]
    unplayed = [
        card
        for card, place in zip(state.destiny[first : first + DESTINIES], places, strict=True)
        if card >= 0 and place == Place.HAND
    ]
    return len(state.hands[seat]) + len(unplayed)


def refuse_bets(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """A destiny card cannot be bet (AOG-PREDICT-03)."""
    if verb == Verb.DONE:
        return None
    if x in state.hands[seat]:
        return None if cards_to_play(state, seat) > 1 else BET_LAST_CARD
    own = state.destiny[seat * DESTINIES : (seat + 1) * DESTINIES]
    return (BET_DESTINY if x in own else BET_NOT_IN_HAND).about(people=state.box.people_refs[x])


def perform_bets(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The card leaves the hand for good; nobody else sees it, or how many, until all have laid theirs."""
    if verb == Verb.BET:
        state.hands[seat].remove(x)
        state.bets[seat].append(x)
        state.bets[seat].sort()
        if state.heard is not None:
            people: dict[str, object] = {"seat": f"seat:{seat}", "people": state.box.people_refs[x]}
            state.tell(Event("bet-chosen", people, audience=(seat,)))
    if verb == Verb.DONE or len(state.bets[seat]) == state.box.most_bets or not state.hands[seat]:
        left = tuple([other for other in frame.seats if other != seat])
        state.stack.pop()
        if left:
            state.stack.append(Frame(Ask.BETS, NOBODY, seats=left))
        else:
            _tell_bets(state)


def _tell_bets(state: Position) -> None:
    if state.heard is None:
        return
    for seat in range(state.players):
        if bets_now(state, seat):
            backs = backs_of(state, state.bets[seat])
            data: dict[str, object] = {"seat": f"seat:{seat}", "red": backs[RED], "yellow": backs[YELLOW]}
            state.tell(Event("bets-laid", data, News.SHOWN))


def bets_now(state: Position, other: int) -> bool:
    """Whether the bets being laid at this moment are this player's: Cephalus lays his later."""
    late = state.turn != state.box.prediction_turn
    return has(state, other, Power.LATE_PREDICTION) == late


def backs_of(state: Position, cards: list[int]) -> list[int]:
    """How many of the cards have a red, and how many a yellow back."""
    out = [0 for _ in BACKS]
    for people in cards:
        out[state.box.backs[people]] += 1
    return out


# ---- forecast ----------------------------------------------------------------------------------------------------


def explain_bets(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the bet pays, and what the people still lacks."""
    if verb == Verb.DONE:
        return Forecast([])
    box = state.box
    own = x in state.destiny[seat * DESTINIES : (seat + 1) * DESTINIES]
    people = box.people_refs[x]
    pays = Line(0 if own else box.bet_points, Message("forecast-bet", {"people": people}, "AOG-SCORE-04"))
    held = state.lands[x].bit_count()
    lacks = Message(
        "forecast-bet-now", {"people": people, "held": held, "needed": 2 * box.sizes[x]}, "AOG-SCORE-04"
    )
    lines = [pays, Line(0, lacks)]
    if own:
        lines.append(Line(0, Message("forecast-bet-own", {"people": people}, "AOG-SCORE-06")))
    return Forecast(lines)
