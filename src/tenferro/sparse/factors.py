"""Linear systems with sparse matrices: one LU factorization for values and all derivatives.

SuperLU's factors are not arrays. A program passes a key instead, made only of the
matrix; factors are looked up by it, and made again if they are no longer there.

Maths note: sparse.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from tenferro.extension import family
from tenferro.linalg.arguments import Mode, check_inexact, refuse_shape
from tenferro.ops.arrays.indexing import promised
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import apply, conj
from tenferro.ops.base.batched import Flags, Size, moved
from tenferro.ops.base.declaration import Natural
from tenferro.ops.base.family import Fill
from tenferro.ops.base.writer import Writer, positions
from tenferro.ops.batching.kinds import looped
from tenferro.sparse.opaque import FACTORIZATION, SOLVER
from tenferro.sparse.products import check_entries, product
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import int64

KEY = 2
"""Numbers in a key: 128 bits."""


def _factors(data: Aval, rows: Aval, columns: Aval, *, size: Natural, order: str) -> Aval:
    check_inexact("spsolve", "A", data)
    check_entries("spsolve", data, rows, columns)
    return aval_of((KEY,), int64)


def _solve(
    data: Aval, rows: Aval, columns: Aval, key: Aval, b: Aval,
    *, size: Natural, order: str, mode: Mode,
) -> Aval:  # fmt: skip
    check_entries("spsolve", data, rows, columns)
    if key != aval_of((KEY,), int64):
        refuse_shape("spsolve", "key", key.shape, f"({KEY},)")
    if b.ndim != 2 or b.shape[0] != size or b.dtype != data.dtype:
        refuse_shape("spsolve", "b", b.shape, f"({size}, k) of dtype {data.dtype}")
    return b


def _regular(*_: Aval, size: int, **__: Any) -> dict[int, Fill]:
    """Ones on the diagonal, if there are as many entries as rows: fewer are never regular."""

    def places(w: Writer, aval: Aval) -> int:
        return w.bind("rem", positions(w, aval), w.splat(size, aval))

    return {0: lambda w, aval: w.splat(1, aval), 1: places, 2: places} if size else {}


factors_family = family(
    "tenferro.sparse.factors.v1", _factors, opaque=FACTORIZATION, harmless=_regular
)
"""The key of the factors of a square matrix, which are made. `order` is SuperLU's of columns."""
solve_family = family(
    "tenferro.sparse.solve.v1", _solve, linear=(4,), opaque=SOLVER, harmless=_regular
)
"""X of op(A) X = b from the entries of A and the key of its factors.

X is a function of only A and b: the key says where factors are, and has no tangent.
"""


@promised(factors_family.name, solve_family.name)
def _(*operands: Aval, size: int, **_: Any) -> Any:
    return (1, 0, size), (2, 0, size)


@factors_family.jvp
def _(*values: Any, size: int, order: str) -> Any:
    return None


@factors_family.batch
def _(n: Size, on: Flags, *entries: Any, size: int, order: str) -> Any:
    """SuperLU takes one matrix after the other."""
    return looped(factors_family.bind(size=size, order=order), n, on, entries)


@solve_family.jvp
def _(*values: Any, mode: str, **params: Any) -> Any:
    data, rows, columns, key, _, x, d_data, _, _, _, db = values
    change = operated(d_data, rows, columns, mode, x, params["size"])
    operation = solve_family.bind(mode=mode, **params)
    return apply(operation, data, rows, columns, key, db - change)


def operated(data: Any, rows: Any, columns: Any, mode: str, x: Any, size: Any) -> Any:
    """op(A) x for a square matrix."""
    if mode == "N":
        return product(data, rows, columns, x, size)
    return product(conj(data) if mode == "C" else data, columns, rows, x, size)


@solve_family.transpose(4)
def _(ct: Any, *operands: Any, mode: str, **params: Any) -> Any:
    matrix = operands[:4]
    if mode == "T":
        return conj(apply(solve_family.bind(mode="N", **params), *matrix, conj(ct)))
    adjoint = solve_family.bind(mode="C" if mode == "N" else "N", **params)
    return apply(adjoint, *matrix, ct)


@solve_family.batch
def _(n: Size, on: Flags, *operands: Any, **params: Any) -> Any:
    """Of one matrix a stack of right-hand sides is more columns."""
    operation = solve_family.bind(**params)
    if any(on[:4]):
        return looped(operation, n, on, operands)
    last = moved(operands[4], 0, 2)
    flat = apply(reshape.bind(shape=(last.shape[0], prod(last.shape[1:]))), last)
    x = apply(reshape.bind(shape=last.shape), apply(operation, *operands[:4], flat))
    return moved(x, 2, 0)


def solved(entries: Sequence[Any], b: Any, order: str) -> Any:
    """X of A X = b for the values of A with their rows and columns, and b of shape (n, k)."""
    size = b.shape[0]
    key = apply(factors_family.bind(size=size, order=order), *entries)
    operation = solve_family.bind(size=size, order=order, mode="N")
    return apply(operation, *entries, key, b)
