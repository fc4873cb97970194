"""Parts of matrices in subspaces of singular vectors and eigenvectors.

They are smooth where values are equal on one side of the cut, and have no derivative where values
on both sides are equal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.cases.calls import Call
from adoracles.exact.matrices import adjoint, eigh_of, svd_of
from adoracles.exact.numbers import Exact
from adoracles.families.forms import Row, arrays
from adoracles.families.refusals import refused
from adoracles.families.scalars import X
from adoracles.family import Input


def _low_rank(a: Exact, k: int) -> Exact:
    U, s, Vh = svd_of(a)
    return (U[:, :k] * s[:k]) @ Vh[:k]


def _singular_projector(a: Exact, k: int, side: str = "left") -> Exact:
    U, _, Vh = svd_of(a)
    vectors = U[:, :k] if side == "left" else adjoint(Vh[:k])
    return vectors @ adjoint(vectors)


def _spectral_projector(a: Exact, start: int, stop: int) -> Exact:
    vectors = eigh_of(a)[1][:, start:stop]
    return vectors @ adjoint(vectors)


THREE = np.array([[1.0, 2.0, 2.0], [2.0, 1.0, -2.0], [2.0, -2.0, 1.0]]) / 2
"""1.5 times an orthogonal matrix."""
FOUR = np.array([[1.0, 1, 1], [1.0, -1, 1], [1.0, 1, -1], [1.0, -1, -1]]) / 2
"""Orthonormal columns."""
PHASES = np.array([1.0, 1j, -1j])


def general(*values: float) -> Any:
    """A matrix (4, 3), exact in few digits, whose singular values are 1.5 times these."""
    return (FOUR * np.array(values)) @ THREE.T


def turned(*values: float) -> Any:
    """The same of complex numbers, in the other basis."""
    return np.array([1j, 1, -1, 1])[:, None] * general(*values) * PHASES


def hermitian(*values: float) -> Any:
    """A symmetric matrix, exact in few digits, whose eigenvalues are 2.25 times these."""
    return (THREE * np.array(values)) @ THREE.T


def turned_hermitian(*values: float) -> Any:
    """The same of complex numbers."""
    return PHASES[:, None] * hermitian(*values) * np.conj(PHASES)


NEAR = 2.0**-10
TWO_KEPT = ((2.0, 2.0, 0.5), (1.0, 1.0, 0.0), (2.0, 2.0 - NEAR, 0.5))
"""Values of which two are kept: equal, equal beside a zero, and nearly equal."""
TWO_DROPPED = ((2.0, 0.5, 0.5), (1.0, 0.0, 0.0), (2.0, 0.5 + NEAR, 0.5))
KINDS = ("degenerate", "degenerate", "near_degenerate")


def listed(make: Any, points: tuple[tuple[float, ...], ...]) -> list[Any]:
    """The points of matrices with these values."""
    return [(kind, {"x": make(*values)}) for kind, values in zip(KINDS, points, strict=True)]


def _subspaces(op: str, exact: Any, plain: tuple[Row, ...], kept: Row, dropped: Row) -> None:
    """Declare points without equal values, and with two of them on either side of the cut."""
    arrays(op, exact, *plain, count=10)
    made = (hermitian, turned_hermitian) if exact is _spectral_projector else (general, turned)
    for name, form, points in (("kept", kept, TWO_KEPT), ("dropped", dropped, TWO_DROPPED)):
        real, complex_ = (listed(make, points) for make in made)
        arrays(op, None, form, name=name, count=6, listed=real, listed_complex=complex_)


def _rows(*forms: tuple[Any, ...]) -> tuple[Row, ...]:
    return tuple(((X, *args), keyword, {"x": shape}) for args, keyword, shape in forms)


RIGHT = {"side": "right"}
HERMITIAN = Input((3, 3), "hermitian")
_subspaces(
    "linalg.low_rank",
    _low_rank,
    _rows(((2,), {}, (3, 3)), ((1,), {}, (3, 2)), ((1,), {}, (2, 3)), ((2,), {}, (2, 4))),
    *_rows(((2,), {}, (4, 3)), ((1,), {}, (4, 3))),
)
_subspaces(
    "linalg.singular_projector",
    _singular_projector,
    _rows(((2,), {}, (3, 3)), ((1,), RIGHT, (3, 2)), ((1,), {}, (2, 3)), ((2,), RIGHT, (2, 4))),
    *_rows(((2,), {}, (4, 3)), ((1,), RIGHT, (4, 3))),
)
_subspaces(
    "linalg.spectral_projector",
    _spectral_projector,
    _rows(((1, 3), {}, HERMITIAN), ((0, 1), {}, HERMITIAN), ((1, 2), {}, HERMITIAN)),
    *_rows(((1, 3), {}, HERMITIAN), ((2, 3), {}, HERMITIAN)),
)
for _op in ("linalg.low_rank", "linalg.singular_projector"):
    refused(
        _op,
        "repeated_spectrum",
        general(2.0, 1.0, 1.0),
        general(1.0, 1.0, 1.0),
        call=Call(_op, (X, 2)),
    )
refused(
    "linalg.spectral_projector",
    "repeated_spectrum",
    hermitian(2.0, 2.0, 1.0),
    hermitian(1.0, 1.0, 1.0),
    call=Call("linalg.spectral_projector", (X, 0, 2)),
)
