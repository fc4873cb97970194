"""Second derivatives of functions of spectra at repeated values: right, or refused, in every
composition of modes, every engine, and eager.

Symmetric functions of values have one, by a mean over other tangents or a limit from matrices
nearby (`maths/gauge.md`); a single one of equal values has none. Sums over whole blocks, projectors
and norms with a gap have one, and rules that give it.
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
WEIGHTS = RNG.standard_normal((3, 3))


def rotated(*values):
    A = Q @ np.diag(values) @ Q.T
    return (A + A.T) / 2


POINTS = {
    "identity": np.eye(3),
    "two above": rotated(2.0, 2.0, 0.5),
    "two below": rotated(2.0, 0.5, 0.5),
    "general": np.linalg.solve(V, np.diag([2.0, 2.0, 0.5]) @ V),
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


def eager_hvp(f, A, D):
    return te.hvp(f, (te.variable(A),), (D,))[1][0].numpy()


def eager_back_of_jvp(f, A, D):
    w = te.variable(A)
    along(f, D)(w).backward()
    return w.grad.numpy()


def hvp(f, A, D):
    return te.hvp(f, (A,), (D,))[1][0]


def in_a_loop(f, A, D):
    def total(A):
        return te.scan(lambda c, x: (c + f(A + x), None), 0.0, np.zeros(2))[0]

    return hvp(total, A, D) / 2


ENGINES = {
    "hvp": hvp,
    "grad of grad": lambda f, A, D: te.grad(pulled(f, D))(A),
    "jvp of jvp": lambda f, A, D: te.jvp(along(f, D), (A,), (D,))[1],
}
COMPOSITIONS = {
    **ENGINES,
    "jvp of grad": lambda f, A, D: te.jvp(te.grad(f), (A,), (D,))[1],
    "vjp of jvp": lambda f, A, D: te.vjp(along(f, D), A)[1](1.0)[0],
    "grad of jvp": lambda f, A, D: te.grad(along(f, D))(A),
    "hessian": lambda f, A, D: np.tensordot(te.hessian(f)(A), D, 2),
    "compiled hessian": lambda f, A, D: np.tensordot(te.jit(te.hessian(f))(A), D, 2),
    "jacrev of grad": lambda f, A, D: np.tensordot(te.jacrev(te.grad(f))(A), D, 2),
    "jacrev of jacfwd": lambda f, A, D: np.tensordot(te.jacrev(te.jacfwd(f))(A), D, 2),
    "jacfwd of jacfwd": lambda f, A, D: np.tensordot(te.jacfwd(te.jacfwd(f))(A), D, 2),
    "linearize of grad": lambda f, A, D: te.linearize(te.grad(f), A)[1](D),
    "compiled linearize": lambda f, A, D: te.jit(te.linearize(te.grad(f), A)[1])(D),
    "jet, jvp of jvp": lambda f, A, D: te.jet(f, (A,), ([D, 0 * D],))[1][1],
    "vmap": lambda f, A, D: te.vmap(lambda A: hvp(f, A, D))(A[None])[0],
    "loop": in_a_loop,
    "eager, twice": eager_twice,
    "eager, of grad": eager_grad,
    "eager, hvp": eager_hvp,
    "eager, of jvp": eager_back_of_jvp,
    **{
        f"{engine}, {name}": lambda f, A, D, make=make, engine=engine: te.jit(
            lambda A: make(f, A, D), engine=engine
        )(A)
        for engine in ("numpy", "native", "xla")
        for name, make in ENGINES.items()
    },
}
FEW = ["hvp", "grad of grad", "grad of jvp", "jvp of jvp", "hessian", "eager, twice", "native, hvp"]
EVERY = [pytest.param(c, marks=() if c in FEW else pytest.mark.long) for c in COMPOSITIONS]


def hermitian(A):
    return (A + A.T) / 2


def eigenvalues(A):
    return np.linalg.eigvalsh(hermitian(A))


def projected(first, last):
    """An element of the projector on some eigenvectors' space."""

    def f(A):
        V = np.linalg.eigh(hermitian(A))[1][:, first:last]
        return (V @ V.T * WEIGHTS).sum()

    return f


def polar(A):
    U, _, Vh = np.linalg.svd(A)
    return (U @ Vh * WEIGHTS).sum()


