"""The packages of the lab: which may import which, and that the names its pages give to users lead somewhere."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery

LAB = Path(orrery.__file__).parent / "lab"
DOCS = Path(__file__).parents[2] / "docs"
PREFIX = "orrery.lab."
# package -> packages it may import
ALLOWED: dict[str, set[str]] = {
    "spaces": set(),
    "environments": {"spaces"},
    "machines": set(),
    "reports": set(),
    "leagues": {"machines", "reports"},
    "game_statistics": {"machines", "reports", "leagues"},
    "datasets": {"spaces"},
    "tuning": set(),
}
BESIDE = {"lab_errors", "extras", "provenance", "whole_files"}  # for all packages
# what is promised to users under a name of its own: door -> names
DOORS = {
    "dataset_plan": ("DatasetPlan",),
    "executors": ("executor",),
    "gymnasium": ("LearnerAmongBots", "id_of"),
    "knobs": ("knobs",),
    "observe": ("Observation", "observation"),
    "open_spiel_game": ("OrreryGame", "register_all"),
    "pettingzoo": ("Environments",),
    "tuning_report": ("report_text",),
    "vector": ("VectorTable",),
}
PACKAGE_DOORS = {
    "spaces": ("Cursor", "Space", "space"),
    "datasets": ("make_dataset",),
    "tuning": ("TuningPlan", "tune"),
}
SHOWN = re.compile(r"^(?:from|import) (orrery\.lab\.\w+)(?: import (.+))?$", re.MULTILINE)


def neighbours(source: str) -> Iterator[str]:
    """What of the lab a file imports, wherever the import stands: the first name after it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are written in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.removeprefix(PREFIX).split(".")[0] for name in names if name.startswith(PREFIX))


def imported_by(package: str) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in (LAB / package).rglob("*.py")]
    return {name for source in sources for name in neighbours(source)} - {package} - BESIDE


def test_every_module_stands_in_a_package() -> None:
    assert {path.name for path in LAB.iterdir() if (path / "__init__.py").exists()} == set(ALLOWED)
    assert {path.stem for path in LAB.glob("*.py")} == {"__init__", *BESIDE, *DOORS}


@pytest.mark.parametrize("package", ALLOWED)
def test_packages_import_what_the_table_says_and_no_door(package: str) -> None:
    assert imported_by(package) == ALLOWED[package]


def test_the_table_has_no_ring() -> None:
    """Read from top to bottom, every package imports only what stands above it."""
    above: set[str] = set()
    for package, others in ALLOWED.items():
        assert others <= above, package
        above.add(package)


def test_what_stands_beside_imports_no_package() -> None:
    for name in BESIDE:
        assert set(neighbours((LAB / f"{name}.py").read_text(encoding="utf-8"))) <= BESIDE, name


@pytest.mark.parametrize("door", [*DOORS, *PACKAGE_DOORS])
def test_behind_every_door_is_what_it_promises(door: str) -> None:
    module = importlib.import_module(f"{PREFIX}{door}")
    for name in {**DOORS, **PACKAGE_DOORS}[door]:
        assert hasattr(module, name), name


def test_pages_show_doors_only() -> None:
    shown = [found for page in DOCS.rglob("*.md") for found in SHOWN.findall(page.read_text(encoding="utf-8"))]
    assert len(shown) > 5
    for module, names in shown:
        door = importlib.import_module(module)
        assert module.removeprefix(PREFIX) in {*DOORS, *PACKAGE_DOORS}, module
        assert all(hasattr(door, name) for name in filter(None, names.split(", "))), (module, names)


def test_the_architecture_page_has_the_same_table() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8").partition("## The packages of the lab")[2]
    rows = re.findall(r"^\| `(\w+)/` \| [^|]+ \| ([^|]*)\|$", text.partition("\n## ")[0], re.MULTILINE)
    assert {package: {name for name in others.strip().split(", ") if name} for package, others in rows} == ALLOWED
