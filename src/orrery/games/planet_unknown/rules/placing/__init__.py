"""Tiles and patches are laid: what they destroy, and what their stations give (PU-3.7, PU-5, PU-6, SM-6, SM-7)."""
