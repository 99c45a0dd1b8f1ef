"""How work runs: rate limits, capacity, background tasks, shutdown."""
