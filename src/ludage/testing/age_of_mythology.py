"""Positions of Age of Mythology from a few facts.

Everything that is not stated is as after the draft of a game in which nobody took a tile: the Egyptian, the Greek and
the Norse player in this order, four cubes of each resource and six mortal units each, no buildings, the Archaic Age,
and a hand of three permanent cards. Draw piles and bank are what is left.
"""

from collections.abc import Mapping, Sequence
from typing import cast

import ludage
from ludage.core.stream import seeded
from ludage.games.age_of_mythology import hands as hand_rules
from ludage.games.age_of_mythology import turn as turns
from ludage.games.age_of_mythology.board import put_tile, unit_of
from ludage.games.age_of_mythology.cards import SLOTS, SQUARES, Box
from ludage.games.age_of_mythology.consistency import misplaced
from ludage.games.age_of_mythology.effects import AGES, CULTURES, RESOURCES, VICTORY_CARDS, WAYS, Way
from ludage.games.age_of_mythology.game import AgeOfMythology
from ludage.games.age_of_mythology.setup import prepare
from ludage.games.age_of_mythology.state import NO_FIGURE, NOTHING, VILLAGER, WORKER, Phase, Position
from ludage.testing.build import PositionError
from ludage.testing.script import play

GAME = cast(AgeOfMythology, ludage.game("age-of-mythology"))
USUAL_HAND = ("perm_attack", "perm_explore", "perm_gather")
PHASES = {"placement": Phase.PLACEMENT, "draw": Phase.DRAW, "rounds": Phase.ROUNDS, "discard": Phase.DISCARD}
SEATINGS = {
    2: ("egyptian", "greek"),
    3: ("egyptian", "greek", "norse"),
    4: ("egyptian", "greek", "norse", "greek"),
    5: ("egyptian", "greek", "norse", "egyptian", "norse"),
    6: ("egyptian", "greek", "norse", "egyptian", "greek", "norse"),
    7: ("egyptian", "greek", "norse", "egyptian", "greek", "norse", "greek"),
    8: ("egyptian", "greek", "norse", "egyptian", "greek", "norse", "egyptian", "norse"),
}

Cubes = Mapping[str, int] | int
"""Cubes by resource, those not named being none; or the same number of each."""


