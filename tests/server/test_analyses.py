"""A finished game is analysed once, for whoever may see it, and never before it is over."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from ludage.analysis.game import DECISIONS, FORMAT, analyse
from ludage.arena.workers import InProcess
from ludage.core.record import read
from ludage.server import analyses
from ludage.server.analyses import LEVEL, LOST, SEED, TRIES, WAITING_MOST
from ludage.server.refusals import Refusal
from ludage.server.store import schema as db
from ludage.server.thinking import Failed, Stopped
from tests.patience import patient
from tests.server.clients import PATIENCE, Json, LiveServer, Person, finish, running_table, serving

pytestmark = pytest.mark.anyio


def at(table_id: str) -> str:
    return f"/api/tables/{table_id}/analysis"


async def finished(server: LiveServer, people: list[Person], **wanted: Any) -> str:
    """A game of theirs that is over."""
    table_id = await running_table(people, **wanted)
    await finish(server, table_id)
    return table_id


async def made(person: Person, table_id: str) -> Json:
    """The analysis, once it is no longer under way."""
    async with asyncio.timeout(patient(120)):
        while (found := await person.get(at(table_id)))["state"] == "pending":
            await asyncio.sleep(0.02)
    return dict(found)


async def quick(work: str, task: Any, *_for: str) -> Any:
    """What a worker might find, had it time."""
    assert work == DECISIONS
    at = task[-1]
    found = {"at": at, "seat": at % 2, "played": "pass", "choices": 1, "best": [], "chances": [0.5, 0.5]}
    return {**found, "value": None, "loss": None, "cost": None}


class Held:
    """Workers that answer nothing until they may."""

    def __init__(self, work: Callable[..., Any] = quick) -> None:
        self.work = work
        self.may = asyncio.Event()
        self.asked = 0

    async def __call__(self, *given: Any) -> Any:
        self.asked += 1
        await self.may.wait()
        return await self.work(*given)


def working(server: LiveServer, work: Callable[..., Any]) -> None:
    """From now on these are the server's workers."""
    setattr(server.services.thinkers, "work", work)  # noqa: B010 - a method, to the type checker


async def test_a_finished_game_is_analysed_once_as_on_the_command_line(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await finished(server, [ann, ben])
    assert await ann.get(at(table_id)) == {"state": "none", "done": 0, "of": 0, "analysis": None}
    held = Held(server.services.thinkers.work)
    working(server, held)
    assert (await ann.post(at(table_id)))["state"] == "pending"
    assert (await eve.post(at(table_id)))["state"] == "pending", "it is the same one"
    held.may.set()
    found = await made(eve, table_id)
    journal = read(await ann.get(f"/api/tables/{table_id}/record"), server.services.tables.find_game)
    assert found["state"] == "done"
    assert found["done"] == found["of"] == held.asked >= len(journal.actions)
    assert found["analysis"]["format"] == FORMAT
    assert found["analysis"] == analyse(journal, InProcess(), LEVEL, SEED)
    asked = held.asked
    assert await ben.post(at(table_id)) == found
    assert await server.stranger().get(at(table_id)) == found
    assert held.asked == asked


async def test_before_the_end_nothing_is_told_and_afterwards_to_those_who_may_see_the_game(
    server: LiveServer,
) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben], public=False)
    assert await ann.refused(at(table_id)) == (409, "not-finished")
    assert await ann.not_shown(at(table_id)) == (409, "not-finished")
    await finish(server, table_id)
    assert await eve.refused(at(table_id)) == (404, "no-such-table")
    assert await eve.not_shown(at(table_id)) == (404, "no-such-table")
    assert await server.stranger().refused(at(table_id)) == (401, "not-signed-in")
    assert (await ann.get(at(table_id)))["state"] == "none"


