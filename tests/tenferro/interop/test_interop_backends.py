"""tenferro's arrays in autoray, cotengra, quimb, opt_einsum and einops."""

import os
import subprocess
import sys
import warnings

import numpy as np
import pytest

import sources
import tenferro as te
from tenferro.interop.tensor_networks import Handler, enter_quimb

A, B = np.arange(6.0).reshape(2, 3), np.ones((3, 4))


def run(code):
    return subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources.PATH},
        timeout=200,
    ).stdout


def test_nothing_is_imported_with_tenferro():
    names = ("autoray", "cotengra", "einops", "quimb", "torch", "jax")
    code = f"import sys, tenferro; print([n for n in {names} if n in sys.modules])"
    assert run(code).strip() == "[]"


@pytest.mark.parametrize("first", ["tenferro", "others"])
def test_the_order_of_imports_does_not_matter(first):
    pytest.importorskip("autoray")
    pytest.importorskip("einops")
    imports = ["import tenferro as te", "import autoray, einops"]
    code = "\n".join(imports if first == "tenferro" else imports[::-1]) + (
        "\nx = te.tensor([[1.0, 2.0]])"
        "\nprint(autoray.do('sum', x), einops.rearrange(x, 'a b -> b a').shape)"
    )
    assert run(code).strip() == "Tensor(3.) (2, 1)"


def test_modules_that_are_entered_keep_their_sources():
    einops = pytest.importorskip("einops")
    import inspect

    import einops._backends as backends

    assert "class AbstractBackend" in inspect.getsource(backends)
    assert einops.__spec__ is not None


def test_opt_einsum():
    opt_einsum = pytest.importorskip("opt_einsum")

    def total(a):
        return opt_einsum.contract("ij,jk,lk->", a, B, np.ones((2, 4)))

    expected = te.grad(lambda a: np.einsum("ij,jk,lk->", a, B, np.ones((2, 4))))(A)
    np.testing.assert_allclose(te.jit(te.grad(total))(A), expected)
    eager = te.variable(A)
    total(eager).backward()
    np.testing.assert_allclose(eager.grad.numpy(), expected)


SPLITS = ("svd", "svd:eig", "qr", "lq", "polar_right", "polar_left", "lu", "eigh", "cholesky")
SHAPES = [(2, 8), (8, 2), (4, 4)]


@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("function", ["linalg.svd", "linalg.qr", "linalg.lu", "scipy.linalg.lu"])
def test_factors_of_autoray_have_the_shapes_of_numpys(function, shape, kind):
    autoray = pytest.importorskip("autoray")
    x = complex_or_real(shape, kind)
    expected, found = autoray.do(function, x), autoray.do(function, te.tensor(x))
    assert [y.shape for y in found] == [y.shape for y in expected]


@pytest.mark.parametrize("shape", [(), (3,), (3, 2)])
def test_adjoints_of_autoray_are_numpys(shape):
    autoray = pytest.importorskip("autoray")
    x = complex_or_real(shape, "complex")
    np.testing.assert_array_equal(autoray.dag(te.tensor(x)), autoray.dag(x))
    f = te.jit(autoray.dag)
    np.testing.assert_array_equal(f(x), autoray.dag(x))


