"""At the door: foreign pages, borrowed addresses and text that is not what it looks like."""

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.datastructures import Headers

from ludage.server.guard import UNKNOWN, address_key, client_address, safe_text, same_origin


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("https://play.example.org", "play.example.org"),
        ("https://play.example.org", "play.example.org:443"),
        ("http://play.example.org:80", "play.example.org"),
        ("https://play.example.org:8443", "play.example.org:8443"),
        ("https://PLAY.Example.org", "play.example.ORG"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
    ],
)
def test_our_own_pages_are_let_in(origin: str, host: str) -> None:
    assert same_origin(origin, host, ())


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "play.example.org"),
        ("", "play.example.org"),
        ("https://evil.example", "play.example.org"),
        ("https://play.example.org.evil.example", "play.example.org"),
        ("https://evilplay.example.org", "play.example.org"),
        ("https://play.example.org:8443", "play.example.org"),
        ("http://play.example.org", "play.example.org:8000"),
        ("http://play.example.org", "play.example.org:443"),
        ("http://localhost:3000", "localhost:8000"),
        ("https://play.example.org@evil.example", "play.example.org"),
        ("https://evil.example#play.example.org", "play.example.org"),
        ("https://evil.example/play.example.org", "play.example.org"),
        ("https://evil.example\\play.example.org", "play.example.org"),
        ("https://play.example.org/", "play.example.org"),
        ("https://play.example.org\n", "play.example.org"),
        ("https://play.example.org, https://evil.example", "play.example.org"),
        ("file://", "play.example.org"),
        ("chrome-extension://play.example.org", "play.example.org"),
        ("play.example.org", "play.example.org"),
        ("https://play.example.org:٤٤٣", "play.example.org"),
        ("https://play.example.org", ""),
        ("https://", ""),
        ("https://*", "play.example.org"),
    ],
)
def test_other_pages_are_not(origin: str, host: str) -> None:
    assert not same_origin(origin, host, ())


def test_a_program_has_no_origin() -> None:
    assert same_origin(None, "play.example.org", ())


def test_the_operator_may_allow_further_origins() -> None:
    allowed = ("https://club.example", "http://localhost:5173/", "lan.example:8080")
    assert same_origin("https://club.example", "play.example.org", allowed)
    assert same_origin("https://club.example:443", "play.example.org", allowed)
    assert same_origin("http://localhost:5173", "play.example.org", allowed)
    assert same_origin("http://lan.example:8080", "play.example.org", allowed)
    assert not same_origin("http://club.example", "play.example.org", allowed), "the scheme was named"
    assert not same_origin("https://club.example.evil.example", "play.example.org", allowed)
    assert not same_origin("null", "play.example.org", (*allowed, "null"))


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_no_origin_whatsoever_breaks_the_check(origin: str, host: str, allowed: str) -> None:
    same_origin(origin, host, (allowed, f"https://{allowed}"))


def forwarded(*lines: str) -> Headers:
    """Headers with these lines of X-Forwarded-For."""
    return Headers([(b"x-forwarded-for", line.encode()) for line in lines])


def test_nobody_but_a_trusted_proxy_may_speak_for_others() -> None:
    assert client_address(forwarded("1.2.3.4"), "203.0.113.9", ()) == "203.0.113.9"
    assert client_address(forwarded("1.2.3.4"), "203.0.113.9", ("10.0.0.0/8",)) == "203.0.113.9"
    assert client_address(forwarded("1.2.3.4"), "10.0.0.1", ("10.0.0.0/8",)) == "1.2.3.4"
    assert client_address(forwarded("1.2.3.4"), "::ffff:10.0.0.1", ("10.0.0.0/8",)) == "1.2.3.4"


