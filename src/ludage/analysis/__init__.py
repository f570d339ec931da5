"""What a game was about: chances of winning, what bots would have done, and why."""
