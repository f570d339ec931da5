"""The end of the game and the final score (AOG-END, AOG-SCORE)."""

from typing import Any

import pytest

from ludage.games.age_of_gods.state import Position
from ludage.testing import age_of_gods, assert_changes, play, refusal, scripted
from tests.rules.age_of_gods.asking import CALM, data_of, seen_by

PEOPLES = [
    *("humans", "chaos", "high_elves", "dwarves", "barbarians", "orcs"),
    *("centaurs", "goblins", "dark_elves", "nomads", "lizardmen", "voraces"),
    *("pirates", "wood_elves", "hobbits", "amazons", "winged", "gnomes"),
    *("sorcerers", "monks", "giants", "ogres", "necromancers", "fairies"),
]
CITIES = ["t02", "t13", "t14", "t23", "t27", "t30", "t32", "t35", "t37", "t47", "t57", "t58"]
PLAIN = [f"t{number:02}" for number in range(1, 61) if f"t{number:02}" not in CITIES]
DESTINY = {
    0: ["humans", "nomads", "hobbits", "sorcerers"],
    1: ["orcs", "goblins", "amazons", "ogres"],
    2: ["dwarves", "voraces", "pirates", "monks"],
}
"""Nobody represents the Gnomes, Chaos and ten others."""


def realms(**counts: int | tuple[int, int]) -> dict[str, list[str]]:
    """Peoples on so many territories (or territories and cities among them) and the Gnomes on one; no others."""
    plain, cities = iter(PLAIN), iter(CITIES)
    out: dict[str, list[str]] = {people: [] for people in PEOPLES}
    for people, count in {"gnomes": 1, **counts}.items():
        lands, towns = count if isinstance(count, tuple) else (count, 0)
        out[people] = [next(cities) for _ in range(towns)] + [next(plain) for _ in range(lands - towns)]
    return out


def last_decision(**facts: Any) -> Position:
    """Seat 2 is about to play the last card of the last turn: one of the Gnomes, who are nobody's."""
    stated: dict[str, Any] = {"gods": CALM, "destiny": DESTINY, "hands": {2: ["gnomes"]}, **facts}
    return age_of_gods.position(turn=9, phase="action", seat=2, **stated)


def finished(**facts: Any) -> Position:
    state = last_decision(**facts)
    play(state, "play gnomes technology")
    return state


def scores(**facts: Any) -> tuple[int, ...]:
    outcome = finished(**facts).outcome
    assert outcome is not None
    return outcome.scores


# ---- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-END-01")
def test_the_game_ends_after_turn_nine() -> None:
    state = last_decision()
    assert state.outcome is None
    before = state.clone()
    play(state, "play gnomes technology")
    assert_changes(
        before,
        state,
        {
            "phase": ("action", "over"),
            "seats.2.hand": (["gnomes"], []),
            "discard": ([], ["gnomes"]),
            "peoples.gnomes.technology": (0, 1),
            "supply": (before.supply, before.supply - 1),
        },
    )
    assert state.to_act == ()
    assert state.outcome is not None
    refused = refusal(state, "attack t26 t25", seat=0)
    assert refused is not None
    assert refused.key == "refusal-game-over"


@pytest.mark.rule("AOG-END-01")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_at_the_end_all_destiny_cards_and_bets_are_turned_up(watcher: int | None) -> None:
    facts: dict[str, Any] = {
        "destiny": {0: DESTINY[0], 1: DESTINY[1][2:], 2: DESTINY[2]},
        "revealed": {1: ["orcs"]},
        "face_down": {1: ["goblins"]},
        "bets": {0: ["giants", "orcs"], 2: ["humans"]},
    }
    during = seen_by(last_decision(**facts), watcher)["seats"]
    shown = seen_by(finished(**facts), watcher)["seats"]
    for seat, peoples in DESTINY.items():
        known = ["people" in card for card in during[seat]["destiny"]]
        assert known == ([True] * 4 if watcher == seat else [seat == 1, False, False, False])
        assert [card["people"] for card in shown[seat]["destiny"]] == peoples
    assert "bet_peoples" not in str(during)
    assert [seat["bet_peoples"] for seat in shown] == [["orcs", "giants"], [], ["humans"]]


