"""Powers and chains of products. Maths note: matrix_power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import permute_dims, reshape
from tenferro.linalg.arguments import inexact_array, inexact_arrays, refuse_shape, square_matrix
from tenferro.linalg.parts import identity
from tenferro.linalg.solve import inv, solve
from tenferro.ops.base import broadcast_to_shape, check_axes, convert_to, promoted_dtype, refuse
from tenferro.tensor import Array, ArrayLike

__all__ = ["matrix_power", "multi_dot", "tensorinv", "tensorsolve"]


def matrix_power(x: ArrayLike, n: int, /) -> Tensor:
    """The n-th power of square matrices (..., m, m), by repeated squaring; of the inverse if n < 0.

    Integers stay integers unless n < 0.

    Raises TypeError if n is not an integer, LinAlgError for matrices that are not square, or
    singular ones if n < 0.

    >>> import numpy as np
    >>> matrix_power(np.array([[1.0, 1.0], [0.0, 1.0]]), 3)
    Tensor([[1., 3.],
            [0., 1.]])
    """
    if isinstance(n, bool) or not hasattr(n, "__index__"):
        raise TypeError(f"matrix_power: n is {n!r}, expected an integer")
    exponent = n.__index__()
    if exponent < 0:
        return _power(inv(square_matrix("matrix_power", "x", x)), -exponent)
    x = as_array("matrix_power", x)
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        refuse_shape("matrix_power", "x", x.shape, "square matrices (..., n, n)")
    if exponent == 0:
        return broadcast_to_shape(identity(x, x.shape[-1]), x.shape)
    return _power(x, exponent)


def _power(x: Array, n: int) -> Any:
    result = None
    while n:
        if n & 1:
            result = x if result is None else result @ x
        n >>= 1
        if n:
            x = x @ x
    return result


def multi_dot(arrays: Sequence[ArrayLike], /) -> Tensor:
    """The product of several matrices, in the cheapest order of multiplications.

    The first array may be a row vector and the last a column vector. Raises ValueError for fewer
    than two arrays, LinAlgError for inconsistent shapes.

    >>> import numpy as np
    >>> multi_dot([np.ones((1, 2)), np.ones((2, 3)), np.ones((3,))])
    Tensor([6.])
    """
    arrays = list(arrays)
    if len(arrays) < 2:
        refuse("multi_dot", "arrays", f"a list of {len(arrays)}", "at least two arrays")
    like = next((x for x in arrays if isinstance(x, Array)), None)
    values = [as_array("multi_dot", x, like) for x in arrays]
    dtype = promoted_dtype(*values)
    chain = _as_matrices([convert_to(x, dtype) for x in values])
    product = _in_order(chain)
    dropped = {0} if values[0].ndim == 1 else set()
    dropped |= {1} if values[-1].ndim == 1 else set()
    return reshape(product, tuple(n for i, n in enumerate(product.shape) if i not in dropped))


def _as_matrices(values: list[Any]) -> list[Any]:
    last = len(values) - 1
    chain = []
    for i, x in enumerate(values):
        if x.ndim == 1 and i in (0, last):
            x = reshape(x, (1, -1) if i == 0 else (-1, 1))
        if x.ndim != 2:
            refuse_shape("multi_dot", f"arrays[{i}]", x.shape, "a matrix")
        chain.append(x)
    for i in range(last):
        if chain[i].shape[1] != chain[i + 1].shape[0]:
            expected = f"({chain[i].shape[1]}, n)"
            refuse_shape("multi_dot", f"arrays[{i + 1}]", values[i + 1].shape, expected)
    return chain


def _in_order(chain: list[Any]) -> Any:
    """Cormen et al., Introduction to Algorithms, 15.2: the cheapest split of every stretch."""
    n = len(chain)
    sizes = [x.shape[0] for x in chain] + [chain[-1].shape[1]]
    if not all(isinstance(size, int) for size in sizes):
        product = chain[0]
        for x in chain[1:]:
            product = product @ x
        return product
    cost = [[0] * n for _ in range(n)]
    split: dict[tuple[int, int], int] = {}
    for length in range(1, n):
        for i in range(n - length):
            j = i + length
            cost[i][j], split[i, j] = min(
                (cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1], k)
                for k in range(i, j)
            )
    return _product(chain, split)


def _product(chain: list[Any], split: dict[tuple[int, int], int]) -> Any:
    """The products of all stretches that the splits ask for, shortest first."""
    n = len(chain)
    wanted = [(0, n - 1)]
    for i, j in wanted:
        if i < j:
            k = split[i, j]
            wanted += [(i, k), (k + 1, j)]
    done: dict[tuple[int, int], Any] = {}
    for i, j in reversed(wanted):
        if i == j:
            done[i, j] = chain[i]
        else:
            k = split[i, j]
            done[i, j] = done[i, k] @ done[k + 1, j]
    return done[0, n - 1]


def tensorinv(a: ArrayLike, /, ind: int = 2) -> Tensor:
    """The inverse of a as a map of tensors, from the axes after the first `ind` to those.

    Raises LinAlgError unless the products of both groups of sizes agree, ValueError for ind ≤ 0.

    >>> import numpy as np
    >>> tensorinv(2 * np.eye(4).reshape(4, 2, 2), ind=1).shape
    (2, 2, 4)
    """
    a = inexact_array("tensorinv", a)
    if ind <= 0:
        refuse("tensorinv", "ind", ind, "a positive integer")
    out, back = a.shape[:ind], a.shape[ind:]
    n = _size(back)
    if _size(out) != n:
        refuse_shape("tensorinv", "a", a.shape, f"as many elements before axis {ind} as from there")
    return reshape(inv(reshape(a, (n, n))), (*back, *out))


def _size(shape: Any) -> Any:
    size: Any = 1
    for n in shape:
        size = size * n
    return size


def tensorsolve(a: ArrayLike, b: ArrayLike, /, axes: Sequence[int] | None = None) -> Tensor:
    """The x of tensordot(a, x, x.ndim) = b.

    `axes` of a are moved to its end first, in order. Then a's first axes have b's shape and x has
    that of the last ones. Raises LinAlgError for inconsistent shapes or a singular map.

    >>> import numpy as np
    >>> tensorsolve(2 * np.eye(4).reshape(2, 2, 4), np.ones((2, 2)))
    Tensor([0.5, 0.5, 0.5, 0.5])
    """
    a, b = inexact_arrays("tensorsolve", a, b)
    if axes is not None:
        moved = check_axes("tensorsolve", tuple(axes), a.ndim)
        a = permute_dims(a, (*(i for i in range(a.ndim) if i not in moved), *moved))
    shape = a.shape[b.ndim :]
    n = _size(shape)
    if _size(a.shape[: b.ndim]) != n or b.size != n:
        refuse_shape("tensorsolve", "a", a.shape, f"{n} elements in its first {b.ndim} axes")
    return reshape(solve(reshape(a, (n, n)), reshape(b, (n,))), shape)
