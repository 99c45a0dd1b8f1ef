"""Imports point one way: core <- games <- bots <- arena <- lab <- cli, server <- local. The engine needs Python alone.

No module needs itself in a roundabout way: an import inside a function or under TYPE_CHECKING counts like any other.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import orrery

ROOT = Path(orrery.__file__).parent
ROOT_ITSELF = "orrery"  # the public functions: for what stands on top of everything
# package -> packages of orrery it may import (itself included)
ALLOWED = {
    "core": {"core"},
    "texts": {"texts"},
    "games": {"core", "texts", "games"},
    "teaching": {"core", "texts", "games", "teaching"},
    "bots": {"core", "texts", "games", "bots"},
    "analysis": {"core", "texts", "games", "bots", "analysis"},
    "arena": {"core", "texts", "games", "bots", "arena"},
    "lab": {"core", "texts", "games", "bots", "arena", "lab"},
    "server": {ROOT_ITSELF, "core", "texts", "teaching", "bots", "analysis", "server"},
    "local": {"core", "texts", "bots", "analysis", "teaching", "server", "local"},
    "cli": {ROOT_ITSELF, "core", "texts", "bots", "analysis", "arena", "lab", "server", "cli"},
}
ENGINE = ("core", "games")
MOST_LINES = 450


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = ("orrery", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = {module_name(path): path for path in sorted(ROOT.rglob("*.py"))}


def imports_of(text: str, package: tuple[str, ...]) -> Iterator[str]:
    """Full names of all modules a text imports, those inside functions and type checks too."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            for alias in node.names:
                inner = f"{module}.{alias.name}"
                yield inner if inner in PATHS else module


@cache
def imported(path: Path) -> tuple[str, ...]:
    return tuple(imports_of(path.read_text(encoding="utf-8"), ("orrery", *path.relative_to(ROOT).parts[:-1])))


def cycle_in(graph: Mapping[str, set[str]]) -> list[str] | None:
    """Modules that import each other in a ring, the first one named again at the end; None if there is no ring."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return None


def test_no_module_imports_itself_in_a_roundabout_way() -> None:
    graph = {name: {other for other in imported(PATHS[name]) if other in PATHS} - {name} for name in PATHS}
    assert graph["orrery"] >= {"orrery.bots", "orrery.core.match"}
    assert cycle_in(graph) is None


def test_a_ring_of_imports_is_found_wherever_the_imports_stand() -> None:
    hidden = "if TYPE_CHECKING:\n    from orrery.core import engine\n"
    late = "def f():\n    import orrery.core.match\n    from .rng import Rng\n"
    assert list(imports_of(hidden, ("orrery", "core"))) == ["orrery.core.engine"]
    assert sorted(imports_of(late, ("orrery", "core"))) == ["orrery.core.match", "orrery.core.rng"]
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": set()}) is None
    ring = cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}})
    assert ring is not None
    assert set(ring) == {"b", "c"}


def test_the_table_names_every_package() -> None:
    assert {path.parent.name for path in ROOT.glob("*/__init__.py")} == set(ALLOWED)


@pytest.mark.parametrize("package", ALLOWED)
def test_imports_point_one_way(package: str) -> None:
    assert modules(package)
    for path in modules(package):
        for name in imported(path):
            if name.split(".")[0] == "orrery":
                found = name.split(".")[1] if "." in name else ROOT_ITSELF
                assert found in ALLOWED[package], f"{path.relative_to(ROOT)} imports {name}"


def for_the_terminal(path: Path) -> bool:
    """The terminal board of a game lies in the game's folder, but the engine does without it."""
    return path.relative_to(ROOT).match("games/*/terminal/*.py")


@pytest.mark.parametrize("package", ENGINE)
def test_the_engine_needs_the_standard_library_only(package: str) -> None:
    for path in modules(package):
        known = sys.stdlib_module_names | ({"rich"} if for_the_terminal(path) else set())
        for name in imported(path):
            top = name.split(".")[0]
            assert top == "orrery" or top in known, f"{path.relative_to(ROOT)} imports {name}"


def test_rules_know_nothing_of_the_terminal() -> None:
    assert any(map(for_the_terminal, modules("games")))
    for path in modules("games"):
        if not for_the_terminal(path):
            assert not [name for name in imported(path) if ".terminal" in name], path


