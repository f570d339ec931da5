"""The time of each seat: it runs while that seat, and a person in it, owes a decision."""

import pytest

from ludage.server.clocks import HOUR, Clocks, sensible
from ludage.server.messages import Clock, TimeControl

LIVE = TimeControl("live", bank=600, increment=10)
SLOW = TimeControl("correspondence", hours=24)


def asked(time: TimeControl, *to_act: int, people: tuple[int, ...] = (0, 1, 2)) -> Clocks:
    """Clocks of three seats, of which these owe decisions from the moment 1000."""
    clocks = Clocks.new(time, 3)
    clocks.ask(to_act, to_act, people, 1000.0)
    return clocks


@pytest.mark.parametrize(
    ("time", "fits"),
    [
        (TimeControl(), True),
        (TimeControl("live", bank=10), True),
        (TimeControl("live", bank=86400, increment=3600), True),
        (TimeControl("correspondence"), True),
        (TimeControl("correspondence", hours=720), True),
        (TimeControl("live", bank=9), False),
        (TimeControl("live", bank=86401), False),
        (TimeControl("live", bank=-10), False),
        (TimeControl("live", bank=600, increment=3601), False),
        (TimeControl("live", bank=600, increment=-1), False),
        (TimeControl("live", increment=10), False),
        (TimeControl("live", hours=24), False),
        (TimeControl("correspondence", hours=721), False),
        (TimeControl("correspondence", hours=-1), False),
        (TimeControl("correspondence", hours=24, bank=600), False),
        (TimeControl("correspondence", hours=24, increment=10), False),
        (TimeControl("eternal"), False),
    ],
)
def test_what_is_a_time_control(time: TimeControl, fits: bool) -> None:
    assert sensible(time) == fits


def test_only_the_clocks_of_those_who_owe_a_decision_run() -> None:
    clocks = asked(LIVE, 0, 2)
    assert clocks.shown(1100.0) == [Clock(500.0, True), Clock(600.0, False), Clock(500.0, True)]
    assert clocks.due() == 1600.0
    clocks.ask([1], [1, 2], (0, 1, 2), 1100.0)
    clocks.decided(0)
    assert clocks.shown(1150.0) == [Clock(510.0, False), Clock(550.0, True), Clock(450.0, True)]
    assert clocks.due() == 1600.0, "who has owed his decision all along is the first to be late"
    assert clocks.late(1599.9) == []
    assert clocks.late(1600.0) == [2]


def test_a_bot_has_no_clock() -> None:
    for time in (LIVE, SLOW):
        clocks = asked(time, 0, 1, people=(0, 2))
        assert [clock.running for clock in clocks.shown(1000.0) if clock is not None] == [True, False, False]
        clocks.ask([1], [1], (0, 2), 1100.0)
        assert clocks.due() is None
        assert clocks.late(10.0**9) == []


def test_hours_run_from_when_that_seat_was_asked() -> None:
    clocks = asked(SLOW, 0, 1)
    later = 1000.0 + 5 * HOUR
    clocks.ask([2], [1, 2], (0, 1, 2), later)
    assert clocks.shown(later) == [Clock(24 * HOUR, False), Clock(19 * HOUR, True), Clock(24 * HOUR, True)]
    assert clocks.late(1000.0 + 24 * HOUR) == [1]
    clocks.ask([1], [1, 2], (0, 1, 2), later + HOUR)
    assert clocks.shown(later + HOUR)[1] == Clock(24 * HOUR, True), "another decision, other hours"


def test_who_takes_over_has_what_is_left_of_the_hours_of_a_decision_or_of_a_bank() -> None:
    clocks = asked(SLOW, 0, people=(1, 2))
    clocks.ask((), [0], (0, 1, 2), 5000.0)
    assert clocks.shown(5000.0)[0] == Clock(24 * HOUR - 4000.0, True)
    clocks.ask([0], [0], (0, 1, 2), 6000.0)
    assert clocks.shown(6000.0)[0] == Clock(24 * HOUR, True), "another decision"
    clocks = asked(LIVE, 0)
    clocks.ask((), [0], (1, 2), 1200.0)
    assert clocks.shown(5000.0)[0] == Clock(400.0, False), "a stand-in uses nobody's time"
    clocks.ask((), [0], (0, 1, 2), 5000.0)
    assert clocks.shown(5100.0)[0] == Clock(300.0, True)


def test_an_undo_takes_increments_back_but_no_bank_is_less_than_empty() -> None:
    clocks = asked(LIVE, 0)
    clocks.decided(0)
    clocks.decided(0, -1)
    assert clocks.left == [600.0, 600.0, 600.0]
    clocks.left[0] = 4.0
    clocks.decided(0, -1)
    assert clocks.left[0] == 0.0


def test_what_is_taken_back_freely_has_its_hours_since_it_was_first_asked() -> None:
    """Of another whose decision that changed, nothing is charged for the time in between."""
    clocks = asked(SLOW, 0, 1, 2)
    clocks.remember(7, True)
    clocks.ask([0, 1], [0, 1, 2], (0, 1, 2), 2000.0)
    clocks = Clocks.stored(SLOW, 3, clocks.to_store())
    clocks.taken_back(7, 0, 2000.0, 5000.0)
    clocks.ask((), [0, 1, 2], (0, 1, 2), 5000.0)
    assert clocks.since == [1000.0, 4000.0, 1000.0]
    assert clocks.past == []


def test_what_is_taken_back_with_consent_or_was_not_quiet_is_asked_anew() -> None:
    for seat, quiet in ((None, True), (0, False)):
        clocks = asked(SLOW, 0)
        clocks.remember(0, quiet)
        clocks.ask([1], [1], (0, 1, 2), 2000.0)
        clocks.taken_back(0, seat, 2000.0, 5000.0)
        clocks.ask((), [0], (0, 1, 2), 5000.0)
        assert clocks.since == [5000.0, None, None]


def test_nothing_is_remembered_without_end() -> None:
    clocks = asked(SLOW, 0)
    for count in range(100):
        clocks.remember(count, True)
    assert [count for count, _asked in clocks.past] == list(range(60, 100))


def test_without_a_clock_nobody_is_late_and_nothing_is_shown() -> None:
    for time in (TimeControl(), TimeControl("correspondence")):
        clocks = asked(time, 0, 1)
        clocks.decided(0)
        assert clocks.shown(10.0**9) == [None, None, None]
        assert (clocks.due(), clocks.late(10.0**9)) == (None, [])


def test_clocks_are_the_same_after_they_were_stored() -> None:
    for time in (LIVE, SLOW):
        clocks = asked(time, 0, 2)
        again = Clocks.stored(time, 3, clocks.to_store())
        assert (again.left, again.since) == (clocks.left, clocks.since)
    assert Clocks.stored(LIVE, 3, {}).shown(0.0) == [Clock(600.0, False)] * 3, "a table that has not begun"


def test_a_clock_set_back_gives_no_time() -> None:
    clocks = asked(LIVE, 0)
    clocks.ask((), [0], (0, 1, 2), 900.0)
    assert clocks.left[0] <= 600.0
