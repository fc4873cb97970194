"""Replays of a database through a library, by several processes, and the outcome of each case."""
