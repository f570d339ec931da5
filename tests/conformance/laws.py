"""The laws that every game obeys; none of them knows a game. Those of secrecy are in `secrecy.py`.

A law takes a position, which it leaves as it is, and a stream of its own for what it samples. The last two laws
take a journal. A broken law is an AssertionError.
"""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ludage.core import record
from ludage.core.event import Event
from ludage.core.game import Game
from ludage.core.journal import CannotUndo, Journal
from ludage.core.message import Forecast, IllegalAction, Message, Refusal
from ludage.core.state import GAME_OVER, NO_SUCH_ACTION, NO_SUCH_SEAT, NOT_YOUR_DECISION, State
from ludage.core.stream import Stream
from ludage.texts import LANGUAGES, Texts
from tests.conformance.playing import play_on, random_seed, sample

Law = Callable[[State, Stream], None]

AHEAD = 4
"""Decisions that are played on from a copy to see that it behaves like the original."""


def viewers(state: State) -> list[int | None]:
    """Everybody who can look: the spectator and every seat."""
    return [None, *range(state.players)]


def any_viewer(state: State, luck: Stream) -> int | None:
    """One of them."""
    return viewers(state)[luck.below(state.players + 1)]


@cache
def rule_ids(game: Game[Any]) -> frozenset[str]:
    """The ids of the rule catalogue."""
    return frozenset(rule.id for rule in game.rules())


# ---- choices --------------------------------------------------------------------------------------------------


def seats_to_act_are_seats_in_order(state: State, luck: Stream) -> None:
    """`to_act` is a tuple of seats of the table, in order, none of them twice."""
    assert isinstance(state.to_act, tuple)
    assert list(state.to_act) == sorted(set(state.to_act))
    assert set(state.to_act) <= set(range(state.players))


def who_is_to_act_has_a_choice_and_nobody_else(state: State, luck: Stream) -> None:
    """Legal actions and a prompt for every seat to act, neither for the others; each action once, all in range."""
    for seat in range(state.players):
        legal = state.legal(seat)
        prompt = state.prompt(seat)
        if seat not in state.to_act:
            assert legal == []
            assert prompt is None
            continue
        assert legal, f"seat {seat} is to act and has no legal action"
        assert len(legal) == len(set(legal)), f"seat {seat}: an action is listed twice"
        assert all(action in state.game.actions for action in legal)
        assert prompt is not None
        assert prompt.rule == "" or prompt.rule in rule_ids(state.game), prompt


def what_gives_something_up_leaves_something_to_do(state: State, luck: Stream) -> None:
    """Questions are put before legal actions, by rules of the catalogue, and where another action can be taken."""
    for seat in range(state.players):
        forgone = state.forgone(seat)
        if not forgone:
            continue
        assert set(forgone) < set(state.legal(seat)), f"seat {seat}: {forgone}"
        for question in forgone.values():
            assert question.key.startswith("forgo-")
            assert question.rule == "" or question.rule in rule_ids(state.game), question


def every_legal_action_applies(state: State, luck: Stream) -> None:
    """None is refused, each leads somewhere else, and trying them on clones leaves the position as it was."""
    before = state.to_json()
    for seat in state.to_act:
        legal = state.legal(seat)
        looked_at = sample(legal, 5, luck)
        for action in legal:
            assert state.why_not(seat, action) is None, state.game.actions.text(action)
            after = state.clone()
            after.apply(seat, action)
            if action in looked_at:
                assert after != state, f"{state.game.actions.text(action)!r} changed nothing"
                assert state.game.faults(after) == [], state.game.actions.text(action)
    assert state.to_json() == before


GUESSES = 60
"""Positions imagined before a question counts as pointless: luck of one chance in six is missed once in 56,000."""


def has_spoilt(after: State) -> bool:
    """What an answer brings may spoil at the end of the same turn: only playing the turn out could tell."""
    return after.to_dict()["phase"] != "rounds"


def is_drawn_again(after: State) -> bool:
    """Every card that was discarded has been drawn again at the end of the turn: the deck was so short."""
    data = after.to_dict()
    return not data["military_deck"] and not data["discards"]


