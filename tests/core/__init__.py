"""Tests of the engine core, with a toy game of their own."""
