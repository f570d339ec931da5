"""A program that holds a seat at a Ludage table and plays random legal actions until the game is over.

    python examples/bot.py http://localhost:8000                        # a new table against the server's bots
    python examples/bot.py http://localhost:8000 TABLE [INVITATION]     # a seat at a table that is there

It knows no rule: the server says what is legal. docs/api.md describes the conversation.
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


async def main(server: str, table: str | None = None, invitation: str | None = None) -> None:
    async with httpx.AsyncClient(base_url=server, timeout=30) as http:
        answer(await http.post("/api/guest", json={"name": "Example bot"}))
        if table is None:
            wanted = {"game": "age-of-gods", "players": 3, "bots": "random"}
            table = answer(await http.post("/api/tables", json=wanted))["id"]
        else:
            answer(await http.post(f"/api/tables/{table}/join", json={"invitation": invitation}))
    address = f"{server.rstrip('/').replace('http', 'ws', 1)}/ws/tables/{table}"
    # an endless loop of connections: once more if one is lost
    async for socket in connect(address, additional_headers={"Cookie": f"ludage={http.cookies['ludage']}"}):
        with suppress(ConnectionClosed):
            end = await play(socket)
            break
    print(f"{end['status']}: scores {end['scores']}, ours is that of seat {end['you']}")


async def play(socket: ClientConnection) -> dict[str, Any]:
    acted = -1  # the position we have acted on: the same one may be sent more than once
    while True:
        message = json.loads(await socket.recv())
        if message["kind"] == "position" and message["legal"] and message["seq"] > acted:
            earnest = [choice for choice in message["legal"] if not choice.get("concedes")]  # do not give up
            acted, choice = message["seq"], random.choice(earnest or message["legal"])
            await asyncio.sleep(0.05)  # the server takes 20 messages a second from us, not more
            await socket.send(json.dumps({"kind": "act", "seq": acted, "action": choice["action"]}))
        elif message["kind"] == "refused" and message["code"] not in ("stale", "illegal"):
            sys.exit(f"refused: {message['code']}")
        elif message["kind"] == "table" and message["table"]["status"] in ("finished", "frozen"):
            return dict(message["table"])


def answer(response: httpx.Response) -> Any:
    return response.json() if response.is_success else sys.exit(f"refused: {response.text}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
