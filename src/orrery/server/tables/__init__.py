"""Tables in memory: play, clocks, proposals, stand-ins, records."""
