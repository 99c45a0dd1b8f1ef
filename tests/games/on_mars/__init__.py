"""Tests of On Mars: every rule by its id, every worked example, every component."""
