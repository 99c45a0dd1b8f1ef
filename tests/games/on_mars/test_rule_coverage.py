"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery.games.on_mars as package
from games.rule_coverage import CHECKS, Coverage

COVERAGE = Coverage(package, Path(__file__).parent, "OM", sections=19, examples="ex", last_example=51)


@pytest.mark.parametrize("check", CHECKS)
def test_rules_and_tests_name_each_other(check: str) -> None:
    CHECKS[check](COVERAGE)
