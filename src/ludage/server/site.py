"""The browser client: files built from `web/` into `static/`, read once, served compressed."""

from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from ludage.server.refusals import Refusal
from ludage.server.still import Still

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


@cache
def read_site(folder: Path = STATIC) -> dict[str, Still]:
    """Every file of the client by its path; the page alone where nothing is built."""
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    found.setdefault("index.html", NOT_BUILT)
    return {
        name: Still(
            content, KINDS.get(Path(name).suffix, "application/octet-stream"), found.get(f"{name}.br")
        )
        for name, content in found.items()
        if not name.endswith(".br")
    }


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
        cached = FOR_EVER if name.startswith("assets/") else "no-cache"
        return file.answer(request, HEADERS | {"cache-control": cached})

    return page
