"""The position written down: readable, lossless, by names instead of numbers."""

from typing import TYPE_CHECKING, Any

from ludage.core.event import Data
from ludage.core.stream import Stream
from ludage.games.age_of_gods.abilities_table import terms_from
from ludage.games.age_of_gods.board import reserve
from ludage.games.age_of_gods.cards import BONUS_MARKERS, MARKER_IDS
from ludage.games.age_of_gods.masks import bit, members
from ludage.games.age_of_gods.state import DESTINIES, NOBODY, NOT_DEALT, Ask, Frame, Phase, Place, Position

if TYPE_CHECKING:
    from ludage.games.age_of_gods.game import AgeOfGods

FRAME_NUMBERS = ("seat", "people", "place", "target", "number", "extra", "ability")
TERRITORY_MARKS = ("fortified", "fortress", "love", "vortex")


def fields(state: Position) -> Data:
    """The whole position but for what the core writes itself."""
    box = state.box
    return {
        "turn": state.turn,
        "phase": Phase(state.phase).name.lower(),
        "step": state.step,
        "first": state.first,
        "stack": [frame_to_dict(frame) for frame in state.stack],
        "territories": {name: _holder(state, at) for at, name in enumerate(box.territory_ids)},
        **{mark: box.territories(getattr(state, mark)) for mark in TERRITORY_MARKS},
        "peoples": {name: people_to_dict(state, at) for at, name in enumerate(box.people_ids)},
        "holy_war": [_people(state, state.holy_attacker), _people(state, state.holy_victim)],
        "supply": state.supply,
        "discard": _cards(state, state.discard),
        "taken": [box.people_ids[people] for people in members(state.taken)],
        "love_left": state.love_left,
        "hate_left": state.hate_left,
        "free_technology": state.free_technology,
        "rerolled": state.rerolled,
        "seats": [seat_to_dict(state, seat) for seat in range(state.players)],
    }


def _holder(state: Position, territory: int) -> str | None:
    return _people(state, state.people_at[territory])


def _people(state: Position, people: int) -> str | None:
    return state.box.people_ids[people] if people != NOBODY else None


def _cards(state: Position, cards: list[int]) -> list[str]:
    return [state.box.people_ids[card] for card in cards]


def frame_to_dict(frame: Frame) -> Data:
    """Only what differs from an empty frame."""
    blank = Frame(frame.ask, NOBODY)
    out: Data = {"ask": Ask(frame.ask).name.lower()}
    for name in FRAME_NUMBERS:
        if getattr(frame, name) != getattr(blank, name):
            out[name] = getattr(frame, name)
    if frame.dice:
        out["dice"] = list(frame.dice)
    if frame.seats:
        out["seats"] = list(frame.seats)
    if frame.terms is not None:
        out["terms"] = frame.terms.to_dict()
    return out


def frame_from(data: Any) -> Frame:
    """The frame that `frame_to_dict` wrote."""

    def number(name: str, default: int) -> int:
        return _whole(data.get(name, default), name)

    terms = data.get("terms")
    return Frame(
        Ask[data["ask"].upper()],
        number("seat", NOBODY),
        people=number("people", NOBODY),
        place=number("place", -1),
        target=number("target", -1),
        number=number("number", 0),
        extra=number("extra", 0),
        ability=number("ability", NOBODY),
        dice=tuple([_whole(face, "die") for face in data.get("dice", ())]),
        seats=tuple([_whole(seat, "seat") for seat in data.get("seats", ())]),
        terms=None if terms is None else terms_from(terms),
    )


def people_to_dict(state: Position, at: int) -> Data:
    """The place of a people in the well of souls."""
    out: Data = {
        "reserve": reserve(state, at),
        "spare": state.spare[at],
        "technology": state.technology[at],
    }
    for marker in BONUS_MARKERS:
        if state.bonus[marker][at]:
            out[MARKER_IDS[marker]] = state.bonus[marker][at]
    if state.hate >> at & 1:
        out["hate"] = True
    return out


