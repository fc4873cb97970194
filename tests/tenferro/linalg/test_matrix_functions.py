"""Functions of matrices by divided differences, above all where eigenvalues coincide."""

from itertools import product

import mpmath
import numpy as np
import pytest
import scipy.linalg
from linalg_samples import KINDS, SQUARE, hermitian, positive, random, regular, same

import tenferro as te
from tenferro import linalg
from tenferro.linalg import LinAlgError
from tenferro.linalg.divided_differences import divided_differences

POINTS = np.array([0.0, 0.0, 1e-9, 1e-4, 1e-2, 0.1, 0.5, 1.0, 3.0, 30.0])
SHARP = mpmath.mpf(1) / 64
POINTWISE = {
    "exp": (np.exp, mpmath.exp),
    "sin": (lambda x: np.sin(x + 1), lambda x: mpmath.sin(x + 1)),
    "log": (lambda x: np.log(x + 1 / 64), lambda x: mpmath.log(x + SHARP)),
    "inverse": (lambda x: 1 / (x + 1 / 64), lambda x: 1 / (x + SHARP)),
    "root": (lambda x: np.sqrt(x + 1 / 64), lambda x: mpmath.sqrt(x + SHARP)),
}


def exact(f, points):
    """A divided difference with 60 digits, equal points 1e-18 apart."""
    with mpmath.workdps(60):
        x = [mpmath.mpf(float(p)) + mpmath.mpf(10) ** -18 * i for i, p in enumerate(points)]
        y = [f(p) for p in x]
        for k in range(1, len(x)):
            y = [(y[i + 1] - y[i]) / (x[i + k] - x[i]) for i in range(len(y) - 1)]
        return float(y[0])


@pytest.mark.sampled(16)
@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("name", POINTWISE)
def test_divided_differences_to_rounding(name, order):
    f, reference = POINTWISE[name]
    table = te.jit(lambda x: divided_differences(f, x, (), order))(POINTS)
    for index in product(range(len(POINTS)), repeat=order + 1):
        expected = exact(reference, sorted(POINTS[list(index)]))
        assert abs(table[index] - expected) <= 4e-14 * abs(expected), (index, table[index])


def rotated(values, kind):
    """A Hermitian matrix with these eigenvalues, repeated ones to rounding."""
    n = len(values)
    Q = np.linalg.qr(random(n, n, kind=kind, seed=5)).Q
    a = (Q * np.array(values)) @ Q.conj().T
    return (a + a.conj().T) / 2


REPEATED = ([2.0, 2, 2], [1.0, 1, 2, 2, 3], [1.0, 1, 1 + 1e-9, 1 + 1e-4, 2])


@pytest.mark.sampled(4, "f", "reference")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("values", REPEATED)
@pytest.mark.parametrize(
    ("f", "reference"),
    [(np.exp, "expm"), (np.log, "logm"), (np.sqrt, "sqrtm"), (lambda x: 1 / x, "inv")],
)
def test_hermitian_functions_at_repeated_eigenvalues(values, kind, f, reference):
    """Values, gradients and Hessian products against the general algorithms."""
    a, dense = rotated(values, kind), getattr(linalg, reference)
    weights = random(*a.shape, kind=kind, seed=6)

    def loss(function):
        def value(x):
            y = function((x + x.H) / 2)
            return te.numpy.real((y * weights).sum()) + te.numpy.real((y @ y * weights).sum())

        return value

    ours, theirs = loss(lambda x: linalg.funm(x, f, hermitian=True)), loss(dense)
    same(ours(te.Tensor(a)), theirs(te.Tensor(a)))
    same(te.grad(ours)(a), te.grad(theirs)(a))
    d = hermitian(*a.shape, kind=kind, seed=7)
    same(te.hvp(ours, (a,), (d,))[1][0], te.hvp(theirs, (a,), (d,))[1][0])


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("a", [2 * np.eye(3), np.diag([1.0, 1, 2]), np.zeros((2, 2))])
def test_all_modes_at_multiples_of_the_identity(a, kind):
    a = a.astype(complex) if kind == "complex" else a
    te.check_grads(lambda x: linalg.funm(x, np.exp, hermitian=True), (a,))
    te.check_grads(lambda x: linalg.funm(x, np.sin), (a,))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
