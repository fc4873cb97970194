"""The guard of spectral factorizations: what a loss may ask of their vectors and repeated values.

Vectors are determined up to phases, and within the space of a repeated value up to a unitary
matrix. Maths note: gauge.
"""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.opaque import CHECK
from tenferro.numpy.manipulation import expand_dims
from tenferro.ops.apply import apply, full
from tenferro.ops.formulas import f
from tenferro.ops.reduction import reduce_max
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding
from tenferro.trace.tracer import SymbolicZero


def _guard(*avals: Aval, name: str, rotations: int, equal: bool) -> tuple[Aval, ...]:
    return avals[: rotations + 1]


def _direction(x: Aval, source: Aval, values: Aval, *, name: str, mixed: bool) -> Aval:
    return x


def _check(*avals: Aval, name: str, rotations: int, equal: bool, weighted: bool) -> Any:
    return avals[: rotations + 1]


def _same(x: Aval, *rest: Aval, name: str) -> Aval:
    return x


def _quiet(x: Aval, c: Aval) -> Aval:
    return x


def _turn(V: Aval, rotation: Aval) -> Aval:
    return V


def _outputs(*, rotations: int, **rest: Any) -> int:
    return rotations + 1


def _tangents(*, rotations: int, **rest: Any) -> tuple[range]:
    return (range(rotations + 1),)


guard_family = family(
    "tenferro.linalg.gauge_guard.v1",
    _guard,
    n_outputs=_outputs,
    multilinear=_tangents,
    opaque=CHECK,
)
"""The tangents of values and rotations as they are, given the values: reverse mode checks both."""
direction_family = family(
    "tenferro.linalg.gauge_direction.v1", _direction, linear=(0, 1), opaque=CHECK
)
"""One of these tangents as it is, given V⁻¹dA V and the values.

Of a loss that uses values and vectors (`mixed`) forward mode cannot tell whether its derivative
needs the blocks of V⁻¹dA V between equal values, and so refuses directions that have such blocks.
"""
check_family = family(
    "tenferro.linalg.gauge_check.v1",
    _check,
    n_outputs=_outputs,
    multilinear=_tangents,
    opaque=CHECK,
)
"""The cotangents of values and rotations as they are, or a GaugeError; given the values."""
values_check_family = family("tenferro.linalg.values_check.v1", _same, linear=(0,), opaque=CHECK)
phase_guard_family = family("tenferro.linalg.phase_guard.v1", _same, linear=(0,))
phase_check_family = family("tenferro.linalg.phase_check.v1", _same, linear=(0,), opaque=CHECK)


turn_family = family("tenferro.linalg.turn.v1", _turn, multilinear=(0, 1))
"""The vectors V times their rotation."""
quiet_family = family("tenferro.linalg.quiet.v1", _quiet, linear=(0, 1))
"""Vᴴc as it is, or 0 where it is no more than the rounding of c, which stands beside it."""


def turned(V: Any, rotation: Any) -> Any:
    """V times its rotation, whose cotangent Vᴴc is 0 if it is only rounding.

    So the guard, which looks at relations within this cotangent, does not judge rounding errors.
    """
    return apply(turn_family.bind(), V, rotation)


@turn_family.formula
def _(V: Any, rotation: Any) -> Any:
    return V @ rotation


@turn_family.transpose(0)
def _(ct: Any, V: Any, rotation: Any) -> Any:
    return ct @ rotation.H


@turn_family.transpose(1)
def _(ct: Any, V: Any, rotation: Any) -> Any:
    return apply(quiet_family.bind(), V.H @ ct, ct)


@quiet_family.formula
def _(x: Any, c: Any) -> Any:
    if 0 in (*x.shape, *c.shape):
        return x
    axes = (x.ndim - 2, x.ndim - 1)
    size, whole = (apply(reduce_max.bind(axes=axes), f.abs(v)) for v in (x, c))
    noise = f.less_equal(size, whole * spectral_rounding(x.aval))
    return f.where(expand_dims(noise, axis=(-2, -1)), f.zeros_like(x), x)


