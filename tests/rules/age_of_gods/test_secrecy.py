"""What a player may know (AOG-SECRECY).

Most tests build two positions that differ in hidden cards only: whoever may not know them must not be able to
tell one position from the other, by its view, its choices or what it is told.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, play, scripted, texts

Watcher = int | None
GODS = {0: "bifrons", 1: "bejofa", 2: "novalis"}
HANDS = {
    0: ["humans", "orcs", "goblins", "nomads", "pirates", "hobbits", "monks", "ogres"],
    1: ["humans", "chaos", "goblins", "voraces", "pirates", "amazons", "giants", "fairies"],
    2: ["orcs", "dwarves", "centaurs", "lizardmen", "gnomes", "winged", "sorcerers", "giants"],
}
"""Left over: among others both cards of the Barbarians (yellow) and one of the Ogres (red)."""
DESTINY = {
    0: ["humans", "goblins", "hobbits", "monks"],
    1: ["orcs", "nomads", "pirates", "ogres"],
    2: ["dwarves", "voraces", "gnomes", "giants"],
}
"""Left over: Chaos, High Elves and Barbarians, and three of each other size."""
LEFT_OVER = {"orcs": "barbarians", "nomads": "centaurs", "pirates": "amazons", "ogres": "fairies"}


def seen_by(state: Position, watcher: Watcher) -> Any:
    return state.view(watcher)


def exchanged(cards: dict[int, list[str]], seat: int, old: str, new: str) -> dict[int, list[str]]:
    """The same cards, but for one of this player's."""
    kept = cards[seat].copy()
    kept.remove(old)
    return {**cards, seat: [*kept, new]}


def late(turn: int = 9, phase: str = "combat", **facts: Any) -> Position:
    """A late position in which all hidden cards are stated, so that nothing but them can differ."""
    stated: dict[str, Any] = {"gods": GODS, "hands": HANDS, "destiny": DESTINY, **facts}
    return age_of_gods.position(turn=turn, phase=phase, **stated)


def assert_same_to(watchers: Iterable[Watcher], one: Position, other: Position) -> None:
    """None of these can tell the two positions apart."""
    for watcher in watchers:
        assert seen_by(one, watcher) == seen_by(other, watcher)
        if watcher is None or watcher not in one.to_act:
            continue
        assert one.legal(watcher) == other.legal(watcher)
        assert one.prompt(watcher) == other.prompt(watcher)
        for action in one.legal(watcher):
            assert one.explain(watcher, action).to_dict() == other.explain(watcher, action).to_dict()


def told(state: Position, watcher: Watcher, *actions: str) -> list[Any]:
    """What the watcher hears when these actions are played."""
    heard = state.listen()
    play(state, *actions)
    return [event.seen_by(watcher) for event in heard]


def destiny_peoples(state: Position, watcher: Watcher, owner: int) -> list[Any]:
    """The peoples on a player's destiny cards, by falling size, None where the watcher sees the back only."""
    return [card.get("people") for card in seen_by(state, watcher)["seats"][owner]["destiny"]]


# ---- cards out of the game -----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SECRECY-01", "AOG-SECRECY-02")
@pytest.mark.parametrize("phase", ["fortification", "combat", "action"])
@pytest.mark.parametrize(("old", "new"), [("chaos", "barbarians"), ("amazons", "ogres")])
def test_nobody_but_its_holder_can_tell_a_card_in_hand_from_one_left_over(
    phase: str, old: str, new: str
) -> None:
    one = late(phase=phase)
    other = late(phase=phase, hands=exchanged(HANDS, 1, old, new))
    assert_same_to([0, 2, None], one, other)
    assert seen_by(one, 1) != seen_by(other, 1)


@pytest.mark.rule("AOG-SECRECY-01", "AOG-SECRECY-02")
@pytest.mark.parametrize("phase", ["fortification", "combat", "action"])
def test_nobody_but_its_holder_can_tell_a_hand_from_eight_cards_left_over(phase: str) -> None:
    left_over = [
        "high_elves",
        "dwarves",
        "barbarians",
        "dark_elves",
        "wood_elves",
        "monks",
        "ogres",
        "necromancers",
    ]
    one, other = late(phase=phase), late(phase=phase, hands={**HANDS, 1: left_over})
    assert_same_to([0, 2, None], one, other)
    assert seen_by(other, 1)["own"]["hand"] == left_over


