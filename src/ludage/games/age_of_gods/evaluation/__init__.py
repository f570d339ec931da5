"""How good a position looks to bots: points, what will move them, what is still to come."""
