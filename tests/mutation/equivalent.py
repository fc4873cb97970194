"""Mutants that change no derivative, each with the reason: they cannot be noticed."""

from __future__ import annotations

REASONS: dict[str, str] = {}
"""By the name that `run.name_of` gives: the file, the statement, and the change."""
