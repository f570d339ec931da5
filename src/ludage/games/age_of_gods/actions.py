"""The action space of Age of Gods: every pick that can ever be asked for, numbered once."""

from enum import IntEnum

from ludage.core.actions import Action, ActionSpace
from ludage.core.message import Argument, Message
from ludage.games.age_of_gods.abilities_table import ANY
from ludage.games.age_of_gods.cards import DIE, MARKER_IDS, Box
from ludage.games.age_of_gods.masks import members

SEATS = 6
USES = ["technology", "ability", "wrath"]
WEAKNESSES = ["technology", *MARKER_IDS[:4]]


class Verb(IntEnum):
    """The first word of an action."""

    GOD = 0  # embody this god
    FIRST = 1  # this seat plays first (Trish)
    BET = 2  # lay this card as a prediction
    DONE = 3  # nothing more of this kind
    PASS = 4  # decline
    FORTIFY = 5
    LOVE = 6
    ATTACK = 7
    REROLL = 8  # roll the die with this face again (Lok)
    GIVE_UP = 9  # destroy the origin to hold the target
    KEEP = 10  # keep the origin
    PLAY = 11  # play an action card
    REVEAL = 12  # play a destiny card
    CONCEAL = 13  # play a destiny card face down (Bejofa)
    TECHNOLOGY = 14  # raise this people (Gnomes, Kraül)
    HATE = 15
    MARK = 16  # give this people the marker
    TAKE = 17  # take the marker from this people
    FORTRESS = 18
    LIFT = 19  # take the fortress or the vortex from this territory
    WEAKEN = 20
    SWAP = 21
    PEEK = 22
    RAISE = 23  # a token of this people
    SETTLE = 24  # goes on this territory
    VORTEX = 25
    HOLY_WAR = 26  # this people attacks
    AGAINST = 27  # that people is the victim
    COPY = 28
    LINE = 29  # this line of the wrath table
    DESTROY = 30
    RAZE = 31  # this fortification
    SEIZE = 32


class Actions(ActionSpace):
    """The space, with the parts of every action (`verbs`, `xs`, `ys`) and the index of every verb and parts."""

    __slots__ = ("attacks", "first", "neighbour_attacks", "swaps", "verbs", "xs", "ys")

    def __init__(self, game_id: str, box: Box) -> None:
        self.verbs: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.first: list[int] = []
        entries: list[Action] = []
        for verb in Verb:
            self.first.append(len(entries))
            for x, y, words, targets, names in _parts(verb, box):
                self.verbs.append(verb)
                self.xs.append(x)
                self.ys.append(y)
                text = " ".join([verb.name.lower().replace("_", "-"), *words])
                key = f"action-{verb.name.lower().replace('_', '-')}"
                if verb in (Verb.PLAY, Verb.REVEAL):
                    key += f"-{USES[y]}"
                entries.append(Action(text, tuple(targets), Message(key, names), verb == Verb.SWAP))
        super().__init__(game_id, entries)
        size = len(box.territory_ids)
        self.attacks: list[list[int]] = [[ANY] * size for _ in range(size)]
        self.swaps: list[list[int]] = [[ANY] * size for _ in range(size)]
        for at in range(len(self)):
            if self.verbs[at] == Verb.ATTACK:
                self.attacks[self.xs[at]][self.ys[at]] = at
            elif self.verbs[at] == Verb.SWAP:
                self.swaps[self.xs[at]][self.ys[at]] = at
        self.neighbour_attacks: list[dict[int, list[int]]] = [
            _attacks_by_targets(self.attacks[origin], box.neighbours[origin]) for origin in range(size)
        ]

    def of(self, verb: int, x: int = 0) -> int:
        """The action of a verb that has at most one part."""
        return self.first[verb] + x

    def of_all(self, verb: int, mask: int) -> list[int]:
        """The actions of a verb for everything in the set."""
        first = self.first[verb]
        return [first + x for x in members(mask)]

    def card(self, verb: int, people: int, use: int) -> int:
        """The action that plays a card of this people for this use."""
        return self.first[verb] + people * len(USES) + use


