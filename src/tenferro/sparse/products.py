"""Products with sparse matrices given by their entries: values, and the row and column of each.

Entries at the same place add up, as in SciPy's. Every product is linear in the values and in what
is multiplied; its transposes are such products again, and products sampled at the entries.

Maths note: sparse.
"""

from __future__ import annotations

from math import prod
from typing import Any

from tenferro.extension import family
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.arrays.indexing import promised, put, scatter_add, take
from tenferro.ops.arrays.reduction import reduce_sum
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import apply, broadcast_to_shape, check_kind, conj, convert_to, full, refuse
from tenferro.ops.base.batched import Flags, Size, as_batches, moved
from tenferro.ops.base.declaration import Natural
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64


def check_entries(name: str, data: Aval, rows: Aval, columns: Aval) -> None:
    """Raise unless values, rows and columns are vectors of one length."""
    for what, index in (("rows", rows), ("columns", columns)):
        check_kind(name, index, "iu", what)
        if index.shape != data.shape[-1:]:
            refuse(name, what, index, f"shape {data.shape[-1:]}, one for each value")


def _product(data: Aval, rows: Aval, columns: Aval, x: Aval, *, size: Natural) -> Aval:
    check_entries("sparse product", data, rows, columns)
    if data.ndim != 1 or x.ndim not in (1, 2) or x.dtype != data.dtype:
        refuse(
            "sparse product",
            "operands",
            (data, x),
            "a vector of values, and a vector or matrix of its dtype",
            "are",
        )
    return x.with_shape((size, *x.shape[1:]))


product_family = family(
    "tenferro.sparse.product.v1",
    _product,
    multilinear=(0, 3),
)
"""A x for the matrix A with `size` rows, and x of shape (n,) or (n, k)."""


@promised(product_family.name)
def _(data: Aval, rows: Aval, columns: Aval, x: Aval, *, size: int) -> Any:
    return (1, 0, size), (2, 0, x.shape[0])


def product(data: Any, rows: Any, columns: Any, x: Any, size: Any) -> Any:
    """A x, where A has so many rows."""
    return apply(product_family.bind(size=size), data, rows, columns, x)


def _sampled(y: Aval, rows: Aval, columns: Aval, x: Aval) -> Aval:
    data = y.with_shape(rows.shape)
    check_entries("sampled product", data, rows, columns)
    fits = rows.ndim == 1 and y.ndim == x.ndim in (1, 2) and y.shape[1:] == x.shape[1:]
    if not fits or y.dtype != x.dtype:
        refuse(
            "sampled product",
            "operands",
            (rows, y, x),
            "a vector of places, and two vectors or matrices of as many columns and one dtype",
            "are",
        )
    return data


sampled_family = family(
    "tenferro.sparse.sampled.v1",
    _sampled,
    multilinear=(0, 3),
    real_linear=(3,),
)
"""The entries of y xᴴ at these places, for two vectors or two matrices."""


@promised(sampled_family.name)
def _(y: Aval, rows: Aval, columns: Aval, x: Aval) -> Any:
    return (1, 0, y.shape[0]), (2, 0, x.shape[0])


def sampled(y: Any, rows: Any, columns: Any, x: Any) -> Any:
    """The entries of y xᴴ at these places."""
    return apply(sampled_family.bind(), y, rows, columns, x)


@sampled_family.formula
def _(y: Any, rows: Any, columns: Any, x: Any) -> Any:
    values = take(y, [rows], (0,), "promise") * conj(take(x, [columns], (0,), "promise"))
    return values if y.ndim == 1 else apply(reduce_sum.bind(axes=(1,)), values)


@sampled_family.transpose(0)
def _(ct: Any, y: Any, rows: Any, columns: Any, x: Any) -> Any:
    return product(ct, rows, columns, x, y.shape[0])


@sampled_family.transpose(3)
def _(ct: Any, y: Any, rows: Any, columns: Any, x: Any) -> Any:
    return product(conj(ct), columns, rows, y, x.shape[0])


@product_family.formula
def _(data: Any, rows: Any, columns: Any, x: Any, *, size: int) -> Any:
    values = take(x, [columns], (0,), "promise")
    if x.ndim == 2:
        data = broadcast_to_shape(_reshaped(data, (*data.shape, 1)), values.shape)
    zero = full(x, x.aval.with_shape((size, *x.shape[1:])), 0)
    return put(scatter_add, zero, data * values, [rows], (0,), "promise")


@product_family.transpose(0)
def _(ct: Any, data: Any, rows: Any, columns: Any, x: Any, *, size: int) -> Any:
    return sampled(ct, rows, columns, x)


@product_family.transpose(3)
def _(ct: Any, data: Any, rows: Any, columns: Any, x: Any, *, size: int) -> Any:
    return product(conj(data), columns, rows, ct, x.shape[0])


@product_family.batch
def _(n: Size, on: Flags, data: Any, rows: Any, columns: Any, x: Any, *, size: int) -> Any:
    """Of one matrix a stack of vectors is more columns; several are blocks of a larger one."""
    if not any(on[:3]):
        last = moved(x, 0, x.ndim - 1)
        y = product(
            data, rows, columns, _reshaped(last, (last.shape[0], prod(last.shape[1:]))), size
        )
        return moved(_reshaped(y, (size, *last.shape[1:])), x.ndim - 1, 0)
    values, i, j, v = as_batches(n, on, (data, rows, columns, x))
    entries = [values, _in_blocks(i, size), _in_blocks(j, v.shape[1])]
    flat = [_reshaped(part, (part.size,)) for part in entries]
    blocks = _reshaped(v, (n * v.shape[1], *v.shape[2:]))
    y = product(flat[0], flat[1], flat[2], blocks, n * size)
    return _reshaped(y, (n, size, *y.shape[1:]))


def _reshaped(x: Any, shape: Any) -> Any:
    return apply(reshape.bind(shape=shape), x)


def _in_blocks(index: Any, size: Any) -> Any:
    """Positions in a batch, (n, entries), as positions in blocks one after the other."""
    return convert_to(index, int64) + size * positions_along(index, 0)
