"""Elliptic integrals of Legendre's and of Carlson's form, Jacobi's functions, and the
arithmetic-geometric mean (DLMF §19, §22).

Derivatives are taken in two families of integrals that are closed under differentiation and do not
cancel where the usual formulas divide by m or 1 - m:

    R(a, b; z) with ∂R/∂zⱼ = -a bⱼ/Σb · R(a + 1, b + eⱼ; z)                       (DLMF 19.18.4)
    S(φ, m; j, p) = ∫ sin²ʲθ (1 - m sin²θ)⁻ᵖ dθ over [0, φ],  ∂S/∂m = p S(φ, m; j + 1, p + 1)

Both are integrated numerically; measured, the relative error is below 1e-13.

Maths note: elliptic.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tenferro.eager import Tensor
from tenferro.ops.base import Family, check_kind, elementwise, f, family_id, refuse
from tenferro.ops.base.declaration import Natural
from tenferro.ops.base.shapes import same_aval
from tenferro.special.declare import OPAQUE, REAL, declare, named, pointwise_family
from tenferro.special.jacobi import declare_jacobi
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = [
    "agm", "ellipe", "ellipeinc", "ellipj", "ellipk", "ellipkinc", "ellipkm1", "elliprc", "elliprd",
    "elliprf", "elliprg", "elliprj",
]  # fmt: skip

Weights = tuple[float, ...]
HALF = 0.5


def carlson(a: float, b: Weights, *z: ArrayLike) -> Any:
    """Carlson's function R of degree -a and weights b; real arguments, positive but for one 0."""
    return elementwise(_carlson.name, *z, degree=a, weights=b)


def moment(phi: Array, m: Array, j: int, p: float) -> Any:
    """S(φ, m; j, p)."""
    return elementwise(_moment.name, phi, m, j=j, p=p)


def _carlson_infer(*z: Aval, degree: float, weights: Weights) -> Aval:
    if len(z) != len(weights) or not z:
        refuse("carlson", "the number of operands", len(z), f"{len(weights)}, as weights has")
    if not all(0 < w < math.inf for w in (degree, *weights)):
        refuse("carlson", "degree and weights", (degree, weights), "positive numbers", "are")
    aval = same_aval("carlson", *z)
    check_kind("carlson", aval, REAL)
    return aval


_carlson = Family(
    family_id("special", "carlson"), _carlson_infer, pointwise=True, kinds=REAL, opaque=OPAQUE
)
_moment = pointwise_family(
    "elliptic_moment", 2, parameters={"j": Natural, "p": float}, opaque=OPAQUE
)


@_carlson.jvp
def _(*values: Array, degree: float, weights: Weights) -> Any:
    n = len(weights)
    z, tangents = values[:n], values[n + 1 :]
    return _sum([_carlson_slope(degree, weights, i, z) * dz for i, dz in enumerate(tangents)])


def _carlson_slope(a: float, b: Weights, i: int, z: tuple[Any, ...]) -> Any:
    raised = tuple(w + (k == i) for k, w in enumerate(b))
    return -a * b[i] / math.fsum(b) * carlson(a + 1, raised, *z)


@_moment.jvp
def _(phi: Array, m: Array, y: Array, dphi: Any, dm: Any, *, j: int, p: float) -> Any:
    square = f.square(f.sin(phi))
    edge = f.powi(square, exponent=j) * f.pow(1 - m * square, -p)
    return edge * dphi + p * moment(phi, m, j + 1, p + 1) * dm


def _sum(terms: list[Any]) -> Any:
    return sum(terms[1:], terms[0])


def _declare_carlson(
    shown: str, summary: str, example: str, a: float, weights: Weights
) -> Callable[..., Tensor]:
    def partial(i: int) -> Callable[..., Any]:
        return lambda *values: _carlson_slope(a, weights, i, values[:-1])

    return declare(shown, summary, example, *(partial(i) for i in range(len(weights))))