def _attacks_by_targets(attacks: list[int], neighbours: int) -> dict[int, list[int]]:
    """For every subset of the neighbours the attacks on them: what makes listing attacks fast."""
    lists: dict[int, list[int]] = {}
    subset = neighbours
    while subset:
        lists[subset] = [attacks[target] for target in members(subset)]
        subset = (subset - 1) & neighbours
    return lists


_Part = tuple[int, int, list[str], list[str], dict[str, Argument]]


def _parts(verb: Verb, box: Box) -> list[_Part]:
    """The parts of every action of a verb: numbers, words, targets and the arguments of its wording."""
    if verb in (Verb.DONE, Verb.PASS, Verb.GIVE_UP, Verb.KEEP):
        return [(0, 0, [], [], {})]
    if verb in (Verb.FIRST, Verb.PEEK):
        return [(s, 0, [str(s)], [f"seat:{s}"], {"seat": f"seat:{s}"}) for s in range(SEATS)]
    if verb in (Verb.REROLL, Verb.LINE):
        return [(face, 0, [str(face)], [f"die:{face}"], _numbered(verb, face)) for face in range(1, DIE + 1)]
    if verb == Verb.GOD:
        return [(g, 0, [god], [f"god:{god}"], {"god": f"god:{god}"}) for g, god in enumerate(box.god_ids)]
    if verb in (Verb.ATTACK, Verb.SWAP):
        return _pairs(verb, box)
    if verb in (Verb.PLAY, Verb.REVEAL):
        return [
            (p, u, [people, use], [f"{CARD_OF[verb]}:{people}", f"use:{use}"], _card(box, p))
            for p, people in enumerate(box.people_ids)
            for u, use in enumerate(USES)
        ]
    if verb == Verb.CONCEAL:
        # one use of the card among others: who has only pointed at the card has not played it yet
        return [
            (p, 0, [people], [f"{CARD_OF[verb]}:{people}", "use:conceal"], _card(box, p))
            for p, people in enumerate(box.people_ids)
        ]
    if verb == Verb.WEAKEN:
        return [
            (p, w, [people, what], [f"people:{people}", f"weakness:{what}"], _weakness(people, what))
            for p, people in enumerate(box.people_ids)
            for w, what in enumerate(WEAKNESSES)
        ]
    if verb in OF_PEOPLE:
        return [
            (p, 0, [people], [f"{CARD_OF.get(verb, 'people')}:{people}"], _card(box, p))
            for p, people in enumerate(box.people_ids)
        ]
    return [
        (t, 0, [territory], [f"territory:{territory}"], {"territory": f"territory:{territory}"})
        for t, territory in enumerate(box.territory_ids)
    ]


CARD_OF = {
    Verb.PLAY: "card",
    Verb.BET: "card",
    Verb.REVEAL: "destiny",
    Verb.CONCEAL: "destiny",
    Verb.COPY: "discard",
}
OF_PEOPLE = (
    Verb.BET,
    Verb.TECHNOLOGY,
    Verb.HATE,
    Verb.MARK,
    Verb.TAKE,
    Verb.RAISE,
    Verb.HOLY_WAR,
    Verb.AGAINST,
    Verb.COPY,
)


def _pairs(verb: Verb, box: Box) -> list[_Part]:
    """Attacks go one way, swaps are the same both ways."""
    return [
        (a, b, [one, two], [f"territory:{one}", f"territory:{two}"], _pair(one, two))
        for a, one in enumerate(box.territory_ids)
        for b, two in enumerate(box.territory_ids)
        if a < b or (a > b and verb == Verb.ATTACK)
    ]


def _pair(one: str, two: str) -> dict[str, Argument]:
    return {"origin": f"territory:{one}", "target": f"territory:{two}"}


def _card(box: Box, people: int) -> dict[str, Argument]:
    return {"people": f"people:{box.people_ids[people]}", "ability": f"ability:{box.ability_ids[people]}"}


def _weakness(people: str, what: str) -> dict[str, Argument]:
    return {"people": f"people:{people}", "what": f"weakness:{what}"}


def _numbered(verb: Verb, face: int) -> dict[str, Argument]:
    return {"wrath": f"wrath:{face}", "face": face} if verb == Verb.LINE else {"face": face}
