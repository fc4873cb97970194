"""Interpolation with SciPy's names, differentiable in data, knots and points."""

from tenferro.interpolate.bsplines import BSpline, make_interp_spline
from tenferro.interpolate.cubic import CubicSpline
from tenferro.interpolate.grids import RegularGridInterpolator, interpn
from tenferro.interpolate.hermite import (
    Akima1DInterpolator,
    CubicHermiteSpline,
    PchipInterpolator,
)
from tenferro.interpolate.piecewise import PPoly

__all__ = [
    "Akima1DInterpolator",
    "BSpline",
    "CubicHermiteSpline",
    "CubicSpline",
    "PPoly",
    "PchipInterpolator",
    "RegularGridInterpolator",
    "interpn",
    "make_interp_spline",
]


def __dir__() -> list[str]:
    return __all__
