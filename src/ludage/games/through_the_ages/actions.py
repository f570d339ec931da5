"""The action space of Through the Ages: every pick that can ever be asked for, numbered once."""

from collections.abc import Callable
from enum import IntEnum

from ludage.core.actions import Action, ActionSpace
from ludage.core.message import Argument, Message
from ludage.games.through_the_ages.armies import force_bound
from ludage.games.through_the_ages.cards import ROW, Box, Kind, is_technology, is_unit, is_urban

SEATS = 4
MOST_STAGES = 4
MOST_MIXED = 7
SIDES = ["a", "b"]
GOODS = ["food", "resources"]
TARGETS_OF_INFILTRATION = ["leader", "wonder"]


class Verb(IntEnum):
    """The first word of an action."""

    TAKE = 0  # the card in this space of the row
    POPULATION = 1
    BUILD = 2
    UPGRADE = 3
    DESTROY = 4
    DISBAND = 5
    LEADER = 6
    STAGE = 7  # so many stages of the wonder
    DEVELOP = 8
    REVOLUTION = 9
    PLAY = 10  # an action card
    TACTIC = 11
    COPY = 12
    MUSTER = 13  # Barbarossa: population and unit in one go
    COMPOSE = 14  # Bach: an urban building becomes a theater
    LAW = 15  # Hammurabi: a military action as a civil one
    LINER = 16  # Ocean Liner Service
    WARTIME = 17  # Churchill: means for the army instead of culture
    TRADE = 18  # Trade Routes Agreement
    END = 19
    PREPARE = 20  # an event
    AGGRESSION = 21
    WAR = 22
    CULTURE_WAR = 23  # shorter game: this war card as a War over Culture
    PACT = 24
    CANCEL = 25  # the pact in the area of this seat
    RESIGN = 26
    RETIRE = 27  # Alexander
    SETTLE = 28  # Columbus
    PEEK = 29  # Joan of Arc
    PASS = 30
    BID = 31
    SEND = 32  # a unit
    BONUS = 33  # a bonus card
    DISCARD = 34
    DONE = 35
    LOSE = 36  # the worker on this card
    RAZE = 37  # a building of this card
    MIX = 38  # so much food, the rest in resources
    GAIN = 39  # food or resources
    COLONY = 40
    RAVAGE = 41
    UNDER = 42  # Homer under this wonder
    REMOVE = 43  # the leader or the wonder
    ACCEPT = 44
    REFUSE = 45
    SEIZE = 46  # a special technology
    KEEP = 47  # an age III event
    TOKEN = 48  # a blue token from this card


_Part = tuple[int, int, list[str], list[str], dict[str, Argument]]


class Actions(ActionSpace):
    """The space, with the parts of every action (`verbs`, `xs`, `ys`) and the index of every verb and parts."""

    __slots__ = ("at", "of_verb", "verbs", "xs", "ys")

    def __init__(self, game_id: str, box: Box) -> None:
        self.verbs: list[int] = []
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.at: list[dict[int, int]] = []
        """By verb: from `x + 256 * y` to the index."""
        entries: list[Action] = []
        for verb in Verb:
            places: dict[int, int] = {}
            word = verb.name.lower().replace("_", "-")
            for x, y, words, targets, names in _parts(verb, box):
                places[x + 256 * y] = len(entries)
                self.verbs.append(int(verb))
                self.xs.append(x)
                self.ys.append(y)
                key = f"action-{word}"
                if verb in (Verb.GAIN, Verb.REMOVE):
                    key += f"-{words[0]}"
                elif verb == Verb.PACT and box.symmetric[x]:
                    key += "-equal"
                # the worker or the card it goes to: who wants a building clicks the building
                any_order = verb == Verb.BUILD
                entries.append(
                    Action(" ".join([word, *words]), tuple(targets), Message(key, names), any_order)
                )
            self.at.append(places)
        super().__init__(game_id, entries)

    def of(self, verb: int, x: int = 0, y: int = 0) -> int:
        """The action of a verb and its parts."""
        return self.at[verb][x + 256 * y]

    def has(self, verb: int, x: int, y: int = 0) -> bool:
        """Whether the space has such an action."""
        return x + 256 * y in self.at[verb]


