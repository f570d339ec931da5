"""What all games share. Knows no game, no network, no file system, no clock; needs only the standard library."""
