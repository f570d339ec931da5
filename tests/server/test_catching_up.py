"""Who comes to a table hears what happened; however much that was, nobody else waits for it."""

import asyncio
import threading
from functools import partial
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import select

import ludage
from ludage.core.event import Event
from ludage.core.state import State
from ludage.server import hub, undo
from ludage.server import play as play_module
from ludage.server.limits import Limit
from ludage.server.live import Conversation
from ludage.server.play import (
    EVENTS_KEPT,
    MARK_EVERY,
    SNAPSHOT_EVERY,
    UNDOS_MOST,
    History,
    Play,
    Row,
    history,
)
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from tests.server.clients import GAME, PATIENCE, LiveServer, running_table, serving

pytestmark = pytest.mark.anyio

ACTIONS, UNDOS = 100, 60


def played_and_taken_back() -> Play:
    """A game of many actions whose last one was taken back again and again."""
    play = Play(ludage.game(GAME), 2, 7, {})
    for _ in range(ACTIONS):
        act(play)
    for _ in range(UNDOS):
        act(play)
        play.cut(Row(play.seq + 1, 0, None, ACTIONS, play.at(ACTIONS).digest()), ACTIONS)
    return play


def act(play: Play) -> None:
    seat = play.state.to_act[0]
    action = play.state.legal(seat)[0]
    text = play.game.actions.text(action)
    play.take(Row(play.seq + 1, seat, text), *play.tried(seat, action), seat, action)


def told(events: list[Event]) -> list[Any]:
    return [(event.kind, event.data) for event in events]


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One number for each action that any position has applied."""
    counted: list[int] = []
    apply = State.apply

    def counting(self: State, seat: int, action: int) -> None:
        counted.append(action)
        apply(self, seat, action)

    monkeypatch.setattr(State, "apply", counting)
    return counted


def test_cuts_are_replayed_by_keeping_positions(applied: list[int]) -> None:
    play = played_and_taken_back()
    assert len(applied) <= ACTIONS + UNDOS * (1 + 2 * MARK_EVERY)
    applied.clear()
    again = Play(play.game, 2, 7, {})
    for row in play.rows:
        again.replay(row)
    assert len(applied) <= ACTIONS + UNDOS * (1 + MARK_EVERY)
    assert again.state == play.state
    applied.clear()
    heard = history(play.game, 2, 7, {}, play.rows)
    assert len(applied) == ACTIONS + UNDOS
    assert list(heard) == [row.number for row in play.rows]
    last = play.events(play.seq - EVENTS_KEPT)
    assert [told(heard[row.number]) for row, _ in last] == [told(events) for _, events in last]


@pytest.mark.parametrize("keep", [0, 1, MARK_EVERY - 1, MARK_EVERY, MARK_EVERY + 1, 50, 90, ACTIONS - 1])
def test_a_game_is_taken_back_to_the_position_it_had(keep: int) -> None:
    play, before = Play(ludage.game(GAME), 2, 7, {}), list[str]()
    for _ in range(ACTIONS):
        before.append(play.state.digest())
        act(play)
    play.cut(Row(play.seq + 1, 0, None, keep), keep)
    assert (play.state.digest(), len(play.actions)) == (before[keep], keep)
    while len(play.actions) < ACTIONS:
        assert play.state.digest() == before[len(play.actions)]
        act(play)


async def long_game(server: LiveServer, rows: int = EVENTS_KEPT + 5) -> str:
    """A game of which the beginning is no longer at hand."""
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people)
    play = server.play(table_id)
    while play.seq < rows:
        seat = play.state.to_act[0]
        await server.services.tables.act(table_id, seat, play.seq, play.state.legal(seat)[0])
    return table_id


async def test_who_joins_with_since_0_is_told_everything_from_off_the_event_loop(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(*begun: Any) -> History:
        threads.append(threading.current_thread())
        return history(*begun)

    monkeypatch.setattr(hub, "history", noted)
    table_id = await long_game(server)
    for _ in range(3):
        async with server.stranger().at(table_id, since=0) as seat:
            position = await seat.a("position")
            assert [row["seq"] for row in position["happened"]] == list(range(1, position["seq"] + 1))
    assert len(threads) == 1, "what one was told is at hand for the others"
    assert threads[0] is not threading.main_thread()


async def test_rows_that_follow_are_added_to_what_was_recalled(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "EVENTS_KEPT", 5)
    table_id = await long_game(server, 8)
    async with server.stranger().at(table_id, since=0) as seat:
        await seat.a("position")
    play = server.play(table_id)
    while play.seq < 20:
        who = play.state.to_act[0]
        await server.services.tables.act(table_id, who, play.seq, play.state.legal(who)[0])
    assert play.has_events(0)
    again = history(play.game, play.players, play.seed, play.options, play.rows)
    assert [told(events) for _, events in play.events(0)] == [told(events) for events in again.values()]


def only(server: LiveServer, name: str, burst: int) -> None:
    """No more than that, ever."""
    limits = server.services.limits
    limits.limits = {**limits.limits, name: Limit(0.0, burst)}


async def test_what_is_long_past_counts_against_the_person_by_its_rows_also_when_it_is_at_hand(
    server: LiveServer,
) -> None:
    table_id = await long_game(server)
    rows = server.play(table_id).seq
    only(server, "past", 5 * rows)
    ann, ben = await server.people("Cleo", "Dan")
    async with ann.at(table_id, since=0) as seat, ann.at(table_id, since=0) as other:
        for each in (seat, other, seat):
            await each.done("sync", since=0)
        assert await other.refused("sync", since=0) == "too-fast"
        for since in (rows - EVENTS_KEPT, rows, rows + 7, 10**30):
            await other.done("sync", since=since)
    async with ann.at(table_id, since=0) as seat:
        assert (await seat.a("refused"))["code"] == "too-fast"
        assert await seat.closed() == 1013
    async with ann.at(table_id) as seat:
        assert (await seat.a("position"))["happened"] == []
    async with ben.at(table_id, since=0) as seat:
        assert len((await seat.a("position"))["happened"]) == rows


async def test_what_has_to_be_played_again_counts_as_the_whole_game(server: LiveServer) -> None:
    table_id = await long_game(server, EVENTS_KEPT + 20)
    play = server.play(table_id)
    only(server, "past", 2 * play.seq - 1)
    async with server.stranger().at(table_id) as seat:
        await seat.done("sync", since=play.seq - EVENTS_KEPT - 1)
        server.services.hub._recalled.clear()
        play.recall(None)
        assert await seat.refused("sync", since=play.seq - EVENTS_KEPT - 1) == "too-fast"


async def test_the_long_past_is_encoded_once_a_seat_and_off_the_event_loop(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = list[int](), list[int]()
    seen_by = Event.seen_by

    def noted(event: Event, seat: int | None) -> Any:
        (here if threading.current_thread() is threading.main_thread() else elsewhere).append(1)
        return seen_by(event, seat)

    table_id = await long_game(server, EVENTS_KEPT + 20)
    events = [len(heard) for _, heard in server.play(table_id).events(20)]
    monkeypatch.setattr(Event, "seen_by", noted)
    for number in range(3):
        async with server.stranger().at(table_id, since=0) as seat:
            happened = (await seat.a("position"))["happened"]
        assert [row["seq"] for row in happened] == list(range(1, EVENTS_KEPT + 21))
        if not number:
            once = len(elsewhere)
    assert len(elsewhere) == once > sum(events)
    assert len(here) <= 3 * sum(events), "the last rows"


class Mute:
    """A connection from which the same message comes again and again."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.heard = 0

    async def receive_text(self) -> str:
        self.heard += 1
        return self.text


