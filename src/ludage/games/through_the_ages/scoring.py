"""Age III events, final scorings and the outcome (TTA-SCORE, TTA-SCORE1, TTA-VAR-SHORT-10 to 12)."""

from collections.abc import Callable
from itertools import zip_longest

from ludage.core.event import Event, News
from ludage.core.message import Argument, Line, Message
from ludage.core.state import Outcome
from ludage.games.through_the_ages.banks import consumption, discontent
from ludage.games.through_the_ages.cards import Kind, is_unit, is_urban
from ludage.games.through_the_ages.colonies import seats_from
from ludage.games.through_the_ages.effects import Power
from ludage.games.through_the_ages.production import (
    farm_output,
    lab_output,
    mine_output,
    pact_figure,
)
from ludage.games.through_the_ages.ratings import count_of, lab_levels, power
from ludage.games.through_the_ages.state import NO_CARD, Civilization, Position, Variant

WONDER_POINTS = (5, 4, 3, 2)
WORKERS_FREE = 10
SECOND_AGE_WONDER = 6
COLONY_POINTS = 3


def ranking(state: Position, values: list[int], active: int) -> list[int]:
    """Seats from the first to the last; ties go to the active player, then in turn order (TTA-EVENT-09)."""
    return sorted(
        seats_from(state, active), key=lambda seat: (-values[seat], (seat - active) % state.players)
    )


def ranking_scale(state: Position) -> list[int]:
    """What the first, the second ... score by a ranking event, by the number of those who play (TTA-SCORE-05)."""
    playing = sum([1 for civ in state.civs if not civ.resigned])
    if state.ranked_by_cards and playing == len(state.box.ranking_by_cards):
        return state.box.ranking_by_cards
    return state.box.ranking.get(playing, [])


def scale_said(state: Position) -> str:
    """The same scale, as texts name it."""
    return "/".join([str(points) for points in ranking_scale(state)])


def by_rank(state: Position, card: int) -> bool:
    """Whether an event scores by rank."""
    return state.box.ids[card] in RANKED


# ---- age III events -----------------------------------------------------------------------------------------------


def impact(state: Position, card: int, amount: int, seat: int, active: int) -> int:
    """What an age III event scores for a civilisation; negative where it costs culture."""
    civ = state.civs[seat]
    name = state.box.ids[card]
    if name in RANKED:
        rates = [getattr(other, RANKED[name]) for other in state.civs]
        order = ranking(state, rates, active)
        return ranking_scale(state)[order.index(seat)]
    return IMPACTS[name](state, seat, civ, amount)