def position(
    players: int = 3,
    seed: int = 0,
    *,
    cultures: Sequence[str] | None = None,
    turn: int = 3,
    phase: str = "rounds",
    round: int = 1,
    seat: int = 0,
    first: int = 0,
    ages: Mapping[int, str] | None = None,
    cubes: Mapping[int, Cubes] | None = None,
    bank: Mapping[str, int] | None = None,
    units: Mapping[int, Mapping[str, int]] | None = None,
    buildings: Mapping[int, Mapping[str, int]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    workers: Mapping[int, Mapping[int, str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    played: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    victory: Mapping[str, int] | None = None,
    points: Mapping[int, int] | None = None,
    red: int | None = None,
    medusa: str = "rulebook",
    hades: str = "rulebook",
    content: str | None = None,
) -> Position:
    """A consistent position, or a PositionError that says what does not fit.

    `bank` states what the bank has left of a resource; the cubes this leaves over belong to the last player.
    `tiles` lie on the first open squares of their terrain, in order; `workers` stand on fields, counted from one.
    `decks` names the face-down cards of a culture; its other cards that nobody has lie face up.
    `red` states how many victory point cubes are left; those it leaves over are points of the last player.
    """
    options = {"cultures": "drawn", "medusa": medusa, "hades": hades}
    game = GAME if content is None else cast(AgeOfMythology, ludage.game("age-of-mythology", content))
    try:
        state = prepare(game, game.check_players(players), seeded(seed), game.check_options(options))
    except ValueError as error:
        raise PositionError(str(error)) from None
    facts = _Facts(state)
    facts.clear(cultures or SEATINGS[players])
    state.turn, state.first = turn, facts.seat(first)
    for at, age in (ages or {}).items():
        state.ages[facts.seat(at)] = number_of(AGES, age, "age")
    facts.raise_armies(units or {})
    facts.build(buildings or {})
    facts.lay(tiles or {}, workers or {})
    facts.deal(hands or {}, played or {}, decks or {})
    facts.share_out(cubes or {}, bank or {})
    facts.place(victory or {}, points or {}, red)
    faults = misplaced(state)
    if faults:
        raise PositionError("; ".join(faults))
    facts.begin(phase, round, seat)
    return state


def number_of(names: Sequence[str], name: str, what: str) -> int:
    """The place of a name among those there are."""
    if name not in names:
        raise PositionError(f"no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)


class _Facts:
    """Works the facts into a position."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.box: Box = state.box

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise PositionError(f"seat {seat}: there are seats 0 to {self.state.players - 1}")
        return seat

    def cards(self, culture: int, faces: Sequence[str]) -> list[int]:
        """The cards of a culture with these faces."""
        out = []
        for face in faces:
            card = self.box.card_with[culture][number_of(self.box.face_ids, face, "card")]
            if card == NOTHING:
                raise PositionError(f"{face} is no card of the {CULTURES[culture]} culture")
            out.append(card)
        return out

    def clear(self, cultures: Sequence[str]) -> None:
        state = self.state
        for tile in state.shown:
            state.pool[tile] += 1
        state.shown = []
        if len(cultures) != state.players:
            raise PositionError(f"{len(cultures)} cultures for {state.players} players")
        state.cultures = [number_of(CULTURES, culture, "culture") for culture in cultures]
        state.army = [0] * (SLOTS * state.players)
        for seat in range(state.players):
            for slot, unit in enumerate(self.box.units_of[state.cultures[seat]]):
                state.army[seat * SLOTS + slot] = self.box.starting[unit]

    def raise_armies(self, units: Mapping[int, Mapping[str, int]]) -> None:
        state = self.state
        for seat, numbers in units.items():
            ours = self.box.units_of[state.cultures[self.seat(seat)]]
            known = {self.box.unit_ids[unit]: self.box.slot_of[unit] for unit in ours}
            for slot in known.values():
                state.army[seat * SLOTS + slot] = 0
            for name, number in numbers.items():
                if name not in known:
                    raise PositionError(f"seat {seat} has no unit {name!r}; it has {', '.join(known)}")
                state.army[seat * SLOTS + known[name]] = number

    def build(self, buildings: Mapping[int, Mapping[str, int]]) -> None:
        state = self.state
        for seat, numbers in buildings.items():
            for name, number in numbers.items():
                building = number_of(self.box.building_ids, name, "building")
                state.buildings[self.seat(seat) * len(state.stock) + building] = number
                state.stock[building] -= number

    def lay(self, tiles: Mapping[int, Sequence[str]], workers: Mapping[int, Mapping[int, str]]) -> None:
        state = self.state
        state.tiles = [NOTHING] * (SQUARES * state.players)
        state.figures = [NO_FIGURE] * (SQUARES * state.players)
        for seat, names in tiles.items():
            for name in names:
                tile = number_of(self.box.tile_ids, name, "tile")
                state.pool[tile] -= 1
                if put_tile(state, self.seat(seat), tile) < 0:
                    raise PositionError(f"seat {seat} has no square for {name}")
        for seat, fields in workers.items():
            for field, worker in fields.items():
                figure = VILLAGER
                if worker != "villager":
                    figure = WORKER + self.box.slot_of[number_of(self.box.unit_ids, worker, "worker")]
                state.figures[self.seat(seat) * SQUARES + field - 1] = figure

    def deal(
        self,
        hands: Mapping[int, Sequence[str]],
        played: Mapping[int, Sequence[str]],
        decks: Mapping[str, Sequence[str]],
    ) -> None:
        state, box = self.state, self.box
        left = [box.random_deck(culture) for culture in range(len(CULTURES))]
        for name in decks:
            number_of(CULTURES, name, "culture")
        for seat in (*hands, *played):
            self.seat(seat)
        for seat in range(state.players):
            culture = state.cultures[seat]
            for pile, faces in (
                (state.hands, hands.get(seat, USUAL_HAND)),
                (state.played, played.get(seat, ())),
            ):
                cards = self.cards(culture, faces)
                pile[seat] = sorted(cards) if pile is state.hands else cards
                self._take(left[culture], [card for card in cards if not box.permanent[card]])
        for culture, name in enumerate(CULTURES):
            down = self.cards(culture, decks[name]) if name in decks else left[culture][:]
            self._take(left[culture], down)
            state.decks[culture], state.face_up[culture] = sorted(down), sorted(left[culture])

    def _take(self, left: list[int], cards: list[int]) -> None:
        """The cards leave those that nobody has yet."""
        for card in cards:
            if card not in left:
                face = self.box.face_ids[self.box.face_of[card]]
                raise PositionError(f"there is no card {face} left")
            left.remove(card)

    def share_out(self, cubes: Mapping[int, Cubes], bank: Mapping[str, int]) -> None:
        state = self.state
        last = state.players - 1
        for name in bank:
            number_of(RESOURCES, name, "resource")
        for seat, held in cubes.items():
            for name in () if isinstance(held, int) else held:
                number_of(RESOURCES, name, "resource")
            for resource, name in enumerate(RESOURCES):
                number = held if isinstance(held, int) else held.get(name, 0)
                state.cubes[self.seat(seat) * 4 + resource] = number
        for resource, name in enumerate(RESOURCES):
            rest = self.box.bank_cubes[state.players] - sum(state.cubes[resource::4])
            if rest < bank.get(name, 0):
                raise PositionError(f"{bank.get(name, 0) - rest} cubes of {name} too many are stated")
            if name in bank:
                state.cubes[last * 4 + resource] += rest - bank[name]
                rest = bank[name]
            state.bank[resource] = rest

    def place(self, victory: Mapping[str, int], points: Mapping[int, int], red: int | None) -> None:
        state = self.state
        for name, number in victory.items():
            state.victory[number_of(VICTORY_CARDS, name, "victory card")] = number
        for seat, number in points.items():
            state.points[self.seat(seat) * len(WAYS) + Way.BATTLES] = number
        rest = self.box.victory_cubes - sum(state.victory) - sum(state.points)
        if red is not None:
            state.points[(state.players - 1) * len(WAYS) + Way.BATTLES] += rest - red
            rest = red
        state.red = rest

    def begin(self, phase: str, round: int, seat: int) -> None:
        """The player's turn of the phase begins."""
        state = self.state
        if phase not in PHASES:
            raise PositionError(f"no phase {phase!r}; there are {', '.join(PHASES)}")
        state.phase = PHASES[phase]
        state.step = (self.seat(seat) - state.first) % state.players
        if state.phase == Phase.ROUNDS:
            state.round = round
        elif state.phase == Phase.DRAW:
            hand_rules.begin_draw(state)
        elif state.phase == Phase.DISCARD:
            hand_rules.begin_discard(state)
        turns.settle(state)


# ---- asking -------------------------------------------------------------------------------------------------------


def cubes(state: Position, seat: int) -> list[int]:
    """Food, Wood, Gold and Favor of a player."""
    return state.cubes[seat * 4 : seat * 4 + 4]


def army(state: Position, seat: int) -> dict[str, int]:
    """The units a player owns."""
    box = state.box
    return {
        box.unit_ids[unit_of(state, seat, slot)]: number
        for slot, number in enumerate(state.army[seat * SLOTS : (seat + 1) * SLOTS])
        if number
    }


def city(state: Position, seat: int) -> dict[str, int]:
    """The buildings a player owns."""
    width = len(state.stock)
    owned = state.buildings[seat * width : (seat + 1) * width]
    return {name: number for name, number in zip(state.box.building_ids, owned, strict=True) if number}


def tiles(state: Position, seat: int) -> list[str]:
    """The tiles on a player's board, sorted."""
    laid = state.tiles[seat * SQUARES : (seat + 1) * SQUARES]
    return sorted(state.box.tile_ids[tile] for tile in laid if tile != NOTHING)


def hand(state: Position, seat: int) -> list[str]:
    """The cards in a player's hand, by their faces."""
    box = state.box
    return [box.face_ids[box.face_of[card]] for card in state.hands[seat]]


def field_of(state: Position, seat: int, tile: str, nth: int = 0) -> int:
    """The field, counted from one, of the player's n-th tile of a kind."""
    kind = state.box.tile_ids.index(tile)
    laid = state.tiles[seat * SQUARES : (seat + 1) * SQUARES]
    return [at for at, other in enumerate(laid) if other == kind][nth] + 1


def commit(state: Position, seat: int, *units: str) -> None:
    """The player sends these units, and says so unless the limit says it already."""
    for unit in units:
        play(state, f"commit {unit}", seat=seat)
    if seat in state.to_act and state.battle is not None and not state.battle.shown:
        play(state, "done", seat=seat)


def fight(state: Position, attacker: str, defender: str) -> None:
    """Both lay their battle cards, or retreat."""
    battle = state.battle
    assert battle is not None
    for seat, unit in zip(battle.seats, (attacker, defender), strict=True):
        play(state, unit if unit == "retreat" else f"fight {unit}", seat=seat)


def rolls(dice: int, sixes: int) -> list[int]:
    """So many dice of which so many show a six."""
    return [6] * sixes + [1] * (dice - sixes)


def clash(
    attackers: Sequence[str],
    defenders: Sequence[str],
    *,
    card: str = "rand_attack_7",
    area: str = "production",
    cultures: tuple[str, str] = ("egyptian", "greek"),
    buildings: Mapping[int, Mapping[str, int]] | None = None,
    cubes: Mapping[int, Cubes] | None = None,
    invoke: bool = False,
    more: Mapping[int, Mapping[str, int]] | None = None,
    medusa: str = "rulebook",
    victory: Mapping[str, int] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
) -> Position:
    """Two players, the first attacks the second: both have shown these units and choose their first cards.

    `more` are units that stay at home.
    """
    units: dict[int, dict[str, int]] = {0: {}, 1: {}}
    for seat, names in ((0, attackers), (1, defenders)):
        for name in names:
            units[seat][name] = units[seat].get(name, 0) + 1
        for name, number in (more or {}).get(seat, {}).items():
            units[seat][name] = units[seat].get(name, 0) + number
    state = position(
        2,
        cultures=cultures,
        ages={0: "mythic", 1: "mythic"},
        units=units,
        buildings=buildings,
        cubes=cubes or {0: 5, 1: 5},
        hands={0: [card, "perm_gather", "perm_trade"]},
        medusa=medusa,
        victory=victory,
        tiles=tiles,
    )
    play(state, f"invoke {card}" if invoke else f"play {card}", f"attack 1 {area}")
    if 0 in state.to_act:
        commit(state, 0, *attackers)
    if state.battle is not None and not state.battle.shown:
        commit(state, 1, *defenders)
    return state
