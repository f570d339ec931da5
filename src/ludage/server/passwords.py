"""Passwords: hashed with argon2id, outside the event loop, and never compared in a telling time."""

import asyncio
import base64
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2
"""A hash takes 64 MB: many log-ins at once wait for one another instead of filling the memory."""


class Passwords:
    """Hashes and verifies. The caller has looked at the length."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "ludage-passwords")
        self._nobodys = hash_of_nothing(self.hasher)

    async def hash(self, password: str) -> str:
        """What to store."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self.hasher.hash, _normal(password))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; None, where there is no account, takes as long and is never right."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._is, stored or self._nobodys, _normal(password))

    def outdated(self, stored: str) -> bool:
        """Whether it was hashed with other parameters than today's."""
        return self.hasher.check_needs_rehash(stored)

    def _is(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that costs as much to verify as a real one and that no password has."""
    salt, tag = (
        base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${costs}${salt}${tag}"


def _normal(password: str) -> str:
    """The same for the same keys, on whichever system they are typed."""
    return unicodedata.normalize("NFKC", password)
