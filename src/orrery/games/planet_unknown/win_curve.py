"""What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand."""

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve(20.333, 0.005147, 0.36926, -0.21676, -0.44457, -0.38952, -0.59286, -1.6745)
