"""What the rules of spectral factorizations share: inverse gaps, and the guard of the gauge.

Eigenvectors and singular vectors are determined up to phases, and within the space of a repeated
value up to a unitary matrix. Maths note: gauge.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.numpy import expand_dims
from tenferro.ops.apply import apply
from tenferro.tensor import Aval


class GaugeError(ArithmeticError):
    """A loss depends on phases, or on a basis, that the factorization leaves free."""


def _gaps(x: Aval, y: Aval, scale: Aval, *, broadening: float) -> Aval:
    return x.with_shape((*x.shape[:-1], y.shape[-1], x.shape[-1]))


def _guard(omega: Aval, values: Aval, *, name: str) -> Aval:
    return omega


inverse_gaps_family = family("tenferro.linalg.inverse_gaps.v1", _gaps)
guard_family = family("tenferro.linalg.gauge_guard.v1", _guard, linear=(0,))
check_family = family("tenferro.linalg.gauge_check.v1", _guard, linear=(0,))


def inverse_gaps(x: Any, y: Any, scale: Any, broadening: float = 0.0) -> Any:
    """E[i, j] = 1/(x[j] − y[i]); 0 where the difference is no more than rounding at `scale`.

    With a broadening ε it is Δ/(Δ² + ε²) instead. `scale` holds the values themselves.
    """
    return apply(inverse_gaps_family.bind(broadening=broadening), x, y, scale)


@inverse_gaps_family.jvp
def _(
    x: Any, y: Any, scale: Any, E: Any, dx: Any, dy: Any, dscale: Any, *, broadening: float
) -> Any:
    slope = E * E
    if broadening:
        # d/dΔ of Δ/(Δ²+ε²) is E² − 2ε²(E/Δ)², with 1/(Δ²+ε²) = (1 ± √(1−4ε²E²))/(2ε²) avoided by
        # writing it with the gap itself.
        gap = expand_dims(x, axis=-2) - expand_dims(y, axis=-1)
        spread = gap * gap + broadening**2
        slope = (gap * gap - broadening**2) / (spread * spread)
    return slope * (expand_dims(dy, axis=-1) - expand_dims(dx, axis=-2))


def guarded(omega: Any, values: Any, name: str) -> Any:
    """`omega`, whose cotangent is checked: it must not depend on the gauge.

    `omega` is the generator of the vectors' rotation, V⁻¹dV. Its cotangent's diagonal must be
    real, and so must be, up to anti-Hermitian parts, its blocks between repeated values.
    """
    return apply(guard_family.bind(name=name), omega, values)


@guard_family.transpose(0)
def _(ct: Any, omega: Any, values: Any, *, name: str) -> Any:
    return apply(check_family.bind(name=name), ct, values)


@check_family.transpose(0)
def _(ct: Any, omega: Any, values: Any, *, name: str) -> Any:
    return ct


@guard_family.jvp
def _(omega: Any, values: Any, y: Any, d: Any, dvalues: Any, *, name: str) -> Any:
    return d


@check_family.jvp
def _(omega: Any, values: Any, y: Any, d: Any, dvalues: Any, *, name: str) -> Any:
    return d


def _same(x: Aval, *, name: str) -> Aval:
    return x


phase_guard_family = family("tenferro.linalg.phase_guard.v1", _same, linear=(0,))
phase_check_family = family("tenferro.linalg.phase_check.v1", _same, linear=(0,))


def phase_guarded(x: Any, name: str) -> Any:
    """`x` = diag(VᴴdV), whose cotangent must be real: its imaginary part is the phases' tangent."""
    return apply(phase_guard_family.bind(name=name), x)


@phase_guard_family.transpose(0)
def _(ct: Any, x: Any, *, name: str) -> Any:
    return apply(phase_check_family.bind(name=name), ct)


@phase_check_family.transpose(0)
def _(ct: Any, x: Any, *, name: str) -> Any:
    return ct


@phase_guard_family.jvp
def _(x: Any, y: Any, d: Any, *, name: str) -> Any:
    return d


@phase_check_family.jvp
def _(x: Any, y: Any, d: Any, *, name: str) -> Any:
    return d
