"""Games and rules to read, records to bring along, and finished games seen from any seat."""

from random import Random

import pytest
from sqlalchemy import select

import ludage
from ludage.core import record
from ludage.core.journal import Journal
from ludage.server.library import RECORD_BYTES, RECORD_LINES
from ludage.server.store import schema as db
from tests.server.clients import GAME, LiveServer, Person, finish, refusal, running_table
from tests.server.witness import plain

pytestmark = pytest.mark.anyio


def played(luck: int = 1, actions: int = 10_000, players: int = 2) -> Journal:
    """A game, or its beginning."""
    journal, chance = Journal(ludage.game(GAME), players, seed=10**30 + luck), Random(luck)
    while journal.state.to_act and len(journal.actions) < actions:
        seat = chance.choice(journal.state.to_act)
        journal.play(seat, chance.choice(journal.state.legal(seat)))
    return journal


async def uploaded(person: Person, text: str) -> str:
    return str((await person.post("/api/records", record=text))["id"])


# ---- reading ------------------------------------------------------------------------------------------------------


async def test_every_game_with_its_actions_and_rules_can_be_read(server: LiveServer) -> None:
    stranger = server.stranger()
    games = {each["id"]: each for each in await stranger.get("/api/games")}
    assert list(games) == ludage.game_ids()
    for game_id in ludage.game_ids():
        game = ludage.game(game_id)
        assert games[game_id]["rules"] == game.version
        assert (games[game_id]["min_players"], games[game_id]["max_players"]) == (
            game.min_players,
            game.max_players,
        )
        actions = await stranger.get(f"/api/games/{game_id}/actions")
        assert len(actions) == len(game.actions) == games[game_id]["actions"]
        for index in (0, len(actions) // 2, len(actions) - 1):
            assert actions[index]["text"] == game.actions.text(index)
            assert actions[index]["targets"] == list(game.actions.targets(index))
        rules = await stranger.get(f"/api/games/{game_id}/rules")
        assert [rule["id"] for rule in rules] == [rule.id for rule in game.rules()]
        some = await stranger.get(f"/api/games/{game_id}/rules", word="fortress")
        assert 0 < len(some) < len(rules) or game_id != GAME
    for path in ("actions", "rules"):
        for odd in ("chess", "%00", "..%2f..%2fetc", "x" * 3000, "\u2603"):
            assert (
                await stranger.not_shown(f"/api/games/{odd}/{path}") == (404, "no-such-game") or "%2f" in odd
            )


# ---- bringing a record along --------------------------------------------------------------------------------------


async def test_a_record_is_replayed_from_any_seat_at_any_moment(server: LiveServer) -> None:
    ann = await server.person()
    journal = played()
    answer = await ann.post("/api/records", record=record.write(journal))
    assert (answer["game"], answer["actions"]) == (GAME, len(journal.actions))
    stranger = server.stranger()
    path = f"/api/records/{answer['id']}/view"
    for at in (0, 1, 7, len(journal.actions)):
        for seat in (None, 0, 1):
            query = {"at": at} if seat is None else {"at": at, "seat": seat}
            shown = await stranger.get(path, **query)
            assert (shown["at"], shown["of"]) == (at, len(journal.actions))
            assert shown["view"] == plain(journal.at(at).view(seat))
            events = [event.seen_by(seat) for event in journal.events[at - 1]] if at else []
            assert shown["events"] == plain([event for event in events if event is not None])
    assert (await stranger.get(path))["at"] == len(journal.actions)


async def test_a_record_without_an_end_can_be_looked_at_too(server: LiveServer) -> None:
    ann = await server.person()
    upload = await uploaded(ann, record.write(played(actions=9)))
    assert (await ann.get(f"/api/records/{upload}/view"))["of"] == 9


@pytest.mark.parametrize(
    "query", [{"at": -1}, {"at": 10}, {"at": 10**30}, {"seat": 2}, {"seat": -1}, {"seat": 10**20}]
)
async def test_a_record_has_no_other_positions(common_server: LiveServer, query: dict[str, int]) -> None:
    ann = await common_server.person()
    upload = await uploaded(ann, record.write(played(actions=9)))
    assert await ann.not_shown(f"/api/records/{upload}/view", **query) == (404, "no-such-position")
    assert await ann.not_shown(f"/api/records/{upload}/view", at="x") == (400, "bad-request")


async def test_there_are_no_other_records(server: LiveServer) -> None:
    stranger = server.stranger()
    for odd in ("0" * 16, "zzz", "%00", "' OR '1'='1", "x" * 3000, "\u2603", "0" * 32, "0" * 33, "%ff"):
        assert await stranger.not_shown(f"/api/records/{odd}/view") == (404, "no-such-record")


def spoilt() -> dict[str, str]:
    """Damaged records, by what is wrong with them."""
    text = record.write(played())
    lines = text.splitlines()
    start = lines.index("") + 1
    return {
        "empty": "",
        "no record": "Dear all, the game was fine.",
        "another game": text.replace("game: age-of-gods", "game: chess"),
        "other rules": text.replace("rules: ", "rules: 9"),
        "too many players": text.replace("players: 2", "players: 99"),
        "no seed": text.replace("seed: ", "seeds: "),
        "a huge seed": text.replace("seed: ", "seed: 9" + "9" * 30),
        "another seed": text.replace("seed: 1", "seed: 2"),
        "an unknown action": "\n".join([*lines[:start], "0 dance", *lines[start:]]),
        "a seat too many": "\n".join(
            [*lines[:start], lines[start].replace("0 ", "7 ", 1), *lines[start + 1 :]]
        ),
        "a line too few": "\n".join([*lines[:start], *lines[start + 1 :]]),
        "a wrong hash": text.replace("= ", "= f", 1),
        "a wrong result": text.replace("result ", "result 1"),
        "nonsense": "\x00\x01\u202e\ufffe" * 100,
        "cut off in the header": "\n".join(lines[:3]),
    }


@pytest.mark.parametrize("wrong", list(spoilt()))
async def test_a_damaged_record_is_refused_with_the_line(common_server: LiveServer, wrong: str) -> None:
    ann = await common_server.person()
    answer = await ann.http.post("/api/records", json={"record": spoilt()[wrong]})
    assert refusal(answer) == (400, "bad-record")
    assert "record, line" in answer.json()["said"]["args"]["text"]
    assert len(answer.content) < 1000
    async with common_server.services.database.reading() as connection:
        mine = await connection.execute(select(db.upload).where(db.upload.c.person == ann.id))
        assert mine.all() == []


async def test_only_the_game_is_kept_of_a_record(server: LiveServer) -> None:
    """Comments may hold anything: they are not ours to keep and serve."""
    ann = await server.person()
    text = record.write(played(actions=12))
    upload = await uploaded(
        ann, text.replace("\n\n", "\n\n# \x00 <script>alert(1)</script>\n", 1) + "\n# the end"
    )
    async with server.services.database.reading() as connection:
        kept = (await connection.execute(select(db.upload.c.record))).scalar_one()
    assert kept == text
    assert (await ann.get(f"/api/records/{upload}/view"))["of"] == 12


async def test_a_huge_record_is_refused(server: LiveServer) -> None:
    ann = await server.person()
    text = record.write(played(actions=3))
    for huge in (
        text + "#" * RECORD_BYTES,
        text + "\n" * (RECORD_LINES + 1),
        text + "\u2603" * (RECORD_BYTES // 3),
    ):
        assert await ann.refused("/api/records", record=huge) == (413, "record-too-large")
    assert (await ann.refused("/api/records", record="#" * 10_000_000))[0] == 413
    assert (await ann.get("/api/me"))["name"] == "Ann"


async def test_uploads_are_for_those_who_came_in_and_not_without_end(server: LiveServer) -> None:
    text = record.write(played(actions=3))
    assert await server.stranger().refused("/api/records", record=text) == (401, "not-signed-in")
    ann = await server.person()
    for _ in range(5):
        await uploaded(ann, text)
    assert await ann.refused("/api/records", record=text) == (429, "too-fast")


# ---- looking back at a table --------------------------------------------------------------------------------------


async def test_a_finished_game_is_seen_from_every_seat(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await finish(server, table_id)
    journal = record.read(await ann.get(f"/api/tables/{table_id}/record"), ludage.game)
    path = f"/api/tables/{table_id}/view"
    for person in (ann, server.stranger()):
        for at in (0, 5, len(journal.actions)):
            for seat in (0, 1):
                shown = await person.get(path, at=at, seat=seat)
                assert shown == {
                    "at": at,
                    "of": len(journal.actions),
                    "view": plain(journal.at(at).view(seat)),
                }
        assert (await person.get(path))["view"] == plain(journal.state.view(None))
        for odd in (-1, len(journal.actions) + 1, 10**30):
            assert await person.not_shown(path, at=odd) == (404, "no-such-position")
        for odd in (-1, 2, 10**30):
            assert await person.not_shown(path, seat=odd) == (403, "not-your-seat")


async def test_while_the_game_is_on_one_looks_back_from_ones_own_seat_only(server: LiveServer) -> None:
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    tables = server.services.tables
    for seat in (0, 1):
        await tables.act(
            table_id, seat, server.play(table_id).seq, server.play(table_id).state.legal(seat)[0]
        )
    play = server.play(table_id)
    path = f"/api/tables/{table_id}/view"
    for person, own in ((ann, 0), (ben, 1), (eve, None), (server.stranger(), None)):
        for at in (0, 1, 2):
            assert (await person.get(path, at=at))["view"] == plain(play.at(at).view(None))
            for seat in (0, 1):
                if seat == own:
                    shown = await person.get(path, at=at, seat=seat)
                    assert shown["view"] == plain(play.at(at).view(seat))
                else:
                    assert await person.not_shown(path, at=at, seat=seat) == (403, "not-your-seat")
    opened = await ann.open_table()
    assert await ann.not_shown(f"/api/tables/{opened}/view") == (409, "not-running")
