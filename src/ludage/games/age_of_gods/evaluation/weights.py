"""What the evaluation weighs, in points of the final score. The numbers lie beside it in TOML."""

from ludage.core.weights import Weights, WeightTable


class PointWeights(Weights):
    """Each weight under its name."""

    def __init__(self, table: WeightTable) -> None:
        number = table.number
        self.technology: float = number("technology")
        """A level of a people with four territories, at the start of the game."""
        self.safe: float = number("safe")
        """A territory behind walls."""
        self.growth: float = number("growth")
        """A token in reserve."""
        self.hidden: float = number("hidden")
        """A people that can still attack in the combat phase, a turn."""
        self.border: float = number("border")
        """A neighbour that may attack, a turn."""
        self.near_bet: float = number("near_bet")
        self.rival: float = number("rival")
        """A point of the best rival."""
        self.field: float = number("field")
        """A point of the rivals on average."""
        self.victory: float = number("victory")
        self.small_favour: float = number("small_favour")
        """A step of an ability that has no figure of its own here."""
        # what a rival's acts tell about the peoples he holds, in log-odds: see suspicions.py
        self.tell_attack: float = number("tell_attack")
        """He attacked with it."""
        self.tell_attacked: float = number("tell_attacked")
        """He attacked it."""
        self.tell_fortified: float = number("tell_fortified")
        self.tell_technology: float = number("tell_technology")
        self.tell_marker: float = number("tell_marker")
        self.tell_harmed: float = number("tell_harmed")
        table.all_read()
