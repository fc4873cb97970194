"""Linear algebra: every factorization with its derivative, batched, real and complex."""

from numpy.linalg import LinAlgError

import tenferro.kernels.lapack  # declares the kernels that engines prefer
import tenferro.kernels.linalg  # noqa: F401  (declares the reference kernels)
from tenferro.errors import GaugeError, GaugeWarning
from tenferro.functions.arrays.manipulation import matrix_transpose
from tenferro.functions.axes.products import kron, matmul, tensordot, vecdot
from tenferro.linalg.banded import solve_banded, solve_tridiagonal, solveh_banded
from tenferro.linalg.cholesky import (
    cho_factor,
    cho_solve,
    cholesky,
    cholesky_inverse,
    cholesky_solve,
    cholesky_update,
)
from tenferro.linalg.circulant import solve_circulant
from tenferro.linalg.determinant import SlogdetResult, det, slogdet
from tenferro.linalg.eig import EigResult, EigSides, eig, eigvals
from tenferro.linalg.eigh import EighResult, eigh, eigvalsh
from tenferro.linalg.functions import (
    coshm,
    cosm,
    expm,
    expm_frechet,
    fractional_matrix_power,
    logm,
    matrix_exp,
    signm,
    sinhm,
    sinm,
    sqrtm,
    tanhm,
    tanm,
)
from tenferro.linalg.hessenberg import HessenbergResult, hessenberg
from tenferro.linalg.householder import householder_product
from tenferro.linalg.ldl import LDLResult, ldl
from tenferro.linalg.lu import lu
from tenferro.linalg.norms import cond, matrix_norm, norm, vector_norm
from tenferro.linalg.pinv import LstsqResult, lstsq, matrix_rank, pinv
from tenferro.linalg.polar import PolarResult, polar
from tenferro.linalg.powers import matrix_power, multi_dot, tensorinv, tensorsolve
from tenferro.linalg.products import cross, diagonal, outer, trace
from tenferro.linalg.qr import PivotedQRResult, QRResult, qr
from tenferro.linalg.schur import SchurResult, schur
from tenferro.linalg.solve import inv, lu_factor, lu_solve, solve
from tenferro.linalg.spectral_functions import funm
from tenferro.linalg.svd import SVDResult, svd, svdvals
from tenferro.linalg.sylvester import (
    solve_continuous_lyapunov,
    solve_discrete_lyapunov,
    solve_sylvester,
)
from tenferro.linalg.toeplitz import (
    circulant,
    hankel,
    matmul_toeplitz,
    solve_toeplitz,
    toeplitz,
)
from tenferro.linalg.triangular import solve_triangular
from tenferro.linalg.tridiagonal import eigh_tridiagonal, eigvalsh_tridiagonal
from tenferro.linalg.vandermonde import vander

__all__ = [
    "EigResult",
    "EigSides",
    "EighResult",
    "GaugeError",
    "GaugeWarning",
    "HessenbergResult",
    "LDLResult",
    "LinAlgError",
    "LstsqResult",
    "PivotedQRResult",
    "PolarResult",
    "QRResult",
    "SVDResult",
    "SchurResult",
    "SlogdetResult",
    "cho_factor",
    "cho_solve",
    "cholesky",
    "cholesky_inverse",
    "cholesky_solve",
    "cholesky_update",
    "circulant",
    "cond",
    "coshm",
    "cosm",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigh_tridiagonal",
    "eigvals",
    "eigvalsh",
    "eigvalsh_tridiagonal",
    "expm",
    "expm_frechet",
    "fractional_matrix_power",
    "funm",
    "hankel",
    "hessenberg",
    "householder_product",
    "inv",
    "kron",
    "ldl",
    "logm",
    "lstsq",
    "lu",
    "lu_factor",
    "lu_solve",
    "matmul",
    "matmul_toeplitz",
    "matrix_exp",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "multi_dot",
    "norm",
    "outer",
    "pinv",
    "polar",
    "qr",
    "schur",
    "signm",
    "sinhm",
    "sinm",
    "slogdet",
    "solve",
    "solve_banded",
    "solve_circulant",
    "solve_continuous_lyapunov",
    "solve_discrete_lyapunov",
    "solve_sylvester",
    "solve_toeplitz",
    "solve_triangular",
    "solve_tridiagonal",
    "solveh_banded",
    "sqrtm",
    "svd",
    "svdvals",
    "tanhm",
    "tanm",
    "tensordot",
    "tensorinv",
    "tensorsolve",
    "toeplitz",
    "trace",
    "vander",
    "vecdot",
    "vector_norm",
]


def __dir__() -> list[str]:
    return __all__
