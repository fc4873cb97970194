"""The guard of spectral factorizations: what a loss may use of their vectors and repeated values.

Vectors are determined up to phases, and within the space of a repeated value up to a unitary
matrix. All families here return their operands unchanged; their formulas check them. `How` says
whether a program is computed for the first time, or again in order to compare
(`engines.gauge_decision`).
Maths note: gauge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import any as some, max as greatest
from tenferro.linalg.bases import How, other_tangent, shifted
from tenferro.linalg.parts import diagonal_of
from tenferro.linalg.repeated import (
    both,
    equal_pairs,
    has_repeated,
    largest_in,
    middle,
    off_diagonal,
    same_position,
    spread,
    vanishing,
)
from tenferro.ops.arrays.ensure import Error, ensured
from tenferro.ops.base import apply, f, imag, refuse
from tenferro.ops.base.apply import filled
from tenferro.ops.base.stacks import stacks
from tenferro.tensor import Array, Aval
from tenferro.tensor.rounding import relative_tolerance
from tenferro.trace.tracer import SymbolicZero

Count = Literal[0, 1, 2]
CHECKED: tuple[How, ...] = ("first", "again", "rotated")
"""How programs are computed in which dependence on phases and bases is refused."""


def _guard(*avals: Aval, name: str, generators: Count, equal: bool) -> tuple[Aval, ...]:
    return _first("gauge_guard", avals, generators, "V(m,n):inexact ")


def _check(
    *avals: Aval,
    name: str,
    generators: Count,
    equal: bool,
    second: bool,
    how: How,
) -> Any:
    found = _first("gauge_check", avals, generators, "V(m,n):inexact " * (not generators))
    return found if generators else found[0]


def _first(name: str, avals: Sequence[Aval], generators: int, vectors: str) -> tuple[Aval, ...]:
    """The values' and the generators' tangents or cotangents, maybe vectors, and the values."""
    each = "generator(n,n):inexact " * generators
    operands = stacks(f"dvalues(n):inexact {each}{vectors}values(n):inexact")
    if len(avals) != len(operands):
        refuse(name, "the number of operands", len(avals), str(len(operands)))
    operands.check(name, avals, {})
    return tuple(avals[: generators + 1])


def _direction(
    x: Aval, source: Aval, values: Aval, *, name: str, slot: Count, decides: bool, how: How
) -> Aval:
    sizes = "n,n" if x.ndim == source.ndim else "n"
    operands = stacks(f"x({sizes}):inexact source(n,n):inexact values(n):inexact")
    operands.check("gauge_direction", (x, source, values), {})
    return x


def _weights(t: Aval, x: Aval, V: Aval, values: Aval, *, name: str, how: How) -> Aval:
    sizes = "m,n" if t.ndim == V.ndim else "n"
    operands = stacks(f"t({sizes}):inexact x(n):inexact V(m,n):inexact values(n):inexact")
    operands.check("second_weights", (t, x, V, values), {})
    return x if t.ndim == V.ndim else V


def _phases(x: Aval, values: Aval, *, checked: bool, how: How) -> Aval:
    return x


def _null_check(beyond: Aval, left: Aval, right: Aval, s: Aval, *, how: How) -> Aval:
    return beyond


def _outputs(*, generators: int, **rest: Any) -> int:
    return generators + 1


def _tangents(*, generators: int, **rest: Any) -> tuple[range]:
    return (range(generators + 1),)


def _directed_together(*, decides: bool, **rest: Any) -> list[tuple[int, ...]]:
    return [(0,), (0, 1)] if decides else [(0, 1)]


guard_family = family(
    "tenferro.linalg.gauge_guard.v1",
    _guard,
    n_outputs=_outputs,
    multilinear=_tangents,
    batch="leading",
)
"""The tangents of values and generators, given vectors and values. Their cotangents are checked."""
check_family = family(
    "tenferro.linalg.gauge_check.v1",
    _check,
    n_outputs=_outputs,
    multilinear=_tangents,
    batch="leading",
)
"""The cotangents of values and generators: GaugeError for what the loss may not depend on.

Without generators, cotangents that tell repeated values apart are warned of; those of a `second`
tangent of the values leave open whether results are right.
"""
direction_family = family(
    "tenferro.linalg.gauge_direction.v1",
    _direction,
    multilinear=_directed_together,
    batch="leading",
)
"""One of the tangents, given V⁻¹dA V and the values.

