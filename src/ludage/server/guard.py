"""Who is asking, from where, and with what text: checks at the door. Pure functions."""

import ipaddress
import re
import unicodedata
from functools import lru_cache

from litestar.datastructures import Headers

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

UNKNOWN = "unknown"
HOPS_MOST = 20
JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and many emoji are not written without them."""

MARKS_MOST = 3
"""Combining marks on one letter: Thai, Hebrew and Arabic need two, Devanagari now and then three. As many may stand
beside it: a Burmese name has three, and one above."""

_HOST = r"(?P<host>\[[0-9a-f:.]+\]|[^\s/?#@\\:\[\]]+)(?::(?P<port>[0-9]{1,5}))?"
_ORIGIN = re.compile(rf"(?P<scheme>https?)://{_HOST}")
_AUTHORITY = re.compile(_HOST)
_DEFAULT_PORT = {"http": 80, "https": 443}


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether an unsafe request or a WebSocket comes from our own pages, or from an origin the operator allows.

    Browsers always send Origin with these, so a missing one is a program's, which no web page can make send our
    cookie. Behind a proxy that ends TLS we do not know our own scheme, so it is left out against `host`.
    """
    if origin is None:
        return True
    if not _ORIGIN.fullmatch(origin.lower()):
        return False  # "null" among others: a sandboxed frame or a local file
    return _is_host(origin, host) or any(
        _same(origin, entry) if "://" in entry else _is_host(origin, entry) for entry in allowed
    )


def client_address(headers: Headers, peer: str | None, trusted_proxies: tuple[str, ...]) -> str:
    """The address of the client: the peer, or what trusted proxies (addresses or networks) say of theirs.

    X-Forwarded-For is read from its end: what stands before the first address that is not a trusted proxy is only
    hearsay, which the client may have written himself.
    """
    address = _address(peer or "")
    if address is None:
        return UNKNOWN
    networks = _networks(trusted_proxies)
    lines = headers.getall("x-forwarded-for", [])  # a proxy may have added a line of its own
    hops = ",".join(lines).rsplit(",", HOPS_MOST)[-HOPS_MOST:]
    while hops and _trusted(address, networks):
        before = _address(hops.pop().strip())
        if before is None:
            break
        address = before
    return str(address)


def address_key(address: str) -> str:
    """Whose limits count for an address: a household has a whole /64 of IPv6, so that is one."""
    parsed = _address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))
    return address if parsed is None else str(parsed)


ROOM = 4
"""Times the length of a text: more is looked at by nobody."""


def safe_text(text: str, most: int) -> str:
    """A line of chat or the name of a table: one line, no control or direction characters, at most so long.

    HTML stays the plain text it is: the server never renders it, and the client escapes it. What is far too long is cut
    first: to put the marks of one letter in order takes a time that grows with the square of their number.
    """
    kept = "".join(c for c in text[: ROOM * most] if c.isspace() or _harmless(c))
    low = without_stacks(unicodedata.normalize("NFC", kept))
    return " ".join(low.split())[:most].strip(" " + JOINERS)


def without_stacks(text: str) -> str:
    """The text, in NFC, with no more marks on a letter than writing needs: a stack of them covers other lines."""
    kept: list[str] = []
    stacked = beside = 0
    for character in text:
        if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me"):
            stacked += 1
        elif unicodedata.category(character) == "Mc":
            beside += 1
        elif character not in JOINERS:
            stacked = beside = 0
        if max(stacked, beside) <= MARKS_MOST:
            kept.append(character)
    return "".join(kept)


def _harmless(character: str) -> bool:
    return character in JOINERS or unicodedata.category(character) not in ("Cc", "Cf", "Cs")


def _is_host(origin: str, host: str) -> bool:
    """Whether the origin is at this Host; without a port, that is the default port of the origin's scheme."""
    ours, theirs = _AUTHORITY.fullmatch(host.lower()), _ORIGIN.fullmatch(origin.lower())
    if ours is None or theirs is None or ours["host"] != theirs["host"]:
        return False
    default = _DEFAULT_PORT[theirs["scheme"]]
    return int(theirs["port"] or default) == int(ours["port"] or default)


def _same(origin: str, other: str) -> bool:
    """Whether two origins are one, the scheme included."""
    match = _ORIGIN.fullmatch(other.lower().rstrip("/"))
    return (
        match is not None
        and origin.lower().startswith(f"{match['scheme']}://")
        and _is_host(origin, match[0].partition("://")[2])
    )


@lru_cache(maxsize=8)
def _networks(trusted: tuple[str, ...]) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(entry, strict=False) for entry in trusted)


def _trusted(address: Address, networks: tuple[Network, ...]) -> bool:
    return any(address in network for network in networks)


def _address(text: str) -> Address | None:
    """An address, also with a port, in brackets, or with the name of an interface after it."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
