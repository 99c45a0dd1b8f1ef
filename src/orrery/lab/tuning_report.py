"""What a search for settings found, in words. A door to `lab.tuning.tuning_words`."""

from orrery.lab.tuning.tuning_words import report_text

__all__ = ["report_text"]
