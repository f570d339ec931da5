"""Webhooks: a JSON message, as Discord takes it, to an address that a person has given us.

The address is a stranger's wish, so what we do for it is little: one POST, no redirects, nothing of the answer but
its status, only to servers on the public network, and only on the ports of web servers. The name is resolved once,
all its addresses are checked, and the connection goes to one of the checked addresses: a name that means something
else a moment later does not matter.
"""

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable

import httpx

from ludage.server.addresses import is_public
from ludage.server.digest import Digest, NotDelivered
from ludage.server.settings import Settings

SECONDS = 5.0
"""For all of it: resolving, connecting, sending, and the first line of the answer."""
PORTS = (80, 443, 8080, 8443)
CONTENT_MOST = 1900
URL_MOST = 2000
ADDRESSES_TRIED = 3
PASSING = (408, 425, 429)
"""Refusals that may be none in a while; all others below 500 are final."""

_HOST = re.compile(rb"[a-z0-9_.-]+|[0-9a-f:.]+")

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host, for a port."""


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(sockaddr[0]) for _, _, _, _, sockaddr in found]


class Webhooks:
    """Sends to webhooks. `settings.webhooks_to_private` lets it send to any address and port."""

    def __init__(
        self,
        settings: Settings,
        resolver: Resolver = resolve,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.to_private = settings.webhooks_to_private
        self.resolver = resolver
        self.transport = transport
        self._client: httpx.AsyncClient | None = None

    async def send(self, address: str, digest: Digest) -> None:
        """Send, or raise NotDelivered."""
        url = parsed(address, any_port=self.to_private)
        payload = {"content": content(digest), "allowed_mentions": {"parse": []}}
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(url, await self._checked(url), payload)
        except TimeoutError:
            raise NotDelivered(f"the webhook took more than {SECONDS:.0f} s") from None
        if not 200 <= status < 300:
            raise NotDelivered(f"the webhook answered {status}", status < 500 and status not in PASSING)

    async def _checked(self, url: httpx.URL) -> list[str]:
        """The addresses behind the URL. One that is not public spoils them all: no honest server has both."""
        try:
            addresses = await self.resolver(url.raw_host.decode(), _port(url))
        except (OSError, UnicodeError):
            raise NotDelivered("the name of the webhook's server is unknown") from None
        if not addresses:
            raise NotDelivered("the webhook's server has no address")
        if not self.to_private and not all(is_public(address) for address in addresses):
            raise NotDelivered("the webhook is not on the public network", final=True)
        return addresses

    async def _post(self, url: httpx.URL, addresses: list[str], payload: object) -> int:
        """POST to the first of the addresses that takes the connection; the status of the answer."""
        failure = ""
        for address in addresses[:ADDRESSES_TRIED]:
            try:
                async with self._http().stream(
                    "POST",
                    url.copy_with(host=address, fragment=None),
                    json=payload,
                    headers={
                        "Host": url.netloc.decode(),
                        "User-Agent": "Ludage",
                        "Accept-Encoding": "identity",
                    },
                    extensions={"sni_hostname": url.raw_host.decode()},
                ) as response:
                    return response.status_code  # closes the connection: the body is never read
            except httpx.ConnectError as error:
                failure = str(error)
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise NotDelivered(f"{type(error).__name__}: {error}") from None
        raise NotDelivered(f"no connection to the webhook: {failure}")

    def _http(self) -> httpx.AsyncClient:
        """One client for all, for reading the certificates takes a while.

        No connection is kept: it was proved to belong to one name, and another name may share the address. No
        proxy of the environment is used: it would resolve the name itself.
        """
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=SECONDS,
                follow_redirects=False,
                trust_env=False,
                transport=self.transport,
                limits=httpx.Limits(max_keepalive_connections=0),
            )
        return self._client


def parsed(address: str, any_port: bool = False) -> httpx.URL:
    """The URL of a webhook, if it can be one; NotDelivered says what is wrong with it."""
    try:
        url = httpx.URL(address) if len(address) <= URL_MOST else None
    except (httpx.InvalidURL, TypeError):
        url = None
    named = url is not None and _HOST.fullmatch(url.raw_host) is not None
    if url is None or url.scheme not in ("http", "https") or not named or url.userinfo:
        raise NotDelivered("not the address of a webhook; expected https://host/path", final=True)
    if not any_port and _port(url) not in PORTS:
        ports = ", ".join(map(str, PORTS))
        raise NotDelivered(f"webhooks go to the ports {ports}, not {_port(url)}", final=True)
    return url


def _port(url: httpx.URL) -> int:
    return url.port or (443 if url.scheme == "https" else 80)


def content(digest: Digest) -> str:
    """The digest for a chat, as many tables as there is room for; names of tables cannot mark anything up."""
    start, end = f"**{_literal(digest.subject)}**", f"{digest.closing} <{digest.settings_link}>"
    lines = [f"{_literal(name)}: {link}" for name, link in digest.tables]
    if digest.more:
        lines.append(digest.more)
    while len("\n".join(text := [start, *lines, end])) > CONTENT_MOST and lines:
        lines.pop()
    return "\n".join(text)[:CONTENT_MOST]


def _literal(words: str) -> str:
    """Words in which no character means bold, a link, a quotation or a mention."""
    return re.sub(r"([\\*_~`|>\[\]()<#@])", r"\\\1", words)
