"""What is compiled: the hot part of the core, the games and the bots, in one group each.

A group becomes one library. One for everything would be a single C file that compilers choke on.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

CORE = ("engine", "frames", "ledger", "plain_data", "rng", "state")
INTERPRETED = (  # what is hardly ever called, or is made of what the compiler does not take
    "games/*/__init__.py",
    "games/*/actions.py",
    "games/*/catalogue.py",
    "games/*/view_types.py",
    "games/*/data/*",
    "games/*/*events.py",
    "games/*/events/*",
    "games/*/frames.py",
    "games/*/frames/*",
    "games/*/guide.py",
    "games/*/options.py",
    "games/*/parameters.py",
    "games/*/terminal/*",
    "games/*/position*.py",
    "games/*/terms.py",
    "games/*/*invariants.py",
    "bots/__init__.py",
    "bots/explanation.py",
    "bots/lines.py",
    "bots/reason.py",
    "bots/roster.py",
)


def groups(package: Path, only: list[str] | None = None) -> dict[str, list[str]]:
    """The files of each group, named from the package's folder; `only` some games come without the bots."""
    games = sorted(file.parent.name for file in (package / "games").glob("*/__init__.py"))
    chosen = {"core": [f"core/{name}.py" for name in CORE]}
    chosen |= {game: _found(package, f"games/{game}") for game in (games if only is None else only)}
    return chosen if only is not None else {**chosen, "bots": _found(package, "bots")}


def _found(package: Path, folder: str) -> list[str]:
    files = (file.relative_to(package).as_posix() for file in (package / folder).rglob("*.py"))
    return sorted(file for file in files if not any(_matches(file, kept) for kept in INTERPRETED))


def _matches(file: str, pattern: str) -> bool:
    """A star stands for one name, as in a shell."""
    return file.count("/") == pattern.count("/") and fnmatch(file, pattern)
