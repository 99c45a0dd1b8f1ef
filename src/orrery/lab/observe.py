"""What a seat knows, as arrays. A door to `lab.spaces.observing`."""

from orrery.lab.spaces.observing import Observation, observation

__all__ = ["Observation", "observation"]