@pytest.mark.rule("AOG-SECRECY-01", "AOG-SECRECY-02")
@pytest.mark.parametrize("phase", ["fortification", "combat", "action"])
@pytest.mark.parametrize("people", DESTINY[1])
def test_nobody_but_its_holder_can_tell_a_destiny_card_in_hand_from_one_left_over(
    phase: str, people: str
) -> None:
    one = late(phase=phase)
    other = late(phase=phase, destiny=exchanged(DESTINY, 1, people, LEFT_OVER[people]))
    assert_same_to([0, 2, None], one, other)
    assert seen_by(one, 1) != seen_by(other, 1)


@pytest.mark.rule("AOG-SECRECY-01")
def test_a_deal_tells_each_player_his_own_card_and_nobody_the_cards_left_over() -> None:
    drawn = ["nomads", "goblins", "voraces"]  # to seats 1, 2 and 0
    state = age_of_gods.position(turn=2, phase="action", seat=2, gods=GODS, hands={2: ["gnomes"]})
    heard = scripted(state, draws=drawn).listen()
    play(state, "play gnomes technology")
    for watcher, own in ((1, "nomads"), (2, "goblins"), (0, "voraces"), (None, None)):
        dealt: list[Any] = [event.seen_by(watcher) for event in heard if event.kind == "destiny-dealt"]
        assert [(event["seat"], event["size"]) for event in dealt] == [
            (f"seat:{seat}", 3) for seat in (1, 2, 0)
        ]
        assert [event["people"] for event in dealt if "people" in event] == ([f"people:{own}"] if own else [])


@pytest.mark.rule("AOG-SECRECY-01")
def test_whatever_was_dealt_the_others_are_told_the_same() -> None:
    heard_by: list[list[Any]] = []
    for card in ("nomads", "centaurs"):
        state = age_of_gods.position(turn=2, phase="action", seat=2, gods=GODS, hands={2: ["gnomes"]})
        scripted(state, draws=[card, "goblins", "voraces"])
        events = state.listen()
        play(state, "play gnomes technology")
        heard_by.append([event.seen_by(watcher) for watcher in (0, 2, None) for event in events])
    assert heard_by[0] == heard_by[1]


@pytest.mark.rule("AOG-SECRECY-01")
def test_the_cards_left_over_stay_unknown_when_the_game_is_over() -> None:
    facts: dict[str, Any] = {"phase": "action", "seat": 2}
    one, other = late(**facts), late(**facts, hands=exchanged(HANDS, 1, "chaos", "barbarians"))
    for state in (one, other):
        play(state, "play dwarves technology")
        assert state.outcome is not None
    assert_same_to([0, 2, None], one, other)


@pytest.mark.rule("AOG-SECRECY-01")
def test_a_player_can_only_guess_which_cards_are_left_over() -> None:
    state = late()
    destinies: list[set[str]] = [set() for _ in range(4)]
    cards = set()
    for seed in range(200):
        imagined: Any = state.imagine(0, seed).to_dict()
        for people in imagined["seats"][1]["destiny"]:
            destinies[state.box.sizes[state.box.people_ids.index(people)] - 1].add(people)
        cards |= set(imagined["seats"][1]["hand"])
    everybody = [
        {people for people, its in zip(state.box.people_ids, state.box.sizes, strict=True) if its == size}
        for size in (1, 2, 3, 4)
    ]
    # any card but those he holds himself may be seat 1's, and so any of them may be out of the game
    assert destinies == [peoples - set(DESTINY[0]) for peoples in everybody]
    assert cards == set(state.box.people_ids)


# ---- hands and destiny cards ---------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SECRECY-02")
def test_an_unrevealed_destiny_card_shows_its_number_but_not_its_people() -> None:
    state = late()
    for watcher in (0, 2, None):
        assert seen_by(state, watcher)["seats"][1]["destiny"] == [
            {"size": size, "place": "hand", "seen_by": []} for size in (4, 3, 2, 1)
        ]
    assert destiny_peoples(state, 1, owner=1) == DESTINY[1]


@pytest.mark.rule("AOG-SECRECY-02")
def test_others_see_only_the_backs_of_a_hand() -> None:
    state = late(hands={**HANDS, 1: ["chaos", "voraces", "barbarians", "giants"]}, discard=["humans"])
    for watcher in (0, 2, None):
        view = seen_by(state, watcher)
        assert view["seats"][1]["hand"] == {"red": 1, "yellow": 3}
        assert watcher is None or view["own"]["hand"] == sorted(
            HANDS[watcher], key=state.box.people_ids.index
        )
    assert "own" not in seen_by(state, None)
    assert seen_by(state, 1)["own"]["hand"] == ["chaos", "barbarians", "voraces", "giants"]


