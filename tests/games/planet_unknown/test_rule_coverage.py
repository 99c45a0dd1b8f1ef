"""Every numbered rule is tested or listed as not mechanical with a reason; every cited rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery.games.planet_unknown as package
from games.rule_coverage import CHECKS, Coverage

COVERAGE = {
    "base": Coverage(
        package,
        Path(__file__).parent,
        "PU",
        sections=18,
        examples="e",
        last_example=19,
        not_mechanical=("PU-4.2",),
        least_cited=300,
        beside=("SM",),
    ),
    "supermoon": Coverage(
        package,
        Path(__file__).parent,
        "SM",
        sections=14,
        examples="sm_e",
        last_example=18,
        not_mechanical=("SM-1.5", "SM-1.6", "SM-13.3", *(f"SM-14.{n}" for n in range(1, 7))),
        least_marks=200,
        least_cited=150,
        file="supermoon_rules.toml",
        beside=("PU",),
    ),
}


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("box", COVERAGE)
def test_rules_and_tests_name_each_other(box: str, check: str) -> None:
    CHECKS[check](COVERAGE[box])
