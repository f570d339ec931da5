"""Positions of Age of Gods from a few facts.

Everything that is not stated is as in a new game: every people on its home territories, no pawns or markers on
the board, technology 0, five pawns a player, gods without influence on dice or order, hands dealt from the seed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import ludage
from ludage.core.stream import seeded
from ludage.games.age_of_gods import turn as turns
from ludage.games.age_of_gods.cards import BONUS_MARKERS, MARKER_IDS, Box, Marker, Power
from ludage.games.age_of_gods.consistency import misplaced
from ludage.games.age_of_gods.gods import seat_with
from ludage.games.age_of_gods.masks import bit, mask_of
from ludage.games.age_of_gods.setup import prepare
from ludage.games.age_of_gods.state import DESTINIES, LASTING, NOBODY, NOT_DEALT, Phase, Place, Position
from ludage.testing.build import PositionError

QUIET_GODS = ["cephalus", "kraul", "bifrons", "rakos", "sylia", "vorax"]
"""Gods that change no die and no order; given to the seats for which no god is stated, in this order."""

PHASES = {
    "destiny": Phase.DESTINY,
    "fortification": Phase.FORTIFICATION,
    "combat": Phase.COMBAT,
    "action": Phase.ACTION,
}


def position(
    players: int = 3,
    seed: int = 0,
    *,
    turn: int = 1,
    phase: str = "combat",
    seat: int | None = None,
    first: int | None = None,
    gods: Mapping[int, str] | None = None,
    holds: Mapping[str, Sequence[str]] | None = None,
    empty: Sequence[str] = (),
    fortified: Sequence[str] = (),
    fortress: Sequence[str] = (),
    love: Sequence[str] = (),
    vortex: Sequence[str] = (),
    technology: Mapping[str, int] | None = None,
    markers: Mapping[str, Sequence[str]] | None = None,
    lent_until: int | None = None,
    hate: Sequence[str] = (),
    holy_war: tuple[str, str] | None = None,
    spare_goblins: int | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    destiny: Mapping[int, Sequence[str]] | None = None,
    revealed: Mapping[int, Sequence[str]] | None = None,
    face_down: Mapping[int, Sequence[str]] | None = None,
    bets: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    pawns: Mapping[int, int] | None = None,
    supply: int | None = None,
    taken: Sequence[str] = (),
    free_technology: bool = True,
    rerolled: bool = False,
    love_left: int | None = None,
    hate_left: int | None = None,
    content: str | None = None,
) -> Position:
    """A consistent position, or a PositionError that says what does not fit.

    `seat` is the player whose turn of the phase it is (the destiny phase begins with its first player, once Trish
    has named him; its deal is drawn from the seed). `holds` gives a people exactly these territories: they leave
    whoever had them, and its other territories become empty. `destiny` are destiny cards in hand, `revealed` and
    `face_down` those already played. `lent_until` is the last turn of the temporary markers among `markers`.
    A `supply` below what the other facts leave makes technology of the last people that has none.
    """
    game: Any = ludage.game("age-of-gods", content)
    try:
        state = prepare(game, game.check_players(players), seeded(seed))
    except ValueError as error:
        raise PositionError(str(error)) from None
    facts = _Facts(state)
    if phase == "destiny":
        if None not in (seat, first) and seat != first:
            raise PositionError(
                "the destiny phase begins with its first player: state `seat` or `first`, not both"
            )
        seat = first = next((stated for stated in (seat, first) if stated is not None), 0)
    facts.place_in_turn(turn, phase, seat or 0, first)
    facts.embody(gods or {})
    facts.settle_map(holds or {}, empty)
    for name, ids in (("fortified", fortified), ("fortress", fortress), ("love", love), ("vortex", vortex)):
        setattr(state, name, facts.territories(ids))
    facts.raise_peoples(technology or {}, markers or {}, lent_until, hate, holy_war)
    if spare_goblins is not None:
        state.spare[facts.people("goblins")] = spare_goblins
    facts.deal(hands or {}, bets or {}, discard)
    facts.foretell(destiny or {}, revealed or {}, face_down or {})
    state.taken = mask_of([facts.people(name) for name in taken])
    state.free_technology = free_technology
    state.rerolled = rerolled
    facts.share_out(pawns or {}, supply, love_left, hate_left)
    faults = misplaced(state)
    if faults:
        raise PositionError("; ".join(faults))
    facts.begin()
    return state


class _Facts:
    """Works the facts into a position."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.box: Box = state.box

    def _number(self, ids: list[str], name: str, what: str) -> int:
        if name not in ids:
            raise PositionError(f"no {what} {name!r}; there are {', '.join(ids)}")
        return ids.index(name)

    def people(self, name: str) -> int:
        return self._number(self.box.people_ids, name, "people")

    def territory(self, name: str) -> int:
        return self._number(self.box.territory_ids, name, "territory")

    def territories(self, names: Sequence[str]) -> int:
        return mask_of([self.territory(name) for name in names])

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.state.players:
            raise PositionError(f"seat {seat}: there are seats 0 to {self.state.players - 1}")
        return seat

    def place_in_turn(self, turn: int, phase: str, seat: int, first: int | None) -> None:
        state = self.state
        if not 1 <= turn <= self.box.turns:
            raise PositionError(f"turn {turn}: there are turns 1 to {self.box.turns}")
        if phase not in PHASES:
            raise PositionError(f"no phase {phase!r}; there are {', '.join(PHASES)}")
        state.turn = turn
        state.phase = PHASES[phase]
        state.first = self.seat(0 if first is None else first)
        state.step = (self.seat(seat) - state.first) % state.players

    def embody(self, gods: Mapping[int, str]) -> None:
        """The stated gods, quiet ones for the rest; what was dealt and rejected fills up."""
        state, box = self.state, self.box
        chosen = {self.seat(seat): self._number(box.god_ids, god, "god") for seat, god in gods.items()}
        quiet = [box.god_ids.index(god) for god in QUIET_GODS]
        left = [god for god in quiet if god not in chosen.values()]
        for seat in range(state.players):
            state.gods[seat] = chosen[seat] if seat in chosen else left.pop(0)
        others = [god for god in range(len(box.god_ids)) if god not in state.gods]
        for seat, god in enumerate(state.gods):
            state.offers[seat] = sorted([god, *(others.pop() for _ in range(box.gods_dealt - 1))])
        state.stack.clear()

    def settle_map(self, holds: Mapping[str, Sequence[str]], empty: Sequence[str]) -> None:
        state = self.state
        for name in holds:
            people = self.people(name)
            state.people_at = [NOBODY if holder == people else holder for holder in state.people_at]
        for name, ids in holds.items():
            for territory in ids:
                at = self.territory(territory)
                if any(territory in others for other, others in holds.items() if other != name):
                    raise PositionError(f"{territory} is held by two peoples")
                state.people_at[at] = self.people(name)
        for territory in empty:
            state.people_at[self.territory(territory)] = NOBODY
        state.lands = [
            sum(bit(at) for at, holder in enumerate(state.people_at) if holder == people)
            for people in range(len(self.box.people_ids))
        ]

    def raise_peoples(
        self,
        technology: Mapping[str, int],
        markers: Mapping[str, Sequence[str]],
        lent_until: int | None,
        hate: Sequence[str],
        holy_war: tuple[str, str] | None,
    ) -> None:
        state = self.state
        for name, level in technology.items():
            state.technology[self.people(name)] = level
        bonus = [MARKER_IDS[marker] for marker in BONUS_MARKERS]
        for marker, names in markers.items():
            kind = self._number(bonus, marker, "bonus marker")
            lent = kind in (Marker.ATTACK_2, Marker.DEFENCE_2)
            until = (state.turn + 1 if lent_until is None else lent_until) if lent else LASTING
            for name in names:
                state.bonus[kind][self.people(name)] = until
        state.hate = mask_of([self.people(name) for name in hate])
        if holy_war is not None:
            state.holy_attacker, state.holy_victim = (self.people(name) for name in holy_war)

    def deal(
        self, hands: Mapping[int, Sequence[str]], bets: Mapping[int, Sequence[str]], discard: Sequence[str]
    ) -> None:
        """Stated hands and bets as they are, discards taken from the hands not stated, the rest dealt anew."""
        state, box = self.state, self.box
        pool = [people for people, copies in enumerate(box.copies) for _ in range(copies)]

        def taken(names: Sequence[str], what: str) -> list[int]:
            out = sorted(self.people(name) for name in names)
            for people in out:
                if people not in pool:
                    raise PositionError(f"{what}: there is no action card of {box.people_ids[people]} left")
                pool.remove(people)
            return out

        state.discard = taken(discard, "discard")
        state.discard = [self.people(name) for name in discard]
        for seat, names in bets.items():
            state.bets[self.seat(seat)] = taken(names, f"bets of seat {seat}")
        for seat, names in hands.items():
            state.hands[self.seat(seat)] = taken(names, f"hand of seat {seat}")
        free = [seat for seat in range(state.players) if seat not in hands]
        in_play = len(state.discard) + sum(
            len(state.bets[seat]) + (0 if seat in free else len(state.hands[seat]))
            for seat in range(state.players)
        )
        missing = state.players * sum(box.dealt) - in_play
        if missing < 0:
            raise PositionError(f"{-missing} action cards too many are in play: {in_play} stated")
        for seat in free:
            state.hands[seat] = []
        while missing and free:
            for seat in free:
                if missing:
                    state.hands[seat].append(state.stream.draw(pool))
                    missing -= 1
        # with every hand stated the cards played so far have to be somewhere: in the discard pile
        while missing:
            state.discard.append(state.stream.draw(pool))
            missing -= 1
        for hand in state.hands:
            hand.sort()

    def foretell(
        self,
        destiny: Mapping[int, Sequence[str]],
        revealed: Mapping[int, Sequence[str]],
        face_down: Mapping[int, Sequence[str]],
    ) -> None:
        """The stated destiny cards; the others that were dealt by this turn are drawn from the rest."""
        state, box = self.state, self.box
        stated = ((destiny, Place.HAND), (revealed, Place.REVEALED), (face_down, Place.FACE_DOWN))
        for cards, place in stated:
            for seat, names in cards.items():
                for name in names:
                    people = self.people(name)
                    if (
                        state.phase == Phase.DESTINY
                        and box.destiny_deals.get(state.turn) == box.sizes[people]
                    ):
                        raise PositionError(
                            f"{name}: the destiny cards of this size are only now being dealt"
                        )
                    card = self.seat(seat) * DESTINIES + box.sizes[people] - 1
                    if state.destiny[card] != NOT_DEALT:
                        size = box.sizes[people]
                        raise PositionError(f"seat {seat} has two destiny cards of size {size}")
                    if people in state.destiny:
                        raise PositionError(f"two players have the destiny card of {name}")
                    state.destiny[card] = people
                    state.destiny_place[card] = place
        for turn, size in box.destiny_deals.items():
            if turn > state.turn or (turn == state.turn and state.phase == Phase.DESTINY):
                continue
            pool = [people for people in box.peoples_of_size(size) if people not in state.destiny]
            for seat in range(state.players):
                card = seat * DESTINIES + size - 1
                if state.destiny[card] == NOT_DEALT:
                    state.destiny[card] = state.stream.draw(pool)

    def share_out(
        self, pawns: Mapping[int, int], supply: int | None, love_left: int | None, hate_left: int | None
    ) -> None:
        """Pawns of the players; the supply is the rest, or as stated with the difference taken from nobody."""
        state, box = self.state, self.box
        for seat, god in enumerate(state.gods):
            protector = box.powers[god] == Power.MORE_FORTIFICATIONS
            full = box.figure(Power.MORE_FORTIFICATIONS, "pawns") if protector else box.personal_pawns
            state.pawns[seat] = pawns.get(seat, full)
        for seat in pawns:
            self.seat(seat)
        rest = box.pawns - sum(state.pawns) - sum(state.technology) - state.fortified.bit_count()
        if supply is not None and supply < rest:
            # pawns that the stated facts leave over are technology of a people nobody asks about
            idle = [p for p in range(len(box.people_ids)) if not state.technology[p]]
            state.technology[idle[-1]] += rest - supply
            rest = supply
        elif supply is not None and supply > rest:
            raise PositionError(f"supply {supply}: only {rest} pawns are left")
        state.supply = rest
        lover = seat_with(state, Power.LOVE_MARKERS) != NOBODY
        all_love = box.marker_counts[Marker.LOVE] - state.love.bit_count() if lover else 0
        state.love_left = all_love if love_left is None else love_left
        hater = seat_with(state, Power.HATE_MARKERS) != NOBODY
        all_hate = box.marker_counts[Marker.HATE] - state.hate.bit_count() if hater else 0
        state.hate_left = all_hate if hate_left is None else hate_left

    def begin(self) -> None:
        """The player's turn of the phase begins; what asks nothing of anybody is passed over."""
        turns.settle(self.state)
