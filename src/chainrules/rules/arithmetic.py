"""Sums, products, quotients, powers and roots. Maths note: elementwise."""

from typing import Any

from chainrules.formulas import both_zero, guarded_quotient
from chainrules.rule import holomorphic, one, real_only
from chainrules.values import arithmetic as value


def _power_by_base(f: Any, x1: Any, x2: Any, y: Any) -> Any:
    """x2 x1^(x2 - 1), and 0 at 0^0; other bases with exponent 0 need no special case."""
    origin = both_zero(f, x1, x2)
    return f.where(origin, 0, x2 * f.pow(f.where(origin, 1, x1), x2 - 1))


def _power_by_exponent(f: Any, x1: Any, x2: Any, y: Any) -> Any:
    """x1^x2 log x1, and 0 at base 0 with Re x2 ≥ 0."""
    absorbed = f.where(f.equal(x1, 0), f.real(x2), -1)
    zero_base = f.greater_equal(absorbed, 0)
    power = f.pow(f.where(zero_base, 1, x1), x2)
    return f.where(zero_base, 0, power * f.log(f.where(zero_base, 1, x1)))


def _integer_power(f: Any, x: Any, y: Any, *, exponent: int) -> Any:
    return f.zeros_like(x) if exponent == 0 else exponent * f.powi(x, exponent=exponent - 1)


RULES = (
    holomorphic("add", value.add, one, one, domain="all z", source="DLMF §1.4(iii)"),
    holomorphic(
        "sub", value.sub, one, lambda f, x1, x2, y: -1, domain="all z", source="DLMF §1.4(iii)"
    ),
    holomorphic(
        "mul",
        value.mul,
        lambda f, x1, x2, y: x2,
        lambda f, x1, x2, y: x1,
        domain="all z",
        source="DLMF §1.4(iii)",
    ),
    holomorphic(
        "div",
        value.div,
        lambda f, x1, x2, y: 1 / x2,
        lambda f, x1, x2, y: -y / x2,
        domain="x2 ≠ 0",
        source="DLMF §1.4(iii)",
    ),
    holomorphic("neg", value.neg, lambda f, x, y: -1, domain="all z", source="DLMF §1.4(iii)"),
    holomorphic("positive", value.positive, one, domain="all z", source="identity"),
    holomorphic(
        "reciprocal",
        value.reciprocal,
        lambda f, x, y: -y * y,
        domain="z ≠ 0",
        source="DLMF §1.4(iii)",
    ),
    holomorphic(
        "square", value.square, lambda f, x, y: 2 * x, domain="all z", source="DLMF §4.7(ii)"
    ),
    holomorphic(
        "pow",
        value.pow,
        _power_by_base,
        _power_by_exponent,
        domain="x1 ≠ 0 off the cut x1 < 0; at 0 by convention 0 where a derivative is undefined",
        source="DLMF §4.7(ii)",
    ),
    holomorphic(
        "powi",
        value.powi,
        _integer_power,
        domain="all z, and z ≠ 0 for a negative exponent",
        source="DLMF §4.7(ii)",
        parameters=("exponent",),
    ),
    holomorphic(
        "powf",
        value.powf,
        lambda f, x, y, *, exponent: exponent * f.powf(x, exponent=exponent - 1),
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(ii)",
        parameters=("exponent",),
    ),
    holomorphic(
        "sqrt",
        value.sqrt,
        lambda f, x, y: 0.5 / y,
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(ii)",
    ),
    holomorphic(
        "rsqrt",
        value.rsqrt,
        lambda f, x, y: -0.5 * y / x,
        domain="z ≠ 0 off the cut z < 0",
        source="DLMF §4.7(ii)",
    ),
    real_only(
        "cbrt",
        value.cbrt,
        lambda f, x, y: f.square(1 / y) / 3,  # its derivative at infinity is 0
        domain="x ≠ 0",
        source="DLMF §4.7(ii)",
    ),
    real_only(
        "hypot",
        value.hypot,
        lambda f, x1, x2, y: guarded_quotient(f, x1, y, f.equal(y, 0)),
        lambda f, x1, x2, y: guarded_quotient(f, x2, y, f.equal(y, 0)),
        domain="(x1, x2) ≠ (0, 0), where the derivative is 0 by convention",
        source="x1² + x2² = y²",
    ),
)
