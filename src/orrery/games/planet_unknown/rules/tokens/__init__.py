"""Rovers, lifepods, meteorites and the satellite: what moves or is collected (PU-7.14 to PU-7.19, SM-3)."""
