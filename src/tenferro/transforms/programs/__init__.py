"""Traced and compiled functions as objects."""
