"""Taking back: freely until somebody learns something, with the others' consent beyond; nothing is ever deleted."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import select, update

import ludage
from ludage.core.journal import Journal
from ludage.server.play import Play
from ludage.server.store import schema as db
from tests.server.clients import GAME, LiveServer, Person, Seat, running_table, serving
from tests.server.witness import Replay

pytestmark = pytest.mark.anyio


class Room:
    """A running game of people who are all connected."""

    def __init__(self, server: LiveServer, people: list[Person], table_id: str, seats: list[Seat]) -> None:
        self.server = server
        self.people = people
        self.table_id = table_id
        self.seats = seats

    @property
    def play(self) -> Play:
        return self.server.play(self.table_id)

    async def settled(self) -> None:
        """Everybody has heard of everything."""
        for seat in self.seats:
            await seat.at_seq(self.play.seq)

    async def act(self, seat: int, action: int | str | None = None) -> int:
        number = await self.seats[seat].act(action)
        await self.settled()
        return number

    def teaches(self, seat: int, action: int) -> bool:
        """Whether somebody would learn something by it."""
        return any(event.teaches for event in self.play.tried(seat, action)[1])

    async def go_on_until_quiet(self, want: int) -> int:
        """Play until a seat can make `want` actions in a row from which nobody learns anything; that seat.

        What was done before cannot be taken back there.
        """
        for _ in range(300):
            seat = self.play.state.to_act[0]
            begins = len(self.play.state.to_act) == 1 and not self.seats[seat].position["may_undo"]
            if begins and len(self.quiet_run(seat, want)) == want:
                return seat
            loud = [a for a in self.play.state.legal(seat) if self.teaches(seat, a)]
            await self.act(seat, (loud or self.play.state.legal(seat))[-1])
        raise AssertionError("this game has no such position")

    def quiet_run(self, seat: int, want: int) -> list[int]:
        """Actions of one seat, one after the other, from which nobody learns anything."""
        state, run = self.play.state.clone(), list[int]()
        while len(run) < want and state.to_act == (seat,):
            for action in state.legal(seat):
                after = state.clone()
                heard = after.listen()
                after.apply(seat, action)
                if not any(event.teaches for event in heard):
                    run.append(action)
                    state = after
                    break
            else:
                return run
        return run

    async def rows(self) -> list[tuple[int | None, str | None, int | None]]:
        async with self.server.services.database.reading() as connection:
            found = await connection.execute(
                select(db.move).where(db.move.c.table_id == self.table_id).order_by(db.move.c.number)
            )
            return [(row.seat, row.action, row.keep) for row in found]


@asynccontextmanager
async def room(server: LiveServer, *names: str) -> AsyncIterator[Room]:
    people = await server.people(*names)
    table_id = await running_table(people)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.at(table_id)) for person in people]
        for seat in seats:
            await seat.a("position")
        yield Room(server, people, table_id, seats)


def replayed(room: Room, rows: list[tuple[int | None, str | None, int | None]]) -> Replay:
    play = room.play
    return Replay(Journal(ludage.game(GAME), play.players, play.seed, **play.options), rows)


# ---- freely -------------------------------------------------------------------------------------------------------


async def test_one_takes_back_step_by_step_to_the_last_news_and_no_further(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben") as table:
        seat = await table.go_on_until_quiet(2)
        mine, other = table.seats[seat], table.seats[1 - seat]
        start, views = table.play.seq, [dict(each.position["view"]) for each in table.seats]
        assert not mine.position["may_undo"]
        for action in table.quiet_run(seat, 2):
            await table.act(seat, action)
            assert mine.position["may_undo"]
            assert not other.position["may_undo"]
        for step in (1, 2):
            assert await mine.done("undo") == start + 2 + step
            await table.settled()
            for each in table.seats:
                assert each.position["happened"][-1] == {
                    "seq": start + 2 + step,
                    "seat": seat,
                    "events": [],
                    "taken_back": [start + 3 - step],
                }
        assert [each.position["view"] for each in table.seats] == views
        assert not mine.position["may_undo"]
        assert await mine.refused("undo") == "no-undo"
        kept = len(table.play.actions)
        rows = await table.rows()
        assert [row[2] for row in rows[-4:]] == [None, None, kept + 1, kept], (
            "two actions, two cuts: all kept"
        )
        assert len(rows) == start + 4
        # and the game goes on
        assert await table.act(seat) == start + 5


async def test_what_chance_has_shown_is_not_taken_back(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben") as table:
        for _ in range(100):
            seat = table.play.state.to_act[0]
            loud = [a for a in table.play.state.legal(seat) if table.teaches(seat, a)]
            before = table.play.seq
            await table.act(seat, (loud or table.play.state.legal(seat))[0])
            if loud:
                assert not table.seats[seat].position["may_undo"]
                assert await table.seats[seat].refused("undo") == "no-undo"
                assert table.play.seq == before + 1
                return
        raise AssertionError("nothing was ever learned in this game")


async def test_one_takes_back_ones_own_actions_only(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        seat = await table.go_on_until_quiet(1)
        await table.act(seat, table.quiet_run(seat, 1)[0])
        seq = table.play.seq
        for other in {0, 1, 2} - {seat}:
            assert not table.seats[other].position["may_undo"]
            assert await table.seats[other].refused("undo") == "no-undo"
        assert table.play.seq == seq


async def test_no_decision_of_another_person_is_taken_back_without_consent(server: LiveServer) -> None:
    """Gods are chosen in secret at the same time: nobody learns anything, and yet each choice is somebody's own."""
    async with room(server, "Ann", "Ben", "Cas") as table:
        await table.act(0)
        assert table.seats[0].position["may_undo"]
        await table.act(1)
        assert not table.seats[0].position["may_undo"]
        assert await table.seats[0].refused("undo") == "no-undo"
        assert table.play.undoable(0, people=[0, 2]) == 0, "a bot would not be asked"
        assert table.seats[1].position["may_undo"]
        kept = table.play.actions[:1]
        await table.seats[1].done("undo")
        assert table.play.actions == kept
        await table.act(1)