@pytest.mark.rule("AOG-SECRECY-02")
def test_a_destiny_card_becomes_public_when_it_is_played() -> None:
    state = late(phase="action", seat=1)
    for watcher in (0, 2, None):
        assert destiny_peoples(state, watcher, owner=1) == [None] * 4
    heard = told(state, None, "reveal nomads technology")
    assert {
        "kind": "destiny-revealed-technology",
        "seat": "seat:1",
        "people": "people:nomads",
        "ability": "ability:migration",
    } in heard
    for watcher in (0, 2, None):
        assert destiny_peoples(state, watcher, owner=1) == [None, "nomads", None, None]
        assert seen_by(state, watcher)["peoples"]["nomads"]["revealed_by"] == 1


@pytest.mark.rule("AOG-SECRECY-02")
def test_a_destiny_card_never_played_becomes_public_at_the_end() -> None:
    state = late(phase="action", seat=2)
    play(state, "play dwarves technology")
    for watcher in (0, 1, 2, None):
        assert [destiny_peoples(state, watcher, owner) for owner in range(3)] == list(DESTINY.values())


@pytest.mark.rule("AOG-SECRECY-02")
def test_everything_open_is_the_same_for_everybody() -> None:
    state = late(
        empty=["t44"],
        fortified=["t26"],
        technology={"orcs": 2},
        markers={"attack_1": ["orcs"]},
        hands={**HANDS, 1: HANDS[1][1:]},
        discard=["humans"],
        pawns={0: 3},
    )
    spectator = seen_by(state, None)
    assert spectator["discard"] == ["humans"]
    assert [seat["god"] for seat in spectator["seats"]] == list(GODS.values())
    assert spectator["seats"][0]["pawns"] == 3
    assert spectator["territories"]["t26"]["fortified"]
    assert spectator["peoples"]["orcs"]["technology"] == 2
    for watcher in range(3):
        view = seen_by(state, watcher)
        for card in view["seats"][watcher]["destiny"]:
            del card["people"]
        del view["own"]
        assert {**view, "seat": None} == spectator


@pytest.mark.rule("AOG-SECRECY-02")
def test_a_destiny_card_seen_through_the_hobbits_stays_between_the_two_players() -> None:
    def peeked(destiny: dict[int, list[str]], watcher: Watcher) -> tuple[Position, list[Any]]:
        state = late(phase="action", destiny=destiny)
        heard = told(scripted(state, draws=[4]), watcher, "play hobbits ability", "peek 1")
        return state, heard

    state, heard = peeked(DESTINY, 0)
    assert destiny_peoples(state, 0, owner=1) == ["orcs", None, None, None]
    assert "people:orcs" in [event.get("people") for event in heard]
    other = exchanged(DESTINY, 1, "orcs", "barbarians")
    for watcher in (2, None):
        one, two = peeked(DESTINY, watcher), peeked(other, watcher)
        assert one[1] == two[1]
        assert_same_to([watcher], one[0], two[0])
        # that seat 0 has looked, and at which number, is seen by all
        assert seen_by(one[0], watcher)["seats"][1]["destiny"][0] == {
            "size": 4,
            "place": "hand",
            "seen_by": [0],
        }


@pytest.mark.rule("AOG-SECRECY-02")
def test_who_looked_through_the_hobbits_does_not_forget_and_others_go_on_guessing() -> None:
    state = late(phase="action")
    play(scripted(state, draws=[4]), "play hobbits ability", "peek 1")
    card = 1 * 4 + 3  # seat 1's destiny card of size 4
    for_seat = {
        seat: {state.box.people_ids[state.imagine(seat, seed).destiny[card]] for seed in range(100)}
        for seat in (0, 1, 2)
    }
    assert for_seat == {
        0: {"orcs"},
        1: {"orcs"},
        2: {"humans", "chaos", "high_elves", "barbarians", "orcs"},
    }


