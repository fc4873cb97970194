"""The table of families: a row says what is called, where it is sampled, and how it is defined."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from adoracles.family import FAMILIES, Family

ROWS = (
    "arithmetic",
    "arrays",
    "matrices",
    "elementary",
    "functions",
    "gamma_functions",
    "polynomials",
    "integrals",
    "inverse_distributions",
    "regions",
    "matrix_functions",
    "factorizations",
    "subspaces",
    "truncations",
    "networks",
    "indexing",
    "ties",
    "control",
    "transforms",
    "refusals",
    "batched",
)
"""The modules of rows, in the order of the table."""


def table() -> Mapping[str, Family]:
    """Return all families by label."""
    for name in ROWS:
        import_module(f"adoracles.families.{name}")
    return FAMILIES


__all__ = ["table"]
