"""Which build of the engine runs: the Python files as they are, or the same files compiled.

A wheel made for a platform holds both side by side, and Python itself prefers the compiled one. In a working copy the
compiled files lie in a folder of their own, `.make/compiled`, so that an edited file is never hidden by what was made
from it before: they are taken only while every file they were made from is unchanged. Nothing needs them.
`ORRERY_ENGINE` says `pure` or `compiled` where it has to be the one or the other.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

Build = Literal["pure", "compiled"]
SETTING: Final = "ORRERY_ENGINE"
FOLDER_SETTING: Final = "ORRERY_COMPILED_DIR"
PACKAGE: Final = Path(__file__).parents[1]
PARTS: Final = ("bots", "core", "games")  # of the package: where compiled modules and what they use lie
MANIFEST: Final = "made_from.json"
SUFFIX: Final = EXTENSION_SUFFIXES[0]


def folder() -> Path | None:
    """Where a working copy keeps what was compiled from it; an installed package has no such place around it."""
    given = os.environ.get(FOLDER_SETTING)
    if given:
        return Path(given).resolve()
    root = PACKAGE.parents[1]
    is_working_copy = PACKAGE.parent == root / "src" and (root / "pyproject.toml").is_file()
    return root / ".make" / "compiled" if is_working_copy else None


def digests(files: Iterable[Path], root: Path) -> dict[str, str]:
    """A fingerprint of each file, by its name from there."""
    return {file.relative_to(root).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(files)}


def sources(package: Path = PACKAGE) -> dict[str, str]:
    """Fingerprints of all that a compiled engine is made from: what is not compiled itself has constants that were
    taken over, and components come from data."""
    found = (file for part in PARTS for suffix in (".py", ".toml") for file in (package / part).rglob(f"*{suffix}"))
    return digests(found, package)


def source_of(module: str) -> Path:
    """The Python file of a module, compiled or not."""
    place = PACKAGE.parent / module.replace(".", "/")
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def is_fresh(made: Path) -> bool:
    """Whether the folder holds what these very files give when compiled for this Python."""
    try:
        manifest = json.loads((made / MANIFEST).read_text(encoding="utf-8"))
        return bool(manifest["for"] == SUFFIX and manifest["files"] == sources())
    except (OSError, ValueError, KeyError, TypeError):
        return False


class _Beside(MetaPathFinder):
    """Finds compiled modules in their folder; the others are found as usual."""

    def __init__(self, made: Path) -> None:
        self.made = made

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("orrery"):
            return None
        place = self.made / fullname.replace(".", "/")
        package = place / f"__init__{SUFFIX}"
        if package.is_file():
            sources = str(PACKAGE.parent / fullname.replace(".", "/"))
            return _spec(fullname, package, [sources])
        module = place.with_name(place.name + SUFFIX)
        return _spec(fullname, module, None) if module.is_file() else None


class _Sources(MetaPathFinder):
    """Finds the Python file where a compiled one lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target) if fullname.startswith("orrery.") else None
        if spec is None or spec.origin is None or not spec.origin.endswith(SUFFIX):
            return None
        source = spec.origin.removesuffix(SUFFIX) + ".py"
        inside: Any = spec.submodule_search_locations
        return importlib.util.spec_from_file_location(fullname, source, submodule_search_locations=inside)


def _spec(name: str, file: Path, inside: list[str] | None) -> ModuleSpec | None:
    loader = ExtensionFileLoader(name, str(file))
    return importlib.util.spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)


def _choose() -> None:
    """Make imports take the build that is wanted."""
    wanted = os.environ.get(SETTING, "")
    if wanted not in ("", "pure", "compiled"):
        raise ImportError(f"{SETTING} is {wanted[:40]!r}: it may be 'pure' or 'compiled'")
    if wanted == "pure":
        sys.meta_path.insert(0, _Sources())
    elif (PACKAGE / "core" / f"engine{SUFFIX}").is_file():
        return  # a wheel for this platform
    elif (made := folder()) is not None and is_fresh(made):
        sys.meta_path.insert(0, _Beside(made))
    elif wanted:
        raise ImportError(f"{SETTING} is 'compiled', but nothing was compiled from these files: run `make fast`")


def running() -> Build:
    """The build that this process runs."""
    engine = sys.modules["orrery.core.engine"]
    return "compiled" if str(engine.__file__).endswith(SUFFIX) else "pure"


_choose()  # the package imports this module before any that may be compiled
