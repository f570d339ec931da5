"""Games and rules to read, records to bring along, and finished games seen from any seat."""

import asyncio
import json
import threading
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select

import ludage
from ludage.core import record
from ludage.core.journal import Journal
from ludage.server import looking_back, records, replays
from ludage.server.digest import TEXT
from ludage.server.limits import Limit
from ludage.server.messages import MAX_BYTES
from ludage.server.records import RECORD_BYTES, RECORD_LINES, RECORDS_MOST
from ludage.server.store import schema as db
from ludage.texts import LANGUAGES, Texts
from tests.server.clients import GAME, PATIENCE, LiveServer, Person, finish, refusal, running_table
from tests.server.witness import WORD, Replay, plain

pytestmark = pytest.mark.anyio


def played(luck: int = 1, actions: int = 10_000, players: int = 2) -> Journal:
    """A game, or its beginning."""
    journal, chance = Journal(ludage.game(GAME), players, seed=10**30 + luck), Random(luck)
    while journal.state.to_act and len(journal.actions) < actions:
        seat = chance.choice(journal.state.to_act)
        journal.play(seat, chance.choice(journal.state.legal(seat)))
    return journal


def heard(journal: Journal, at: int, seat: int | None) -> Any:
    """What the action that led to this position brought about, as a seat heard it."""
    events = [event.seen_by(seat) for event in journal.events[at - 1]] if at else []
    return plain([event for event in events if event is not None])


def spoken(said: Any, language: str) -> str:
    """What a browser shows that has the texts of the core and of the server, with one kind of space."""
    return " ".join(Texts(language, [TEXT]).say(said["key"], said.get("args")).split())


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
    french = await stranger.get(f"/api/games/{GAME}/rules", language="fr")
    english = await stranger.get(f"/api/games/{GAME}/rules")
    assert [rule["id"] for rule in french] == [rule["id"] for rule in english]
    assert [rule["rule"] for rule in french] != [rule["rule"] for rule in english]
    assert await stranger.not_shown(f"/api/games/{GAME}/rules", language="tlh") == (400, "bad-language")
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
            assert shown["events"] == heard(journal, at, seat)
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
    told = {language: spoken(answer.json()["said"], language) for language in LANGUAGES}
    assert told["en"].startswith("Record, line ")
    assert " de l’enregistrement : " in told["fr"]
    assert told["fr"].startswith("Ligne ")
    assert len(answer.content) < 1000
    async with common_server.services.database.reading() as connection:
        mine = await connection.execute(select(db.upload).where(db.upload.c.person == ann.id))
        assert mine.all() == []


@pytest.mark.parametrize(
    ("wrong", "english", "french"),
    [
        (
            "an unknown action",
            "“age-of-gods” has no action “dance”; is “done” meant?",
            "« age-of-gods » n’a pas d’action « dance » ; est-ce « done » ?",
        ),
        (
            "too many players",
            "“age-of-gods” is for 2 to 6 players, not 99.",
            "« age-of-gods » se joue de 2 à 6 joueurs, et non à 99.",
        ),
        (
            "cut off in the header",
            "the header has no “players”.",
            "il manque « players » dans l’en-tête.",
        ),
    ],
)
async def test_a_damaged_record_is_told_in_the_reader_s_language(
    common_server: LiveServer, wrong: str, english: str, french: str
) -> None:
    ann = await common_server.person()
    said = (await ann.http.post("/api/records", json={"record": spoilt()[wrong]})).json()["said"]
    assert spoken(said, "en").partition(": ")[2] == english
    assert spoken(said, "fr").partition(" : ")[2] == french


async def test_a_forbidden_action_and_a_wrong_fingerprint_are_told_in_both_languages(
    common_server: LiveServer,
) -> None:
    ann = await common_server.person()
    lines = record.write(played(actions=20)).splitlines()
    start = lines.index("") + 1
    forbidden = "\n".join([*lines[:start], "0 keep", *lines[start:]])
    said = (await ann.http.post("/api/records", json={"record": forbidden})).json()["said"]
    assert said["rule"] == "AOG-MAXSIZE-05"
    assert spoken(said, "en") == (
        f"Record, line {start + 1}: seat 0 may not play “keep” here, by rule AOG-MAXSIZE-05."
    )
    assert spoken(said, "fr") == (
        f"Ligne {start + 1} de l’enregistrement : "
        "la place 0 ne peut pas jouer « keep » ici, selon la règle AOG-MAXSIZE-05."
    )
    mistaken = "\n".join([*lines[:-1], "= seat:0"])
    said = (await ann.http.post("/api/records", json={"record": mistaken})).json()["said"]
    right = lines[-1].removeprefix("= ")
    assert spoken(said, "en").replace("\u2060", "") == (
        f"Record, line {len(lines)}: the position here is “{right}”, the record says “seat:0”."
    )
    assert spoken(said, "fr").replace("\u2060", "") == (
        f"Ligne {len(lines)} de l’enregistrement : "
        f"l’empreinte de la position est ici « {right} », alors que l’enregistrement dit « seat:0 »."
    )


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


