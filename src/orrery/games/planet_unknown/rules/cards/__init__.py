"""Civ cards, objectives, events to come, and maintenance cards in the hands of the players (PU-7.9, PU-14, SM-11)."""
