"""The engine: flow, chance, secrets, records. It uses the standard library only and knows no game."""
