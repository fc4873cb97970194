"""NumPy's own functions on arrays of tenferro: the two protocols look up the function's name here."""

from __future__ import annotations

import sys
from typing import Any

RENAMED = {
    "absolute": "abs",
    "true_divide": "divide",
    "power": "pow",
    "arcsin": "asin",
    "arccos": "acos",
    "arctan": "atan",
    "arcsinh": "asinh",
    "arccosh": "acosh",
    "arctanh": "atanh",
    "arctan2": "atan2",
    "conjugate": "conj",
    "concatenate": "concat",
    "amax": "max",
    "amin": "min",
}


def _surface() -> Any:
    return sys.modules["tenferro.numpy"]


def array_ufunc(ufunc: Any, method: str, inputs: Any, kwargs: Any) -> Any:
    """A NumPy ufunc applied to at least one array of tenferro."""
    name = RENAMED.get(ufunc.__name__, ufunc.__name__)
    function = getattr(_surface(), name, None)
    if method != "__call__" or function is None or kwargs:
        what = ufunc.__name__ if method == "__call__" else f"{ufunc.__name__}.{method}"
        raise TypeError(f"numpy.{what} with {sorted(kwargs)} is not supported on these arrays")
    return function(*inputs)


def array_function(func: Any, args: Any, kwargs: Any) -> Any:
    """A NumPy function applied to at least one array of tenferro."""
    name = RENAMED.get(func.__name__, func.__name__)
    function = getattr(_surface(), name, None)
    if function is None:
        raise TypeError(f"{func.__module__}.{func.__name__} is not supported on these arrays")
    return function(*args, **kwargs)
