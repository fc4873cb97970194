"""Linear algebra: every factorization with its derivative, batched, real and complex."""

from numpy.linalg import LinAlgError as LinAlgError

import tenferro.kernels.lapack  # declares the kernels that engines prefer
import tenferro.kernels.linalg  # noqa: F401  (declares the reference kernels)
from tenferro.errors import GaugeError as GaugeError, GaugeWarning as GaugeWarning
from tenferro.functions.arrays.manipulation import matrix_transpose as matrix_transpose
from tenferro.functions.axes.products import (
    kron as kron,
    matmul as matmul,
    tensordot as tensordot,
    vecdot as vecdot,
)
from tenferro.linalg.banded import *
from tenferro.linalg.cholesky import *
from tenferro.linalg.circulant import *
from tenferro.linalg.determinant import *
from tenferro.linalg.eig import *
from tenferro.linalg.eigh import *
from tenferro.linalg.functions import *
from tenferro.linalg.hessenberg import *
from tenferro.linalg.householder import *
from tenferro.linalg.ldl import *
from tenferro.linalg.lu import *
from tenferro.linalg.norms import *
from tenferro.linalg.pinv import *
from tenferro.linalg.polar import *
from tenferro.linalg.powers import *
from tenferro.linalg.products import *
from tenferro.linalg.qr import *
from tenferro.linalg.ranges import *
from tenferro.linalg.riccati import *
from tenferro.linalg.schur import *
from tenferro.linalg.solve import *
from tenferro.linalg.spectral_functions import *
from tenferro.linalg.subspaces import *
from tenferro.linalg.svd import *
from tenferro.linalg.sylvester import *
from tenferro.linalg.toeplitz import *
from tenferro.linalg.triangular import *
from tenferro.linalg.tridiagonal import *
from tenferro.linalg.truncated_qr import *
from tenferro.linalg.truncation import *
from tenferro.linalg.vandermonde import *
from tenferro.public_names import show_public_names

show_public_names(__name__)
