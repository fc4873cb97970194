"""Random programs of statements, run on NumPy and in every way that the library has."""
