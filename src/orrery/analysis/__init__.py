"""The analysis after a game: what each decision was worth beside the strongest bot's, and how the game went."""
