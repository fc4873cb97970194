"""Factorizations that are cut at a rank which the values decide.

Ranks are constant near a point. Kept or dropped values may be equal among themselves, and have no
derivative where kept ones equal dropped ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.cases.calls import Call
from adoracles.exact.matrices import adjoint, eigh_of, svd_of
from adoracles.exact.numbers import Exact, mp
from adoracles.families.forms import Row, arrays
from adoracles.families.refusals import refused
from adoracles.families.scalars import X
from adoracles.families.subspaces import (
    TWO_DROPPED,
    TWO_KEPT,
    general,
    hermitian,
    listed,
    turned,
    turned_hermitian,
)
from adoracles.family import Input


def _rank(sizes: Any, max_rank: int, cutoff: float, relative: bool) -> int:
    """How many of descending sizes are kept, those that are zero to rounding excluded."""
    bound = cutoff * sizes[0] if relative else cutoff
    return sum(1 for x in sizes[:max_rank] if x > bound and x > sizes[0] / 2**30)


def _svd(
    a: Exact, max_rank: int, cutoff: float = 0.0, relative: bool = True, renormalize: bool = False
) -> tuple[Any, ...]:
    U, s, Vh = svd_of(a)
    k = _rank(s, max_rank, cutoff, relative)
    dropped = mp.fsum(x * x for x in s[k:]) / mp.fsum(x * x for x in s)
    scale = 1 / mp.sqrt(1 - dropped) if renormalize else 1
    return U[:, :k], s[:k] * scale, Vh[:k], k, np.array(dropped, object)


def _factors(a: Exact, max_rank: int, **options: Any) -> tuple[Any, ...]:
    U, s, Vh, k, dropped = _svd(a, max_rank, **options)
    return U, s[:, None] * Vh, k, dropped


def _eigh(a: Exact, max_rank: int, cutoff: float = 0.0, relative: bool = True) -> tuple[Any, ...]:
    w, V = eigh_of(a)
    order = sorted(range(len(w)), key=lambda i: -abs(w[i]))
    sizes = np.array([abs(w[i]) for i in order], object)
    k = _rank(sizes, max_rank, cutoff, relative)
    kept = sorted(order[:k], key=lambda i: w[i])
    dropped = mp.fsum(x * x for x in sizes[k:]) / mp.fsum(x * x for x in sizes)
    return w[kept], V[:, kept], k, np.array(dropped, object)


def _qr(
    a: Exact, max_rank: int, cutoff: float = 0.0, relative: bool = True, renormalize: bool = False
) -> tuple[Any, ...]:
    """By Gram and Schmidt, with the longest column that is left as the next one."""
    rest, places, Q, pivots = a, list(range(a.shape[1])), [], []
    for i in range(min(a.shape)):
        lengths = [mp.sqrt(mp.fsum(abs(x) ** 2 for x in column)) for column in rest.T]
        j = max(range(i, len(places)), key=lambda j: lengths[places[j]])
        places[i], places[j] = places[j], places[i]
        pivots.append(lengths[places[i]])
        Q.append(rest[:, places[i]] / pivots[-1])
        rest = rest - np.outer(Q[-1], np.conj(Q[-1]) @ rest)
    k = _rank(pivots, max_rank, cutoff, relative)
    chosen = np.array(Q[:k], object).T
    R = adjoint(chosen) @ a
    whole = mp.fsum(abs(x) ** 2 for x in a.ravel())
    dropped = 1 - mp.fsum(abs(x) ** 2 for x in R.ravel()) / whole
    R = R / mp.sqrt(1 - dropped) if renormalize else R
    return chosen, R[:, places], np.array(places), k, np.array(dropped, object)


def _forms(*rows: tuple[dict[str, Any], Any]) -> tuple[Row, ...]:
    return tuple(((X,), options, {"x": shape}) for options, shape in rows)


def _declared(op: str, exact: Any, names: tuple[str, ...], *forms: Row, **more: Any) -> None:
    arrays(op, exact, *forms, observable=op.removeprefix("linalg."), outputs=names, **more)


TWO, HALF = {"max_rank": 2}, {"max_rank": 2, "cutoff": 0.5}
ABSOLUTE = {"max_rank": 2, "cutoff": 1.0, "relative": False}
NORMED = {"max_rank": 1, "renormalize": True}
PLAIN = _forms((TWO, (3, 3)), (HALF, (4, 3)), (NORMED, (2, 4)), (ABSOLUTE, (3, 4)))
_CASES = (
    ("linalg.svd_truncated", _svd, ("part", "values", "discarded"), PLAIN),
    ("linalg.factors_truncated", _factors, ("part", "discarded"), PLAIN),
    (
        "linalg.eigh_truncated",
        _eigh,
        ("part", "values", "discarded"),
        _forms(*((options, Input((3, 3), "hermitian")) for options in (TWO, HALF, ABSOLUTE))),
    ),
    ("linalg.qr_truncated", _qr, ("part", "discarded"), PLAIN),
)
for _op, _exact, _names, _plain in _CASES:
    _declared(_op, _exact, _names, *_plain, count=12)
# Eigenvectors of nearly equal kept values divide by their difference, which single precision lacks.
for _op, _made, _shape in (
    ("linalg.factors_truncated", (general, turned), (4, 3)),
    ("linalg.eigh_truncated", (hermitian, turned_hermitian), Input((3, 3), "hermitian")),
):
    for _name, _points, _kept in (("kept", TWO_KEPT, 2), ("dropped", TWO_DROPPED, 1)):
        _real, _complex = (listed(make, _points) for make in _made)
        _declared(
            _op, None, ("part", "discarded"), *_forms(({"max_rank": _kept}, _shape)),
            name=_name, count=6, listed=_real, listed_complex=_complex,
            single=_kept == 1 or _made[0] is general,
        )  # fmt: skip
for _op in ("linalg.svd_truncated", "linalg.factors_truncated"):
    refused(
        _op,
        "repeated_spectrum",
        general(2.0, 1.0, 1.0),
        general(1.0, 1.0, 1.0),
        call=Call(_op, (X,), TWO),
        observable=_op.removeprefix("linalg."),
    )
