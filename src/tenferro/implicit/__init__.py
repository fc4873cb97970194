"""Values that are defined by equations: derivatives without looking into the solver."""

from tenferro.implicit.equations import argmin, fixed_point, root
from tenferro.implicit.iterations import iterate, newton
from tenferro.implicit.linear import linear_solve
from tenferro.implicit.solvers import bicgstab, cg, gmres

__all__ = [
    "argmin", "bicgstab", "cg", "fixed_point", "gmres", "iterate", "linear_solve", "newton", "root",
]  # fmt: skip
