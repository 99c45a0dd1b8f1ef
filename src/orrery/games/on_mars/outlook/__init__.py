"""What a position promises: the parts of the bots' evaluation (no rule depends on it)."""
