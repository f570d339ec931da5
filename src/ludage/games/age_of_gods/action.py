"""The action phase: one card each, as technology, as the people's ability, or as divine wrath (AOG-ACTION)."""

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.games.age_of_gods import abilities, wrath
from ludage.games.age_of_gods.abilities_table import Occasion, Terms
from ludage.games.age_of_gods.actions import USES, Verb
from ludage.games.age_of_gods.board import alive, raise_technology
from ludage.games.age_of_gods.cards import Power
from ludage.games.age_of_gods.gods import has
from ludage.games.age_of_gods.masks import bit
from ludage.games.age_of_gods.state import DESTINIES, Ask, Frame, Place, Position

TECHNOLOGY, ABILITY, WRATH = 0, 1, 2

CARD_COMPULSORY = Refusal("refusal-card-compulsory", rule="AOG-ACTION-01")
CARD_NOT_IN_HAND = Refusal("refusal-card-not-in-hand", rule="AOG-ACTION-01")
CARD_IS_BET = Refusal("refusal-card-is-bet", rule="AOG-PREDICT-06")
DESTINY_NOT_YOURS = Refusal("refusal-destiny-not-yours", rule="AOG-DESTINY-04")
DESTINY_PLAYED = Refusal("refusal-destiny-played", rule="AOG-ACTION-04")
PEOPLE_ELIMINATED = Refusal("refusal-card-people-eliminated", rule="AOG-WRATH-10")
DECEIVER_ELIMINATED = Refusal("refusal-card-people-eliminated-conceal", rule="AOG-GOD-bejofa")
NO_PAWN_FOR_TECHNOLOGY = Refusal("refusal-no-pawn-for-technology", rule="AOG-TECH-04")
PEOPLE_ALIVE = Refusal("refusal-card-people-alive", rule="AOG-WRATH-10")
NOT_THE_DECEIVER = Refusal("refusal-not-the-deceiver", rule="AOG-GOD-bejofa", far=True)
NOT_THE_SMITH = Refusal("refusal-not-the-smith", rule="AOG-GOD-kraul", far=True)
SMITH_USED = Refusal("refusal-smith-used", rule="AOG-GOD-kraul")
SMITH_PEOPLE_GONE = Refusal("refusal-smith-people-gone", rule="AOG-GOD-kraul")
NOT_VENGEFUL = Refusal("refusal-not-vengeful", rule="AOG-GOD-vorax", far=True)
NO_HATE_LEFT = Refusal("refusal-no-hate-left", rule="AOG-GOD-vorax")
HATED_ALREADY = Refusal("refusal-hated-already", rule="AOG-MARK-06")
TOOK_NOTHING = Refusal("refusal-took-nothing", rule="AOG-GOD-vorax")


def push(state: Position, seat: int) -> None:
    """The player's turn of the action phase: his card, then Kraül's or Vorax' moment."""
    state.stack.append(Frame(Ask.AFTERWARDS, seat))
    state.stack.append(Frame(Ask.CARD, seat))


# ---- playing a card --------------------------------------------------------------------------------------------


def card_refusal(state: Position, seat: int, verb: int, people: int) -> Refusal | None:
    """Does the player hold that card? Bets have left the hand (AOG-PREDICT-06)."""
    named = state.box.people_refs[people]
    if verb == Verb.PLAY:
        if people in state.hands[seat]:
            return None
        return (CARD_IS_BET if people in state.bets[seat] else CARD_NOT_IN_HAND).about(people=named)
    card = destiny_card(state, seat, people)
    if state.destiny[card] != people:
        return DESTINY_NOT_YOURS.about(people=named)
    return None if state.destiny_place[card] == Place.HAND else DESTINY_PLAYED.about(people=named)


def destiny_card(state: Position, seat: int, people: int) -> int:
    """The place of the player's destiny card of that people's size."""
    return seat * DESTINIES + state.box.sizes[people] - 1


def use_refusal(state: Position, seat: int, verb: int, people: int, use: int) -> Refusal | None:
    """Technology or ability for a living people, wrath for an eliminated one (AOG-ACTION-02, AOG-WRATH-10)."""
    named = state.box.people_refs[people]
    if use == WRATH:
        if not state.lands[people] or has(state, seat, Power.WRATH_CHOICE):
            return None
        return PEOPLE_ALIVE.about(people=named)
    if not state.lands[people]:
        may_conceal = verb == Verb.REVEAL and has(state, seat, Power.FACE_DOWN_DESTINY)
        return (DECEIVER_ELIMINATED if may_conceal else PEOPLE_ELIMINATED).about(people=named)
    if use == TECHNOLOGY and state.supply == 0:
        return NO_PAWN_FOR_TECHNOLOGY.about(people=named)
    return None