REFUSED = {
    "largest eigenvalue": (lambda A: eigenvalues(A)[-1], "identity", "two above"),
    "least eigenvalue": (lambda A: eigenvalues(A)[0], "identity", "two below"),
    "two largest eigenvalues": (lambda A: eigenvalues(A)[1:].sum(), "identity", "two below"),
    "spectral norm": (lambda A: np.linalg.norm(A, 2), "identity", "two above"),
    "least singular value": (lambda A: np.linalg.norm(A, -2), "identity", "two below"),
    "condition number": (lambda A: np.linalg.cond(A), "identity", "two above", "two below"),
    "one eigenvector": (projected(0, 1), "identity", "two below"),
    "Σ|λ|² by eigvals": (lambda A: (abs(np.linalg.eigvals(A)) ** 2).sum(), "identity", "two above"),
}
"""What has no second derivative at these points."""
RIGHT = {
    "tr A² by eigvalsh": (lambda A: (np.linalg.eigvalsh(A) ** 2).sum(), "identity", "two above"),
    "tr A³ by eigh": (lambda A: (np.linalg.eigh(A)[0] ** 3).sum(), "identity", "two above"),
    "log det by eigvalsh": (lambda A: np.log(np.linalg.eigvalsh(A)).sum(), "identity", "two above"),
    "Σσ² by svdvals": (lambda A: (te.linalg.svdvals(A) ** 2).sum(), "identity", "two above"),
    "Σσ⁴ by svd": (lambda A: (np.linalg.svd(A)[1] ** 4).sum(), "identity", "two above"),
    "tr A² by eigvals": (
        lambda A: (np.linalg.eigvals(A) ** 2).sum().real,
        "identity",
        "general",
    ),
    "trace by eigvals": (lambda A: np.exp(np.linalg.eigvals(A).sum().real), "identity", "general"),
    "tr A³ by eig": (lambda A: (np.linalg.eig(A)[0] ** 3).sum().real, "two above"),
    "nuclear norm": (lambda A: np.linalg.norm(A, "nuc"), "identity", "two above", "two below"),
    "spectral norm": (lambda A: np.linalg.norm(A, 2), "two below"),
    "least singular value": (lambda A: np.linalg.norm(A, -2), "two above"),
    "two largest singular values": (lambda A: te.linalg.svdvals(A)[:2].sum(), "two above"),
    "largest eigenvalue": (lambda A: eigenvalues(A)[-1], "two below"),
    "two largest eigenvalues": (lambda A: eigenvalues(A)[1:].sum(), "two above"),
    "squared trace": (lambda A: eigenvalues(A).sum() ** 2, "identity", "two above"),
    "projector, above": (projected(1, 3), "two above"),
    "projector, below": (projected(0, 2), "two below"),
    "values and vectors": (
        lambda A: projected(1, 3)(A) * eigenvalues(A)[1:].sum(),
        "two above",
    ),
    "polar factor": (polar, "identity", "two above"),
}


@pytest.fixture(autouse=True)
def _without_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", te.linalg.GaugeWarning)
        yield


def second(composition, f, A, D):
    if "xla" in composition:
        pytest.importorskip("jax")
    return COMPOSITIONS[composition](f, A, D)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("composition", EVERY)
def test_what_has_no_second_derivative_is_refused(name, composition):
    f, *points = REFUSED[name]
    for point in points:
        with pytest.raises(GaugeError):
            second(composition, f, POINTS[point], DIRECTIONS["general"])


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "name", [name for name in REFUSED if name.split()[0] in ("largest", "least")]
)
@pytest.mark.parametrize("composition", EVERY)
def test_a_direction_that_the_basis_at_hand_suits_is_refused_too(name, composition):
    """Along a diagonal matrix the vectors of the identity do not change."""
    if "singular" not in name:
        with pytest.raises(GaugeError):
            second(composition, REFUSED[name][0], np.eye(3), np.diag([3.0, 2.0, 1.0]))


def differences(f, A, D, step=1e-5):
    return (te.grad(f)(A + step * D) - te.grad(f)(A - step * D)) / (2 * step)


@pytest.mark.sampled(24)
@pytest.mark.parametrize("name", RIGHT)
@pytest.mark.parametrize("composition", EVERY)
def test_what_is_smooth_there_is_right(name, composition):
    f, *points = RIGHT[name]
    for point in points:
        for D in DIRECTIONS.values():
            expected = differences(f, POINTS[point], D)
            if "jvp of jvp" in composition:
                expected = np.sum(expected * D)
            found = second(composition, f, POINTS[point], D)
            np.testing.assert_allclose(found, expected, atol=1e-6)


