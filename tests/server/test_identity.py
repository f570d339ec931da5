"""Names, addresses and wishes: what can be read is welcome, what deceives is not."""

import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludage.server.identity import check_email, check_notify, check_webhook, clean_name, notify_at_first
from ludage.server.refusals import Refusal
from tests.server.people_world import HOSTILE


def refusal(check: Callable[..., object], *given: object) -> str:
    """The code with which this is refused; "" if it is not."""
    try:
        check(*given)
    except Refusal as refused:
        return refused.code
    return ""


@pytest.mark.parametrize("name", [*HOSTILE, "Zoë", "李雷", "Ωμέγα", "أمينة", "🦉", "O’Brien-Šimić"])
def test_any_text_that_can_be_read_is_a_name(name: str) -> None:
    assert clean_name(f" {name}\t") == name


@pytest.mark.parametrize(
    "name",
    [
        "Z\u0351\u036b\u0343\u036aalgo",
        "o" + 30 * "\u0301",
        "a\u0489\u0489\u0489\u0489",
        "a" + 39 * "\u302e",
        "a" + 9 * "\u0336\u093e",
    ],
)
def test_a_name_has_no_stacked_combining_marks(name: str) -> None:
    assert refusal(clean_name, name) == "stacked-marks"


@pytest.mark.parametrize(
    "name", ["Ng\u0323\u0302oc", "שָׁלוֹם", "ที่นี่", "क्षि", "مُحَمَّد", "e\u0301", "Việt", "ကျော်", "கொற்றவை"]
)
def test_marks_that_writing_needs_stay(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_needless_space_is_taken_out() -> None:
    assert clean_name("  Ada \n\t Lovelace\u2028") == "Ada Lovelace"


@pytest.mark.parametrize(
    "name",
    [
        "x" * 41,
        "x" * 1_000_000,
        "a\x00b",
        "a\x1b[2Jb",
        "\u202egnp.exe",
        "Ada\u2066",
        "\u200b",
        "Ada\u200f",
        "\ufeffAda",
        "\u3164\u3164",
        "\u0301",
        "half \ud800",
    ],
)
def test_what_cannot_be_read_or_deceives_is_no_name(name: str) -> None:
    assert refusal(clean_name, name) == "bad-name"


@given(st.text(max_size=60))
def test_a_name_once_clean_stays_as_it_is(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except Refusal:
        return
    assert 1 <= len(cleaned) <= 40
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize(
    "email",
    [
        "ada",
        "@example.org",
        "ada@",
        "ada@example..org",
        "ada@-example.org",
        "a b@example.org",
        "ada@example.org\n",
        "ada@example.org\r\nBcc: everybody@example.org",
        "ada@example.org, bob@example.org",
        "Ada <ada@example.org>",
        "ada@exämple.org",
        "x" * 65 + "@example.org",
        "a@" + ".".join(["x" * 60] * 5),
        "a" * 1_000_000,
    ],
)
def test_what_is_no_address_gets_no_mail(email: str) -> None:
    assert refusal(check_email, email) == "bad-email"


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "//example.org/",
        "example.org/hook",
        "https://",
        "https:///hook",
        "https://user:password@example.org/",
        "https://example.org@evil.example/",
        "https://example.org:99999/",
        "https://example.org:0/",
        "https://example.org:port/",
        "https://[::1/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: evil.example",
        "https://exämple.org/",
        "https://evil.example\\@example.org/",
        "https://example.org/" + "x" * 2000,
    ],
)
def test_what_is_no_web_address_gets_no_call(url: str) -> None:
    assert refusal(check_webhook, url) == "bad-webhook"


@pytest.mark.parametrize(
    ("notify", "code"),
    [
        ({"email": "yes"}, "bad-notify"),
        ({"webhook": 1}, "bad-notify"),
        ({"sms": True}, "bad-notify"),
        ({"quiet": "night"}, "bad-quiet-hours"),
        ({"quiet": [22]}, "bad-quiet-hours"),
        ({"quiet": [22, 24]}, "bad-quiet-hours"),
        ({"quiet": [-1, 7]}, "bad-quiet-hours"),
        ({"quiet": [7, 7]}, "bad-quiet-hours"),
        ({"quiet": [True, 7]}, "bad-quiet-hours"),
        ({"quiet": [22.0, 7]}, "bad-quiet-hours"),
        ({"quiet": {"from": 1}}, "bad-quiet-hours"),
        ({"zone": "Mars/Olympus"}, "bad-zone"),
        ({"zone": "../../../etc/passwd"}, "bad-zone"),
        ({"zone": "/etc/passwd"}, "bad-zone"),
        ({"zone": "Europe"}, "bad-zone"),
        ({"zone": ""}, "bad-zone"),
        ({"zone": None}, "bad-zone"),
        ({"zone": "x" * 10_000}, "bad-zone"),
        ({"digest_minutes": -1}, "bad-digest"),
        ({"digest_minutes": 1441}, "bad-digest"),
        ({"digest_minutes": 1.5}, "bad-digest"),
        ({"digest_minutes": None}, "bad-digest"),
        ({"digest_minutes": True}, "bad-digest"),
    ],
)
def test_odd_wishes_are_refused(notify: dict[str, Any], code: str) -> None:
    assert refusal(check_notify, notify, notify_at_first(10)) == code


def test_what_is_not_wished_otherwise_stays() -> None:
    so_far = {**notify_at_first(10), "zone": "Europe/Paris"}
    assert check_notify({"quiet": [22, 7]}, so_far) == {**so_far, "quiet": [22, 7]}
    assert check_notify({}, so_far) == so_far
