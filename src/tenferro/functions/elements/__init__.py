"""Functions that act element by element."""
