"""Two people at one table: how one invites the other, all that either was sent, and what a page's memory holds."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit

ARRAYS_LIKE = """
function (secret) {
  const same = (one) => one.length === secret.length && [...one].map(String).sort().join() === secret.join()
  return this.filter((one) => { try { return same(one) } catch { return false } }).length
}
"""


def joined(visit: Visit, host: Page) -> Page:
    """The page of somebody who was sent the link of the host's table, and sits there."""
    guest = visit(host.get_by_role("textbox", name="Invitation link").input_value())
    guest.get_by_role("button", name="Sit here").click()
    expect(guest.get_by_role("button", name="Leave the table")).to_be_visible()  # the server has heard of it
    return guest


def sit_down_together(visit: Visit) -> tuple[Page, Page]:
    """Ann opens a table and sends Ben the link."""
    ann = visit()
    ann.get_by_role("button", name="New table").click()
    form = ann.get_by_role("dialog")
    form.locator("input[name=players][value='2']").check()
    form.get_by_role("button", name="Open the table").click()
    return ann, joined(visit, ann)


def count_in_memory(page: Page, prototype: str, alike: str, *arguments: Any) -> int:
    """How many objects of this prototype, anywhere in the page's memory, `alike` counts: a function whose `this` are
    all of them.
    """
    devtools = page.context.new_cdp_session(page)
    kind = devtools.send("Runtime.evaluate", {"expression": f"{prototype}.prototype"})["result"]["objectId"]
    found = devtools.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
    counted = devtools.send(
        "Runtime.callFunctionOn",
        {
            "functionDeclaration": alike,
            "objectId": found,
            "arguments": [{"value": value} for value in arguments],
            "returnByValue": True,
        },
    )
    devtools.detach()
    return int(counted["result"]["value"])


class Ear:
    """Everything a page was sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.texts: list[str] = []
        page.on("websocket", self._listen)
        page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def _read(self, response: Any) -> None:
        if "/api/tables" in response.url and response.ok:
            self.texts.append(response.text())

    def positions(self) -> list[dict[str, Any]]:
        """The positions among it, oldest first."""
        heard = [json.loads(text) for text in self.texts if text.startswith("{")]
        return [one for one in heard if one.get("kind") == "position"]

    def in_memory(self, secret: list[str]) -> int:
        """How many arrays of the page, anywhere in its memory, hold exactly these texts."""
        return count_in_memory(self.page, "Array", ARRAYS_LIKE, sorted(secret))


def lists_in(value: Any) -> list[list[str]]:
    """Every list of texts in a message, sorted."""
    if isinstance(value, dict):
        return [found for part in value.values() for found in lists_in(part)]
    if isinstance(value, list):
        own = [sorted(map(str, value))] if all(isinstance(one, str) for one in value) else []
        return own + [found for part in value for found in lists_in(part)]
    return []
