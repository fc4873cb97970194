"""Eigenvalues of symmetric tridiagonal matrices. Maths note: eigh."""

from __future__ import annotations

from typing import Any, Literal, NoReturn, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.values import required_value
from tenferro.linalg.arguments import inexact_arrays, refuse_shape, with_batch
from tenferro.linalg.eigh import EighResult
from tenferro.linalg.gauge import guarded
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import identity, rows, scale_rows
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.spectral import inverse_gaps, vectors_tangent
from tenferro.linalg.spectral_values import values_tangent
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import apply, broadcast_to_shape
from tenferro.ops.base.writer import positions, zeros
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["eigh_tridiagonal", "eigvalsh_tridiagonal"]


def _tridiagonal(d: Aval, e: Aval) -> tuple[Aval, Aval]:
    n = d.shape[-1]
    if e.shape != (*d.shape[:-1], n - 1):
        refuse_shape("eigh_tridiagonal", "e", e.shape, f"{(*d.shape[:-1], n - 1)}")
    return d, d.with_shape((*d.shape, n))


tridiagonal_family = family(
    "tenferro.linalg.eigh_tridiagonal.v1",
    _tridiagonal,
    operands="d(n) e(m)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: positions, 1: zeros},
)


@tridiagonal_family.jvp
def _(d: Array, e: Array, w: Array, V: Array, dd: Array, de: Array) -> Any:
    n = d.shape[-1]
    top, bottom = rows(V, 0, n - 1), rows(V, 1, n)
    beside = bottom.mT @ scale_rows(de, top)
    B = V.mT @ scale_rows(dd, V) + beside + beside.mT
    omega = inverse_gaps(w, w, w) * B
    dw = values_tangent(broadcast_to_shape(identity(B, n), B.shape), B, w)
    dw, omega = guarded(dw, (omega,), B, V, w, "eigh_tridiagonal", equal=True)
    return dw, vectors_tangent(V, omega)


@overload
def eigh_tridiagonal(
    d: ArrayLike,
    e: ArrayLike,
    /,
    eigvals_only: Literal[False] = False,
    select: str = "a",
    select_range: tuple[Any, Any] | None = None,
    *,
    check_finite: bool = False,
) -> EighResult: ...


@overload
def eigh_tridiagonal(
    d: ArrayLike,
    e: ArrayLike,
    /,
    eigvals_only: Literal[True],
    select: str = "a",
    select_range: tuple[Any, Any] | None = None,
    *,
    check_finite: bool = False,
) -> Tensor: ...


@overload
def eigh_tridiagonal(
    d: ArrayLike,
    e: ArrayLike,
    /,
    eigvals_only: bool,
    select: str = "a",
    select_range: tuple[Any, Any] | None = None,
    *,
    check_finite: bool = False,
) -> Any: ...


@with_options()
def eigh_tridiagonal(
    d: ArrayLike,
    e: ArrayLike,
    /,
    eigvals_only: bool = False,
    select: str = "a",
    select_range: tuple[Any, Any] | None = None,
) -> Any:
    """Eigenvalues, ascending, and eigenvectors of real symmetric tridiagonal matrices.

    `d` is (..., n), the diagonal, `e` is (..., n − 1), the subdiagonal; batches broadcast.
    `eigvals_only` returns only the eigenvalues. `select="i"` selects the indices from the first to
    the second element of `select_range`. `select="v"` selects eigenvalues above the first and up to
    the second element; because the shape of the result depends on the values, this works for one
    matrix only, and not for traced values. See `eigh` for the losses that have derivatives. Raises
    LinAlgError for inconsistent shapes, TypeError for complex numbers, ValueError for an invalid
    range, TracerError for `select="v"` with traced values.

    >>> import numpy as np
    >>> eigh_tridiagonal(np.array([0.0, 0.0]), np.array([1.0])).eigenvalues
    Tensor([-1.,  1.])
    """
    d, e = inexact_arrays("eigh_tridiagonal", d, e)
    if d.aval.is_complex:
        raise TypeError(f"eigh_tridiagonal: d and e have dtype {d.dtype}, expected real numbers")
    if not d.ndim or not d.shape[-1]:
        refuse_shape("eigh_tridiagonal", "d", d.shape, "at least one element in the last axis")
    if not e.ndim:
        refuse_shape("eigh_tridiagonal", "e", e.shape, f"(..., {d.shape[-1] - 1})")
    bounds = _bounds(select, select_range, d.shape[-1])
    w, V = apply(tridiagonal_family.bind(), *with_batch("eigh_tridiagonal", [d, e], core=1))
    if bounds is not None:
        chosen = _between(w, *bounds) if select == "v" else bounds
        w, V = slice_axis(w, w.ndim - 1, *chosen), slice_axis(V, V.ndim - 1, *chosen)
    return w if eigvals_only else EighResult(w, V)


@with_options()
def eigvalsh_tridiagonal(
    d: ArrayLike, e: ArrayLike, /, select: str = "a", select_range: tuple[Any, Any] | None = None
) -> Tensor:
    """Eigenvalues of real symmetric tridiagonal matrices; see `eigh_tridiagonal`.

    >>> import numpy as np
    >>> eigvalsh_tridiagonal(np.array([0.0, 0.0]), np.array([1.0]))
    Tensor([-1.,  1.])
    """
    return eigh_tridiagonal(d, e, True, select, select_range)


def _bounds(select: str, bounds: Any, n: ArrayLike) -> tuple[Any, Any] | None:
    """The indices selected, from the first to behind the last, or bounds of the eigenvalues."""
    if select not in ("a", "i", "v"):
        raise ValueError(
            f"eigh_tridiagonal: argument select is {select!r}, expected 'a', 'i' or 'v'"
        )
    if select == "a":
        return None
    if select == "v":
        if bounds is None or not bounds[0] < bounds[1]:
            _refuse_range(bounds, "two numbers in ascending order")
        return bounds[0], bounds[1]
    if bounds is None or not 0 <= bounds[0] <= bounds[1] < n:
        _refuse_range(bounds, f"two indices in ascending order in [0, {n})")
    return bounds[0], bounds[1] + 1


def _refuse_range(bounds: Any, expected: str) -> NoReturn:
    raise ValueError(f"eigh_tridiagonal: argument select_range is {bounds!r}, expected {expected}")


def _between(w: Any, low: float, high: float) -> tuple[int, int]:
    """The indices of eigenvalues in (low, high]."""
    instead = "select by index, or select outside the traced function"
    values = required_value("eigh_tridiagonal", w, instead)
    if values.ndim != 1:
        refuse_shape("eigh_tridiagonal", "d", w.shape, "one matrix, (n,), with select='v'")
    start, limit = (int(i) for i in np.searchsorted(values, [low, high], side="right"))
    return start, limit
