"""Work on a real Ray cluster of this machine."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

from ludage.arena.match import Contestant, play
from ludage.arena.on_ray import OnRay
from ludage.arena.pairing import blocks
from ludage.arena.workers import DEATHS, InProcess, Processes, TaskError
from tests.arena import jobs
from tests.cli.driving import ludage
from tests.cli.test_usage import refused
from tests.patience import patient

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster of two processors."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"  # without it Ray warns
    context = ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=100_000_000
    )
    yield context.address_info["gcs_address"]
    ray.shutdown()


def test_results_come_in_the_order_of_the_tasks(address: str) -> None:
    with OnRay(address) as crew:
        assert list(crew.map(jobs.square, range(100), batch=3)) == [number**2 for number in range(100)]
        assert os.getpid() not in set(crew.map(jobs.who, range(4)))
    assert ray.is_initialized()  # it was not ours to end


def test_a_killed_worker_costs_nothing_but_time(address: str, tmp_path: Path) -> None:
    with OnRay(address) as crew:
        tasks = [(number, str(tmp_path)) for number in range(6)]
        assert list(crew.map(jobs.dies_once, tasks)) == [0, 1, 2, 3, 4, 5]
    assert (tmp_path / "died").exists()


def test_a_batch_that_kills_its_workers_is_given_up(address: str, tmp_path: Path) -> None:
    with OnRay(address) as crew:
        coming = crew.map(jobs.dies_always, [(number, str(tmp_path)) for number in range(5)])
        assert [next(coming), next(coming)] == [0, 1]
        with pytest.raises(TaskError, match=r"3 workers died of one of these tasks: \(2, "):
            next(coming)
    assert len(list(tmp_path.iterdir())) == DEATHS


def test_a_task_that_fails_is_an_error_that_names_it(address: str) -> None:
    with OnRay(address) as crew, pytest.raises(TaskError, match="the task 3 failed: ValueError: three"):
        list(crew.map(jobs.fails_at_three, range(5)))


def test_another_program_joins_the_cluster_and_leaves_it(address: str) -> None:
    program = (
        "import os, sys\n"
        "from ludage.arena.workers import workers\n"
        "from tests.arena import jobs\n"
        "with workers(ray=sys.argv[1]) as crew:\n"
        "    assert os.getpid() not in crew.map(jobs.who, range(4))\n"
        "    print(list(crew.map(jobs.square, range(5))))\n"
    )
    joined = subprocess.run(
        [sys.executable, "-c", program, address],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=patient(60),
    )
    assert joined.stdout == "[0, 1, 4, 9, 16]\n"


def test_an_address_at_which_nobody_answers_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but nobody listens
        host, port = taken.getsockname()
        told = refused(ludage("arena", "age-of-gods", "--bots", "greedy,random", "--ray", f"{host}:{port}"))
    assert told.startswith(f"The Ray cluster at “{host}:{port}” cannot be used: ")


def test_the_same_games_come_out_wherever_they_are_played(address: str) -> None:
    greedy, random, other = (
        Contestant(name, name.partition("@")[0]) for name in ("greedy", "random", "random@2")
    )
    thinking = blocks("age-of-gods", {}, [greedy, random], 2, games=2, seed=11)
    blind = blocks("age-of-mythology", {}, [random, other], 2, games=4, seed=11)
    matches = [match for block in [*thinking, *blind] for match in block]
    results = []
    for crew in (InProcess(), Processes(2), OnRay(address)):
        with crew:
            results.append(list(crew.map(play, matches)))
    assert results[0] == results[1] == results[2]
    assert len({played.scores for played in results[0]}) > 2
