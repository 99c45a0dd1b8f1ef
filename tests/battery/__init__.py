"""What every game gets without writing a line: tests over the registry."""
