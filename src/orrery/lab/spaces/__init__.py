"""What a learning program needs of a game: its answers as small numbers, what a seat knows as arrays."""

from orrery.lab.spaces.action_space import Cursor, Space, space

__all__ = ["Cursor", "Space", "space"]
