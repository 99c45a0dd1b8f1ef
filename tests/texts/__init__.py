"""Texts of all games: message files, rules, names."""
