"""Checks of a database without any library, and the operators that it exercises."""