def uses_of(state: Position, seat: int, verb: Verb, people: int) -> list[int]:
    """The actions that play a card of this people."""
    return [
        state.actions.card(verb, people, use)
        for use in range(len(USES))
        if use_refusal(state, seat, verb, people, use) is None
    ]


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """Every card in hand, for every use it has; Kraül's power before the card."""
    actions = state.actions
    out: list[int] = []
    before = -1
    for people in state.hands[seat]:
        if people != before:  # equal cards are one action
            before = people
            out += uses_of(state, seat, Verb.PLAY, people)
    for size in range(DESTINIES):
        card = seat * DESTINIES + size
        people = state.destiny[card]
        if people >= 0 and state.destiny_place[card] == Place.HAND:
            out += uses_of(state, seat, Verb.REVEAL, people)
            if has(state, seat, Power.FACE_DOWN_DESTINY):
                out.append(actions.of(Verb.CONCEAL, people))
    out += actions.of_all(Verb.TECHNOLOGY, smith_choices(state, seat))
    return out


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May this card be played like that?"""
    if verb == Verb.PASS:
        return CARD_COMPULSORY
    if verb == Verb.TECHNOLOGY:
        return smith_refusal(state, seat, x)
    if verb == Verb.CONCEAL and not has(state, seat, Power.FACE_DOWN_DESTINY):
        return NOT_THE_DECEIVER
    refusal = card_refusal(state, seat, verb, x)
    if refusal is not None or verb == Verb.CONCEAL:
        return refusal
    return use_refusal(state, seat, verb, x, y)


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The card is played and used; a red or yellow one is discarded, a destiny card shown (AOG-ACTION-03, 04)."""
    if verb == Verb.TECHNOLOGY:
        forge(state, seat, x)
        return
    state.stack.pop()
    if verb == Verb.CONCEAL:
        conceal(state, seat, x)
        return
    if verb == Verb.PLAY:
        state.hands[seat].remove(x)
        state.discard.append(x)
    else:
        state.destiny_place[destiny_card(state, seat, x)] = Place.REVEALED
    if state.heard is not None:
        data: dict[str, object] = {
            "seat": f"seat:{seat}",
            "people": state.box.people_refs[x],
            "ability": f"ability:{state.box.ability_ids[x]}",
        }
        kind = "card-played" if verb == Verb.PLAY else "destiny-revealed"
        state.tell(Event(f"{kind}-{USES[y]}", data, News.SHOWN))
    if y == TECHNOLOGY:
        raise_technology(state, x)
    elif y == ABILITY:
        abilities.begin(state, seat, x)
    elif not state.lands[x] and has(state, seat, Power.WRATH_CHOICE):
        wrath.choose_line(state, seat, x)
    else:
        wrath.call(state, seat, x, 1)


def conceal(state: Position, seat: int, people: int) -> None:
    """Bejofa: the card lies face down, only its number shows, and an attack at +2 follows (AOG-GOD-bejofa)."""
    state.destiny_place[destiny_card(state, seat, people)] = Place.FACE_DOWN
    if state.heard is not None:
        state.tell(
            Event(
                "destiny-concealed",
                {"seat": f"seat:{seat}", "size": state.box.sizes[people]},
                News.NONE,
                {seat: {"people": state.box.people_refs[people]}},
            )
        )
    bonus = state.box.figure(Power.FACE_DOWN_DESTINY, "attack_bonus")
    state.stack.append(Frame(Ask.ATTACK, seat, terms=Terms(Occasion.CARD, bonus=bonus)))


# ---- Kraül and Vorax -------------------------------------------------------------------------------------------


def smith_refusal(state: Position, seat: int, people: int) -> Refusal | None:
    """Kraül's one free technology level (AOG-GOD-kraul)."""
    if not has(state, seat, Power.FREE_TECHNOLOGY):
        return NOT_THE_SMITH
    if not state.free_technology:
        return SMITH_USED
    if state.supply == 0:
        return NO_PAWN_FOR_TECHNOLOGY.about(people=state.box.people_refs[people])
    return None if state.lands[people] else SMITH_PEOPLE_GONE.about(people=state.box.people_refs[people])


