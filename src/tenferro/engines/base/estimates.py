"""Estimates of what operations cost: floating-point operations and bytes.

An addition, a product or a comparison of elements counts as one operation and a mathematical
function as `FUNCTION`. Those of factorizations are the leading terms of Golub and Van Loan, Matrix
Computations (4th edition); iterative ones are estimates for usual matrices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import log2, prod
from typing import Any

from computegraph import Body
from tenferro.ops.arrays.contraction import extents
from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import forget_with
from tenferro.tensor import Aval

FUNCTION = 10
"""Operations that a mathematical function of one element counts as."""
_NONE = frozenset(
    "constant iota reshape broadcast_in_dim transpose slice reverse pad concatenate gather scatter "
    "update_slice dynamic_slice dynamic_update_slice convert real imag dimension_size".split()
)
"""Families that move numbers and compute none."""
_SIMPLE = frozenset(
    "add sub mul div neg abs square reciprocal compare select maximum minimum fmax fmin clamp sign "
    "conj floor ceil trunc round copysign complex sqrt bitwise_and bitwise_or bitwise_xor "
    "bitwise_not shift_left shift_right mul_high deg2rad rad2deg rounded sum_error "
    "fast_sum_error product_error".split()
)
_CUBES = {
    "cholesky": 1 / 3, "cholesky_tangent": 2.0, "cholesky_cotangent": 2.0, "lu": 2 / 3,
    "inv": 4 / 3,    "eigh": 9.0, "eig": 25.0, "schur": 25.0, "svd": 21.0,
    "sqrtm": 28.0, "hessenberg": 10 / 3, "ldl": 1 / 3, "pinv": 21.0, "adjugate": 2.0,
    "matrix_function": 25.0, "frechet": 50.0, "sylvester": 25.0, "polar_unitary": 21.0,
}  # fmt: skip
"""Operations of families of square matrices, divided by the cube of their size."""


def of_element(name: str) -> int:
    """Operations of one element of a pointwise family.

    >>> of_element("mul"), of_element("exp"), of_element("convert")
    (1, 10, 0)
    """
    return 0 if name in _NONE else 1 if name in _SIMPLE else FUNCTION


def flops_of(operation: Any, ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """Floating-point operations of an operation, about; bodies of loops as often as they run.

    A loop whose length is not known counts once.
    """
    name = str(operation.name)
    if name in ("dot_general", "extremal_product"):
        return 2.0 * prod(extents(operation, ins))
    bodies = list(bodies_in(operation))
    if bodies:
        length = operation.params.get("length", 1)
        return (length if isinstance(length, int) else 1) * sum(map(flops_of_body, bodies))
    if name in MONOIDS or name.startswith("cumulative"):
        return float(_count(ins[0]))
    short = name.split(".")[-2] if name.startswith("tenferro.") else name
    rule = _RULES.get(short)
    if rule is not None:
        return rule(ins, outs)
    if short in _CUBES:
        return _CUBES[short] * _count(ins[0]) * _last(ins[0])
    return float(of_element(name) * sum(map(_count, outs)))


@lru_cache(maxsize=512)
def flops_of_body(body: Body) -> float:
    """Floating-point operations of one run of a body."""
    graph = body.graph()
    metas, total = graph.arena.metas, 0.0
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        outs = [metas[v + slot] for slot in range(operation.n_outputs)]
        total += flops_of(operation, [metas[u] for u in operands], outs)
    return total


forget_with(flops_of_body.cache_clear)


def bytes_of(aval: Aval) -> int:
    """The bytes of an array; sizes that are not known count as one."""
    return aval.dtype.itemsize * _count(aval)


def _count(aval: Aval) -> int:
    return prod(n if isinstance(n, int) else 1 for n in aval.shape)


def _last(aval: Aval) -> int:
    n = aval.shape[-1] if aval.ndim else 1
    return n if isinstance(n, int) else 1


def _qr(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """2 m n² − 2 n³ / 3 for R, and as much for Q."""
    n = min(_last(ins[0]), _matrix(ins[0]) // max(1, _last(ins[0])))
    return 4.0 * _count(ins[0]) * n - 4 / 3 * n**3 * (_count(ins[0]) // max(1, _matrix(ins[0])))


def _matrix(aval: Aval) -> int:
    return prod(n if isinstance(n, int) else 1 for n in aval.shape[-2:])


def _solve(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """Two triangular solves for each right-hand side; the factors are an operand."""
    return 2.0 * _last(ins[0]) * _count(outs[0])


def _triangular(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    return float(_last(ins[0]) * _count(outs[0]))


def _diagonal(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """The product of the diagonal of a factor, which is an operand."""
    return float(_count(ins[0]) // max(1, _last(ins[0])))


def _fourier(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    """5 n log₂ n for each of the last axes."""
    return 5.0 * _count(outs[0]) * log2(max(2, _last(outs[0])))


def _sort(ins: Sequence[Aval], outs: Sequence[Aval]) -> float:
    return _count(ins[0]) * log2(max(2, _last(ins[0])))


_RULES: dict[str, Callable[[Sequence[Aval], Sequence[Aval]], float]] = {
    "qr": _qr,
    "solve": _solve,
    "triangular_solve": _triangular,
    "det": _diagonal,
    "slogdet": _diagonal,
    "triangular_product": _triangular,
    "unit_triangular_product": _triangular,
    "fft": _fourier,
    "rfft": _fourier,
    "irfft": _fourier,
    "sort": _sort,
    "top_k": _sort,
}
