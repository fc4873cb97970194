"""Passes over merged graphs: smaller graphs of the same value, for engines that compile.

Every rule keeps values as IEEE 754 has them, NaN, infinities and signs of zeros included; sums may
be rounded differently.
"""

from tenferro.passes import algebra, constants, products, reductions, views  # noqa: F401
from tenferro.passes.expand import expand
from tenferro.passes.rewriter import Rewriter, rewrite
from tenferro.passes.simplify import simplify

__all__ = ["Rewriter", "expand", "rewrite", "simplify"]
