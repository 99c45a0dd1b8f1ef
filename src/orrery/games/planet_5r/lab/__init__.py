"""Planet 5R for learning programs: `orrery.lab` finds it here."""
