"""Small matrices, which engines may write out element by element: as LAPACK has them."""

from itertools import product

import numpy as np
import pytest
from numpy.linalg import LinAlgError

import tenferro as te
from long_parameters import all_but
from tenferro import linalg
from tenferro.ops.base.small import SMALL

FUNCTIONS = {
    "det": linalg.det,
    "slogdet": linalg.slogdet,
    "inv": linalg.inv,
    "lu": linalg.lu,
    "solve": lambda a: linalg.solve(a, a[..., :2] + 1),
    "solve adjoint": lambda a: linalg.lu_solve(linalg.lu_factor(a), a[..., :2] + 1, trans=2),
    "solve transposed": lambda a: linalg.lu_solve(linalg.lu_factor(a), a[..., :2] + 1, trans=1),
    "cholesky": lambda a: linalg.cholesky(a @ np.conj(a.mT)),
    "triangular": lambda a: linalg.solve_triangular(a, a[..., :2] + 1, lower=True),
    "triangular right": lambda a: linalg.solve_triangular(a, a[..., :2, :] + 1, left=False),
    "triangular adjoint": lambda a: linalg.solve_triangular(a, a[..., :2] + 1, trans="C"),
    "triangular unit": lambda a: linalg.solve_triangular(a, a, trans="T", unit_diagonal=True),
}
KINDS = list(product(range(1, SMALL + 1), ("float64", "complex128", "float32")))
QUICK = {(1, "float32"), (2, "complex128"), (3, "float64")}
TIES = np.array([[2.0, 1, 0, 3], [-2, 0, 1, 1], [2, -1, 1, 0], [0, 2, -2, 1]])
"""Pivots that are equally large: LAPACK takes the first."""


def arrays(n, dtype, batch):
    rng = np.random.default_rng(n)
    a = rng.normal(size=(*batch, n, n))
    if dtype[0] == "c":
        a = a + 1j * rng.normal(size=a.shape)
    return a.astype(dtype)


def parts(y):
    return list(y) if isinstance(y, tuple) else [y]


def value_and_derivatives(f):
    """The values, their tangents, and a gradient."""

    def every(a, da):
        y, dy = te.jvp(f, (a,), (da,))
        gradient = te.grad(lambda a: sum(np.sum(np.abs(x) ** 2) for x in parts(f(a))))(a)
        return (*parts(y), *parts(dy), gradient)

    return every


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("n", "dtype"), all_but(set(KINDS) - QUICK, KINDS))
@pytest.mark.parametrize("name", FUNCTIONS)
def test_values_and_derivatives_are_those_of_lapack(name, n, dtype):
    every = value_and_derivatives(FUNCTIONS[name])
    a = arrays(n, dtype, (5,))
    da = a[::-1].copy()
    steps = te.trace(every)(a, da).steps
    assert all("pivots" in x for x in steps.numpy), "a step of NumPy or LAPACK"
    ours, lapacks = (te.jit(every, engine=engine)(a, da) for engine in ("native", "numpy"))
    for y, z in zip(ours, lapacks, strict=True):
        scale = 1 + np.max(np.abs(z))
        np.testing.assert_allclose(y, z, rtol=0, atol=1e4 * np.finfo(dtype).eps * scale)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_pivots_are_those_of_lapack(n):
    """Of equally large ones the first; a column of zeros has none."""
    zeros = TIES[:n, :n] * (np.arange(n) != 1)
    a = np.stack([TIES[:n, :n], TIES[:n, :n].T, zeros, np.zeros((n, n))])
    for y, z in zip(
        te.jit(linalg.lu_factor)(a), te.jit(linalg.lu_factor, engine="numpy")(a), strict=True
    ):
        np.testing.assert_allclose(y, z, rtol=0, atol=1e-15)
    assert list(te.jit(linalg.det)(a)[2:]) == [0, 0]


WITHOUT_RESULT = {
    "solve": (lambda a: linalg.solve(a, a), "solve: argument a: matrix [1] of the batch is sing"),
    "inv": (linalg.inv, "inv: argument a: matrix [1] of the batch is singular"),
    "cholesky": (
        linalg.cholesky,
        "cholesky: argument a: matrix [1] of the batch is not positive definite",
    ),
    "triangular": (
        lambda a: linalg.solve_triangular(a, a),
        "solve_triangular: argument a: matrix [1] of the batch is singular: a zero on its diagonal",
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", WITHOUT_RESULT)
def test_the_matrix_without_a_result_is_named(name):
    f, message = WITHOUT_RESULT[name]
    a = np.stack([np.eye(3), np.diag([1.0, 0.0, 1.0]), np.eye(3)])
    with pytest.raises(LinAlgError) as error:
        te.jit(f)(a)
    assert message in str(error.value)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["det", "inv", "solve", "cholesky", "triangular"])
def test_what_is_not_a_number_stays_so(name):
    a = np.full((2, 2, 2), np.nan)
    for engine in ("native", "numpy"):
        assert np.isnan(te.jit(FUNCTIONS[name], engine=engine)(a)).any()


def test_systems_in_loops_are_machine_code():
    """Newton's method on a batch: each lane solves its own systems."""

    def equations(x, a):
        return np.stack([x[0] ** 2 + x[1] - a, x[1] ** 3 - x[0]])

    def root(a):
        return te.implicit.newton(equations, np.ones(2), a)

    a = np.linspace(2.0, 3.0, 9)
    program = te.trace(te.vmap(root))(a)
    assert program.steps.numpy == ()
    x = program(a)
    assert np.max(np.abs([equations(x[i], a[i]) for i in range(9)])) < 1e-14
