"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery.games.planet_unknown as package
from games.rule_coverage import CHECKS, Coverage

COVERAGE = Coverage(
    package,
    Path(__file__).parent,
    "PU",
    sections=18,
    examples="e",
    last_example=19,
    not_mechanical=("PU-4.2",),
    least_cited=300,
)


@pytest.mark.parametrize("check", CHECKS)
def test_rules_and_tests_name_each_other(check: str) -> None:
    CHECKS[check](COVERAGE)
