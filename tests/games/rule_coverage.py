"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists.

A game's `test_rule_coverage.py` says what is its own, and runs every check:

    COVERAGE = Coverage(package, Path(__file__).parent, "PD", sections=12, examples="ex", last_example=23)

    @pytest.mark.parametrize("check", CHECKS)
    def test_rules_and_tests_name_each_other(check: str) -> None:
        CHECKS[check](COVERAGE)
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any


@dataclass
class Coverage:
    """What is a game's own: where its code and its tests lie, and the numbers of its rules."""

    package: ModuleType
    tests: Path
    prefix: str  # of a rule id: PD in PD-7.12
    sections: int
    examples: str  # tests of worked examples are named by this and a number of two digits: test_ex_07_...
    last_example: int
    not_mechanical: tuple[str, ...] = ()  # a new one must be argued for in the data and in the game's test as well
    least_marks: int = 250  # tests with a mark and citations in the code: there are at least so many to be looked at
    least_cited: int = 200
    file: str = "rules.toml"  # of the data
    beside: tuple[str, ...] = ()  # prefixes of other rules of the same package: an expansion's, or the base game's

    @property
    def source(self) -> Path:
        assert self.package.__file__ is not None
        return Path(self.package.__file__).parent

    @property
    def id(self) -> str:
        """A pattern of rule ids."""
        return rf"{self.prefix}-\d+\.\d+"

    @cached_property
    def stated(self) -> dict[str, dict[str, Any]]:
        data = tomllib.loads((self.source / "data" / self.file).read_text(encoding="utf-8"))
        return {rule["id"]: rule for section in data["section"] for rule in section["rule"]}

    @cached_property
    def marks(self) -> dict[str, tuple[str, ...]]:
        """Test -> rules of its decorator, read from the source: the same in every order and in every worker."""
        found: dict[str, tuple[str, ...]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                    continue
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rules":
                        ids = tuple(str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))
                        assert len(ids) == len(mark.args), node.name
                        mine = tuple(rule for rule in ids if rule.split("-")[0] not in self.beside)
                        if mine:
                            found[f"{path.name}::{node.name}"] = mine
        return found

    @cached_property
    def code(self) -> dict[str, str]:
        """The text of each module."""
        return {str(path): path.read_text(encoding="utf-8") for path in self.source.rglob("*.py")}

    @property
    def mechanical(self) -> list[str]:
        return [rule for rule, about in self.stated.items() if about["mechanical"]]


# --- checks ---------------------------------------------------------------------------------------


def rules_are_numbered_without_a_gap(c: Coverage) -> None:
    found: dict[int, list[int]] = {}
    for rule in c.stated:
        numbers = re.fullmatch(rf"{c.prefix}-(\d+)\.(\d+)", rule)
        assert numbers, rule
        found.setdefault(int(numbers[1]), []).append(int(numbers[2]))
    assert list(found) == list(range(1, c.sections + 1))
    for section, rules in found.items():
        assert rules == list(range(1, len(rules) + 1)), section


def every_rule_is_tested_or_not_mechanical_with_a_reason(c: Coverage) -> None:
    tested = {rule for ids in c.marks.values() for rule in ids}
    assert [rule for rule in c.mechanical if rule not in tested] == []
    not_mechanical = [rule for rule in c.stated if rule not in c.mechanical]
    for rule in not_mechanical:
        assert len(c.stated[rule]["why_not_mechanical"]) > 20, rule
    assert not_mechanical == list(c.not_mechanical)


def marks_name_existing_rules_only(c: Coverage) -> None:
    assert len(c.marks) >= c.least_marks
    for test, ids in c.marks.items():
        assert set(ids) <= set(c.stated), test


def tests_named_by_a_rule_name_an_existing_one_and_carry_its_mark(c: Coverage) -> None:
    for test, ids in c.marks.items():
        for section, number in re.findall(rf"_{c.prefix.lower()}_(\d+)_(\d+)_", test):
            assert f"{c.prefix}-{section}.{number}" in c.stated, test
            assert f"{c.prefix}-{section}.{number}" in ids, test


def every_worked_example_is_there(c: Coverage) -> None:
    names = " ".join(c.marks)
    for number in range(1, c.last_example + 1):
        assert f"::test_{c.examples}_{number:02}_" in names, number


def rules_cited_in_the_code_exist(c: Coverage) -> None:
    cited = 0
    sections = {rule.split(".")[0] for rule in c.stated}
    for name, text in c.code.items():
        for rule in re.findall(rf"{c.prefix}-\d+(?:\.\d+)*", text):
            cited += 1
            step = re.fullmatch(rf"({c.id})\.\d+", rule)  # a numbered step inside a rule, as R5-8.5.3
            assert rule in c.stated or rule in sections or (step and step[1] in c.stated), f"{name}: {rule}"
    assert cited >= c.least_cited


def rules_cited_in_texts_and_data_exist(c: Coverage) -> None:
    for path in [*c.source.rglob("*.toml"), *c.source.rglob("*.ftl")]:
        for rule in re.findall(c.id, path.read_text(encoding="utf-8")):
            assert rule in c.stated, f"{path.name}: {rule}"


def every_mechanical_rule_is_cited_in_the_code(c: Coverage) -> None:
    """A reader must find the code of a rule by its id; "PD-7.2 to PD-7.5" cites those in between."""
    cited: set[str] = set()
    for text in c.code.values():
        cited |= set(re.findall(c.id, text))
        for section, first, last in re.findall(rf"{c.prefix}-(\d+)\.(\d+) to {c.prefix}-\1\.(\d+)", text):
            cited |= {f"{c.prefix}-{section}.{number}" for number in range(int(first), int(last) + 1)}
    assert [rule for rule in c.mechanical if rule not in cited] == []


CHECKS: dict[str, Callable[[Coverage], None]] = {
    check.__name__: check
    for check in (
        rules_are_numbered_without_a_gap,
        every_rule_is_tested_or_not_mechanical_with_a_reason,
        marks_name_existing_rules_only,
        tests_named_by_a_rule_name_an_existing_one_and_carry_its_mark,
        every_worked_example_is_there,
        rules_cited_in_the_code_exist,
        rules_cited_in_texts_and_data_exist,
        every_mechanical_rule_is_cited_in_the_code,
    )
}
