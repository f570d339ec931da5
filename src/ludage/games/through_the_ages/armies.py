"""Armies: units grouped under a tactic for the greatest strength (TTA-TACTIC-09 to 17, TTA-AIR)."""

from ludage.games.through_the_ages.cards import Box, Kind, is_unit

FIRST_UNIT = int(Kind.INFANTRY)


def army_strength(box: Box, tactic: int, workers: list[int], as_cavalry: bool) -> int:
    """The tactical strength of the units in `workers` (by slot) under a tactic.

    `as_cavalry`: infantry may count as cavalry (Genghis Khan). Every air force doubles one army, the best ones first.
    """
    needs = box.army[tactic]
    modern_from = box.age[tactic] - 1
    everybody = [0, 0, 0]
    modern = [0, 0, 0]
    for kind in range(3):
        for slot in box.slots_of[FIRST_UNIT + kind]:
            count = workers[slot]
            if count:
                everybody[kind] += count
                if box.slot_age[slot] >= modern_from:
                    modern[kind] += count
    planes = sum([workers[slot] for slot in box.slots_of[Kind.AIRFORCE]])
    best = 0
    for current in range(_armies(needs, modern, as_cavalry) + 1):
        if not as_cavalry:  # modern armies never stand in the way of the others
            current = _armies(needs, modern, False)
        rest = _rest(needs, everybody, modern, current)
        if rest is not None:
            old = _armies(needs, rest, as_cavalry)
            best = max(best, _doubled(box, tactic, current, old, planes))
        if not as_cavalry:
            break
    return best


def _armies(needs: tuple[int, int, int], units: list[int], as_cavalry: bool) -> int:
    """How many armies the units make at most."""
    infantry, cavalry, artillery = needs
    most = 99
    if infantry:
        most = min(most, units[0] // infantry)
    if cavalry:
        if as_cavalry:
            most = min(most, (units[0] + units[1]) // (infantry + cavalry))
        else:
            most = min(most, units[1] // cavalry)
    if artillery:
        most = min(most, units[2] // artillery)
    return most


def _rest(
    needs: tuple[int, int, int], everybody: list[int], modern: list[int], armies: int
) -> list[int] | None:
    """What is left beside so many modern armies that use as little infantry for cavalry as they can."""
    lent = max(0, needs[1] * armies - modern[1])
    rest = [
        everybody[0] - needs[0] * armies - lent,
        everybody[1] - needs[1] * armies + lent,
        everybody[2] - needs[2] * armies,
    ]
    return rest if min(rest) >= 0 else None


def _doubled(box: Box, tactic: int, current: int, old: int, planes: int) -> int:
    """Current and obsolete armies, the best of them doubled by air forces (TTA-AIR-02)."""
    full, lower = box.army_strength[tactic], box.army_obsolete[tactic]
    return (current + min(planes, current)) * full + (old + min(max(planes - current, 0), old)) * lower


def force_bound(box: Box, players: int) -> int:
    """A colonisation force that none can exceed: where the list of bids ends (TTA-COLONY-03).

    As if one player had every yellow token there is and made them all units of the strongest kind; of `n` units and an
    air force to an army no other share of them gives more. Then every card that adds to a force.
    """
    own = box.start_yellow + box.start_unused + sum(box.initial_workers)
    units = players * own + sum([max(0, tokens) for tokens in box.yellow])
    units += sum([box.effect[leader].number("yellow_tokens") for leader in box.of_kind(Kind.LEADER)])
    strongest = max(box.strength[card] for card in box.card_at if is_unit(box.kind[card]))
    tactical = max(
        2 * box.army_strength[tactic] * units // (sum(box.army[tactic]) + 1)
        for tactic in box.of_kind(Kind.TACTIC)
    )
    most_copies = [max(box.copies[count][card] for count in box.copies) for card in range(box.size)]
    cards = sum([max(0, force) * max(1, most_copies[card]) for card, force in enumerate(box.colonization)])
    cook = sum([box.effect[leader].number("cards") for leader in box.of_kind(Kind.LEADER)])
    return units * strongest + tactical + cards + cook
