"""Connections that come and do not say what they want, say it in a broken way, or do not read the answer: bounds below
the application.

A whole request takes a moment to arrive. Whoever sends half of one and then nothing, or byte by byte, would hold a
connection for nothing; so there is a time for the head and one for the body. Whoever reads nothing of his answer holds
one as well, and memory with it; so something of it has to be read within a time, again and again. And when too many
wait at once those go that have waited longest. An honest one is hardly ever among them.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ludage.server.guard import UNKNOWN, address_key
from ludage.server.limits import Limit, Limits
from ludage.server.messages import FRAME_BYTES

log = logging.getLogger("ludage.connections")
HEAD_SECONDS = 15.0
BODY_SECONDS = 30.0
HEAD_BYTES = 64 * 1024
"""More is no request of ours. A body's size is bounded where it is read."""
UNREAD_SECONDS = 30.0
"""Whoever reads nothing for so long is gone; who reads slowly is not."""
WAITING_PER_ADDRESS = 250
"""Many, since all who come by a proxy or from one house have one address."""
WAITING_MOST = 500
FRAMES = Limit(100.0, 1000)
"""Of a WebSocket, of whatever kind, by their number: messages are also limited where they are read, but an empty frame
or a ping is none, and costs work as well."""
FRAMES_OF_A_MESSAGE = 1000
FED_AT_ONCE = 4096
"""Bytes: a read may bring tens of thousands of empty frames, which need not all be looked at."""
IN_PARTS = "ludage.parts"
"""What we can do more than ASGI says: send a message that is given as the texts, encoded, of which it consists."""
NOT_UTF8, POLICY_VIOLATION = 1007, 1008


def frames_of(parts: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces that are each sent as a frame, made one after the other as they are asked for."""
    some: list[bytes] = []
    size = 0
    for part in parts:
        for start in range(0, len(part), FRAME_BYTES):
            piece = part[start : start + FRAME_BYTES]
            if size + len(piece) > FRAME_BYTES:
                yield b"".join(some)
                some, size = [], 0
            some.append(piece)
            size += len(piece)
    yield b"".join(some)


class Heard(asyncio.Protocol):
    """A connection whose other end reads what it is sent."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread_at: asyncio.TimerHandle | None = None
    _unread = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # writing is paused as long as anything at all is unread
        if self.transport.get_write_buffer_size():
            self.pause_writing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        self._look_no_more()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._look_no_more()
        super().connection_lost(exc)

    def _look_again(self) -> None:
        self._look_no_more()
        self._unread = self.transport.get_write_buffer_size()
        self._unread_at = self.loop.call_later(UNREAD_SECONDS, self._look)

    def _look(self) -> None:
        """The connection ends, also one that is only kept until all has gone out, unless some of it has."""
        if self.transport.get_write_buffer_size() < self._unread:
            self._look_again()
        else:
            self.transport.abort()

    def _look_no_more(self) -> None:
        if self._unread_at is not None:
            self._unread_at.cancel()
            self._unread_at = None


class HttpConnection(Heard, HttpToolsProtocol):
    """A connection over which requests come, each of them within a time, and answers are read."""

    waiting: ClassVar[dict["HttpConnection", str]] = {}
    """Those of this process from which part of a request is still to come, or at which part of an answer is still to
    be read, the oldest first, and their addresses."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head_bytes = 0
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:  # the next request, or only a line's end before it
            self._wait_for(HEAD_SECONDS)
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self._give_up(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._deadline is None:
            self._wait_for(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._wait_for(BODY_SECONDS)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head_bytes = 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._has_come()

    def handle_websocket_upgrade(self) -> None:
        self._has_come()
        self._look_no_more()
        self.waiting.pop(self, None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._count()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._count_no_more()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_come()
        self.waiting.pop(self, None)
        if self._answering is not None:  # uvicorn tells the last request only; this may be one before
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _wait_for(self, seconds: float) -> None:
        """The rest has to come within so many seconds."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._give_up, b"408 Request Timeout")
        self._count()

    def _count(self) -> None:
        if self not in self.waiting:
            address = UNKNOWN if self.client is None else address_key(self.client[0])
            self.waiting[self] = address
            same = [other for other, its in self.waiting.items() if its == address]
            if len(same) > WAITING_PER_ADDRESS:
                same[0]._give_up(b"408 Request Timeout")
            elif len(self.waiting) > WAITING_MOST:
                next(iter(self.waiting))._give_up(b"408 Request Timeout")

    def _count_no_more(self) -> None:
        if self._deadline is None and not self.flow.write_paused:
            self.waiting.pop(self, None)

    def _has_come(self) -> None:
        """All of the request is there."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._head_bytes = 0
        self._count_no_more()

    def _give_up(self, status: bytes) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        self._has_come()
        self.waiting.pop(self, None)
        if self.flow.write_paused:  # nor would this be read
            self.transport.abort()
            return
        if not answering:  # otherwise the application has the word, and hears that nobody is there any more
            self.transport.write(
                b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
        self.transport.close()


class WebSocketConnection(Heard, WebSocketsSansIOProtocol):
    """A WebSocket; whoever sends what is none loses his connection, and the log has one line of it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limits = Limits(self.loop.time, limits={"frame": FRAMES})

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), IN_PARTS: {}}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        """Done when it is on its way: whoever does not read has one frame waiting here, and is sent no other."""
        if message["type"] == "websocket.send":
            parts = message.get(IN_PARTS)
            text = message.get("text")
            if parts is None and text is not None and len(text) > FRAME_BYTES:
                parts = [text.encode()]
            if parts is not None:
                await self._send_frames(frames_of(parts))
                return
        await super().send(message)
        await self.writable.wait()

    async def _send_frames(self, frames: Iterator[bytes]) -> None:
        """One text, whose frames can stand between other people's answers."""
        data: bytes | None = next(frames)
        send: Callable[[bytes, bool], None] = self.conn.send_text
        while data is not None:
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            if self.close_sent:
                raise RuntimeError("the connection has been closed")
            following = next(frames, None)
            compressing, self.conn.extensions = self.conn.extensions, []
            try:
                send(data, following is None)
            except InvalidState:
                raise ClientDisconnected from None
            finally:
                self.conn.extensions = compressing
            self.transport.write(b"".join(self.conn.data_to_send()))
            data, send = following, self.conn.send_continuation
        await self.writable.wait()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), FED_AT_ONCE):
            if self.transport.is_closing():
                return
            self._feed(data[start : start + FED_AT_ONCE])

    def _feed(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            self._broken(f"{type(error).__name__} {error}")
            self.transport.abort()
        else:
            if self.conn.parser_exc is not None:
                self._broken(str(self.conn.parser_exc))

    def handle_events(self) -> None:
        allowed = [self._limits.allow("frame", "") for _ in self.conn.events]
        if all(allowed):
            super().handle_events()
        if not all(allowed) or len(self.frames) > FRAMES_OF_A_MESSAGE:
            self.frames = []
            self.conn.fail(POLICY_VIOLATION, "too fast")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        if self.transport.is_closing():
            self.frames = []
            return
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError as error:
                self.frames = []
                self._broken(str(error))
                self.conn.fail(NOT_UTF8)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _broken(self, why: str) -> None:
        log.warning("a broken frame came, its connection is closed: %s", why[:200])
