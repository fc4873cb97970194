"""Truncated factorizations whose rank is decided when the program runs.

Arrays have room for the largest rank, and columns after the rank are zero. Maths note: subspaces.
"""

from __future__ import annotations

from operator import index
from typing import Any, Literal, NamedTuple, get_args

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import max as greatest, sum as sum_over
from tenferro.functions.indexing.indexing import take_along_axis
from tenferro.functions.indexing.sorting import argsort
from tenferro.linalg.arguments import check_matrix, check_square, inexact_array
from tenferro.linalg.divided_differences import detached
from tenferro.linalg.eigh import eigh, triangle_named
from tenferro.linalg.fixed_bases import fixed_eigh, fixed_svd
from tenferro.linalg.leading import leading_family
from tenferro.linalg.parts import columns, diagonal_matrix, hermitian, smaller
from tenferro.linalg.permutations import permute_rows
from tenferro.linalg.repeated import Kept, in_range
from tenferro.linalg.spectral_functions import funm
from tenferro.linalg.svd import svd
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.base import apply, f, real
from tenferro.tensor import Array, ArrayLike, Dim

__all__ = [
    "TruncatedEigh",
    "TruncatedFactors",
    "TruncatedSVD",
    "eigh_truncated",
    "factors_truncated",
    "svd_truncated",
]

Absorb = Literal["left", "right", "both"]


class TruncatedSVD(NamedTuple):
    """U diag(S) Vh with the `rank` largest singular values, and the weight that is `discarded`.

    >>> import numpy as np
    >>> svd_truncated(np.diag([3.0, 4.0, 0.0]), max_rank=3).rank
    Tensor(2)
    """

    U: Tensor
    S: Tensor
    Vh: Tensor
    rank: Tensor
    discarded: Tensor


class TruncatedEigh(NamedTuple):
    """V diag(w) V.H with the `rank` eigenvalues of the largest magnitude, likewise.

    >>> import numpy as np
    >>> eigh_truncated(np.diag([3.0, -4.0, 1.0]), max_rank=2).eigenvalues
    Tensor([-4.,  3.])
    """

    eigenvalues: Tensor
    eigenvectors: Tensor
    rank: Tensor
    discarded: Tensor


class TruncatedFactors(NamedTuple):
    """left @ right with zeros in columns of `left` beyond the `rank`, likewise.

    >>> import numpy as np
    >>> factors_truncated(np.diag([3.0, 4.0, 0.0]), max_rank=2).right.shape
    (2, 3)
    """

    left: Tensor
    right: Tensor
    rank: Tensor
    discarded: Tensor


def svd_truncated(
    a: ArrayLike,
    /,
    *,
    max_rank: int | None = None,
    cutoff: float = 0.0,
    relative: bool = True,
    renormalize: bool = False,
) -> TruncatedSVD:
    """The largest singular values of matrices (..., m, n), and their vectors.

    Values are kept if they are among the `max_rank` largest (by default min(m, n)), larger than
    `cutoff`, with `relative` times the largest one, and larger than rounding. How many these are is
    decided when the program runs, for each matrix: `rank` is an integer, U is (..., m, max_rank),
    S (..., max_rank) and Vh (..., max_rank, n), with zeros after the rank. `discarded` is
    Σ (dropped σ²) / Σ σ². `renormalize` multiplies S such that Σ S² is that of all values.

    Derivatives are those at a fixed rank, and contain that of the part which is dropped. Between
    kept and dropped vectors they are those of `low_rank`, so that dropped values may be equal, and
    GaugeError is raised when the cut is between values that are equal to rounding. Within the part
    that is kept they are those of `svd`, also where values are repeated. Where kept values differ
    by a small δ, relative errors are about ε σ₁ / δ, which matters in single precision;
    `factors_truncated` divides by no such differences, and is faster. The derivative of `rank` is
    zero.

    Raises ValueError for a max_rank that is not between 1 and min(m, n), and a negative cutoff.

    Source of the derivative: see the maths note on subspaces.

    >>> import numpy as np
    >>> U, S, Vh, rank, discarded = svd_truncated(np.diag([2.0, 4.0, 1.0, 1e-9]), cutoff=0.3)
    >>> S, rank
    (Tensor([4., 2., 0., 0.]), Tensor(2))
    """
    a, left, right, mask, scale, discarded = _singular(
        "svd_truncated", a, max_rank, cutoff, relative, renormalize
    )
    return truncated(left, right, left.H @ a @ right, mask, scale, discarded)