def _agriculture(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    made = farm_output(state, civ)
    return amount * made + (4 if made > consumption(state, civ) else 0)


def _architecture(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * _levels(state, civ, is_urban)


def _balance(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    food = farm_output(state, civ) + pact_figure(state, seat, "food")
    resources = mine_output(state, civ) + lab_output(state, civ) + pact_figure(state, seat, "resources")
    return amount * max(0, min(civ.science_rate, civ.culture_rate, food, resources))


def _colonies(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * len(civ.colonies)


def _competition(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * _levels(state, civ, lambda kind: is_unit(kind) or kind == Kind.ARENA)


def _government(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return 2 * amount * civ.ca_total + amount * civ.ma_total


def _happiness(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * civ.happiness - amount * discontent(state, civ)


def _industry(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * mine_output(state, civ)


def _population(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    content = civ.unused + sum(civ.workers) - discontent(state, civ)
    return amount * max(0, content - WORKERS_FREE)


def _progress(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    ages = state.box.age
    return amount * (ages[civ.government] + sum([ages[card] for card in civ.specials if card >= 0]))


def _technology(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    """Those of level III; in the shorter game, which knows none, those of level II (TTA-VAR-SHORT-12)."""
    counted = 2 if state.variant == Variant.SHORTER else 3
    return amount * _technology_levels(state, civ).count(counted)


def _variety(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    kinds = [kind for kind in range(Kind.LAB, Kind.GOVERNMENT) if count_of(state, civ, kind)]
    return amount * (len(kinds) + sum([1 for card in civ.specials if card >= 0]))


def _wonders(state: Position, seat: int, civ: Civilization, amount: int) -> int:
    return amount * sum([WONDER_POINTS[state.box.age[card]] for card in civ.wonders])


IMPACTS = {
    "impact_of_agriculture": _agriculture,
    "impact_of_architecture": _architecture,
    "impact_of_balance": _balance,
    "impact_of_colonies": _colonies,
    "impact_of_competition": _competition,
    "impact_of_government": _government,
    "impact_of_happiness": _happiness,
    "impact_of_industry": _industry,
    "impact_of_population": _population,
    "impact_of_progress": _progress,
    "impact_of_technology": _technology,
    "impact_of_variety": _variety,
    "impact_of_wonders": _wonders,
}
RANKED = {"impact_of_science": "science_rate", "impact_of_strength": "strength"}


def _levels(state: Position, civ: Civilization, fits: Callable[[int], bool]) -> int:
    """The sum of the levels of all workers on cards of some types."""
    box = state.box
    return sum([civ.workers[slot] * box.slot_age[slot] for slot in civ.slots if fits(box.slot_kind[slot])])


def _technology_levels(state: Position, civ: Civilization) -> list[int]:
    box = state.box
    levels = [box.slot_age[slot] for slot in civ.slots]
    return [*levels, box.age[civ.government], *[box.age[card] for card in civ.specials if card >= 0]]


# ---- the end of the game ------------------------------------------------------------------------------------------


def first_game_sheet(state: Position, seat: int) -> list[Line]:
    """The scoring list of a first game (TTA-SCORE1-02 to 09)."""
    box = state.box
    civ = state.civs[seat]
    technologies = sum([box.slot_age[slot] for slot in civ.slots])
    technologies += sum([box.age[card] for card in civ.specials if card >= 0])
    second = sum([1 for card in civ.wonders if box.age[card] == 2])
    amounts = (
        (technologies, "score-technologies", "TTA-SCORE1-02"),
        (2 * box.age[civ.government], "score-government", "TTA-SCORE1-03"),
        (civ.science_rate, "score-science", "TTA-SCORE1-04"),
        (civ.strength, "score-strength", "TTA-SCORE1-05"),
        (civ.happiness, "score-happiness", "TTA-SCORE1-06"),
        (farm_output(state, civ) + mine_output(state, civ), "score-production", "TTA-SCORE1-07"),
        (COLONY_POINTS * len(civ.colonies), "score-colonies", "TTA-SCORE1-08"),
        (SECOND_AGE_WONDER * second, "score-wonders", "TTA-SCORE1-09"),
    )
    return [Line(amount, Message(key, {}, rule)) for amount, key, rule in amounts]


def final_events(state: Position) -> list[int]:
    """The age III events that are still to be resolved, in any order (TTA-SCORE-02, TTA-VAR-SHORT-11)."""
    if state.variant == Variant.FIRST_GAME:
        return []
    if state.variant == Variant.SHORTER:
        kept = [civ.kept for civ in state.civs if not civ.resigned and civ.kept != NO_CARD]
        return [*state.shown_events, *sorted(kept)]
    decks = [*state.current_events, *state.future_events]
    if state.top_event != NO_CARD:
        decks.append(state.top_event)
    box = state.box
    return sorted([card for card in decks if box.age[card] == 3 and box.kind[card] == Kind.EVENT])


def score_game(state: Position) -> None:
    """The final scoring of the variant, line by line for everybody (TTA-SCORE1-01, TTA-SCORE-01 to 07)."""
    state.unscored = tuple([civ.culture for civ in state.civs])
    for lines in zip_longest(*[final_sheet(state, seat) for seat in range(state.players)]):
        for seat, line in enumerate(lines):
            if line is not None and line.amount:
                state.civs[seat].culture += line.amount
                _tell_score(state, seat, line)


def final_sheet(state: Position, seat: int) -> list[Line]:
    """What the final scoring adds to the culture of a player; nothing where a resignation ended the game."""
    if not state.unscored or state.civs[seat].resigned:
        return []
    culture = state.unscored[seat]
    sheet: list[Line] = []
    for line in _final_lines(state, seat):
        amount = max(line.amount, -culture)  # nobody has less than no culture
        culture += amount
        sheet.append(Line(amount, line.cause))
    return sheet


def _final_lines(state: Position, seat: int) -> list[Line]:
    """Every line of the variant's scoring, also those that bring nothing."""
    box = state.box
    civ = state.civs[seat]
    lines: list[Line] = []
    if state.variant == Variant.FIRST_GAME:
        lines += first_game_sheet(state, seat)
    elif state.variant == Variant.SHORTER:
        second = sum([1 for card in civ.wonders if box.age[card] == 2])
        lines.append(Line(SECOND_AGE_WONDER * second, Message("score-wonders", {}, "TTA-VAR-SHORT-10")))
    for card in final_events(state):
        points = impact(state, card, box.steps[card][0].amount, seat, state.first)
        lines.append(Line(points, _event_cause(state, card)))
    if power(state, civ) == Power.LABS_MAKE_RESOURCES:
        cause = Message("score-leader", {"card": box.refs[civ.leader]}, "TTA-SCORE-07")
        lines.append(Line(lab_levels(state, civ), cause))
    return lines


def _event_cause(state: Position, card: int) -> Message:
    """The event, and where it ranks, by which scale."""
    said: dict[str, Argument] = {"card": state.box.refs[card]}
    if not by_rank(state, card):
        return Message("score-event", said, "TTA-SCORE-02")
    said["scale"] = scale_said(state)
    return Message("score-ranking", said, "TTA-SCORE-05")


def _tell_score(state: Position, seat: int, line: Line) -> None:
    if state.heard is not None:
        data: dict[str, object] = {"seat": f"seat:{seat}", "amount": line.amount, "line": line.to_dict()}
        state.tell(Event("final-score", data, News.SHOWN))


def outcome(state: Position) -> Outcome:
    """Most culture wins, ties share; who resigned ranks last (TTA-SCORE-08, TTA-RESIGN-07)."""
    scores = tuple([0 if civ.resigned else civ.culture for civ in state.civs])
    places = [(civ.resigned, -score) for civ, score in zip(state.civs, scores, strict=True)]
    return Outcome(scores, tuple([1 + sum([other < place for other in places]) for place in places]))


def standings(state: Position) -> dict[str, list[int]]:
    """Figures of all civilisations, for charts."""
    return {
        "culture": [civ.culture_rate for civ in state.civs],
        "science": [civ.science_rate for civ in state.civs],
        "strength": [civ.strength for civ in state.civs],
        "happiness": [civ.happiness for civ in state.civs],
    }
