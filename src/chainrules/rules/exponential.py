"""Exponentials, logarithms and the logistic family. Maths note: elementwise."""

from typing import Any

from chainrules.formulas import both_zero, guarded_quotient
from chainrules.rule import holomorphic, real_only
from chainrules.values import exponential as value
from chainrules.values.exponential import LN_2, LN_10


def _gap(f: Any, x1: Any, x2: Any) -> Any:
    """x1 - x2, and 0 between equal infinities."""
    infinite = f.where(f.equal(x1, x2), f.abs(x1), 0)
    return f.where(f.equal(infinite, float("inf")), 0, x1 - x2)


def _logarithm_factor(f: Any, x: Any, argument: Any, logarithm: Any) -> Any:
    """The logarithm, and 0 where x = 0 cancels the logarithm of 0."""
    origin = both_zero(f, x, argument)
    return f.where(origin, 0, logarithm(f.where(origin, 1, argument)))


RULES = (
    holomorphic("exp", value.exp, lambda f, x, y: y, domain="all z", source="DLMF §4.7(ii)"),
    holomorphic(
        "exp2", value.exp2, lambda f, x, y: LN_2 * y, domain="all z", source="DLMF §4.7(ii)"
    ),
    holomorphic(
        "expm1", value.expm1, lambda f, x, y: f.exp(x), domain="all z", source="DLMF §4.7(ii)"
    ),
    holomorphic(
        "log",
        value.log,
        lambda f, x, y: 1 / x,
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(i)",
    ),
    holomorphic(
        "log2",
        value.log2,
        lambda f, x, y: 1 / LN_2 / x,
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(i)",
    ),
    holomorphic(
        "log10",
        value.log10,
        lambda f, x, y: 1 / LN_10 / x,
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(i)",
    ),
    holomorphic(
        "log1p",
        value.log1p,
        lambda f, x, y: 1 / (1 + x),
        domain="z ≠ -1 off the cut z < -1",
        source="DLMF §4.7(i)",
    ),
    real_only(
        "logaddexp",
        value.logaddexp,
        lambda f, x1, x2, y: f.logistic(_gap(f, x1, x2)),
        lambda f, x1, x2, y: f.logistic(_gap(f, x2, x1)),
        domain="all x; 1/2 each at equal infinities",
        source="exp(y) = exp(x1) + exp(x2)",
    ),
    holomorphic(
        "logistic",
        value.logistic,
        lambda f, x, y: y * f.logistic(-x),
        domain="all z but the poles (2k + 1) π i",
        source="y' = y (1 - y), with 1 - y(x) = y(-x)",
    ),
    real_only(
        "softplus",
        value.softplus,
        lambda f, x, y: f.logistic(x),
        domain="all x",
        source="y = log(1 + exp(x))",
    ),
    real_only(
        "log_sigmoid",
        value.log_sigmoid,
        lambda f, x, y: f.logistic(-x),
        domain="all x",
        source="y = -log(1 + exp(-x))",
    ),
    holomorphic(
        "xlogy",
        value.xlogy,
        lambda f, x1, x2, y: _logarithm_factor(f, x1, x2, f.log),
        lambda f, x1, x2, y: guarded_quotient(f, x1, x2, both_zero(f, x1, x2)),
        domain="x2 ≠ 0 off the cut x2 < 0; 0 at (0, 0) by convention",
        source="DLMF §4.7(i)",
    ),
    holomorphic(
        "xlog1py",
        value.xlog1py,
        lambda f, x1, x2, y: f.where(
            both_zero(f, x1, 1 + x2), 0, f.log1p(f.where(both_zero(f, x1, 1 + x2), 0, x2))
        ),
        lambda f, x1, x2, y: guarded_quotient(f, x1, 1 + x2, both_zero(f, x1, 1 + x2)),
        domain="x2 ≠ -1 off the cut x2 < -1; 0 at (0, -1) by convention",
        source="DLMF §4.7(i)",
    ),
)
