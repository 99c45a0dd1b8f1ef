"""The corporation board: its tracks and markers, boosts, row bonuses, technologies (PU-7, PU-15, SM-10)."""
