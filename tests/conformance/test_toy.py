"""The laws on trial: they acquit an honest game, and catch every way of cheating that they are meant to catch."""

from collections.abc import Callable, Collection
from itertools import count

import pytest

from ludage.core.event import Data, Event, News
from ludage.core.journal import Journal
from ludage.core.message import Forecast, Line, Message, Refusal
from ludage.core.state import Outcome
from ludage.core.stream import Stream, seeded
from ludage.texts import UnknownTextError
from tests.conformance import laws, secrecy
from tests.conformance.laws import LAWS, Law
from tests.conformance.playing import LONGEST_GAME, random_game
from tests.conformance.secrecy import LAWS_OF_SECRECY
from tests.conformance.toy_game import KEEP, ROLL, SHOW, TOKENS, Toy, ToyState


class ActsOutOfOrder(Toy):
    def bid(self, state: ToyState, seat: int, amount: int) -> None:
        super().bid(state, seat, amount)
        state.to_act = state.to_act[::-1]


class OffersNothing(Toy):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        return [] if state.points[0] else super().legal(state, seat)


class OffersTwice(Toy):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        return super().legal(state, seat) * 2


class RefusesWhatItOffers(Toy):
    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        return None if action == ROLL else Refusal("refusal-not-now", rule="TOY-TURN")


class AllowsEverything(Toy):
    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        return None


class RefusesWithoutARule(Toy):
    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        return None if refusal is None else Refusal(refusal.key)


class RefusesWithASideEffect(Toy):
    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        if refusal is not None:
            state.points[seat] -= 1
        return refusal


class DoesNothing(Toy):
    def perform(self, state: ToyState, seat: int, action: int) -> None:
        if action != KEEP:
            super().perform(state, seat, action)


class AsksWhatMakesNoDifference(Toy):
    """Both answers come to the same; a bid that has no effect is still a secret, so that one may be asked for."""

    def perform(self, state: ToyState, seat: int, action: int) -> None:
        super().perform(state, seat, KEEP if action in (ROLL, SHOW) else action)


class QuestionsEverything(Toy):
    def forgone(self, state: ToyState, seat: int) -> dict[int, Message]:
        return {action: Message("forgo-something") for action in self.legal(state, seat)}


class QuestionsByAnothersCard(Toy):
    def forgone(self, state: ToyState, seat: int) -> dict[int, Message]:
        return {self.legal(state, seat)[0]: Message("forgo-something")} if state.cards[seat - 1] % 2 else {}


class ClonesByHalf(Toy):
    def clone(self, state: ToyState) -> ToyState:
        out = super().clone(state)
        out.points = state.points
        return out


class ForgetsInWriting(Toy):
    def fields(self, state: ToyState) -> Data:
        return {**super().fields(state), "shown": [0] * state.players}


class RollsOnlyForListeners(Toy):
    def take_turn(self, state: ToyState, seat: int, action: int) -> None:
        if state.heard is not None:
            state.stream.word()
        super().take_turn(state, seat, action)


class ShowsTuples(Toy):
    def view(self, state: ToyState, seat: int | None) -> Data:
        return {**super().view(state, seat), "tokens": tuple(state.tokens)}


class LosesATokenPerBid(Toy):
    def bid(self, state: ToyState, seat: int, amount: int) -> None:
        super().bid(state, seat, amount)
        state.tokens[seat] -= amount == TOKENS


class RanksTheLowestFirst(Toy):
    def outcome(self, state: ToyState) -> Outcome:
        return Outcome(tuple(state.points), super().outcome(state).ranks[::-1])


class HasNoWords(Toy):
    def prompt(self, state: ToyState, seat: int) -> Message:
        return Message("prompt-nothing")


class TellsWithoutWords(Toy):
    def take_turn(self, state: ToyState, seat: int, action: int) -> None:
        state.tell(Event("nothing", {}))
        super().take_turn(state, seat, action)


class ViewShowsACard(Toy):
    def view(self, state: ToyState, seat: int | None) -> Data:
        return {**super().view(state, seat), "best": max(state.cards)}


class ViewShowsTheComingLuck(Toy):
    def view(self, state: ToyState, seat: int | None) -> Data:
        return {**super().view(state, seat), "next": state.stream.clone().roll(6)}


class ViewShowsAPendingBid(Toy):
    def view(self, state: ToyState, seat: int | None) -> Data:
        return {**super().view(state, seat), "bids": list(state.bids)}


class ForecastsTheDie(Toy):
    def explain(self, state: ToyState, seat: int, action: int) -> Forecast:
        return Forecast([Line(state.stream.clone().roll(6), Message("forecast-show"))])


