"""Tests of Planet 5R: every rule by its id, every worked example, every component."""