ASKED_ALTHOUGH_IT_MAKES_NO_DIFFERENCE: dict[tuple[str, str], Callable[[State], bool]] = {
    ("age-of-mythology", "prompt-play"): has_spoilt,
    ("age-of-mythology", "prompt-fourth"): has_spoilt,
    ("age-of-mythology", "prompt-act"): has_spoilt,
    ("age-of-mythology", "prompt-gather"): has_spoilt,
    ("age-of-mythology", "prompt-discount"): has_spoilt,
    ("age-of-mythology", "prompt-cost"): has_spoilt,
    ("age-of-mythology", "prompt-trade"): has_spoilt,
    ("age-of-mythology", "prompt-trade-power"): has_spoilt,
    ("age-of-mythology", "prompt-cubes"): has_spoilt,
    ("age-of-mythology", "prompt-cubes-bank"): has_spoilt,
    ("through-the-ages", "prompt-discard"): is_drawn_again,
}
"""Questions that stay, by game and prompt, and why: an excuse that must hold in the position all answers lead to."""


def no_question_is_asked_whose_every_answer_is_the_same(state: State, luck: Stream) -> None:
    """Two answers at least lead to different positions, as far as the seat can know.

    What makes the difference may be hidden, or still to be rolled: dice of an attack that fails either way, a card laid
    against one who has retreated in secret. Leaving such a question out would tell the secret. So only a
    question that makes no difference in any position that the seat takes for possible is one too many.
    """
    for seat in state.to_act:
        legal = state.legal(seat)
        prompt = state.prompt(seat)
        assert prompt is not None
        if len(legal) < 2 or answers_differ(state, seat, legal):
            continue
        excuse = ASKED_ALTHOUGH_IT_MAKES_NO_DIFFERENCE.get((state.game.id, prompt.key))
        after = state.clone()
        after.apply(seat, legal[0])
        if excuse is None or not excuse(after):
            guesses = (state.imagine(seat, random_seed(luck)) for _ in range(GUESSES))
            texts = [state.game.actions.text(action) for action in legal]
            assert any(answers_differ(guess, seat, legal) for guess in guesses), f"{prompt.key}: {texts}"


def answers_differ(state: State, seat: int, legal: list[int]) -> bool:
    """Whether two of these actions lead to different positions."""
    digests = set()
    for action in legal:
        after = state.clone()
        after.apply(seat, action)
        digests.add(after.digest())
        if len(digests) > 1:
            return True
    return False


def every_other_action_is_refused_with_a_reason(state: State, luck: Stream) -> None:
    """All the rest of the action space: a refusal that cites a rule of the catalogue, and nothing changes."""
    before = state.to_json()
    for seat in state.to_act:
        legal = set(state.legal(seat))
        others = [action for action in range(len(state.game.actions)) if action not in legal]
        reasons = set()
        for action in others:
            refusal = state.why_not(seat, action)
            assert refusal is not None, f"{state.game.actions.text(action)!r} is neither legal nor refused"
            reasons.add((refusal.key, refusal.rule))
        for key, rule in sorted(reasons):
            assert key.startswith("refusal-")
            assert rule in rule_ids(state.game), f"{key} cites {rule!r}, which is no rule of the catalogue"
        for action in sample(others, 10, luck):
            assert_refused(state, seat, action, state.why_not(seat, action))
    assert state.to_json() == before


def wrong_seats_and_numbers_are_refused(state: State, luck: Stream) -> None:
    """Who is not to act, who does not sit here, what is no action: the core's own refusals, and nothing changes."""
    before = state.to_json()
    size = len(state.game.actions)
    other = GAME_OVER if not state.to_act else NOT_YOUR_DECISION
    nobody = GAME_OVER if not state.to_act else NO_SUCH_SEAT
    for seat in range(state.players):
        if seat not in state.to_act:
            assert_refused_as(state, seat, luck.below(size), other)
        else:
            for action in (-1, size, size + luck.below(1 << 31)):
                assert_refused_as(state, seat, action, NO_SUCH_ACTION)
    for seat in (-1, state.players, state.players + luck.below(1 << 31)):
        assert state.legal(seat) == []
        assert state.prompt(seat) is None
        assert_refused_as(state, seat, luck.below(size), nobody)
        with pytest.raises(ValueError, match=f"seat {seat}: "):
            state.view(seat)
    assert state.to_json() == before


