"""What people may call themselves and ask for: names, logins, passwords, addresses and how to be told."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ludage.server.guard import MARKS_MOST, without_stacks
from ludage.server.refusals import Refusal
from ludage.texts import LANGUAGES

NAME_MOST = 40
PASSWORD_LEAST, PASSWORD_MOST = 8, 200
EMAIL_MOST, URL_MOST = 254, 2000
DIGEST_MOST = 1440

_LOGIN = re.compile(r"[A-Za-z0-9._-]{3,40}")
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})*")
_HOST = re.compile(r"[A-Za-z0-9_.-]+|[0-9a-f:.]+")
_ZONE = re.compile(r"[A-Za-z0-9_+/-]{1,64}")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that leave no ink: a name of these alone would be no name."""


def clean_name(name: str) -> str:
    """A name of any script, without needless space; control and direction characters make it no name."""
    if len(name) > 4 * NAME_MOST:
        raise Refusal("bad-name", most=NAME_MOST)
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(c) for c in cleaned if c not in _BLANK]
    shown = any(kind[0] in "LNPS" for kind in kinds)
    if not shown or len(cleaned) > NAME_MOST or any(kind in ("Cc", "Cf", "Cs") for kind in kinds):
        raise Refusal("bad-name", most=NAME_MOST)
    if without_stacks(cleaned) != cleaned:
        raise Refusal("stacked-marks", most=MARKS_MOST)
    return cleaned


def check_language(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise Refusal("bad-language")
    return language


def is_login(login: str) -> bool:
    """Whether an account could be called this."""
    return _LOGIN.fullmatch(login) is not None


def check_login(login: str) -> str:
    """The login as it is kept: capitals do not make it another."""
    if not is_login(login):
        raise Refusal("bad-login")
    return login.lower()


def is_password(password: str) -> bool:
    """Whether this could be a password; looked at before any costly work is done with it."""
    if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
        return False
    return not any("\ud800" <= character <= "\udfff" for character in password)


def check_password(password: str) -> None:
    """Long enough to be hard to guess, short enough to be hashed."""
    if not is_password(password):
        raise Refusal("bad-password", least=PASSWORD_LEAST, most=PASSWORD_MOST)


def check_email(email: str) -> str:
    """An address that looks like one, and cannot smuggle a line into a message's head."""
    if len(email) > EMAIL_MOST or not _EMAIL.fullmatch(email):
        raise Refusal("bad-email")
    return email


def check_webhook(url: str) -> str:
    """A plain http(s) address. Whether it is a private one is looked at when something is sent there."""
    plain = len(url) <= URL_MOST and url.isascii() and url.isprintable() and not set(url) & set(' "<>\\')
    try:
        parts = urlsplit(url if plain else "")
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refusal("bad-webhook") from None
    if parts.scheme not in ("http", "https") or not _HOST.fullmatch(host) or port == 0 or "@" in parts.netloc:
        raise Refusal("bad-webhook")
    return url


def notify_at_first(digest_minutes: int) -> dict[str, Any]:
    """Nobody is told anything unasked."""
    digest = max(0, min(digest_minutes, DIGEST_MOST))
    return {"email": False, "webhook": False, "quiet": None, "zone": "UTC", "digest_minutes": digest}


def check_notify(wanted: Mapping[str, Any], so_far: Mapping[str, Any]) -> dict[str, Any]:
    """How to be told that it is one's turn; what is not given stays."""
    if not wanted.keys() <= so_far.keys():
        raise Refusal("bad-notify")
    all_of_it = {**so_far, **wanted}
    if not isinstance(all_of_it["email"], bool) or not isinstance(all_of_it["webhook"], bool):
        raise Refusal("bad-notify")
    if not _is_quiet(all_of_it["quiet"]):
        raise Refusal("bad-quiet-hours")
    if not _is_zone(all_of_it["zone"]):
        raise Refusal("bad-zone")
    if not _is_between(all_of_it["digest_minutes"], DIGEST_MOST):
        raise Refusal("bad-digest", most=DIGEST_MOST)
    return all_of_it


def _is_between(number: Any, most: int) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= most


def _is_quiet(hours: Any) -> bool:
    """No quiet hours, or from one hour to another; the same twice would leave open whether always or never."""
    if hours is None:
        return True
    return (
        isinstance(hours, list | tuple)
        and len(hours) == 2
        and all(_is_between(hour, 23) for hour in hours)
        and hours[0] != hours[1]
    )


def _is_zone(zone: Any) -> bool:
    if not isinstance(zone, str) or not _ZONE.fullmatch(zone):
        return False
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return zone == "UTC"  # also where the system knows no zones
    return True
