"""Preparing the game: board, hands, gods (AOG-SETUP)."""

from typing import TYPE_CHECKING

from ludage.core.event import Event, News
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.core.stream import Stream
from ludage.games.age_of_gods.actions import Verb
from ludage.games.age_of_gods.cards import BACKS, BONUS_MARKERS, Marker, Power
from ludage.games.age_of_gods.gods import has, seat_with
from ludage.games.age_of_gods.masks import mask_of
from ludage.games.age_of_gods.state import (
    DESTINIES,
    NOBODY,
    NOT_DEALT,
    Ask,
    Frame,
    Phase,
    Place,
    Position,
)

if TYPE_CHECKING:
    from ludage.games.age_of_gods.game import AgeOfGods

GOD_NOT_OFFERED = Refusal("refusal-god-not-offered", rule="AOG-SETUP-09")


def prepare(game: "AgeOfGods", players: int, stream: Stream) -> Position:
    """The board is set, hands and gods are dealt; everybody chooses his god (AOG-SETUP-01 to 09)."""
    box = game.box
    peoples = range(len(box.people_ids))
    state = Position(
        game,
        players,
        stream,
        to_act=(),
        box=box,
        actions=game.space,
        turn=1,
        phase=Phase.SETUP,
        step=0,
        first=NOBODY,
        stack=[Frame(Ask.GODS, NOBODY)],
        people_at=box.homes[:],
        lands=[mask_of([t for t, home in enumerate(box.homes) if home == people]) for people in peoples],
        fortified=0,
        fortress=0,
        love=0,
        vortex=0,
        technology=[0 for _ in peoples],
        bonus=[[0 for _ in peoples] for _ in BONUS_MARKERS],
        hate=0,
        holy_attacker=NOBODY,
        holy_victim=NOBODY,
        spare=box.spare[:],
        supply=box.pawns,
        offers=[[] for _ in range(players)],
        gods=[NOBODY] * players,
        pawns=[0] * players,
        love_left=0,
        hate_left=0,
        free_technology=True,
        rerolled=False,
        hands=[[] for _ in range(players)],
        destiny=[NOT_DEALT] * (players * DESTINIES),
        destiny_place=[Place.HAND] * (players * DESTINIES),
        seen=[0] * (players * DESTINIES),
        bets=[[] for _ in range(players)],
        discard=[],
        taken=0,
    )
    deal_hands(state)
    deal_gods(state)
    return state


def deal_hands(state: Position) -> None:
    """Four red and four yellow cards each; the rest leaves the game unseen (AOG-SETUP-06, 07)."""
    for back in range(len(BACKS)):
        pool = state.box.action_cards(back)
        for hand in state.hands:
            for _ in range(state.box.dealt[back]):
                hand.append(state.stream.draw(pool))
    for hand in state.hands:
        hand.sort()


def deal_gods(state: Position) -> None:
    """Two gods each, face down (AOG-SETUP-09)."""
    pool = list(range(len(state.box.god_ids)))
    for offer in state.offers:
        for _ in range(state.box.gods_dealt):
            offer.append(state.stream.draw(pool))
        offer.sort()


# ---- the choice of a god ---------------------------------------------------------------------------------------


def undecided(state: Position) -> tuple[int, ...]:
    """The players who have not chosen their god."""
    return tuple([seat for seat in range(state.players) if state.gods[seat] == NOBODY])


def legal(state: Position, frame: Frame, seat: int) -> list[int]:
    """The gods dealt to the player."""
    return [state.actions.of(Verb.GOD, god) for god in state.offers[seat]]


def refuse(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Refusal | None:
    """Only one of the two."""
    return None if x in state.offers[seat] else GOD_NOT_OFFERED.about(god=f"god:{state.box.god_ids[x]}")


def perform(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> None:
    """The pick is secret until the last player has picked."""
    state.gods[seat] = x
    if state.heard is not None:
        god: dict[str, object] = {"god": f"god:{state.box.god_ids[x]}"}
        state.tell(Event("god-chosen", {"seat": f"seat:{seat}"}, News.NONE, {seat: god}))
    if not undecided(state):
        state.stack.pop()
        reveal_gods(state)


def reveal_gods(state: Position) -> None:
    """All gods are turned up; their players get pawns and markers (AOG-SETUP-09 to 12)."""
    box = state.box
    for seat in range(state.players):
        protector = has(state, seat, Power.MORE_FORTIFICATIONS)
        state.pawns[seat] = (
            box.figure(Power.MORE_FORTIFICATIONS, "pawns") if protector else box.personal_pawns
        )
        state.supply -= state.pawns[seat]
        if state.heard is not None:
            god = f"god:{box.god_ids[state.gods[seat]]}"
            state.tell(Event("god-revealed", {"seat": f"seat:{seat}", "god": god}, News.SHOWN))
    if seat_with(state, Power.LOVE_MARKERS) != NOBODY:
        state.love_left = box.marker_counts[Marker.LOVE]
    if seat_with(state, Power.HATE_MARKERS) != NOBODY:
        state.hate_left = box.marker_counts[Marker.HATE]


def explain(state: Position, frame: Frame, seat: int, verb: int, x: int, y: int) -> Forecast:
    """The god's power."""
    god = state.box.god_ids[x]
    return Forecast([Line(0, Message("forecast-god", {"god": f"god:{god}"}, f"AOG-GOD-{god}"))])
