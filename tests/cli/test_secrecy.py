"""The terminal shows a seat what it may know and nothing else."""

import io
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any

import pytest

import ludage as library
from ludage.cli.boards import Room
from ludage.cli.decision import Decision
from ludage.cli.words import words_for
from ludage.core.game import Game
from ludage.core.journal import Journal
from ludage.core.state import State
from ludage.core.stream import seeded
from ludage.games.age_of_gods.state import DESTINIES, Place, Position
from ludage.games.age_of_mythology.state import Position as AgeOfMythologyPosition
from ludage.testing import age_of_mythology, play
from tests.cli.drawing import draw
from tests.cli.driving import first_choice_until, flat, ludage

GAME = library.game("age-of-gods")
MYTHOLOGY = library.game("age-of-mythology")
ROOM = Room(100, 60)
BOTS = words_for("en").texts.bot_names()
OTHERS = f"({'|'.join(BOTS[1:4])})"
"""The others at a table of four, who are bots."""


def decisions(game: Game[Any], players: int, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    journal = Journal(game, players, seed)
    luck = seeded(seed + 1000)
    while journal.state.to_act:
        yield journal.state
        seat = journal.state.to_act[0]
        legal = journal.state.legal(seat)
        journal.play(seat, legal[luck.below(len(legal))])
    yield journal.state


def drawn(state: State, seat: int | None) -> str:
    """Everything that is drawn of a position for a seat: position, whole map, choices."""
    return draw(state, seat, ROOM) + draw(state, seat, ROOM, whole=True)


def hidden_peoples(state: State, owner: int, looking: int) -> list[str]:
    """The destiny peoples of a seat that another cannot know, from the position itself."""
    assert isinstance(state, Position)
    words = words_for("en", GAME)
    cards = range(owner * DESTINIES, (owner + 1) * DESTINIES)
    return [
        words.name(state.box.people_refs[state.destiny[card]])
        for card in cards
        if state.destiny[card] >= 0
        and state.destiny_place[card] != Place.REVEALED
        and not state.seen[card] >> looking & 1
    ]


@pytest.mark.rule("AOG-SECRECY-02", "AOG-SECRECY-03", "AOM-DRAW-08")
@pytest.mark.parametrize("game", [GAME, MYTHOLOGY], ids=lambda game: game.id)
def test_what_is_drawn_is_the_same_for_every_position_the_seat_cannot_tell_apart(game: Game[Any]) -> None:
    for at, state in enumerate(decisions(game, 3, 1)):
        if at % 9 == 0:
            for seat in (*range(3), None):
                assert drawn(state, seat) == drawn(state.imagine(seat, 50 + at), seat)


@pytest.mark.rule("AOM-ATTACK-04")
def test_units_and_battle_cards_are_drawn_for_the_others_only_once_they_are_shown() -> None:
    state = age_of_mythology.position(2)
    play(state, "play perm_attack", "attack 1 city", "commit spearman", "commit elephant", "done")
    assert "Spearman, Elephant" in drawn(state, 0)
    for seat in (1, None):
        assert "Spearman, Elephant" not in drawn(state, seat)
        assert "Chosen in secret" in drawn(state, seat)
    play(state, "commit hoplite", "done", seat=1)
    assert all("Spearman, Elephant" in drawn(state, seat) for seat in (0, 1, None))
    play(state, "fight elephant", seat=0)
    assert re.search(r"Card +Elephant", drawn(state, 0))
    for seat in (1, None):
        assert re.search(r"Card +Face down", drawn(state, seat))


def session_of(game_id: str, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, State]]:
    """A whole game of the first seat against bots: what was shown at each decision, and the position behind it."""
    shown: list[tuple[str, State]] = []
    original = Decision.show

    def spied(self: Decision) -> None:
        buffer = io.StringIO()
        with redirect_stdout(buffer):
            original(self)
        shown.append((buffer.getvalue(), self.state.clone()))

    monkeypatch.setattr(Decision, "show", spied)
    typist = first_choice_until("File to save")
    ludage("play", game_id, "--terminal", "--bot", "random", "--seed", "21", lines=typist)
    return shown


@pytest.mark.rule("AOG-SECRECY-02")
def test_a_whole_session_never_shows_a_hidden_destiny_of_another_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secrets = 0
    for text, state in session_of("age-of-gods", monkeypatch):
        for owner in (1, 2, 3):
            hidden = hidden_peoples(state, owner, looking=0)
            row = next(line for line in text.splitlines() if line[2:].startswith(f"{BOTS[owner]} "))
            assert not [name for name in hidden if name in row]
            assert row.count("?") + row.count("Face down") == len(hidden)
            secrets += len(hidden)
        assert not re.search(rf"{OTHERS} is dealt the destiny card", flat(text))
    assert secrets > 100


@pytest.mark.rule("AOM-DRAW-08")
def test_a_whole_session_shows_the_hands_of_the_others_by_their_backs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hidden = 0
    for text, state in session_of("age-of-mythology", monkeypatch):
        assert isinstance(state, AgeOfMythologyPosition)
        for other in range(1, state.players):
            row = next(line for line in text.splitlines() if line[2:].startswith(f"{BOTS[other]} "))
            backs = state.view(None)["seats"][other]["hand"]  # type: ignore[index]
            assert re.findall(r"(\d)([PR])", row) == [
                (str(count), back[0].upper()) for back, count in backs.items() if count
            ]
            hidden += sum(backs.values())
        assert not re.search(rf"{OTHERS} (takes|draws) (the card|Attack|Build|Gather)", flat(text))
    assert hidden > 100


@pytest.mark.parametrize("game_id", library.game_ids())
def test_the_seed_is_nowhere_on_the_screen(game_id: str) -> None:
    lines = ["1", "map", "log", "hint"]
    session = ludage("play", game_id, "--terminal", "--bot", "random", "--seed", "123456789012", lines=lines)
    assert "123456789012" not in session.out
