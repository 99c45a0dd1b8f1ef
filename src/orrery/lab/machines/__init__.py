"""Where many games are played: here, in processes or on a Ray cluster."""
