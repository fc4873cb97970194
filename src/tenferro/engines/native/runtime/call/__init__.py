"""The call of a compiled program from Python."""
