"""Ports for servers that tests start in processes of their own."""

import random
import socket

OURS = range(10_000, 32_000)
"""Below those that the system gives to outgoing connections: none of these can take the port while a server is down."""


def free_port() -> int:
    """A port at which nobody listens."""
    for port in random.sample(OURS, 100):
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
    raise RuntimeError("no free port")
