"""Fair luck: the server binds itself to a seed that nobody can know before the end, and that anybody can check then."""

import hashlib
import json
from itertools import pairwise

import pytest
from sqlalchemy import select

import ludage
from ludage.core import record
from ludage.server import undo
from ludage.server.seating import OPEN_MOST
from ludage.server.store import schema as db
from tests.server.clients import Json, LiveServer, Person, Seat, finish, running_table
from tests.server.witness import WORD, Replay

pytestmark = pytest.mark.anyio


async def seed_of(server: LiveServer, table_id: str) -> str:
    async with server.services.database.reading() as connection:
        found = await connection.execute(select(db.table.c.seed).where(db.table.c.id == table_id))
        return str(found.scalar_one())


def bound(table_id: str, seed: str) -> str:
    """As `docs/api.md` tells everybody to compute it."""
    return hashlib.sha256(f"ludage:{table_id}:{seed}".encode()).hexdigest()


async def test_the_commitment_shown_at_the_start_is_that_of_the_seed_shown_at_the_end(
    server: LiveServer,
) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    eve = server.stranger()
    shown = [(await person.table(table_id))["commitment"] for person in (ann, ben, eve)]
    async with eve.at(table_id) as watching:
        await watching.a("table")
        await finish(server, table_id)
        end = await watching.status("finished")
        assert {each["table"]["commitment"] for each in watching.log if each["kind"] == "table"} == {shown[0]}
        for before in watching.log[:-1]:
            if before["kind"] == "table" and before["table"]["status"] != "finished":
                assert before["table"]["seed"] is None
    assert len(set(shown)) == 1
    assert bound(table_id, end["seed"]) == shown[0]
    assert end["seed"] == await seed_of(server, table_id)


async def test_seeds_have_128_bits_of_the_systems_own_chance(server: LiveServer) -> None:
    people = await server.people("Ann", "Ben")
    seeds = [
        int(await seed_of(server, await person.open_table()), 16)
        for _ in range(OPEN_MOST)
        for person in people
    ]
    assert len(seeds) >= 40
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 1 << 128 for seed in seeds)
    for first, second in pairwise(seeds):
        assert 30 < (first ^ second).bit_count() < 98, "about half the bits differ"
    for bit in range(128):
        assert any(seed >> bit & 1 for seed in seeds)
        assert not all(seed >> bit & 1 for seed in seeds)


async def test_nothing_of_the_seed_is_in_any_message_before_the_end(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    answers: list[str] = []
    seats: list[Seat] = []
    async with ann.at(table_id) as first, ben.at(table_id) as second, eve.at(table_id) as watching:
        seats = [first, second, watching]
        for seat in seats:
            await seat.a("position")
        for _ in range(8):
            mover = first if first.position["legal"] else second
            choice = mover.position["legal"][0]["action"]
            await mover.ask("explain", actions=[choice])
            await mover.ask("why-not", target="territory:t05")
            await mover.ask("why-not", action="attack t01 t02")
            await mover.ask("act", seq=-1, action=choice)
            seq = await mover.act(choice)
            for seat in seats:
                await seat.at_seq(seq)
            if seq in (3, 7):
                await mover.ask("hint")
                answers += await _everything_over_http(table_id, (ann, eve))
        await first.rest(0.1)
        await second.rest(0.1)
    rows = [(row.seat, row.action, row.keep) for row in server.play(table_id).rows]
    play = server.play(table_id)
    journal = ludage.core.journal.Journal(play.game, play.players, play.seed, **play.options)
    secrets = Replay(journal, rows).secrets()
    assert {await seed_of(server, table_id), str(play.seed)} <= secrets
    said = [*answers, *(text for seat in seats for text in seat.raw)]
    assert len(said) > 80
    for text in said:
        assert not secrets.intersection(WORD.findall(text)), text[:500]


async def _everything_over_http(table_id: str, people: tuple[Person, ...]) -> list[str]:
    """All that can be asked about a table, and about the server."""
    paths = [
        "",
        "/view",
        "/view?at=1",
        "/view?seat=0",
        "/view?seat=1",
        "/record",
        "/replay",
        "/replay?seat=0",
    ]
    paths += ["/replay?seat=1", "/orders"]
    asked = [f"/api/tables/{table_id}{path}" for path in paths]
    asked += [
        "/api/tables",
        "/api/tables?status=running",
        "/api/tables/mine",
        "/api/me",
        "/metrics",
        "/healthz",
    ]
    answers = []
    for person in people:
        for path in asked:
            answer = await person.http.get(path)
            assert answer.status_code < 500
            answers.append(answer.text + json.dumps(dict(answer.headers)))
    return answers


async def test_the_record_of_a_finished_game_is_the_game(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await finish(server, table_id, luck=3)
    end: Json = await ann.table(table_id)
    answer = await server.stranger().http.get(f"/api/tables/{table_id}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f'filename="age-of-gods-{table_id}.txt"' in answer.headers["content-disposition"]
    journal = record.read(answer.text, ludage.game)
    outcome = journal.state.outcome
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.ranks)) == (end["scores"], end["ranks"])
    assert f"{journal.seed:032x}" == end["seed"]
    assert len(journal.actions) == end["seq"]
    assert f"# commitment: {end['commitment']}" in answer.text.splitlines()


async def test_what_was_taken_back_is_not_in_the_record(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    tables = server.services.tables
    for seat in (0, 1):
        await tables.act(
            table_id, seat, server.play(table_id).seq, server.play(table_id).state.legal(seat)[0]
        )
    assert not await undo.undo(tables, table_id, 0, 0)
    await undo.consent(tables, table_id, 1, True)
    await finish(server, table_id)
    end = await ann.table(table_id)
    journal = record.read(await ann.get(f"/api/tables/{table_id}/record"), ludage.game)
    assert len(journal.actions) == end["seq"] - 3
    outcome = journal.state.outcome
    assert outcome is not None
    assert list(outcome.scores) == end["scores"]


async def test_a_game_that_has_not_begun_has_no_record(server: LiveServer) -> None:
    ann = await server.person("Ann")
    opened = await ann.open_table()
    for path in ("record", "view", "replay"):
        assert await ann.not_shown(f"/api/tables/{opened}/{path}") == (409, "not-running")
