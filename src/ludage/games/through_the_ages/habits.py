"""What a civilisation does in a game, counted as in people.csv.

What is counted is what a listener hears, so it is the same for people, bots and records. A turn in which nothing
political was done counts as a phase that was passed, whether or not anybody was asked; a colony is one that somebody
won or that Columbus found, not one that was annexed; cards are counted by the price of their space, whatever was paid;
a tactic counts when its card is played, not when it is copied; a war is won when its declarer is the stronger. `PLAYER`
lines are observed once a player, `GAME` lines once a game, and a few once for each case, as the share of wars that were
won.
"""

from collections.abc import Sequence

from ludage.core.event import Event
from ludage.core.habits import Watch
from ludage.core.state import State
from ludage.games.through_the_ages.actions import Actions, Verb
from ludage.games.through_the_ages.cards import (
    FIRST_SPECIAL,
    KIND_IDS,
    Box,
    Kind,
    is_technology,
    is_unit,
    is_urban,
)
from ludage.games.through_the_ages.effects import Order
from ludage.games.through_the_ages.state import Position

PEOPLE = "people.csv"

AGE_IDS = ["a", "i", "ii", "iii", "iv"]
TYPES = KIND_IDS[: Kind.GOVERNMENT]
PLAYER = [
    *("wonders", "stages", "governments", "cards", "cards-for-1", "cards-for-2", "cards-for-3"),
    *[f"cards-age-{age}" for age in AGE_IDS],
    *("leaders", "colonies", "bids", "bonus-cards", "tactics"),
    *("take-farms-mines", "take-urban", "take-units", "take-blue", "take-action-cards", "take-governments"),
    *[f"take-{kind}" for kind in TYPES],
]
GAME = [
    *("wars", "aggressions", "pacts-offered", "pacts-accepted", "events-prepared", "colonised"),
    *("population", "buildings", "units", "upgrades-production", "upgrades-units", "developed"),
    *("action-cards", "discards", "politics-passed", "destroyed", "disbanded", "turns"),
]
LINE_OF = {
    "wonder": "wonders",
    "leader": "leaders",
    "bid": "bids",
    "bonus-played": "bonus-cards",
    "tactic": "tactics",
    "war": "wars",
    "aggression": "aggressions",
    "pact-offered": "pacts-offered",
    "pact-offered-equal": "pacts-offered",
    "pact-accepted": "pacts-accepted",
    "prepared": "events-prepared",
    "population": "population",
    "destroyed": "destroyed",
    "disbanded": "disbanded",
}
"""The events that are a line of their own."""
POLITICAL = (
    Verb.PREPARE,
    Verb.AGGRESSION,
    Verb.WAR,
    Verb.CULTURE_WAR,
    Verb.PACT,
    Verb.CANCEL,
    Verb.RESIGN,
    Verb.RETIRE,
    Verb.SETTLE,
)


