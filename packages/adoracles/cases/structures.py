"""What is known of an input, and the tangents that it therefore has.

An input of a structure is differentiated within the linear space of its structure: directions lie
in that space, and gradients are compared after projection to it, so it does not matter which
half of a Hermitian matrix a library reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Matrix: TypeAlias = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Structure:
    """What arrays of this structure satisfy, and the projection onto the space of tangents.

    The projection is linear over the real numbers and orthogonal in Re Σ conj(u) v.
    """

    holds: Callable[[Matrix], bool]
    project: Callable[[Matrix], Matrix]


def _same(a: Matrix) -> Matrix:
    return a


def _adjoint(a: Matrix) -> Matrix:
    return np.conj(np.swapaxes(a, -1, -2))


def _hermitian(a: Matrix) -> Matrix:
    return (a + _adjoint(a)) / 2


def _diagonal(a: Matrix) -> Matrix:
    return np.where(np.eye(a.shape[-2], a.shape[-1], dtype=bool), a, 0 * a)


def _fixed_by(project: Callable[[Matrix], Matrix]) -> Callable[[Matrix], bool]:
    return lambda a: bool(np.array_equal(project(a), a))


def _positive(a: Matrix) -> bool:
    return bool(np.array_equal(_hermitian(a), a) and np.all(np.linalg.eigvalsh(a) > 0))


def _orthogonal(a: Matrix) -> bool:
    gap = _adjoint(a) @ a - np.eye(a.shape[-1])
    return bool(np.max(np.abs(gap), initial=0.0) < 64 * np.finfo(a.dtype).eps)


def _singular(a: Matrix) -> bool:
    values = np.linalg.svd(a, compute_uv=False)
    bound = 8 * max(a.shape[-2:]) * np.finfo(a.dtype).eps
    return bool(np.all(values[..., -1] <= bound * values[..., 0]))


STRUCTURES: Mapping[str, Structure] = {
    "general": Structure(lambda a: True, _same),
    "hermitian": Structure(_fixed_by(_hermitian), _hermitian),
    "positive_definite": Structure(_positive, _hermitian),
    "lower_triangular": Structure(_fixed_by(np.tril), np.tril),
    "upper_triangular": Structure(_fixed_by(np.triu), np.triu),
    "diagonal": Structure(_fixed_by(_diagonal), _diagonal),
    "orthogonal": Structure(_orthogonal, _same),
    "singular": Structure(_singular, _same),
}
"""Orthogonal and singular matrices may leave their set: tangents are all matrices."""


def project(structure: str, tensor: Any) -> Any:
    """Return the nearest tangent of an input's structure.

    >>> project("hermitian", np.array([[0.0, 1.0], [3.0, 1.0]])).tolist()
    [[0.0, 2.0], [2.0, 1.0]]
    """
    projected = STRUCTURES[structure].project(np.asarray(tensor))
    return projected.astype(tensor.dtype, copy=False)