@quiet_family.jvp
def _(x: Any, c: Any, y: Any, dx: Any, dc: Any) -> Any:
    return dx


@quiet_family.transpose_each
def _(i: int, ct: Any, x: Any, c: Any) -> Any:
    return None if i else ct


def guarded(
    dvalues: Any, rotations: tuple[Any, ...], source: Any, values: Any, name: str, *, equal: bool
) -> tuple[Any, ...]:
    """The tangents of the values and of the generators V⁻¹dV, with their cotangents checked.

    The diagonal of the rotations' cotangent must be real, its blocks between repeated values
    Hermitian, and the cotangents of these values the same. Forward mode cannot know the loss; where
    blocks of `source`, V⁻¹dA V, are left out there is a GaugeWarning for losses that use values
    only or vectors only, a GaugeError for others (`passes.gauge` sees which). With `equal` false
    only the diagonal counts, as if no values were repeated.
    """
    bound = guard_family.bind(name=name, rotations=len(rotations), equal=equal)
    tangents = apply(bound, dvalues, *rotations, values)
    if not equal:
        return tuple(tangents)
    direction = direction_family.bind(name=name, mixed=False)
    return tuple(apply(direction, x, source, values) for x in tangents)


@direction_family.jvp
def _(*operands: Any, name: str, mixed: bool) -> Any:
    return operands[4]


@direction_family.transpose_each
def _(i: int, ct: Any, *operands: Any, name: str, mixed: bool) -> Any:
    return None if i else ct


@guard_family.jvp
def _(*operands: Any, name: str, rotations: int, equal: bool) -> Any:
    return tuple(operands[2 * rotations + 3 :][: rotations + 1])


@guard_family.transpose_each
def _(i: int, cts: Any, *operands: Any, name: str, rotations: int, equal: bool) -> Any:
    if i > rotations or isinstance(cts[i], SymbolicZero):
        return None
    values = operands[-1]
    if all(isinstance(ct, SymbolicZero) for ct in cts[1:]):
        return apply(values_check_family.bind(name=name), cts[0], values) if equal else cts[0]
    there = next(ct for ct in cts if not isinstance(ct, SymbolicZero))
    zeros = [full(there, ct.aval, 0) if isinstance(ct, SymbolicZero) else ct for ct in cts]
    weighted = not isinstance(cts[0], SymbolicZero)
    bound = check_family.bind(name=name, rotations=rotations, equal=equal, weighted=weighted)
    return apply(bound, *zeros, values)[i]


@check_family.jvp
def _(*operands: Any, rotations: int, **params: Any) -> Any:
    return tuple(operands[2 * rotations + 3 :][: rotations + 1])


@check_family.transpose_each
def _(i: int, cts: Any, *operands: Any, **params: Any) -> Any:
    return cts[i]


def phase_guarded(x: Any, name: str) -> Any:
    """`x` = diag(VᴴdV), whose cotangent must be real: its imaginary part is the phases' tangent."""
    return apply(phase_guard_family.bind(name=name), x)


@phase_guard_family.formula
def _(x: Any, *, name: str) -> Any:
    return x


@phase_guard_family.transpose(0)
def _(ct: Any, x: Any, *, name: str) -> Any:
    return apply(phase_check_family.bind(name=name), ct)


@values_check_family.transpose(0)
@phase_check_family.transpose(0)
def _(ct: Any, *operands: Any, name: str) -> Any:
    return ct


@phase_guard_family.jvp
@phase_check_family.jvp
def _(x: Any, y: Any, d: Any, *, name: str) -> Any:
    return d


@values_check_family.jvp
def _(x: Any, values: Any, y: Any, d: Any, dvalues: Any, *, name: str) -> Any:
    return d
