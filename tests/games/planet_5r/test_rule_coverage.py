"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery.games.planet_5r as package
from games.rule_coverage import CHECKS, Coverage

COVERAGE = Coverage(
    package,
    Path(__file__).parent,
    "R5",
    sections=14,
    examples="we",
    last_example=17,
    not_mechanical=("R5-9.10",),
    least_marks=80,
    least_cited=60,
)


@pytest.mark.parametrize("check", CHECKS)
def test_rules_and_tests_name_each_other(check: str) -> None:
    CHECKS[check](COVERAGE)
