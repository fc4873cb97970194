"""Double-double numbers, and the rules by which operations are computed of them."""

from tenferro.precision.rules import (
    constants,
    eigenvectors,
    elementary,
    matrices,
    ordered,
    simple,
    structure,
    sums,
)
from tenferro.precision.rules.table import RULES

__all__ = [
    "RULES",
    "constants",
    "eigenvectors",
    "elementary",
    "matrices",
    "ordered",
    "simple",
    "structure",
    "sums",
]
