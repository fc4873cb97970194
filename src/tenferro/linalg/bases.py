"""Other bases for the spaces of repeated values, to see whether results depend on the one at hand.

`engines.gauge_decision` computes a program again with these formulas in it. Maths note: gauge.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import (
    any as some,
    max as greatest,
    min as least,
    sum as sum_over,
)
from tenferro.functions.statistics.padding import pad
from tenferro.linalg.parts import columns, rows, upper
from tenferro.linalg.qr import qr_family
from tenferro.linalg.repeated import (
    both,
    differences,
    equal_pairs,
    off_diagonal,
    same_position,
    vanishing,
)
from tenferro.ops.base import apply, conj, convert_to, f, nullary, real
from tenferro.ops.base.apply import constant_operation
from tenferro.ops.base.stacks import stacks
from tenferro.tensor import Array, Aval, ShapeLike

How = Literal["first", "again", "rotated", "turned", "shifted", "displaced"]
"""How a program is computed: for the first time; again, to be compared; in another basis; in
another basis and with `turned` tangents of values, of which means are taken; with other tangents,
which shows how large results are that cancel; for matrices nearby, whose values are apart."""


def other_tangent(x: Array, source: Any, values: Array, name: str, slot: int, how: How) -> Any:
    """The tangent x of values or generators for a program that is computed again.

    Another basis adds a change of basis between equal values to generators, `shifted` adds numbers.
    """
    if how == "shifted":
        return shifted(x, source)
    if how in ("again", "displaced") or x.ndim != source.ndim:
        return x
    change = f.where(equal_pairs(values), _change(x, name, 0), 0)
    if name == "svd":
        change = f.where(both(vanishing(values)), _change(x, name, 1 + slot), change)
    return x + _size(source) * change


def _change(x: Array, name: str, seed: int) -> Any:
    n = x.shape[-1]
    numbers = _numbers(x, (n, n), seed)
    if name == "eig":
        return f.where(same_position(numbers), 0, numbers)
    return numbers - numbers.H


def shifted(x: Array, source: Any) -> Any:
    """x, with numbers added of the size of x, or that of `source`."""
    return x + f.maximum(_size(x), _size(source)) * _numbers(x, x.shape, 0)


def _size(x: Array) -> Any:
    size = greatest(abs(x))
    return f.where(f.equal(size, 0), 1, size)


def _numbers(like: Array, shape: ShapeLike, seed: int) -> Any:
    """Random numbers that are the same each time."""
    return nullary(like, constant_operation(_constant(like, shape, seed)))


def _constant(like: Array, shape: Any, seed: int) -> Any:
    rng = np.random.default_rng([seed % 2**32, *shape])
    x = rng.standard_normal(shape)
    if like.aval.is_complex:
        x = x + 1j * rng.standard_normal(shape)
    return x.astype(like.dtype)


def _displaced(x: Aval, values: Aval, *, frame: int, at: float, zero: bool) -> Aval:
    sizes = "p,q" if x.ndim > values.ndim else "p"
    stacks(f"x({sizes}):inexact values(n):inexact").check("displaced", (x, values), {})
    return x


def _vectors(V: Aval, values: Aval, *, unit: bool, frame: int) -> Aval:
    return V


def _pair(U: Aval, s: Aval, Vh: Aval, *, full: bool, frame: int) -> tuple[Aval, Aval, Aval]:
    (m, n), k = (U.shape[-1], Vh.shape[-1]), s.shape[-1]
    batch = U.shape[:-2]
    if full:
        return U, s, Vh
    return U.with_shape((*batch, m, k)), s, Vh.with_shape((*batch, k, n))


vectors_family = family(
    "tenferro.linalg.other_basis.v1", _vectors, operands="V(n,n):inexact values(n):inexact"
)
"""Columns V in another basis of the space of each repeated value.

Orthonormal vectors stay so. `unit` vectors are those of general matrices: these get any basis, as
V⁻¹dA V has more invariants of unitary changes of basis than of all, such as the norm of blocks.
The basis depends on this space and on the number `frame`, not on the basis V.
"""
pair_family = family(
    "tenferro.linalg.other_pair_of_bases.v1",
    _pair,
    operands="U(m,m) s(k):real Vh(n,n)",
    n_outputs=3,
)
"""The factors of a singular value decomposition likewise, from all of them, reduced unless `full`.