def complex_point(*values):
    rng = np.random.default_rng(3)
    U = np.linalg.qr(rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3)))[0]
    A = U @ np.diag(values) @ U.conj().T
    return (A + A.conj().T) / 2


@pytest.mark.sampled(3)
@pytest.mark.parametrize("composition", ["hvp", "grad of grad", "grad of jvp", "native, hvp"])
def test_complex_matrices(composition):
    A, D = complex_point(2.0, 2.0, 0.5), complex_point(1.0, 2.0, 3.0)

    def top(n):
        return lambda x: np.linalg.eigvalsh(A + x * D)[-n:].sum()

    def slope(x):
        V = np.linalg.eigh(A + x * D)[1]
        return np.einsum("ik,ij,jk->", V[:, 1:].conj(), D, V[:, 1:]).real

    expected = (slope(1e-5) - slope(-1e-5)) / 2e-5
    found = COMPOSITIONS[composition](top(2), np.zeros(()), np.ones(()))
    np.testing.assert_allclose(found, expected, atol=1e-6)
    with pytest.raises(GaugeError):
        COMPOSITIONS[composition](top(1), np.zeros(()), np.ones(()))


SYMMETRIC = {
    "sum": lambda w: np.exp(w).sum(),
    "not a sum": lambda w: np.log(np.exp(w).sum()) * np.prod(w),
}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("values", [(1.0, 1.0, 1.0, 1.0, 2.0), (2.0, 2.0, 3.0, 3.0), (1.0,) * 4])
@pytest.mark.parametrize("name", SYMMETRIC)
def test_symmetric_functions_of_larger_blocks(name, values, kind):
    n, rng = len(values), np.random.default_rng(4)
    imaginary = 1j if kind == "complex" else 0
    U, D = (rng.standard_normal((n, n)) + imaginary * rng.standard_normal((n, n)) for _ in range(2))
    D = (U @ D) + (U @ D).conj().T
    U = np.linalg.qr(U)[0]
    A = U @ np.diag(values) @ U.conj().T
    A = (A + A.conj().T) / 2

    def f(x):
        return SYMMETRIC[name](np.linalg.eigvalsh(A + x * D))

    step = 1e-4 / np.abs(D).max()
    expected = (te.grad(f)(step) - te.grad(f)(-step)) / (2 * step)
    np.testing.assert_allclose(te.grad(te.grad(f))(0.0), expected, rtol=1e-5)
    np.testing.assert_allclose(te.jit(te.hessian(f))(0.0), expected, rtol=1e-5)


def test_third_derivatives():
    """The mean over turned tangents is right to second order only; these are limits."""
    D = V + V.T

    def f(x):
        return np.exp(eigenvalues(np.eye(3) + x * D)).sum()

    expected = np.e * np.trace(D @ D @ D)
    np.testing.assert_allclose(te.grad(te.grad(te.grad(f)))(0.0), expected, rtol=1e-5)


PAIRS = np.kron(np.diag([1.0, 2.0]), np.eye(2)), np.kron([[0.3, 1.0], [1.0, -0.2]], np.eye(2))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("composition", ["hvp", "grad of grad", "grad of jvp", "xla, jvp of jvp"])
def test_values_that_stay_equal_have_derivatives_along_the_way(composition):
    """Pairs that a symmetry keeps together (Kramers' theorem): one of them is smooth."""
    A, D = PAIRS
    found = second(
        composition, lambda x: np.linalg.eigvalsh(A + x * D)[-1], np.zeros(()), np.ones(())
    )
    np.testing.assert_allclose(found, 2.0, atol=1e-9)


def test_only_the_matrix_of_a_batch_that_has_repeated_values_is_refused():
    f, D = REFUSED["largest eigenvalue"][0], DIRECTIONS["symmetric"]
    product = te.vmap(lambda A: hvp(f, A, D))
    apart = rotated(3.0, 2.0, 1.0)
    np.testing.assert_allclose(product(apart[None])[0], differences(f, apart, D), atol=1e-6)
    with pytest.raises(GaugeError, match=r"matrix \[1\] of the batch"):
        product(np.stack([apart, np.eye(3)]))


