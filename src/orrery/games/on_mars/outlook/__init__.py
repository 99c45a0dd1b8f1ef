"""What a position promises: the parts of the bots' yardstick (no rule depends on it)."""
