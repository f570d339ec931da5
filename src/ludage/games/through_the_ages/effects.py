"""The vocabulary of card effects: the words that `effects.toml` may use, and how it is read."""

from enum import IntEnum

from ludage.core.content import ContentError, Place, Settings, expected, one_of, written


class Power(IntEnum):
    """What a leader or a wonder does beyond its printed figures."""

    NONE = 0
    STRENGTH_PER_UNIT = 1  # Alexander
    SCIENCE_FOR_TAKING_TECHNOLOGY = 2  # Aristotle
    MILITARY_ACTION_AS_CIVIL = 3  # Hammurabi
    FACE_UNDER_WONDER = 4  # Homer
    SECOND_POLITICAL_ACTION = 5  # Caesar
    CHEAPER_POPULATION = 6  # Moses
    COLONY_FROM_HAND = 7  # Columbus
    POPULATION_AND_UNIT = 8  # Barbarossa
    INFANTRY_AS_CAVALRY = 9  # Genghis Khan
    STRENGTH_FROM_FAITH = 10  # Joan of Arc
    BEST_LAB_RESOURCE = 11  # Leonardo
    CULTURE_FROM_FACES = 12  # Michelangelo
    BEST_LAB_ACTION = 13  # Newton
    CULTURE_FROM_COLONIES = 14  # Cook
    THEATERS = 15  # Bach
    MILITARY_REVOLUTION = 16  # Robespierre
    STRENGTH_PER_UNIT_TYPE = 17  # Napoleon
    LIBRARY_AND_THEATER = 18  # Shakespeare
    BEST_LAB_CULTURE = 19  # Einstein
    LABS_MAKE_RESOURCES = 20  # Gates
    BEST_THEATER_TWICE = 21  # Chaplin
    NO_ATTACKS = 22  # Gandhi
    LABS_MAKE_CULTURE = 23  # Meier
    CULTURE_OR_MILITARY = 24  # Churchill
    LARGER_HANDS = 25  # Library of Alexandria
    STRENGTH_PER_INFANTRY_AND_ARTILLERY = 26  # Great Wall
    MORE_FACES = 27  # St. Peter's Basilica
    CHEAPER_AFTER_LEADER = 28  # Taj Mahal
    FREE_POPULATION = 29  # Ocean Liner Service
    BEST_MINE_TWICE = 30  # Transcontinental Railroad
    SCORE_WORKERS = 31  # Fast Food Chains
    SCORE_TECHNOLOGIES = 32  # First Space Flight
    SCORE_THEATERS_AND_LIBRARIES = 33  # Hollywood
    SCORE_URBAN_BUILDINGS = 34  # Internet


BEST_LAB_POWERS = (Power.BEST_LAB_RESOURCE, Power.BEST_LAB_ACTION, Power.BEST_LAB_CULTURE)


class Order(IntEnum):
    """What an action card orders its player to do."""

    NONE = 0
    FOOD_OR_RESOURCES = 1
    POPULATION = 2
    DEVELOP = 3
    STAGE = 4
    FARM_OR_MINE = 5
    URBAN = 6
    UPGRADE = 7


class Who(IntEnum):
    """Whom a line of an event is about."""

    EACH = 0
    STRONGEST = 1
    WEAKEST = 2
    TWO_STRONGEST = 3
    TWO_WEAKEST = 4
    HAPPIEST = 5
    MOST_DISCONTENT = 6
    CULTURE_LEADER = 7
    CULTURE_LAST = 8
    WEAK_CULTURE_LEADER = 9


class Deed(IntEnum):
    """What a line of an event does to a civilisation."""

    FOOD = 0
    RESOURCES = 1
    FOOD_OR_RESOURCES = 2
    MIXED_GAIN = 3
    MIXED_LOSS = 4
    SCIENCE = 5
    CULTURE = 6
    POPULATION = 7
    LOSE_POPULATION = 8
    DRAW = 9
    CIVIL_LIFE = 10
    FREE_BUILDING = 11
    DESTROY_OWN = 12
    CULTURE_BY_CULTURE = 13
    SCIENCE_BY_SCIENCE = 14
    CULTURE_BY_SCIENCE = 15
    CULTURE_BY_DISCONTENT = 16
    FOOD_BY_HAPPINESS = 17
    PRODUCE_FOOD = 18
    PRODUCE_RESOURCES = 19
    ECONOMY = 20
    LOSE_ALL_FOOD = 21
    REBEL = 22
    TAKE_YELLOW = 23
    LOSE_BLUE = 24
    EMIGRATE = 25
    LOSE_OLD_LEADER = 26
    LOSE_COLONY = 27
    AGREEMENT = 28
    DRAW_OR_CULTURE = 29
    DISCARD_OR_CULTURE = 30
    RAVAGE = 31
    TERROR = 32
    IMPACT = 33


