"""The action space of Age of Mythology: every pick that can ever be asked for, numbered once."""

from enum import IntEnum

from ludage.core.actions import Action, ActionSpace
from ludage.core.message import Argument, Message
from ludage.games.age_of_mythology.cards import SEATS, SQUARES, Box
from ludage.games.age_of_mythology.effects import (
    AREAS,
    CULTURES,
    RESOURCES,
    TERRAINS,
    VICTORY_CARDS,
    Ability,
    Category,
)

HARVESTS = [*TERRAINS, *RESOURCES, "all"]
"""What can be gathered: a terrain, a resource or everything (AOM-GATHER-05, 07)."""
ALL = len(HARVESTS) - 1


class Verb(IntEnum):
    """The first word of an action."""

    CULTURE = 0  # play this culture
    TILE = 1  # take a tile of this kind from the row
    PASS = 2  # take none, do not
    VICTORY = 3  # put a cube on this victory card
    TAKE = 4  # take this permanent card
    RANDOM = 5  # draw so many random cards; the hand is done
    PLAY = 6  # play this card for its action
    INVOKE = 7  # play it for its god power
    BURN = 8  # throw it away to pass
    ACT = 9  # the action of the card whose power was used
    DONE = 10  # nothing more of this kind
    PLACE = 11  # this figure goes from the Holding Area to this field
    SHIFT = 12  # the figure on this field goes to that field
    GATHER = 13
    BUILD = 14
    SPARE = 15  # a cube of this colour need not be paid
    RECRUIT = 16
    PAY = 17  # a cube of this colour pays for the trade
    SWAP = 18  # a cube of this colour for one of that colour
    TEMPLE = 19  # buy a victory point cube
    ATTACK = 20  # this player, this area
    COMMIT = 21  # this unit goes into the battle
    FIGURE = 22  # the figure on this field of one's own board
    HOLDING = 23  # the villager in the Holding Area
    CHARM = 24  # this enemy unit leaves the battle
    FIGHT = 25  # lay the battle card of this unit; of a Hydra, which one by its growth
    RETREAT = 26
    STEP_IN = 27  # Wadjet takes the Pharaoh's place
    THROW = 28
    BERSERK = 29
    SAVE = 30
    LAND = 31  # the tile on this field of this player's board
    DESTROY = 32  # this player's building
    STRIKE = 33  # this player's unit
    GIVE = 34  # give up this unit
    CUBE = 35  # take a cube of this colour
    ROB = 36  # this player
    DISCARD = 37  # lay this card aside at the end of the turn


ALONE = (
    Verb.PASS,
    Verb.ACT,
    Verb.DONE,
    Verb.TEMPLE,
    Verb.HOLDING,
    Verb.RETREAT,
    Verb.STEP_IN,
    Verb.THROW,
    Verb.BERSERK,
    Verb.SAVE,
)
"""Verbs without parts."""


class Actions(ActionSpace):
    """The space, with the parts of every action (`verbs`, `xs`, `ys`) and where the actions of a verb begin."""

    __slots__ = ("first", "second", "verbs", "xs", "ys")

    def __init__(self, game_id: str, box: Box) -> None:
        self.verbs: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.first: list[int] = []
        self.second: dict[tuple[int, int, int], int] = {}
        entries: list[Action] = []
        for verb in Verb:
            self.first.append(len(entries))
            word = verb.name.lower().replace("_", "-")
            for x, y, words, targets, names in _parts(verb, box):
                self.second[(verb, x, y)] = len(entries)
                self.verbs.append(verb)
                self.xs.append(x)
                self.ys.append(y)
                entries.append(
                    Action(" ".join([word, *words]), tuple(targets), Message(f"action-{word}", names))
                )
        super().__init__(game_id, entries)

    def of(self, verb: int, x: int = 0) -> int:
        """The action of a verb that has at most one part."""
        return self.first[verb] + x

    def pair(self, verb: int, x: int, y: int) -> int:
        """The action of a verb that has two parts, or is not for everything."""
        return self.second[(verb, x, y)]


_Part = tuple[int, int, list[str], list[str], dict[str, Argument]]


def _named(kind: str, ids: list[str], more: list[str] | None = None) -> list[_Part]:
    """One action for each thing of a kind."""
    return [
        (at, 0, [name], [f"{kind}:{name}", *(more or [])], {kind: f"{kind}:{name}"})
        for at, name in enumerate(ids)
    ]


