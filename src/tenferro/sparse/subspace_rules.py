"""Families of invariant subspaces: tangents outside of them.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.functions.axes.reductions import any as some
from tenferro.linalg.spectral import significant
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import apply, f
from tenferro.tensor import Aval

_CUT = (
    "the last of the k values equals the next one to rounding. Which of their vectors belong "
    "to the part that is kept is not determined, so that vectors have no derivative. Choose a k "
    "between different values"
)


def _outside(T: Aval, X: Aval, Y: Aval) -> Aval:
    return T


outside_family = family(
    "tenferro.sparse.outside_subspace.v1",
    _outside,
    operands="t(n,k) X(n,k) Y(n,k)",
    linear=(0,),
)
"""(1 − X Yᴴ) T. Its cotangent is 0 where it is only rounding of the one it is computed from: that
of a loss that depends on no vectors outside, for which no system is solved."""


def outside(T: Any, X: Any, Y: Any) -> Any:
    """(1 − X Yᴴ) T, where Yᴴ X = 1."""
    return apply(outside_family.bind(), T, X, Y)


@outside_family.formula
def _(T: Any, X: Any, Y: Any) -> Any:
    return T - X @ (Y.H @ T)


@outside_family.jvp
def _(T: Any, X: Any, Y: Any, y: Any, dT: Any, dX: Any, dY: Any) -> Any:
    return outside(dT, X, Y) - dX @ (Y.H @ T) - X @ (dY.H @ T)


@outside_family.transpose(0)
def _(ct: Any, T: Any, X: Any, Y: Any) -> Any:
    return significant(outside(ct, Y, X), ct)


def _separated(T: Aval, gap: Aval, *, name: str) -> Aval:
    return T


separated_family = family(
    "tenferro.sparse.separated_subspace.v1", _separated, operands="t(n,k) gap(g):real", linear=(0,)
)
"""The tangent of a subspace, which has none other than 0 if there is no gap."""


def separated(T: Any, gap: Any, name: str) -> Any:
    """T, once there is a gap."""
    return apply(separated_family.bind(name=name), T, gap)


@separated_family.formula
def _(T: Any, gap: Any, *, name: str) -> Any:
    holds = some(gap > 0, axis=-1) | ~some(f.not_equal(T, 0), axis=(-2, -1))
    return ensured(T, holds, f"{name}: {_CUT}", "GaugeError")


@separated_family.jvp
def _(T: Any, gap: Any, y: Any, dT: Any, dgap: Any, *, name: str) -> Any:
    return separated(dT, gap, name)


@separated_family.transpose(0)
def _(ct: Any, T: Any, gap: Any, *, name: str) -> Any:
    return separated(ct, gap, name)