async def out(watcher: hub.Watcher) -> bytes:
    """The next message as it goes out."""
    message = await watcher.next()
    return b"".join(message.parts()) if isinstance(message, hub.Long) else message or b""


async def test_a_long_past_is_not_copied_for_each_who_hears_it_and_stays_one_message(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "FRAME_BYTES", 1000)
    table_id = await long_game(server, EVENTS_KEPT + 20)
    async with server.stranger().at(table_id, since=0) as seat:
        heard = (await seat.a("position"))["happened"]
    assert [row["seq"] for row in heard] == list(range(1, EVENTS_KEPT + 21))
    watchers = [hub.Watcher(table_id, None) for _ in range(3)]
    for watcher in watchers:
        await server.services.hub.join(watcher, 0)
        await watcher.next()
    messages = [await watcher.next() for watcher in watchers]
    for watcher in watchers:
        await server.services.hub.leave(watcher)
    rows = [message.rows for message in messages if isinstance(message, hub.Long)]
    for message, own in zip(messages, rows, strict=True):
        whole = b"".join(message.parts()) if isinstance(message, hub.Long) else b""
        assert len(whole) == len(message or b"")
        assert msgspec.json.decode(whole)["happened"] == heard
        assert all(row is first for row, first in zip(own[:20], rows[0][:20], strict=True))


