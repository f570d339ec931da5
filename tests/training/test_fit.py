"""A first guess by least squares: finds what the games were made of, and is only a challenger."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import ludage
from ludage.arena.match import Contestant, Match
from ludage.arena.workers import InProcess
from ludage.bots import BOTS
from ludage.core.weights import FIRST
from ludage.training import climb as climbing
from ludage.training.climb import Climb
from ludage.training.fit import Row, Watched, fitted, watch
from tests.arena.gambling import GAMBLERS
from tests.training.hills import START, TOP, Hills, course

GUESSED = {"bread": 1.0, "stones": 2.0, "dust": 5.0}
TRUE = {"bread": 3.0, "stones": -1.0, "dust": 5.0}
NAMES = ("bread", "stones", "dust")


def rows(count: int, luck: float, scale: float = 1.0) -> list[Row]:
    """Positions valued by the guessed weights that end as the true ones say; nobody ever has dust."""
    random, found = Random(1), []
    for _ in range(count):
        have = {"bread": random.gauss(0, 2), "stones": random.gauss(0, 1), "dust": 0.0}
        base = random.gauss(0, 4)
        value = base + sum(GUESSED[name] * have[name] for name in NAMES)
        lead = scale * (base + sum(TRUE[name] * have[name] for name in NAMES)) + random.gauss(0, luck)
        found.append((value, tuple(have[name] for name in NAMES), lead))
    return found


@pytest.mark.parametrize("scale", [1.0, 0.2, 30.0])
def test_it_finds_what_the_points_were_made_of_in_whatever_unit(scale: float) -> None:
    found = fitted(rows(2000, 5 * scale, scale), GUESSED, NAMES)
    assert found["bread"] == pytest.approx(TRUE["bread"], abs=0.25)
    assert found["stones"] == pytest.approx(TRUE["stones"], abs=0.5)
    assert found["dust"] == GUESSED["dust"], "the games say nothing about it"


def test_what_the_games_do_not_show_stays_nearly_as_it_was() -> None:
    few = fitted(rows(12, 1000.0), GUESSED, NAMES)
    assert few["bread"] == few["bread"], "a number"
    noise = [(value, have, Random(at).gauss(0, 1)) for at, (value, have, _) in enumerate(rows(50, 1))]
    assert set(fitted(noise, GUESSED, NAMES)) == set(GUESSED)
    contrary = [(value, have, -value) for value, have, _ in rows(50, 1)]
    assert fitted(contrary, GUESSED, NAMES) == GUESSED, "values that tell the opposite are not turned round"


def watched(names: tuple[str, ...]) -> Watched:
    weights = ludage.game("age-of-gods").weights(FIRST).values
    one = Contestant("one", "random")
    return Watched(Match("age-of-gods", {}, (one, one, one), 5, 6), tuple(weights.items()), names, 7)


def test_a_game_tells_the_lead_of_every_seat_at_each_turn() -> None:
    found = watch(watched(("technology", "border")))
    assert found == watch(watched(("technology", "border")))
    assert len(found) == 3 * 8, "three seats, at the beginning of turns 2 to 9"
    for at in range(0, len(found), 3):
        values, slopes, leads = zip(*found[at : at + 3], strict=True)
        for each in (values, [slope[0] for slope in slopes], leads):
            assert sum(each) == pytest.approx(0, abs=1e-6)


class Watching(Hills):
    """What is watched on the hills: the weights of the top, without luck."""

    def map(self, run: Any, tasks: Any, batch: int = 1) -> Any:
        if run is not watch:
            return super().map(run, tasks, batch)
        return iter([[(0.0, (), 0.0)] for _ in tasks])


def nothing(*_: Any) -> None: ...


def test_the_guess_is_a_challenger_that_has_to_prove_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = replace(course(every=3), fit=9)
    for guess, promoted in ((TOP, True), (START, False)):
        monkeypatch.setattr(climbing, "fitted", lambda *_: dict(guess))  # noqa: B023
        climb = Climb(learned)
        with Watching() as crew:
            first = climb.go_on(crew, nothing, nothing)
            assert first.trial is not None
            assert (first.trial.promoted, climb.promotions) == (promoted, int(promoted))
            assert climb.games == 9 + first.trial.games
            again = Climb.of(climb.data())
            climb.go_on(crew, nothing, nothing)
            again.go_on(crew, nothing, nothing)
        assert climb.data() == again.data()
        assert climb.games == 9 + first.trial.games + 2 * learned.pairs


def test_real_games_are_watched_and_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "coin", GAMBLERS["coin"])
    made = ludage.game("age-of-gods")
    table = made.weights(FIRST).values
    learned = replace(
        course(players=2, trials=2, pairs=1),
        game=made.id,
        options={"variant": "standard"},
        bot="coin",
        ancestor=table,
        fixed=tuple(name for name in table if name not in ("technology", "growth")),
        opponents=(),
        fit=4,
    )
    climb = Climb(learned)
    with InProcess() as crew:
        done = climb.go_on(crew, nothing, nothing)
    assert done.signs == ()
    assert done.trial is not None
