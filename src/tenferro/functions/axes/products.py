"""Products of vectors, matrices and tensors.

Operands are arrays of any dtype and are promoted; every product is linear in each operand.
"""

from __future__ import annotations

from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.diagonals import diagonal
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import permute_dims, reshape
from tenferro.functions.axes.reductions import sum
from tenferro.ops.arrays.contraction import contract_labelled, dot as contract
from tenferro.ops.base import broadcast_shapes, check_axes, check_axis, conj, promoted_dtype, refuse
from tenferro.tensor import Array, ArrayLike, DTypeLike

__all__ = [
    "cross", "dot", "inner", "kron", "matmul", "matvec", "outer", "tensordot", "trace", "vdot",
    "vecdot", "vecmat",
]  # fmt: skip


def _pair(name: str, x1: ArrayLike, x2: ArrayLike) -> tuple[Any, Any]:
    """Both operands as arrays of one dtype."""
    like = x1 if isinstance(x1, Array) else x2
    a, b = as_array(name, x1, like), as_array(name, x2, like)
    if a.dtype == b.dtype:
        return a, b
    dtype = promoted_dtype(a, b)
    return convert_to(a, dtype), convert_to(b, dtype)


def matmul(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The matrix product over the last two axes; the axes before broadcast.

    A vector counts as a row on the left, as a column on the right. Raises ValueError for arrays
    without axes or inner sizes that differ.

    >>> matmul([[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0])
    Tensor([3., 7.])
    """
    a, b = _pair("matmul", x1, x2)
    if not a.ndim or not b.ndim:
        refuse("matmul", "operands", (a.aval, b.aval), "arrays with at least one axis", "are")
    if a.shape[-1] != b.shape[-2 if b.ndim > 1 else 0]:
        refuse("matmul", "operands' shapes", (a.shape, b.shape), "inner axes of equal size", "are")
    if b.ndim <= 2:  # no batch axes to pair, so those of a are free ones
        return contract(a, b, ((a.ndim - 1,), (0,)))
    return _batched("matmul", a, b, rows=a.ndim > 1, columns=True)


def _batched(name: str, a: Array, b: Array, *, rows: bool, columns: bool) -> Any:
    """Σ over k of a[..., i, k] b[..., k, j], without i or j if there are no rows or columns."""
    inner_a, inner_b = 1 + rows, 1 + columns
    broadcast_shapes(name, a.shape[: a.ndim - inner_a], b.shape[: b.ndim - inner_b])
    batch_a, batch_b = (tuple(range(-n, 0)) for n in (a.ndim - inner_a, b.ndim - inner_b))
    i, j = ("i",) * rows, ("j",) * columns
    batch = batch_a if len(batch_a) > len(batch_b) else batch_b
    return contract_labelled(a, (*batch_a, *i, "k"), b, (*batch_b, "k", *j), (*batch, *i, *j))


def _check_inner(name: str, m: ArrayLike, n: ArrayLike) -> None:
    if m != n:
        refuse(name, "operands' inner sizes", (m, n), "equal sizes", "are")


def matvec(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """Matrices times vectors: Σⱼ x1[..., i, j] x2[..., j]; the axes before broadcast.

    >>> matvec([[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0])
    Tensor([3., 7.])
    """
    a, b = _pair("matvec", x1, x2)
    if a.ndim < 2 or b.ndim < 1:
        refuse(
            "matvec",
            "operands",
            (a.aval, b.aval),
            "a matrix and a vector, or stacks of them",
            "are",
        )
    _check_inner("matvec", a.shape[-1], b.shape[-1])
    return _batched("matvec", a, b, rows=True, columns=False)


def vecmat(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """Vectors, conjugated, times matrices: Σᵢ conj(x1[..., i]) x2[..., i, j].

    >>> vecmat([1.0, 1.0], [[1.0, 2.0], [3.0, 4.0]])
    Tensor([4., 6.])
    """
    a, b = _pair("vecmat", x1, x2)
    if a.ndim < 1 or b.ndim < 2:
        refuse("vecmat", "operands", (a.aval, b.aval), "a vector and a matrix, or stacks of them")
    _check_inner("vecmat", a.shape[-1], b.shape[-2])
    return _batched("vecmat", conj(a), b, rows=False, columns=True)


def vecdot(x1: ArrayLike, x2: ArrayLike, /, *, axis: int = -1) -> Tensor:
    """Σ conj(x1) x2 over one axis, negative or counted after broadcasting; the others broadcast.

    Raises ValueError for an axis that one operand lacks, or sizes that differ along it.

    >>> vecdot([1j, 2.0], [1j, 1.0])
    Tensor(3.+0.j)
    """
    a, b = _pair("vecdot", x1, x2)
    a, b = (_axis_last("vecdot", x, axis) for x in (a, b))
    _check_inner("vecdot", a.shape[-1], b.shape[-1])
    return _batched("vecdot", conj(a), b, rows=False, columns=False)


def _axis_last(name: str, x: Array, axis: int) -> Any:
    axis = check_axis(name, index(axis), x.ndim)
    if axis == x.ndim - 1:
        return x
    order = (*(i for i in range(x.ndim) if i != axis), axis)
    return permute_dims(x, order)


def vdot(a: Any, b: Any, /) -> Tensor:
    """Σ conj(a) b over all elements of two arrays of equal size.

    >>> vdot([1j, 2.0], [1j, 1.0])
    Tensor(3.+0.j)
    """
    a, b = _pair("vdot", a, b)
    if a.size != b.size:
        refuse("vdot", "operands' sizes", (a.size, b.size), "equal sizes", "are")
    a, b = (reshape(x, (x.size,)) for x in (a, b))
    return contract(conj(a), b, ((0,), (0,)))


def dot(a: Any, b: Any, /) -> Tensor:
    """Σ a[..., k] b[..., k, j]: over the last axis of a and the last but one of b.

    Arrays without axes multiply; other axes are not paired, unlike `matmul`'s. Raises ValueError
    for inner sizes that differ.

    >>> dot([1.0, 2.0], [3.0, 4.0])
    Tensor(11.)
    """
    a, b = _pair("dot", a, b)
    if not a.ndim or not b.ndim:
        return a * b
    axis = max(b.ndim - 2, 0)
    _check_inner("dot", a.shape[-1], b.shape[axis])
    return contract(a, b, ((a.ndim - 1,), (axis,)))


def inner(a: Any, b: Any, /) -> Tensor:
    """Σ a b over the last axis of each, without conjugation; arrays without axes multiply.

    >>> inner([1.0, 2.0], [3.0, 4.0])
    Tensor(11.)
    """
    a, b = _pair("inner", a, b)
    if not a.ndim or not b.ndim:
        return a * b
    _check_inner("inner", a.shape[-1], b.shape[-1])
    return contract(a, b, ((a.ndim - 1,), (b.ndim - 1,)))


def outer(a: Any, b: Any, /) -> Tensor:
    """All products of an element of a and one of b, as a matrix.

    >>> outer([1.0, 2.0], [3.0, 4.0])
    Tensor([[3., 4.],
            [6., 8.]])
    """
    a, b = _pair("outer", a, b)
    return reshape(a, (a.size, 1)) * reshape(b, (1, b.size))


def tensordot(x1: ArrayLike, x2: ArrayLike, /, axes: Any = 2) -> Tensor:
    """Σ x1 x2 over the last `axes` of x1 and the first of x2, or over two lists of axes.

    Raises ValueError for axes out of range, repeated, or of different sizes.

    >>> tensordot([[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0], axes=1)
    Tensor([3., 7.])
    """
    a, b = _pair("tensordot", x1, x2)
    left, right = _tensordot_axes(a, axes)
    left = check_axes("tensordot", left, a.ndim)
    right = check_axes("tensordot", right, b.ndim)
    if len(left) != len(right):
        refuse("tensordot", "axes", axes, "as many axes of x1 as of x2")
    return contract(a, b, (left, right))


def _tensordot_axes(a: Array, axes: Any) -> tuple[Any, Any]:
    if isinstance(axes, tuple | list):
        left, right = (
            tuple(map(index, side)) if isinstance(side, tuple | list) else (index(side),)
            for side in axes
        )
        return left, right
    n = index(axes)
    if n < 0:
        refuse("tensordot", "axes", axes, "an integer ≥ 0, or two lists of axes")
    if n:
        check_axis("tensordot", n - 1, a.ndim)
    return tuple(range(a.ndim - n, a.ndim)), tuple(range(n))


def kron(a: Any, b: Any, /) -> Tensor:
    """The Kronecker product: blocks a[i, j, …]·b.

    The array with fewer axes gets leading ones.

    >>> kron([1.0, 10.0], [1.0, 2.0])
    Tensor([ 1.,  2., 10., 20.])
    """
    a, b = _pair("kron", a, b)
    n = max(a.ndim, b.ndim)
    left = (1,) * (n - a.ndim) + a.shape
    right = (1,) * (n - b.ndim) + b.shape
    product = reshape(a, _interleaved(left, (1,) * n)) * reshape(b, _interleaved((1,) * n, right))
    return reshape(product, tuple(p * q for p, q in zip(left, right, strict=True)))


def _interleaved(first: Array, second: Array) -> tuple[Any, ...]:
    return tuple(n for pair in zip(first, second, strict=True) for n in pair)


def trace(
    x: ArrayLike, /, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum of a diagonal over two axes, in `sum`'s dtype.

    Raises ValueError for fewer than two axes or equal ones.

    >>> trace([[1.0, 2.0], [3.0, 4.0]])
    Tensor(5.)
    """
    x = as_array("trace", x)
    return sum(diagonal(x, offset=offset, axis1=axis1, axis2=axis2), axis=-1, dtype=dtype)


def cross(
    a: Any,
    b: Any,
    /,
    axisa: int = -1,
    axisb: int = -1,
    axisc: int = -1,
    axis: Any = None,
) -> Tensor:
    """The vector product of vectors with 3 components along an axis; other axes broadcast.

    `axis` replaces all three of `axisa`, `axisb`, `axisc`. Raises ValueError for another number
    of components.

    >>> cross([1.0, 0.0, 0.0], [0.0, 1.0, 0.0])
    Tensor([0., 0., 1.])
    """
    a, b = _pair("cross", a, b)
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = _axis_last("cross", a, axisa), _axis_last("cross", b, axisb)
    for x in (a, b):
        if x.shape[-1] != 3:
            refuse("cross", "the number of components", x.shape[-1], "3")
    (a0, a1, a2), (b0, b1, b2) = ([x[..., i] for i in range(3)] for x in (a, b))
    parts = [a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0]
    return stack(parts, axis=axisc)
