"""Data sets of self-play: what is in them, the files, and their card."""

from orrery.lab.datasets.dataset_making import make_dataset

__all__ = ["make_dataset"]
