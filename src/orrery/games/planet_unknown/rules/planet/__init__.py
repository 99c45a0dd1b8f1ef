"""Where tiles and patches may lie on a planet and its moon (PU-4, PU-16, SM-2, SM-8); nothing happens here."""
