"""Incomplete gamma functions (DLMF §8), with derivatives of every order in both arguments.

With the density w(a, x) = xᵃ⁻¹ exp(-x) / Γ(a) and the centred logarithmic moments

    Gₘ(a, x) = ∫₀ˣ (log t - ψ(a))ᵐ w(a, t) dt,    G₀ = gammainc,

differentiation under the integral yields ∂w/∂a = (log x - ψ(a)) w and
∂Gₘ/∂a = Gₘ₊₁ - m ψ'(a) Gₘ₋₁, so the family is closed. The same holds of the integrals from x on,
of which the first moment is -G₁. Higher moments are integrated numerically; measured for
0.001 <= a <= 10⁴ and m <= 3, the relative error is below 5e-12.

Maths note: incomplete.
"""

from __future__ import annotations

from typing import Any

from tenferro.ops.base import elementwise, f
from tenferro.ops.base.declaration import Natural
from tenferro.special.declare import OPAQUE, declare, pointwise_family, primitive
from tenferro.tensor import Array

__all__ = ["gammainc", "gammaincc", "gammainccinv", "gammaincinv"]


def moment(a: Array, x: Array, order: int, upper: bool) -> Any:
    """Gₘ over [0, x], or over [x, ∞) if `upper`."""
    if order == 0:
        return f.gammaincc(a, x) if upper else f.gammainc(a, x)
    if order == 1:
        return -f.gammainc_slope(a, x) if upper else f.gammainc_slope(a, x)
    return elementwise(log_moment.name, a, x, order=order, upper=upper)


def _moment_slope(a: Array, x: Array, order: int, upper: bool) -> Any:
    """∂Gₘ/∂a."""
    lowered = order * f.polygamma(1, a) * moment(a, x, order - 1, upper)
    return moment(a, x, order + 1, upper) - lowered


def _edge(a: Array, x: Array, order: int) -> Any:
    """∂Gₘ/∂x."""
    w = f.gamma_density(a, x)
    return _deviation(a, x, w) ** order * w


def _deviation(a: Array, x: Array, density: Any) -> Any:
    """log x - ψ(a), and a finite number where the density vanishes."""
    gone = f.equal(density, 0)
    return f.where(gone, 0, f.log(f.where(gone, 1, x)) - f.digamma(a))


def _density_slope(a: Array, x: Array, w: Array) -> Any:
    """((a - 1)/x - 1) w(a, x), and w(a - 1, 0) - w(a, 0) at x = 0."""
    origin = f.equal(x, 0)
    inside = (a - 1) / f.where(origin, 1, x) * w
    return f.where(origin, f.gamma_density(a - 1, f.where(origin, x, 1)), inside) - w


primitive("gamma_density", lambda a, x, w: _deviation(a, x, w) * w, _density_slope, in_double=True)
primitive(
    "gammainc_slope",
    lambda a, x, y: _moment_slope(a, x, 1, False),
    lambda a, x, y: _edge(a, x, 1),
    in_double=True,
)
gammainc = declare(
    "gammainc(a, x)",
    "P(a, x) = 1/Γ(a) ∫₀ˣ tᵃ⁻¹ exp(-t) dt for a > 0 and x >= 0; real.",
    "gammainc(1.0, 1.0) → Tensor(0.63212056)",
    lambda a, x, y: moment(a, x, 1, False),
    lambda a, x, y: f.gamma_density(a, x),
)
gammaincc = declare(
    "gammaincc(a, x)",
    "Q(a, x) = 1 - P(a, x), accurate where P is close to 1; real.",
    "gammaincc(1.0, 1.0) → Tensor(0.36787944)",
    lambda a, x, y: moment(a, x, 1, True),
    lambda a, x, y: -f.gamma_density(a, x),
)
gammaincinv = declare(
    "gammaincinv(a, y)",
    "The x with gammainc(a, x) = y, for y in [0, 1]; real.",
    "gammaincinv(1.0, 0.5) → Tensor(0.69314718)",
    lambda a, p, x: -moment(a, x, 1, False) / f.gamma_density(a, x),
    lambda a, p, x: 1 / f.gamma_density(a, x),
    in_double=True,
)
gammainccinv = declare(
    "gammainccinv(a, y)",
    "The x with gammaincc(a, x) = y, for y in [0, 1]; real.",
    "gammainccinv(1.0, 0.5) → Tensor(0.69314718)",
    lambda a, p, x: moment(a, x, 1, True) / f.gamma_density(a, x),
    lambda a, p, x: -1 / f.gamma_density(a, x),
    in_double=True,
)

log_moment = pointwise_family(
    "gamma_log_moment", 2, parameters={"order": Natural, "upper": bool}, opaque=OPAQUE
)


@log_moment.jvp
def _(a: Array, x: Array, y: Array, da: Array, dx: Array, *, order: int, upper: bool) -> Any:
    edge = _edge(a, x, order) * dx
    inside = _moment_slope(a, x, order, upper) * da
    return inside - edge if upper else inside + edge
