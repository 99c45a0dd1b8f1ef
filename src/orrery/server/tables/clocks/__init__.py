"""When a seat's time runs, how much is left, and what happens when it is up."""