elliprf = _declare_carlson(
    "elliprf(x, y, z)",
    "Carlson's RF(x, y, z) = ½ ∫ ((t + x)(t + y)(t + z))⁻¹ᐟ² dt over t > 0; real.",
    "elliprf(1.0, 1.0, 4.0) → Tensor(0.760346)",
    0.5,
    (HALF, HALF, HALF),
)
elliprc = _declare_carlson(
    "elliprc(x, y)",
    "Carlson's RC(x, y) = RF(x, y, y); real. Derivatives are for positive y.",
    "elliprc(1.0, 1.0) → Tensor(1.)",
    0.5,
    (HALF, 1.0),
)
elliprd = _declare_carlson(
    "elliprd(x, y, z)",
    "Carlson's RD(x, y, z) = RJ(x, y, z, z); real.",
    "elliprd(1.0, 1.0, 4.0) → Tensor(0.260346)",
    1.5,
    (HALF, HALF, 1.5),
)
elliprj = _declare_carlson(
    "elliprj(x, y, z, p)",
    "Carlson's RJ(x, y, z, p); real. Derivatives are for positive p.",
    "elliprj(1.0, 1.0, 1.0, 4.0) → Tensor(0.39540021)",
    1.5,
    (HALF, HALF, HALF, 1.0),
)
elliprg = _declare_carlson(
    "elliprg(x, y, z)",
    (
        "Carlson's completely symmetric RG(x, y, z), the mean of √(x l² + y m² + z n²)\n"
        "over the unit sphere, halved; real."
    ),
    "elliprg(1.0, 1.0, 1.0) → Tensor(1.)",
    -0.5,
    (HALF, HALF, HALF),
)


def _complete_slope(complement: Any) -> Any:
    """dK/dm at m = 1 - complement: RD(0, 1, 1 - m)/6."""
    return carlson(1.5, (HALF, HALF, 1.5), 0.0, 1.0, complement) / 6


ellipk = declare(
    "ellipk(m)",
    "K(m) = ∫ (1 - m sin²θ)⁻¹ᐟ² dθ over [0, π/2], for m <= 1; real.",
    "ellipk(0.5) → Tensor(1.85407468)",
    lambda m, y: _complete_slope(1 - m),
)
ellipkm1 = declare(
    "ellipkm1(p)",
    "K(1 - p), accurate for small p; real.",
    "ellipkm1(1e-20) → Tensor(24.41214529)",
    lambda p, y: -_complete_slope(p),
)
ellipe = declare(
    "ellipe(m)",
    "E(m) = ∫ (1 - m sin²θ)¹ᐟ² dθ over [0, π/2], for m <= 1; real.",
    "ellipe(0.5) → Tensor(1.35064388)",
    lambda m, y: carlson(1.5, (HALF, HALF, 1.5), 0.0, 1 - m, 1.0) / -6,
)
ellipkinc = declare(
    "ellipkinc(phi, m)",
    "F(φ, m) = ∫ (1 - m sin²θ)⁻¹ᐟ² dθ over [0, φ], for m <= 1; real.",
    "ellipkinc(1.0, 0.5) → Tensor(1.08321677)",
    lambda phi, m, y: f.rsqrt(1 - m * f.square(f.sin(phi))),
    lambda phi, m, y: 0.5 * moment(phi, m, 1, 1.5),
)
ellipeinc = declare(
    "ellipeinc(phi, m)",
    "E(φ, m) = ∫ (1 - m sin²θ)¹ᐟ² dθ over [0, φ], for m <= 1; real.",
    "ellipeinc(1.0, 0.5) → Tensor(0.92732988)",
    lambda phi, m, y: f.sqrt(1 - m * f.square(f.sin(phi))),
    lambda phi, m, y: -0.5 * moment(phi, m, 1, 0.5),
)


def _mean_slope(a: Array, b: Array, y: Array) -> Any:
    """∂M/∂a with M = π/(2 RF(0, a², b²)), of degree 0 in (a, b, M)."""
    a, b = a / y, b / y
    return 2 / (3 * math.pi) * a * carlson(1.5, (HALF, HALF, 1.5), 0.0, f.square(b), f.square(a))


agm = declare(
    "agm(a, b)",
    "The arithmetic-geometric mean of a and b, NaN for opposite signs; real.",
    "agm(1.0, 2.0) → Tensor(1.45679103)",
    _mean_slope,
    lambda a, b, y: _mean_slope(b, a, y),
    in_double=True,
)
declare_jacobi(lambda amplitude, m: 0.5 * moment(amplitude, m, 1, 1.5))


ellipj = named(
    "ellipj",
    "ellipj(u, m)",
    "Jacobi's sn, cn, dn and the amplitude φ with F(φ, m) = u, a tuple; 0 <= m <= 1, real.",
    "ellipj(0.0, 0.5) → (Tensor(0.), Tensor(1.), Tensor(1.), Tensor(0.))",
    outputs=4,
)