def _parts(verb: Verb, box: Box) -> list[_Part]:
    """The parts of every action of a verb: numbers, words, targets and the arguments of its wording."""
    if verb in CARDS_OF:
        return [_card(verb, box, card) for card in CARDS_OF[verb](box)]
    if verb in PLACES:
        return [(0, 0, [], PLACES[verb], {})]
    if verb == Verb.TAKE:
        return [(n, 0, [str(n + 1)], [f"space:{n + 1}"], {"space": n + 1}) for n in range(ROW)]
    if verb in COUNTS or verb == Verb.BID:
        low, high = COUNTS[verb] if verb in COUNTS else (1, force_bound(box, SEATS))
        kind = verb.name.lower()
        return [(n, 0, [str(n)], [f"{kind}:{n}"], {"number": n}) for n in range(low, high + 1)]
    if verb in (Verb.UPGRADE, Verb.COMPOSE):
        return _pairs(verb, box)
    if verb in (Verb.AGGRESSION, Verb.WAR, Verb.CULTURE_WAR):
        return [_attack(verb, box, card, seat) for card in _attacks(verb, box) for seat in range(SEATS)]
    if verb == Verb.PACT:
        return [
            _pact(box, card, seat, side)
            for card in box.of_kind(Kind.PACT)
            for seat in range(SEATS)
            for side in range(1 if box.symmetric[card] else 2)
        ]
    if verb == Verb.CANCEL:
        return [(s, 0, [str(s)], [f"seat:{s}", "way:cancel"], {"seat": f"seat:{s}"}) for s in range(SEATS)]
    if verb == Verb.GAIN:
        return [(n, 0, [word], [f"goods:{word}"], {}) for n, word in enumerate(GOODS)]
    if verb == Verb.REMOVE:
        return [(n, 0, [word], [f"victim:{word}"], {}) for n, word in enumerate(TARGETS_OF_INFILTRATION)]
    return [(0, 0, [], [], {})]


COUNTS = {Verb.STAGE: (1, MOST_STAGES), Verb.MIX: (0, MOST_MIXED)}


def _units(box: Box) -> list[int]:
    return [card for card in box.card_at if is_unit(box.kind[card])]


def _old_wonders(box: Box) -> list[int]:
    """Wonders of ages A and I: those that Homer can meet and time can ravage."""
    return [card for card in box.of_kind(Kind.WONDER) if box.age[card] < 2]


def _technologies(box: Box) -> list[int]:
    return [card for card in range(box.civil) if is_technology(box.kind[card])]


def _attacks(verb: Verb, box: Box) -> list[int]:
    wars = box.of_kind(Kind.WAR)
    if verb == Verb.CULTURE_WAR:
        return [card for card in wars if box.age[card] < 3]
    return box.of_kind(Kind.AGGRESSION) if verb == Verb.AGGRESSION else wars


FROM_HAND = (
    Verb.LEADER,
    Verb.DEVELOP,
    Verb.REVOLUTION,
    Verb.PLAY,
    Verb.TACTIC,
    Verb.PREPARE,
    Verb.SETTLE,
    Verb.BONUS,
    Verb.DISCARD,
    Verb.KEEP,
)
BEFORE = {Verb.BUILD: "workers:unused", Verb.MUSTER: "bank:yellow"}
"""What is clicked first: where the worker comes from."""
AFTER = {
    Verb.DESTROY: "loss:destroy",
    Verb.DISBAND: "loss:disband",
    Verb.PREPARE: "deck:future",
    Verb.SETTLE: "area:colonies",
    Verb.REVOLUTION: "way:revolution",
}
"""What is clicked last: where it goes, or how; a loss by its name, for nobody should lose what he wanted to build."""
PLACES = {
    Verb.POPULATION: ["bank:yellow", "workers:unused"],
    Verb.LAW: ["card:hammurabi"],
    Verb.LINER: ["card:ocean_liner_service"],
    Verb.WARTIME: ["card:winston_churchill"],
    Verb.TRADE: ["card:trade_routes_agreement"],
    Verb.RETIRE: ["card:alexander_the_great"],
    Verb.PEEK: ["deck:current"],
}


