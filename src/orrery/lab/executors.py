"""Where many games are played, chosen by one word. A door to `lab.machines.executor_choice`."""

from orrery.lab.machines.executor_choice import executor

__all__ = ["executor"]
