"""People who are away hear that it is their turn: together, not at night, and not when they have moved already."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import insert, select, update

from ludage.server.digest import Digest, NotDelivered, Sender
from ludage.server.identity import check_notify, notify_at_first
from ludage.server.notices import CLAIM_SECONDS, TRIES, Notices, senders_of
from ludage.server.settings import Settings
from ludage.server.store import schema as db
from ludage.server.store.database import Database
from ludage.server.wishes import Wishes, wishes
from tests.server.http_listener import Listener, listening
from tests.server.smtp_server import smtp_server

pytestmark = pytest.mark.anyio

SETTINGS = Settings(public_url="https://ludage.example", digest_minutes=10)
NOON = datetime(2026, 3, 10, 12, tzinfo=ZoneInfo("UTC")).timestamp()
MINUTE = 60.0


class Outbox:
    """A channel that keeps what it sends, or fails as it is told."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Digest]] = []
        self.failure: Exception | None = None
        self.seconds = 0.0

    async def send(self, address: str, digest: Digest) -> None:
        await asyncio.sleep(self.seconds)
        if self.failure is not None:
            raise self.failure
        self.sent.append((address, digest))

    def tables(self) -> list[list[str]]:
        """The ids of the tables in each message."""
        return [[link.rsplit("/", 1)[1] for _, link in digest.tables] for _, digest in self.sent]


class Club:
    """A database with people and tables, a clock, and the notices."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.time = NOON
        self.mail = Outbox()
        self.hooks = Outbox()
        self.notices = self.process(database)

    def process(self, database: Database) -> Notices:
        senders: dict[str, Sender] = {"email": self.mail, "webhook": self.hooks}
        return Notices(SETTINGS, database, lambda: self.time, senders)

    async def person(self, name: str, language: str = "en", **notify: Any) -> str:
        values = {
            "id": name,
            "name": name.title(),
            "language": language,
            "email": f"{name}@home.example",
            "webhook": f"https://hook.example/{name}",
            "notify": check_notify(notify, notify_at_first(10)),
            "created": 0.0,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(db.person).values(**values))
        return name

    async def change(self, name: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(db.person).where(db.person.c.id == name).values(**values))

    async def table(
        self, table_id: str, *persons: str, to_act: tuple[int, ...] = (0,), name: str = ""
    ) -> str:
        """A running table that waits for these seats."""
        values = {
            "id": table_id, "name": name or f"Table {table_id}", "game": "age-of-gods", "rules": "1",
            "players": len(persons), "options": {}, "seed": "0" * 32, "public": True, "invitation": "x",
            "time": {}, "status": "running", "created": 0.0, "moved": 0.0, "seq": 5,
            "to_act": list(to_act), "clocks": [],
        }  # fmt: skip
        seats = [
            {"table_id": table_id, "seat": seat, "person": person, "abandoned": False,
             "missed": 0, "online": 0.0}
            for seat, person in enumerate(persons)
        ]  # fmt: skip
        async with self.database.writing() as connection:
            await connection.execute(insert(db.table).values(**values))
            await connection.execute(insert(db.seat), seats)
        return table_id

    async def alter(self, table_id: str, **values: Any) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(db.table).where(db.table.c.id == table_id).values(**values))

    async def rows(self) -> list[Any]:
        async with self.database.reading() as connection:
            return list((await connection.execute(select(db.notice).order_by(db.notice.c.id))).all())

    async def after(self, minutes: float) -> int:
        """Time passes, then the regular round comes."""
        self.time += minutes * MINUTE
        return await self.notices.send_due()


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, made once: migrating takes longer than most of these tests."""
    file = tmp_path_factory.mktemp("notices") / "empty.sqlite3"

    async def migrate() -> None:
        made = Database(f"sqlite:///{file}")
        await made.migrate()
        await made.close()

    asyncio.run(migrate())
    return file


@pytest.fixture
async def database(migrated: Path, tmp_path: Path) -> AsyncIterator[Database]:
    made = Database(f"sqlite:///{shutil.copy(migrated, tmp_path)}")
    yield made
    await made.close()


