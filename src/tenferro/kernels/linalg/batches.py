"""Batches of matrices: loops over them, layouts for many small ones, and which one failed."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NoReturn, TypeAlias

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.ops.arrays.ensure import which

Matrices: TypeAlias = Any
"""NumPy arrays of matrices."""


class UnfitError(LinAlgError):
    """One matrix has no result; `each` says which one of the batch it is."""

    def __init__(self, name: str, argument: str, what: str) -> None:
        super().__init__(f"{name}: argument {argument}: the matrix {what}")
        self.parts = name, argument, what


def adjoint(x: Matrices) -> Matrices:
    """The conjugate transpose of each matrix."""
    return np.swapaxes(x.conj(), -1, -2)


def flat(a: Matrices, core: int) -> Matrices:
    """The batch axes as one, in front of the `core` last ones."""
    batch, rest = a.shape[: a.ndim - core], a.shape[a.ndim - core :]
    return a.reshape(prod(batch), *rest)


def each(
    function: Callable[..., Any],
    *arrays: Matrices,
    core: int = 2,
    shape: tuple[int, ...] | None = None,
) -> Matrices:
    """One result per matrix, stacked; every array has the same batch axes and `core` more.

    `shape` is that of one result, by default as the last array's.
    """
    last = arrays[-1]
    batch = last.shape[: last.ndim - core]
    if not batch:
        return np.asarray(function(*arrays))
    shape = last.shape[len(batch) :] if shape is None else shape
    results = []
    for matrices in zip(*[flat(x, core) for x in arrays], strict=True):
        try:
            results.append(function(*matrices))
        except UnfitError as error:
            name, argument, what = error.parts
            refuse(name, argument, np.arange(prod(batch)).reshape(batch) == len(results), what)
    return np.stack(results).reshape(*batch, *shape) if results else np.zeros((*batch, *shape))


def check_finite(name: str, argument: str, a: Matrices) -> None:
    """Raise LinAlgError, naming the matrix, for entries that are not finite."""
    finite = np.isfinite(a).all(axis=(-2, -1))
    if not finite.all():
        refuse(name, argument, ~finite, "has infinite or NaN entries")


def refuse(name: str, argument: str, bad: Any, what: str) -> NoReturn:
    """The value error of linear algebra, naming the argument and the first matrix at fault."""
    first = which(np.shape(bad), 1 + int(np.argmax(bad)))
    raise LinAlgError(f"{name}: argument {argument}: {first} {what}")


def failing(function: Callable[[Matrices], Any], a: Matrices) -> np.ndarray[Any, Any]:
    """Which matrices of a batch a function of NumPy refuses."""
    batch = a.shape[:-2]
    bad = [_fails(function, m) for m in flat(a, 2)]
    return np.array(bad, bool).reshape(batch)


def _fails(function: Callable[[Matrices], Any], matrix: Matrices) -> bool:
    try:
        function(matrix)
    except LinAlgError:
        return True
    return False
