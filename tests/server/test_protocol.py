"""Whole games over the network: every client is told what its seat may know, all of it, and nothing else."""

import asyncio
import copy
import json
from random import Random

import pytest
from litestar.testing import TestClient

import ludage
from ludage.server.app import create_app
from ludage.server.settings import Settings
from tests.server.clients import GAME, PATIENCE, Json, LiveServer, Person
from tests.server.witness import Replay, Stream, plain

pytestmark = pytest.mark.anyio
PEOPLE = ("Ann", "Ben", "Cas", "Dee")
LOSES_CONNECTION = 0.03
"""The chance, after each message."""


async def player(person: Person, table_id: str, stream: Stream, chance: Random) -> None:
    """Plays at random to the end, and now and then loses the connection: before or after acting, as it comes."""
    while True:
        async with person.at(table_id, stream.seq) as seat:
            seat.raw = stream.connected()
            acted = -1
            while chance.random() > LOSES_CONNECTION:
                message = await seat.next()
                if message["kind"] == "position":
                    stream.seq = message["seq"]
                    if message["legal"] and message["seq"] > acted:
                        acted = message["seq"]
                        action = chance.choice(message["legal"])["action"]
                        await seat.send(kind="act", seq=acted, action=action)
                if seat.table.get("status") == "finished" and stream.seq == seat.table["seq"]:
                    return


async def table_of(server: LiveServer, game_id: str, bots: str) -> tuple[list[Person], str]:
    """Four people and bots in the other seats, about to begin."""
    people = await server.people(*PEOPLE)
    game = ludage.game(game_id)
    players = max(len(people), game.max_players)
    table_id = await people[0].open_table(players, game=game_id)
    for person in people[1:]:
        await person.post(f"/api/tables/{table_id}/join")
    if players > len(people):
        await people[0].post(f"/api/tables/{table_id}/bots", bot=bots)
    return people, table_id


async def whole_game(server: LiveServer, game_id: str, luck: int) -> None:
    people, table_id = await table_of(server, game_id, "random")
    watching = await server.person("Eve")
    streams = [Stream(seat) for seat in range(len(people))]
    seen = [Stream(None), Stream(None)]
    everybody = [*zip(people, streams, strict=True), (watching, seen[0]), (server.stranger(), seen[1])]
    async with asyncio.timeout(6 * PATIENCE), asyncio.TaskGroup() as group:
        for number, (person, stream) in enumerate(everybody):
            stream.seq = 0
            group.create_task(player(person, table_id, stream, Random(100 * luck + number)))
        await people[0].post(f"/api/tables/{table_id}/start")
    record = await people[0].get(f"/api/tables/{table_id}/record")
    replay = Replay.of_record(record, range(len(people)))
    assert replay.states[-1].outcome is not None
    for _person, stream in everybody:
        stream.check(replay)
    assert sum(len(stream.connections) for _, stream in everybody) > len(everybody), "nobody was cut off"


@pytest.mark.parametrize("game_id", ludage.game_ids())
async def test_people_and_bots_play_a_whole_game_through_lost_connections(
    server: LiveServer, game_id: str
) -> None:
    await whole_game(server, game_id, 1)


@pytest.mark.long
@pytest.mark.parametrize("luck", range(2, 12))
@pytest.mark.parametrize("game_id", ludage.game_ids())
async def test_many_whole_games_through_lost_connections(server: LiveServer, game_id: str, luck: int) -> None:
    await whole_game(server, game_id, luck)


async def test_a_leak_would_be_noticed(server: LiveServer) -> None:
    """The tests above are worth something: a stream with any small thing too much in it fails them."""
    ann, ben = await server.people("Ann", "Ben")
    table_id = await ann.open_table(2)
    await ben.post(f"/api/tables/{table_id}/join")
    streams = [Stream(0), Stream(1)]
    async with asyncio.timeout(6 * PATIENCE), asyncio.TaskGroup() as group:
        for person, stream, luck in zip((ann, ben), streams, (1, 2), strict=True):
            stream.seq = 0
            group.create_task(player(person, table_id, stream, Random(luck)))
        await ann.post(f"/api/tables/{table_id}/start")
    replay = Replay.of_record(await ann.get(f"/api/tables/{table_id}/record"))
    streams[0].check(replay)
    for spoil in (_anothers_view, _anothers_events, _seed_too_early, _row_missing):
        spoilt = copy.deepcopy(streams[0])
        spoil(spoilt, replay)
        with pytest.raises(AssertionError):
            spoilt.check(replay)


def _messages(stream: Stream, kind: str) -> list[tuple[list[str], int, Json]]:
    """Where messages of this kind stand, and what they are."""
    return [
        (raw, at, json.loads(text))
        for _, raw in stream.connections
        for at, text in enumerate(raw)
        if json.loads(text)["kind"] == kind
    ]


def _anothers_view(stream: Stream, replay: Replay) -> None:
    for raw, at, message in _messages(stream, "position"):
        mine, his = (plain(replay.states[message["seq"]].view(seat)) for seat in (0, 1))
        if mine != his:
            raw[at] = json.dumps({**message, "view": his})
            return


def _anothers_events(stream: Stream, replay: Replay) -> None:
    for raw, at, message in _messages(stream, "position"):
        his = [plain(replay.happened(row["seq"], 1)) for row in message["happened"]]
        if message["happened"] != his:
            raw[at] = json.dumps({**message, "happened": his})
            return


def _seed_too_early(stream: Stream, replay: Replay) -> None:
    raw, at, message = _messages(stream, "table")[0]
    raw[at] = json.dumps({**message, "table": {**message["table"], "name": replay.seed}})


def _row_missing(stream: Stream, replay: Replay) -> None:
    for raw, at, message in _messages(stream, "position"):
        if message["happened"]:
            raw[at] = json.dumps({**message, "happened": message["happened"][1:]})
            return


def test_a_whole_game_without_any_socket(database_url: str) -> None:
    """The application alone, called in process."""
    app = create_app(Settings(database=database_url, secret="a secret of this test"))
    with TestClient(app) as client:
        client.post("/api/guest", json={"name": "Ann"})
        table = client.post("/api/tables", json={"game": GAME, "players": 2, "bots": "random"}).json()
        stream = Stream(0)
        stream.seq = 0
        raw = stream.connected()
        chance, acted = Random(5), -1
        with client.websocket_connect(f"/ws/tables/{table['id']}?since=0") as socket:
            while table["status"] != "finished" or stream.seq != table["seq"]:
                raw.append(socket.receive_text(timeout=PATIENCE))
                message = json.loads(raw[-1])
                if message["kind"] == "table":
                    table = message["table"]
                elif message["kind"] == "position":
                    stream.seq = message["seq"]
                    if message["legal"] and message["seq"] > acted:
                        acted = message["seq"]
                        action = chance.choice(message["legal"])["text"]
                        socket.send_json({"kind": "act", "seq": acted, "action": action})
        record = client.get(f"/api/tables/{table['id']}/record").text
        stream.check(Replay.of_record(record, people=[0]))
