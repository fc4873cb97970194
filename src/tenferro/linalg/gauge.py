"""The guard of spectral factorizations: what a loss may ask of their vectors and repeated values.

Vectors are determined up to phases, and within the space of a repeated value up to a unitary
matrix. Maths note: gauge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from tenferro.extension import family
from tenferro.linalg.opaque import CHECK
from tenferro.numpy.manipulation import expand_dims
from tenferro.ops.apply import apply, full
from tenferro.ops.formulas import f
from tenferro.ops.reduction import reduce_max
from tenferro.ops.shapes import refuse
from tenferro.ops.stacks import stacks
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding
from tenferro.trace.tracer import SymbolicZero

Count = Literal[1, 2]


def _guard(*avals: Aval, name: str, generators: Count, equal: bool) -> tuple[Aval, ...]:
    _check_operands("gauge_guard", avals, generators, "V(m,n):inexact ")
    return avals[: generators + 1]


def _direction(x: Aval, source: Aval, values: Aval, *, name: str, mixed: bool) -> Aval:
    return _tangent("gauge_direction", x, source, values)


def _decision(x: Aval, source: Aval, values: Aval, *, name: str) -> Aval:
    return _tangent("gauge_decision", x, source, values)


def _tangent(name: str, x: Aval, source: Aval, values: Aval) -> Aval:
    sizes = "n,n" if x.ndim == source.ndim else "n"
    operands = stacks(f"x({sizes}):inexact source(n,n):inexact values(n):inexact")
    operands.check(name, (x, source, values), {})
    return x


def _check_operands(name: str, avals: Sequence[Aval], generators: int, vectors: str = "") -> None:
    """The values' tangents, the generators, maybe the vectors, and the values."""
    each = " ".join(["generator(n,n):inexact"] * generators)
    expected = stacks(f"dvalues(n):inexact {each} {vectors}values(n):inexact")
    if len(avals) != len(expected):
        refuse(name, "the number of operands", len(avals), str(len(expected)))
    expected.check(name, avals, {})


def _check(*avals: Aval, name: str, generators: Count, equal: bool, weighted: bool) -> Any:
    _check_operands("gauge_check", avals, generators)
    return avals[: generators + 1]


def _same(x: Aval, *rest: Aval, name: str) -> Aval:
    return x


def _checked(x: Aval, V: Aval, values: Aval, *, name: str, second: bool) -> Aval:
    return x


def _second(t: Aval, x: Aval, V: Aval, values: Aval, *, name: str) -> Aval:
    sizes = "m,n" if t.ndim == V.ndim else "n"
    operands = stacks(f"t({sizes}):inexact x(n):inexact V(m,n):inexact values(n):inexact")
    operands.check("second_weights", (t, x, V, values), {})
    return x if t.ndim == V.ndim else V


def _significant(x: Aval, c: Aval) -> Aval:
    return x


def _vectors(V: Aval, generator: Aval) -> Aval:
    return V


def _outputs(*, generators: int, **rest: Any) -> int:
    return generators + 1


def _tangents(*, generators: int, **rest: Any) -> tuple[range]:
    return (range(generators + 1),)


guard_family = family(
    "tenferro.linalg.gauge_guard.v1",
    _guard,
    n_outputs=_outputs,
    multilinear=_tangents,
    opaque=CHECK,
    batch="leading",
)
"""The tangents of values and generators as they are, given the values: reverse mode checks both."""
direction_family = family(
    "tenferro.linalg.gauge_direction.v1",
    _direction,
    linear=(0, 1),
    opaque=CHECK,
    batch="leading",
)
"""One of these tangents as it is, given V⁻¹dA V and the values.

Forward mode does not see the loss. Where values are repeated, a tangent of vectors, or one of
values in a program that needs the vectors' too (`mixed`), leaves open whether results are right.
"""
decision_family = family(
    "tenferro.linalg.gauge_decision.v1", _decision, linear=(0,), opaque=CHECK, batch="leading"
)
"""The tangent of such a tangent as it is; where values are repeated it leaves open the same."""
check_family = family(
    "tenferro.linalg.gauge_check.v1",
    _check,
    n_outputs=_outputs,
    multilinear=_tangents,
    opaque=CHECK,
    batch="leading",
)
"""The cotangents of values and generators as they are, or a GaugeError; given the values."""
values_check_family = family(
    "tenferro.linalg.values_check.v1",
    _checked,
    operands="x(n) V(m,n):inexact values(n)",
    linear=(0,),
    opaque=CHECK,
)
"""The values' cotangent as it is: one that tells repeated values apart is warned of.

That of the values' `second` tangent leaves open whether results are right.
"""
second_weights_family = family(
    "tenferro.linalg.second_weights.v1", _second, linear=(0,), opaque=CHECK, batch="leading"
)
"""Zeros: of dV a tangent of x, of a cotangent of x one of V.

Where x, the values' cotangent, tells repeated values apart, this leaves open whether it has any.
"""
phase_guard_family = family("tenferro.linalg.phase_guard.v1", _same, operands="x(n)", linear=(0,))
phase_check_family = family(
    "tenferro.linalg.phase_check.v1", _same, operands="x(n)", linear=(0,), opaque=CHECK
)


vectors_tangent_family = family(
    "tenferro.linalg.vectors_tangent.v1",
    _vectors,
    operands="V(m,n) generator(n,n)",
    multilinear=(0, 1),
)
"""The vectors V times their generator."""
significant_family = family(
    "tenferro.linalg.significant_generator.v1",
    _significant,
    operands="x(m,k) c(p,q)",
    linear=(0, 1),
)
"""Vᴴc as it is, or 0 where it is no more than the rounding of c, which stands beside it."""


