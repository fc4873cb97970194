"""Differential equations and integrals, differentiable."""

from tenferro.integrate.initial_value import solve_ivp
from tenferro.integrate.quadrature import fixed_quad, quad
from tenferro.integrate.results import OdeResult, OdeSolution
from tenferro.integrate.samples import (
    cumulative_simpson,
    cumulative_trapezoid,
    simpson,
    trapezoid,
)
from tenferro.integrate.stochastic import solve_sde

__all__ = [
    "OdeResult",
    "OdeSolution",
    "cumulative_simpson",
    "cumulative_trapezoid",
    "fixed_quad",
    "quad",
    "simpson",
    "solve_ivp",
    "solve_sde",
    "trapezoid",
]


def __dir__() -> list[str]:
    return __all__