Vectors of the value 0 change on both sides independently, together with those after the k-th.
"""

displaced_family = family("tenferro.linalg.displaced.v1", _displaced, batch="leading")
"""A matrix (or a diagonal) nearby: x + `at` · r D, with a fixed matrix D of norm 1.

r is half of the least distance between different values, and (`zero`) between them and 0, so that
they stay apart up to `at` = 1.
"""


@displaced_family.formula
def _(x: Array, values: Array, *, frame: int, at: float, zero: bool) -> Any:
    if 0 in x.shape or 0 in values.shape:
        return x
    core = x.shape[values.ndim - 1 :]
    D = _constant(x, core, frame)
    reach = _half_gap(pad(values, (*[(0, 0)] * (values.ndim - 1), (0, int(zero)))))
    return x + at * convert_to(expand_dims(reach, axis=tuple(range(-len(core), 0))), x.dtype) * (
        nullary(x, constant_operation(D / np.linalg.norm(D, 2)))
    )


@displaced_family.jvp
def _(x: Array, values: Array, y: Array, dx: Array, dvalues: Array, **params: Any) -> Any:
    return dx


def _half_gap(values: Array) -> Any:
    """Half of the least distance between values that differ in half of their digits.

    That of a value to 0 if all are equal, and 1 if all are zero.
    """
    distance, largest = abs(differences(values)), greatest(abs(values), axis=-1)
    unit = f.where(f.equal(largest, 0), 1, largest)
    bound = float(np.finfo(values.dtype).eps ** 0.5)
    whole = expand_dims(unit, axis=(-2, -1))
    return least(f.where(distance > bound * whole, distance, whole), axis=(-2, -1)) / 2


@vectors_family.formula
def _(V: Array, values: Array, *, unit: bool, frame: int) -> Any:
    if 0 in V.shape:
        return V
    numbers, pairs = _projected(V, frame), equal_pairs(values)
    V = V @ _rotation(numbers, pairs)
    if not unit:
        return V
    V = V + V @ upper(f.where(pairs, numbers, 0) / _size(numbers), 0)
    length = f.sqrt(sum_over(real(conj(V) * V), axis=-2, keepdims=True))
    return V / convert_to(length, V.dtype)


@pair_family.formula
def _(U: Array, s: Array, Vh: Array, *, full: bool, frame: int) -> Any:
    k, V = s.shape[-1], Vh.H
    if 0 not in (*U.shape, *V.shape):
        shared = columns(rows(_projected(V, frame), 0, k), 0, k)
        U, V = (x @ _of_pairs(x, s, shared, seed) for x, seed in ((U, frame), (V, ~frame)))
        U = U * _sign_at_zero(U, s, frame)
    if not full:
        U, V = columns(U, 0, k), columns(V, 0, k)
    return U, s, V.H


def _of_pairs(X: Array, s: Array, shared: Any, seed: int) -> Any:
    """The rotation of left or right vectors: shared for values that are not zero."""
    beyond = X.shape[-1] - s.shape[-1]
    before = [(0, 0)] * (s.ndim - 1)
    values = pad(s, (*before, (0, beyond)))
    whole = pad(shared, (*before, (0, beyond), (0, beyond)))
    at_zero = both(vanishing(values))
    return _rotation(f.where(at_zero, _projected(X, seed), whole), equal_pairs(values))


def _sign_at_zero(U: Array, s: Array, frame: int) -> Any:
    """In every other basis -1 for left vectors of the value 0, which keep their sign if alone."""
    zero = vanishing(pad(s, (*[(0, 0)] * (s.ndim - 1), (0, U.shape[-1] - s.shape[-1]))))
    return convert_to(f.where(expand_dims(zero, axis=-2), (-1.0) ** frame, 1.0), U.dtype)


def _projected(V: Array, frame: int) -> Any:
    """Fixed vectors in the basis V: what is made of them depends on spaces, not on bases."""
    n = V.shape[-1]
    return V.H @ _numbers(V, (n, n), frame)


def _rotation(X: Array, pairs: Any) -> Any:
    """A unitary matrix from the blocks of X; single real numbers keep their sign."""
    Q, _ = apply(qr_family.bind(), f.where(pairs, X, 0))
    if Q.aval.is_complex:
        return Q
    alone = ~some(off_diagonal(pairs), axis=-1)
    return f.where(expand_dims(alone, axis=-2) & same_position(Q), 1, Q)
