"""Prepared positions of Through the Ages, and the tables on which they lie."""

import json
import sqlite3
from collections.abc import Callable, Mapping

import httpx
from playwright.sync_api import Page

from ludage.core.state import State
from ludage.games.through_the_ages.state import Position
from ludage.testing.through_the_ages import GAME, position
from tests.browser.conftest import Server
from tests.browser.pages import TablePage

STRONG = {
    "workers": {"warriors": 3, "swordsmen": 3, "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1},
    "yellow": 5,
    "unused": 1,
    "culture": 20,
    "science": 10,
    "resources": 4,
    "food": 3,
}
WEAK = {
    "workers": {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 2, "religion": 1},
    "yellow": 9,
    "unused": 1,
    "culture": 15,
    "science": 12,
    "resources": 4,
    "food": 3,
}


def after(state: Position, seat: int, action: str) -> Position:
    """The position in which a rival has done this."""
    state.apply(seat, GAME.actions.parse(action))
    return state


def my_actions() -> Position:
    """Everything lies open, and it is my turn."""
    return position(
        {**WEAK, "hand": ["irrigation"], "food": 8},
        {**STRONG, "leader": "homer"},
        WEAK,
        age=1,
        row=["iron", "drama", "knights", "alchemy", "masonry", "bread_and_circuses", "theology"],
    )


def auction_of_four() -> Position:
    """A territory is about to be discovered, and only I can bid much."""
    return position(
        {**DEVELOPED, "military": ["good_harvest"]},
        WEAK,
        WEAK,
        WEAK,
        phase="politics",
        current=["inhabited_territory_i"],
    )


DEVELOPED = {
    "workers": {
        "agriculture": 1,
        "irrigation": 2,
        "selective_breeding": 2,
        "bronze": 1,
        "iron": 2,
        "coal": 2,
        "philosophy": 1,
        "scientific_method": 2,
        "religion": 1,
        "theology": 1,
        "printing_press": 2,
        "opera": 2,
        "drama": 1,
        "bread_and_circuses": 1,
        "swordsmen": 2,
        "riflemen": 2,
        "knights": 2,
        "cannon": 1,
    },
    "techs": ["computers", "alchemy", "mechanized_agriculture", "air_forces"],
    "yellow": 2,
    "unused": 1,
    "culture": 84,
    "science": 14,
    "government": "constitutional_monarchy",
    "leader": "napoleon_bonaparte",
    "wonders": ["pyramids", "great_wall", "eiffel_tower"],
    "wonder": ("hollywood", 1),
    "colonies": ["strategic_territory_i", "developed_territory_ii"],
    "specials": ["warfare", "code_of_laws", "navigation", "architecture"],
    "tactic": "napoleonic_army",
    "hand": ["multimedia", "rockets", "albert_einstein"],
    "military": ["raid_iii", "military_bonus_iii"],
    "tokens": {"agriculture": 2, "irrigation": 1, "bronze": 1, "coal": 2},
}
"""Four rows of technologies and something of everything else."""

HOARD = {
    **WEAK,
    "hand": [
        "team_sports",
        "cannon",
        "breakthrough_ii",
        "frugality_ii",
        "urban_growth_ii",
        "albert_einstein",
    ],
    "military": [
        *(
            "military_bonus_ii",
            "military_bonus_iii",
            "infiltrate_ii",
            "raid_ii",
            "raid_iii",
            "spy_ii",
            "annex_ii",
        ),
        *(
            "war_over_technology_ii",
            "war_over_territory_ii",
            "modern_army",
            "plunder_iii",
            "loss_of_sovereignty",
        ),
        *("international_tourism", "impact_of_architecture"),
    ],
}
"""Twenty cards, each another one."""


def great_auction() -> Position:
    """I may bid anything from 1 to 153."""
    mighty = {
        "workers": {"modern_infantry": 6, "tanks": 3, "rockets": 3, "air_forces": 3, "warriors": 0},
        "tactic": "modern_army",
        "yellow": 3,
        "military": ["foray"],
    }
    discovered = position(
        mighty,
        {"military": ["legion"]},
        age=3,
        tactics=["modern_army"],
        phase="politics",
        current=["historic_territory_i"],
    )
    return after(discovered, 0, "prepare foray")


POSITIONS: dict[str, Callable[[], Position]] = {
    "developed": lambda: position(
        DEVELOPED,
        {**WEAK, "war": ("war_over_territory_ii", 0)},
        WEAK,
        age=3,
        round=15,
        row=["tanks", "democracy"],
        tactics=["phalanx", "medieval_army", "napoleonic_army", "conquistadors", "fortifications"],
        current=["impact_of_colonies"],
    ),
    "rival": lambda: position(
        WEAK, DEVELOPED, WEAK, WEAK, age=3, round=15, row=["tanks", "democracy"], tactics=["phalanx"]
    ),
    "beside": lambda: position(
        WEAK,
        {**WEAK, "war": ("war_over_territory_ii", 0)},
        {**WEAK, "war": ("war_over_technology_ii", 0)},
        WEAK,
        age=3,
        tactics=[
            *("phalanx", "legion", "heavy_cavalry", "medieval_army", "fighting_band"),
            *("napoleonic_army", "conquistadors", "fortifications", "classic_army", "defensive_army"),
            *("mobile_artillery", "entrenchments", "mechanized_army", "modern_army", "shock_troops"),
        ],
    ),
    "hoard": lambda: position(HOARD, WEAK, WEAK, age=3),
    "ranked": lambda: position(
        {**WEAK, "military": ["impact_of_science", "impact_of_technology"]},
        WEAK,
        WEAK,
        WEAK,
        age=3,
        round=15,
        row=["tanks", "democracy"],
        past=["impact_of_strength"],
        impact_ranking="cards",
    ),
    "auction": lambda: position(
        {**STRONG, "military": ["good_harvest"]}, WEAK, phase="politics", current=["inhabited_territory_i"]
    ),
    "aggression": lambda: position({**STRONG, "military": ["raid_i"]}, WEAK, phase="politics"),
    "defence": lambda: after(
        position(
            {**WEAK, "military": ["military_bonus_i", "legion"]},
            {**STRONG, "military": ["raid_i"]},
            phase="politics",
            active=1,
        ),
        1,
        "aggression raid_i 0",
    ),
    "plunder": lambda: position({**STRONG, "military": ["plunder_i"]}, WEAK, phase="politics"),
    "terror": lambda: position(
        {**WEAK, "military": ["good_harvest"], "unused": 0, "yellow": 10},
        STRONG,
        phase="politics",
        current=["reign_of_terror"],
    ),
    "calm": lambda: position({**WEAK, "yellow": 16}, WEAK, age=1),
    "unrest": lambda: position(
        {
            **WEAK,
            "workers": {"warriors": 1, "agriculture": 4, "bronze": 5, "philosophy": 2},
            "yellow": 6,
            "unused": 0,
        },
        WEAK,
        age=1,
        row=["irrigation", "iron", "knights", "theology", "drama", "alchemy", "pyramids"],
    ),
    "discard": lambda: after(
        position(
            {
                **WEAK,
                "hand": ["patriotism_a", "frugality_a", "masonry", "irrigation"],
                "military": ["legion", "phalanx", "raid_i", "military_bonus_i"],
            },
            WEAK,
        ),
        0,
        "end",
    ),
    "actions": my_actions,
    "confirm": my_actions,
    "taps": my_actions,
    "shown": my_actions,
    "building": my_actions,
    "limit": my_actions,
    "at once": my_actions,
    "keys": my_actions,
    "held down": my_actions,
    "bids": auction_of_four,
    "four": auction_of_four,
    **{
        f"force {language} {width}": great_auction for language in ("en", "fr") for width in (1440, 1280, 390)
    },
    "banner 1440": auction_of_four,
    "banner 1280": auction_of_four,
    "banner 390": auction_of_four,
    "sides": lambda: position(
        {**WEAK, "military": ["acceptance_of_supremacy"]}, WEAK, WEAK, phase="politics", age=2
    ),
    "war": lambda: position({**STRONG, "military": ["war_over_territory_ii"]}, WEAK, phase="politics", age=2),
    "pact": lambda: after(
        position(
            WEAK, {**WEAK, "military": ["trade_routes_agreement"]}, WEAK, phase="politics", active=1, age=1
        ),
        1,
        "pact trade_routes_agreement 0 a",
    ),
}


def lay_out(server: Server, tables: Mapping[str, State]) -> None:
    """Put these positions on their tables, as if the games had come to them."""
    server.stop()
    with sqlite3.connect(server.folder / "tables.sqlite3") as database:
        for table, state in tables.items():
            database.execute("DELETE FROM move WHERE table_id = ?", [table])
            database.execute("DELETE FROM snapshot WHERE table_id = ?", [table])
            database.execute(
                "INSERT INTO snapshot (table_id, number, position) VALUES (?, 0, ?)", [table, state.to_json()]
            )
            database.execute(
                "UPDATE table_ SET seq = 0, to_act = ? WHERE id = ?", [json.dumps(state.to_act), table]
            )
    database.close()
    server.start()


class Prepared:
    """Tables of one person against bots, each with a position in which something is about to happen."""

    def __init__(self, server: Server, positions: Mapping[str, Callable[[], Position]] = POSITIONS) -> None:
        made = {name: make() for name, make in positions.items()}
        with httpx.Client(base_url=server.address) as client:
            client.post("/api/guest", json={"language": "en"}).raise_for_status()
            self.tables = {name: self._table(client, state.players) for name, state in made.items()}
            self.cookies = [
                {"name": one.name, "value": one.value or "", "url": server.address}
                for one in client.cookies.jar
            ]
        lay_out(server, {self.tables[name]: state for name, state in made.items()})

    def _table(self, client: httpx.Client, players: int) -> str:
        wanted = {"game": GAME.id, "players": players, "public": False, "bots": "random"}
        return str(client.post("/api/tables", json=wanted).raise_for_status().json()["id"])

    def open(self, page: Page, name: str) -> TablePage:
        """Come back to a table."""
        page.context.add_cookies(self.cookies)  # type: ignore[arg-type]
        page.goto(f"/table/{self.tables[name]}")
        return TablePage(page).ready().my_turn()
