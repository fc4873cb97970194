"""Logarithms with a factor, entropies, and the logistic function."""

from __future__ import annotations

from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import declare

__all__ = ["entr", "expit", "kl_div", "log_expit", "logit", "rel_entr", "xlog1py", "xlogy"]


def _divergence_slopes(x: Any, y: Any) -> tuple[Any, Any]:
    """log(x / y) and 1 - x / y, by (x - y) / y where they are close."""
    excess = (x - y) / y
    near = f.less(f.abs(excess), 0.5)
    small, ratio = f.where(near, excess, 0), x / y
    return f.where(near, f.log1p(small), f.log(ratio)), f.where(near, -small, 1 - ratio)


declare("entr", lambda x, y: -1 - f.log(x))
declare("rel_entr", lambda x, y, out: 1 + f.log(x / y), lambda x, y, out: -x / y)
declare(
    "kl_div",
    lambda x, y, out: _divergence_slopes(x, y)[0],
    lambda x, y, out: _divergence_slopes(x, y)[1],
)
declare("logit", lambda x, y: 1 / (x * (1 - x)))


def xlogy(x: Any, y: Any) -> Any:
    """x log(y), and 0 where x = 0 unless y is NaN; real or complex.

    The derivative in y at x = y = 0 is 0 by convention.

    >>> xlogy([0.0, 2.0], [0.0, 1.5])
    Tensor([0.        , 0.81093022])
    """
    return f.xlogy(x, y)


def xlog1py(x: Any, y: Any) -> Any:
    """x log(1 + y), and 0 where x = 0 unless y is NaN; real or complex.

    >>> xlog1py([0.0, 2.0], [-1.0, 0.5])
    Tensor([0.        , 0.81093022])
    """
    return f.xlog1py(x, y)


def entr(x: Any) -> Any:
    """-x log(x), 0 at 0 and -inf below; real.

    >>> entr([0.0, 0.5])
    Tensor([0.        , 0.34657359])
    """
    return f.entr(x)


def rel_entr(x: Any, y: Any) -> Any:
    """x log(x / y) for positive x and y, 0 at x = 0 with y >= 0, infinite elsewhere; real.

    >>> rel_entr(0.5, 0.25)
    Tensor(0.34657359)
    """
    return f.rel_entr(x, y)


def kl_div(x: Any, y: Any) -> Any:
    """x log(x / y) - x + y for positive x and y, y at x = 0 with y >= 0, else infinite; real.

    >>> kl_div(0.5, 0.25)
    Tensor(0.09657359)
    """
    return f.kl_div(x, y)


def logit(x: Any) -> Any:
    """log(x / (1 - x)) on (0, 1), infinite at its ends, NaN outside; real.

    >>> logit(0.75)
    Tensor(1.09861229)
    """
    return f.logit(x)


def expit(x: Any) -> Any:
    """The logistic function 1 / (1 + exp(-x)), inverse of `logit`; real or complex.

    >>> expit(0.0)
    Tensor(0.5)
    """
    return f.logistic(x)


def log_expit(x: Any) -> Any:
    """log(expit(x)) without overflow; real.

    >>> log_expit(-1000.0)
    Tensor(-1000.)
    """
    return f.log_sigmoid(x)