async def test_what_a_bot_did_while_one_was_away_is_not_taken_back(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        ann, mine = table.people[0], table.seats[0]
        await ann.post(f"/api/tables/{table.table_id}/leave")
        await mine.until(lambda m: m["kind"] == "position" and m["seq"] == 1)
        assert not mine.position["may_undo"]
        await ann.post(f"/api/tables/{table.table_id}/join")
        await table.settled()
        assert table.play.undoable(0, people=[0, 1, 2]) == 0, "had it been her own"
        assert not mine.position["may_undo"]
        assert await mine.refused("undo") == "no-undo"
        assert len(table.play.actions) == 1
        await table.seats[0].done("undo", to=0)  # but one may ask
        for seat in (1, 2):
            await table.seats[seat].done("consent", agree=True)
        await table.settled()
        assert table.play.actions == []


async def test_a_stale_action_after_an_undo_is_refused(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben") as table:
        seat = await table.go_on_until_quiet(1)
        seq = table.play.seq
        action = table.quiet_run(seat, 1)[0]
        await table.act(seat, action)
        await table.seats[seat].done("undo")
        assert await table.seats[seat].refused("act", seq=seq, action=action) == "stale"
        assert await table.seats[seat].refused("act", seq=seq + 1, action=action) == "stale"
        assert await table.seats[seat].done("act", seq=seq + 2, action=action) == seq + 3


# ---- with consent -------------------------------------------------------------------------------------------------


async def test_beyond_the_last_news_all_others_must_agree(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        seq = table.play.seq
        first = dict(table.seats[0].position["view"])
        assert await table.seats[0].done("undo", to=0) == seq
        for each in table.seats:
            await each.until(lambda m: m["kind"] == "position" and m["undo_request"] is not None)
            assert each.position["undo_request"] == {"seat": 0, "to": 0, "agreed": [0]}
        await table.seats[2].done("consent", agree=True)
        await table.seats[1].until(
            lambda m: m["kind"] == "position" and (m["undo_request"] or {}).get("agreed") == [0, 2]
        )
        assert (table.play.seq, table.seats[0].position["view"]) == (seq, first)
        await table.seats[1].done("consent", agree=True)
        await table.settled()
        assert (table.play.seq, table.play.actions) == (seq + 1, [])
        assert all(each.position["undo_request"] is None for each in table.seats)
        assert all(each.position["to_act"] == [0, 1, 2] for each in table.seats)
        assert await table.rows() == [*(await table.rows())[:seq], (0, None, 0)]


async def test_one_who_does_not_agree_ends_it(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        await table.seats[0].done("undo", to=1)
        await table.seats[1].done("consent", agree=True)
        await table.seats[2].done("consent", agree=False)
        await table.seats[0].until(lambda m: m["kind"] == "position" and m["undo_request"] is None)
        assert await table.seats[1].refused("consent", agree=True) == "nothing-to-undo"
        assert (table.play.seq, len(table.play.actions)) == (3, 3)


async def test_an_action_ends_the_request(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        await table.seats[0].done("undo", to=1)
        await table.act(table.play.state.to_act[0])
        assert all(each.position["undo_request"] is None for each in table.seats)
        assert await table.seats[1].refused("consent", agree=True) == "nothing-to-undo"


@pytest.mark.parametrize("to", [-1, 3, 4, 10**12])
async def test_one_cannot_go_back_to_what_never_was(common_server: LiveServer, to: int) -> None:
    async with room(common_server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        assert await table.seats[0].refused("undo", to=to) == "nothing-to-undo"
        assert (await table.rows())[-1][2] is None


async def test_bots_agree_and_a_watcher_has_no_say(server: LiveServer) -> None:
    ann, eve = await server.people("Ann", "Eve")
    table_id = await ann.open_table(2)
    await ann.post(f"/api/tables/{table_id}/bots", bot="random")
    await ann.post(f"/api/tables/{table_id}/start")
    async with ann.at(table_id) as seat, eve.at(table_id) as watcher:
        await seat.act()
        await seat.at_seq(2)
        await watcher.a("position")
        assert await watcher.refused("undo", to=0) == "spectator"
        assert await watcher.refused("consent", agree=True) == "spectator"
        seq = await seat.done("undo", to=0)
        await seat.until(
            lambda m: m["kind"] == "position" and any(row["taken_back"] for row in m["happened"])
        )
        assert seq >= 3
        assert server.play(table_id).rows[seq - 1].keep == 0


async def test_after_an_undo_one_goes_back_by_the_numbers_of_rows(server: LiveServer) -> None:
    """Of the rows that count no longer, and of those that undid them, nothing comes back."""
    async with room(server, "Ann", "Ben") as table:
        await table.act(0)
        await table.act(1)
        await table.seats[0].done("undo", to=1)
        await table.seats[1].done("consent", agree=True)
        await table.settled()
        assert table.seats[1].position["happened"][-1]["taken_back"] == [2]
        await table.act(1)
        for to in (4, 5, -1):
            assert await table.seats[0].refused("undo", to=to) == "nothing-to-undo"
        await table.seats[0].done("undo", to=3)
        await table.seats[1].done("consent", agree=True)
        await table.settled()
        assert table.seats[0].position["happened"][-1] == {
            "seq": 5,
            "seat": 0,
            "events": [],
            "taken_back": [4],
        }
        assert [row[2] for row in await table.rows()] == [None, None, 1, None, 1]
        await table.seats[0].done("undo", to=0)
        await table.seats[1].done("consent", agree=True)
        await table.settled()
        assert table.seats[0].position["happened"][-1]["taken_back"] == [1]
        assert table.seats[0].position["to_act"] == [0, 1]
        assert await table.seats[0].refused("undo", to=2) == "nothing-to-undo"


async def test_while_somebody_has_left_nothing_is_taken_back_that_is_not_free(server: LiveServer) -> None:
    """He cannot agree, and his interest counts; what is free stays so."""
    async with room(server, "Ann", "Ben", "Cas") as table:
        seat = await table.go_on_until_quiet(1)
        leaver = next(number for number in range(3) if number != seat)
        await table.people[leaver].post(f"/api/tables/{table.table_id}/leave")
        assert await table.seats[seat].refused("undo", to=0) == "no-consent"
        await table.act(seat, table.quiet_run(seat, 1)[0])
        await table.seats[seat].done("undo")
        await table.settled()
        assert table.seats[seat].position["happened"][-1]["taken_back"]
        eve = await server.person("Eve")
        await eve.post(f"/api/tables/{table.table_id}/join", seat=leaver)
        assert await table.seats[seat].done("undo", to=0) >= 1, "now there is somebody to ask"


# ---- what stays ---------------------------------------------------------------------------------------------------


async def test_after_an_undo_and_a_restart_it_is_the_same_game(database_url: str) -> None:
    async with serving(database_url) as server, room(server, "Ann", "Ben") as table:
        seat = await table.go_on_until_quiet(2)
        for action in table.quiet_run(seat, 2):
            await table.act(seat, action)
        await table.seats[seat].done("undo")
        await table.seats[seat].done("undo", to=2)
        await table.seats[1 - seat].done("consent", agree=True)
        await table.settled()
        while table.play.seq < 45:  # a snapshot later
            await table.act(table.play.state.to_act[0])
        rows = await table.rows()
        replay = replayed(table, rows)
        digest = table.play.state.digest()
        assert replay.states[-1].digest() == digest
        undone = [number for number, row in enumerate(rows, 1) if row[2] is not None]
        assert len(undone) == 2
        table_id, cookie = table.table_id, table.people[0].cookie
    async with serving(database_url) as server:
        again = server.returning(cookie)
        async with again.at(table_id, since=0) as mine:
            position = await mine.a("position")
            position.pop("clocks")
            assert server.play(table_id).state.digest() == digest
            assert [row["seq"] for row in position["happened"] if row["taken_back"]] == undone
            expected = replay.position(len(rows), 0, 0)
            assert {**position, "may_undo": None} == {**expected, "may_undo": None}


async def test_a_request_survives_a_restart(database_url: str) -> None:
    async with serving(database_url) as server, room(server, "Ann", "Ben") as table:
        await table.act(0)
        await table.act(1)
        await table.seats[0].done("undo", to=1)
        table_id, cookies = table.table_id, [person.cookie for person in table.people]
    async with serving(database_url) as server:
        ben = server.returning(cookies[1])
        async with ben.at(table_id) as seat:
            assert (await seat.a("position"))["undo_request"] == {"seat": 0, "to": 1, "agreed": [0]}
            await seat.done("consent", agree=True)
            assert (await seat.at_seq(3))["to_act"] == [1]


async def test_taking_back_gives_no_time(server: LiveServer) -> None:
    """Else one would act, think for an hour, take back, and have thought for nothing, or gained an increment."""
    server.clock.stand()
    people = await server.people("Ann", "Ben")
    table_id = await running_table(people, time={"pace": "live", "bank": 80000, "increment": 500})
    async with people[0].at(table_id) as first, people[1].at(table_id) as second:
        await first.a("position")
        await second.a("position")
        table = Room(server, people, table_id, [first, second])
        seat = await table.go_on_until_quiet(2)

        def left() -> list[float]:
            return [clock["left"] for clock in table.seats[seat].position["clocks"]]

        before, action = left(), table.quiet_run(seat, 2)[0]
        for _ in range(2):
            server.clock.skip(100)
            await table.act(seat, action)
            assert left()[seat] == pytest.approx(before[seat] - 100 + 500)
            server.clock.skip(10_000)
            await table.seats[seat].done("undo")
            await table.settled()
            before[seat] -= 10_100
            assert left() == pytest.approx(before)


async def test_consent_to_ones_own_undo_does_not_count(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben") as table:
        await table.act(0)
        await table.act(1)
        await table.seats[0].done("undo", to=0)
        assert await table.seats[0].refused("consent", agree=True) == "own-undo"
        assert len(table.play.actions) == 2
        await table.seats[0].done("consent", agree=False)  # but it can be withdrawn
        assert await table.seats[1].refused("consent", agree=True) == "nothing-to-undo"


async def test_a_request_dies_when_a_seat_changes_hands(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        while (
            2 in table.play.state.to_act
        ):  # else the bot in his place would act, and that ends a request too
            await table.act(2)
        await table.seats[0].done("undo", to=0)
        await table.seats[1].done("consent", agree=True)
        rows = await table.rows()
        await table.people[2].post(f"/api/tables/{table.table_id}/leave")
        await table.server.idle()
        assert (await table.server.services.tables.get(table.table_id)).row.undo is None
        assert await table.seats[1].refused("consent", agree=True) == "nothing-to-undo"
        await table.seats[0].done("sync", since=0)
        assert table.seats[0].position["undo_request"] is None
        assert await table.rows() == rows


async def test_abandoned_seats_do_not_consent(server: LiveServer) -> None:
    async with room(server, "Ann", "Ben", "Cas") as table:
        for seat in range(3):
            await table.act(seat)
        await table.seats[0].done("undo", to=0)
        out_of_time = update(db.seat).where(db.seat.c.table_id == table.table_id, db.seat.c.seat == 2)
        await server.services.database.write(
            [(out_of_time.values(abandoned=True), {})]
        )  # three times in a row
        await server.services.tables.refresh([table.table_id])
        assert await table.seats[2].refused("consent", agree=True) == "no-consent"
        assert await table.seats[1].refused("consent", agree=True) == "no-consent"
        assert all(row[2] is None for row in await table.rows())
