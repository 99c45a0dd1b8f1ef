"""Leagues: who meets whom, games and their files, ratings, telling bots apart, and the report."""
