"""The abilities of the peoples as data: steps read from abilities.toml, in a small vocabulary.

An owner of the box who knows the printed card writes its steps there; `abilities.py` carries them out.
"""

from enum import IntEnum

from ludage.core.content import ContentError, Place, Settings, expected, kind_of, one_of, written

ANY = -1


class Reach(IntEnum):
    """How far an attack reaches."""

    ADJACENT = 0
    TWO_STEPS = 1
    COASTAL = 2
    ANYWHERE = 3


class Ignore(IntEnum):
    """What of the target an attack may ignore, as bits."""

    CITY = 1
    FORTIFICATION = 2
    DWARF_FORTRESS = 4


class Occasion(IntEnum):
    """What an attack is launched for; the prompt says it."""

    COMBAT = 0
    UPRISING = 1
    CARD = 2
    BREAKTHROUGH = 3
    CHAIN = 4  # from the territory that the attack before has taken (Devourers)


TERM_NAMES = (
    "again",
    "bonus",
    "breakthrough",
    "chain",
    "coastal",
    "colonists",
    "dice",
    "ignore",
    "largest",
    "occasion",
    "optional",
    "origin",
    "people",
    "reach",
    "unrevealed",
    "victim",
)


class Terms:
    """The terms of one attack: who may attack whom, with what favours, and what may follow. Immutable."""

    __slots__ = TERM_NAMES

    def __init__(
        self,
        occasion: int,
        bonus: int = 0,
        people: int = ANY,
        origin: int = ANY,
        victim: int = ANY,
        reach: int = Reach.ADJACENT,
        coastal: bool = False,
        ignore: int = 0,
        dice: int = 1,
        breakthrough: bool = True,
        optional: bool = False,
        colonists: bool = False,
        chain: tuple[int, ...] = (),
        again: tuple[int, ...] = (),
        largest: int = 4,
        unrevealed: bool = False,
    ) -> None:
        self.occasion: int = occasion
        self.bonus: int = bonus
        self.people: int = people
        self.origin: int = origin
        self.victim: int = victim
        self.reach: int = reach
        self.coastal: bool = coastal  # the origin must lie on the coast
        self.ignore: int = ignore
        self.dice: int = dice
        self.breakthrough: bool = breakthrough
        self.optional: bool = optional
        self.colonists: bool = colonists  # a fortification of the supply goes on the territory taken
        self.chain: tuple[int, ...] = chain  # bonus of each further attack from the territory just taken
        self.again: tuple[int, ...] = again  # bonus of each further attack by the same people
        self.largest: int = largest  # largest size of people that may attack (uprisings)
        self.unrevealed: bool = unrevealed  # not from a people that the player has revealed (combat phase)

    def but(
        self,
        occasion: int | None = None,
        bonus: int | None = None,
        people: int | None = None,
        origin: int | None = None,
        victim: int | None = None,
        optional: bool | None = None,
        chain: tuple[int, ...] | None = None,
        again: tuple[int, ...] | None = None,
    ) -> "Terms":
        """The same terms with these particulars."""
        return Terms(
            self.occasion if occasion is None else occasion,
            bonus=self.bonus if bonus is None else bonus,
            people=self.people if people is None else people,
            origin=self.origin if origin is None else origin,
            victim=self.victim if victim is None else victim,
            reach=self.reach,
            coastal=self.coastal,
            ignore=self.ignore,
            dice=self.dice,
            breakthrough=self.breakthrough,
            optional=self.optional if optional is None else optional,
            colonists=self.colonists,
            chain=self.chain if chain is None else chain,
            again=self.again if again is None else again,
            largest=self.largest,
            unrevealed=self.unrevealed,
        )

    def to_dict(self) -> dict[str, object]:
        """What differs from a plain attack, JSON-ready."""
        plain = Terms(Occasion.COMBAT)
        out: dict[str, object] = {}
        for name in TERM_NAMES:
            value = getattr(self, name)
            if value != getattr(plain, name):
                out[name] = list(value) if isinstance(value, tuple) else value
        return out


