"""Half-sent requests and unread answers are bounded in time and number; a broken frame writes one line in the log."""

import asyncio
import logging
import signal
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame

from ludage.server import connections, hub
from ludage.server.limits import Limit
from ludage.server.messages import FRAME_BYTES
from tests.server.clients import PATIENCE, LiveServer, running_table
from tests.server.crash_server import ServerProcess

pytestmark = pytest.mark.anyio
HEAD = b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: "
BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
)


LARGE = b"GET /api/games/age-of-gods/actions HTTP/1.1\r\nHost: here\r\n\r\n"
"""The answer is too, and many of them are more than the system takes for who does not read."""
MANY = 100
LITTLE = 4096
LIMIT = 1 << 16


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """What still comes until the server closes it."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    async def answer(self) -> bytes:
        """The head of an answer."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def line(server: LiveServer | ServerProcess, takes: int | None = None) -> AsyncIterator[Line]:
    """A connection to the server; the system takes about so many bytes for who does not read."""
    host, port = server.base.removeprefix("http://").split(":")
    bare = socket.socket()
    if takes is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=bare, limit=takes or LIMIT)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


async def until_waiting(count: int) -> None:
    """Until the server knows of so many half-sent requests or unread answers."""
    async with asyncio.timeout(PATIENCE):
        while len(connections.HttpConnection.waiting) != count:
            await asyncio.sleep(0.002)


