"""What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand."""

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve(15, 0.12891, 0.16939, 0.12339, -0.87558, 0.23919, -0.065904, 0.040193)
