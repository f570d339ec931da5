"""Ratings and numbers of actions: a pure function of what is in play (TTA-RATE, TTA-ACT).

`recount` is the one place where they are added up. With a `Sheet` it also writes down what each is made of.
"""

from ludage.core.message import Argument, Line, Message
from ludage.games.through_the_ages.armies import army_strength
from ludage.games.through_the_ages.cards import Kind, is_unit
from ludage.games.through_the_ages.effects import BEST_LAB_POWERS, Effect, Power
from ludage.games.through_the_ages.state import Civilization, Position, Used

CULTURE, SCIENCE, STRENGTH, HAPPINESS, CIVIL, MILITARY, COLONIZATION = range(7)
RATING_IDS = [
    "culture",
    "science",
    "strength",
    "happiness",
    "civil_actions",
    "military_actions",
    "colonization",
]
RAVAGED_CULTURE = 2


class Sheet:
    """What every rating is made of: lines of amount and cause."""

    def __init__(self) -> None:
        self.lines: list[list[Line]] = [[] for _ in RATING_IDS]

    def add(self, rating: int, amount: int, card: str, rule: str = "TTA-RATE-02") -> None:
        """One contribution; nothing where it is 0."""
        if amount:
            self.lines[rating].append(Line(amount, Message("cause-card", {"card": card}, rule)))

    def many(self, rating: int, amount: int, card: str, count: int, rule: str = "TTA-RATE-02") -> None:
        """The contribution of several workers on one card."""
        if amount:
            args: dict[str, Argument] = {"card": card, "count": count}
            self.lines[rating].append(Line(amount, Message("cause-workers", args, rule)))


def power(state: Position, civ: Civilization) -> int:
    """The power of the leader in play."""
    return state.box.power[civ.leader] if civ.leader >= 0 else 0


def has_wonder(state: Position, civ: Civilization, wanted: int) -> bool:
    """Whether a completed wonder with this power is in effect."""
    powers = state.box.power
    return any(powers[card] == wanted and card not in civ.ravaged for card in civ.wonders)


def pacts_of(state: Position, seat: int) -> list[tuple[Effect, int]]:
    """The sides of the pacts a player takes part in, each with the partner's seat; none with two players."""
    out: list[tuple[Effect, int]] = []
    if state.players == 2:
        return out
    for owner, civ in enumerate(state.civs):
        if civ.pact >= 0:
            sides = state.box.pact_sides[civ.pact]
            if owner == seat:
                out.append((sides[civ.pact_side], civ.pact_partner))
            elif civ.pact_partner == seat:
                out.append((sides[1 - civ.pact_side], owner))
    return out


def recount(state: Position, seat: int, sheet: Sheet | None = None) -> None:
    """Work out all ratings anew; tokens of new actions are available at once, spent ones go first (TTA-ACT-01, 02)."""
    civ = state.civs[seat]
    if civ.resigned:
        return
    totals = rated(state, seat, sheet)
    civ.culture_rate = max(0, totals[CULTURE])
    civ.science_rate = max(0, totals[SCIENCE])
    civ.strength = max(0, totals[STRENGTH])
    civ.happiness = min(state.box.happiest, max(0, totals[HAPPINESS]))
    civ.colonization = totals[COLONIZATION]
    if totals[CIVIL] != civ.ca_total:
        if totals[CIVIL] < civ.ca_total and civ.ca < civ.ca_total:
            civ.used |= Used.WHITE_TOKEN
        civ.ca = _available(civ.ca, civ.ca_total, totals[CIVIL])
        civ.ca_total = totals[CIVIL]
    if totals[MILITARY] != civ.ma_total:
        if totals[MILITARY] < civ.ma_total and civ.ma < civ.ma_total:
            civ.used |= Used.RED_TOKEN
        civ.ma = _available(civ.ma, civ.ma_total, totals[MILITARY])
        civ.ma_total = totals[MILITARY]


def _available(available: int, before: int, now: int) -> int:
    return available + now - before if now > before else min(available, now)


def rated(state: Position, seat: int, sheet: Sheet | None) -> list[int]:
    """The sums of all ratings, before their limits."""
    box = state.box
    civ = state.civs[seat]
    totals = [0, 0, 0, 0, 0, 0, 0]
    more = 1 if civ.wonders and has_wonder(state, civ, Power.MORE_FACES) else 0
    _add_buildings(state, civ, totals, more, sheet)
    _add_card(state, totals, civ.government, more, sheet)
    for card in civ.specials:
        if card >= 0:
            _add_card(state, totals, card, more, sheet)
    for card in civ.wonders:
        if card in civ.ravaged:
            totals[CULTURE] += RAVAGED_CULTURE
            if sheet is not None:
                sheet.add(CULTURE, RAVAGED_CULTURE, box.refs[card], "TTA-WONDER-11")
            continue
        homer = 1 if card == civ.homer_under else 0
        own = more if box.power[card] != Power.MORE_FACES else 0
        _add_card(state, totals, card, own, sheet, homer)
    for card in civ.colonies:
        _add_card(state, totals, card, more, sheet)
    if civ.leader >= 0:
        _add_card(state, totals, civ.leader, more, sheet)
        _add_leader(state, civ, totals, more, sheet)
    if civ.tactic >= 0:
        tactical = army_strength(box, civ.tactic, civ.workers, power(state, civ) == Power.INFANTRY_AS_CAVALRY)
        totals[STRENGTH] += tactical
        if sheet is not None:
            sheet.add(STRENGTH, tactical, box.refs[civ.tactic], "TTA-TACTIC-09")
    if civ.wonders and has_wonder(state, civ, Power.STRENGTH_PER_INFANTRY_AND_ARTILLERY):
        wall = _units(state, civ, Kind.INFANTRY) + _units(state, civ, Kind.ARTILLERY)
        totals[STRENGTH] += wall
        if sheet is not None:
            sheet.add(STRENGTH, wall, "card:great_wall")
    _add_pacts(state, seat, totals, sheet)
    return totals