def _card(verb: Verb, box: Box, card: int) -> _Part:
    name = box.ids[card]
    kind = "hand" if verb in FROM_HAND else "tactic" if verb == Verb.COPY else "card"
    targets = [f"{kind}:{name}"]
    if verb in BEFORE:
        targets.insert(0, BEFORE[verb])
    if verb in AFTER:
        targets.append(AFTER[verb])
    elif verb == Verb.DEVELOP and box.kind[card] == Kind.GOVERNMENT:
        targets.append("way:peaceful")
    return card, 0, [name], targets, {"card": box.refs[card]}


def _attack(verb: Verb, box: Box, card: int, seat: int) -> _Part:
    names: dict[str, Argument] = {"card": box.refs[card], "seat": f"seat:{seat}"}
    targets = [f"hand:{box.ids[card]}", f"seat:{seat}"]
    if verb == Verb.CULTURE_WAR:
        targets.insert(1, "way:culture")
    return card, seat, [box.ids[card], str(seat)], targets, names


def _pact(box: Box, card: int, seat: int, side: int) -> _Part:
    """`y` is the seat and the side of the offering player: 0 for A, 1 for B."""
    words = [box.ids[card], str(seat)]
    targets = [f"hand:{box.ids[card]}", f"seat:{seat}"]
    names: dict[str, Argument] = {"card": box.refs[card], "seat": f"seat:{seat}"}
    if not box.symmetric[card]:
        words.append(SIDES[side])
        targets.append(f"side:{SIDES[side]}")
        names["side"] = f"side:{SIDES[side]}"
    return card, seat * 2 + side, words, targets, names


def _pairs(verb: Verb, box: Box) -> list[_Part]:
    """Upgrades within a type; Bach's from any other urban building to a theater of the same level or a higher one."""
    out: list[_Part] = []
    for low in box.card_at:
        for high in box.card_at:
            same = box.kind[low] == box.kind[high]
            if verb == Verb.UPGRADE:
                fits = same and box.age[low] < box.age[high]
            else:
                fits = is_urban(box.kind[low]) and box.kind[high] == Kind.THEATER
                fits = fits and not same and box.age[low] <= box.age[high]
            if fits:
                words = [box.ids[low], box.ids[high]]
                names: dict[str, Argument] = {"low": box.refs[low], "high": box.refs[high]}
                out.append((low, high, words, [box.refs[low], box.refs[high]], names))
    return out


CARDS_OF: dict[Verb, Callable[[Box], list[int]]] = {
    Verb.BUILD: lambda box: box.card_at,
    Verb.LOSE: lambda box: box.card_at,
    Verb.DESTROY: lambda box: [card for card in box.card_at if not is_unit(box.kind[card])],
    Verb.RAZE: lambda box: [card for card in box.card_at if not is_unit(box.kind[card])],
    Verb.DISBAND: _units,
    Verb.MUSTER: lambda box: [card for card in _units(box) if box.age[card] < 3],
    Verb.SEND: _units,
    Verb.LEADER: lambda box: box.of_kind(Kind.LEADER),
    Verb.DEVELOP: lambda box: [c for c in _technologies(box) if c not in box.initial],
    Verb.REVOLUTION: lambda box: [c for c in box.of_kind(Kind.GOVERNMENT) if c not in box.initial],
    Verb.PLAY: lambda box: box.of_kind(Kind.ACTION),
    Verb.TACTIC: lambda box: box.of_kind(Kind.TACTIC),
    Verb.COPY: lambda box: box.of_kind(Kind.TACTIC),
    Verb.PREPARE: lambda box: [c for c in box.of_kind(Kind.TERRITORY, Kind.EVENT) if box.age[c]],
    Verb.SETTLE: lambda box: box.of_kind(Kind.TERRITORY),
    Verb.COLONY: lambda box: box.of_kind(Kind.TERRITORY),
    Verb.BONUS: lambda box: box.of_kind(Kind.BONUS),
    Verb.DISCARD: lambda box: [card for card in range(box.civil, box.size) if box.age[card]],
    Verb.RAVAGE: _old_wonders,
    Verb.UNDER: _old_wonders,
    Verb.SEIZE: lambda box: [c for c in _technologies(box) if box.kind[c] > Kind.GOVERNMENT],
    Verb.KEEP: lambda box: [card for card in box.of_kind(Kind.EVENT) if box.age[card] == 3],
    Verb.TOKEN: lambda box: [c for c in box.card_at[: box.stores] if box.token_value[box.slot[c]]],
}
"""The verbs whose one part is a card, and which cards."""
