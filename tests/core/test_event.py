"""Events: who hears what, and what counts as news."""

import pytest

from ludage.core.event import Event, News


def test_everybody_hears_an_open_event() -> None:
    event = Event("fortified", {"seat": "seat:1", "territory": "territory:t12"})
    for viewer in (None, 0, 1, 5):
        assert event.seen_by(viewer) == {"kind": "fortified", "seat": "seat:1", "territory": "territory:t12"}


def test_a_secret_is_for_its_seat_and_is_marked_as_such() -> None:
    event = Event(
        "peeked", {"size": 3}, News.SHOWN, {0: {"people": "people:orcs"}, 2: {"people": "people:orcs"}}
    )
    plain = {"kind": "peeked", "size": 3}
    assert event.seen_by(None) == event.seen_by(1) == plain
    assert event.seen_by(0) == event.seen_by(2) == {**plain, "people": "people:orcs", "secret": True}


def test_who_is_not_in_the_audience_hears_nothing() -> None:
    event = Event("bet-chosen", {"people": "people:orcs"}, audience=(1,))
    assert event.seen_by(1) == {"kind": "bet-chosen", "people": "people:orcs"}
    for viewer in (None, 0, 2):
        assert event.seen_by(viewer) is None


def test_what_a_viewer_hears_is_his_own_copy() -> None:
    event = Event("technology", {"level": 1}, secret={0: {"more": 2}})
    seen = event.seen_by(0)
    assert seen is not None
    seen["level"] = 9
    assert event.data == {"level": 1}
    assert event.secret == {0: {"more": 2}}


@pytest.mark.parametrize(("news", "teaches"), [(News.NONE, False), (News.CHANCE, True), (News.SHOWN, True)])
def test_chance_and_shown_things_teach(news: News, teaches: bool) -> None:
    assert Event("x", {}, news).teaches is teaches


def test_an_event_shows_what_it_holds() -> None:
    assert repr(Event("x", {"a": 1})) == "Event('x', {'a': 1})"
    whole = Event("x", {}, News.NONE, {0: {"b": 2}}, (0, 1))
    assert repr(whole) == "Event('x', {}, secret={0: {'b': 2}}, audience=(0, 1))"
