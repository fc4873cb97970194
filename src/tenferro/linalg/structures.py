"""Matrices whose structure the caller asserts: SciPy's `assume_a`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.diagonals import tril, triu
from tenferro.linalg.parts import diagonal_matrix, diagonal_of, hermitian, lower, upper
from tenferro.tensor import Array, ArrayLike

_STRUCTURES = {
    "gen": "general",
    "sym": "symmetric",
    "her": "hermitian",
    "pos": "positive definite",
}
_READ: dict[str, Callable[[Any, bool], Any]] = {
    "general": lambda a, is_lower: a,
    "banded": lambda a, is_lower: a,
    "diagonal": lambda a, is_lower: diagonal_matrix(diagonal_of(a)),
    "tridiagonal": lambda a, is_lower: triu(tril(a, 1), -1),
    "upper triangular": lambda a, is_lower: upper(a),
    "lower triangular": lambda a, is_lower: lower(a),
    "symmetric": lambda a, is_lower: _symmetric(a, is_lower),
    "hermitian": lambda a, is_lower: hermitian(a, lower=is_lower),
    "positive definite": lambda a, is_lower: hermitian(a, lower=is_lower),
}
"""The matrix of which only the entries of a structure are read."""


def structure_of(name: str, assume_a: str | None) -> str:
    """SciPy's name of a structure; None is a general matrix."""
    found = _STRUCTURES.get(str(assume_a), "general" if assume_a is None else assume_a)
    if found not in _READ:
        expected = ", ".join(map(repr, (*_STRUCTURES, *_READ)))
        raise ValueError(f"{name}: assume_a is {assume_a!r}, expected None or one of {expected}")
    return found


def as_read(a: ArrayLike, structure: str, *, is_lower: bool) -> Tensor:
    """The matrix of a structure; of a symmetric one only one triangle is read."""
    return _READ[structure](a, is_lower)


def _symmetric(a: Array, is_lower: bool) -> Any:
    half = lower(a, 0.5) if is_lower else upper(a, 0.5)
    return half + half.mT