async def until_unread() -> connections.HttpConnection:
    """Until an answer is not read: its connection."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for each in connections.HttpConnection.waiting:
                if each.flow.write_paused:
                    return each
            await asyncio.sleep(0.002)


# ---- half-sent requests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "told"),
    [(b"", b"408"), (b"\r\n", b"408"), (b"GE", b"408"), (HEAD, b"408"), (BODY, b"")],
    ids=["nothing", "a line's end", "a word", "half a head", "half a body"],
)
async def test_a_half_sent_request_has_its_time(
    common_server: LiveServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    sent: bytes,
    told: bytes,
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.1)
    async with line(common_server) as slow:
        slow.send(sent)
        assert told in (await slow.rest())[:20]
    assert connections.HttpConnection.waiting == {}
    assert [record for record in caplog.records if record.exc_info] == []


async def test_also_after_a_whole_one(common_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async with line(common_server) as slow:
        slow.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        assert b" 200 " in await slow.answer()
        monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
        slow.send(b"\r\n")
        assert b"408" in await slow.rest()


async def test_who_takes_his_time_but_not_too_much_is_served(common_server: LiveServer) -> None:
    async with line(common_server) as slow:
        for byte in HEAD + b"no\r\n\r\n":
            slow.send(bytes([byte]))
            await asyncio.sleep(0)
        assert b" 200 " in await slow.answer()
        await until_waiting(0)


async def test_of_too_many_half_sent_requests_the_oldest_go(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WAITING_PER_ADDRESS", 2)
    async with line(common_server) as first, line(common_server) as second:
        first.send(HEAD)
        second.send(HEAD)
        await until_waiting(2)
        async with line(common_server) as third:
            third.send(HEAD)
            assert b"408" in await first.rest()
            for slow in (second, third):
                slow.send(b"no\r\n\r\n")
                assert b" 200 " in await slow.answer()


async def test_of_very_many_from_everywhere_the_oldest_go_too(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WAITING_MOST", 1)
    async with line(common_server) as first:
        first.send(HEAD)
        await until_waiting(1)
        assert (await common_server.stranger().http.get("/healthz")).status_code == 200
        assert b"408" in await first.rest()


@pytest.mark.parametrize("more", [b"x", b"\r\na: b"], ids=["one long line", "many lines"])
async def test_a_head_has_its_size(common_server: LiveServer, more: bytes) -> None:
    async with line(common_server) as large:
        large.send(HEAD + more * 8 * connections.HEAD_BYTES)
        large.send(b"\r\n\r\n")
        assert b" 200 " not in (await large.rest())[:20]


# ---- unread answers -----------------------------------------------------------------------------------------------


async def test_who_does_not_read_his_answers_has_his_time(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.1)
    async with line(common_server, takes=LITTLE) as deaf:
        deaf.send(LARGE * MANY)
        await until_unread()
        await until_waiting(0)
        assert (await deaf.rest()).count(b" 200 ") < MANY
    assert [record for record in caplog.records if record.exc_info] == []


class Slow(asyncio.Transport):
    """What is unread is what it is said to be."""

    unread = 3
    aborted = False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == 0

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


async def test_who_reads_slowly_keeps_his_connection() -> None:
    heard, transport = connections.Heard(), Slow()
    heard.loop, heard.transport = asyncio.get_running_loop(), transport
    heard.connection_made(transport)
    for _ in range(2):
        transport.unread -= 1
        heard._look()
        assert not transport.aborted
    heard._look()
    assert transport.aborted, "nothing was read any more"
    heard.connection_lost(None)
    assert heard._unread_at is None


async def test_of_too_many_who_do_not_read_the_oldest_go(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "WAITING_PER_ADDRESS", 1)
    async with line(common_server, takes=LITTLE) as first:
        first.send(LARGE * MANY)
        oldest = await until_unread()
        async with line(common_server), asyncio.timeout(PATIENCE):
            while oldest in connections.HttpConnection.waiting:
                await asyncio.sleep(0.002)
        assert (await first.rest()).count(b" 200 ") < MANY


async def test_who_goes_before_he_has_read_them_leaves_no_traceback(sqlite_url: str, tmp_path: Path) -> None:
    """In the program as it is run, whose event loop is another one."""
    server = ServerProcess(sqlite_url, tmp_path)
    server.start()
    try:
        await server.ready()
        async with line(server, takes=LITTLE) as deaf:
            deaf.send(LARGE * MANY)
            assert b" 200 " in await deaf.answer()
        assert await server.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in server.said()
    finally:
        server.clear_away()


# ---- broken frames ------------------------------------------------------------------------------------------------

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    kind: int, payload: bytes = b"", *, last: bool = True, reserved: int = 0, mask: bool = True
) -> bytes:
    """As a client sends it, masked with nothing."""
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size)
    head = bytes([last << 7 | reserved << 4 | kind, length[0] | mask << 7]) + length[1:]
    return head + (b"\0\0\0\0" if mask else b"") + payload


BROKEN = {
    "no such kind": frame(3, b"x"),
    "reserved bits": frame(TEXT, b"x", reserved=2),
    "not masked": frame(TEXT, b"x", mask=False),
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "not UTF-8 in parts": frame(TEXT, b"\xc3", last=False) + frame(0, b"\x28"),
    "half a surrogate": frame(TEXT, b"\xed\xa0\x80"),
    "and more after it": frame(TEXT, b"\xff") + frame(TEXT, b"{}") + frame(CLOSE),
    "a ping in parts": frame(PING, b"x", last=False),
    "nothing to continue": frame(0, b"x"),
    "one within another": frame(TEXT, b"a", last=False) + frame(TEXT, b"b"),
    "a long ping": frame(PING, b"x" * 126),
    "a short end": frame(CLOSE, b"\x03"),
    "an end without a reason": frame(CLOSE, struct.pack("!H", 999)),
    "too long": b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"\0\0\0\0",
}


@asynccontextmanager
async def upgraded(server: LiveServer, takes: int | None = None) -> AsyncIterator[Line]:
    """A bare WebSocket of somebody who watches a table."""
    table_id = await running_table(await server.people("Ann", "Ben"))
    async with line(server, takes) as bare:
        bare.send(
            f"GET /ws/tables/{table_id} HTTP/1.1\r\nHost: {server.base.removeprefix('http://')}\r\n".encode()
            + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b" 101 " in await bare.answer()
        yield bare
    async with asyncio.timeout(PATIENCE):
        while server.services.hub.watchers:
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
async def test_a_broken_frame_writes_one_line_and_no_traceback(
    common_server: LiveServer, caplog: pytest.LogCaptureFixture, broken: bytes
) -> None:
    caplog.set_level(logging.WARNING)
    async with upgraded(common_server) as bare:
        bare.send(broken)
        await bare.rest()
    assert [(record.name, record.exc_info) for record in caplog.records] == [("ludage.connections", None)]
    assert len(caplog.messages[0].splitlines()) == 1


async def test_of_what_a_websocket_does_not_read_one_message_has_left_the_queue(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BYTES_WAITING", 1_000_000_000)
    watched = common_server.services.hub.watchers
    async with upgraded(common_server, LITTLE), asyncio.timeout(PATIENCE):
        while not (watchers := [each for table in watched.values() for each in table]):
            await asyncio.sleep(0.002)
        for _ in range(3):
            watchers[0].send(b"x" * 20_000_000)
        while watchers[0].waiting.qsize() > 2:
            await asyncio.sleep(0.002)
        for _ in range(100):
            await asyncio.sleep(0)
        assert watchers[0].waiting.qsize() == 2


ROW = b'"' + "\u00e9\u2603".encode() * 1000 + b'"'
ROWS = 8_000
"""40 MB: more than the system takes for who does not read."""


@pytest.mark.parametrize("given", ["in parts", "as one text"])
@pytest.mark.parametrize("compression", ["deflate", None])
async def test_a_long_message_goes_out_in_frames_that_are_not_compressed(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch, given: str, compression: Any
) -> None:
    unsent, compressed = list[int](), list[int]()
    encode, send = PerMessageDeflate.encode, connections.WebSocketConnection._send_frames

    def noted(self: PerMessageDeflate, frame: Frame) -> Frame:
        compressed.append(len(frame.data))
        return encode(self, frame)

    async def seen(self: connections.WebSocketConnection, frames: Any) -> None:
        async def look() -> None:
            while True:
                unsent.append(self.transport.get_write_buffer_size())
                await asyncio.sleep(0)

        looking = asyncio.create_task(look())
        await send(self, frames)
        looking.cancel()

    monkeypatch.setattr(PerMessageDeflate, "encode", noted)
    monkeypatch.setattr(connections.WebSocketConnection, "_send_frames", seen)
    hub_ = common_server.services.hub
    table_id = await running_table(await common_server.people("Ann", "Ben"))
    address = f"{common_server.base.replace('http', 'ws', 1)}/ws/tables/{table_id}"
    async with (
        asyncio.timeout(PATIENCE),
        connect(address, proxy=None, max_size=None, max_queue=1, compression=compression) as client,
    ):
        await client.recv()
        (watcher,) = hub_.watchers[table_id]
        message = hub.Long(b"[", [ROW] * ROWS, b"]")
        watcher.send(message if given == "in parts" else b"".join(message.parts()))
        while not any(unsent):
            await asyncio.sleep(0.002)
        pieces = [piece async for piece in client.recv_streaming() if isinstance(piece, str)]
        while pieces[0].startswith("{"):  # the position at which he came
            pieces = [piece async for piece in client.recv_streaming() if isinstance(piece, str)]
        assert "".join(pieces).encode() == b"".join(message.parts())
        assert len(pieces) > len(message) // FRAME_BYTES
        assert 0 < max(unsent) < FRAME_BYTES + 100
        watcher.send(b'{"after": "it"}')
        assert await client.recv() == '{"after": "it"}'
    assert sum(compressed) < FRAME_BYTES
    assert bool(compressed) == (compression is not None)


def test_frames_are_of_their_size_whatever_the_parts() -> None:
    for parts in (
        [],
        [b""],
        [b"x"],
        [b"x" * (3 * FRAME_BYTES + 7)],
        [b"x" * 1000] * 500,
        [b"x"] * FRAME_BYTES,
    ):
        whole = b"".join(parts)
        frames = list(connections.frames_of(parts))
        assert b"".join(frames) == whole
        assert max(map(len, frames)) <= FRAME_BYTES
        assert len(frames) <= max(1, 2 * len(whole) // FRAME_BYTES)


# ---- too many frames ----------------------------------------------------------------------------------------------

TOO_FAST = b"\x88\x0a" + struct.pack("!H", 1008) + b"too fast"
FLOODS = {
    "pings": frame(PING, b"x") * 2,
    "pongs": frame(PONG) * 2,
    "an empty message in parts": frame(TEXT, b"", last=False) + frame(0, b"", last=False),
    "messages": frame(TEXT, b"{}") * 2,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
async def test_who_sends_too_many_frames_is_cut_off(
    common_server: LiveServer, caplog: pytest.LogCaptureFixture, flood: bytes
) -> None:
    """Whatever is in them."""
    last = flood[len(flood) // 2 :]
    async with upgraded(common_server) as bare:
        bare.send(flood + last * 3 * connections.FRAMES.burst)
        assert TOO_FAST in await bare.rest()
    assert [record for record in caplog.records if record.exc_info] == []


async def test_a_message_in_very_many_parts_is_none(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "FRAMES_OF_A_MESSAGE", 3)
    async with upgraded(common_server) as bare:
        bare.send(frame(TEXT, b"", last=False) + 3 * frame(0, b"", last=False))
        assert TOO_FAST in await bare.rest()


async def test_pings_whose_pongs_nobody_reads_are_not_kept(
    common_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "FRAMES", Limit(1e6, 1_000_000))
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.1)
    async with upgraded(common_server) as bare, asyncio.timeout(PATIENCE):

        async def ping() -> None:
            while True:
                bare.send(frame(PING, b"x" * 125) * 500)
                await bare.writer.drain()

        with pytest.raises(ConnectionError):
            await ping()
