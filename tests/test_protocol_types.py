"""The client's types are those of the server's structs."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_clients_message_types_are_made_from_the_servers_structs() -> None:
    written = runpy.run_path(str(WEB / "tools" / "protocol_types.py"))["written"]
    assert (WEB / "src" / "protocol.ts").read_text(encoding="utf-8") == written(), (
        "web/src/protocol.ts is stale: run python web/tools/protocol_types.py"
    )
