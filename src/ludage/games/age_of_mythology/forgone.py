"""What a player gives up who ends an action early: asked about before it is lost."""

from ludage.core.message import Message
from ludage.games.age_of_mythology import attack, gather, trade
from ludage.games.age_of_mythology.actions import Verb
from ludage.games.age_of_mythology.board import army_size, holding, idle_villagers, side_of
from ludage.games.age_of_mythology.cards import SQUARES
from ludage.games.age_of_mythology.effects import GOLD
from ludage.games.age_of_mythology.hands import room
from ludage.games.age_of_mythology.state import NO_FIGURE, NOTHING, Ask, Frame, Position


def _traded(state: Position, frame: Frame, seat: int) -> dict[int, Message]:
    """Who has traded may stop when he likes; but a victory point cube is not left by accident, nor all swaps."""
    done, temple = state.actions.of(Verb.DONE), state.actions.of(Verb.TEMPLE)
    if trade.refuse_temple(state, seat) is None:
        found = {done: Message("forgo-temple", rule="AOM-BLDG-23")}
        if trade.buys_too_soon(state, frame, seat):
            found[temple] = Message("forgo-swaps", rule="AOM-BLDG-24")
        return found
    return {} if frame.mask else {done: Message("forgo-trade", rule="AOM-TRADE-01")}


def _short_hands(state: Position, seat: int) -> dict[int, Message]:
    """Random cards fewer than the hand has room for, which end it (AOM-DRAW-05)."""
    left, first = room(state, seat), state.actions.first[Verb.RANDOM]
    return {
        first + drawn: Message("forgo-cards", {"count": left - drawn}, "AOM-DRAW-05") for drawn in range(left)
    }


def _committed(state: Position, seat: int) -> Message:
    """Units that could still go to the battle (AOM-ATTACK-03)."""
    battle = state.battle
    assert battle is not None
    side = side_of(battle, seat)
    most = min(attack.limit(state, battle, side), army_size(state, seat))
    return Message("forgo-units", {"count": most - sum(battle.units[side])}, "AOM-ATTACK-03")


def _fighting(state: Position, seat: int) -> Message:
    """Units that could fight on: every one has dice, so no battle is without hope (AOM-RETREAT-02)."""
    battle = state.battle
    assert battle is not None
    return Message("forgo-battle", {"count": sum(battle.units[side_of(battle, seat)])}, "AOM-RETREAT-02")


ENDS: dict[int, tuple[Verb, str, str]] = {
    Ask.DRAFT: (Verb.PASS, "forgo-tile", "AOM-DRAFT-03"),
    Ask.EXPLORE: (Verb.PASS, "forgo-tile", "AOM-EXPLORE-03"),
    Ask.PLAY: (Verb.PASS, "forgo-fourth", "AOM-PLAY-06"),
    Ask.ACT: (Verb.DONE, "forgo-action", "AOM-GOD-03"),
    Ask.REINFORCE: (Verb.PASS, "forgo-reinforcement", "AOM-UNIT-mythic_norse_hero"),
    Ask.CAPTURE: (Verb.DONE, "forgo-capture", "AOM-ATTACK-06"),
}
COUNTED: dict[int, tuple[Verb, str, str]] = {
    Ask.BUILD: (Verb.DONE, "forgo-buildings", "AOM-BUILD-01"),
    Ask.RECRUIT: (Verb.DONE, "forgo-recruits", "AOM-RECRUIT-01"),
    Ask.RAZE: (Verb.DONE, "forgo-raze", "AOM-WIN-05"),
    Ask.CUBES: (Verb.DONE, "forgo-cubes", "AOM-ATTACK-08"),
    Ask.CONVERT: (Verb.DONE, "forgo-exchange", "AOM-GOD-anubis"),
}
"""By what is asked, which is not asked unless there is something to do: the action that ends it, and the question. Of
those that are counted so many more are allowed.
"""


def forgone(state: Position, frame: Frame, seat: int) -> dict[int, Message]:
    """The end of an action with more to do, a hand with room, a harvest with idle figures beside free tiles, a retreat.

    The powers used in a battle (to step in, to throw, to save a unit) are yes or no.
    """
    ask = frame.ask
    if ask == Ask.GATHER:
        return _harvests(state, seat)
    if ask == Ask.TRADE:
        return _traded(state, frame, seat)
    if ask == Ask.HAND:
        return _short_hands(state, seat)
    if ask == Ask.ENCOUNTER:
        verb, question = Verb.RETREAT, _fighting(state, seat)
    elif ask == Ask.COMMIT:
        verb, question = Verb.DONE, _committed(state, seat)
    elif ask in COUNTED:
        verb, key, rule = COUNTED[ask]
        question = Message(key, {"count": frame.number}, rule)
    elif ask == Ask.PLAY and not can_play(state, seat):
        return {}
    elif ask in ENDS:
        verb, key, rule = ENDS[ask]
        question = Message(key, rule=rule)
    else:
        return {}
    end = state.actions.of(verb)
    return {end: question} if end in state.legal(seat) else {}


def can_play(state: Position, seat: int) -> bool:
    """Whether a card of the hand could do more than be burned."""
    return any(state.actions.verbs[action] in (Verb.PLAY, Verb.INVOKE) for action in state.legal(seat))


def _harvests(state: Position, seat: int) -> dict[int, Message]:
    """Figures of the Holding Area that could stand on a tile that is gathered: Dwarves only where there is Gold, the
    villagers wherever they are not (AOM-GATHER-01, 04, 10).
    """
    box = state.box
    at = seat * SQUARES
    free = [
        state.tiles[at + square]
        for square in range(SQUARES)
        if state.tiles[at + square] != NOTHING and state.figures[at + square] == NO_FIGURE
    ]
    first = state.actions.first[Verb.GATHER]
    idle = idle_villagers(state, seat)
    diggers = sum([holding(state, seat, slot) for slot in box.worker_slots[state.cultures[seat]]])
    found: dict[int, Message] = {}
    for action in state.legal(seat):
        if state.actions.verbs[action] != Verb.GATHER:
            continue
        used = [
            box.tile_resource[tile]
            for tile in free
            if gather.gathered(box.tile_terrain[tile], box.tile_resource[tile], action - first)
        ]
        dwarves = min(diggers, used.count(GOLD))
        count = dwarves + min(idle, len(used) - dwarves)
        if count:
            found[action] = Message("forgo-workers", {"count": count, "dwarves": dwarves}, "AOM-GATHER-01")
    return found
