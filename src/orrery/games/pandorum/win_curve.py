"""What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand."""

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve(26.817, 0.023975, 0.17812, -0.035089, -1.0061, 0.40969, 0.0035821, -0.0080134)
