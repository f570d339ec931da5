"""Webhooks go to the public network, to exactly the server that was checked, and nowhere else."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace

import httpx
import pytest

from ludage.server import webhooks
from ludage.server.addresses import is_public
from ludage.server.digest import Digest, NotDelivered
from ludage.server.settings import Settings
from ludage.server.webhooks import CONTENT_MOST, Webhooks, content, parsed
from tests.patience import patient
from tests.server.http_listener import Listener, listening

pytestmark = pytest.mark.anyio

PRIVATE_TOO = Settings(webhooks_to_private=True)
DIGEST = Digest(
    subject="Your turn: Friday",
    opening="Hello Ada, this table is waiting for you:",
    tables=(("Friday (Age of Gods)", "https://ludage.example/tables/f1"),),
    more="",
    closing="To get none of these, change your settings:",
    settings_link="https://ludage.example/settings",
)
PUBLIC = "93.184.216.34"


def resolver(*answers: list[str]) -> tuple[Callable[[str, int], Awaitable[list[str]]], list[str]]:
    """One that gives one answer after the other, and the names it was asked for."""
    asked: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    return resolve, asked


class Recorder(httpx.AsyncBaseTransport):
    """Stands where the network would be, for addresses that a test must not really reach."""

    def __init__(self) -> None:
        self.requests: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        return httpx.Response(204)


async def refused(hooks: Webhooks, url: str) -> NotDelivered:
    with pytest.raises(NotDelivered) as failure:
        await hooks.send(url, DIGEST)
    return failure.value


async def test_a_message_arrives_as_discord_takes_it() -> None:
    async with listening(Listener()) as listener:
        await Webhooks(PRIVATE_TOO).send(f"http://localhost:{listener.port}/hook?wait=1#x", DIGEST)
    head = listener.received[0].split(b"\r\n\r\n")[0]
    assert head.startswith(b"POST /hook?wait=1 HTTP/1.1\r\n")
    assert f"Host: localhost:{listener.port}".encode() in head
    assert b"Content-Type: application/json" in head
    assert listener.json() == {
        "content": "**Your turn: Friday**\nFriday \\(Age of Gods\\): https://ludage.example/tables/f1\n"
        "To get none of these, change your settings: <https://ludage.example/settings>",
        "allowed_mentions": {"parse": []},
    }


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
        "127.255.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.170",
        "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1", "198.19.255.255",
        "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "::127.0.0.1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
        "::ffff:0:8.8.8.8", "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::169.254.169.254",
        "64:ff9b:1::8.8.8.8", "100::1", "2001::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:2::1",
        "2001:10::1", "2001:20::1", "2001:db8::1", "2002:7f00:1::1", "2002:808:808::1", "3fff::1", "4000::1",
        "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1",
    ],
)  # fmt: skip
async def test_addresses_that_are_not_public_are_refused(address: str) -> None:
    assert not is_public(address)
    resolve, asked = resolver([address])
    recorder = Recorder()
    failure = await refused(Webhooks(Settings(), resolve, recorder), "https://hook.example/")
    assert failure.final
    assert asked == ["hook.example"]
    assert recorder.requests == []


@pytest.mark.parametrize(
    "address",
    [
        "1.1.1.1", "8.8.8.8", "93.184.216.34", "100.63.255.255", "100.128.0.1", "126.255.255.255", "128.0.0.1",
        "172.15.255.255", "172.32.0.1", "192.167.255.255", "192.169.0.1", "223.255.255.255",
        "2001:4860:4860::8888", "2606:4700::6810:1", "2a00:1450::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    ],
)  # fmt: skip
async def test_public_addresses_are_accepted(address: str) -> None:
    assert is_public(address)
    recorder = Recorder()
    await Webhooks(Settings(), resolver([address])[0], recorder).send("https://hook.example/a", DIGEST)
    (request,) = recorder.requests
    assert httpx.URL("http://x").copy_with(host=address).host == request.url.host
    assert request.headers["Host"] == "hook.example"
    assert request.extensions["sni_hostname"] == "hook.example"


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/",
        "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/", "http://localhost/",
        "http://LOCALHOST./", "http://①②⑦.0.0.1/", "http://169.254.169.254/latest/meta-data/", "http://0/",
    ],
)  # fmt: skip
async def test_no_way_of_writing_it_leads_to_this_machine(url: str) -> None:
    recorder = Recorder()
    await refused(Webhooks(Settings(), transport=recorder), url)
    assert recorder.requests == []


async def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    recorder = Recorder()
    hooks = Webhooks(Settings(), resolver([PUBLIC, "10.0.0.1"])[0], recorder)
    assert (await refused(hooks, "https://hook.example/")).final
    assert recorder.requests == []


async def test_a_name_that_means_something_else_a_moment_later_does_not_matter() -> None:
    resolve, asked = resolver([PUBLIC], ["127.0.0.1"])
    recorder = Recorder()
    hooks = Webhooks(Settings(), resolve, recorder)
    await hooks.send("http://rebind.example/hook", DIGEST)
    assert asked == ["rebind.example"]
    assert [request.url.host for request in recorder.requests] == [PUBLIC]
    assert (await refused(hooks, "http://rebind.example/hook")).final
    assert len(recorder.requests) == 1


async def test_the_connection_goes_to_the_address_that_was_checked() -> None:
    async with listening(Listener()) as first, listening(Listener(), "127.0.0.2", first.port) as second:
        resolve, asked = resolver(["127.0.0.1"], ["127.0.0.2"])
        await Webhooks(PRIVATE_TOO, resolve).send(f"http://rebind.example:{first.port}/", DIGEST)
    assert asked == ["rebind.example"]
    assert (len(first.received), len(second.received)) == (1, 0)
    assert f"Host: rebind.example:{first.port}".encode() in first.received[0]


async def test_the_next_address_is_tried_where_the_first_takes_no_connection() -> None:
    async with listening(Listener(), "127.0.0.2") as listener:
        resolve, _ = resolver(["127.0.0.1", "127.0.0.2"])
        await Webhooks(PRIVATE_TOO, resolve).send(f"http://two.example:{listener.port}/", DIGEST)
    assert len(listener.received) == 1


async def test_tls_is_asked_for_in_the_name_of_the_server() -> None:
    hello: list[bytes] = []

    async def overhear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hello.append(await reader.read(4096))
        writer.close()

    server = await asyncio.start_server(overhear, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    resolve, _ = resolver(["127.0.0.1"])
    failure = await refused(Webhooks(PRIVATE_TOO, resolve), f"https://named.example:{port}/")
    server.close()
    await server.wait_closed()
    assert not failure.final
    assert b"named.example" in hello[0]


async def test_redirects_are_not_followed() -> None:
    async with listening(Listener()) as inner:
        for code in (301, 302, 303, 307, 308):
            away = f"HTTP/1.1 {code} Away\r\nLocation: http://127.0.0.1:{inner.port}/\r\nContent-Length: 0\r\n\r\n"
            async with listening(Listener(away.encode())) as outer:
                failure = await refused(Webhooks(PRIVATE_TOO), f"http://127.0.0.1:{outer.port}/")
            assert failure.final
            assert len(outer.received) == 1
    assert inner.received == []


@pytest.mark.parametrize(
    ("status", "final"), [(400, True), (404, True), (410, True), (429, False), (500, False), (503, False)]
)
async def test_a_refusal_is_final_unless_it_may_pass(status: int, final: bool) -> None:
    answer = f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n".encode()
    async with listening(Listener(answer)) as listener:
        failure = await refused(Webhooks(PRIVATE_TOO), f"http://127.0.0.1:{listener.port}/")
    assert failure.final is final


async def test_an_endless_answer_is_not_read() -> None:
    head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
    async with listening(Listener(head, chunk)) as listener, asyncio.timeout(patient(20)):
        await Webhooks(PRIVATE_TOO).send(f"http://127.0.0.1:{listener.port}/", DIGEST)


@pytest.mark.parametrize("answer", [b"", b"HTTP/1.1 200 OK\r\nX: ", b"\x00\x01 nonsense\r\n\r\n"])
async def test_a_server_that_talks_nonsense_or_too_slowly_is_left(
    monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    held = asyncio.Event()

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(65536)
        writer.write(answer)
        await held.wait()
        writer.close()

    server = await asyncio.start_server(hold, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with asyncio.timeout(patient(20)):
        failure = await refused(Webhooks(PRIVATE_TOO), f"http://127.0.0.1:{port}/")
    assert not failure.final
    held.set()
    server.close()
    await server.wait_closed()


async def test_nobody_there_and_nobody_of_that_name() -> None:
    with socket.socket() as silent:  # it keeps the port, so that nobody else can listen there meanwhile
        silent.bind(("127.0.0.1", 0))
        port = silent.getsockname()[1]
        assert not (await refused(Webhooks(PRIVATE_TOO), f"http://127.0.0.1:{port}/")).final

    async def unknown(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    assert not (await refused(Webhooks(Settings(), unknown), "http://nowhere.example/")).final
    assert not (await refused(Webhooks(Settings(), resolver([])[0]), "http://nowhere.example/")).final


async def test_no_proxy_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with listening(Listener()) as proxy, listening(Listener()) as listener:
        for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        await Webhooks(PRIVATE_TOO).send(f"http://127.0.0.1:{listener.port}/", DIGEST)
    assert (len(proxy.received), len(listener.received)) == (0, 1)


@pytest.mark.parametrize(
    "url",
    [
        "", "hook", "//hook.example/", "ftp://hook.example/", "file:///etc/passwd", "gopher://hook.example/",
        "javascript:alert(1)", "http://", "http:///path", "https://user:password@hook.example/",
        "https://user@hook.example/", "https://hook.example:22/", "https://hook.example:6379/",
        "https://hook.example:99999/", "https://hook.example:0x50/", "https://hook.example/\r\nX: y",
        "https://ho ok.example/", "https://[::1/", "https://hook.example/" + "a" * 2000,
    ],
)  # fmt: skip
def test_what_is_not_the_address_of_a_webhook(url: str) -> None:
    with pytest.raises(NotDelivered) as failure:
        parsed(url)
    assert failure.value.final


@pytest.mark.parametrize(
    "url", ["https://hook.example/a?b=c", "http://hook.example:8080/", "https://bücher.example:8443"]
)
def test_what_is_the_address_of_a_webhook(url: str) -> None:
    assert parsed(url).scheme in ("http", "https")


def test_a_long_digest_is_cut_between_tables() -> None:
    tables = tuple(
        (f"{'x' * 90} {number}", f"https://ludage.example/tables/{number}") for number in range(20)
    )
    text = content(replace(DIGEST, tables=tables, more="… and 3 more tables."))
    assert len(text) <= CONTENT_MOST
    assert text.endswith("<https://ludage.example/settings>")
    assert all(line.startswith(("**", "x", "To get")) for line in text.split("\n"))
    assert len(content(replace(DIGEST, subject="y" * 3000))) <= CONTENT_MOST


def test_names_of_tables_mark_nothing_up() -> None:
    text = content(
        replace(DIGEST, tables=(("[win](evil) **@everyone** `x` <@1>", "https://ludage.example/tables/1"),))
    )
    assert r"\[win\]\(evil\) \*\*\@everyone\*\* \`x\` \<\@1\>: https://" in text
