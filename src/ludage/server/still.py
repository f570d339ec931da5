"""Content that does not change while the server runs: compressed once, and not sent to who has it already."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response

COMPRESSED_LEAST = 512
"""Bytes below which compressing is not worth it."""


class Still:
    """Some bytes as they go out; `brotli` are the same, if somebody has taken the time to make them so small."""

    def __init__(self, content: bytes, media_type: str, brotli: bytes | None = None) -> None:
        self.content = content
        small = gzip.compress(content, 9, mtime=0) if len(content) >= COMPRESSED_LEAST else content
        forms = {"br": brotli, "gzip": small}
        self.compressed = {
            coding: form for coding, form in forms.items() if form is not None and len(form) < len(content)
        }
        self.media_type = media_type
        self.size = len(content) + sum(map(len, self.compressed.values()))
        """In memory."""
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'

    def answer(self, request: Request[Any, Any, Any], headers: Mapping[str, str]) -> Response[bytes]:
        """The bytes, or that they are still the same."""
        told = {**headers, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=told)
        content = self.content
        understood = _codings(request.headers.get("accept-encoding", ""))
        for coding, form in self.compressed.items():
            if coding in understood:
                content, told["content-encoding"] = form, coding
                break
        return Response(content, status_code=200, headers=told, media_type=self.media_type)


def _codings(header: str) -> set[str]:
    """The ways of compressing that a client understands; one with the weight 0 it does not."""
    offers = (offer.replace(" ", "").partition(";q=") for offer in header.lower().split(","))
    return {coding for coding, _, weight in offers if weight.strip("0.") or not weight}