async def test_nor_many_guests_of_one_address(server: LiveServer) -> None:
    limits = server.services.limits
    limits.limits = {**limits.limits, "upload-address": Limit(0.0, 3)}
    text = record.write(played(actions=3))
    for person in await server.people("Ann", "Ben", "Cleo"):
        await uploaded(person, text)
    assert await (await server.person("Dan")).refused("/api/records", record=text) == (429, "too-fast")


async def test_nobody_brings_records_along_without_end(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    text = record.write(played(actions=3))
    values = {"person": ann.id, "game": GAME, "record": text, "created": 0.0}
    async with server.services.database.writing() as connection:
        await connection.execute(
            insert(db.upload), [{"id": f"{number:016x}", **values} for number in range(RECORDS_MOST - 1)]
        )
    await uploaded(ann, text)
    assert await ann.refused("/api/records", record=text) == (409, "too-many-records")
    await uploaded(ben, text)


async def test_nor_by_bringing_many_to_two_processes_at_once(
    two_servers: list[LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "RECORDS_MOST", 3)
    ann = await two_servers[0].person("Ann")
    ways = [ann, two_servers[1].returning(ann.cookie)]
    text = record.write(played(actions=3))
    asked = (ways[n % 2].http.post("/api/records", json={"record": text}) for n in range(10))
    answers = await asyncio.gather(*asked)
    codes = [answer.json().get("code", "") for answer in answers]
    assert sorted(codes) == [""] * 3 + ["too-many-records"] * 7


async def test_a_table_takes_no_body_as_large_as_a_record(server: LiveServer) -> None:
    ann = await server.person()
    fits = await ann.http.post(
        "/api/tables", json={"game": GAME, "players": 2, "rest": "x" * (MAX_BYTES - 200)}
    )
    assert fits.status_code == 201
    much = {"game": GAME, "players": 2, "name": "x" * MAX_BYTES}
    for path in ("/api/tables", "/api/guest", "/api/login"):
        assert await ann.refused(path, **much) == (413, "bad-request")
    large = record.write(played(actions=3)) + "\n#" + "x" * 2 * MAX_BYTES
    assert await uploaded(ann, large)


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
                    "events": heard(journal, at, seat),
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


# ---- replays ------------------------------------------------------------------------------------------------------


def told(journal: Journal, seat: int | None, over: bool) -> list[Any]:
    """Every action as a seat may be told of it: another's choice only when the game is over."""
    space = journal.game.actions
    moments = []
    for at, (actor, action) in enumerate(journal.actions, 1):
        open_to_him = over or actor == seat
        phrase = space.phrase(action)
        said = {"key": phrase.key, "args": dict(phrase.args)} if phrase.args else {"key": phrase.key}
        moments.append(
            {
                "at": at,
                "seat": actor,
                "action": space.text(action) if open_to_him else None,
                "phrase": plain(said) if open_to_him else None,
                "events": heard(journal, at, seat),
            }
        )
    return moments


async def test_a_finished_game_is_replayed_from_every_seat_with_its_figures(server: LiveServer) -> None:
    ann, ben = await server.people("Ann", "Ben")
    table_id = await running_table([ann, ben])
    await finish(server, table_id)
    journal = record.read(await ann.get(f"/api/tables/{table_id}/record"), ludage.game)
    count = len(journal.actions)
    upload = await uploaded(ann, record.write(journal))
    for path, names in ((f"/api/tables/{table_id}", ["Ann", "Ben"]), (f"/api/records/{upload}", ["", ""])):
        for seat in (None, 0, 1):
            query = {} if seat is None else {"seat": seat}
            replay = await server.stranger().get(f"{path}/replay", **query)
            series = replay.pop("series")
            assert replay == {
                "game": GAME,
                "players": 2,
                "names": names,
                "options": journal.options,
                "seat": seat,
                "of": count,
                "moments": told(journal, seat, over=True),
                "seat_changes": [],
            }
            for name, figures in journal.game.standings(journal.state).items():
                assert len(series[name]) == count + 1
                assert series[name][-1] == figures
            outcome = journal.state.outcome
            assert outcome is not None
            assert series["score"][-1] == list(outcome.scores)
        odd = (403, "not-your-seat") if "tables" in path else (404, "no-such-position")
        for seat in (-1, 2, 10**30):
            assert await ann.not_shown(f"{path}/replay", seat=seat) == odd


async def test_a_record_without_an_end_is_replayed_without_what_others_chose(server: LiveServer) -> None:
    ann = await server.person()
    journal = played(actions=9)
    upload = await uploaded(ann, record.write(journal))
    replay = await ann.get(f"/api/records/{upload}/replay", seat=1)
    assert (replay["series"], replay["moments"]) == ({}, told(journal, 1, over=False))
    assert await ann.not_shown(f"/api/records/{'0' * 16}/replay") == (404, "no-such-record")


async def test_the_record_of_a_running_game_is_ones_own_view_of_it(server: LiveServer) -> None:
    """It holds what the engine lets one's seat know, nothing else, and no number of the random stream."""
    ann, ben, eve = await server.people("Ann", "Ben", "Eve")
    table_id = await running_table([ann, ben])
    play, chance = server.play(table_id), Random(4)
    for step in range(12):
        if step in (0, 1, 2, 11):
            journal = Journal(play.game, play.players, play.seed, **play.options)
            for seat, action in play.actions:
                journal.play(seat, action)
            rows: list[Any] = [(seat, play.game.actions.text(action), None) for seat, action in play.actions]
            beginning = Journal(play.game, play.players, play.seed, **play.options)
            secrets = Replay(beginning, rows).secrets()
            for person, own in ((ann, 0), (ben, 1), (eve, None), (server.stranger(), None)):
                answer = await person.http.get(f"/api/tables/{table_id}/record")
                assert answer.headers["content-type"] == "application/json"
                assert f'"{GAME}-{table_id}-view.json"' in answer.headers["content-disposition"]
                known = json.loads(answer.text)
                assert set(known) == {"replay", "view"}
                assert known["view"] == plain(journal.state.view(own))
                replay = known["replay"]
                assert (replay["seat"], replay["series"], replay["of"]) == (own, {}, len(rows))
                assert replay["moments"] == told(journal, own, over=False)
                asked = await person.http.get(
                    f"/api/tables/{table_id}/replay", params={} if own is None else {"seat": own}
                )
                assert asked.json() == replay
                for text in (answer.text, asked.text):
                    assert not secrets.intersection(WORD.findall(text))
                for seat in {0, 1} - {own}:
                    for path in ("replay", "view"):
                        assert await person.not_shown(f"/api/tables/{table_id}/{path}", seat=seat) == (
                            403,
                            "not-your-seat",
                        )
        server.clock.skip(60)
        seat = chance.choice(play.state.to_act)
        await server.services.tables.act(table_id, seat, play.seq, chance.choice(play.state.legal(seat)))


async def finished_game(server: LiveServer) -> tuple[list[Person], str]:
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people)
    await finish(server, table_id)
    return people, table_id


def forget(server: LiveServer) -> None:
    """As if nobody had looked back on anything."""
    server.services.looking_back.journals.clear()
    server.services.looking_back.written.clear()


async def test_what_must_be_made_has_its_limit(server: LiveServer) -> None:
    (ann, ben), table_id = await finished_game(server)
    server.clock.stand()
    asked = ["record", "view", "replay"]
    codes = []
    for number in range(43):
        forget(server)
        codes.append((await ann.http.get(f"/api/tables/{table_id}/{asked[number % 3]}")).status_code)
    assert codes == [200] * 40 + [429] * 3
    await ben.get(f"/api/tables/{table_id}/replay")
    for at in range(60):
        assert (await ben.get(f"/api/tables/{table_id}/view", at=at))["at"] == at, "looking on costs nothing"
    assert len(server.services.looking_back.journals) == 1
    server.clock.skip(1)
    assert (await ann.http.get(f"/api/tables/{table_id}/view")).status_code == 200


async def test_writing_a_kept_game_out_counts_as_well(server: LiveServer) -> None:
    (ann, _), table_id = await finished_game(server)
    server.clock.stand()
    codes = []
    for _number in range(41):
        server.services.looking_back.written.clear()
        codes.append((await ann.http.get(f"/api/tables/{table_id}/replay")).status_code)
    assert codes == [200] * 40 + [429]


class Counted:
    """How often games were played again, written out as replays and as records, and how many at the same time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[str] = []
        self.at_work = 0
        self.at_once: list[int] = []
        self.may_end = threading.Event()
        self.may_end.set()
        for module, name in ((replays, "journal_of"), (replays, "replay"), (record, "write")):
            monkeypatch.setattr(module, name, self.counting(name, getattr(module, name)))

    def counting(self, name: str, work: Any) -> Any:
        def counted(*args: Any, **named: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread()
            self.made.append(name)
            self.at_work += 1
            self.at_once.append(self.at_work)
            self.may_end.wait(PATIENCE)
            try:
                return work(*args, **named)
            finally:
                self.at_work -= 1

        return counted


async def test_what_a_finished_game_is_told_by_is_made_once_for_all(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, ben), table_id = await finished_game(server)
    counted = Counted(monkeypatch)
    for person in (ann, ben, server.stranger()):
        for _ in range(5):
            for path in ("record", "replay", "replay?seat=0"):
                assert (await person.http.get(f"/api/tables/{table_id}/{path}")).status_code == 200
    assert sorted(counted.made) == ["journal_of", "replay", "replay", "write"]


async def test_a_browser_that_has_it_is_told_so_and_a_new_name_is_news(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, _), table_id = await finished_game(server)
    counted = Counted(monkeypatch)
    for path in (f"/api/tables/{table_id}/replay", f"/api/tables/{table_id}/record"):
        first = await ann.http.get(path)
        assert (first.headers["cache-control"], first.headers["vary"]) == (
            "private, no-cache",
            "accept-encoding",
        )
        again = await ann.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert len(counted.made) == 3
    path = f"/api/tables/{table_id}/replay"
    had = (await ann.http.get(path)).headers["etag"]
    assert (await ann.http.patch("/api/me", json={"name": "Anna"})).status_code == 200
    now = await ann.http.get(path, headers={"if-none-match": had})
    assert (now.status_code, now.json()["names"]) == (200, ["Anna", "Ben"])


async def test_an_uploaded_game_is_written_out_once_a_seat(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await server.person()
    upload = await uploaded(ann, record.write(played()))
    counted = Counted(monkeypatch)
    for seat in (0, 1, 0, 1):
        assert (await ann.get(f"/api/records/{upload}/replay", seat=seat))["seat"] == seat
    assert counted.made == ["replay", "replay"]


async def test_what_has_been_written_out_is_kept_by_its_bytes(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, _), table_id = await finished_game(server)
    written = server.services.looking_back.written
    await ann.get(f"/api/tables/{table_id}/replay")
    size = next(iter(written.values())).size
    monkeypatch.setattr(looking_back, "BYTES_KEPT", size + size // 2)
    for seat in (0, 1):
        await ann.get(f"/api/tables/{table_id}/replay", seat=seat)
        assert len(written) == 1, "the latest stays"
    monkeypatch.setattr(looking_back, "BYTES_KEPT", 100 * size)
    await ann.get(f"/api/tables/{table_id}/replay")
    assert len(written) == 2


async def test_whatever_many_ask_for_at_once_is_made_once_and_one_thing_at_a_time(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann, _), table_id = await finished_game(server)
    counted = Counted(monkeypatch)
    counted.may_end.clear()
    paths = [f"/api/tables/{table_id}/{path}" for path in ("record", "view", "replay", "replay?seat=1") * 3]
    asked = asyncio.gather(*(ann.http.get(path) for path in paths))
    work = server.services.long_work
    async with asyncio.timeout(PATIENCE):
        while len(work._waiting) < len(paths) - 1:
            await asyncio.sleep(0.005)
    counted.may_end.set()
    assert [answer.status_code for answer in await asked] == [200] * len(paths)
    assert sorted(counted.made) == ["journal_of", "replay", "replay", "write"]
    assert set(counted.at_once) == {1}
    assert not work._busy
