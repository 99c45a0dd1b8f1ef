"""What is left of a game: its stored moves, snapshots and record, replays, checks, and games that begin from them."""
