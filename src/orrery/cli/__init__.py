"""The command line: serve, play, duel, replay, schema, bench, games."""
