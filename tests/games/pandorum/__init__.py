"""Tests of Pandorum: every rule by its id, every worked example, every component."""