def assert_refused_as(state: State, seat: int, action: int, reason: Refusal) -> None:
    """Refused for this reason of the core's; no rule of a game is meant."""
    refusal = state.why_not(seat, action)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (reason.key, "")
    assert_refused(state, seat, action, refusal)


def assert_refused(state: State, seat: int, action: int, refusal: Refusal | None) -> None:
    """Neither applied nor explained, for that reason."""
    for ask in (state.apply, state.explain):
        with pytest.raises(IllegalAction) as caught:
            ask(seat, action)
        assert caught.value.refusal == refusal


# ---- copies ---------------------------------------------------------------------------------------------------


def a_clone_is_equal_and_independent(state: State, luck: Stream) -> None:
    """Playing on the clone leaves the original; the same actions on another clone give an equal position."""
    before = state.to_json()
    one, two = state.clone(), state.clone()
    assert one == state
    assert one.to_json() == before
    assert one.heard is None, "clones do not listen"
    for seat, action in play_on(one, AHEAD, luck):
        two.apply(seat, action)
    assert one == two
    assert_looks_alike(one, two, luck)
    assert state.to_json() == before


def json_is_lossless_and_plays_on(state: State, luck: Stream) -> None:
    """What was written is read back equal, looks the same, and goes on in the same way with the same events."""
    text = state.to_json()
    copy: State = state.game.from_json(text)
    assert copy == state
    assert copy.to_json() == text
    assert copy.digest() == state.digest()
    assert_looks_alike(copy, state, luck)
    original = state.clone()
    told, told_copy = original.listen(), copy.listen()
    for seat, action in play_on(original, AHEAD, luck):
        assert copy.legal(seat)
        copy.apply(seat, action)
    assert copy.to_json() == original.to_json()
    assert_looks_alike(copy, original, luck)
    assert all_heard(told, state) == all_heard(told_copy, state)


def listening_changes_nothing(state: State, luck: Stream) -> None:
    """Events are told besides: with and without a listener the game is the same."""
    heard, unheard = state.clone(), state.clone()
    heard.listen()
    for seat, action in play_on(heard, AHEAD, luck):
        unheard.apply(seat, action)
    assert heard.to_json() == unheard.to_json()


def views_and_events_are_plain_data(state: State, luck: Stream) -> None:
    """What leaves the engine comes back from JSON as it was."""
    after = state.clone()
    told = after.listen()
    play_on(after, AHEAD, luck)
    viewer = any_viewer(state, luck)
    assert_plain(state.view(viewer))
    assert_plain([event.seen_by(viewer) for event in told])
    for seat in state.to_act:
        for action in sample(state.legal(seat), 3, luck):
            assert_plain(state.explain(seat, action).to_dict())


def assert_plain(data: object) -> None:
    """The data survives JSON: no tuples, no numbers for keys, no objects."""
    assert json.loads(json.dumps(data)) == data


def assert_looks_alike(one: State, two: State, luck: Stream) -> None:
    """What is not written down makes no difference between equal positions, but somebody would see it."""
    viewer = any_viewer(one, luck)
    assert one.view(viewer) == two.view(viewer)


def all_heard(events: list[Event], state: State) -> list[object]:
    """The events as everybody hears them, and what news they are."""
    return [[event.news, *(event.seen_by(viewer) for viewer in viewers(state))] for event in events]


# ---- the game's own books ---------------------------------------------------------------------------------------


def pieces_are_conserved(state: State, luck: Stream) -> None:
    """The game finds nothing in the position that contradicts its box."""
    assert state.game.faults(state) == []


def the_outcome_comes_at_the_end(state: State, luck: Stream) -> None:
    """None before; then a score for every seat, and ranks that follow the scores and leave no gap unexplained."""
    outcome = state.outcome
    if state.to_act:
        assert outcome is None
        return
    assert outcome is not None
    scores, ranks = outcome.scores, outcome.ranks
    assert len(scores) == len(ranks) == state.players
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
    for one in range(state.players):
        for two in range(state.players):
            assert scores[one] <= scores[two] or ranks[one] < ranks[two]
    assert outcome.winners


# ---- words ----------------------------------------------------------------------------------------------------


SAID: set[int] = set()
"""Hashes of what has been said in every language already."""


@cache
def texts_of(game: Game[Any], language: str) -> Texts:
    """The texts of a game in one language."""
    return Texts(language, game.texts)


