"""On Mars for learning programs: `orrery.lab` finds it here."""
