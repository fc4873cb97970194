"""Differential equations and integrals, differentiable."""

from tenferro.integrate.initial_value import solve_ivp
from tenferro.integrate.results import OdeResult, OdeSolution

__all__ = ["OdeResult", "OdeSolution", "solve_ivp"]


def __dir__() -> list[str]:
    return __all__
