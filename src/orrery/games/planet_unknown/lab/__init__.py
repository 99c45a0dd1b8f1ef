"""Planet Unknown for learning programs: `orrery.lab` finds it here."""
