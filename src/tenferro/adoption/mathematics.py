"""Python's `math` and `cmath` for arguments that may be arrays without axes."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterator
from functools import wraps
from types import ModuleType
from typing import Any

from tenferro import numpy as tnp, special
from tenferro.adoption.guards import any_array, refusing
from tenferro.linalg import vector_norm

_SAME = """
acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh degrees exp exp2 expm1 fabs floor
fmod frexp gcd isfinite isinf isnan lcm ldexp log10 log1p log2 modf nextafter pow radians remainder
sin sinh sqrt tan tanh trunc
""".split()
"""Functions with the same name and arguments in `te.numpy`."""


def _log(x: Any, base: Any = None) -> Any:
    return tnp.log(x) if base is None else tnp.log(x) / tnp.log(base)


def _hypot(*coordinates: Any) -> Any:
    return vector_norm(tnp.stack(coordinates))


def _dist(p: Any, q: Any) -> Any:
    return _hypot(*(a - b for a, b in zip(p, q, strict=True)))


def _isclose(a: Any, b: Any, *, rel_tol: float = 1e-9, abs_tol: float = 0.0) -> Any:
    bound = tnp.maximum(rel_tol * tnp.maximum(tnp.abs(a), tnp.abs(b)), abs_tol)
    return tnp.abs(a - b) <= bound


_OURS: dict[str, Callable[..., Any]] = {
    **{name: getattr(tnp, name) for name in _SAME},
    "ceil": lambda x: tnp.ceil(x).astype("int64"),
    "dist": _dist,
    "erf": special.erf,
    "erfc": special.erfc,
    "floor": lambda x: tnp.floor(x).astype("int64"),
    "fsum": lambda xs: sum(xs, 0.0),
    "gamma": special.gamma,
    "hypot": _hypot,
    "isclose": _isclose,
    "lgamma": special.gammaln,
    "log": _log,
    "prod": math.prod,
    "trunc": lambda x: tnp.trunc(x).astype("int64"),
}
_OURS_COMPLEX: dict[str, Callable[..., Any]] = {
    **{
        name: getattr(tnp, name)
        for name in (
            "acos acosh asin asinh atan atanh cos cosh exp isfinite isinf isnan log10 sin sinh "
            "sqrt tan tanh"
        ).split()
    },
    "isclose": _isclose,
    "log": _log,
    "phase": tnp.angle,
    "polar": lambda x: (tnp.abs(x), tnp.angle(x)),
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
