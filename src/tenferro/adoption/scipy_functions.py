"""Functions whose results have another form in SciPy than in tenferro."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro import linalg, numpy as tnp


def _qr(a: Any, mode: str = "full", pivoting: bool = False, check_finite: bool = True) -> Any:
    """The result of mode "r" is a tuple, and has as many rows as a."""
    options = {"pivoting": pivoting, "check_finite": check_finite}
    if mode != "r":
        return linalg.qr(a, mode=mode, **options)
    return tuple(linalg.qr(a, mode="full", **options)[1:])


def _lstsq(a: Any, b: Any, cond: Any = None, check_finite: bool = True) -> Any:
    """The residue of one right-hand side has no axes."""
    x, residues, rank, s = linalg.lstsq(a, b, cond, check_finite=check_finite)
    one = residues.shape == (1,) and x.ndim == 1
    return x, residues[0] if one else residues, rank, s


def _hankel(c: Any, r: Any = None) -> Any:
    """Arrays of several axes are taken as vectors."""
    return linalg.hankel(tnp.ravel(c), None if r is None else tnp.ravel(r))


ADAPTED: dict[str, Callable[..., Any]] = {
    "scipy.linalg.hankel": _hankel,
    "scipy.linalg.lstsq": _lstsq,
    "scipy.linalg.qr": _qr,
}
"""By the full name of the original."""
