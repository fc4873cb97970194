"""The exponential of an operator times vectors, from products with it only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.linalg.arguments import inexact_arrays, refuse_shape
from tenferro.ops.base import as_array, convert_to, promoted_dtype
from tenferro.sparse.arrays import SparseArray, sparse_operand
from tenferro.sparse.krylov import random_vector
from tenferro.sparse.operators import LinearOperator, aslinearoperator
from tenferro.tensor import ArrayLike
from tenferro.transforms.control import fori_loop, scan
from tenferro.transforms.rules.outside import stop_gradient

__all__ = ["expm_multiply"]

Function = Callable[..., Any]

_BOUNDS = {
    5: 2.4e-3, 10: 1.44e-1, 15: 6.41e-1, 20: 1.44, 25: 2.43, 30: 3.54, 35: 4.7, 40: 6.0, 45: 7.2,
    50: 8.5, 55: 9.9,
}  # fmt: skip
"""By degree m, the largest 1-norm of A for which the Taylor polynomial of degree m of exp(A) has a
backward error of 2⁻⁵³: table A.3 of Al-Mohy and Higham."""
_ESTIMATES = 5
"""Products of the estimate of a norm: it is most often exact after two (Higham 1988)."""


def expm_multiply(
    A: Any,
    B: Any,
    start: ArrayLike | None = None,
    stop: ArrayLike | None = None,
    num: int | None = None,
    endpoint: bool | None = None,
    *,
    traceA: Any = None,
) -> Tensor:
    """exp(A) B, or exp(t A) B at `num` (50) times t from `start` to `stop`, as in SciPy.

    A is a square matrix, sparse or dense, a `LinearOperator`, or a linear function of vectors like
    B; B is (n,) or (n, k). With `start` and `stop` the result has a first axis of times;
    with `endpoint=False`, `stop` is not one of them. Each
    interval is divided into steps of a Taylor polynomial; their number and degree follow from the
    1-norm of A − μ I with μ = tr(A)/n, which is computed for a matrix, and estimated by products
    for an operator, whose trace may be passed as `traceA`. Differentiable by B, the times and what
    A depends on, in both modes and to any order.

    Raises LinAlgError for shapes that do not fit, ValueError for one of `start` and `stop` alone,
    and for fewer than two times.

    Source: Al-Mohy and Higham, Computing the action of the matrix exponential (2011).

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.sparse.linalg.expm_multiply(np.array([[0.0, 1.0], [-1.0, 0.0]]), np.array([1.0, 0.0]))
    Tensor([ 0.54030231, -0.84147098])
    """
    if (start is None) != (stop is None):
        raise ValueError("expm_multiply: expected both start and stop, or neither")
    num = 50 if num is None else num
    if num < 2:
        raise ValueError(f"expm_multiply: num is {num}, expected at least 2 times")
    (right,) = inexact_arrays("expm_multiply", B)
    operator, matrix = _operator(A, right)
    n = operator.shape[0]
    if right.ndim not in (1, 2) or right.shape[0] != n:
        refuse_shape("expm_multiply", "B", right.shape, f"({n},) or ({n}, k)")
    right = convert_to(right, promoted_dtype(right, np.zeros(0, operator.dtype)))
    trace = matrix.trace() if traceA is None and matrix is not None else traceA
    shift = 0.0 if trace is None else as_array("expm_multiply", trace) / n
    size = stop_gradient(_norm(operator, matrix, shift))

    def advanced(x: Any, t: Any) -> Any:
        return _advanced(lambda y: operator @ y - shift * y, x, t, t * shift, abs(t) * size)

    if start is None:
        return advanced(right, as_array("expm_multiply", 1.0, size))
    first, last = (as_array("expm_multiply", t, size) for t in (start, stop))
    x = advanced(right, first)
    step = (last - first) / (num if endpoint is False else num - 1)

    def following(x: Any, _: Any) -> tuple[Any, Any]:
        x = advanced(x, step)
        return x, x

    at_times: Any = np.concatenate([x[None], scan(following, x, None, num - 1)[1]])
    return at_times


def _operator(A: Any, right: Any) -> tuple[LinearOperator, Any]:
    """The operator, and its matrix where it has one."""
    if callable(A) and not isinstance(A, LinearOperator):
        n = right.shape[0]
        A = LinearOperator((n, n), A, dtype=right.dtype)
    operator = aslinearoperator(A)
    if operator.shape[0] != operator.shape[1]:
        refuse_shape("expm_multiply", "A", operator.shape, "that of a square matrix")
    if isinstance(A, LinearOperator):
        return operator, None
    sparse = sparse_operand(A)
    return operator, as_array("expm_multiply", A) if sparse is None else sparse


def _norm(operator: LinearOperator, matrix: Any, shift: Any) -> Any:
    """The 1-norm of A − shift I, or for a function an estimate of it from below."""
    if isinstance(matrix, SparseArray):
        d = matrix.diagonal()
        columns = abs(matrix).sum(axis=0) - abs(d) + abs(d - shift)
        return np.max(columns)
    if matrix is not None:
        n = matrix.shape[0]
        return np.max(np.sum(abs(matrix - shift * np.eye(n)), axis=0))
    return _estimate(operator, shift)


def _estimate(operator: LinearOperator, shift: Any) -> Any:
    """Algorithm 4.1 of Higham, FORTRAN codes for estimating the one-norm (1988), with a random
    vector in addition."""
    n = operator.shape[0]
    back = operator.H
    x = as_array("expm_multiply", np.full(n, 1 / n, operator.dtype))
    other = random_vector(x, 0)
    y = operator.matvec(other) - shift * other
    best = np.sum(abs(y)) / np.sum(abs(other))
    for _ in range(_ESTIMATES):
        y = operator.matvec(x) - shift * x
        best = np.maximum(best, np.sum(abs(y)))
        sign = np.where(abs(y) > 0, y / np.where(abs(y) > 0, abs(y), 1), 1)
        z = back.matvec(sign) - np.conj(shift) * sign
        x = (np.arange(n) == np.argmax(abs(z))).astype(operator.dtype)
    return best


def _advanced(product: Function, x: Any, t: Any, exponent: Any, size: Any) -> Any:
    """exp(t A) x by Taylor polynomials, where t A has the 1-norm `size` and a part `exponent` I in
    addition to `product`."""
    degree, steps = _plan(size)
    factor = np.exp(exponent / steps)
    h = t / steps

    def term(j: Any, state: Any) -> Any:
        total, last = state
        last = product(last) * (h / (j + 1.0))
        return total + last, last

    def step(_: Any, x: Any) -> Any:
        return factor * fori_loop(0, degree, term, (x, x))[0]

    dtype = promoted_dtype(x, factor, h)
    return fori_loop(0, steps, step, convert_to(x, dtype))


def _plan(size: Any) -> tuple[Any, Any]:
    """The degree and the number of steps with the fewest products."""
    degrees, bounds = (np.array(list(part)) for part in (_BOUNDS, _BOUNDS.values()))
    steps = np.maximum(np.ceil(size / bounds), 1)
    best = np.argmin(steps * degrees)
    every = as_array("expm_multiply", degrees, size)
    return every[best], steps[best].astype(int)