def test_what_a_client_writes_into_the_header_is_hearsay() -> None:
    trusted = ("10.0.0.0/8", "::1")
    assert client_address(forwarded("6.6.6.6, 1.2.3.4"), "10.0.0.1", trusted) == "1.2.3.4"
    assert client_address(forwarded("6.6.6.6, 1.2.3.4, 10.0.0.2"), "::1", trusted) == "1.2.3.4"
    assert client_address(forwarded("6.6.6.6", "1.2.3.4"), "10.0.0.1", trusted) == "1.2.3.4", (
        "a line of its own"
    )
    assert client_address(forwarded("10.0.0.7"), "10.0.0.1", trusted) == "10.0.0.7", "a client within"


@pytest.mark.parametrize(
    ("line", "client"),
    [
        ("", "10.0.0.1"),
        ("nonsense", "10.0.0.1"),
        ("1.2.3.4, <script>", "10.0.0.1"),
        ("1.2.3.4:5678", "1.2.3.4"),
        ("[2001:db8::7]:5678", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("fe80::1%" + "x" * 1000, "fe80::1"),
        ("1.2.3.4," + "10.0.0.2," * 5000 + "10.0.0.2", "10.0.0.2"),
    ],
)
def test_odd_headers_end_at_what_is_known(line: str, client: str) -> None:
    assert client_address(forwarded(line), "10.0.0.1", ("10.0.0.0/8",)) == client


def test_without_a_peer_nothing_is_known() -> None:
    assert client_address(forwarded("1.2.3.4"), None, ("10.0.0.0/8",)) == UNKNOWN
    assert client_address(forwarded(), "", ()) == UNKNOWN


def test_a_household_is_one_address() -> None:
    assert address_key("2001:db8:1:2::7") == address_key("2001:db8:1:2:aaaa::") == "2001:db8:1:2::/64"
    assert address_key("2001:db8:1:3::7") != address_key("2001:db8:1:2::7")
    assert address_key("::1") == "::/64"
    assert address_key("1.2.3.4") == "1.2.3.4"
    assert address_key(UNKNOWN) == UNKNOWN


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  well\tplayed \n\n Ada ", "well played Ada"),
        ("<script>alert('x')</script> & <b>", "<script>alert('x')</script> & <b>"),
        ("'); DROP TABLE person; --", "'); DROP TABLE person; --"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("abc\u202edef\u2066ghi\u200f", "abcdefghi"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200c \u200d", ""),
        ("half \ud800 a pair", "half a pair"),
        ("e\u0301te\u0301", "été"),
        ("", ""),
        (" \n\x00 ", ""),
    ],
)
def test_a_line_of_text_is_plain(text: str, kept: str) -> None:
    assert safe_text(text, 100) == kept


def test_a_line_has_no_stacked_combining_marks() -> None:
    """Chat and the names of tables lose what is too much; a person is told, for a name is his own."""
    assert safe_text("H" + 50 * "\u0336" + "i" + "\u0301", 100) == "H" + 3 * "\u0336" + "\u00ed"
    assert safe_text("H" + 3 * "\u0336\u200d" + 3 * "\u0336", 100) == ("H" + 3 * "\u0336\u200d")[:-1]


def test_little_of_a_long_text_is_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time grows with the square of the marks on a letter: 60,000 of them would hold everybody up for seconds."""
    lengths: list[int] = []
    normalize = unicodedata.normalize

    def noted(form: Any, text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", noted)
    marks = "".join(chr(mark) for mark in (0x345, 0x360, 0x35C, 0x315, 0x302, 0x31B, 0x327))
    assert len(safe_text("a" + marks * 4500, 100)) == 4, "three marks on a letter"
    assert max(lengths) <= 400


def test_a_line_is_cut() -> None:
    assert safe_text("abc " * 100_000, 10) == "abc abc ab"
    assert safe_text("abc defg", 4) == "abc"


@given(st.text())
def test_any_text_can_be_shown_stored_and_sent(text: str) -> None:
    safe = safe_text(text, 30)
    assert len(safe) <= 30
    assert not {unicodedata.category(c) for c in safe if c not in "\u200c\u200d"} & {
        "Cc",
        "Cf",
        "Cs",
        "Zl",
        "Zp",
    }
    assert safe_text(safe, 30) == safe
