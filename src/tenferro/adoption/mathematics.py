"""Python's `math` and `cmath` for arguments that may be arrays without axes."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterator
from functools import reduce, wraps
from types import ModuleType
from typing import Any

from tenferro import numpy as tnp, special
from tenferro.adoption.guards import any_array, refusing
from tenferro.linalg import vector_norm
from tenferro.transforms.rules.outside import stop_gradient

_SAME = """
acos acosh asin asinh atan atan2 atanh cbrt copysign cos cosh degrees exp exp2 expm1 fabs frexp
isfinite isinf isnan ldexp log10 log1p log2 modf nextafter radians sin sinh sqrt tan tanh
""".split()
"""Functions with the same name and arguments in `te.numpy`."""


def _log(x: Any, base: Any = None) -> Any:
    return tnp.log(x) if base is None else tnp.log(x) / tnp.log(base)


def _fmod(x: Any, y: Any) -> Any:
    return tnp.fmod(tnp.asarray(x, float), y)


def _remainder(x: Any, y: Any) -> Any:
    """x − ny for the integer n that is nearest to x/y, the even one of two; each step is exact."""
    x, period = tnp.asarray(x, float), tnp.abs(y)
    rest = tnp.fmod(tnp.abs(x), 2 * period)
    whole = tnp.where(rest <= 0.5 * period, 0.0, tnp.where(rest < 1.5 * period, period, 2 * period))
    return tnp.where(tnp.isinf(period), x, tnp.copysign(1.0, x) * (rest - whole))


def _hypot(*coordinates: Any) -> Any:
    """The norm, of coordinates divided by the greatest, which might overflow otherwise."""
    x = tnp.stack([tnp.asarray(c, float) for c in coordinates])
    greatest = stop_gradient(tnp.max(tnp.abs(x)))
    scale = tnp.where(tnp.isfinite(greatest) & (greatest > 0), greatest, 1.0)
    return scale * vector_norm(x / scale)


def _dist(p: Any, q: Any) -> Any:
    return _hypot(*(a - b for a, b in zip(p, q, strict=True)))


def _isclose(a: Any, b: Any, *, rel_tol: float = 1e-9, abs_tol: float = 0.0) -> Any:
    bound = tnp.maximum(rel_tol * tnp.maximum(tnp.abs(a), tnp.abs(b)), abs_tol)
    is_finite = tnp.isfinite(a) & tnp.isfinite(b)
    return (tnp.asarray(a) == b) | (is_finite & (tnp.abs(a - b) <= bound))


def _of_all(function: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """The function of two integers, of any number of them."""
    return lambda *xs: tnp.abs(reduce(function, [tnp.asarray(x, int) for x in xs]))


def _of_complex(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function of complex numbers, also for real arguments."""
    return lambda *numbers: function(*(tnp.asarray(x, complex) for x in numbers))


_OURS: dict[str, Callable[..., Any]] = {
    **{name: getattr(tnp, name) for name in _SAME},
    "ceil": lambda x: tnp.ceil(x).astype("int64"),
    "dist": _dist,
    "erf": special.erf,
    "erfc": special.erfc,
    "floor": lambda x: tnp.floor(x).astype("int64"),
    "fmod": _fmod,
    "fsum": lambda xs: sum(xs, 0.0),
    "gamma": special.gamma,
    "gcd": _of_all(tnp.gcd),
    "hypot": _hypot,
    "isclose": _isclose,
    "lcm": _of_all(tnp.lcm),
    "lgamma": special.gammaln,
    "log": _log,
    "pow": tnp.float_power,
    "prod": math.prod,
    "remainder": _remainder,
    "trunc": lambda x: tnp.trunc(x).astype("int64"),
}
_OURS_COMPLEX: dict[str, Callable[..., Any]] = {
    **{
        name: _of_complex(getattr(tnp, name))
        for name in (
            "acos acosh asin asinh atan atanh cos cosh exp isfinite isinf isnan log10 sin sinh "
            "sqrt tan tanh"
        ).split()
    },
    "isclose": _isclose,
    "log": _of_complex(_log),
    "phase": _of_complex(tnp.angle),
    "polar": _of_complex(lambda x: (tnp.abs(x), tnp.angle(x))),
    "rect": lambda r, phi: r * tnp.exp(1j * phi),
}


def _replaced(theirs: ModuleType, ours: dict[str, Callable[..., Any]]) -> ModuleType:
    """A module whose functions take arrays of tenferro; numbers go to Python's own."""
    module = ModuleType(theirs.__name__, theirs.__doc__)
    for name, value in vars(theirs).items():
        if not name.startswith("_"):
            function = ours.get(name) or refusing(f"{theirs.__name__}.{name}")
            vars(module)[name] = _choosing(value, function) if callable(value) else value
    return module


def _choosing(theirs: Callable[..., Any], ours: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(theirs)
    def function(*args: Any, **keywords: Any) -> Any:
        args = tuple(list(x) if isinstance(x, Iterator) else x for x in args)
        return (ours if any_array(args) else theirs)(*args, **keywords)

    return function


MATH = _replaced(math, _OURS)
CMATH = _replaced(cmath, _OURS_COMPLEX)
