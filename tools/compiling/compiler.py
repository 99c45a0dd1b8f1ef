"""Compile the staged copy with mypyc into a folder of its own, with a list of what it was made from."""

from __future__ import annotations

import contextlib
import json
import shutil
from pathlib import Path
from typing import Any

from build_folder import emptied
from compiled_modules import groups
from mypyc.build import mypycify
from setuptools import Distribution
from staged_sources import stage

from orrery.core.compiled import MANIFEST, SUFFIX, digests, is_fresh, sources

COMPILER = Path(__file__).parent
# The sources are checked strictly where they stand. Written-out plain data differ in these points only: a state's own
# `clone` gives that state, not its subclass's, and a type of plain data has no metaclass to tell that it is hashable.
TOLERATED = ("--disable-error-code=override", "--disable-error-code=arg-type")


def compile_into(
    package: Path, into: Path, only: list[str] | None = None, jobs: int = 2, unless_fresh: bool = False
) -> list[str]:
    """The files that were compiled; an earlier build there is gone, also if this fails."""
    chosen = groups(package, only)
    files = [file for group in chosen.values() for file in group]
    manifest = {
        "for": SUFFIX,
        "files": sources(package),
        "compiled": files,
        "compiler": digests(COMPILER.rglob("*.py"), COMPILER),
    }
    if unless_fresh and is_fresh(into) and json.loads((into / MANIFEST).read_text(encoding="utf-8")) == manifest:
        return []
    work = into / "work"
    emptied(into)
    stage(package, work / "orrery", files)
    with contextlib.chdir(work):
        extensions = mypycify(
            ["--config-file=", "--python-version", "3.11", *TOLERATED, *(f"orrery/{file}" for file in files)],
            opt_level="2",
            debug_level="0",
            separate=[([f"orrery/{file}" for file in group], f"orrery_{name}") for name, group in chosen.items()],
        )
        _build(extensions, into, jobs)
    shutil.rmtree(work)
    (into / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return files


def _build(extensions: list[Any], into: Path, jobs: int) -> None:
    built = Distribution({"name": "orrery", "ext_modules": extensions})
    command: Any = built.get_command_obj("build_ext")
    command.build_lib = str(into)
    command.build_temp = "objects"
    command.parallel = jobs
    built.run_command("build_ext")