@pytest.mark.rule("AOG-END-01")
def test_everybody_is_told_the_cards_turned_up_at_the_end() -> None:
    state = last_decision(
        revealed={1: ["orcs"]},
        destiny={0: DESTINY[0], 1: DESTINY[1][1:], 2: DESTINY[2]},
        bets={0: ["giants"]},
    )
    heard = state.listen()
    play(state, "play gnomes technology")
    told: list[Any] = [
        event.seen_by(None) for event in heard if event.kind in ("destiny-shown", "bets-shown")
    ]
    assert [(event["kind"], event["seat"]) for event in told] == [
        ("destiny-shown", "seat:0"),
        ("bets-shown", "seat:0"),
        ("destiny-shown", "seat:1"),
        ("destiny-shown", "seat:2"),
    ]
    assert sorted(told[2]["peoples"]) == ["people:amazons", "people:goblins", "people:ogres"]


@pytest.mark.rule("AOG-END-01", "AOG-SCORE-01")
@pytest.mark.parametrize("place", ["destiny", "revealed", "face_down"])
def test_a_destiny_card_scores_whether_it_was_played_or_not(place: str) -> None:
    facts: dict[str, Any] = {
        "destiny": {0: ["humans", "nomads", "hobbits"], 1: DESTINY[1], 2: DESTINY[2]},
        "gods": {0: "bejofa", 1: "bifrons", 2: "novalis"},
    }
    facts[place] = {**facts.get(place, {}), 0: [*facts.get(place, {}).get(0, []), "sorcerers"]}
    assert scores(holds=realms(sorcerers=2), **facts) == (2, 0, 0)


# ---- territories and cities ----------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SCORE-01")
def test_each_territory_of_ones_four_peoples_scores_a_point() -> None:
    holds = realms(humans=6, nomads=3, hobbits=2, sorcerers=1, orcs=1, amazons=4, monks=2)
    assert scores(holds=holds) == (12, 5, 2)


@pytest.mark.rule("AOG-SCORE-01")
@pytest.mark.parametrize("people", DESTINY[0])
def test_each_of_the_four_peoples_counts(people: str) -> None:
    assert scores(holds=realms(**{people: 2})) == (2, 0, 0)


@pytest.mark.rule("AOG-SCORE-01")
def test_it_does_not_matter_who_conquered_a_territory() -> None:
    """The last player takes a territory for the Humans of seat 0: it is seat 0 who scores it."""
    holds = {**realms(amazons=1), "humans": ["t26"], "wood_elves": ["t25"]}
    state = last_decision(holds=holds, hands={2: ["gnomes", "amazons"]})
    play(scripted(state, rolls=[1]), "play amazons ability", "attack t26 t25")
    assert data_of(state)["territories"]["t25"] == "humans"
    assert state.outcome is not None
    assert state.outcome.scores == (2, 1, 0)


