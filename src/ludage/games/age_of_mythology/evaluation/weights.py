"""What the evaluation weighs, in resource cubes. The numbers lie beside it in TOML."""

from ludage.core.weights import Weights, WeightTable
from ludage.games.age_of_mythology.effects import Kind

BUILDINGS = (
    "house",
    "market",
    "storehouse",
    "armory",
    "quarry",
    "great_temple",
    "wall",
    "tower",
    "siege_engine_workshop",
)


class CubeWeights(Weights):
    """Each weight under its name."""

    def __init__(self, table: WeightTable) -> None:
        number = table.number
        self.point: float = number("point")
        self.coming: float = number("coming")
        """Cubes that a victory card will get, a turn."""
        self.age: list[float] = [number("age_2"), number("age_3"), number("age_4")]
        """One card more and the hero of the next Age, for each red cube still to be placed."""
        self.saved: float = number("saved")
        """Of an Age, when all its cubes lie ready."""
        self.unit: float = number("unit")
        """Of a unit's price."""
        self.edge: float = number("edge")
        """The mean chance of a unit against those of the neighbours."""
        self.rival: float = number("rival")
        """A cube's worth of the best rival."""
        self.field: float = number("field")
        """Of the rivals on average."""
        self.spent: list[float] = [0.0, number("spent_1"), number("spent_2"), number("spent_3")]
        """A cube that will spoil unless spent this turn, to one that keeps, by the cards still to be played."""
        self.spendable: float = number("spendable")
        """Cubes that the cards of a turn find good use for."""
        self.swing: float = number("swing")
        """How many units or buildings a lead may change by, for the root of the turns left."""
        self.a_turn: dict[str, float] = {name: number(f"a_turn_{name}") for name in BUILDINGS}
        """What a building gives each turn."""
        self.plus_a_turn: float = number("plus_a_turn")
        """A building that gives two cubes with each own Gather."""
        self.wonder_store: float = number("wonder_store")
        """A Storehouse, for who comes near the Wonder."""
        self.stands: float = number("stands")
        """Any building: it must be destroyed before better ones are in danger."""
        self.victory: float = number("victory")
        """More than any position that goes on can promise."""
        self.worker: float = number("worker")
        """A villager at work, to a cube on a tile."""
        self.moved: float = number("moved")
        """The trouble of moving a villager."""
        self.war: float = number("war")
        """What a battle that is sure to be won brings, a turn."""
        self.horizon: float = number("horizon")
        """Turns for which the strength of armies lasts."""
        self.colour: float = number("colour")
        """Another colour among the tiles, a turn."""
        self.same_purse: list[float] = [number("purse_1"), number("purse_2"), number("purse_3")]
        """Cards that spend cubes spend the same cubes, and what is not bought now can be later: shares by rank."""
        self.fresh: list[float] = [number(f"fresh_{kind.name.lower()}") for kind in Kind]
        """What a card may become in the course of a turn that has not begun: a harvest pays for much."""
        self.unseen: float = number("unseen")
        """A random card that is not drawn yet."""
        self.drawn: float = number("drawn")
        """To make an end of choosing."""
        self.any_card: float = number("any_card")
        self.god: float = number("god")
        """A god power on the card."""
        self.held: float = number("held")
        """A card that will be played this turn, to one that is being played."""
        self.idle: float = number("idle")
        """A card that will not be played this turn."""
        self.keep: float = number("keep")
        """A strong random card that is kept for the next turn."""
        self.drop: float = number("drop")
        """Any other."""
        self.others: float = number("others")
        """What the others gain, all together."""
        self.kept: float = number("kept")
        """Of cubes taken, those that do not spoil."""
        self.fallen: float = number("fallen")
        """A unit that falls, its place in the army not counted."""
        self.breaks_off: float = number("breaks_off")
        """Of the losses of a battle fought to its end: who loses it retreats before."""
        self.wonder_card: float = number("wonder_card")
        """A Build card in the turn in which the Wonder may be paid."""
        self.wonder_now: float = number("wonder_now")
        """The Wonder that wins the game, to be built at once."""
        self.free_unit: float = number("free_unit")
        self.blessed: float = number("blessed")
        """A god on the attacker's side."""
        self.saves: float = number("saves")
        """A cube that would spoil, traded for one that keeps."""
        self.small: float = number("small")
        self.win: float = number("win")
        """To end the game as its winner; much, but less than what a won game is valued at."""
        self.devoted: float = number("devoted")
        """Of what comes in, as much can go into Ages and the Wonder."""
        self.patience: float = number("patience")
        """Turns by which a road may be longer or shorter than it looks."""
        self.last_turn: float = number("last_turn")
        """Turns' income that may come together in the turn of the Wonder, by Gather All and trade."""
        self.margin: float = number("margin")
        """How much a lead of one point says about the victory, if the Wonder can be built at once."""
        table.all_read()
