"""Many games at once: work spread over processes or a Ray cluster, fair pairings, and figures that prove something."""
