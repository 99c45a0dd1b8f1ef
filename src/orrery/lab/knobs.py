"""The settings of a bot to look through. A door to `lab.tuning.knob_ranges`."""

from orrery.lab.tuning.knob_ranges import knobs

__all__ = ["knobs"]