async def test_a_person_has_one_made_at_a_time_and_not_without_end(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    first, second = [await finished(server, [ann, ben]) for _ in range(2)]
    held = Held()
    working(server, held)
    await ann.post(at(first))
    assert await ann.refused(at(second)) == (409, "analysis-running")
    assert (await ben.post(at(second)))["state"] == "pending"
    held.may.set()
    assert (await made(ann, first))["state"] == (await made(ann, second))["state"] == "done"
    third = await finished(server, [ann, ben])
    while server.services.limits.allow("analysis", ann.id):
        pass
    assert await ann.refused(at(third)) == (429, "too-fast")


async def test_not_too_many_games_of_one_address_wait(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "WAITING_FROM_ADDRESS", 2)
    people = await server.people("Ann", "Ben", "Cleo")
    tables = [await finished(server, people[:2]) for _ in range(3)]
    held = Held()
    working(server, held)
    for person, table_id in zip(people[:2], tables[:2], strict=True):
        assert (await person.post(at(table_id)))["state"] == "pending"
    assert await people[2].refused(at(tables[2])) == (503, "bots-busy")
    assert (await people[2].post(at(tables[0])))["state"] == "pending", "what is being made may be asked for"
    held.may.set()
    for table_id in tables[:2]:
        await made(people[0], table_id)
    assert (await people[2].post(at(tables[2])))["state"] == "pending"


async def test_not_too_many_games_wait(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    tables = [await running_table([ann, ben]) for _ in range(2)]
    await finish(server, tables[0])
    database, now = server.services.database, server.clock()
    row = {"person": "somebody", "seen": now, "tries": 1, "done": 0, "of": 0}
    async with database.writing() as connection:
        values = {**(dict((await connection.execute(select(db.table).limit(1))).one()._mapping))}
        for number in range(WAITING_MOST):
            await connection.execute(insert(db.table).values(**{**values, "id": f"{number:016x}"}))
            await connection.execute(insert(db.analysis).values(table_id=f"{number:016x}", **row))
    assert await ann.refused(at(tables[0])) == (503, "bots-busy")


async def left(server: LiveServer, table_id: str, tries: int) -> None:
    """An analysis whose process has died."""
    row = {"person": "somebody", "seen": server.clock(), "tries": tries, "done": 7, "of": 90}
    async with server.services.database.writing() as connection:
        await connection.execute(insert(db.analysis).values(table_id=table_id, **row))


async def test_what_a_dead_process_was_making_is_made_by_another(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await finished(server, [ann, ben])
    working(server, quick)
    await left(server, table_id, 1)
    pending = await ann.get(at(table_id))
    assert (pending["state"], pending["done"], pending["of"]) == ("pending", 7, 90)
    await server.services.analyses.beat()
    assert not server.services.analyses._jobs, "its process may still live"
    server.clock.skip(LOST + 1)
    await server.services.analyses.beat()
    assert (await made(ann, table_id))["state"] == "done"


async def test_what_failed_again_and_again_is_given_up(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await finished(server, [ann, ben])
    working(server, quick)
    await left(server, table_id, TRIES)
    server.clock.skip(LOST + 1)
    await server.services.analyses.beat()
    assert not server.services.analyses._jobs
    async with server.services.database.reading() as connection:
        assert (await connection.execute(select(db.analysis.c.table_id))).all() == []
    assert (await ann.post(at(table_id)))["state"] == "pending"
    assert (await made(ann, table_id))["state"] == "done"


async def tries(server: LiveServer) -> list[int]:
    """How often each analysis was begun."""
    async with server.services.database.reading() as connection:
        return list((await connection.execute(select(db.analysis.c.tries))).scalars())


async def test_what_waited_or_was_stopped_was_not_tried(database_url: str) -> None:
    """A server is stopped again and again: no game is to blame for that."""
    async with serving(database_url) as server:
        ann, ben, eve = await server.people("Ann", "Ben", "Eve")
        tables = [await finished(server, [ann, ben]) for _ in range(2)]
        held = Held()
        working(server, held)
        for person, table_id in zip((ann, eve), tables, strict=True):
            assert (await person.post(at(table_id)))["state"] == "pending"
        async with asyncio.timeout(PATIENCE):
            while not held.asked:
                await asyncio.sleep(0.01)
        assert sorted(await tries(server)) == [0, 1], "one is being made, one waits"

        async def stopped(*_given: Any) -> Any:
            raise Stopped

        held.work = stopped
        held.may.set()
        async with asyncio.timeout(PATIENCE):
            while server.services.analyses._jobs:
                await asyncio.sleep(0.01)
        assert await tries(server) == [0, 0]


async def test_a_game_that_the_rules_no_longer_fit_is_refused_at_once(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await finished(server, [ann, ben])
    async with server.services.database.writing() as connection:
        second = update(db.move).where(db.move.c.table_id == table_id, db.move.c.number == 2)
        await connection.execute(second.values(action="what was legal once"))
    server.services.tables._loaded.pop(table_id)
    assert await ann.refused(at(table_id)) == (409, "frozen")
    assert (await ann.get(at(table_id)))["state"] == "none"


@pytest.mark.parametrize("failure", [Failed("its process died"), Refusal("no-such-table", 404)])
async def test_when_it_fails_it_is_as_if_nobody_had_asked(server: LiveServer, failure: Exception) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await finished(server, [ann, ben])

    async def failing(*_given: Any) -> Any:
        raise failure

    working(server, failing)
    await ann.post(at(table_id))
    assert (await made(ann, table_id))["state"] == "none"
    working(server, quick)
    await ann.post(at(table_id))
    assert (await made(ann, table_id))["state"] == "done"


async def test_one_process_makes_it_and_every_other_knows(two_servers: list[LiveServer]) -> None:
    first, second = two_servers
    ann, ben = await first.people("Ann", "Ben")
    table_id = await finished(first, [ann, ben])
    there = Person(second.base, ann.cookie)
    held = Held()
    working(first, held)
    await ann.post(at(table_id))
    assert (await there.post(at(table_id)))["state"] == "pending"
    assert not second.services.analyses._jobs
    held.may.set()
    assert await made(there, table_id) == await made(ann, table_id)
    await there.http.aclose()