def _add_buildings(
    state: Position, civ: Civilization, totals: list[int], more: int, sheet: Sheet | None
) -> None:
    """Urban buildings and units give their figures once a worker (TTA-RATE-02)."""
    box = state.box
    workers = civ.workers
    for slot in civ.slots:
        count = workers[slot]
        if not count or (slot < box.stores and box.slot_kind[slot] < Kind.LAB):
            continue
        card = box.card_at[slot]
        happy = box.happy[card]
        if happy > 0:
            happy += more
        totals[CULTURE] += count * box.culture[card]
        totals[SCIENCE] += count * box.science[card]
        totals[STRENGTH] += count * box.strength[card]
        totals[HAPPINESS] += count * happy
        if sheet is not None:
            ref = box.refs[card]
            sheet.many(CULTURE, count * box.culture[card], ref, count)
            sheet.many(SCIENCE, count * box.science[card], ref, count)
            sheet.many(STRENGTH, count * box.strength[card], ref, count)
            sheet.many(HAPPINESS, count * happy, ref, count)


def _add_card(
    state: Position, totals: list[int], card: int, more: int, sheet: Sheet | None, homer: int = 0
) -> None:
    """A card that gives its figures once."""
    box = state.box
    happy = box.happy[card] + homer
    if happy > 0:
        happy += more
    totals[CULTURE] += box.culture[card]
    totals[SCIENCE] += box.science[card]
    totals[STRENGTH] += box.strength[card]
    totals[HAPPINESS] += happy
    totals[CIVIL] += box.civil_actions[card]
    totals[MILITARY] += box.military_actions[card]
    totals[COLONIZATION] += box.colonization[card]
    if sheet is not None:
        amounts = (
            box.culture[card],
            box.science[card],
            box.strength[card],
            happy,
            box.civil_actions[card],
            box.military_actions[card],
            box.colonization[card],
        )
        for rating, amount in enumerate(amounts):
            sheet.add(rating, amount, box.refs[card])


def _add_pacts(state: Position, seat: int, totals: list[int], sheet: Sheet | None) -> None:
    """What the pacts a player takes part in give him (TTA-PACT-08)."""
    for owner, civ in enumerate(state.civs):
        if civ.pact < 0 or seat not in (owner, civ.pact_partner):
            continue
        sides = state.box.pact_sides[civ.pact]
        side = sides[civ.pact_side if owner == seat else 1 - civ.pact_side]
        partner = civ.pact_partner if owner == seat else owner
        culture = side.number("culture")
        culture += side.number("culture_per_wonder") * len(state.civs[partner].wonders)
        strength = side.number("strength")
        actions = side.number("military_actions")
        totals[CULTURE] += culture
        totals[STRENGTH] += strength
        totals[MILITARY] += actions
        if sheet is not None:
            for rating, amount in ((CULTURE, culture), (STRENGTH, strength), (MILITARY, actions)):
                sheet.add(rating, amount, state.box.refs[civ.pact], "TTA-PACT-08")


# ---- leaders whose effect depends on other cards ------------------------------------------------------------------


def _units(state: Position, civ: Civilization, kind: int) -> int:
    """How many units or buildings of a type there are."""
    workers = civ.workers
    return sum([workers[slot] for slot in state.box.slots_of[kind]])


def best_level(state: Position, civ: Civilization, kinds: tuple[int, ...]) -> int:
    """The highest level with a worker among these types; -1 without one."""
    best = -1
    for kind in kinds:
        for slot in state.box.slots_of[kind]:
            if civ.workers[slot]:
                best = max(best, state.box.slot_age[slot])
    return best


def _faces(state: Position, civ: Civilization, kinds: tuple[int, ...], more: int) -> int:
    """The happy faces of the workers on these types."""
    box = state.box
    total = 0
    for kind in kinds:
        for slot in box.slots_of[kind]:
            happy = box.happy[box.card_at[slot]]
            if civ.workers[slot] and happy > 0:
                total += civ.workers[slot] * (happy + more)
    return total


