"""Linear systems and spectra of sparse matrices and functions, as in `scipy.sparse.linalg`."""

from tenferro.sparse.operators import LinearOperator, aslinearoperator
from tenferro.sparse.spectra import eigsh, svds
from tenferro.sparse.systems import bicgstab, cg, gmres, lsqr, minres, spsolve

__all__ = [
    "LinearOperator",
    "aslinearoperator",
    "bicgstab",
    "cg",
    "eigsh",
    "gmres",
    "lsqr",
    "minres",
    "spsolve",
    "svds",
]


def __dir__() -> list[str]:
    return __all__
