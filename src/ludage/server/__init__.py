"""Tables, seats, storage and live play over the network. Knows core and bots, never a game's inside."""
