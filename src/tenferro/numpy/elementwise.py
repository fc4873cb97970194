"""Functions that act element by element."""

from __future__ import annotations

from typing import Any

from tenferro.ops.formulas import where
from tenferro.ops.promotion import as_array, elementwise

__all__ = ["where"]  # the functions made from the table below are added to it

UNARY = {
    "negative": "neg",
    "exp": "exp",
    "exp2": "exp2",
    "expm1": "expm1",
    "log": "log",
    "log2": "log2",
    "log10": "log10",
    "log1p": "log1p",
    "sin": "sin",
    "cos": "cos",
    "tan": "tan",
    "asin": "asin",
    "acos": "acos",
    "atan": "atan",
    "sinh": "sinh",
    "cosh": "cosh",
    "tanh": "tanh",
    "asinh": "asinh",
    "acosh": "acosh",
    "atanh": "atanh",
    "sqrt": "sqrt",
    "square": "square",
    "reciprocal": "reciprocal",
}
BINARY = {
    "add": "add",
    "subtract": "sub",
    "multiply": "mul",
    "divide": "div",
    "pow": "pow",
    "maximum": "maximum",
    "minimum": "minimum",
    "atan2": "atan2",
    "hypot": "hypot",
    "logaddexp": "logaddexp",
    "floor_divide": "floor_divide",
    "remainder": "mod",
    "copysign": "copysign",
    "nextafter": "nextafter",
}
COMPARISONS = ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal")


def _unary(name: str, family: str) -> Any:
    def function(x: Any, /) -> Any:
        return elementwise(family, x)

    function.__name__ = name
    return function


def _binary(name: str, family: str, **params: Any) -> Any:
    def function(x1: Any, x2: Any, /) -> Any:
        return elementwise(family, x1, x2, **params)

    function.__name__ = name
    return function


for _name, _family in UNARY.items():
    globals()[_name] = _unary(_name, _family)
for _name, _family in BINARY.items():
    globals()[_name] = _binary(_name, _family)
for _name in COMPARISONS:
    globals()[_name] = _binary(_name, "compare", direction=_name)
__all__ += [*UNARY, *BINARY, *COMPARISONS]


def abs(x: Any, /) -> Any:
    """The absolute value; real for complex x."""
    return elementwise("abs", x)


def positive(x: Any, /) -> Any:
    """The array itself."""
    return as_array("positive", x)


def real(x: Any, /) -> Any:
    """The real part; the array itself if it is real."""
    x = as_array("real", x)
    return elementwise("real", x) if x.aval.is_complex else x


def imag(x: Any, /) -> Any:
    """The imaginary part; zeros if x is real."""
    x = as_array("imag", x)
    return elementwise("imag", x) if x.aval.is_complex else x.surface.zeros_like(x)


def conj(x: Any, /) -> Any:
    """The complex conjugate; the array itself if it is real."""
    x = as_array("conj", x)
    return elementwise("conj", x) if x.aval.is_complex else x


__all__ += ["abs", "conj", "imag", "positive", "real"]
