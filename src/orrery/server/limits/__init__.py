"""How much one person, address or server may use at a time."""