@pytest.mark.parametrize("dist", ["normal", "uniform", "rademacher"])
def test_random_arrays_of_autoray(dist):
    """With a seed the same, and part of a trace; without one those of NumPy's state."""
    autoray = pytest.importorskip("autoray")
    if not hasattr(autoray.autoray, "random_array_dispatcher"):
        pytest.skip("an autoray without random.array")

    def drawn(seed):
        return autoray.do("random.array", (3, 2), dist=dist, rng=seed, like="tenferro")

    first, second = np.asarray(drawn(3)), np.asarray(drawn(3))
    np.testing.assert_array_equal(first, second)
    traced = te.jit(lambda x: x * drawn(3))(np.ones((3, 2)))
    np.testing.assert_array_equal(traced, first)
    assert np.asarray(drawn(None)).shape == (3, 2)
    with pytest.raises(ValueError, match=r"te\.random\.Generator"):
        te.jit(lambda x: x * drawn(None))(np.ones((3, 2)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", ["real", "complex"])
def test_randomized_splits_of_quimb(kind):
    """Of rank 3, so that the part that is dropped is zero, and with noise its derivative."""
    qtn = pytest.importorskip("quimb.tensor")
    exact = complex_or_real((8, 3), kind) @ complex_or_real((3, 6), kind)

    def rebuilt(x):
        parts = qtn.Tensor(x, inds="ab").split(
            "a", method="svd:rand", max_bond=4, cutoff=0.0, seed=1
        )
        return parts.to_dense(["a"], ["b"])

    np.testing.assert_allclose(np.asarray(rebuilt(te.tensor(exact))), exact, atol=1e-12)
    np.testing.assert_allclose(te.jit(rebuilt)(exact), exact, atol=1e-12)
    te.check_grads(rebuilt, (complex_or_real((8, 6), kind),), order=1)


@pytest.mark.sampled(3, "method")
@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("method", ["svds", "isvd", "rsvd", "eigsh"])
def test_splits_of_some_singular_values(method, kind):
    """Methods that quimb computes with SciPy: the best product of a rank, with derivatives."""
    qtn = pytest.importorskip("quimb.tensor")
    x = complex_or_real((6, 6), kind)
    x = x + x.conj().T if method == "eigsh" else x[:, :5]

    def rebuilt(x):
        parts = qtn.Tensor(x, inds="ab").split("a", method=method, max_bond=2, cutoff=0.0)
        return parts.to_dense(["a"], ["b"])

    u, s, vh = np.linalg.svd(x, full_matrices=False)
    best = (u[:, :2] * s[:2]) @ vh[:2]
    np.testing.assert_allclose(np.asarray(rebuilt(te.tensor(x))), best, atol=1e-12)
    np.testing.assert_allclose(te.jit(rebuilt)(x), best, atol=1e-12)
    te.check_grads(rebuilt, (x,), order=1)


@pytest.mark.parametrize("method", ["svd", "svd:eig"])
def test_singular_values_of_quimb(method):
    qtn = pytest.importorskip("quimb.tensor")
    x = complex_or_real((4, 3), "complex")
    found = qtn.Tensor(te.tensor(x), inds="ab").singular_values("a", method=method)
    np.testing.assert_allclose(np.asarray(found), np.linalg.svd(x, compute_uv=False), rtol=1e-12)


def complex_or_real(shape, kind):
    rng = np.random.default_rng(0)
    x = rng.standard_normal(shape)
    return x + 1j * rng.standard_normal(shape) if kind == "complex" else x


@pytest.mark.sampled(4, "method")
@pytest.mark.parametrize("kind", ["real", "complex"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("method", SPLITS)
def test_splits_of_quimb(method, shape, kind):
    """Each split as of NumPy's array: equal shapes, equal products, and a derivative."""
    qtn = pytest.importorskip("quimb.tensor")
    if method in ("eigh", "cholesky") and shape != (4, 4):
        pytest.skip("of square matrices")
    x = complex_or_real(shape, kind)
    if method in ("eigh", "cholesky"):
        x = x @ x.conj().T + np.eye(4)

    def split(x):
        return qtn.Tensor(x, inds="ab").split("a", method=method, cutoff=0.0)

    expected, found = split(x), split(te.tensor(x))
    assert [t.shape for t in found] == [t.shape for t in expected]
    np.testing.assert_allclose(np.asarray((found ^ ...).data), (expected ^ ...).data, atol=1e-12)

    def size(x):
        return te.numpy.sum(abs((split(x) ^ ...).data) ** 2)

    gradient = te.grad(size)(x)
    if method in ("eigh", "cholesky"):  # which read a triangle
        gradient = (gradient + gradient.conj().T) / 2
    np.testing.assert_allclose(gradient, 2 * x, atol=1e-9)


CALLS = {
    "sum": lambda do, x: do("sum", x, axis=0),
    "tensordot": lambda do, x: do("tensordot", x, B, axes=1),
    "trace": lambda do, x: do("trace", do("matmul", x, do("transpose", x))),
    "reshape": lambda do, x: do("reshape", x, (3, 2)),
    "svd": lambda do, x: do("linalg.svd", x)[1],
    "expm": lambda do, x: do("scipy.linalg.expm", do("matmul", x, do("transpose", x)) / 100),
    "complex": lambda do, x: do("abs", do("complex", x, x)),
    "fft": lambda do, x: do("real", do("fft.fft", x)),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CALLS)
def test_autoray(name):
    autoray = pytest.importorskip("autoray")
    call = CALLS[name]
    expected = np.asarray(call(lambda fn, *a, **k: autoray.do(fn, *a, like="numpy", **k), A))
    x = te.tensor(A)
    assert autoray.infer_backend(x) == "tenferro"
    np.testing.assert_allclose(call(autoray.do, x).numpy(), expected, atol=1e-12)
    np.testing.assert_allclose(te.jit(lambda a: call(autoray.do, a))(A), expected, atol=1e-12)
    te.check_grads(lambda a: call(autoray.do, a), (A + np.eye(2, 3),), order=1)


def test_autoray_conversions():
    autoray = pytest.importorskip("autoray")
    assert autoray.astype(te.tensor(A), "float32").dtype == np.float32
    assert type(autoray.to_numpy(te.tensor(A))) is np.ndarray


EINOPS = {
    "rearrange": lambda e, x: e.rearrange(x, "a (b c) -> c b a", b=3),
    "reduce": lambda e, x: e.reduce(x, "a b -> b", "mean"),
    "max": lambda e, x: e.reduce(x, "a b -> a", "max"),
    "repeat": lambda e, x: e.repeat(x, "a b -> a b c", c=2),
    "einsum": lambda e, x: e.einsum(x, x, "a b, a c -> b c"),
    "pack": lambda e, x: e.pack([x, x[0]], "* b")[0],
    "list": lambda e, x: e.rearrange([x, x + 1], "n a b -> a (n b)"),
}


@pytest.mark.parametrize("name", EINOPS)
def test_einops(name):
    einops = pytest.importorskip("einops")

    def call(x):
        return EINOPS[name](einops, x)

    expected = call(A)
    np.testing.assert_allclose(call(te.tensor(A)).numpy(), expected)
    np.testing.assert_allclose(te.jit(call)(A), expected)
    te.check_grads(call, (A,), order=1)


def test_cotengra():
    cotengra = pytest.importorskip("cotengra")

    def total(a):
        return cotengra.einsum("ij,jk,kl->", a, B, np.ones((4, 5)))

    np.testing.assert_allclose(te.jit(te.grad(total))(A), np.full((2, 3), 20.0))


def heisenberg(psi, hamiltonian):
    return psi.H @ hamiltonian.apply(psi)


@pytest.fixture
def qtn():
    pytest.importorskip("quimb")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import quimb.tensor as qtn
    return qtn


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_gradients_through_a_contraction_of_quimb(qtn, dtype):
    state = qtn.MPS_rand_state(5, 3, dtype=dtype, seed=0)
    hamiltonian = qtn.MPO_ham_heis(5)

    def energy(arrays):
        psi = state.copy()
        for t, array in zip(psi.tensors, arrays, strict=True):
            t.modify(data=array)
        norm = (psi.H & psi).contract(all)
        return np.real(heisenberg(psi, hamiltonian) / norm)

    te.check_grads(energy, ([t.data for t in state.tensors],), order=1, rtol=1e-4)


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_the_optimizer_of_quimb(qtn, dtype):
    state = qtn.MPS_rand_state(6, 8, dtype=dtype, seed=1)
    hamiltonian = qtn.MPO_ham_heis(6)
    optimizer = qtn.TNOptimizer(
        state,
        loss_fn=lambda psi: np.real(psi.H @ hamiltonian.apply(psi)) / np.real(psi.H @ psi),
        autodiff_backend="tenferro",
        progbar=False,
    )
    optimizer.optimize(200)
    lowest = np.linalg.eigvalsh(qtn.MPO_ham_heis(6).to_dense())[0]
    assert optimizer.loss == pytest.approx(lowest, abs=1e-3)


def test_the_handler_of_quimb():
    handler = Handler()
    handler.setup_fn(lambda xs: np.sum(xs[0] ** 3))
    x = handler.to_variable([1.0, 2.0])
    value, (slope,) = handler.value_and_grad([x])
    assert (handler.value([x]), value) == (9.0, 9.0)
    np.testing.assert_allclose(slope, [3, 12])
    np.testing.assert_allclose(handler.hessp([x], [np.ones(2)])[0], [6, 12])
    with pytest.raises(ValueError, match="device is 'cuda', expected 'cpu'"):
        Handler(device="cuda")


def test_a_quimb_without_the_table_is_left_alone():
    enter_quimb(te.numpy)
    assert not hasattr(te.numpy, "_BACKEND_HANDLERS")
