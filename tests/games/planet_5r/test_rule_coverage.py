"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import orrery.games.planet_5r as package

HERE = Path(__file__).parent
SOURCE = Path(package.__file__).parent
WORKED_EXAMPLES = range(1, 18)


@cache
def stated() -> dict[str, dict[str, Any]]:
    data = tomllib.loads((SOURCE / "data" / "rules.toml").read_text(encoding="utf-8"))
    return {rule["id"]: rule for section in data["section"] for rule in section["rule"]}


@cache
def marks() -> dict[str, tuple[str, ...]]:
    """Test -> rules of its decorator, read from the source: the same in every order and in every worker."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rules":
                    ids = tuple(str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))
                    assert len(ids) == len(mark.args), node.name
                    found[f"{path.name}::{node.name}"] = ids
    return found


def test_every_rule_is_tested_or_not_mechanical_with_a_reason() -> None:
    tested = {rule for ids in marks().values() for rule in ids}
    untested = [rule for rule, about in stated().items() if about["mechanical"] and rule not in tested]
    assert untested == []
    for rule, about in stated().items():
        if not about["mechanical"]:
            assert len(about["why_not_mechanical"]) > 20, rule
    not_mechanical = [rule for rule, about in stated().items() if not about["mechanical"]]
    assert not_mechanical == ["R5-9.10"]  # a new one must be argued for here as well


def test_marks_name_existing_rules_only() -> None:
    assert len(marks()) > 80
    for test, ids in marks().items():
        assert set(ids) <= set(stated()), test


def test_tests_named_by_a_rule_name_an_existing_one() -> None:
    for test in marks():
        for section, number in re.findall(r"r5_(\d+)_(\d+)", test):
            assert f"R5-{section}.{number}" in stated(), test


def test_every_worked_example_is_there() -> None:
    names = " ".join(marks())
    for number in WORKED_EXAMPLES:
        assert re.search(rf"test_we_{number:02}_r5_\d+_\d+", names), number


def test_rules_cited_in_the_code_exist() -> None:
    cited = 0
    for path in SOURCE.rglob("*.py"):
        for rule in re.findall(r"R5-\d+(?:\.\d+)*", path.read_text(encoding="utf-8")):
            cited += 1
            section = {known.rsplit(".", 1)[0] for known in stated()}
            step = re.fullmatch(r"(R5-\d+\.\d+)\.\d+", rule)  # a numbered step inside a rule, as R5-8.5.3
            assert rule in stated() or rule in section or (step and step[1] in stated()), f"{path.name}: {rule}"
    assert cited > 60


def test_rules_cited_in_texts_and_options_exist() -> None:
    for path in [*SOURCE.rglob("*.toml"), *SOURCE.rglob("*.ftl")]:
        for rule in re.findall(r"R5-\d+\.\d+", path.read_text(encoding="utf-8")):
            assert rule in stated(), f"{path.name}: {rule}"


def test_every_mechanical_rule_is_cited_in_the_code() -> None:
    """A reader must find the code of a rule by its id."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    cited = set(re.findall(r"R5-\d+\.\d+", text))
    missing = {rule for rule, about in stated().items() if about["mechanical"]} - cited
    assert sorted(missing) == []
