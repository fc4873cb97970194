"""Loops and branches as native calls."""
