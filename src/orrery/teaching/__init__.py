"""Lessons played at a real table: their files, where a learner stands, and what the learner is told."""
