"""A small real HTTP server on a loopback address, at the other end of a webhook."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Listener:
    """A server on a loopback address that keeps what it is sent and answers with given bytes."""

    def __init__(self, answer: bytes = OK, endless: bytes = b"") -> None:
        self.answer = answer
        self.endless = endless
        self.received: list[bytes] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            self.received.append(head + await reader.readexactly(length))
            writer.write(self.answer)
            await writer.drain()
            while self.endless:
                writer.write(self.endless)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def json(self) -> dict[str, object]:
        (message,) = self.received
        body: dict[str, object] = json.loads(message.split(b"\r\n\r\n", 1)[1])
        return body


@asynccontextmanager
async def listening(listener: Listener, host: str = "127.0.0.1", port: int = 0) -> AsyncIterator[Listener]:
    server = await asyncio.start_server(listener.serve, host, port)
    listener.port = server.sockets[0].getsockname()[1]
    yield listener
    server.close()
    await server.wait_closed()
