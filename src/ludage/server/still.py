"""Content that does not change while the server runs: compressed once, and not sent to who has it already."""

import gzip
import hashlib
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response

COMPRESSED_LEAST = 512
"""Bytes below which compressing is not worth it."""


class Still:
    """Some bytes as they go out."""

    def __init__(self, content: bytes, media_type: str) -> None:
        small = gzip.compress(content, 9, mtime=0) if len(content) >= COMPRESSED_LEAST else content
        self.content = content
        self.compressed = small if len(small) < len(content) else None
        self.media_type = media_type
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'

    def answer(self, request: Request[Any, Any, Any], headers: Mapping[str, str]) -> Response[bytes]:
        """The bytes, or that they are still the same."""
        told = {**headers, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=told)
        content = self.content
        if self.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, told["content-encoding"] = self.compressed, "gzip"
        return Response(content, status_code=200, headers=told, media_type=self.media_type)