def _parts(verb: Verb, box: Box) -> list[_Part]:
    """The parts of every action of a verb: numbers, words, targets and the arguments of its wording."""
    if verb in ALONE:
        return [(0, 0, [], [], {})]
    if verb == Verb.CULTURE:
        return _named("culture", CULTURES)
    if verb == Verb.TILE:
        return _named("tile", box.tile_ids)
    if verb == Verb.VICTORY:
        return _named("victory", VICTORY_CARDS)
    if verb == Verb.BUILD:
        return _named("building", box.building_ids)
    if verb in (Verb.SPARE, Verb.PAY, Verb.CUBE):
        return _named("resource", RESOURCES)
    if verb in (Verb.RECRUIT, Verb.COMMIT, Verb.CHARM, Verb.FIGHT, Verb.GIVE):
        units = [part for part in _named("unit", box.unit_ids) if box.category[part[0]] != Category.VILLAGER]
        return units if verb != Verb.FIGHT else _fighters(units, box)
    if verb in (Verb.TAKE, Verb.PLAY, Verb.INVOKE, Verb.BURN, Verb.DISCARD):
        return _cards(verb, box)
    if verb == Verb.RANDOM:
        most = max(box.hand_size)
        return [(n, 0, [str(n)], [f"draw:{n}"], {"count": n}) for n in range(most + 1)]
    if verb == Verb.GATHER:
        return _named("harvest", HARVESTS)
    if verb == Verb.ROB:
        return [(s, 0, [str(s)], [f"seat:{s}"], {"seat": f"seat:{s}"}) for s in range(SEATS)]
    if verb == Verb.SWAP:
        return [
            (a, b, [one, two], [f"resource:{one}", f"bank:{two}"], _swap(one, two))
            for a, one in enumerate(RESOURCES)
            for b, two in enumerate(RESOURCES)
            if a != b
        ]
    if verb in (Verb.ATTACK, Verb.DESTROY, Verb.STRIKE):
        return _against(verb, box)
    return _fields(verb, box)


def _fighters(units: list[_Part], box: Box) -> list[_Part]:
    """A unit of each type, then the Hydras that have grown so far (AOM-UNIT-hydra)."""
    out: list[_Part] = []
    for unit, _, words, targets, names in units:
        out.append((unit, 0, words, targets, {**names, "growth": 0}))
    for unit, _, words, _, names in units:
        if box.has(unit, Ability.GROWING):
            out += [
                (unit, grown, [*words, str(grown)], [f"growth:{grown}"], {**names, "growth": grown})
                for grown in range(1, box.most_eliminated() + 1)
            ]
    return out


def _cards(verb: Verb, box: Box) -> list[_Part]:
    """Cards by their faces; only permanent ones can be taken, only god cards invoked."""
    if verb == Verb.INVOKE:
        return [
            (g, 0, [god], [f"card:{god}", "use:power"], {"god": f"god:{god}"})
            for g, god in enumerate(box.god_ids)
        ]
    faces = list(enumerate(box.face_ids))
    if verb == Verb.TAKE:
        permanent = {box.face_of[card] for card, flag in enumerate(box.permanent) if flag}
        faces = [(at, face) for at, face in faces if at in permanent]
    use = {Verb.PLAY: ["use:action"], Verb.BURN: ["use:burn"]}.get(verb, [])
    return [(at, 0, [face], [f"card:{face}", *use], {"card": f"card:{face}"}) for at, face in faces]


def _against(verb: Verb, box: Box) -> list[_Part]:
    """A player and something of his."""
    if verb == Verb.ATTACK:
        kind, things = "area", list(enumerate(AREAS))
    elif verb == Verb.DESTROY:
        kind, things = "building", list(enumerate(box.building_ids))
    else:
        kind, things = "unit", [(unit, box.unit_ids[unit]) for unit in box.myths]
    return [
        (
            s,
            at,
            [str(s), name],
            [f"seat:{s}", f"{kind}:{name}"],
            {"seat": f"seat:{s}", kind: f"{kind}:{name}"},
        )
        for s in range(SEATS)
        for at, name in things
    ]


def _fields(verb: Verb, box: Box) -> list[_Part]:
    """Fields are counted from one for people, from zero inside."""
    squares = range(SQUARES)
    if verb == Verb.FIGURE:
        return [(s, 0, [str(s + 1)], [f"field:{s + 1}"], {"field": f"field:{s + 1}"}) for s in squares]
    if verb == Verb.SHIFT:
        return [
            (a, b, [str(a + 1), str(b + 1)], [f"field:{a + 1}", f"field:{b + 1}"], _shift(a, b))
            for a in squares
            for b in squares
            if a != b
        ]
    if verb == Verb.LAND:
        return [
            (p, s, [str(p), str(s + 1)], [f"land:{p}-{s + 1}"], _land(p, s))
            for p in range(SEATS)
            for s in squares
        ]
    workers = ["villager", *(box.unit_ids[unit] for unit in box.workers)]
    return [
        (w, s, [worker, str(s + 1)], [f"worker:{worker}", f"field:{s + 1}"], _place(worker, s))
        for w, worker in enumerate(workers)
        for s in squares
    ]


def _swap(one: str, two: str) -> dict[str, Argument]:
    return {"given": f"resource:{one}", "taken": f"resource:{two}"}


def _shift(a: int, b: int) -> dict[str, Argument]:
    return {"origin": f"field:{a + 1}", "field": f"field:{b + 1}"}


def _land(seat: int, square: int) -> dict[str, Argument]:
    return {"seat": f"seat:{seat}", "field": f"field:{square + 1}"}


def _place(worker: str, square: int) -> dict[str, Argument]:
    return {"worker": f"worker:{worker}", "field": f"field:{square + 1}"}