def smith_choices(state: Position, seat: int) -> int:
    """The peoples that Kraül's player may raise now."""
    if not state.free_technology or not has(state, seat, Power.FREE_TECHNOLOGY) or state.supply == 0:
        return 0
    return alive(state)


def forge(state: Position, seat: int, people: int) -> None:
    """Kraül's power is used up."""
    state.free_technology = False
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "people": state.box.people_refs[people]}
        state.tell(Event("forged", data))
    raise_technology(state, people)


def hate_refusal(state: Position, seat: int, people: int) -> Refusal | None:
    """Vorax marks a people that has taken a territory this turn, each at most once (AOG-GOD-vorax)."""
    if not has(state, seat, Power.HATE_MARKERS):
        return NOT_VENGEFUL
    if state.hate_left == 0:
        return NO_HATE_LEFT
    named = state.box.people_refs[people]
    if state.hate >> people & 1:
        return HATED_ALREADY.about(people=named)
    return None if state.taken >> people & 1 else TOOK_NOTHING.about(people=named)


def hate_choices(state: Position, seat: int) -> int:
    """The peoples that Vorax' player may mark now."""
    if state.hate_left == 0 or not has(state, seat, Power.HATE_MARKERS):
        return 0
    return state.taken & ~state.hate


def waits_afterwards(state: Position, frame: Frame) -> bool:
    """Whether the end of the action has anything to ask."""
    return bool(smith_choices(state, frame.seat) or hate_choices(state, frame.seat))


def legal_afterwards(state: Position, frame: Frame, seat: int) -> list[int]:
    """Kraül's people, Vorax' people, or nothing."""
    actions = state.actions
    out = actions.of_all(Verb.TECHNOLOGY, smith_choices(state, seat))
    out += actions.of_all(Verb.HATE, hate_choices(state, seat))
    out.append(actions.of(Verb.PASS))
    return out


def refuse_afterwards(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """May the god's power be used so?"""
    if verb == Verb.TECHNOLOGY:
        return smith_refusal(state, seat, x)
    return hate_refusal(state, seat, x) if verb == Verb.HATE else None


def perform_afterwards(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """At most one, then the player's action is over."""
    state.stack.pop()
    if verb == Verb.TECHNOLOGY:
        forge(state, seat, x)
    elif verb == Verb.HATE:
        state.hate |= bit(x)
        state.hate_left -= 1
        if state.heard is not None:
            data: dict[str, object] = {"seat": f"seat:{seat}", "people": state.box.people_refs[x]}
            state.tell(Event("hated", data))


# ---- forecast --------------------------------------------------------------------------------------------------


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """What the card would do."""
    box = state.box
    people = box.people_refs[x]
    if verb == Verb.TECHNOLOGY or (verb in (Verb.PLAY, Verb.REVEAL) and y == TECHNOLOGY):
        lines = [Line(1, Message("forecast-technology", {"people": people}, "AOG-TECH-01"))]
    elif verb == Verb.HATE:
        bonus = box.figure(Power.HATE_MARKERS, "bonus_against")
        lines = [Line(bonus, Message("forecast-hate", {"people": people}, "AOG-MARK-06"))]
    elif verb == Verb.CONCEAL:
        bonus = box.figure(Power.FACE_DOWN_DESTINY, "attack_bonus")
        return Forecast([Line(bonus, Message("forecast-conceal", {"people": people}, "AOG-GOD-bejofa"))])
    elif verb == Verb.PASS:
        return Forecast([])
    elif y == ABILITY:
        ability = f"ability:{box.ability_ids[x]}"
        rule = f"AOG-PEOPLE-{box.people_ids[x]}"
        lines = [Line(0, Message("forecast-ability", {"ability": ability}, rule))]
    else:
        lines = [
            Line(
                wrath.targets(state, x, line).bit_count(),
                Message("forecast-wrath", {"wrath": f"wrath:{line}"}, f"AOG-WRATH-{line}"),
            )
            for line in range(1, 7)
        ]
    if verb == Verb.REVEAL:
        lines.append(Line(0, Message("forecast-reveal", {"people": people}, "AOG-COMBAT-06")))
    return Forecast(lines)
