"""Lessons, hints and the analysis after the game, at tables of the server."""
