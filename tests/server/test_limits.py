"""Nobody may do a thing without end, and being refused costs the server nothing."""

import pytest

from ludage.server.limits import KEY_MOST, WAIT_MOST, Limit, Limits, limits_for
from ludage.server.settings import Settings


class HandClock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def test_a_burst_is_allowed_and_then_one_at_a_time(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(0.5, 3)})
    assert [limits.allow("chat", "ada") for _ in range(5)] == [True, True, True, False, False]
    clock.time += 2
    assert [limits.allow("chat", "ada") for _ in range(2)] == [True, False]


def test_waiting_as_long_as_told_is_long_enough(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(0.1, 1)})
    assert limits.wait("chat", "ada") == 0.0
    assert limits.allow("chat", "ada")
    assert limits.wait("chat", "ada") == pytest.approx(10.0)
    clock.time += 4
    assert limits.wait("chat", "ada") == pytest.approx(6.0)
    clock.time += limits.wait("chat", "ada") + 1e-6
    assert limits.allow("chat", "ada")


def test_what_is_refused_does_not_count(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(0.1, 1)})
    limits.allow("chat", "ada")
    for _ in range(1000):
        assert not limits.allow("chat", "ada")
    clock.time += 10.1
    assert limits.allow("chat", "ada")


def test_a_long_rest_gives_no_more_than_the_burst(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(100.0, 2)})
    limits.allow("chat", "ada")
    clock.time += 1e6
    assert [limits.allow("chat", "ada") for _ in range(3)] == [True, True, False]


def test_people_and_things_are_counted_apart(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(0.1, 1), "hint": Limit(0.1, 1)})
    assert limits.allow("chat", "ada")
    assert limits.allow("chat", "bob")
    assert limits.allow("hint", "ada")
    assert not limits.allow("chat", "ada")


def test_a_clock_set_back_takes_nothing_and_gives_nothing(clock: HandClock) -> None:
    limits = Limits(clock, limits={"chat": Limit(1.0, 2)})
    limits.allow("chat", "ada")
    clock.time -= 3600
    assert [limits.allow("chat", "ada") for _ in range(2)] == [True, False]


def test_a_flood_of_keys_is_forgotten_oldest_first(clock: HandClock) -> None:
    limits = Limits(clock, most_keys=100, limits={"guest": Limit(0.001, 2), "log-in": Limit(0.001, 1)})
    assert limits.allow("log-in", "ada")
    for number in range(10_000):
        assert limits.allow("guest", f"address {number}")
    assert len(limits._buckets["guest"]) == 100
    assert limits.allow("guest", "address 9999")
    assert not limits.allow("guest", "address 9999")
    assert limits.allow("guest", "address 0"), "the oldest is forgotten"
    assert not limits.allow("log-in", "ada"), "a flood of one thing forgets nothing of another"


def test_asking_how_long_to_wait_remembers_nobody(clock: HandClock) -> None:
    limits = Limits(clock, limits={"guest": Limit(1.0, 1)})
    for number in range(1000):
        limits.wait("guest", str(number))
    assert not limits._buckets["guest"]


def test_a_huge_key_is_not_kept(clock: HandClock) -> None:
    limits = Limits(clock, limits={"log-in": Limit(0.1, 1)})
    assert limits.allow("log-in", "x" * 1_000_000)
    assert [len(key) for key in limits._buckets["log-in"]] == [KEY_MOST]
    assert not limits.allow("log-in", "x" * 2_000_000)


def test_what_is_forbidden_altogether_stays_so(clock: HandClock) -> None:
    limits = Limits(clock, limits=limits_for(Settings(tables_per_hour=0)))
    assert not limits.allow("table", "ada")
    assert limits.wait("table", "ada") == WAIT_MOST


@pytest.mark.parametrize(("name", "times"), [("log-in", 10), ("log-in-address", 30)])
def test_log_in_is_tried_so_many_times_in_ten_minutes(clock: HandClock, name: str, times: int) -> None:
    limits = Limits(clock, limits=limits_for(Settings()))
    for _ in range(2):
        assert sum(limits.allow(name, "ada") for _ in range(50)) == times
        assert limits.wait(name, "ada") == pytest.approx(600.0 / times)
        clock.time += 600.001


def test_the_operator_decides_about_tables(clock: HandClock) -> None:
    limits = Limits(clock, limits=limits_for(Settings(tables_per_hour=7)))
    assert sum(limits.allow("table", "ada") for _ in range(50)) == 7
    clock.time += 3600.001
    assert sum(limits.allow("table", "ada") for _ in range(50)) == 7


def test_what_costs_more_counts_for_more(clock: HandClock) -> None:
    limits = Limits(clock, limits={"past": Limit(10.0, 100)})
    assert limits.allow("past", "ada", 60)
    assert not limits.allow("past", "ada", 60)
    assert limits.wait("past", "ada", 60) == pytest.approx(2.0)
    assert limits.allow("past", "ada", 40)
    assert not limits.allow("past", "ada", 0)


def test_what_costs_more_than_all_is_allowed_to_who_has_asked_for_nothing(clock: HandClock) -> None:
    limits = Limits(clock, limits={"past": Limit(10.0, 100)})
    assert limits.allow("past", "ada", 10**9)
    assert limits.wait("past", "ada", 10**9) == pytest.approx(10.0)


def test_who_comes_back_every_minute_for_all_of_a_very_long_game_is_never_refused(clock: HandClock) -> None:
    limits = Limits(clock, limits=limits_for(Settings()))
    for _minute in range(24 * 60):
        assert limits.allow("past", "ada", 10_000)
        clock.time += 60
