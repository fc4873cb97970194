"""Functions whose arguments or results have another form in NumPy or SciPy than in tenferro."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from tenferro import linalg, numpy as tnp, stats
from tenferro.sparse import linalg as sparse_linalg


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


class _Results:
    """What a function of SciPy returns of which tenferro knows some, by their positions."""

    def __init__(self, function: str, names: str, known: dict[str, Any]) -> None:
        self._function, self._names, self._known = function, names.split(), known

    def __len__(self) -> int:
        return len(self._names)

    def __getitem__(self, index: int | slice) -> Any:
        names = self._names[index]
        return self._one(names) if isinstance(names, str) else tuple(map(self._one, names))

    def __iter__(self) -> Iterator[Any]:
        return map(self._one, self._names)

    def _one(self, name: str) -> Any:
        if name in self._known:
            return self._known[name]
        raise TypeError(
            f"{self._function}: its result {name!r} is not supported in adopted code, expected one "
            f"of {', '.join(self._known)}; read these by their positions"
        )


def _least_squares(name: str, names: str) -> Callable[..., Any]:
    ours: Any = getattr(sparse_linalg, name)

    @wraps(ours)
    def function(*args: Any, **keywords: Any) -> _Results:
        x, norm = ours(*args, **keywords)
        known = {"x": x, names.split()[3]: norm}
        return _Results(f"scipy.sparse.linalg.{name}", names, known)

    return function


ADAPTED: dict[str, Any] = {
    "numpy.linalg.qr": _numpys_qr,
    "scipy.linalg.hankel": _hankel,
    "scipy.linalg.lstsq": _lstsq,
    "scipy.linalg.lu": _lu,
    "scipy.linalg.qr": _qr,
    "scipy.sparse.linalg.lsmr": _least_squares(
        "lsmr", "x istop itn normr normar norma conda normx"
    ),
    "scipy.sparse.linalg.lsqr": _least_squares(
        "lsqr", "x istop itn r1norm r2norm anorm acond arnorm xnorm var"
    ),
    "scipy.stats.dirichlet": _Dirichlet,
}
"""By the full name of the original."""
