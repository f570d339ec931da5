"""The files of the browser client go out in the smallest form that the browser understands."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludage.server.site import site_handler

PAGE = b"<p>A page</p>" * 100
SMALL = b"as Brotli would have it"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A site of one page."""
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "index.html.br").write_bytes(SMALL)
    with TestClient(Litestar([site_handler(tmp_path)])) as client:
        yield client


@pytest.mark.parametrize(
    ("understood", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("identity", None),
        ("", None),
        ("brr, gzipped", None),
    ],
)
def test_the_best_form_the_browser_understands(
    client: TestClient[Litestar], understood: str, coding: str | None
) -> None:
    with client.stream("GET", "/", headers={"accept-encoding": understood}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert (sent == PAGE) == (coding is None)
    assert (sent == SMALL) == (coding == "br")


def test_who_has_the_page_already_is_told_so(client: TestClient[Litestar]) -> None:
    known = client.get("/", headers={"accept-encoding": "br"}).headers["etag"]
    again = client.get("/any/place", headers={"if-none-match": known})
    assert (again.status_code, again.content) == (304, b"")


def test_the_compressed_form_is_no_page_of_its_own(client: TestClient[Litestar]) -> None:
    assert client.get("/index.html.br").content != SMALL
