"""SciPy's solvers over pytrees, with derivatives supplied: minima, roots, least squares."""

from tenferro.optimize.equations import least_squares, root
from tenferro.optimize.minimization import minimize

__all__ = ["least_squares", "minimize", "root"]


def __dir__() -> list[str]:
    return __all__