@pytest.fixture
async def club(database: Database) -> Club:
    made = Club(database)
    await made.person("ada", email=True)
    await made.person("bob", language="fr", webhook=True)
    await made.person("cyd")
    return made


# ---- digests ------------------------------------------------------------------------------------------------


async def test_a_notice_goes_out_once_after_the_digest_time(club: Club) -> None:
    await club.table("t1", "ada", "bob", name="Friday")
    await club.notices.owed("t1", 5, ["ada"])
    assert await club.after(9.9) == 0
    assert await club.after(0.1) == 1
    ((address, digest),) = club.mail.sent
    assert address == "ada@home.example"
    assert digest.subject == "Your turn: Friday"
    assert digest.tables == (("Friday (Age of Gods)", "https://ludage.example/tables/t1"),)
    assert await club.after(600) == 0
    assert club.hooks.sent == []
    assert club.notices.delivered == 1


async def test_several_tables_make_one_message_timed_by_the_first(club: Club) -> None:
    for table_id in ("t1", "t2", "t3"):
        await club.table(table_id, "ada", "bob")
        await club.notices.owed(table_id, 5, ["ada"])
        await club.after(3)
    assert await club.after(1) == 1
    assert club.mail.tables() == [["t1", "t2", "t3"]]
    assert club.mail.sent[0][1].subject == "Your turn at 3 tables"


async def test_everybody_hears_in_his_language_by_the_channels_he_chose(club: Club) -> None:
    await club.table("t1", "ada", "bob", "cyd", to_act=(0, 1, 2), name="Friday")
    await club.person("dan", email=True, webhook=True)
    await club.table("t2", "dan")
    await club.notices.owed("t1", 5, ["ada", "bob", "cyd"])
    await club.notices.owed("t2", 5, ["dan", "nobody"])
    assert await club.after(10) == 3
    assert sorted(address for address, _ in club.mail.sent) == ["ada@home.example", "dan@home.example"]
    hooks = {address.rsplit("/", 1)[1]: digest for address, digest in club.hooks.sent}
    assert set(hooks) == {"bob", "dan"}
    assert hooks["bob"].subject == "À vous de jouer\u00a0: Friday"
    assert hooks["bob"].tables[0][0] == "Friday (L’âge des dieux)"


async def test_a_person_may_want_another_digest_time(club: Club) -> None:
    await club.person("eve", email=True, digest_minutes=0)
    await club.table("t1", "eve")
    await club.notices.owed("t1", 5, ["eve"])
    assert await club.after(0) == 1


# ---- what is no longer true ---------------------------------------------------------------------------------


