"""Setting up the table and choosing the boards (PU-2, SM-2.1, SM-8.1, SM-10.1)."""