@pytest.mark.parametrize("uplo", "LU")
def test_hermitian_functions_of_any_shape(shape, kind, uplo):
    a = random(*shape, kind=kind)
    te.check_grads(lambda x: linalg.funm(x, np.tanh, hermitian=True, UPLO=uplo), (a,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", SQUARE)
def test_general_functions(shape, kind):
    a = regular(*shape, kind=kind)
    te.check_grads(lambda x: linalg.funm(x, lambda t: 1 / (1 + t * t)), (a,), rtol=1e-4)
    if a.ndim == 2 and a.size:
        same(linalg.funm(a, np.cos), scipy.linalg.cosm(a))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", KINDS)
def test_functions_with_arguments(kind):
    a = positive(2, 3, 3, kind=kind)
    for x in (a, 3 * np.eye(3)):
        te.check_grads(lambda m, p: linalg.funm(m, np.power, p, hermitian=True), (x, 0.3))
    powers = linalg.funm(a, lambda t, p, q: t**p + q, 0.5, 1.0, hermitian=True)
    same(powers, linalg.sqrtm(a) + np.eye(3))


def test_complex_functions_of_real_matrices():
    a = hermitian(3, 3)
    f = te.jit(lambda x: linalg.funm(x, lambda t: te.numpy.exp(1j * t), hermitian=True))
    same(f(a), scipy.linalg.expm(1j * a))
    te.check_grads(f, (a,))


@pytest.mark.parametrize("dtype", ["float32", "complex64"])
def test_single_precision(dtype):
    a = positive(4, 4, kind="complex" if dtype == "complex64" else "real")
    gradient = te.grad(lambda x: te.numpy.real(linalg.funm(x, np.log, hermitian=True)[0, 1]))
    found = gradient(a.astype(dtype))
    assert found.dtype == dtype
    np.testing.assert_allclose(found, gradient(a), rtol=1e-4, atol=1e-5)


def test_third_derivatives_at_a_multiple_of_the_identity():
    """exp(x) for x = a + t·d, d commuting with a: all derivatives in t are dᵏ exp(a)."""
    a, d = np.eye(2), np.array([[1.0, 2.0], [2.0, 1.0]])

    def along(t):
        return linalg.funm(a + t * d, np.exp, hermitian=True)

    def derivative(f):
        return lambda t: te.jvp(f, (t,), (1.0,))[1]

    third = derivative(derivative(derivative(along)))(0.0)
    same(third, np.linalg.matrix_power(d, 3) * np.e)


def test_sizes_may_be_symbolic_and_programs_saved(tmp_path):
    gradient = te.grad(lambda x: linalg.funm(x, np.exp, hermitian=True).sum())
    program = te.trace(gradient)(te.spec("n,n"))
    same(program(np.eye(4)), gradient(np.eye(4)))
    program.save(tmp_path / "program.json")
    loaded = te.Program.load(tmp_path / "program.json")
    same(loaded(np.eye(3)), gradient(np.eye(3)))


def test_a_file_may_name_pointwise_functions_only(tmp_path):
    path = tmp_path / "program.json"
    te.trace(lambda a: linalg.funm(a, np.exp).real.sum())(np.eye(2)).save(path)
    assert '"func": "exp"' in path.read_text()
    path.write_text(path.read_text().replace('"func": "exp"', '"func": "fromfunction"'))
    with pytest.raises(ValueError, match="func is 'fromfunction', expected the name"):
        te.grad(te.Program.load(path))(np.eye(2))


@pytest.mark.parametrize("transform", [te.grad, lambda f: te.jit(te.grad(f))])
def test_no_derivative_of_a_defective_matrix_by_its_eigenvectors(transform):
    """Rounding makes the eigenvectors independent: the gradient was [[4, 0], [0, 4]]."""
    defective = np.array([[2.0, 1.0], [0.0, 2.0]])
    with pytest.raises(LinAlgError, match="eig: argument a: the matrix is defective"):
        transform(lambda a: np.sum(linalg.eigvals(a) ** 2).real)(defective)


def test_what_has_no_function_is_refused():
    defective = np.stack([np.eye(2), np.array([[1.0, 1.0], [0.0, 1.0]])])
    with pytest.raises(LinAlgError, match=r"funm: argument a: matrix \[1\] of the batch has no"):
        linalg.funm(defective, np.exp)
    with np.errstate(all="ignore"):
        with pytest.raises(LinAlgError, match="at which func is not finite"):
            linalg.funm(np.zeros((2, 2)), np.log, hermitian=True)
        with pytest.raises(LinAlgError, match="derivative of order 1 of func is not finite"):
            te.grad(lambda x: linalg.funm(x, np.sqrt, hermitian=True).sum())(np.diag([0.0, 1.0]))
    with pytest.raises(LinAlgError, match="convert it to complex"):
        linalg.funm(-np.eye(2), np.sqrt)
    with pytest.raises(LinAlgError, match="square matrices"):
        linalg.funm(np.ones((2, 3)), np.exp)
    with pytest.raises(TypeError, match="funm: func is 3"):
        linalg.funm(np.eye(2), 3)
    with pytest.raises(ValueError, match="expected the same"):
        linalg.funm(np.eye(2), lambda x: x * np.ones((2, 1)), hermitian=True)
    with pytest.raises(ValueError, match=r"args\[0\] has shape"):
        linalg.funm(np.eye(2), np.power, np.ones(2), hermitian=True)
    with pytest.raises(ValueError, match="UPLO"):
        linalg.funm(np.eye(2), np.exp, hermitian=True, UPLO="X")


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_logarithms_are_the_same_each_time_and_leave_the_global_generator(engine):
    """SciPy draws from it to estimate norms, of which the degree of an approximation depends."""
    a = np.random.default_rng(3).standard_normal((8, 8))
    program = te.trace(te.linalg.logm, engine=engine)(a @ a.T + np.eye(8))
    found = set()
    for seed in range(20):
        np.random.seed(seed)
        found.add(program(a @ a.T + np.eye(8)).tobytes())
    np.random.seed(seed)
    drawn = np.random.random()
    np.random.seed(seed)
    program(a @ a.T + np.eye(8))
    assert len(found) == 1 and np.random.random() == drawn
