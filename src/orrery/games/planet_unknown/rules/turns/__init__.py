"""The course of the game: rounds, turns, and what may come between questions (PU-3, PU-9)."""
