"""Invariant subspaces of operators, and their derivatives by linear systems.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit import gmres, linear_solve
from tenferro.implicit.operator_calls import operator_call
from tenferro.linalg.repeated import middle
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import full
from tenferro.sparse.columns import minimal_residuals
from tenferro.sparse.subspace_rules import outside, separated
from tenferro.tensor import Aval
from tenferro.tensor.rounding import spectral_rounding
from tenferro.transforms.control import fori_loop

Function = Callable[..., Any]

_SLOW = (
    "the systems for the derivatives of vectors: no convergence to a relative residual of {:.3g}: "
    "the k values are too close to the others. Choose a k before a larger gap"
)


class Subspace(NamedTuple):
    """X (n, k) with A X = M X H and Xᴴ M X = 1, the operator H (k, k) in it, and the gap.

    The gap (1,) is the least difference between a value in the subspace and one outside, 0 if it is
    only rounding.
    """

    X: Any
    H: Any
    gap: Any


def invariant_subspace(
    name: str, blocks: Sequence[Function], aval: Aval, compute: Function, *, hermitian: bool = True
) -> Subspace:
    """The subspace that `compute` finds, with tangents.

    `blocks` apply A, and M unless it is 1, to arrays like `aval`, (n, k).
    """
    columns = partial(_columns if hermitian else _krylov, aval.shape)

    def tangents(both: Function, changes: Function, outputs: list[Any]) -> tuple[Any, Any, Any]:
        X, H, gap = outputs
        dA, *dM = changes(X)
        moved = [-(x @ H) for x in dM if x is not None]
        if dA is not None:
            moved.append(dA)
        if not moved:
            return tuple(full(y, y.aval, 0) for y in outputs)
        change = sum(moved[1:], moved[0])
        MX = both(X)[-1] if dM else X

        def pair(Y: Any) -> tuple[Any, Any]:
            AY, *MY = both(Y)
            return AY, MY[0] if MY else Y

        def matvec(T: Any) -> Any:
            part = MX.H @ T
            AY, MY = pair(T - X @ part)
            Z = AY - MY @ H
            return Z - MX @ (X.H @ Z) + MX @ part

        right = separated(outside(-change, MX, X), gap, name)
        T = linear_solve(matvec, right, columns, symmetric=hermitian)
        T = outside(separated(T, gap, name), X, MX)  # as reverse mode solves it the other way round
        dH = middle(X.H @ change) if hermitian else X.H @ (change + both(T)[0])
        for x in dM:
            T = T if x is None else T - X @ (X.H @ x) / 2
        return T, dH, full(gap, gap.aval, 0)

    return Subspace(*operator_call(name, blocks, aval, compute, tangents))


def _columns(shape: Any, matvec: Function, b: Any) -> Any:
    """The systems for all columns to rounding, as many steps as the slowest needs."""
    B, eps = b.reshape(shape), float(np.finfo(b.dtype).eps)
    tolerance, size = eps**0.75, np.sqrt(np.sum(np.real(np.conj(B) * B), axis=0))
    X, left = minimal_residuals(
        lambda V: matvec(V.reshape(-1)).reshape(shape), B, 4 * eps * size, 10 * shape[0]
    )
    there = np.all(left <= tolerance * size)
    return ensured(X.reshape(-1), there, _SLOW.format(tolerance), "RuntimeError")


def _krylov(shape: Any, matvec: Function, b: Any) -> Any:
    """The systems for all columns together, which H couples, with one correction."""
    eps, steps = float(np.finfo(b.dtype).eps), min(10 * b.shape[0], 5000)
    solve = partial(gmres, matvec, tolerance=eps**0.5, max_steps=steps, restart=100, check=False)
    x = fori_loop(0, 2, lambda _, x: x + solve(b - matvec(x)), 0 * b)
    tolerance, rest = eps**0.75, b - matvec(x)
    there = np.sum(abs(rest) ** 2) <= (10 * tolerance) ** 2 * np.sum(abs(b) ** 2)
    return ensured(x, there, _SLOW.format(tolerance), "RuntimeError")


def clustered(w: Any, size: Any) -> Any:
    """Values in ascending order, of which those that differ by rounding are made equal."""
    bound = spectral_rounding(w.aval) * size
    steps = np.concatenate([w[:1] != w[:1], w[1:] - w[:-1] > bound])
    group = np.cumsum(steps)
    same = (group[:, None] == group[None, :]).astype(w.dtype)
    return same @ w / np.sum(same, axis=1)