class Attack(IntEnum):
    """What an aggression or a war does to the loser."""

    ENSLAVE = 0
    PLUNDER = 1
    RAID = 2
    ANNEX = 3
    INFILTRATE = 4
    SCIENCE = 5
    CULTURE = 6
    TECHNOLOGY = 7
    TERRITORY = 8


class Step:
    """One line of an event. `card` is the card it names, if any. Immutable."""

    __slots__ = ("amount", "card", "deed", "who")

    def __init__(self, who: int, deed: int, amount: int, card: int) -> None:
        self.who: int = who
        self.deed: int = deed
        self.amount: int = amount
        self.card: int = card


FIGURES = (
    "amount",
    "yellow_tokens",
    "leader_discount",
    "military_resources",
    "military_science",
    "military_actions",
    "cards",
    "science_discount",
    "resource_discount",
    "science",
    "culture",
    "food",
    "resources",
    "discount",
    "per",
    "strength",
    "food_as_resource",
    "resource_as_food",
    "cooperation",
    "culture_per_wonder",
    "no_war",
)
"""The numbers an effect may have."""
LISTS = ("levels", "military_resources_per_stronger", "culture_per_more_culture")


class Effect:
    """The figures of one card; what it does not give is 0. Immutable."""

    __slots__ = ("figures", "lists", "word")

    def __init__(self, word: int, figures: dict[str, int], lists: dict[str, tuple[int, ...]]) -> None:
        self.word: int = word
        self.figures: dict[str, int] = figures
        self.lists: dict[str, tuple[int, ...]] = lists

    def number(self, name: str) -> int:
        """A figure of the effect."""
        return self.figures.get(name, 0)


NO_EFFECT = Effect(0, {}, {})
FILE = Place("effects.toml")
EXAMPLE = "each food 2"
"""A line of an event: who, deed and amount."""


def table(settings: Settings, name: str) -> dict[str, object]:
    """A table of the file."""
    found = settings.get(name)
    if not isinstance(found, dict):
        raise ContentError("content-missing", FILE, what=name)
    return found


def read_effect(data: object, place: str, key: str, words: type[IntEnum] | None) -> Effect:
    """One card's effect: its word under `key`, figures and lists."""
    if not isinstance(data, dict):
        raise expected("table", FILE.within(place), data)
    word = 0
    figures: dict[str, int] = {}
    lists: dict[str, tuple[int, ...]] = {}
    for name, value in data.items():
        if words is not None and name == key:
            word = word_of(value, words, place)
        elif name in FIGURES and type(value) is int:
            figures[name] = value
        elif name in LISTS and isinstance(value, list) and all(type(item) is int for item in value):
            lists[name] = tuple(value)
        else:
            raise ContentError("content-unknown", FILE.within(place), what=f"{name} = {written(value)}")
    return Effect(word, figures, lists)


def word_of(value: object, words: type[IntEnum], place: str) -> int:
    """The number of a word of the vocabulary."""
    known = [word.name.lower() for word in words]
    return int(words[known[one_of(value, known, FILE.within(place))].upper()])


def read_steps(data: object, place: str, cards: list[str]) -> tuple[Step, ...]:
    """The lines of an event."""
    if not isinstance(data, list) or not data:
        raise expected("lines", FILE.within(place), data)
    return tuple([_step(str(line), place, cards) for line in data])


def _step(line: str, place: str, cards: list[str]) -> Step:
    words = line.split()
    if len(words) != 3:
        raise ContentError("content-form", FILE.within(place), example=EXAMPLE, found=line)
    who, deed = word_of(words[0], Who, place), word_of(words[1], Deed, place)
    if words[2] in cards:
        return Step(who, deed, 1, cards.index(words[2]))
    try:
        return Step(who, deed, int(words[2]), -1)
    except ValueError:
        raise ContentError("content-form", FILE.within(place), example=EXAMPLE, found=line) from None
