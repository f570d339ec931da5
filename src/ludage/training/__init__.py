"""Learning what bots weigh: from games between variants of a table of weights, proved over fresh ones."""
