"""Pivots of packed LU factors, which the public format leaves out of its `lu_solve` cases.

With A = P L U the gradient in the right-hand side of A X = B is A⁻ᴴ C, C the cotangent. L and U are
stored, and so are C and the gradient: P is the permutation that joins them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[Any]
MAX_ORDER = 6
"""Beyond it there are too many permutations to try; the format's matrices have order 3."""


def recovered(
    packed: Matrix, cotangent: Matrix, gradient: Matrix, left: bool, adjoint: bool
) -> NDArray[np.int64]:
    """Return pivots counted from 1: row i was exchanged with row p[i] for i = 0, 1, …

    `packed` are stacks of factors, `cotangent` and `gradient` those of X and B in op(A) X = B, or
    X op(A) = B if not `left`; op is the adjoint with `adjoint`. Where B is empty, or the order
    too large, no row is exchanged.

    >>> C = np.array([[3.0], [5.0]])
    >>> recovered(np.eye(2), C, C[::-1], True, False).tolist()
    [2, 2]
    """
    n = packed.shape[-1]
    pivots = np.broadcast_to(np.arange(1, n + 1), packed.shape[:-1]).copy()
    if not gradient.size or n > MAX_ORDER or cotangent.shape[:-2] != packed.shape[:-2]:
        return pivots
    for place in np.ndindex(packed.shape[:-2]):
        C, B = cotangent[place], gradient[place]
        pivots[place] = _best(packed[place], *_oriented(C, B, left), adjoint == left) + 1
    return pivots


def _oriented(C: Matrix, B: Matrix, left: bool) -> tuple[Matrix, Matrix]:
    """Both as columns: X op(A) = B is op(A)ᵀ Xᵀ = Bᵀ, of real transposes by conjugation."""
    return (C, B) if left else (C.conj().T, B.conj().T)


def _best(packed: Matrix, C: Matrix, B: Matrix, plain: bool) -> NDArray[np.int64]:
    """The pivots with which A⁻ᴴ C, or with `plain` A⁻¹ C, is nearest to B."""
    L = np.tril(packed, -1) + np.eye(len(packed))
    U = np.triu(packed)

    def distance(exchanges: Sequence[int]) -> float:
        rows = _permuted(exchanges)
        A = np.empty_like(packed)
        A[rows] = L @ U
        X = np.linalg.solve(A if plain else A.conj().T, C)
        return float(np.linalg.norm(X - B))

    choices = product(*(range(i, len(packed)) for i in range(len(packed))))
    return np.array(min(choices, key=distance))


def _permuted(exchanges: Sequence[int]) -> list[int]:
    rows = list(range(len(exchanges)))
    for i, j in enumerate(exchanges):
        rows[i], rows[j] = rows[j], rows[i]
    return rows
