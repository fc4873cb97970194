"""Double-double numbers, and the rules by which operations are computed of them."""

from tenferro.precision.rules import (
    complex_functions,
    constants,
    eigenvectors,
    elementary,
    matrices,
    ordered,
    simple,
    singular,
    structure,
    sums,
)
from tenferro.precision.rules.complex_functions import rule_for

__all__ = [
    "complex_functions",
    "constants",
    "eigenvectors",
    "elementary",
    "matrices",
    "ordered",
    "rule_for",
    "simple",
    "singular",
    "structure",
    "sums",
]