class OffersByAnothersCard(Toy):
    def legal(self, state: ToyState, seat: int) -> list[int]:
        legal = super().legal(state, seat)
        return legal[:2] if state.cards[seat - 1] % 2 else legal


class RefusesByAnothersCard(Toy):
    def why_not(self, state: ToyState, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(state, seat, action)
        return refusal if refusal is None else refusal.about(cards=state.cards[seat - 1])


class ImaginesTheTruth(Toy):
    def imagine(self, state: ToyState, seat: int | None, seed: int) -> ToyState:
        out = self.clone(state)
        out.stream = seeded(seed)
        return out


class ImaginesTheSameLuck(Toy):
    def imagine(self, state: ToyState, seat: int | None, seed: int) -> ToyState:
        out = super().imagine(state, seat, seed)
        out.stream = state.stream.clone()
        return out


class ImaginesSwappedCards(Toy):
    """Looks innocent, but only the cards really held by somebody ever occur."""

    def imagine(self, state: ToyState, seat: int | None, seed: int) -> ToyState:
        out = super().imagine(state, seat, seed)
        pool = [card for other, card in enumerate(state.cards) if other != seat and not state.shown[other]]
        luck = seeded(seed)
        for other in range(state.players):
            if other != seat and not state.shown[other]:
                out.cards[other] = luck.draw(pool)
        return out


class TellsTheCardKept(Toy):
    def take_turn(self, state: ToyState, seat: int, action: int) -> None:
        if action == KEEP:
            state.tell(Event("kept", {"seat": f"seat:{seat}", "card": state.cards[seat]}))
        else:
            super().take_turn(state, seat, action)


class AsksOnlyTheHolderOfAHighCard(Toy):
    """Whose turn it is gives away what he holds: the leak of many digital games."""

    def perform(self, state: ToyState, seat: int, action: int) -> None:
        super().perform(state, seat, action)
        if action > TOKENS and state.to_act and state.cards[state.to_act[0]] < 6:
            state.to_act = tuple(other for other in (state.to_act[0] + 1,) if other < state.players)


class ShowsACardInSilence(Toy):
    def take_turn(self, state: ToyState, seat: int, action: int) -> None:
        super().take_turn(state, seat, action)
        if action == ROLL:
            state.shown[seat] = 1


CHEATS: list[tuple[type[Toy], Law]] = [
    (ActsOutOfOrder, laws.seats_to_act_are_seats_in_order),
    (OffersNothing, laws.who_is_to_act_has_a_choice_and_nobody_else),
    (OffersTwice, laws.who_is_to_act_has_a_choice_and_nobody_else),
    (QuestionsEverything, laws.what_gives_something_up_leaves_something_to_do),
    (RefusesWhatItOffers, laws.every_legal_action_applies),
    (DoesNothing, laws.every_legal_action_applies),
    (AsksWhatMakesNoDifference, laws.no_question_is_asked_whose_every_answer_is_the_same),
    (AllowsEverything, laws.every_other_action_is_refused_with_a_reason),
    (RefusesWithoutARule, laws.every_other_action_is_refused_with_a_reason),
    (RefusesWithASideEffect, laws.every_other_action_is_refused_with_a_reason),
    (ClonesByHalf, laws.a_clone_is_equal_and_independent),
    (ForgetsInWriting, laws.json_is_lossless_and_plays_on),
    (RollsOnlyForListeners, laws.listening_changes_nothing),
    (ShowsTuples, laws.views_and_events_are_plain_data),
    (LosesATokenPerBid, laws.pieces_are_conserved),
    (RanksTheLowestFirst, laws.the_outcome_comes_at_the_end),
    (HasNoWords, laws.everything_said_has_a_text),
    (TellsWithoutWords, laws.everything_said_has_a_text),
    (ViewShowsACard, secrecy.an_imagined_position_looks_the_same),
    (ViewShowsTheComingLuck, secrecy.an_imagined_position_looks_the_same),
    (ViewShowsAPendingBid, secrecy.an_imagined_position_looks_the_same),
    (ForecastsTheDie, secrecy.an_imagined_position_looks_the_same),
    (OffersByAnothersCard, secrecy.an_imagined_position_looks_the_same),
    (QuestionsByAnothersCard, secrecy.an_imagined_position_looks_the_same),
    (RefusesByAnothersCard, secrecy.an_imagined_position_looks_the_same),
    (ImaginesTheSameLuck, secrecy.imagination_knows_only_what_is_seen),
    (ImaginesSwappedCards, secrecy.imagination_knows_only_what_is_seen),
    (ImaginesTheTruth, secrecy.a_secret_leaves_the_others_guessing),
    (TellsTheCardKept, secrecy.hidden_things_change_nothing_seen),
    (AsksOnlyTheHolderOfAHighCard, secrecy.hidden_things_change_nothing_seen),
    (ShowsACardInSilence, secrecy.hidden_things_change_nothing_seen),
]


def play_under(game: Toy, law: Callable[[ToyState, Stream], None] | Law, games: int = 30) -> None:
    """Random games with the law checked at every decision and at the end."""
    for seed in range(games):
        luck = seeded(seed)
        for state in random_game(Journal(game, 2 + seed % 3, seed), luck):
            law(state, luck)  # type: ignore[arg-type]


@pytest.mark.parametrize("law", [*LAWS, *LAWS_OF_SECRECY], ids=lambda law: law.__name__)
def test_an_honest_game_keeps_the_law(law: Law) -> None:
    play_under(Toy(), law)


@pytest.mark.parametrize(("cheat", "law"), CHEATS, ids=lambda thing: thing.__name__)
def test_a_law_catches_who_breaks_it(cheat: type[Toy], law: Law) -> None:
    with pytest.raises((AssertionError, UnknownTextError, ValueError)):
        play_under(cheat(), law)


@pytest.mark.parametrize("holds", [True, False])
def test_a_question_without_a_difference_stays_only_where_its_excuse_holds(
    holds: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = AsksWhatMakesNoDifference()
    law = laws.no_question_is_asked_whose_every_answer_is_the_same
    for key in ("prompt-bid", "prompt-turn"):
        excuses = laws.ASKED_ALTHOUGH_IT_MAKES_NO_DIFFERENCE
        monkeypatch.setitem(excuses, (game.id, key), lambda after: holds)
    if holds:
        play_under(game, law)
    else:
        with pytest.raises(AssertionError):
            play_under(game, law)


def test_every_law_but_the_core_s_own_has_been_seen_to_catch_somebody() -> None:
    caught = {law for _, law in CHEATS}
    assert set(LAWS) | set(LAWS_OF_SECRECY) == caught | {laws.wrong_seats_and_numbers_are_refused}


def test_beginnings_imagined_otherwise_than_dealt_are_caught() -> None:
    secrecy.assert_beginnings_are_imagined_as_they_are_dealt(Toy(), 3, games=400)
    for cheat in (ImaginesTheTruth(), ImaginesSwappedCards()):
        with pytest.raises(AssertionError, match=r"cards is .* imagined"):
            secrecy.assert_beginnings_are_imagined_as_they_are_dealt(cheat, 3, games=400)


def test_nobody_gives_up_in_a_random_game() -> None:
    class Concedes(Toy):
        concessions: tuple[int, ...] = (KEEP,)

    for seed in range(20):
        journal = Journal(Concedes(), 3, seed)
        list(random_game(journal, seeded(seed)))
        assert KEEP not in [action for _, action in journal.actions]


def test_a_game_without_an_end_is_caught() -> None:
    class NeverEnds(Toy):
        def perform(self, state: ToyState, seat: int, action: int) -> None:
            super().perform(state, seat, action)
            state.to_act = state.to_act or (0,)

    with pytest.raises(AssertionError, match=f"no end after {LONGEST_GAME} decisions"):
        list(random_game(Journal(NeverEnds(), 2, 0), seeded(0)))


def finished(game: Toy) -> Journal:
    journal = Journal(game, 3, 0)
    list(random_game(journal, seeded(0)))
    return journal


def test_a_record_that_depends_on_hidden_luck_is_caught() -> None:
    class CountsItsPlays(Toy):
        plays = count()

        def bid(self, state: ToyState, seat: int, amount: int) -> None:
            super().bid(state, seat, amount)
            state.points[seat] += next(self.plays)

    laws.a_record_replays_to_the_same_game(finished(Toy()))
    with pytest.raises((AssertionError, ValueError)):
        laws.a_record_replays_to_the_same_game(finished(CountsItsPlays()))


def test_an_undo_past_news_is_caught() -> None:
    class UndoesEverything(Journal):
        def undoable(self, seat: int, people: Collection[int] = ()) -> int | None:
            own = [at for at, (who, _) in enumerate(self.actions) if who == seat]
            return own[-1] if own else None

    journal = UndoesEverything(Toy(), 2, 0)
    journal.play(0, 1)
    laws.undo_goes_back_as_far_as_nothing_was_learned(journal)
    journal.play(1, 1)
    journal.play(0, SHOW)
    assert any(event.news == News.SHOWN for event in journal.events[-1])
    with pytest.raises(AssertionError):
        laws.undo_goes_back_as_far_as_nothing_was_learned(journal)
