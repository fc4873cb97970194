"""Every function of matrices in every dtype, on batches, on empty ones, and with named sizes."""

import numpy as np
import pytest
from derivative_checks import Row, check_engines, check_first_order
from linalg_samples import regular

import tenferro as te
from tenferro import linalg

tnp = te.numpy
DTYPES = ("float32", "float64", "complex64", "complex128")


def positive(x):
    """A positive definite matrix from any."""
    return x @ x.H + 2 * tnp.eye(x.shape[-1], dtype=x.dtype)


def near_one(x):
    return x / 4 + 3 * tnp.eye(x.shape[-1], dtype=x.dtype)


def spread(x):
    """A Hermitian matrix with distinct eigenvalues."""
    n = x.shape[-1]
    levels = tnp.astype(tnp.arange(n), x.dtype) * tnp.eye(n, dtype=x.dtype)
    return (x + x.H) / 8 + 2 * levels


FUNCTIONS = {
    "solve": lambda x: linalg.solve(near_one(x), x),
    "solve_triangular": lambda x: linalg.solve_triangular(near_one(x), x, lower=True),
    "inv": lambda x: linalg.inv(near_one(x)),
    "det": lambda x: linalg.det(near_one(x)),
    "slogdet": lambda x: linalg.slogdet(near_one(x)).logabsdet,
    "cholesky": lambda x: linalg.cholesky(positive(x)),
    "cholesky_inverse": lambda x: linalg.cholesky_inverse(near_one(x)),
    "ldl": lambda x: linalg.ldl(positive(x)).lu,
    "lu": lambda x: linalg.lu(near_one(x))[-1],
    "qr": lambda x: linalg.qr(near_one(x)).Q,
    "eigvalsh": lambda x: linalg.eigvalsh(spread(x)),
    "eigh": lambda x: abs(linalg.eigh(spread(x)).eigenvectors),
    "svdvals": lambda x: linalg.svdvals(spread(x)),
    "svd": lambda x: abs(linalg.svd(spread(x)).U),
    "polar": lambda x: linalg.polar(near_one(x))[0],
    "pinv": lambda x: linalg.pinv(near_one(x)),
    "lstsq": lambda x: linalg.lstsq(near_one(x), x).x,
    "expm": lambda x: linalg.expm(x / 4),
    "logm": lambda x: linalg.logm(near_one(x)),
    "sqrtm": lambda x: linalg.sqrtm(near_one(x)),
    "funm": lambda x: linalg.funm(positive(x), np.log, hermitian=True),
    "sylvester": lambda x: linalg.solve_sylvester(near_one(x), near_one(x), x),
    "lyapunov": lambda x: linalg.solve_continuous_lyapunov(near_one(x), x),
    "discrete_lyapunov": lambda x: linalg.solve_discrete_lyapunov(x / 8, x),
    "continuous_are": lambda x: linalg.solve_continuous_are(x, near_one(x), *[positive(x)] * 2),
    "discrete_are": lambda x: linalg.solve_discrete_are(x / 2, near_one(x), *[positive(x)] * 2),
    "matrix_power": lambda x: linalg.matrix_power(x, 3),
    "matrix_norm": lambda x: linalg.matrix_norm(x),
    "nuclear": lambda x: linalg.matrix_norm(near_one(x), ord="nuc"),
    "cond": lambda x: linalg.cond(spread(x) + 3 * tnp.eye(x.shape[-1], dtype=x.dtype)),
    "householder": lambda x: linalg.householder_product(x, x[..., 0, :]),
    "toeplitz": lambda x: linalg.toeplitz(x[..., 0, :], x[..., 1, :]),
    "kron": lambda x: linalg.kron(x[..., :2, :2], x[..., :2, :2]),
    "vander": lambda x: linalg.vander(x[..., 0, :]),
}
AT_LEAST_TWO_ROWS = {"householder", "toeplitz", "kron", "vander"}
NO_EMPTY = AT_LEAST_TWO_ROWS | {"cond"}


@pytest.mark.sampled(32)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_dtype(name, dtype):
    row = Row(name, FUNCTIONS[name], ((2, 3, 3),))
    check_first_order(row, dtype, seed=3)
    check_engines(row, dtype, ["native"], seed=3)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("shape", [(0, 3, 3), (0, 0), (2, 0, 0), (1, 1)])
@pytest.mark.parametrize("name", sorted(FUNCTIONS.keys() - NO_EMPTY))
def test_nothing_and_one(name, shape):
    te.check_grads(lambda x: FUNCTIONS[name](tnp.asarray(x)), (regular(*shape, seed=1),))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", sorted(FUNCTIONS.keys() - AT_LEAST_TWO_ROWS))
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_named_sizes(name, engine):
    """One traced gradient for matrices of every size and batch."""

    def loss(x):
        return tnp.real(tnp.sum(FUNCTIONS[name](x)))

    gradient = te.grad(loss)
    program = te.trace(gradient, engine=engine)(te.spec("b,n,n"))
    for n in (4, 1):
        a = regular(2, n, n, seed=2)
        np.testing.assert_allclose(program(a), gradient(a), rtol=1e-9, atol=1e-9)
