"""Second derivatives of functions of spectra at repeated values: right, or refused, in every
composition of modes, both engines, and eager.

What Σ f(wᵢ) is to second order the tangents of values and vectors do not say (`maths/gauge.md`).
The nuclear norm and extreme values with a gap have rules that do.
"""

import warnings

import numpy as np
import pytest

import tenferro as te
from tenferro.errors import GaugeError

RNG = np.random.default_rng(0)
Q = np.linalg.qr(RNG.standard_normal((3, 3)))[0]
V = RNG.standard_normal((3, 3))
DIRECTIONS = {"symmetric": (V + V.T) / 2, "general": V}


def rotated(*values):
    A = Q @ np.diag(values) @ Q.T
    return (A + A.T) / 2


POINTS = {
    "identity": np.eye(3),
    "two above": rotated(2.0, 2.0, 0.5),
    "two below": rotated(2.0, 0.5, 0.5),
}


def eager_twice(f, A, D):
    w = te.variable(A)
    f(w).backward(create_graph=True)
    slope, w.grad = w.grad, None
    (slope * D).sum().backward()
    return w.grad.numpy()


def eager_grad(f, A, D):
    w = te.variable(A)
    (te.grad(f)(w) * D).sum().backward()
    return w.grad.numpy()


def along(f, D):
    return lambda A: te.jvp(f, (A,), (D,))[1]


def pulled(f, D):
    return lambda A: np.sum(te.grad(f)(A) * D)


COMPOSITIONS = {
    "jvp of grad": lambda f, A, D: te.jvp(te.grad(f), (A,), (D,))[1],
    "hvp": lambda f, A, D: te.hvp(f, (A,), (D,))[1][0],
    "grad of grad": lambda f, A, D: te.grad(pulled(f, D))(A),
    "vjp of jvp": lambda f, A, D: te.vjp(along(f, D), A)[1](1.0)[0],
    "grad of jvp": lambda f, A, D: te.grad(along(f, D))(A),
    "jvp of jvp": lambda f, A, D: te.jvp(along(f, D), (A,), (D,))[1],
    "hessian": lambda f, A, D: np.tensordot(te.hessian(f)(A), D, 2),
    "jacrev of grad": lambda f, A, D: np.tensordot(te.jacrev(te.grad(f))(A), D, 2),
    "jacfwd of jacfwd": lambda f, A, D: np.tensordot(te.jacfwd(te.jacfwd(f))(A), D, 2),
    "linearize of grad": lambda f, A, D: te.linearize(te.grad(f), A)[1](D),
    "vmap": lambda f, A, D: te.vmap(lambda A: te.hvp(f, (A,), (D,))[1][0])(A[None])[0],
    "eager, twice": eager_twice,
    "eager, of grad": eager_grad,
    **{
        f"{engine}, {name}": lambda f, A, D, make=make, engine=engine: te.jit(
            lambda A: make(f, A, D), engine=engine
        )(A)
        for engine in ("numpy", "native")
        for name, make in {
            "hvp": lambda f, A, D: te.hvp(f, (A,), (D,))[1][0],
            "grad of grad": lambda f, A, D: te.grad(pulled(f, D))(A),
            "jvp of jvp": lambda f, A, D: te.jvp(along(f, D), (A,), (D,))[1],
        }.items()
    },
}
SYMMETRIC = {
    "tr A² by eigvalsh": lambda A: (np.linalg.eigvalsh(A) ** 2).sum(),
    "tr A³ by eigh": lambda A: (np.linalg.eigh(A)[0] ** 3).sum(),
    "log det by eigvalsh": lambda A: np.log(np.linalg.eigvalsh(A)).sum(),
    "Σσ² by svdvals": lambda A: (te.linalg.svdvals(A) ** 2).sum(),
    "Σσ⁴ by svd": lambda A: (np.linalg.svd(A)[1] ** 4).sum(),
    "tr A² by eigvals": lambda A: (np.linalg.eigvals(A) ** 2).sum().real,
    "tr A³ by eig": lambda A: (np.linalg.eig(A)[0] ** 3).sum().real,
}


@pytest.fixture(autouse=True)
def _without_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("name", SYMMETRIC)
@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_symmetric_functions_of_values_are_refused(name, composition):
    for point in ("identity", "two above"):
        with pytest.raises(GaugeError):
            COMPOSITIONS[composition](SYMMETRIC[name], POINTS[point], DIRECTIONS["general"])


SMOOTH = {
    "nuclear norm": (lambda A: np.linalg.norm(A, "nuc"), tuple(POINTS)),
    "spectral norm": (lambda A: np.linalg.norm(A, 2), ("two below",)),
    "least singular value": (lambda A: np.linalg.norm(A, -2), ("two above",)),
}


def differences(f, A, D, step=1e-5):
    return (te.grad(f)(A + step * D) - te.grad(f)(A - step * D)) / (2 * step)


@pytest.mark.parametrize("name", SMOOTH)
@pytest.mark.parametrize("composition", COMPOSITIONS)
def test_norms_that_are_smooth_there_are_right(name, composition):
    f, points = SMOOTH[name]
    for point in points:
        for D in DIRECTIONS.values():
            expected = differences(f, POINTS[point], D)
            if "jvp of jvp" in composition:
                expected = np.sum(expected * D)
            found = COMPOSITIONS[composition](f, POINTS[point], D)
            np.testing.assert_allclose(found, expected, atol=1e-6)