class Notebook(Watch):
    """The counts of one game."""

    def __init__(self, box: Box, actions: Actions) -> None:
        super().__init__()
        self._box = box
        self._actions = actions
        self._counts: list[dict[str, int]] = []
        self._round = 1
        self._age = 0
        self._active = 0
        self._idle = False
        """Nothing political has been done in this turn so far, though it could have been."""
        self._discarding = False
        """The turn's actions are over, so that a card which is discarded is one too many."""
        self._changes: dict[int, int] = {}
        self._won: list[float] = []

    def begin(self, state: State) -> None:
        assert isinstance(state, Position)
        self._counts = [dict.fromkeys([*PLAYER, *GAME, "wonders-begun"], 0) for _ in range(state.players)]
        self._round, self._age = state.round, state.age
        self._turn(state.active)

    def hear(self, seat: int, action: int, events: Sequence[Event]) -> None:
        verb = self._actions.verbs[action]
        if verb in POLITICAL:
            self._idle = False
        if verb == Verb.END:
            self._settle_politics()
            self._discarding = True
        for event in events:
            self._note(event)

    def end(self, state: State) -> None:
        assert isinstance(state, Position)
        counts = self._counts
        scores = sorted(state.game.outcome(state).scores)
        taken = sum([each["cards"] for each in counts])
        dear = sum([each["cards-for-3"] for each in counts])
        begun = sum([each["wonders-begun"] for each in counts])
        finished = sum([each["wonders"] for each in counts])
        found: dict[str, list[float]] = {line: [float(each[line]) for each in counts] for line in PLAYER}
        for line in GAME:
            found[line] = [float(sum([each[line] for each in counts]))]
        found["rounds"] = [float(state.round)]
        found["culture"] = [float(score) for score in scores]
        found["lead"] = [float(scores[-1] - scores[-2])]
        found["science-left"] = [float(civ.science) for civ in state.civs]
        found["wonders-finished"] = [1.0] * finished + [0.0] * (begun - finished)
        found["share-for-3"] = [1.0] * dear + [0.0] * (taken - dear)
        found["first-government"] = [float(round_) for round_ in self._changes.values()]
        found["games-with-war"] = [float(found["wars"][0] > 0)]
        found["games-with-aggression"] = [float(found["aggressions"][0] > 0)]
        found["wars-won"] = self._won
        self.observed = found

    # ---- the course of the game --------------------------------------------------------------------------------

    def _turn(self, seat: int) -> None:
        self._active = seat
        self._count(seat, "turns")
        self._idle = self._round > 1
        self._discarding = False

    def _settle_politics(self) -> None:
        if self._idle:
            self._count(self._active, "politics-passed")
        self._idle = False

    def _count(self, seat: int, line: str, times: int = 1) -> None:
        self._counts[seat][line] += times

    # ---- what is heard -----------------------------------------------------------------------------------------

    def _note(self, event: Event) -> None:
        kind, data = event.kind, event.data
        if kind == "age-begins":
            self._age = _number(data["age"])
        elif kind == "turn-begins":
            self._round = int(str(data["round"]))
            self._turn(_number(data["seat"]))
        elif kind == "war-won":
            self._won.append(float(_number(data["seat"]) == self._active))
        elif kind == "war-even":
            self._won.append(0.0)
        elif kind in LINE_OF:
            self._count(_number(data["seat"]), LINE_OF[kind])
        elif kind == "discarded":
            if self._discarding:
                self._count(_number(data["seat"]), "discards")
        elif kind in ("auction-won", "settled"):
            self._count(_number(data["seat"]), "colonies")
            self._count(_number(data["seat"]), "colonised")
        elif kind == "stages":
            self._count(_number(data["seat"]), "stages", int(str(data["stages"])))
        elif "card" in data or "low" in data:
            self._note_card(kind, data)

    def _note_card(self, kind: str, data: dict[str, object]) -> None:
        """What is told of a card whose type matters."""
        box = self._box
        card = box.number[str(data["low" if kind == "upgraded" else "card"]).partition(":")[2]]
        of = box.kind[card]
        if kind == "taken":
            self._take(_number(data["seat"]), of, _number(data["space"]))
        elif kind == "built":
            self._count(_number(data["seat"]), "units" if is_unit(of) else "buildings")
        elif kind == "upgraded":
            self._count(_number(data["seat"]), "upgrades-units" if is_unit(of) else "upgrades-production")
        elif kind == "action-card":
            if box.effect[card].word in (Order.NONE, Order.FOOD_OR_RESOURCES):
                self._count(_number(data["seat"]), "action-cards")
        elif kind in ("developed", "revolution"):
            seat = _number(data["seat"])
            self._count(seat, "developed")
            if of == Kind.GOVERNMENT:
                self._count(seat, "governments")
                self._changes.setdefault(seat, self._round)

    def _take(self, seat: int, kind: int, space: int) -> None:
        self._count(seat, "cards")
        self._count(seat, f"cards-for-{self._box.space_cost[space - 1]}")
        self._count(seat, f"cards-age-{AGE_IDS[self._age]}")
        if kind == Kind.WONDER:
            self._count(seat, "wonders-begun")
        elif kind == Kind.ACTION:
            self._count(seat, "take-action-cards")
        elif kind == Kind.GOVERNMENT:
            self._count(seat, "take-governments")
        elif is_technology(kind):
            group = "farms-mines"
            if kind >= FIRST_SPECIAL:
                group = "blue"
            elif is_unit(kind):
                group = "units"
            elif is_urban(kind):
                group = "urban"
            self._count(seat, f"take-{group}")
            if kind < Kind.GOVERNMENT:
                self._count(seat, f"take-{TYPES[kind]}")


def _number(reference: object) -> int:
    """The number of a seat, a space or an age."""
    return int(str(reference).partition(":")[2])