Forward mode does not see the loss. Where values are repeated, a tangent of vectors leaves open
whether results are right. So does one of values if it `decides`: if it is a second derivative, or
the program needs the tangents of vectors too. Otherwise a warning is issued.
"""
weights_family = family("tenferro.linalg.second_weights.v1", _weights, linear=(0,), batch="leading")
"""Zeros: of dV a tangent of x, of a cotangent of x one of V.

Where x, the values' cotangent, tells repeated values apart, this leaves open whether it has any.
"""
phases_family = family("tenferro.linalg.phases.v1", _phases, operands="x(n) values(n)", linear=(0,))
"""diag(VᴴdV), whose cotangent (`checked`) must be real: otherwise the loss depends on phases."""
null_check_family = family(
    "tenferro.linalg.svd_null_check.v1",
    _null_check,
    operands="beyond(r,k) left(k,k) right(k,k) s(k):real",
    linear=(0, 1, 2),
)
"""The cotangent of (1 − UUᴴ)dU, which may not read columns of vanishing singular values."""


PHASES = (
    "the loss depends on the phases of the vectors of {which}. The factorization does not "
    "determine phases, so the loss has no derivative. Use only what does not depend on them, such "
    "as abs(v), or products of a vector and its conjugate"
)
REPEATED = (
    "{which} has values that are equal, or singular values that are zero, to rounding. The loss "
    "has a derivative only if it does not depend on the basis of their vectors, and keeps all of "
    "these values or none. Choose bounds between different values for `low_rank`, "
    "`singular_projector` or `spectral_projector`, use `funm` for functions of a matrix, or pass "
    "`broadening` for an approximation"
)
"""`engines.gauge_decision` adds the numbers to the first sentence."""
VALUES = (
    "the loss tells repeated values apart ({which}), so it has no derivative; the one given is "
    "that for the basis that the factorization chose"
)
FORWARD = (
    "values are repeated, or singular values zero ({which}); a loss that does not treat repeated "
    "values alike has no derivative, and the one given is that for the basis at hand"
)


def guarded(
    dvalues: Array,
    generators: tuple[Any, ...],
    source: Any,
    V: Array,
    values: Array,
    name: str,
    *,
    equal: bool,
) -> tuple[Any, ...]:
    """The tangents of the values and of the generators V⁻¹dV, with their cotangents checked.

    The diagonal of the generators' cotangent must be real, its blocks between repeated values
    Hermitian, and the cotangents of these values the same. Forward mode cannot know the loss; where
    blocks of `source`, V⁻¹dA V, are left out there is a GaugeWarning if it uses values only
    (`passes.gauge` sees this), otherwise other bases decide whether results are right
    (`engines.gauge_decision`). With `equal` false only the diagonal counts, as if no values were
    repeated.
    """
    bound = guard_family.bind(name=name, generators=len(generators), equal=equal)
    tangents = tuple(apply(bound, dvalues, *generators, V, values))
    if not equal:
        return tangents
    return tuple(_directed(x, source, values, name, slot) for slot, x in enumerate(tangents))


def _directed(
    x: Array, source: Any, values: Array, name: str, slot: int, *, decides: bool = False
) -> Any:
    bound = direction_family.bind(name=name, slot=slot, decides=decides, how="first")
    return apply(bound, x, source, values)


def phase_guarded(x: Array, values: Array) -> Any:
    """`x` = diag(VᴴdV), whose cotangent must be real: its imaginary part is the phases' tangent."""
    return apply(phases_family.bind(checked=False, how="first"), x, values)


def null_checked(beyond: Array, left: Array, right: Array, s: Array) -> Any:
    """The cotangent `beyond` of (1 − UUᴴ)dU; those of UᴴdU and VᴴdV determine how large it may
    be."""
    return apply(null_check_family.bind(how="first"), beyond, left, right, s)


@guard_family.formula
def _(*operands: Any, name: str, generators: int, equal: bool) -> Any:
    return operands[: generators + 1]


@guard_family.jvp
def _(*operands: Any, name: str, generators: int, equal: bool) -> Any:
    return tuple(operands[2 * generators + 4 :][: generators + 1])


