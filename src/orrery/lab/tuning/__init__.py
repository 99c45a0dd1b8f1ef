"""Looking for good settings of a bot, and what was found in words."""

from orrery.lab.tuning.settings_search import TuningPlan, tune

__all__ = ["TuningPlan", "tune"]
