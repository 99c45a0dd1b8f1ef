"""The rules of On Mars, one module per section."""