def truncated(
    left: Tensor, right: Tensor, core: Any, mask: ArrayLike, scale: ArrayLike, discarded: Any
) -> TruncatedSVD:
    """The truncated decomposition from bases of both sides and the matrix between them.

    Columns after the rank, which `mask` lacks, are zero.
    """
    W, S, Zh = svd(core + _filled(core, mask, below=True), full_matrices=False)
    S = f.where(mask, S, 0) * scale
    return TruncatedSVD(left @ W, S, Zh @ right.H, count_of(mask), discarded)


def factors_truncated(
    a: ArrayLike,
    /,
    *,
    max_rank: int | None = None,
    cutoff: float = 0.0,
    relative: bool = True,
    renormalize: bool = False,
    absorb: Absorb = "right",
) -> TruncatedFactors:
    """The best approximation of a run-time rank, as a product of two factors.

    `left` (..., m, max_rank) has orthonormal columns that span the singular vectors which
    `svd_truncated` keeps, and `right` (..., max_rank, n) is left.H @ a. The factors are determined
    up to a unitary matrix between them, as in a tensor network, and derivatives of every order of
    what does not depend on it divide only by differences between kept and dropped singular values.
    Other arguments and errors are those of `svd_truncated`.

    `absorb` states which factor contains the singular values. With "left" it is `left`, and the
    rows of `right` are orthonormal. With "both" each factor contains their square roots, as in
    tensor renormalization: left.H @ left equals right @ right.H.

    Raises ValueError for another `absorb`.

    >>> import numpy as np
    >>> left, right, rank, discarded = factors_truncated(np.diag([2.0, 2.0, 1.0]), cutoff=0.6)
    >>> (left @ right).round(6), rank
    (Tensor([[2., 0., 0.],
            [0., 2., 0.],
            [0., 0., 0.]]), Tensor(2))
    """
    if absorb not in get_args(Absorb):
        raise ValueError(
            f"factors_truncated: absorb is {absorb!r}, expected 'left', 'right' or 'both'"
        )
    a, left, basis, mask, scale, discarded = _singular(
        "factors_truncated", a, max_rank, cutoff, relative, renormalize
    )
    scale = convert_to(expand_dims(scale, axis=-1), a.dtype)
    if absorb == "right":
        right = left.H @ a * scale
    elif absorb == "left":
        left, right = a @ basis * scale, basis.H
    else:
        core = left.H @ a @ basis * scale
        root = funm(core + _filled(core, mask, below=True), np.sqrt, hermitian=True)
        left, right = left @ root, root @ basis.H
    return TruncatedFactors(left, right, count_of(mask), discarded)


def eigh_truncated(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    max_rank: int | None = None,
    cutoff: float = 0.0,
    relative: bool = True,
) -> TruncatedEigh:
    """The eigenvalues of the largest magnitude of Hermitian matrices, and their vectors.

    Kept values ascend and are (..., max_rank), vectors are (..., n, max_rank), with zeros after
    the rank; `discarded` is Σ (dropped w²) / Σ w². Other arguments, derivatives and errors are
    those of `svd_truncated`.

    >>> import numpy as np
    >>> eigh_truncated(np.diag([2.0, 0.1, -4.0]), cutoff=0.25).rank
    Tensor(2)
    """
    name, lower = "eigh_truncated", triangle_named("eigh_truncated", UPLO)
    a = inexact_array(name, a)
    check_square(name, "a", a.aval)
    kept = kept_by(name, a.shape[-1], max_rank, cutoff, relative)
    w, V = fixed_eigh(detached(a), lower=lower)
    order = argsort(abs(w), descending=True)
    w, V = take_along_axis(w, order, -1), permute_rows(V.mT, order).mT
    signs = convert_to(expand_dims(f.where(f.less(w, 0), -1, 1), axis=-2), V.dtype)
    A = hermitian(a, lower=lower)
    _, X, mask, discarded = _leading(name, A, V * signs, abs(w), V, kept)
    values, Y = eigh(X.H @ A @ X + _filled(X.H @ A @ X, mask, below=False))
    return TruncatedEigh(f.where(mask, values, 0), X @ Y, count_of(mask), discarded)


