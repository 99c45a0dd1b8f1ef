"""The HTTP side, by subject."""