async def test_saying_it_again_changes_nothing(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    await club.after(5)
    await club.notices.owed("t1", 5, ["ada", "ada"])
    assert await club.after(5) == 1
    await club.notices.owed("t1", 5, ["ada"])
    assert await club.after(20) == 0


async def test_who_has_moved_is_not_told(club: Club) -> None:
    await club.table("t1", "ada", "bob", to_act=(0, 1))
    await club.notices.owed("t1", 5, ["ada", "bob"])
    await club.notices.settle("t1", 6, ["bob"])
    assert [row.person for row in await club.rows()] == ["bob"]
    await club.after(10)
    assert (club.mail.sent, len(club.hooks.sent)) == ([], 1)


async def test_who_has_moved_is_not_told_even_if_nobody_settled_it(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    await club.table("t2", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    await club.notices.owed("t2", 5, ["ada"])
    await club.alter("t1", to_act=[1], seq=6)
    assert await club.after(10) == 1
    assert club.mail.tables() == [["t2"]]
    assert [row.table_id for row in await club.rows()] == ["t2"]


@pytest.mark.parametrize("status", ["finished", "frozen"])
async def test_a_table_that_is_not_running_calls_nobody(club: Club, status: str) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    await club.alter("t1", status=status)
    assert await club.after(10) == 0
    assert await club.rows() == []


@pytest.mark.parametrize("values", [{"abandoned": True}, {"bot": "greedy"}, {"person": "cyd"}])
async def test_who_has_left_the_seat_is_not_called(club: Club, values: dict[str, Any]) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    async with club.database.writing() as connection:
        await connection.execute(update(db.seat).where(db.seat.c.seat == 0).values(**values))
    assert await club.after(10) == 0


async def test_a_new_decision_replaces_the_old_notice_and_waits_anew(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    await club.after(8)
    await club.notices.owed("t1", 7, ["ada"])
    assert await club.after(8) == 0
    assert await club.after(2) == 1
    assert [(row.seq, row.sent is not None) for row in await club.rows()] == [(7, True)]


async def test_a_settlement_that_comes_late_leaves_newer_notices_alone(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 9, ["ada"])
    await club.notices.settle("t1", 8, [])
    assert len(await club.rows()) == 1
    await club.notices.settle("t1", 9, [])
    assert await club.rows() == []


async def test_nothing_is_left_behind_of_a_long_game(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    for seq in range(5, 17):
        person = ("ada", "bob")[seq % 2]
        await club.alter("t1", to_act=[seq % 2], seq=seq)
        await club.notices.owed("t1", seq, [person])
        await club.notices.settle("t1", seq, [person])
        await club.after(11)
    assert len(await club.rows()) == 1
    assert len(club.mail.sent) == len(club.hooks.sent) == 6


# ---- wishes -------------------------------------------------------------------------------------------------


async def test_who_opts_out_hears_nothing_more(club: Club) -> None:
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    await club.change("ada", notify=notify_at_first(10))
    assert await club.after(10) == 0
    assert await club.rows() == []


@pytest.mark.parametrize("values", [{"email": None}, {"email": ""}, {"notify": {}}])
async def test_who_cannot_be_reached_is_not_tried(club: Club, values: dict[str, Any]) -> None:
    await club.change("ada", **values)
    await club.table("t1", "ada", "bob")
    await club.notices.owed("t1", 5, ["ada"])
    assert await club.rows() == []


async def test_a_channel_the_operator_has_not_set_up_is_none(database: Database) -> None:
    assert set(senders_of(SETTINGS)) == {"webhook"}
    assert set(senders_of(Settings(smtp="smtp://localhost"))) == {"webhook", "email"}
    club = Club(database)
    await club.person("ada", email=True)
    await club.table("t1", "ada")
    await Notices(SETTINGS, database, lambda: NOON).owed("t1", 5, ["ada"])
    assert await club.rows() == []


async def test_quiet_hours_put_the_digest_off_until_they_end(club: Club) -> None:
    await club.person("eve", email=True, quiet=[22, 7], zone="Europe/Paris")
    club.time = datetime(2026, 3, 10, 21, 55, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
    await club.table("t1", "eve")
    await club.notices.owed("t1", 5, ["eve"])
    assert await club.after(15) == 0
    assert await club.after(8.5 * 60) == 0  # 6:40
    assert await club.after(20) == 1  # 7:00
    assert [row.tries for row in await club.rows()] == [1]


async def test_quiet_hours_wished_for_later_count_as_well(club: Club) -> None:
    await club.table("t1", "ada")
    await club.notices.owed("t1", 5, ["ada"])
    await club.change("ada", notify=check_notify({"email": True, "quiet": [12, 14]}, notify_at_first(10)))
    assert await club.after(10) == 0
    assert await club.after(109) == 0
    assert await club.after(1) == 1
    assert [row.tries for row in await club.rows()] == [1]


def at(zone: str, *when: int, fold: int = 0) -> float:
    return datetime(2026, *when, tzinfo=ZoneInfo(zone), fold=fold).timestamp()  # type: ignore[misc, arg-type]


def person_with(quiet: list[int] | None, zone: str) -> Wishes:
    return wishes({"email": True, "quiet": quiet, "zone": zone}, {"email": "a@b.example"}, 10)


@pytest.mark.parametrize(
    ("quiet", "zone", "due", "told"),
    [
        (None, "Europe/Paris", (3, 10, 3, 0), (3, 10, 3, 0)),
        ([22, 7], "Europe/Paris", (3, 10, 21, 59), (3, 10, 21, 59)),
        ([22, 7], "Europe/Paris", (3, 10, 22, 0), (3, 11, 7, 0)),
        ([22, 7], "Europe/Paris", (3, 10, 23, 59), (3, 11, 7, 0)),
        ([22, 7], "Europe/Paris", (3, 11, 0, 0), (3, 11, 7, 0)),
        ([22, 7], "Europe/Paris", (3, 11, 6, 59), (3, 11, 7, 0)),
        ([22, 7], "Europe/Paris", (3, 11, 7, 0), (3, 11, 7, 0)),
        ([22, 7], "America/New_York", (3, 31, 23, 0), (4, 1, 7, 0)),
        ([22, 7], "Asia/Kathmandu", (3, 10, 23, 0), (3, 11, 7, 0)),
        ([9, 17], "Australia/Adelaide", (3, 10, 8, 59), (3, 10, 8, 59)),
        ([9, 17], "Australia/Adelaide", (3, 10, 12, 30), (3, 10, 17, 0)),
        ([0, 6], "UTC", (3, 10, 0, 0), (3, 10, 6, 0)),
        ([18, 0], "UTC", (12, 30, 20, 0), (12, 31, 0, 0)),
        ([22, 7], "Europe/Paris", (3, 28, 23, 0), (3, 29, 7, 0)),  # the night of 23 hours
        ([22, 7], "Europe/Paris", (10, 24, 23, 0), (10, 25, 7, 0)),  # the night of 25 hours
        ([22, 2], "Europe/Paris", (3, 29, 1, 30), (3, 29, 3, 0)),  # there is no 2 o'clock
    ],
)
def test_the_end_of_quiet_hours(
    quiet: list[int] | None, zone: str, due: tuple[int, ...], told: tuple[int, ...]
) -> None:
    assert person_with(quiet, zone).not_quiet(at(zone, *due)) == at(zone, *told)


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    wanted = person_with([22, 3], "Europe/Paris")
    for fold in (0, 1):
        assert wanted.not_quiet(at("Europe/Paris", 10, 25, 2, 30, fold=fold)) == at(
            "Europe/Paris", 10, 25, 3, 0
        )
    until_two = person_with([22, 2], "Europe/Paris")
    assert until_two.not_quiet(at("Europe/Paris", 10, 25, 1, 30)) == at("Europe/Paris", 10, 25, 2, 0)


@pytest.mark.parametrize(
    "zone", ["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca"]
)
@pytest.mark.parametrize("quiet", [[22, 7], [1, 2], [2, 3], [3, 2], [23, 0], [0, 23]])
def test_quiet_hours_always_end_within_two_days(quiet: list[int], zone: str) -> None:
    wanted = person_with(quiet, zone)
    for hour in range(0, 24 * 365, 7):
        due = NOON + 3600 * hour + 1234
        told = wanted.not_quiet(due)
        assert due <= told <= due + 48 * 3600
        assert not wanted.is_quiet(told)
        assert told == due or wanted.is_quiet(due)


def test_an_unknown_zone_counts_as_utc() -> None:
    for zone in ("Nowhere/Atall", "../../etc/passwd", "", "Europe"):
        assert person_with([22, 7], zone).not_quiet(at("UTC", 3, 10, 23)) == at("UTC", 3, 11, 7)


# ---- failures -----------------------------------------------------------------------------------------------


async def test_failures_are_tried_again_ever_more_rarely_and_then_given_up(club: Club) -> None:
    await club.table("t1", "ada")
    await club.notices.owed("t1", 5, ["ada"])
    club.mail.failure = NotDelivered("the mail server is away")
    await club.after(10)
    for minutes in (1, 4, 16, 64):
        (row,) = await club.rows()
        assert row.due == club.time + minutes * MINUTE
        await club.after(minutes)
    assert (club.notices.failed, club.notices.given_up) == (TRIES, 1)
    club.mail.failure = None
    assert await club.after(10_000) == 0
    await club.notices.owed("t1", 8, ["ada"])
    assert await club.after(10) == 1


async def test_a_digest_that_failed_goes_out_later_with_what_has_joined_it(club: Club) -> None:
    await club.table("t1", "ada")
    await club.table("t2", "ada")
    await club.notices.owed("t1", 5, ["ada"])
    club.mail.failure = NotDelivered("the mail server is away")
    await club.after(10)
    club.mail.failure = None
    await club.notices.owed("t2", 5, ["ada"])
    assert await club.after(10) == 1
    assert club.mail.tables() == [["t1", "t2"]]


async def test_tries_do_not_break_into_quiet_hours(club: Club) -> None:
    await club.person("eve", email=True, quiet=[13, 20], digest_minutes=59)
    await club.table("t1", "eve")
    await club.notices.owed("t1", 5, ["eve"])
    club.mail.failure = NotDelivered("the mail server is away")
    await club.after(59)
    (row,) = await club.rows()
    assert row.due == NOON + 8 * 3600


async def test_a_hopeless_address_is_not_tried_again(club: Club) -> None:
    await club.table("t1", "ada")
    await club.notices.owed("t1", 5, ["ada"])
    club.mail.failure = NotDelivered("no such person", final=True)
    await club.after(10)
    club.mail.failure = None
    assert await club.after(10_000) == 0
    assert club.notices.given_up == 1


async def test_one_channel_that_works_is_enough(club: Club) -> None:
    await club.person("dan", email=True, webhook=True)
    await club.table("t1", "dan")
    await club.notices.owed("t1", 5, ["dan"])
    club.mail.failure = NotDelivered("the mail server is away")
    assert await club.after(10) == 1
    assert await club.after(10_000) == 0
    assert (len(club.hooks.sent), club.notices.failed, club.notices.given_up) == (1, 1, 0)


async def test_one_persons_trouble_is_nobody_elses(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.table("t1", "ada", "bob", to_act=(0, 1))
    await club.notices.owed("t1", 5, ["ada", "bob"])
    club.mail.failure = RuntimeError("something nobody thought of")
    assert await club.after(10) == 1
    assert len(club.hooks.sent) == 1
    assert "person ada" in caplog.text
    assert "home.example" not in caplog.text
    club.mail.failure = None
    assert await club.after(CLAIM_SECONDS / MINUTE) == 1


async def test_two_processes_send_a_digest_once(club: Club) -> None:
    other_database = Database(club.database.url)
    other = club.process(other_database)
    for number in range(6):
        await club.person(f"p{number}", email=True)
        await club.table(f"t{number}", f"p{number}")
        await club.notices.owed(f"t{number}", 5, [f"p{number}"])
    club.time += 10 * MINUTE
    club.mail.seconds = 0.02
    sent = await asyncio.gather(club.notices.send_due(), other.send_due(), club.notices.send_due())
    await other_database.close()
    assert sum(sent) == 6
    assert sorted(address for address, _ in club.mail.sent) == sorted(f"p{n}@home.example" for n in range(6))


async def test_a_process_that_dies_while_it_sends_loses_nothing(club: Club) -> None:
    await club.table("t1", "ada")
    await club.notices.owed("t1", 5, ["ada"])
    club.mail.seconds = 60
    club.time += 10 * MINUTE
    dying = asyncio.create_task(club.notices.send_due())
    while (await club.rows())[0].tries == 0:
        await asyncio.sleep(0.01)
    dying.cancel()
    await asyncio.gather(dying, return_exceptions=True)
    club.mail.seconds = 0
    assert await club.after(1) == 0
    assert await club.after(CLAIM_SECONDS / MINUTE) == 1
    assert club.mail.tables() == [["t1"]]


async def test_everything_over_real_sockets(club: Club) -> None:
    await club.table("t1", "ada", "bob", to_act=(0, 1), name="Friday")
    async with smtp_server() as smtp, listening(Listener()) as hook:
        await club.change("bob", webhook=f"http://127.0.0.1:{hook.port}/hook")
        settings = Settings(smtp=f"smtp://127.0.0.1:{smtp.port}", webhooks_to_private=True)
        notices = Notices(settings, club.database, lambda: club.time)
        await notices.owed("t1", 5, ["ada", "bob"])
        club.time += 10 * MINUTE
        assert await notices.send_due() == 2
    assert smtp.messages[0]["Subject"] == "Your turn: Friday"
    assert "http://localhost:8000/tables/t1" in smtp.messages[0].get_content()
    assert "À vous de jouer" in str(hook.json()["content"])