def everything_said_has_a_text(state: State, luck: Stream) -> None:
    """Prompts, questions, refusals, forecasts and events can be said in every language."""
    for seat in state.to_act:
        prompt = state.prompt(seat)
        assert prompt is not None
        for message in (prompt, *state.forgone(seat).values()):
            assert_said(state.game, message)
        for action in sample(list(range(len(state.game.actions))), 60, luck):
            refusal = state.why_not(seat, action)
            if refusal is None:
                assert_forecast_said(state.game, state.explain(seat, action))
            else:
                assert_said(state.game, refusal)
        for action in sample(state.legal(seat), 3, luck):
            assert_forecast_said(state.game, state.explain(seat, action))
    for seat in range(-1, state.players + 1):
        refusal = state.why_not(seat, -1)
        assert refusal is not None
        assert_said(state.game, refusal)
    after = state.clone()
    told = after.listen()
    play_on(after, AHEAD, luck)
    for event in told:
        assert_event_said(event, state)


def assert_said(game: Game[Any], message: Message) -> None:
    """The message has a sentence in every language, and all that the sentence needs."""
    once = hash(f"{game.id} {message}")
    if once not in SAID:
        for language in LANGUAGES:
            assert texts_of(game, language).message(message).strip(), message
        SAID.add(once)


def assert_forecast_said(game: Game[Any], forecast: Forecast) -> None:
    """Every line and every chance has its text, and cites a rule that exists, if any."""
    for line in forecast.lines:
        assert line.cause.rule == "" or line.cause.rule in rule_ids(game), line
        assert_said(game, line.cause)
    for chance in forecast.chances:
        assert 0 <= chance.ways <= chance.outof
        for language in LANGUAGES:
            assert texts_of(game, language).chance(chance).strip(), chance


def assert_event_said(event: Event, state: State) -> None:
    """The event has a text for the table, and another for a seat that hears more."""
    for viewer in viewers(state):
        seen = event.seen_by(viewer)
        once = hash(f"{state.game.id} {seen}")
        if seen is not None and once not in SAID:
            for language in LANGUAGES:
                assert texts_of(state.game, language).event(seen).strip(), seen
            SAID.add(once)


# ---- the game as it was played ------------------------------------------------------------------------------------


def a_record_replays_to_the_same_game(journal: Journal) -> None:
    """Writing and reading give the same actions, the same events for everybody and the same position."""
    text = record.write(journal)
    again = record.read(text, lambda _: journal.game)
    assert again.actions == journal.actions
    assert again.state.to_json() == journal.state.to_json()
    assert again.state.digest() == journal.state.digest()
    for ours, theirs in zip(journal.events, again.events, strict=True):
        assert all_heard(theirs, again.state) == all_heard(ours, journal.state)
    assert record.write(again) == text


def undo_goes_back_as_far_as_nothing_was_learned(journal: Journal) -> None:
    """A seat takes back its last action unless there was news since; playing it again leads to the same position."""
    now = journal.state.to_json()
    taught = [at for at, events in enumerate(journal.events) if any(event.teaches for event in events)]
    news = taught[-1] if taught else -1
    for seat in range(journal.players):
        own = [at for at, (who, _) in enumerate(journal.actions) if who == seat and at > news]
        if not own:
            assert journal.undoable(seat) is None
            with pytest.raises(CannotUndo):
                journal.undo(seat)
            continue
        assert journal.undoable(seat) == own[-1]
        before, taken = journal.at(own[-1]), journal.actions[own[-1] :]
        journal.undo(seat)
        assert journal.state == before
        for again in taken:
            journal.play(*again)
    assert journal.state.to_json() == now


LAWS: list[Law] = [
    seats_to_act_are_seats_in_order,
    who_is_to_act_has_a_choice_and_nobody_else,
    what_gives_something_up_leaves_something_to_do,
    every_legal_action_applies,
    no_question_is_asked_whose_every_answer_is_the_same,
    every_other_action_is_refused_with_a_reason,
    wrong_seats_and_numbers_are_refused,
    a_clone_is_equal_and_independent,
    json_is_lossless_and_plays_on,
    listening_changes_nothing,
    views_and_events_are_plain_data,
    pieces_are_conserved,
    the_outcome_comes_at_the_end,
    everything_said_has_a_text,
]
