"""What the evaluation weighs, in points of culture at the end of the game. The numbers lie beside it in TOML."""

from ludage.core.weights import Weights, WeightTable
from ludage.games.through_the_ages.cards import Kind
from ludage.games.through_the_ages.effects import Power

SCORING = (
    Power.SCORE_WORKERS,
    Power.SCORE_TECHNOLOGIES,
    Power.SCORE_THEATERS_AND_LIBRARIES,
    Power.SCORE_URBAN_BUILDINGS,
)
"""Powers that are worth what they score: they need no weight."""
HELD = {
    Kind.BONUS: "bonus",
    Kind.TACTIC: "tactic",
    Kind.AGGRESSION: "aggression",
    Kind.WAR: "war",
    Kind.PACT: "pact",
    Kind.TERRITORY: "territory",
    Kind.EVENT: "event",
}
Steps = tuple[tuple[int, float], ...]
"""What a rating is worth a round, as (up to, each): the first points more than those on top of them."""


class CultureWeights(Weights):
    """Each weight under its name."""

    def __init__(self, table: WeightTable) -> None:
        number = table.number
        self.culture_rate: float = number("culture_rate")
        """Culture a round."""
        self.science: Steps = (
            (4, number("science_to_4")),
            (10, number("science_to_10")),
            (99, number("science_above")),
        )
        self.resources: Steps = (
            (4, number("resources_to_4")),
            (10, number("resources_to_10")),
            (99, number("resources_above")),
        )
        self.food: Steps = ((2, number("food_to_2")), (4, number("food_to_4")), (99, number("food_above")))
        self.shortage: float = number("shortage")
        """A food that is missing, a round."""
        self.civil_action: float = number("civil_action")
        """A civil action, a round."""
        self.military_action: float = number("military_action")
        self.unspent: float = number("unspent")
        """A civil action that is still to be spent in this turn."""
        self.stock_of_science: float = number("stock_of_science")
        self.stock: float = number("stock")
        """Food or resources in store."""
        self.unused: float = number("unused")
        """An unused worker, a round."""
        self.army: float = number("army")
        """A point of strength, up to what the age asks for."""
        self.ahead: float = number("ahead")
        """A point of strength ahead of the strongest rival, or behind him."""
        self.discontent: float = number("discontent")
        self.unrest: float = number("unrest")
        """A discontent worker without an unused one."""
        self.corruption: float = number("corruption")
        self.levels: list[float] = [
            number(f"level_{Kind(kind).name.lower()}") for kind in range(Kind.GOVERNMENT)
        ]
        """A level of the best technology of a type, a round."""
        self.promise: float = number("promise")
        """What a technology in hand has of the worth it would have in play."""
        self.new_technology: float = number("new_technology")
        """In hand, besides."""
        self.new_government: float = number("new_government")
        self.new_leader: float = number("new_leader")
        self.in_hand: float = number("in_hand")
        """Any other civil card in hand."""
        self.science_due: float = number("science_due")
        """Science in store that technologies in hand wait for."""
        self.card_goods: float = number("card_goods")
        """Food or a resource that an action card in hand brings or saves."""
        self.card_science: float = number("card_science")
        self.card_culture: float = number("card_culture")
        self.card_army: float = number("card_army")
        """A resource for units that it brings."""
        self.powers: list[float] = [
            0.0 if power == Power.NONE or power in SCORING else number(f"power_{power.name.lower()}")
            for power in Power
        ]
        """What a leader or a wonder in play does beyond its figures."""
        self.power_in_hand: float = number("power_in_hand")
        """What the power of a leader in hand has of its worth in play."""
        self.wonder_promise: float = number("wonder_promise")
        """What an unfinished wonder has of its worth, when the last stage is built."""
        self.held: list[float] = [0.0] * len(Kind)
        """A military card in hand, by its type."""
        for kind, name in HELD.items():
            self.held[kind] = number(f"held_{name}")
        self.special: float = number("special")
        """A level of a special technology in play."""
        self.leader: float = number("leader")
        self.leader_age: float = number("leader_age")
        """A leader, for each age after Age A."""
        self.stage: float = number("stage")
        """A resource built into a wonder."""
        self.begun: float = number("begun")
        """An unfinished wonder."""
        self.wonder: float = number("wonder")
        self.colony: float = number("colony")
        self.military_card: float = number("military_card")
        self.war: float = number("war")
        """A declared war, for each point of strength between the two."""
        self.rival: float = number("rival")
        """A point of the best rival."""
        self.victory: float = number("victory")
        table.all_read()


def worth(steps: Steps, rate: int) -> float:
    """A rating, a round."""
    value = 0.0
    low = 0
    for most, each in steps:
        if rate <= low:
            break
        value += each * (min(rate, most) - low)
        low = most
    return value
