"""Recorded games that must replay to the same digests for ever."""
