"""The rules of Planet 5R, a module for each chapter of the rulebook."""