@pytest.mark.rule("AOG-SCORE-02")
@pytest.mark.parametrize(("towns", "points"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_a_territory_with_a_city_is_worth_one_point_more(towns: int, points: int) -> None:
    assert scores(holds=realms(nomads=(3, towns))) == (points, 0, 0)


@pytest.mark.rule("AOG-SCORE-01", "AOG-SECRECY-01")
def test_everybody_can_count_the_peoples_whose_cards_are_revealed_and_no_others() -> None:
    state = age_of_gods.position(
        turn=5,
        phase="action",
        seat=2,
        gods=CALM,
        destiny={0: ["nomads", "sorcerers"]},
        revealed={0: ["humans"]},
        face_down={0: ["hobbits"]},
        holds=realms(humans=(4, 1), nomads=5, sorcerers=1),
    )
    for seat in (None, 0, 1):
        told = seen_by(state, seat)["seats"][0]["open_score"]
        assert [(line["amount"], line["cause"]["args"]["people"]) for line in told] == [
            (4, "people:humans"),
            (1, "people:humans"),
        ]


@pytest.mark.rule("AOG-SCORE-02")
@pytest.mark.parametrize("city", CITIES)
def test_every_city_counts(city: str) -> None:
    assert scores(holds={**realms(), "humans": [city]}) == (2, 0, 0)


@pytest.mark.rule("AOG-SCORE-01", "AOG-SCORE-02")
def test_the_score_sheet_says_what_the_score_is_made_of() -> None:
    state = finished(holds=realms(humans=(4, 1), nomads=5, sorcerers=1), bets={0: ["giants"]})
    sheet = seen_by(state, None)["seats"][0]["score"]
    lines = [
        (line["amount"], line["cause"]["key"], line["cause"]["args"]["people"], line["cause"]["rule"])
        for line in sheet
        if line["amount"]
    ]
    assert sorted(lines) == [
        (1, "score-cities", "people:humans", "AOG-SCORE-02"),
        (1, "score-territories", "people:sorcerers", "AOG-SCORE-01"),
        (4, "score-territories", "people:humans", "AOG-SCORE-01"),
        (5, "score-territories", "people:nomads", "AOG-SCORE-01"),
    ]


# ---- bets ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SCORE-04")
@pytest.mark.parametrize(
    ("people", "lands", "points"),
    [
        ("chaos", 8, 3),
        ("chaos", 7, 0),
        ("lizardmen", 6, 3),
        ("lizardmen", 5, 0),
        ("winged", 4, 3),
        ("winged", 3, 0),
        ("giants", 2, 3),
        ("giants", 1, 0),
        ("giants", 0, 0),
    ],
)
def test_a_bet_pays_three_points_if_the_people_ends_at_its_maximum_size(
    people: str, lands: int, points: int
) -> None:
    assert scores(holds=realms(**{people: lands}), bets={0: [people]}) == (points, 0, 0)


@pytest.mark.rule("AOG-SCORE-04")
@pytest.mark.parametrize(
    ("spare", "lands", "points"),
    [(3, 6, 3), (3, 5, 0), (2, 6, 3), (2, 7, 3), (0, 6, 3), (0, 9, 3), (0, 5, 0)],
)
def test_a_bet_on_the_goblins_pays_from_six_territories_on(spare: int, lands: int, points: int) -> None:
    destiny = {**DESTINY, 1: ["orcs", "lizardmen", "amazons", "ogres"]}
    holds = realms(goblins=lands)
    assert scores(holds=holds, destiny=destiny, spare_goblins=spare, bets={0: ["goblins"]}) == (points, 0, 0)


@pytest.mark.rule("AOG-SCORE-04")
def test_several_players_may_be_paid_for_the_same_people() -> None:
    assert scores(holds=realms(chaos=8), bets={0: ["chaos"], 2: ["chaos"]}) == (3, 0, 3)


@pytest.mark.rule("AOG-SCORE-04")
def test_two_bets_on_two_peoples_pay_separately() -> None:
    holds = realms(chaos=8, giants=2)
    assert scores(holds=holds, bets={0: ["chaos", "giants"], 1: ["giants", "winged"]}) == (6, 3, 0)


@pytest.mark.rule("AOG-SCORE-02", "AOG-SCORE-04")
def test_bets_ignore_cities() -> None:
    assert scores(holds=realms(giants=(2, 2)), bets={0: ["giants"]}) == (3, 0, 0)
    assert scores(holds=realms(winged=(3, 3)), bets={0: ["winged"]}) == (0, 0, 0)


@pytest.mark.rule("AOG-SCORE-05", "AOG-PREDICT-05")
@pytest.mark.parametrize(("people", "lands", "points"), [("winged", 4, 6), ("winged", 3, 0), ("chaos", 8, 6)])
def test_two_bets_on_the_same_people_pay_six(people: str, lands: int, points: int) -> None:
    assert scores(holds=realms(**{people: lands}), bets={0: [people, people]}) == (points, 0, 0)


@pytest.mark.rule("AOG-SCORE-05")
@pytest.mark.parametrize(("lands", "points"), [(4, 6), (3, 0)])
def test_two_bets_on_another_players_people_pay_six(lands: int, points: int) -> None:
    assert scores(holds=realms(amazons=lands), bets={0: ["amazons", "amazons"]}) == (points, lands, 0)


@pytest.mark.rule("AOG-SCORE-06", "AOG-PREDICT-04")
@pytest.mark.parametrize("bets", [["humans"], ["humans", "humans"]])
@pytest.mark.parametrize("place", ["destiny", "revealed", "face_down"])
def test_a_bet_on_a_people_of_ones_own_pays_nothing(bets: list[str], place: str) -> None:
    facts: dict[str, Any] = {
        "destiny": {0: ["nomads", "hobbits", "sorcerers"], 1: DESTINY[1], 2: DESTINY[2]},
        "gods": {0: "bejofa", 1: "bifrons", 2: "novalis"},
    }
    facts[place] = {**facts.get(place, {}), 0: [*facts.get(place, {}).get(0, []), "humans"]}
    # the eight territories and their two cities score as ever
    assert scores(holds=realms(humans=(8, 2)), bets={0: bets}, **facts) == (10, 0, 0)


@pytest.mark.rule("AOG-SCORE-06")
def test_a_bet_on_ones_own_people_does_not_spoil_the_other_bet() -> None:
    holds = realms(humans=8, chaos=8)
    assert scores(holds=holds, bets={0: ["humans", "chaos"]}) == (11, 0, 0)


# ---- nothing else --------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SCORE-08")
def test_peoples_without_an_owner_score_for_nobody() -> None:
    assert scores(holds=realms(chaos=(8, 3), high_elves=8, lizardmen=6, giants=2)) == (0, 0, 0)


@pytest.mark.rule("AOG-SCORE-08")
@pytest.mark.parametrize(
    "facts",
    [
        {"hands": {0: ["chaos", "humans", "nomads"], 2: ["gnomes"]}},
        {"pawns": {0: 0, 1: 5}},
        {"technology": {"humans": 4, "nomads": 2}},
        {"fortified": [PLAIN[1], PLAIN[2]]},
        {"fortress": [PLAIN[1]]},
        {"love": [PLAIN[1]]},
        {"markers": {"attack_1": ["humans"], "defence_2": ["humans"]}},
        {"hate": ["humans"]},
    ],
)
def test_cards_pawns_technology_fortifications_and_markers_are_worth_nothing(facts: dict[str, Any]) -> None:
    holds = realms(humans=3, orcs=2)
    assert scores(holds=holds, **facts) == scores(holds=holds) == (3, 2, 0)


# ---- the winner ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AOG-SCORE-09")
@pytest.mark.parametrize(
    ("holds", "points", "ranks", "winners"),
    [
        (
            realms(
                humans=(8, 4),
                nomads=5,
                hobbits=3,
                sorcerers=1,
                orcs=(8, 4),
                goblins=5,
                amazons=3,
                ogres=1,
                dwarves=(8, 4),
                voraces=4,
                pirates=1,
                monks=1,
            ),
            (21, 21, 18),
            (1, 1, 3),
            (0, 1),
        ),
        (realms(humans=8, nomads=4, orcs=7, goblins=4, dwarves=8), (12, 11, 8), (1, 2, 3), (0,)),
        (realms(humans=1, orcs=4, dwarves=4), (1, 4, 4), (3, 1, 1), (1, 2)),
        (realms(humans=5, orcs=3, dwarves=3), (5, 3, 3), (1, 2, 2), (0,)),
        (realms(humans=2, orcs=2, dwarves=2), (2, 2, 2), (1, 1, 1), (0, 1, 2)),
    ],
)
def test_the_highest_total_wins_and_ties_are_shared(
    holds: dict[str, list[str]], points: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = finished(holds=holds).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.winners) == (points, ranks, winners)


@pytest.mark.rule("AOG-SCORE-09")
def test_no_tie_is_ever_broken() -> None:
    """Equal totals share the victory whatever the players hold besides, and whoever played first."""
    state = finished(
        holds=realms(humans=(3, 1), orcs=4, dwarves=3),
        technology={"humans": 3},
        pawns={0: 5, 1: 0},
        hands={0: ["chaos"], 1: ["orcs", "giants"], 2: ["gnomes"]},
        first=0,
    )
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ((4, 4, 3), (0, 1))
    assert seen_by(state, None)["outcome"] == {"scores": [4, 4, 3], "ranks": [1, 1, 3]}
