"""Other bases for the spaces of repeated values, to see whether results depend on the one at hand.

`engines.gauge_decision` computes a program again with these formulas in it. Maths note: gauge.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import any as some, max as greatest, sum as sum_over
from tenferro.functions.statistics.padding import pad
from tenferro.linalg.parts import columns, rows, upper
from tenferro.linalg.qr import qr_family
from tenferro.linalg.repeated import both, equal_pairs, off_diagonal, same_position, vanishing
from tenferro.ops.base.apply import apply, constant_operation, nullary
from tenferro.ops.base.formulas import conj, f, real
from tenferro.ops.base.promotion import convert_to
from tenferro.tensor import Aval

How = Literal["first", "again", "rotated", "turned", "shifted"]
"""How a program is computed: for the first time; again, to be compared; in another basis; in
another basis and with `turned` tangents of values, of which means are taken; with other tangents,
which shows how large results are that cancel."""


def other_tangent(x: Any, source: Any, values: Any, name: str, slot: int, how: How) -> Any:
    """The tangent x of values or generators for a program that is computed again.

    Another basis adds a change of basis between equal values to generators, `shifted` adds numbers.
    """
    if how == "shifted":
        return shifted(x, source)
    if how == "again" or x.ndim != source.ndim:
        return x
    change = f.where(equal_pairs(values), _change(x, name, 0), 0)
    if name == "svd":
        change = f.where(both(vanishing(values)), _change(x, name, 1 + slot), change)
    return x + _size(source) * change


def _change(x: Any, name: str, seed: int) -> Any:
    n = x.shape[-1]
    numbers = _numbers(x, (n, n), seed)
    if name == "eig":
        return f.where(same_position(numbers), 0, numbers)
    return numbers - numbers.H


def shifted(x: Any, source: Any) -> Any:
    """x, with numbers added of the size of x, or that of `source`."""
    return x + f.maximum(_size(x), _size(source)) * _numbers(x, x.shape, 0)


def _size(x: Any) -> Any:
    size = greatest(abs(x))
    return f.where(f.equal(size, 0), 1, size)


def _numbers(like: Any, shape: Any, seed: int) -> Any:
    """Random numbers that are the same each time."""
    rng = np.random.default_rng([seed, *shape])
    x = rng.standard_normal(shape)
    if like.aval.is_complex:
        x = x + 1j * rng.standard_normal(shape)
    return nullary(like, constant_operation(x.astype(like.dtype)))


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


@vectors_family.formula
def _(V: Any, values: Any, *, unit: bool, frame: int) -> Any:
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
def _(U: Any, s: Any, Vh: Any, *, full: bool, frame: int) -> Any:
    k, V = s.shape[-1], Vh.H
    if 0 not in (*U.shape, *V.shape):
        shared = columns(rows(_projected(V, frame), 0, k), 0, k)
        U, V = (x @ _of_pairs(x, s, shared, frame) for x in (U, V))
    if not full:
        U, V = columns(U, 0, k), columns(V, 0, k)
    return U, s, V.H


def _of_pairs(X: Any, s: Any, shared: Any, frame: int) -> Any:
    """The rotation of left or right vectors: shared for values that are not zero."""
    beyond = X.shape[-1] - s.shape[-1]
    before = [(0, 0)] * (s.ndim - 1)
    values = pad(s, (*before, (0, beyond)))
    whole = pad(shared, (*before, (0, beyond), (0, beyond)))
    at_zero = both(vanishing(values))
    return _rotation(f.where(at_zero, _projected(X, frame), whole), equal_pairs(values))


def _projected(V: Any, frame: int) -> Any:
    """Fixed vectors in the basis V: what is made of them depends on spaces, not on bases."""
    n = V.shape[-1]
    return V.H @ _numbers(V, (n, n), frame)


def _rotation(X: Any, pairs: Any) -> Any:
    """A unitary matrix from the blocks of X; single real numbers keep their sign."""
    Q, _ = apply(qr_family.bind(), f.where(pairs, X, 0))
    if Q.aval.is_complex:
        return Q
    alone = ~some(off_diagonal(pairs), axis=-1)
    return f.where(expand_dims(alone, axis=-2) & same_position(Q), 1, Q)
