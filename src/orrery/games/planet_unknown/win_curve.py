"""What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand."""

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve(20.333, 0.013603, 0.31507, -0.052107, -0.78799, 0.69584, -0.16419, -3.0151)
