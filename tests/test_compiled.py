"""The compiled engine plays the same games as the interpreted one, fingerprint by fingerprint."""

import os
import shutil
import subprocess
import venv
from pathlib import Path

import pytest

import ludage
from ludage.core.journal import Journal
from ludage.core.record import write
from ludage.core.stream import seeded
from tests.conformance.playing import random_game
from tests.patience import patient

ROOT = Path(__file__).parent.parent
SAME_GAME = """
import sys
from pathlib import Path
import ludage
from ludage.core import actions, record
assert not actions.__file__.endswith(".py"), "the engine is not compiled"
print(record.read(Path(sys.argv[1]).read_text(), ludage.game).state.digest())
"""


@pytest.mark.long
def test_a_compiled_wheel_replays_the_games_of_the_interpreted_engine(tmp_path: Path) -> None:
    if shutil.which("cc") is None:
        pytest.fail("compiling the engine needs a C compiler: install gcc")
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / "bin" / "python"
    environment = {**os.environ, "LUDAGE_COMPILE": "1"}
    constraints = ROOT / "constraints.txt"
    install = [str(python), "-m", "pip", "install", "--quiet", "--constraint", str(constraints), str(ROOT)]
    subprocess.run(install, check=True, env=environment, timeout=patient(300))
    for game_id in ludage.game_ids():
        game = ludage.game(game_id)
        for players in range(game.min_players, game.max_players + 1):
            journal = Journal(game, players, 77 + players)
            for _ in random_game(journal, seeded(players)):
                pass
            file = tmp_path / f"{game_id}-{players}.txt"
            file.write_text(write(journal, every=1), encoding="utf-8")
            run = [str(python), "-c", SAME_GAME, str(file)]
            found = subprocess.run(
                run, check=True, capture_output=True, text=True, cwd=tmp_path, timeout=patient(100)
            )
            assert found.stdout.strip() == journal.state.digest(), f"{game_id}, {players} players"
