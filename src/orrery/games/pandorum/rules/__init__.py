"""The rules of Pandorum, a module for each chapter."""
