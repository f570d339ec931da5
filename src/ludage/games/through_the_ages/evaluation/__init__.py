"""How good a position looks to bots: what a civilisation has, what the rest of the game should bring it."""