@pytest.mark.rule("AOG-SECRECY-02")
def test_a_destiny_card_played_face_down_shows_only_its_number() -> None:
    def concealed(people: str, watcher: Watcher) -> tuple[Position, list[Any]]:
        state = late(phase="action", seat=1, destiny=exchanged(DESTINY, 1, "orcs", people))
        return state, told(state, watcher, f"conceal {people}")

    for watcher in (0, 2, None):
        one, two = concealed("orcs", watcher), concealed("barbarians", watcher)
        assert one[1] == two[1]
        assert one[1][0] == {"kind": "destiny-concealed", "seat": "seat:1", "size": 4}
        assert_same_to([watcher], one[0], two[0])
        assert seen_by(one[0], watcher)["seats"][1]["destiny"][0] == {
            "size": 4,
            "place": "face_down",
            "seen_by": [],
        }


# ---- bets ----------------------------------------------------------------------------------------------------


def with_bet(people: str, **facts: Any) -> Position:
    """Seat 1 has laid a red card of this people, Giants or Fairies, and holds neither."""
    hands = {**HANDS, 1: ["humans", "chaos", "goblins", "voraces", "pirates", "amazons"]}
    return late(hands=hands, bets={1: [people]}, discard=["barbarians"], **facts)


@pytest.mark.rule("AOG-SECRECY-03")
@pytest.mark.parametrize("turn", [7, 8, 9])
@pytest.mark.parametrize("phase", ["fortification", "combat", "action"])
def test_a_bet_shows_only_its_back_until_the_end(turn: int, phase: str) -> None:
    one, other = with_bet("giants", turn=turn, phase=phase), with_bet("fairies", turn=turn, phase=phase)
    assert_same_to([0, 2, None], one, other)
    assert seen_by(one, 0)["seats"][1]["bets"] == {"red": 1, "yellow": 0}
    assert seen_by(one, 1)["own"]["bets"] == ["giants"]
    assert seen_by(other, 1)["own"]["bets"] == ["fairies"]


@pytest.mark.rule("AOG-SECRECY-03")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_at_scoring_everybody_sees_the_bets(watcher: Watcher) -> None:
    state = with_bet("giants", phase="action", seat=2)
    assert "bet_peoples" not in seen_by(state, watcher)["seats"][1]
    heard = told(state, watcher, "play dwarves technology")
    assert {"kind": "bets-shown", "seat": "seat:1", "peoples": ["people:giants"]} in heard
    assert [seat["bet_peoples"] for seat in seen_by(state, watcher)["seats"]] == [[], ["giants"], []]


@pytest.mark.rule("AOG-SECRECY-03")
def test_nobody_but_the_bettor_can_do_more_than_guess_a_bet() -> None:
    state = with_bet("giants")
    guesses = {state.box.people_ids[state.imagine(0, seed).bets[1][0]] for seed in range(200)}
    # every red card he does not hold twice himself may be the one
    assert guesses == {
        people for people, its in zip(state.box.people_ids, state.box.sizes, strict=True) if its <= 2
    }
    assert {state.imagine(1, seed).bets[1][0] for seed in range(20)} == {state.bets[1][0]}


@pytest.mark.rule("AOG-PREDICT-02")
def test_while_bets_are_laid_others_can_imagine_any_number_a_player_may_have_laid() -> None:
    for hand, numbers in ((["giants"], {0, 1}), (["giants", "orcs", "dwarves"], {0, 1, 2})):
        state = age_of_gods.position(turn=7, phase="destiny", gods=GODS, hands={1: hand})
        play(state, "bet giants", seat=1)
        if 1 in state.to_act:
            play(state, "done", seat=1)
        assert {len(state.imagine(0, seed).bets[1]) for seed in range(60)} == numbers


@pytest.mark.rule("AOG-SECRECY-03")
def test_the_late_bet_of_cephalus_is_secret_from_turn_nine_to_the_end() -> None:
    gods = {0: "bifrons", 1: "cephalus", 2: "novalis"}
    both = []
    for people in ("giants", "fairies"):
        state = age_of_gods.position(turn=9, phase="destiny", gods=gods, hands=HANDS, destiny=DESTINY)
        heard = state.listen()
        play(state, f"bet {people}", "done", seat=1)
        both.append((state, [event.seen_by(watcher) for watcher in (0, 2, None) for event in heard]))
    assert both[0][1] == both[1][1]
    assert_same_to([0, 2, None], both[0][0], both[1][0])
    assert texts(both[0][0])  # the phase went on
    assert seen_by(both[0][0], 0)["seats"][1]["bets"] == {"red": 1, "yellow": 0}
