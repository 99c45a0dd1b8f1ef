"""Tests of Planet Unknown: every rule by its id, every worked example, every component."""
