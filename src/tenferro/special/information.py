"""Logarithms with a factor, entropies, and the logistic function.

Maths note: elementary_special.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare, named
from tenferro.tensor import Array

__all__ = ["entr", "expit", "kl_div", "log_expit", "logit", "rel_entr", "xlog1py", "xlogy"]


def _divergence_slopes(x: Array, y: Array) -> tuple[Any, Any]:
    """log(x / y) and 1 - x / y, by (x - y) / y where they are close."""
    excess = (x - y) / y
    near = f.less(f.abs(excess), 0.5)
    small, ratio = f.where(near, excess, 0), x / y
    return f.where(near, f.log1p(small), f.log(ratio)), f.where(near, -small, 1 - ratio)


def _entropy(x: Array) -> Any:
    positive = x > 0
    value = -x * f.log(f.where(positive, x, 1))
    return f.where(positive, value, f.where(x < 0, -math.inf, f.abs(x)))


def _log_ratio(x: Array, y: Array) -> Any:
    """log(x / y) of positive numbers, by (x - y) / y where they are close."""
    excess, ratio = (x - y) / y, x / y
    near = f.less(f.abs(excess), 0.5)
    far = f.where((ratio > 0) & (ratio < math.inf), f.log(ratio), f.log(x) - f.log(y))
    return f.where(near, f.log1p(f.where(near, excess, 0)), far)


def _divergence(rest: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """x log(x / y) and a rest; only the rest at x = 0 ≤ y, infinite where x or y is negative."""

    def formula(x: Array, y: Array) -> Any:
        both = (x > 0) & (y > 0)
        a, b = f.where(both, x, 1), f.where(both, y, 1)
        edge = f.where(f.equal(x, 0) & (y >= 0), rest(f.zeros_like(y), y), math.inf)
        value = f.where(both, a * _log_ratio(a, b) + rest(a, b), edge)
        return f.where(f.not_equal(x, x) | f.not_equal(y, y), math.nan, value)

    return formula


entr = declare(
    "entr(x)",
    "-x log(x), 0 at 0 and -inf below; real.",
    "entr([0.0, 0.5]) → Tensor([0.        , 0.34657359])",
    lambda x, y: -1 - f.log(x),
    formula=_entropy,
)
rel_entr = declare(
    "rel_entr(x, y)",
    "x log(x / y) for positive x and y, 0 at x = 0 with y >= 0, infinite elsewhere; real.",
    "rel_entr(0.5, 0.25) → Tensor(0.34657359)",
    lambda x, y, out: 1 + f.log(x / y),
    lambda x, y, out: -x / y,
    formula=_divergence(lambda x, y: f.zeros_like(x)),
)
kl_div = declare(
    "kl_div(x, y)",
    "x log(x / y) - x + y for positive x and y, y at x = 0 with y >= 0, otherwise infinite; real.",
    "kl_div(0.5, 0.25) → Tensor(0.09657359)",
    lambda x, y, out: _divergence_slopes(x, y)[0],
    lambda x, y, out: _divergence_slopes(x, y)[1],
    formula=_divergence(lambda x, y: y - x),
)


def _logit(x: Array) -> Any:
    """log(x / (1 - x)); about its zero, where the quotient loses digits, by 2x - 1."""
    s = 2 * (x - 0.5)
    near = f.less(f.abs(s), 0.35)
    inside = f.where(near, s, 0)
    return f.where(near, 2 * f.atanh(inside), f.log(x / (1 - x)))


logit = declare(
    "logit(x)",
    "log(x / (1 - x)) on (0, 1), infinite at its ends, NaN outside; real.",
    "logit(0.75) → Tensor(1.09861229)",
    lambda x, y: 1 / (x * (1 - x)),
    formula=_logit,
)
xlogy = named(
    "xlogy",
    "xlogy(x, y)",
    (
        "x log(y), and 0 where x = 0 unless y is NaN; real or complex.\n\n"
        "The derivative in y at x = y = 0 is 0 by convention."
    ),
    "xlogy([0.0, 2.0], [0.0, 1.5]) → Tensor([0.        , 0.81093022])",
)
xlog1py = named(
    "xlog1py",
    "xlog1py(x, y)",
    "x log(1 + y), and 0 where x = 0 unless y is NaN; real or complex.",
    "xlog1py([0.0, 2.0], [-1.0, 0.5]) → Tensor([0.        , 0.81093022])",
)
expit = named(
    "logistic",
    "expit(x)",
    "The logistic function 1 / (1 + exp(-x)), inverse of `logit`; real or complex.",
    "expit(0.0) → Tensor(0.5)",
)
log_expit = named(
    "log_sigmoid",
    "log_expit(x)",
    "log(expit(x)) without overflow; real.",
    "log_expit(-1000.0) → Tensor(-1000.)",
)
