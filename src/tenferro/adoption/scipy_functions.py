"""Functions whose arguments or results have another form in NumPy or SciPy than in tenferro."""

from __future__ import annotations

from typing import Any

from tenferro import linalg, numpy as tnp, stats


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


def _numpys_qr(a: Any, mode: str = "reduced") -> Any:
    """NumPy's older names of modes have other meanings in SciPy."""
    if mode in ("e", "economic"):
        raise TypeError(f"numpy.linalg.qr: mode is {mode!r}, expected 'reduced', 'complete' or 'r'")
    return linalg.qr(a, mode="reduced" if mode in ("f", "full") else mode)


class _Dirichlet:
    """The first axis of points is the vector."""

    @staticmethod
    def logpdf(x: Any, alpha: Any) -> Any:
        return stats.dirichlet.logpdf(tnp.moveaxis(tnp.asarray(x), 0, -1), alpha)

    @staticmethod
    def pdf(x: Any, alpha: Any) -> Any:
        return tnp.exp(_Dirichlet.logpdf(x, alpha))


def _lu(
    a: Any,
    permute_l: bool = False,
    check_finite: bool = True,
    p_indices: bool = False,
) -> Any:
    """The permutation matrix of a complex matrix is real."""
    found = linalg.lu(a, permute_l=permute_l, p_indices=p_indices, check_finite=check_finite)
    if permute_l or p_indices:
        return found
    return tnp.real(found[0]), *found[1:]


ADAPTED: dict[str, Any] = {
    "numpy.linalg.qr": _numpys_qr,
    "scipy.linalg.hankel": _hankel,
    "scipy.linalg.lstsq": _lstsq,
    "scipy.linalg.lu": _lu,
    "scipy.linalg.qr": _qr,
    "scipy.stats.dirichlet": _Dirichlet,
}
"""By the full name of the original."""
