"""What cards, units and powers can do, by the words of the content tables."""

from enum import IntEnum

RESOURCES = ["food", "wood", "gold", "favor"]
FOOD, WOOD, GOLD, FAVOR = range(4)
TERRAINS = ["fertile", "forest", "hills", "mountain", "desert", "swamp"]
CULTURES = ["egyptian", "greek", "norse"]
AGES = ["archaic", "classical", "heroic", "mythic"]
CATEGORIES = ["mortal", "myth", "hero", "villager"]
TYPES = [*CATEGORIES, "warrior", "archer", "cavalry", "flyer", "giant", "giant_killer"]
GATHER_MODES = ["resource_or_terrain", "all", "food"]
AREAS = ["city", "production", "holding"]
VICTORY_CARDS = ["largest_army", "most_buildings", "won_last_battle", "the_wonder"]
WAYS = ["battles", "most_buildings", "largest_army", "the_wonder", "great_temple"]
"""The five ways to gain victory point cubes (AOM-SCORE-05)."""


class Kind(IntEnum):
    """The seven actions (chapter VIII)."""

    ATTACK = 0
    BUILD = 1
    EXPLORE = 2
    GATHER = 3
    NEXT_AGE = 4
    RECRUIT = 5
    TRADE = 6


KIND_IDS = [kind.name.lower() for kind in Kind]


class Category(IntEnum):
    """What a unit is first of all."""

    MORTAL = 0
    MYTH = 1
    HERO = 2
    VILLAGER = 3


class Area(IntEnum):
    """The part of a board that is attacked (AOM-ATTACK-02)."""

    CITY = 0
    PRODUCTION = 1
    HOLDING = 2


class Victory(IntEnum):
    """The four victory cards (AOM-COMP-04)."""

    LARGEST_ARMY = 0
    MOST_BUILDINGS = 1
    WON_LAST_BATTLE = 2
    THE_WONDER = 3


class Way(IntEnum):
    """How a victory point cube was gained."""

    BATTLES = 0
    MOST_BUILDINGS = 1
    LARGEST_ARMY = 2
    THE_WONDER = 3
    GREAT_TEMPLE = 4


class Ability(IntEnum):
    """The special powers of units (AOM-UNIT-*)."""

    NEGATE_WALLS_TOWERS = 0
    RAISE_MUMMY = 1
    RESURRECT_WITH_PRIEST = 2
    GUARD_PHARAOH = 3
    RESURRECT = 4
    SWAP_WADJET = 5
    DESTROY_TWO_BUILDINGS = 6
    THROW = 7
    GROWING = 8
    WIN_TIES = 9
    ROUT_ON_HERO_KILL = 10
    MIRROR_BASE_DICE = 11
    BERSERK = 12
    FAVOR_PER_KILL = 13
    GATHER_GOLD = 14
    CALL_REINFORCEMENT = 15
    GATHER_BONUS = 16


ABILITY_IDS = [ability.name.lower() for ability in Ability]


class Effect(IntEnum):
    """What a god power does (AOM-GOD-*)."""

    RESURRECT_FIRST_LOSS = 0
    ASYMMETRIC_LIMITS = 1
    FOURTH_ACTION = 2
    DESTROY_BUILDING = 3
    BUILD_DISCOUNT = 4
    EXPLORE_PICK_TWO = 5
    GATHER_BONUS_PER_TILE = 6
    ELIMINATE_PRODUCTION_TILE = 7
    SWAP_PRODUCTION_TILE = 8
    CONVERT_MORTALS = 9
    MORTALS_FLAT_COST = 10
    GAIN_AGE_HERO = 11
    REMOVE_ENEMY_UNIT = 12
    GAIN_BUILDING = 13
    GATHER_BONUS_EXCLUSIVE = 14
    SACRIFICE_UNIT = 15
    GAIN_RESOURCE = 16
    GAIN_UNITS = 17
    GAIN_ANY = 18
    BATTLE_DICE_BONUS = 19
    NO_UNIT_LIMIT = 20
    ALL_BERSERK = 21
    EXPLORE_EXCLUSIVE = 22
    GATHER_EXCLUSIVE = 23
    ELIMINATE_UNIT = 24
    STEAL = 25
    GAIN_BY_TRADING = 26


EFFECT_IDS = [effect.name.lower() for effect in Effect]

WITH_ITS_ACTION = frozenset(
    [
        Effect.RESURRECT_FIRST_LOSS,
        Effect.ASYMMETRIC_LIMITS,
        Effect.BUILD_DISCOUNT,
        Effect.EXPLORE_PICK_TWO,
        Effect.GATHER_BONUS_PER_TILE,
        Effect.MORTALS_FLAT_COST,
        Effect.REMOVE_ENEMY_UNIT,
        Effect.GATHER_BONUS_EXCLUSIVE,
        Effect.BATTLE_DICE_BONUS,
        Effect.NO_UNIT_LIMIT,
        Effect.ALL_BERSERK,
        Effect.EXPLORE_EXCLUSIVE,
        Effect.GATHER_EXCLUSIVE,
        Effect.GAIN_BY_TRADING,
    ]
)
"""Powers that change the action of their own card and are nothing without it (AOM-GOD-06)."""