def _singular(
    name: str, a: ArrayLike, max_rank: int | None, cutoff: float, relative: bool, renormalize: bool
) -> tuple[Tensor, Any, Any, Any, Any, Any]:
    """The matrix, kept left and right vectors, which are there, the scale, and what is dropped.

    The matrix between the vectors of both sides is Hermitian, and stays so along any path.
    """
    a = inexact_array(name, a)
    check_matrix(name, "a", a.aval)
    kept = kept_by(name, smaller(*a.shape[-2:]), max_rank, cutoff, relative)
    U, s, Vh = fixed_svd(detached(a))
    left, right, mask, discarded = _leading(name, a, U, s, Vh.H, kept)
    scale = restoring_scale(discarded) if renormalize else f.zeros_like(discarded) + 1
    return a, left, right, mask, expand_dims(scale, axis=-1), discarded


def _leading(name: str, a: Any, U: Any, s: Any, V: Any, kept: Kept) -> tuple[Any, Any, Any, Any]:
    """Kept left and right vectors of a, which of the columns are there, and what is dropped."""
    left, right = apply(leading_family.bind(name=name, kept=kept), a, U, s, V)
    mask = columns(in_range(s, kept), 0, int(kept[1]))
    low = left @ (left.H @ a) if a.shape[-2] <= a.shape[-1] else (a @ right) @ right.H
    return left, right, mask, discarded_part(a, low)


def restoring_scale(discarded: Any) -> Any:
    """The factor that restores the norm of a matrix of which this weight was discarded."""
    some = f.less(discarded, 1)
    return f.where(some, 1 / f.sqrt(f.where(some, 1 - discarded, 1)), 1)


def kept_by(name: str, n: int | Dim, max_rank: int | None, cutoff: float, relative: bool) -> Kept:
    """Which values the arguments of a truncation keep, of n."""
    most = n if max_rank is None else index(max_rank)
    if not isinstance(most, int) or most < 1 or (isinstance(n, int) and most > n):
        is_rank = isinstance(most, int) and most > 0
        advice = f"; write max_rank=min({max_rank}, *a.shape[-2:])" if is_rank else ""
        raise ValueError(f"{name}: max_rank is {max_rank}, expected 1 to {n}{advice}")
    bound = float(cutoff)
    if not bound >= 0:
        raise ValueError(f"{name}: cutoff is {cutoff}, expected at least 0")
    return (0, most, bound, 0.0) if relative else (0, most, 0.0, bound)


def count_of(mask: ArrayLike) -> Any:
    """How many are kept."""
    return sum_over(f.where(mask, 1, 0), axis=-1)


def discarded_part(a: Array, low: Array) -> Any:
    """|a − low|² / |a|²; 0 for a matrix of zeros."""
    rest = a - low
    part, whole = (sum_over(real(f.conj(x) * x), axis=(-2, -1)) for x in (rest, a))
    none = f.equal(whole, 0)
    return f.where(none, 0, part / f.where(none, 1, whole))


def _filled(core: Any, mask: Any, *, below: bool) -> Any:
    """A diagonal of different values beyond the rank, below or above those of the rest."""
    size = detached(abs(core))
    place = convert_to(positions_along(mask, mask.ndim - 1), size.dtype) + 1
    if below:
        least = f.where(mask, greatest(size, axis=-1), np.inf)
        unit = expand_dims(-greatest(-least, axis=-1), axis=-1)
        steps = 1 / (place + 1)
    else:
        unit = greatest(size, axis=(-2, -1), keepdims=True)[..., 0]
        steps = place + 1
    unit = f.where(f.less(unit, np.inf) & f.greater(unit, 0), unit, 1)
    return convert_to(diagonal_matrix(f.where(mask, 0, unit * steps)), core.dtype)
