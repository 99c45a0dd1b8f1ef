"""Figures of a game over many games, and the page that shows them."""