def for_research(path: Path) -> bool:
    """What a game brings for research lies in its folder too; it is found by `orrery.lab` and loaded by nobody else."""
    return path.relative_to(ROOT).match("games/*/lab/*.py")


def test_rules_know_nothing_of_research() -> None:
    found = [path for path in modules("games") if for_research(path)]
    assert found
    for path in found:
        game = path.relative_to(ROOT).parts[1]
        ours = [name for name in imported(path) if name.split(".")[0] == "orrery"]
        assert all(name.startswith(("orrery.core", f"orrery.games.{game}")) for name in ours), path
    for package in (path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in ("lab", "cli")):
        for path in modules(package):
            if not for_research(path):
                assert not [name for name in imported(path) if "lab" in name.split(".")], path


def test_chance_and_clocks_do_not_reach_the_rules() -> None:
    for package in ENGINE:
        for path in modules(package):
            assert not set(imported(path)) & {"random", "time", "datetime", "uuid"}, path
    assert [path.name for path in modules("core") if "secrets" in imported(path)] == ["ruleset.py"]  # deals a seed


def code_of(path: Path) -> str:
    """What a module does, without what it says of itself: docstrings may give examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def outside_games() -> list[Path]:
    """All files of the package but the games themselves, and the client and the bundle, which are built elsewhere."""
    found = [path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file()]
    built = ("server/static", "server/bundle")
    own = [path for path in found if path.parts[0] != "games" and not any(map(path.is_relative_to, built))]
    return [ROOT / path for path in own if "__pycache__" not in path.parts]


def test_no_module_outside_games_knows_a_game() -> None:
    assert {path.suffix for path in outside_games()} >= {".py", ".ftl"}
    for path in outside_games():
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py" and any(game in text for game in orrery.games()):
            text = code_of(path)
        for game in orrery.games():
            assert game not in text, f"{path.relative_to(ROOT)} knows {game}"
            assert game not in path.name, path


def test_games_do_not_know_each_other() -> None:
    for game in orrery.games():
        for path in modules(f"games/{game}"):
            for name in imported(path):
                if name.startswith("orrery.games."):
                    assert name.split(".")[2] == game, path


@pytest.mark.parametrize("package", ["server", "cli", "arena", "bots", "lab", "local"])
def test_games_are_found_by_the_registry_never_by_name(package: str) -> None:
    for path in modules(package) if (ROOT / package).is_dir() else []:
        assert not [name for name in imported(path) if name.startswith("orrery.games.")], path


# Names that libraries keep for themselves, which may change with any release; and one that there is no way around.
INNER = ("uvicorn.protocols",)
NO_WAY_AROUND = {"ray._private.worker"}  # where Ray prints what its machines do: it offers no other hook


def inner_names(text: str) -> Iterator[str]:
    """Names of other libraries that a text imports though they are not meant for others."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            private = any(part.startswith("_") and not part.startswith("__") for part in parts)
            if private or name.startswith(INNER):
                yield name


def test_no_module_stands_on_what_a_library_keeps_for_itself() -> None:
    for path in PATHS.values():
        found = set(inner_names(path.read_text(encoding="utf-8"))) - NO_WAY_AROUND
        assert not found, f"{path.relative_to(ROOT)} imports {sorted(found)}"


def test_inner_names_are_found_wherever_they_stand() -> None:
    late = "def f():\n    import uvicorn._types\n    from uvicorn.protocols.utils import ClientDisconnected\n"
    assert list(inner_names(late)) == ["uvicorn._types", "uvicorn.protocols.utils.ClientDisconnected"]
    assert list(inner_names("from uvicorn import _types, Config\nfrom __future__ import annotations")) == [
        "uvicorn._types"
    ]


def test_playing_loads_nothing_but_the_standard_library() -> None:
    code = (
        "import sys, orrery; before = set(sys.modules);"
        "orrery.play_out(orrery.game('planet_5r').new(3, 1), ['random'] * 3);"
        "tops = {name.split('.')[0] for name in sys.modules};"
        "print(sorted(t for t in tops if t not in sys.stdlib_module_names and not t.startswith(('orrery', '_'))))"
    )
    done = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_modules_stay_readable() -> None:
    """100 to 400 lines and one idea; nobody should have to scroll for long."""
    long = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in PATHS.values()}
    assert {str(path.relative_to(ROOT)): lines for path, lines in long.items() if lines > MOST_LINES} == {}