def terms_from(data: dict[str, object]) -> Terms:
    """The terms that `to_dict` wrote; anything of another kind is a TypeError."""

    def number(name: str, default: int) -> int:
        value = data.get(name, default)
        if type(value) is not int:
            raise TypeError(f"terms, {name}: expected a whole number, got {value!r}")
        return value

    def flag(name: str, default: bool = False) -> bool:
        value = data.get(name, default)
        if type(value) is not bool:
            raise TypeError(f"terms, {name}: expected true or false, got {value!r}")
        return value

    def bonuses(name: str) -> tuple[int, ...]:
        value = data.get(name, [])
        if not isinstance(value, list) or not all(type(part) is int for part in value):
            raise TypeError(f"terms, {name}: expected whole numbers, got {value!r}")
        return tuple(value)

    return Terms(
        number("occasion", Occasion.COMBAT.value),
        bonus=number("bonus", 0),
        people=number("people", ANY),
        origin=number("origin", ANY),
        victim=number("victim", ANY),
        reach=number("reach", Reach.ADJACENT.value),
        coastal=flag("coastal"),
        ignore=number("ignore", 0),
        dice=number("dice", 1),
        breakthrough=flag("breakthrough", True),
        optional=flag("optional"),
        colonists=flag("colonists"),
        chain=bonuses("chain"),
        again=bonuses("again"),
        largest=number("largest", 4),
        unrevealed=flag("unrevealed"),
    )


class Deed(IntEnum):
    """What a step does."""

    ATTACK = 0
    MARKER = 1
    FORTRESS = 2
    FORTIFY = 3
    TECHNOLOGY = 4
    WEAKEN = 5
    SWAP = 6
    WRATH = 7
    EXTRA_TOKEN = 8
    PEEK = 9
    REVIVE = 10
    VORTEX = 11
    HOLY_WAR = 12
    COPY = 13


class Step:
    """One step of an ability. Immutable."""

    __slots__ = (
        "against_victim",
        "amount",
        "deed",
        "from_marked",
        "lasting",
        "marker",
        "optional",
        "terms",
        "with_marked",
    )

    def __init__(
        self,
        deed: int,
        optional: bool = False,
        terms: Terms | None = None,
        with_marked: bool = False,
        from_marked: bool = False,
        against_victim: bool = False,
        marker: int = ANY,
        lasting: bool = True,
        amount: int = 1,
    ) -> None:
        self.deed: int = deed
        self.optional: bool = optional
        self.terms: Terms | None = terms
        self.with_marked: bool = with_marked
        self.from_marked: bool = from_marked
        self.against_victim: bool = against_victim
        self.marker: int = marker
        self.lasting: bool = lasting
        self.amount: int = amount  # dice of a wrath, bonus of a holy war


class Ability:
    """The steps of a people's ability, and those that replace them when the first cannot be done."""

    __slots__ = ("fallback", "steps")

    def __init__(self, steps: tuple[Step, ...], fallback: tuple[Step, ...]) -> None:
        self.steps: tuple[Step, ...] = steps
        self.fallback: tuple[Step, ...] = fallback


def read_abilities(table: Settings, ids: list[str], people_ids: list[str]) -> list[Ability]:
    """The ability of each people, in the order of `ids`."""
    for ability in ids:
        if ability not in table:
            raise ContentError("content-unknown", Place("peoples.csv", column="ability_id"), what=ability)
    return [_ability(table, ability, people_ids) for ability in ids]


def _ability(table: Settings, ability: str, people_ids: list[str]) -> Ability:
    entry = table.get(ability)
    place = Place("abilities.toml").within(ability)
    if not isinstance(entry, dict):
        raise expected("table", place, entry)
    known = ["people", "steps", "fallback"]
    for key in entry:
        if key not in known:
            raise ContentError("content-unknown-among", place, what=key, known=known)
    parts = []
    for part in ("steps", "fallback"):
        steps = entry.get(part, [])
        if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
            raise expected("tables", place.within(part), steps)
        parts.append(tuple(_StepReader(step, place.within(part), people_ids).step() for step in steps))
    return Ability(parts[0], parts[1])


