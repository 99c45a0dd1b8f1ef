"""Scoring: medals of planets, moons, tracks, cards and objectives (PU-10, PU-11, SM-4)."""
