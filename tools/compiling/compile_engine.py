"""Compile the engine of this working copy (`make fast`, some minutes).

python tools/compiling/compile_engine.py --only planet_5r --into some/folder      the core and one game, half a minute
"""

from __future__ import annotations

import argparse
from pathlib import Path

from build_folder import NotABuild
from compiler import compile_into

from orrery.core.compiled import PACKAGE, folder


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine into a folder of its own.")
    parser.add_argument("--into", type=Path, default=folder(), help="where to (.make/compiled)")
    parser.add_argument("--only", nargs="+", metavar="GAME", help="the core and these games, no bots")
    parser.add_argument("--jobs", type=int, default=2, help="how many files at once")
    parser.add_argument("--unless-fresh", action="store_true", help="nothing to do if these very files are compiled")
    asked = parser.parse_args()
    try:
        files = compile_into(PACKAGE, asked.into.resolve(), asked.only, asked.jobs, asked.unless_fresh)
    except NotABuild as refused:
        parser.error(str(refused))
    print(f"{len(files)} files compiled into {asked.into}" if files else f"{asked.into} is as it should be")


if __name__ == "__main__":
    main()
