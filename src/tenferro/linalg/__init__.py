"""Linear algebra: every factorization with its derivative, batched, real and complex."""

from numpy.linalg import LinAlgError

import tenferro.engines.numpy.linalg  # noqa: F401  (declares the kernels)
from tenferro.linalg.cholesky import (
    cho_factor,
    cho_solve,
    cholesky,
    cholesky_inverse,
    cholesky_solve,
    cholesky_update,
)
from tenferro.linalg.determinant import SlogdetResult, det, slogdet
from tenferro.linalg.eigh import EighResult, eigh, eigvalsh
from tenferro.linalg.householder import householder_product
from tenferro.linalg.lu import lu
from tenferro.linalg.qr import QRResult, qr
from tenferro.linalg.solve import inv, lu_factor, lu_solve, solve
from tenferro.linalg.spectral import GaugeError
from tenferro.linalg.svd import SVDResult, svd, svdvals
from tenferro.linalg.triangular import solve_triangular

__all__ = [
    "EighResult",
    "GaugeError",
    "LinAlgError",
    "QRResult",
    "SVDResult",
    "SlogdetResult",
    "cho_factor",
    "cho_solve",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "cholesky_update",
    "det",
    "eigh",
    "eigvalsh",
    "householder_product",
    "inv",
    "lu",
    "lu_factor",
    "lu_solve",
    "qr",
    "slogdet",
    "solve",
    "solve_triangular",
    "svd",
    "svdvals",
]