def vectors_tangent(V: Any, generator: Any) -> Any:
    """V times its generator, whose cotangent Vᴴc is 0 if it is only rounding.

    So the guard, which looks at relations within this cotangent, does not judge rounding errors.
    """
    return apply(vectors_tangent_family.bind(), V, generator)


@vectors_tangent_family.formula
def _(V: Any, generator: Any) -> Any:
    return V @ generator


@vectors_tangent_family.transpose(0)
def _(ct: Any, V: Any, generator: Any) -> Any:
    return ct @ generator.H


@vectors_tangent_family.transpose(1)
def _(ct: Any, V: Any, generator: Any) -> Any:
    return apply(significant_family.bind(), V.H @ ct, ct)


@significant_family.formula
def _(x: Any, c: Any) -> Any:
    if 0 in (*x.shape, *c.shape):
        return x
    axes = (x.ndim - 2, x.ndim - 1)
    size, whole = (apply(reduce_max.bind(axes=axes), f.abs(v)) for v in (x, c))
    noise = f.less_equal(size, whole * spectral_rounding(x.aval))
    return f.where(expand_dims(noise, axis=(-2, -1)), f.zeros_like(x), x)


@significant_family.jvp
def _(x: Any, c: Any, y: Any, dx: Any, dc: Any) -> Any:
    return dx


@significant_family.transpose_each
def _(i: int, ct: Any, x: Any, c: Any) -> Any:
    return None if i else ct


def guarded(
    dvalues: Any,
    generators: tuple[Any, ...],
    source: Any,
    V: Any,
    values: Any,
    name: str,
    *,
    equal: bool,
) -> tuple[Any, ...]:
    """The tangents of the values and of the generators V⁻¹dV, with their cotangents checked.

    The diagonal of the generators' cotangent must be real, its blocks between repeated values
    Hermitian, and the cotangents of these values the same. Forward mode cannot know the loss; where
    blocks of `source`, V⁻¹dA V, are left out there is a GaugeWarning if it uses values only
    (`passes.gauge` sees this), else the engine looks whether another basis gives the same results
    (`engines.decided`). With `equal` false only the diagonal counts, as if no values were repeated.
    """
    bound = guard_family.bind(name=name, generators=len(generators), equal=equal)
    tangents = apply(bound, dvalues, *generators, V, values)
    if not equal:
        return tuple(tangents)
    direction = direction_family.bind(name=name, mixed=False)
    return tuple(apply(direction, x, source, values) for x in tangents)


@direction_family.jvp
def _(*operands: Any, name: str, mixed: bool) -> Any:
    _, source, values, _, dx = operands[:5]
    return apply(decision_family.bind(name=name), dx, source, values)


@direction_family.transpose_each
def _(i: int, ct: Any, *operands: Any, name: str, mixed: bool) -> Any:
    return None if i else ct


@decision_family.jvp
def _(*operands: Any, name: str) -> Any:
    _, source, values, _, dx = operands[:5]
    return apply(decision_family.bind(name=name), dx, source, values)


@decision_family.transpose(0)
def _(ct: Any, x: Any, source: Any, values: Any, *, name: str) -> Any:
    if x.ndim == source.ndim:
        return ct
    return apply(values_check_family.bind(name=name, second=True), ct, source, values)


@guard_family.jvp
def _(*operands: Any, name: str, generators: int, equal: bool) -> Any:
    return tuple(operands[2 * generators + 4 :][: generators + 1])


@guard_family.transpose_each
def _(i: int, cts: Any, *operands: Any, name: str, generators: int, equal: bool) -> Any:
    if i > generators or isinstance(cts[i], SymbolicZero):
        return None
    V, values = operands[-2:]
    if all(isinstance(ct, SymbolicZero) for ct in cts[1:]):
        first = values_check_family.bind(name=name, second=False)
        return apply(first, cts[0], V, values) if equal else cts[0]
    there = next(ct for ct in cts if not isinstance(ct, SymbolicZero))
    zeros = [full(there, ct.aval, 0) if isinstance(ct, SymbolicZero) else ct for ct in cts]
    weighted = not isinstance(cts[0], SymbolicZero)
    bound = check_family.bind(name=name, generators=generators, equal=equal, weighted=weighted)
    return apply(bound, *zeros, values)[i]


@check_family.jvp
def _(*operands: Any, generators: int, **params: Any) -> Any:
    return tuple(operands[2 * generators + 3 :][: generators + 1])


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


@phase_check_family.transpose(0)
def _(ct: Any, *operands: Any, name: str) -> Any:
    return ct


@phase_guard_family.jvp
@phase_check_family.jvp
def _(x: Any, y: Any, d: Any, *, name: str) -> Any:
    return d


@values_check_family.jvp
def _(*operands: Any, name: str, second: bool) -> Any:
    x, V, values, _, dx, dV = operands[:6]
    return dx + apply(second_weights_family.bind(name=name), dV, x, V, values)


@values_check_family.transpose(0)
def _(ct: Any, *operands: Any, name: str, second: bool) -> Any:
    return ct


@second_weights_family.jvp
def _(*operands: Any, name: str) -> Any:
    _, *rest, _, change = operands[:6]
    return apply(second_weights_family.bind(name=name), change, *rest)


@second_weights_family.transpose(0)
def _(ct: Any, t: Any, x: Any, V: Any, values: Any, *, name: str) -> Any:
    return apply(second_weights_family.bind(name=name), ct, x, V, values)
