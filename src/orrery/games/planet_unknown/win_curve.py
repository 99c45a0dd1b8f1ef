"""What a lead means for the chance to win. Written by `tools/win_chance.py`, not by hand."""

from __future__ import annotations

from typing import Final

from orrery.core.win_curves import WinCurve

WIN_CURVE: Final = WinCurve(20.333, 0.0058879, 0.22345, -0.072696, -0.94854, -0.95231)