@guard_family.transpose_each
def _(i: int, cts: Any, *operands: Any, name: str, generators: int, equal: bool) -> Any:
    if i > generators or isinstance(cts[i], SymbolicZero):
        return None
    V, values = operands[-2:]
    if all(isinstance(ct, SymbolicZero) for ct in cts[1:]):
        return _values_checked(cts[0], V, values, name) if equal else cts[0]
    bound = check_family.bind(
        name=name, generators=generators, equal=equal, second=False, how="first"
    )
    return apply(bound, *filled(cts), values)[i]


def _values_checked(ct: Array, V: Array, values: Array, name: str, *, second: bool = False) -> Any:
    bound = check_family.bind(name=name, generators=0, equal=True, second=second, how="first")
    return apply(bound, ct, V, values)


@direction_family.jvp
def _(x: Array, source: Any, values: Array, y: Array, dx: Array, *rest: Any, **params: Any) -> Any:
    return _directed(dx, source, values, params["name"], params["slot"], decides=True)


@direction_family.transpose_each
def _(i: int, ct: Array, x: Array, source: Any, values: Array, *, name: str, **params: Any) -> Any:
    if i or not params["decides"] or x.ndim == source.ndim:
        return None if i else ct
    return _values_checked(ct, source, values, name, second=True)


@direction_family.formula
def _(
    x: Array, source: Any, values: Array, *, name: str, slot: int, decides: bool, how: How
) -> Any:
    deciding = decides or x.ndim == source.ndim
    if 0 in source.shape or not (deciding or how in ("first", "again")):
        return x
    if not deciding:
        left_out, scale = _left_out(source, values, name), largest_in(source)
        return _refusing(x, left_out, scale, name, FORWARD, "GaugeWarning")
    if how == "first":
        return _left_open(x, _may_be_open(values, name), name)
    return other_tangent(x, source, values, name, slot, how)


def _may_be_open(values: Array, name: str) -> Any:
    """Whether values are repeated, or singular ones zero."""
    repeated = has_repeated(values)
    return repeated | some(vanishing(values), axis=-1) if name == "svd" else repeated


def _left_open(x: Array, bad: Any, name: str) -> Any:
    """x, unless results may depend on the basis."""
    return ensured(x, ~bad, f"{name}: {REPEATED}", "UndecidedGaugeError")


def _left_out(source: Any, values: Array, name: str) -> Any:
    """How far blocks between equal values are from multiples of one."""
    pairs = equal_pairs(values)
    if name != "svd":
        return _uneven(source, pairs)
    at_zero = largest_in(source, both(vanishing(values)))
    return f.maximum(_uneven(middle(source), pairs), at_zero)


def _uneven(x: Array, pairs: Any) -> Any:
    """The largest element off the diagonal, or difference of diagonal ones, in any block."""
    return f.maximum(largest_in(x, off_diagonal(pairs)), spread(diagonal_of(x), pairs))


def _refusing(
    x: Array,
    free: Any,
    scale: Array,
    name: str,
    text: str = REPEATED,
    error: Error = "UndecidedGaugeError",
) -> Any:
    """x, unless what is `free` is more than rounding at this scale."""
    bad = free > relative_tolerance(free.dtype) * scale
    return ensured(x, ~bad, f"{name}: {text}", error)


@check_family.jvp
def _(*operands: Any, name: str, generators: int, **params: Any) -> Any:
    if generators:
        return tuple(operands[2 * generators + 3 :][: generators + 1])
    x, V, values, _, dx, dV = operands[:6]
    return dx + apply(weights_family.bind(name=name, how="first"), dV, x, V, values)


@check_family.transpose_each
def _(i: int, cts: Any, *operands: Any, generators: int, **params: Any) -> Any:
    if generators:
        return cts[i]
    return None if i else cts


@check_family.formula
def _(
    *operands: Any,
    name: str,
    generators: int,
    equal: bool,
    second: bool,
    how: How,
) -> Any:
    values = operands[-1]
    if 0 in values.shape:
        return operands[: generators + 1] if generators else operands[0]
    if not generators:
        return _values_alone(operands[0], values, name, second, how)
    ct, first, *others = operands[: generators + 1]
    if how == "shifted":
        return ct, *(shifted(x, x) for x in (first, *others))
    if how not in CHECKED:
        return ct, first, *others
    total, scale = sum(others, first), largest_in(first)
    for x in others:
        scale = f.maximum(scale, largest_in(x))
    checked = first
    if name != "eig":
        phases = largest_in(total - total.H, same_position(total))
        checked = _refusing(checked, phases, scale, name, PHASES, "GaugeError")
    if equal and how == "first":
        checked = _left_open(checked, _may_be_open(values, name), name)
    else:
        free = _free((first, *others), total, values, name, equal)
        checked = _refusing(checked, free, scale, name)
    return ct, checked, *others


