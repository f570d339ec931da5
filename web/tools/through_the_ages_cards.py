"""The figures printed on the cards, for the client: `cards.json`, made from the engine's own tables."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

from ludage.games.through_the_ages.actions import PLACES

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/ludage/games/through_the_ages/content"
CIVIL = {
    "science_cost": "science",
    "science_cost_revolution": "revolution",
    "resource_cost": "cost",
    "urban_limit": "urban",
}
FIGURES = {
    "prod_food": "food",
    "prod_resource": "resource",
    "prod_science": "science",
    "prod_culture": "culture",
    "happiness": "happy",
    "strength": "strength",
    "colonization": "colonization",
    "civil_actions": "civil",
    "military_actions": "military",
    "blue_tokens": "blue",
}
MILITARY = {"military_action_cost": "actions", "tactic_strength_obsolete": "obsolete"}
UNITS = {"tactic_infantry": "infantry", "tactic_cavalry": "cavalry", "tactic_artillery": "artillery"}
STRENGTH = {"tactic_strength": "strength"}
AT_ONCE = {
    "imm_food": "food",
    "imm_resource": "resource",
    "imm_science": "science",
    "imm_culture": "culture",
    "imm_population": "worker",
    "imm_military_cards": "card",
}
FOR_GOOD = {
    "perm_yellow_tokens": "yellow",
    "perm_blue_tokens": "blue",
    "perm_happiness": "happy",
    "perm_strength": "strength",
}
USED = {place for places in PLACES.values() for place in places}
BONUS = {"defense_bonus": "strength", "colonization_bonus": "colonization"}


def numbers(row: dict[str, str], columns: dict[str, str]) -> dict[str, int]:
    """The figures of these columns that are there."""
    found = {name: int(row[column]) for column, name in columns.items() if row.get(column)}
    return {name: number for name, number in found.items() if number}


def card(row: dict[str, str]) -> dict[str, Any]:
    """What is printed on a card, without its words."""
    out: dict[str, Any] = {
        "kind": row["type"],
        "age": row["age"],
        **numbers(row, CIVIL),
        **numbers(row, MILITARY),
    }
    groups = {
        "figures": {**FIGURES, **STRENGTH},
        "units": UNITS,
        "atOnce": AT_ONCE,
        "forGood": FOR_GOOD,
        "bonus": BONUS,
    }
    for name, columns in groups.items():
        figures = numbers(row, columns)
        if figures:
            out[name] = figures
    if row.get("wonder_stages"):
        out["stages"] = [int(stage) for stage in row["wonder_stages"].split("-")]
    if row.get("pact_symmetric") == "0":
        out["sides"] = True
    if f"card:{row['id']}" in USED:
        out["acts"] = True
    if row["confidence"] != "high":
        out["unsure"] = True
    return out


def main() -> None:
    """Write all cards, one a line."""
    rows: list[dict[str, str]] = []
    for table in ("civil_cards.csv", "military_cards.csv"):
        with (CONTENT / table).open(encoding="utf-8", newline="") as file:
            rows += csv.DictReader(file)
    lines = [f"  {json.dumps(row['id'])}: {json.dumps(card(row))}" for row in rows]
    sys.stdout.write("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
