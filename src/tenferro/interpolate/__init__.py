"""Interpolation with SciPy's names, differentiable in data, knots and points."""

from tenferro.interpolate.bsplines import BSpline, make_interp_spline
from tenferro.interpolate.cubic import CubicSpline
from tenferro.interpolate.grids import RegularGridInterpolator, interpn
from tenferro.interpolate.hermite import (
    Akima1DInterpolator,
    CubicHermiteSpline,
    PchipInterpolator,
)
from tenferro.interpolate.one_dimension import interp1d
from tenferro.interpolate.piecewise import PPoly
from tenferro.interpolate.smoothing import make_lsq_spline, make_smoothing_spline

__all__ = [
    "Akima1DInterpolator",
    "BSpline",
    "CubicHermiteSpline",
    "CubicSpline",
    "PPoly",
    "PchipInterpolator",
    "RegularGridInterpolator",
    "interp1d",
    "interpn",
    "make_interp_spline",
    "make_lsq_spline",
    "make_smoothing_spline",
]


def __dir__() -> list[str]:
    return __all__
