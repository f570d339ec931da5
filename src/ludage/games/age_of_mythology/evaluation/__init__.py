"""How good a position looks to bots: points, what promises points, and what buys them."""
