"""Judgements made up for tests."""

from __future__ import annotations

from typing import Any

from orrery.analysis.judging import Judgement, Lost


def judgement(**changes: Any) -> Judgement:
    base = Judgement(
        step=3,
        seat=0,
        round=1,
        kind="bid",
        options=4,
        played=["bid", 1],
        best=["bid", 2],
        mark="best",
        points=Lost(0.0, None),
        worth={"en": "0 points", "ru": "0 очков"},
        chance=None,
        chances=None,
        reasons=(),
        told_played=[],
        told_best=[],
        deals=12,
    )
    return base._replace(**changes)
