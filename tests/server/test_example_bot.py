"""The example bot plays a whole game on a real server, and the pages about the server leave nothing out."""

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from ludage.server import accounts, library, limits, lobby, messages, orders, records, replays
from ludage.server.settings import Settings
from tests.patience import patient

HERE = Path(__file__).parents[2]
EXAMPLE = HERE / "examples" / "bot.py"
API = HERE / "docs" / "api.md"
HOSTING = HERE / "docs" / "hosting.md"
SERVER = HERE / "src" / "ludage" / "server"
LINES_MOST = 40

PROGRAM = """
import socket, sys
import uvicorn
from ludage.server.app import create_app
from ludage.server.settings import Settings

listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
app = create_app(Settings(database=sys.argv[1], secret="a secret of this test"))
config = uvicorn.Config(app, ws="websockets-sansio", log_level="warning")
uvicorn.Server(config).run(sockets=[listener])
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server with a database of its own."""
    folder = tmp_path_factory.mktemp("server")
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [sys.executable, "-c", PROGRAM, f"sqlite:///{folder / 'ludage.sqlite3'}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        address = f"http://127.0.0.1:{int(process.stdout.readline())}"
        try:
            assert httpx.get(f"{address}/healthz", timeout=patient(20)).is_success  # waits until it serves
            yield address
        finally:
            process.terminate()


def the_example(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def finished(example: subprocess.Popen[str]) -> str:
    """What it printed, once it has ended by itself."""
    with example:
        try:
            printed, _ = example.communicate(timeout=patient(40))
        finally:
            example.kill()
    assert example.returncode == 0, printed
    return printed


def play_first_choices(address: str, http: httpx.Client, table: str) -> dict[str, Any]:
    """A host who begins as soon as everybody sits, and always takes the first choice; the table at the end."""
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    acted, begun = -1, False
    with connect(url, additional_headers={"Cookie": f"ludage={http.cookies['ludage']}"}) as socket:
        while True:
            message = json.loads(socket.recv(timeout=patient(20)))
            if message["kind"] == "table":
                if message["table"]["status"] == "finished":
                    return dict(message["table"])
                if not begun and all(seat["kind"] == "person" for seat in message["table"]["seats"]):
                    begun = http.post(f"/api/tables/{table}/start").is_success
            if message["kind"] == "position" and message["legal"] and message["seq"] > acted:
                acted = message["seq"]
                action = message["legal"][0]["text"]
                socket.send(json.dumps({"kind": "act", "seq": acted, "action": action}))


# ---- the example ----------------------------------------------------------------------------------------------


def test_the_example_plays_against_bots_until_the_game_is_over(server: str) -> None:
    printed = finished(the_example(server))
    table = httpx.get(f"{server}/api/tables", params={"status": "finished"}).json()["tables"][0]
    assert f"finished: scores {table['scores']}" in printed
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["seats"][0]["name"] == "Example bot"


def test_the_example_takes_a_seat_at_a_private_table(server: str) -> None:
    with httpx.Client(base_url=server, timeout=patient(20)) as http:
        http.post("/api/guest", json={"name": "Ann"})
        table = http.post("/api/tables", json={"game": "age-of-gods", "players": 2, "public": False}).json()
        example = the_example(server, table["id"], table["invitation"])
        try:
            end = play_first_choices(server, http, table["id"])
        finally:
            printed = finished(example)
    assert end["seats"][1]["name"] == "Example bot"
    assert f"finished: scores {end['scores']}, ours is that of seat 1" in printed


def test_the_example_says_why_it_was_not_let_in(server: str) -> None:
    with the_example(server, "0123456789abcdef") as example:
        printed, _ = example.communicate(timeout=patient(20))
    assert example.returncode == 1
    assert "no-such-table" in printed


def test_the_example_is_as_short_as_it_claims() -> None:
    source = EXAMPLE.read_text()
    ignored = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    docstring = ast.parse(source).body[0]
    assert docstring.end_lineno is not None
    code = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in ignored and token.start[0] > docstring.end_lineno and token.string
        for line in range(token.start[0], token.end[0] + 1)
    }
    assert len(code) <= LINES_MOST


# ---- docs/api.md ----------------------------------------------------------------------------------------------


def section(page: str, heading: str) -> str:
    """The text under a heading, up to the next one of its rank."""
    rank = heading.split(" ")[0]
    _, found, rest = page.partition(f"\n{heading}\n")
    assert found, f"no heading {heading!r}"
    return re.split(rf"^#{{1,{len(rank)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def tag(struct: type) -> str:
    return str(msgspec.inspect.type_info(struct).tag)  # type: ignore[attr-defined]


def names_in(text: str) -> set[str]:
    return set(re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize(
    ("heading", "union"),
    [
        ("## Messages from the server", messages.ToClient),
        ("## Messages to the server", messages.FromClient),
    ],
)
def test_the_api_page_describes_every_message_with_an_example(heading: str, union: Any) -> None:
    part = section(API.read_text(), heading)
    described_here = re.findall(r"^### `(.+)`$", part, re.MULTILINE)
    assert sorted(described_here) == sorted(tag(struct) for struct in get_args(union))
    for struct in get_args(union):
        described = section(part, f"### `{tag(struct)}`")
        fields_of = {field.encode_name for field in msgspec.structs.fields(struct)}
        assert fields_of <= names_in(described), f"{struct.__name__}: {fields_of - names_in(described)}"
        example = re.search(r"```json\n(.*?)```", described, re.DOTALL)
        assert example is not None
        assert isinstance(msgspec.json.decode(example[1], type=union), struct)


@pytest.mark.parametrize(
    "struct",
    [
        *(messages.TableInfo, messages.SeatInfo, messages.NewTable, messages.TimeControl, messages.Me),
        *(messages.Happened, messages.Choice, messages.Clock, messages.UndoRequest, messages.Said),
        *(messages.Problem, messages.Forecasted),
        *(replays.Replay, replays.Moment, replays.View, replays.ViewRecord),
        *(library.GameInfo, library.ActionInfo, library.RuleInfo, orders.Order, orders.OrderInfo),
        *(lobby.Join, lobby.Fill, lobby.TableList, records.Upload, records.Uploaded),
        *(accounts.NewGuest, accounts.Credentials, accounts.Changes),
    ],
)
def test_the_api_page_names_every_field_of_what_messages_hold(struct: type[msgspec.Struct]) -> None:
    wanted = {field.encode_name for field in msgspec.structs.fields(struct)}
    assert wanted <= names_in(API.read_text())


def refusal_codes() -> Iterator[str]:
    """Every code in the source of the server, as a pattern: of `Refusal(code)` and of `problem(status, code)`."""
    places = {"Refusal": 0, "problem": 1}
    for file in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in places:
                code = node.args[places[node.func.id]]
                if isinstance(code, ast.Constant):
                    yield re.escape(str(code.value))
                elif isinstance(code, ast.JoinedStr):
                    parts = (p.value if isinstance(p, ast.Constant) else None for p in code.values)
                    yield "".join(".+" if part is None else re.escape(str(part)) for part in parts)


def test_the_api_page_lists_every_refusal_code() -> None:
    listed = names_in(section(API.read_text(), "## Refusal codes"))
    codes = set(refusal_codes())
    assert "stale" in codes
    missing = {code for code in codes if not any(re.fullmatch(code, name) for name in listed)}
    assert not missing


def test_the_api_page_lists_every_address_of_the_server(server: str) -> None:
    listed = {name.partition("?")[0] for name in names_in(API.read_text())}
    paths = httpx.get(f"{server}/docs/openapi.json").json()["paths"]
    wanted = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert "POST /api/guest" in wanted
    assert not wanted - listed


def test_the_api_page_has_a_row_for_every_limit() -> None:
    rows = section(API.read_text(), "## Limits").count("\n| ")
    headings = 2
    assert rows == headings + len(limits.limits_for(Settings()))


# ---- docs/hosting.md --------------------------------------------------------------------------------------------


def test_the_hosting_page_explains_every_setting() -> None:
    explained = names_in(section(HOSTING.read_text(), "## Settings"))
    assert {f"LUDAGE_{field.name.upper()}" for field in fields(Settings)} <= explained


def test_the_hosting_page_explains_every_metric(server: str) -> None:
    explained = names_in(section(HOSTING.read_text(), "## Health and metrics"))
    counted = re.findall(r"^# HELP (ludage_\w+)", httpx.get(f"{server}/metrics").text, re.MULTILINE)
    assert counted
    assert {name for name in counted if not name.endswith("_created")} <= explained