def seat_to_dict(state: Position, seat: int) -> Data:
    """A player and all that is his."""
    box = state.box
    destiny = {}
    for size in range(1, DESTINIES + 1):
        card = seat * DESTINIES + size - 1
        if state.destiny[card] != NOT_DEALT:
            destiny[box.people_ids[state.destiny[card]]] = {
                "place": Place(state.destiny_place[card]).name.lower(),
                "seen_by": members(state.seen[card]),
            }
    return {
        "gods": [box.god_ids[god] for god in state.offers[seat]],
        "god": box.god_ids[state.gods[seat]] if state.gods[seat] != NOBODY else None,
        "pawns": state.pawns[seat],
        "hand": _cards(state, state.hands[seat]),
        "destiny": destiny,
        "bets": _cards(state, state.bets[seat]),
    }


def _whole(value: object, what: str) -> int:
    """A number, and not a word or a truth value that would pass for one."""
    if type(value) is not int:
        raise TypeError(f"{what}: expected a whole number, got {value!r}")
    return value


def _flag(value: object, what: str) -> bool:
    if type(value) is not bool:
        raise TypeError(f"{what}: expected true or false, got {value!r}")
    return value


def restore(game: "AgeOfGods", players: int, stream: Stream, data: Any) -> Position:
    """The position that `fields` wrote; the core checks that writing it again gives the same."""
    box = game.box
    people = {name: at for at, name in enumerate(box.people_ids)}
    people[None] = NOBODY  # type: ignore[index]
    territory = {name: at for at, name in enumerate(box.territory_ids)}
    god = {name: at for at, name in enumerate(box.god_ids)}
    god[None] = NOBODY  # type: ignore[index]

    def cards(names: list[str]) -> list[int]:
        return [people[name] for name in names]

    people_at = [people[data["territories"][name]] for name in box.territory_ids]
    marks = {mark: sum(bit(territory[name]) for name in data[mark]) for mark in TERRITORY_MARKS}
    well = [data["peoples"][name] for name in box.people_ids]
    seats = data["seats"]
    destiny = [NOT_DEALT] * (players * DESTINIES)
    destiny_place = [int(Place.HAND)] * (players * DESTINIES)
    seen = [0] * (players * DESTINIES)
    for seat, player in enumerate(seats):
        for name, card in player["destiny"].items():
            at = seat * DESTINIES + box.sizes[people[name]] - 1
            destiny[at] = people[name]
            destiny_place[at] = Place[card["place"].upper()]
            seen[at] = sum(bit(other) for other in card["seen_by"] if other in range(players))
    return Position(
        game,
        players,
        stream,
        to_act=tuple(data["to_act"]),
        box=box,
        actions=game.space,
        turn=_whole(data["turn"], "turn"),
        phase=Phase[data["phase"].upper()],
        step=_whole(data["step"], "step"),
        first=_whole(data["first"], "first"),
        stack=[frame_from(frame) for frame in data["stack"]],
        people_at=people_at,
        lands=[
            sum(bit(at) for at, holder in enumerate(people_at) if holder == each)
            for each in range(len(box.people_ids))
        ],
        fortified=marks["fortified"],
        fortress=marks["fortress"],
        love=marks["love"],
        vortex=marks["vortex"],
        technology=[_whole(entry["technology"], "technology") for entry in well],
        bonus=[
            [_whole(entry.get(MARKER_IDS[marker], 0), MARKER_IDS[marker]) for entry in well]
            for marker in BONUS_MARKERS
        ],
        hate=sum(bit(at) for at, entry in enumerate(well) if entry.get("hate")),
        holy_attacker=people[data["holy_war"][0]],
        holy_victim=people[data["holy_war"][1]],
        spare=[_whole(entry["spare"], "spare") for entry in well],
        supply=_whole(data["supply"], "supply"),
        offers=[[god[name] for name in player["gods"]] for player in seats],
        gods=[god[player["god"]] for player in seats],
        pawns=[_whole(player["pawns"], "pawns") for player in seats],
        love_left=_whole(data["love_left"], "love_left"),
        hate_left=_whole(data["hate_left"], "hate_left"),
        free_technology=_flag(data["free_technology"], "free_technology"),
        rerolled=_flag(data["rerolled"], "rerolled"),
        hands=[cards(player["hand"]) for player in seats],
        destiny=destiny,
        destiny_place=destiny_place,
        seen=seen,
        bets=[cards(player["bets"]) for player in seats],
        discard=cards(data["discard"]),
        taken=sum(bit(people[name]) for name in data["taken"]),
    )
