"""The rules of Planet Unknown, by chapters."""