async def test_who_does_not_take_a_whole_past_is_not_heard_until_he_has(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "BYTES_HEARD", 1000)
    table_id = await long_game(server)
    watcher, connection = hub.Watcher(table_id, None), Mute('{"kind": "sync", "since": 0}')
    conversation = Conversation(server.services, watcher, None)
    hearing = asyncio.create_task(conversation.hear(cast("Any", connection)))
    for answers in range(1, 4):
        kinds = [msgspec.json.decode(await out(watcher))["kind"]]
        assert connection.heard == answers, "the position is in hand, and nothing else is heard"
        kinds.append(msgspec.json.decode(await out(watcher))["kind"])
        assert kinds == ["position", "done"]
    watcher.end(hub.TOO_SLOW)
    await hearing


def test_a_client_may_not_have_any_number_of_bytes_waiting() -> None:
    watcher = hub.Watcher("", None)
    past = b" " * (hub.BYTES_WAITING + 1)
    watcher.send(past)
    assert not watcher.cut_off, "one message is never too long"
    watcher.send(b"{}")
    assert (watcher.cut_off, watcher.reason) == (True, hub.TOO_SLOW)
    assert watcher.waiting.qsize() == 1, "what waited is let go"


async def test_a_past_of_any_length_and_what_follows_it_wait_for_who_has_not_begun_to_take_it() -> None:
    watcher = hub.Watcher("", None)
    watcher.send(hub.Long(b"[", [b" " * hub.BYTES_WAITING] * 20, b"]"))
    watcher.send(b"{}")
    watcher.send(b"{}")
    assert not watcher.cut_off
    taken = asyncio.create_task(watcher.taken())
    await asyncio.sleep(0)
    assert not taken.done(), "nothing more is heard of him"
    await watcher.next()
    await asyncio.sleep(0)
    assert not taken.done(), "it is still being sent"
    await watcher.next()
    await taken
    for large in (True, False):
        watcher.send(b" " * (hub.BYTES_WAITING + 1) if large else b"{}")
    assert watcher.cut_off, "what is his own counts"


async def test_what_is_in_hand_does_not_count_as_waiting() -> None:
    watcher = hub.Watcher("", None)
    for _ in range(5):
        watcher.send(b" " * (hub.BYTES_WAITING + 1))
        await watcher.next()
    assert not watcher.cut_off


async def test_a_person_says_so_much_over_all_his_connections(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    only(server, "person-message", 4)
    async with ann.at(table_id) as first, ann.at(table_id) as second, ben.at(table_id) as other:
        for seat in (first, second, first, second):
            await seat.done("sync", since=0)
        for seat in (first, second):
            assert await seat.refused("sync", since=0) == "too-fast"
        await other.done("sync", since=0)


async def back_to_the_beginning(server: LiveServer, table_id: str) -> None:
    """With everybody's consent."""
    tables = server.services.tables
    await undo.undo(tables, table_id, 0, 0)
    await undo.consent(tables, table_id, 1, True)


async def test_a_snapshot_is_stored_where_the_fortieth_row_is_an_undo(database_url: str) -> None:
    async with serving(database_url) as server:
        table_id = await long_game(server, SNAPSHOT_EVERY - 1)
        await back_to_the_beginning(server, table_id)
        assert server.play(table_id).rows[SNAPSHOT_EVERY - 1].keep == 0
        async with server.services.database.reading() as connection:
            stored = await connection.execute(select(db.snapshot).where(db.snapshot.c.table_id == table_id))
            (snapshot,) = stored.all()
        assert snapshot.number == SNAPSHOT_EVERY
        assert snapshot.position == server.play(table_id).state.to_json()
        expected = server.play(table_id).state.digest()
        server.services.tables.forget(table_id)
        await server.services.tables.get(table_id)
        assert server.play(table_id).state.digest() == expected


async def test_undos_at_one_decision_are_bounded(server: LiveServer) -> None:
    table_id = await long_game(server, 1)
    tables, play = server.services.tables, server.play(table_id)
    for _ in range(UNDOS_MOST):
        await back_to_the_beginning(server, table_id)
        await tables.act(table_id, 0, play.seq, play.state.legal(0)[0])
    with pytest.raises(Refusal) as refusal:
        await undo.undo(tables, table_id, 0, 0)
    assert refusal.value.code == "too-many-undos"
    await tables.act(table_id, 1, play.seq, play.state.legal(1)[0])
    await undo.undo(tables, table_id, 0, play.seq_at(1))  # another decision is another matter
    await undo.consent(tables, table_id, 1, True)
    assert len(play.actions) == 1


async def test_undos_at_one_table_are_bounded(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_module, "CUTS_MOST", 3)
    table_id = await long_game(server, 5)
    tables, play = server.services.tables, server.play(table_id)
    for keep in (4, 3, 2):
        await undo.undo(tables, table_id, 0, play.seq_at(keep))
        await undo.consent(tables, table_id, 1, True)
    with pytest.raises(Refusal) as refusal:
        await undo.undo(tables, table_id, 0, 0)
    assert (refusal.value.code, refusal.value.said.args) == ("no-more-undos", {"most": 3})
    assert len(play.actions) == 2


async def test_what_is_taken_back_in_all_is_bounded(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "BACK_MOST", 6)
    table_id = await long_game(server, 5)
    tables = server.services.tables
    await back_to_the_beginning(server, table_id)
    server.services.tables.forget(table_id)  # what was taken back is known from the rows
    await tables.get(table_id)
    play = server.play(table_id)
    for _ in range(2):
        seat = play.state.to_act[0]
        await tables.act(table_id, seat, play.seq, play.state.legal(seat)[0])
    with pytest.raises(Refusal) as refusal:
        await undo.undo(tables, table_id, 0, 0)
    assert (refusal.value.code, refusal.value.said.args) == ("too-far-back", {"most": 6})
    await undo.undo(tables, table_id, 0, play.seq_at(1))
    await undo.consent(tables, table_id, 1, True)
    assert len(play.actions) == 1, "the sixth may be taken back"
    assert play.no_cut(0) is not None


async def recalls(server: LiveServer, *asked: tuple[str, str]) -> None:
    """People ask, all at once and in this order, for the whole past of tables."""
    work = server.services.long_work
    begin = threading.Event()

    async def before() -> None:
        async with work.turn("", 0) as run:
            await run(partial(begin.wait, PATIENCE))

    tasks = [asyncio.create_task(before())]
    for who, table_id in asked:
        watcher = hub.Watcher(table_id, who)
        recalling = server.services.hub.recall(watcher, server.play(table_id), None, 0)
        tasks.append(asyncio.create_task(recalling))
    while len(work._waiting) + sum(task.done() for task in tasks) < len(asked):
        await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)