def _free(generators: Sequence[Any], total: Array, values: Array, name: str, equal: bool) -> Any:
    """How much the loss changes along what the factorization leaves free."""
    pairs = equal_pairs(values) if equal else same_position(total)
    if name == "eig":
        return largest_in(total, off_diagonal(pairs))
    free = largest_in(total - total.H, pairs)
    if equal and name == "svd":
        at_zero = both(vanishing(values))
        for x in generators:
            free = f.maximum(free, largest_in(x - x.H, at_zero))
    return free


def _values_alone(ct: Array, values: Array, name: str, second: bool, how: How) -> Any:
    """The cotangents of values for a loss that uses only values."""
    if how == "shifted" and second:
        return shifted(ct, ct)
    if how not in ("first", "again") or (second and how != "first"):
        return ct
    bad = _tells_apart(ct, values, name)
    if second:
        return _left_open(ct, bad, name)
    return ensured(ct, ~bad, f"{name}: {VALUES}", "GaugeWarning")


def _tells_apart(ct: Array, values: Array, name: str) -> Any:
    """Whether the cotangents of equal values differ."""
    pairs, bound = equal_pairs(values), relative_tolerance(ct.dtype)
    bad = spread(ct, pairs) > bound * greatest(abs(ct), axis=-1)
    if name != "svd":
        return bad
    zero = vanishing(values)
    return bad & (spread(f.where(zero, 0, ct), pairs & ~both(zero)) > 0)


@weights_family.jvp
def _(*operands: Any, **params: Any) -> Any:
    _, *rest, _, change = operands[:6]
    return apply(weights_family.bind(**params), change, *rest)


@weights_family.transpose(0)
def _(ct: Array, t: Array, x: Array, V: Array, values: Array, **params: Any) -> Any:
    return apply(weights_family.bind(**params), ct, x, V, values)


@weights_family.formula
def _(t: Array, x: Array, V: Array, values: Array, *, name: str, how: How) -> Any:
    zeros = f.zeros_like(x if t.ndim == V.ndim else V)
    if 0 not in V.shape and how == "shifted":
        return shifted(zeros, t)
    if 0 in V.shape or how != "first":
        return zeros
    return _left_open(zeros, _tells_apart(x, values, name), name)


@phases_family.jvp
def _(x: Array, values: Array, y: Array, dx: Array, dvalues: Array, **params: Any) -> Any:
    return dx


@phases_family.transpose(0)
def _(ct: Array, x: Array, values: Array, *, checked: bool, how: How) -> Any:
    return ct if checked else apply(phases_family.bind(checked=True, how="first"), ct, values)


@phases_family.formula
def _(x: Array, values: Array, *, checked: bool, how: How) -> Any:
    if not checked or 0 in x.shape or how not in CHECKED:
        return x
    size = f.maximum(greatest(abs(x), axis=-1), 1)
    return _refusing(x, greatest(abs(imag(x)), axis=-1), size, "eig", PHASES, "GaugeError")


@null_check_family.jvp
def _(
    beyond: Array,
    left: Array,
    right: Array,
    s: Array,
    y: Array,
    dbeyond: Any,
    *tangents: Any,
    how: How,
) -> Any:
    return dbeyond


@null_check_family.transpose_each
def _(i: int, ct: Array, *operands: Any, how: How) -> Any:
    return None if i else ct


@null_check_family.formula
def _(beyond: Array, left: Array, right: Array, s: Array, *, how: How) -> Any:
    if 0 in beyond.shape or how not in CHECKED:
        return beyond
    zero = expand_dims(vanishing(s), axis=-2)
    scale = f.maximum(largest_in(left), f.maximum(largest_in(right), largest_in(beyond)))
    return _refusing(beyond, largest_in(beyond, zero), scale, "svd")