class _StepReader:
    """Reads one step; keeps an eye on words it does not know."""

    def __init__(self, step: dict[str, object], place: Place, people_ids: list[str]) -> None:
        self.left = dict(step)
        self.place = place
        self.people_ids = people_ids

    def take(self, name: str, default: object) -> object:
        value = self.left.pop(name, default)
        if default is not None and type(value) is not type(default):
            raise expected(kind_of(default), self.place.within(name), value)
        return value

    def number(self, name: str, default: int) -> int:
        return int(str(self.take(name, default)))

    def dice(self) -> int:
        dice = self.number("dice", 1)
        if dice not in (1, 2):
            raise ContentError("content-range", self.place.within("dice"), least=1, most=2, found=dice)
        return dice

    def flag(self, name: str, default: bool = False) -> bool:
        return bool(self.take(name, default))

    def word(self, name: str, default: str, allowed: list[str]) -> str:
        value = str(self.take(name, default))
        return allowed[one_of(value, allowed, self.place.within(name))]

    def step(self) -> Step:
        kind = self.word(
            "kind", "", [*(deed.name.lower() for deed in Deed if deed != Deed.FORTRESS), "repeat"]
        )
        made = self.attack(kind) if kind in ("attack", "repeat") else self.other(kind)
        if self.left:
            raise ContentError("content-apart", self.place, what=", ".join(self.left), other=kind)
        return made

    def attack(self, kind: str) -> Step:
        who = self.word("with", "any", ["any", "marked", *self.people_ids])
        origin = self.word("from", "any", ["any", "coastal", "marked"])
        against = self.word("against", "any", ["any", "victim"])
        optional = self.flag("optional")
        bonus, chain, again = self.repeated() if kind == "repeat" else (self.number("bonus", 0), (), ())
        terms = Terms(
            Occasion.CARD,
            bonus=bonus,
            people=self.people_ids.index(who) if who in self.people_ids else ANY,
            reach=Reach[self.word("reach", "adjacent", [reach.name.lower() for reach in Reach]).upper()],
            coastal=origin == "coastal",
            ignore=self.ignored(),
            dice=self.dice(),
            breakthrough=self.flag("breakthrough", True),
            optional=optional,
            colonists=self.colonists(),
            chain=chain,
            again=again,
        )
        return Step(
            Deed.ATTACK,
            optional,
            terms,
            with_marked=who == "marked",
            from_marked=origin == "marked",
            against_victim=against == "victim",
        )

    def repeated(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """A run of attacks: a chain from each territory taken, or several by the same people."""
        times = self.number("times", 1)
        bonuses = self.take("bonus_each", [])
        place = self.place.within("bonus_each")
        if times < 1:
            raise ContentError("content-least", self.place.within("times"), least=1, found=times)
        if not isinstance(bonuses, list) or not all(type(bonus) is int for bonus in bonuses):
            raise expected("numbers", place, bonuses)
        if len(bonuses) != times:
            raise ContentError("content-length", place, needed=times, found=len(bonuses))
        if not self.flag("same_people", True):
            raise ContentError("content-only", self.place.within("same_people"), known=written(True))
        rest = tuple(int(bonus) for bonus in bonuses[1:])
        return int(bonuses[0]), *((rest, ()) if self.flag("chain") else ((), rest))

    def ignored(self) -> int:
        words = self.take("ignore", [])
        names = [part.name.lower() for part in Ignore]
        place = self.place.within("ignore")
        if not isinstance(words, list):
            raise expected("list", place, words)
        return sum(Ignore[names[one_of(word, names, place)].upper()] for word in words)

    def colonists(self) -> bool:
        steps = self.take("on_success", [])
        known = [{"kind": "fortify", "on": "conquered"}]
        if steps not in ([], known):
            raise ContentError("content-only", self.place.within("on_success"), known=written(known))
        return bool(steps)

    def other(self, kind: str) -> Step:
        optional = self.flag("optional")
        deed = Deed[kind.upper()]
        marker, lasting = ANY, True
        if deed == Deed.MARKER:
            names = ["attack_1", "attack_2", "defence_1", "defence_2", "dwarf_fortress"]
            marker = names.index(self.word("marker", "", names))
            until = self.word("until", "", ["end_of_game", "end_of_next_turn", "territory_lost"])
            lasting = until != "end_of_next_turn"
            place = self.word("on", "", ["people", "territory"])
            if (place == "territory") != (names[marker] == "dwarf_fortress"):
                raise ContentError("content-apart", self.place, what=names[marker], other=place)
            deed = Deed.FORTRESS if place == "territory" else deed
        expected: dict[Deed, dict[str, object]] = {
            Deed.FORTIFY: {"on": "marked_people"},
            Deed.TECHNOLOGY: {"delta": 1},
            Deed.WRATH: {"keep": 1},
            Deed.VORTEX: {"marker": "vortex", "forbid": ["city", "dwarf_fortress", "love", "last_territory"]},
            Deed.COPY: {"from": "discard", "exclude": ["fairies"]},
        }
        for name, value in expected.get(deed, {}).items():
            if self.left.pop(name, value) != value:
                raise ContentError("content-only", self.place.within(name), known=written(value))
        amount = 1
        if deed == Deed.WRATH:
            amount = self.dice()
        elif deed == Deed.HOLY_WAR:
            amount = self.number("bonus", 1)
        return Step(deed, optional, marker=marker, lasting=lasting, amount=amount)