def wonder_faces(state: Position, civ: Civilization, more: int) -> int:
    """The happy faces of the completed wonders that are in effect."""
    box = state.box
    total = 0
    for card in civ.wonders:
        happy = box.happy[card] + (1 if card == civ.homer_under else 0)
        if happy > 0 and card not in civ.ravaged:
            total += happy + (more if box.power[card] != Power.MORE_FACES else 0)
    return total


def building_bonus(state: Position, civ: Civilization, leader: int) -> list[int]:
    """What a leader adds to the culture of theaters and libraries, to that of labs, and to science."""
    box = state.box
    kind = box.power[leader]
    amount = box.effect[leader].number("amount")
    stage = labs = science = 0
    if kind in BEST_LAB_POWERS:
        science = max(0, best_level(state, civ, (Kind.LAB, Kind.LIBRARY)))
    elif kind == Power.THEATERS:
        stage = amount * _units(state, civ, Kind.THEATER)
    elif kind == Power.LIBRARY_AND_THEATER:
        pairs = min(_units(state, civ, Kind.LIBRARY), _units(state, civ, Kind.THEATER))
        stage = amount * pairs
    elif kind == Power.BEST_THEATER_TWICE:
        level = best_level(state, civ, (Kind.THEATER,))
        if level >= 0:
            stage = max(
                box.culture[box.card_at[slot]]
                for slot in box.slots_of[Kind.THEATER]
                if box.slot_age[slot] == level
            )
    elif kind == Power.LABS_MAKE_CULTURE:
        labs = lab_levels(state, civ)
        science = -_units(state, civ, Kind.LAB)
    return [stage, labs, science]


def lab_levels(state: Position, civ: Civilization) -> int:
    """The sum of the levels of all labs."""
    box = state.box
    return sum([civ.workers[slot] * box.slot_age[slot] for slot in box.lab_slots])


def _add_leader(
    state: Position, civ: Civilization, totals: list[int], more: int, sheet: Sheet | None
) -> None:
    """Leaders that make other cards give more."""
    box = state.box
    kind = box.power[civ.leader]
    effect = box.effect[civ.leader]
    culture = strength = 0
    stage, labs, science = building_bonus(state, civ, civ.leader)
    culture += stage + labs
    if kind == Power.STRENGTH_PER_UNIT:
        strength = effect.number("amount") * sum(
            [_units(state, civ, unit) for unit in range(Kind.INFANTRY, Kind.AIRFORCE + 1)]
        )
    elif kind == Power.STRENGTH_FROM_FAITH:
        strength = _faces(state, civ, (Kind.TEMPLE,), more)
        happy = box.happy[civ.government]
        strength += happy + more if happy > 0 else 0
    elif kind == Power.CULTURE_FROM_FACES:
        culture += _faces(state, civ, (Kind.TEMPLE, Kind.THEATER), more) + wonder_faces(state, civ, more)
    elif kind == Power.CULTURE_FROM_COLONIES and civ.colonies:
        culture += effect.number("amount") + len(civ.colonies) - 1
    elif kind == Power.STRENGTH_PER_UNIT_TYPE:
        types = [unit for unit in range(Kind.INFANTRY, Kind.AIRFORCE + 1) if _units(state, civ, unit)]
        strength = effect.number("amount") * len(types)
    totals[CULTURE] += culture
    totals[SCIENCE] += science
    totals[STRENGTH] += strength
    if sheet is not None:
        for rating, amount in ((CULTURE, culture), (SCIENCE, science), (STRENGTH, strength)):
            sheet.add(rating, amount, box.refs[civ.leader])


# ---- other figures ----------------------------------------------------------------------------------------------


def urban_limit(state: Position, civ: Civilization) -> int:
    """How many urban buildings of each type the government allows (TTA-BUILD-09)."""
    return state.box.urban_limit[civ.government]


def civil_hand_limit(state: Position, civ: Civilization) -> int:
    """White tokens owned, and one more with the Library (TTA-TAKE-11)."""
    return civ.ca_total + _library(state, civ) if civ.wonders else civ.ca_total


def military_hand_limit(state: Position, civ: Civilization) -> int:
    """Red tokens owned, and one more with the Library (TTA-MIL-01)."""
    return civ.ma_total + _library(state, civ) if civ.wonders else civ.ma_total


def _library(state: Position, civ: Civilization) -> int:
    for card in civ.wonders:
        if state.box.power[card] == Power.LARGER_HANDS and card not in civ.ravaged:
            return state.box.effect[card].number("amount")
    return 0


def count_of(state: Position, civ: Civilization, kind: int) -> int:
    """Buildings or units of a type, over all levels."""
    return _units(state, civ, kind)


def partners(state: Position, seat: int) -> list[int]:
    """The seats that a player has pacts with."""
    return [partner for _, partner in pacts_of(state, seat)]


def recount_with_partners(state: Position, seat: int) -> None:
    """After a change that pacts look at: a wonder, a pact."""
    recount(state, seat)
    for partner in partners(state, seat):
        recount(state, partner)


def unit_count(state: Position, civ: Civilization) -> int:
    """All military units."""
    box = state.box
    return sum([civ.workers[slot] for slot in civ.slots if is_unit(box.slot_kind[slot])])