def test_first_derivatives_are_those_of_the_basis_at_hand():
    f, A, D = REFUSED["largest eigenvalue"][0], np.diag([1.0, 2.0, 2.0]), np.diag([1.0, 2.0, 3.0])
    with pytest.warns(te.linalg.GaugeWarning):
        slope = te.grad(f)(A)
    with pytest.warns(te.linalg.GaugeWarning):
        assert te.jvp(f, (A,), (D,))[1] == pytest.approx(np.sum(slope * D))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["numpy", "native", "xla"])
def test_compiled_slopes_that_depend_on_a_basis_are_refused(engine):
    if engine == "xla":
        pytest.importorskip("jax")
    slopes = te.jit(lambda f, A, D: te.jvp(f, (A,), (D,))[1], static_argnums=0, engine=engine)
    D = DIRECTIONS["general"]
    above, below = projected(1, 3), projected(0, 1)
    A = POINTS["two above"]
    np.testing.assert_allclose(slopes(above, A, D), np.sum(te.grad(above)(A) * D), atol=1e-9)
    with pytest.raises(GaugeError, match="eigh: the matrix has values that are equal"):
        slopes(below, np.eye(3), D)


def test_arrays_on_devices():
    jax = pytest.importorskip("jax")
    product = te.jit(lambda f, A, D: hvp(f, A, D), static_argnums=0, engine="xla")
    with jax.enable_x64(True):
        A, D = (jax.numpy.asarray(x) for x in (POINTS["two above"], DIRECTIONS["symmetric"]))
    f = RIGHT["two largest eigenvalues"][0]
    found = product(f, A, D)
    assert isinstance(found, jax.Array)
    np.testing.assert_allclose(found, differences(f, np.asarray(A), np.asarray(D)), atol=1e-6)
    with pytest.raises(GaugeError):
        product(REFUSED["largest eigenvalue"][0], A, D)


@pytest.mark.sampled(4, "power")
@pytest.mark.parametrize("dtype", ["float32", "complex64"])
@pytest.mark.parametrize("power", [2, 3])
def test_single_precision_is_decided_as_finely_as_it_rounds(dtype, power):
    """Where bases differ by less than narrow gaps would make of rounding."""
    A = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]], dtype)
    rng = np.random.default_rng(power)
    for _ in range(4):
        D, E = rng.integers(-48, 49, (2, 3, 3)) / np.float32(32)
        D, E = ((X + X.T).astype(dtype) for X in (D, E))
        expected = power * sum(
            np.trace(
                np.linalg.matrix_power(A, k) @ D @ np.linalg.matrix_power(A, power - 2 - k) @ E
            )
            for k in range(power - 1)
        )

        def slope(x, D=D):
            return te.jvp(lambda y: np.sum(te.linalg.eigvalsh(y) ** power), (x,), (D,))[1]

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            got = te.trace(lambda x, E: te.jvp(slope, (x,), (E,))[1])(A, E)(A, E)
        size = power * (power - 1) * np.linalg.norm(D) * np.linalg.norm(E)
        assert abs(got - expected.real) <= 2e-5 * size


MIXED = np.array([[1.5, 0.5j, 0], [-0.5j, 1.5, 0], [0, 0, 2]])
"""Values 1, 2 and 2."""


def cubes(x):
    w = te.linalg.eigvalsh(x)
    return 0.8125 * np.sum(w**2) + 1.34375 * np.sum(w**3)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_means_over_bases_that_are_near_are_not_taken_for_the_derivative(dtype, seed):
    """Reverse over reverse: of tr(a X² + b X³) along D it is 2a D + 3b (X D + D X)."""
    D = np.random.default_rng(seed).normal(size=(2, 3, 3)) @ np.eye(3)
    D = D[0] + D[0].T + 1j * (D[1] - D[1].T)
    if not seed:
        a, b, c = 0.15625 + 0.984375j, 0.453125 + 0.453125j, -0.453125 + 0.71875j
        D = np.array([[-1.28125, a, b], [a.conjugate(), 1.5, c], [b.conjugate(), 0, 0.6875]])
        D[2, 1] = c.conjugate()
    _, transposed = te.vjp(te.grad(cubes), MIXED.astype(dtype))
    found = np.asarray(transposed(D.astype(dtype))[0])
    expected = 1.625 * D + 4.03125 * (MIXED @ D + D @ MIXED)
    np.testing.assert_allclose(np.diag(found), np.diag(expected), rtol=1e-4, atol=1e-4)
