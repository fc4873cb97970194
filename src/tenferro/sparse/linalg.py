"""Linear systems and spectra of sparse matrices and functions, as in `scipy.sparse.linalg`."""

from tenferro.sparse.exponential import expm_multiply
from tenferro.sparse.least_squares import lsmr, lsqr
from tenferro.sparse.operators import LinearOperator, aslinearoperator
from tenferro.sparse.randomized import svd_randomized
from tenferro.sparse.spectra import eigs, eigsh, lobpcg, svds
from tenferro.sparse.systems import bicgstab, cg, gmres, minres, spsolve

__all__ = [
    "LinearOperator",
    "aslinearoperator",
    "bicgstab",
    "cg",
    "eigs",
    "eigsh",
    "expm_multiply",
    "gmres",
    "lobpcg",
    "lsmr",
    "lsqr",
    "minres",
    "spsolve",
    "svd_randomized",
    "svds",
]


def __dir__() -> list[str]:
    return __all__
