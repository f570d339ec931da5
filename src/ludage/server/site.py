"""The browser client: files built from `web/` into `static/`, read once, served compressed."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ludage.server.refusals import Refusal

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""Said here, since what the system knows of them differs from machine to machine."""
COMPRESSED_LEAST = 512
"""Bytes below which compressing is not worth it."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under assets/ have the hash of what is in them in their names."""
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludage</title>
<p>This server has no pages: its browser client is not built. In the repository, <code>make web</code> builds it.
Programs need none: see <a href="/docs">the API</a>.</p></html>"""


@dataclass(frozen=True)
class File:
    """A file as it goes out."""

    content: bytes
    compressed: bytes | None
    media_type: str
    etag: str


@cache
def read_site(folder: Path = STATIC) -> dict[str, File]:
    """Every file of the client by its path; the page alone where nothing is built."""
    files = {
        path.relative_to(folder).as_posix(): _file(path.name, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    files.setdefault("index.html", _file("index.html", NOT_BUILT))
    return files


def _file(name: str, content: bytes) -> File:
    kind = KINDS.get(Path(name).suffix, "application/octet-stream")
    small = gzip.compress(content, 9, mtime=0) if len(content) >= COMPRESSED_LEAST else content
    return File(
        content=content,
        compressed=small if len(small) < len(content) else None,
        media_type=kind,
        etag=f'"{hashlib.sha256(content).hexdigest()[:20]}"',
    )


def site_handler(folder: Path = STATIC) -> Any:
    """The route of all paths that are nobody else's: a file, or the page, which finds its way by itself."""
    files = read_site(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        """A file of the client, or its page."""
        name = path.strip("/")
        if name not in files and (name.startswith(("api/", "ws/", "assets/")) or "." in name.split("/")[-1]):
            raise Refusal("no-such-page", 404)
        file = files.get(name) or files["index.html"]
        headers = HEADERS | {"etag": file.etag, "vary": "accept-encoding"}
        headers["cache-control"] = FOR_EVER if name.startswith("assets/") else "no-cache"
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
        content = file.content
        if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["content-encoding"] = file.compressed, "gzip"
        return Response(content, headers=headers, media_type=file.media_type)

    return page
