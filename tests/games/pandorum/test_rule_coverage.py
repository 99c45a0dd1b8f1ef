"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import orrery.games.pandorum as package

HERE = Path(__file__).parent
SOURCE = Path(package.__file__).parent
WORKED_EXAMPLES = range(1, 24)
NOT_MECHANICAL: list[str] = []  # one would have to be argued for in the data and here as well


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


def test_the_rules_are_those_of_the_twelve_sections() -> None:
    sections = {int(re.fullmatch(r"PD-(\d+)\.\d+", rule)[1]) for rule in stated()}  # type: ignore[index]
    assert sections == set(range(1, 13))
    for section in sections:
        numbers = [int(rule.split(".")[1]) for rule in stated() if rule.startswith(f"PD-{section}.")]
        assert numbers == list(range(1, len(numbers) + 1)), section


def test_every_rule_is_tested_or_not_mechanical_with_a_reason() -> None:
    tested = {rule for ids in marks().values() for rule in ids}
    untested = [rule for rule, about in stated().items() if about["mechanical"] and rule not in tested]
    assert untested == []
    not_mechanical = [rule for rule, about in stated().items() if not about["mechanical"]]
    for rule in not_mechanical:
        assert len(stated()[rule]["why_not_mechanical"]) > 20, rule
    assert not_mechanical == NOT_MECHANICAL


def test_marks_name_existing_rules_only() -> None:
    assert len(marks()) > 250
    for test, ids in marks().items():
        assert set(ids) <= set(stated()), test


def test_tests_named_by_a_rule_name_an_existing_one_and_carry_its_mark() -> None:
    for test, ids in marks().items():
        for section, number in re.findall(r"test_pd_(\d+)_(\d+)_", test):
            assert f"PD-{section}.{number}" in stated(), test
            assert f"PD-{section}.{number}" in ids, test


def test_every_worked_example_is_there() -> None:
    names = " ".join(marks())
    for number in WORKED_EXAMPLES:
        assert re.search(rf"test_ex_{number:02}_", names), number


def test_rules_cited_in_the_code_exist() -> None:
    cited = 0
    sections = {rule.split(".")[0] for rule in stated()}
    for path in SOURCE.rglob("*.py"):
        for rule in re.findall(r"PD-\d+(?:\.\d+)?", path.read_text(encoding="utf-8")):
            cited += 1
            assert rule in stated() or rule in sections, f"{path.name}: {rule}"
    assert cited > 200


def test_rules_cited_in_texts_and_data_exist() -> None:
    for path in [*SOURCE.rglob("*.toml"), *SOURCE.rglob("*.ftl")]:
        for rule in re.findall(r"PD-\d+\.\d+", path.read_text(encoding="utf-8")):
            assert rule in stated(), f"{path.name}: {rule}"


def test_every_mechanical_rule_is_cited_in_the_code() -> None:
    """A reader must find the code of a rule by its id; "PD-7.2 to PD-7.5" cites those in between."""
    cited: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        cited |= set(re.findall(r"PD-\d+\.\d+", text))
        for section, first, last in re.findall(r"PD-(\d+)\.(\d+) to PD-\1\.(\d+)", text):
            cited |= {f"PD-{section}.{number}" for number in range(int(first), int(last) + 1)}
    missing = [rule for rule, about in stated().items() if about["mechanical"] and rule not in cited]
    assert missing == []
