"""What a data set is to hold. A door to `lab.datasets.shard_plan`."""

from orrery.lab.datasets.shard_plan import DatasetPlan

__all__ = ["DatasetPlan"]