async def test_a_short_game_is_recalled_before_many_long_ones_that_others_ask_for(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "EVENTS_KEPT", 2)
    monkeypatch.setattr(hub, "EVENTS_KEPT", 2)
    found: list[int] = []

    def noted(*begun: Any) -> History:
        found.append(len(begun[4]))
        return history(*begun)

    monkeypatch.setattr(hub, "history", noted)
    long = [await long_game(server, rows) for rows in (30, 31, 32)]
    short = await long_game(server, 10)
    await recalls(server, *(("eve", table_id) for table_id in long), ("ann", short))
    assert found == [10, 30, 31, 32]
    await recalls(server, ("eve", long[0]), ("ann", short))
    assert len(found) == 4, "they are at hand"


async def test_pasts_are_kept_by_their_size_and_not_by_their_number(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "EVENTS_KEPT", 2)
    monkeypatch.setattr(hub, "EVENTS_KEPT", 2)
    kept = server.services.hub._recalled
    tables: list[str] = []
    for _ in range(18):
        server.clock.skip(300)  # of guests, only so many an hour
        tables.append(await long_game(server, 6))
        await recalls(server, ("ann", tables[-1]))
    assert list(kept) == tables
    assert all(server.play(table_id).has_events(0) for table_id in tables)
    sizes = [each.size for each in kept.values()]
    events = server.play(tables[0]).events(0)
    heard = sum(len(some) for _, some in events)
    encoded = sum(map(len, hub.happened(events, {}, None)))
    assert 0.5 < sizes[0] / (heard * hub.EVENT_BYTES + encoded) <= 1
    bound = sum(sizes[-3:])
    monkeypatch.setattr(hub, "HISTORY_BYTES", bound)
    tables.append(await long_game(server, 6))
    await recalls(server, ("ann", tables[-1]))
    sizes.append(kept[tables[-1]].size)
    stay = len(kept)
    assert list(kept) == tables[-stay:], "the oldest go"
    assert sum(sizes[-stay:]) <= bound < sum(sizes[-stay - 1 :]), "and no more of them than must"
    assert not server.play(tables[0]).has_events(0)
    monkeypatch.setattr(hub, "HISTORY_BYTES", 1)
    await recalls(server, ("ann", tables[0]))
    assert list(kept) == tables[:1], "the latest stays, however large"


async def test_what_has_to_be_played_again_counts_against_the_address_whoever_asks(
    server: LiveServer,
) -> None:
    first, second = await long_game(server), await long_game(server)
    only(server, "recall", server.play(first).seq)
    for person in await server.people("Ann", "Ben", "Cleo"):
        async with person.at(first, since=0) as seat:
            await seat.a("position")
    async with (await server.person("Dan")).at(second, since=0) as seat:
        assert (await seat.a("refused"))["code"] == "too-fast"
        assert await seat.closed() == 1013
