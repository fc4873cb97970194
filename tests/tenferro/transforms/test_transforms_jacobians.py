"""Jacobians and Hessians: structures, modes, complex arguments, compositions, errors."""

import numpy as np
import pytest

import tenferro as te

jax = pytest.importorskip("jax")
jnp = pytest.importorskip("jax.numpy")
jax.config.update("jax_enable_x64", True)
RNG = np.random.default_rng(0)
W, X = RNG.standard_normal((2, 3)), RNG.standard_normal(3)
Z = X + 1j * RNG.standard_normal(3)
MODES = {"jacfwd": te.jacfwd, "jacrev": te.jacrev, "jacobian": te.jacobian}


def model(p, s):
    return {"y": p["w"] @ p["x"] * s, "t": [(p["x"] * p["x"]).sum() * s, s * s]}


@pytest.mark.sampled(24)
@pytest.mark.parametrize("argnums", [0, 1, -1, (0, 1), [1], (1, 0)])
@pytest.mark.parametrize("chunk", [None, 1, 4])
@pytest.mark.parametrize("mode", MODES)
def test_structures_are_those_of_jax(mode, chunk, argnums):
    p = {"w": W, "x": X}
    found = MODES[mode](model, argnums, chunk_size=chunk)(p, 2.0)
    positions = tuple(argnums) if isinstance(argnums, list) else argnums
    expected = jax.jacfwd(model, positions)(p, 2.0)
    assert_same(found, expected)


def assert_same(found, expected):
    structures = [jax.tree_util.tree_structure(x) for x in (found, expected)]
    assert structures[0] == structures[1]
    pairs = zip(*(jax.tree_util.tree_leaves(x) for x in (found, expected)), strict=True)
    for got, want in pairs:
        assert got.shape == want.shape
        np.testing.assert_allclose(got, want, rtol=1e-12)


def function(xp):
    return lambda x: xp.exp(xp.sin(x))[:2] * xp.cumsum(x)[1:] + xp.stack([x[0], x[0] * x[2]])


@pytest.mark.sampled(24)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_compiled(mode, engine):
    found = te.jit(MODES[mode](function(np)), engine=engine)(X)
    np.testing.assert_allclose(found, jax.jacfwd(function(jnp))(X), rtol=1e-12)


def test_what_the_argument_does_not_reach():
    def f(x, y):
        return x * 2, np.argmax(x), y

    for transform in MODES.values():
        linear, discrete, other = transform(f)(X, W)
        np.testing.assert_allclose(linear, 2 * np.eye(3))
        assert discrete.shape == (3,) and discrete.dtype == np.float64 and not discrete.any()
        assert other.shape == (2, 3, 3) and not other.any()


def test_scalars_and_empty_arrays():
    for transform in MODES.values():
        assert transform(lambda x: x * x)(3.0) == 6.0
        assert transform(lambda x: np.sin(x))(np.ones(0)).shape == (0, 0)
        assert transform(lambda x: x[:0])(X).shape == (0, 3)


def test_dtypes_are_those_of_the_results():
    x = X.astype(np.float32)
    for transform in MODES.values():
        assert transform(lambda x: x.astype(np.float64) ** 2)(x).dtype == np.float64
        assert transform(np.sin)(x).dtype == np.float32


def programs(transform, f, *args):
    """The shapes that a transform's program computes."""
    graph = te.trace(transform(f))(*args).graph
    return {tuple(graph.arena.metas[v].shape) for v in graph.order}


def test_jacobian_chooses_the_mode_by_sizes():
    def f(n):
        return lambda x: np.stack([np.sum(np.sin(x) * k) for k in range(n)])

    few, many = np.ones(2), np.ones(7)
    assert programs(te.jacobian, f(5), few) == programs(te.jacfwd, f(5), few)
    assert programs(te.jacobian, f(5), many) == programs(te.jacrev, f(5), many)
    assert programs(te.jacrev, f(5), many) != programs(te.jacfwd, f(5), many)


def test_values_and_coefficients_are_not_batched():
    def f(x):
        return np.linalg.inv(np.outer(x, x) + np.eye(3)) @ np.exp(x)

    exps = [
        graph.arena.metas[v].shape
        for graph in [te.trace(te.jacfwd(f))(X).graph]
        for v, operation, _, _ in graph.arena.applications(graph.order)
        if operation.name == "exp"
    ]
    assert exps == [(3,)]
    np.testing.assert_allclose(te.jacfwd(f)(X), te.jacrev(f)(X), rtol=1e-10)


def test_hessians():
    def f(xp):
        return lambda x: xp.sum(xp.exp(xp.sin(x)) * xp.cumsum(x))

    expected = jax.hessian(f(jnp))(X)
    np.testing.assert_allclose(te.hessian(f(np))(X), expected, rtol=1e-10)
    np.testing.assert_allclose(te.jit(te.hessian(f(np)))(X), expected, rtol=1e-10)
    np.testing.assert_allclose(te.hessian(f(np), chunk_size=2)(X), expected, rtol=1e-10)
    np.testing.assert_allclose(te.jacrev(te.jacfwd(f(np)))(X), expected, rtol=1e-10)
    np.testing.assert_allclose(te.jacfwd(te.jacrev(f(np)))(X), expected, rtol=1e-10)


@pytest.mark.long
def test_hessian_of_several_arguments():
    def f(x, y):
        return (x * x).sum() * y["a"] ** 3

    found = te.hessian(f, (0, 1))(X, {"a": 2.0})
    expected = jax.hessian(f, (0, 1))(X, {"a": 2.0})
    assert_same(found, expected)


def test_third_order():
    found = te.jacfwd(te.hessian(lambda x: np.sum(x**4)))(X)
    expected = np.zeros((3, 3, 3))
    np.einsum("iii->i", expected)[:] = 24 * X
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_through_loops_and_batches():
    def f(x):
        last, ys = te.scan(lambda s, _: (np.tanh(W.T @ (W @ s)), np.sum(s)), x, None, length=4)
        return np.append(ys, last)

    forward, reverse = te.jacfwd(f)(X), te.jacrev(f)(X)
    np.testing.assert_allclose(forward, reverse, rtol=1e-10)
    columns = [te.jvp(f, (X,), (e,))[1] for e in np.eye(3)]
    np.testing.assert_allclose(forward, np.stack(columns, 1), rtol=1e-12)
    np.testing.assert_allclose(te.jacfwd(f, chunk_size=2)(X), forward, rtol=1e-12)

    def root(a):
        far = lambda s: np.any(np.abs(s * s - a) > 1e-13 * a)  # noqa: E731
        return te.while_loop(far, lambda s: (s + a / s) / 2, 0 * a + 1)

    a = np.array([2.0, 50.0])
    for transform in (te.jacfwd, te.jacrev):
        np.testing.assert_allclose(transform(root)(a), np.diag(0.5 / np.sqrt(a)), atol=1e-12)
        batch = te.vmap(transform(root))(np.stack([a, 3 * a]))
        np.testing.assert_allclose(batch[1], np.diag(0.5 / np.sqrt(3 * a)), atol=1e-12)


def test_named_sizes():
    jacobian = te.jit(te.jacfwd(lambda x, y: (np.sin(x) * x[0], x * y), (0, 1)), shapes=("n", ""))
    for n in (2, 5):
        x = np.arange(1.0, n + 1)
        found = jacobian(x, 2.0)
        expected = te.jacrev(lambda x, y: (np.sin(x) * x[0], x * y), (0, 1))(x, 2.0)
        for got, want in zip(found, expected, strict=True):
            for a, b in zip(got, want, strict=True):
                np.testing.assert_allclose(a, b, atol=1e-12)
    assert jacobian.cache_info().size == 1
    rows = te.jit(te.jacrev(lambda x: np.sin(x) * x[0]), shapes=("n",))
    np.testing.assert_allclose(rows(X), te.jacfwd(lambda x: np.sin(x) * x[0])(X), atol=1e-12)


def test_variables_from_outside():
    w = te.variable(W.copy())
    np.sum(te.jacfwd(lambda x: np.tanh(w @ x))(X)).backward()
    expected = te.grad(lambda w: np.sum(te.jacfwd(lambda x: np.tanh(w @ x))(X)))(W)
    np.testing.assert_allclose(w.grad, expected, rtol=1e-12)


HOLOMORPHIC = {
    "products": lambda xp: lambda z: xp.sin(z) * xp.cumsum(z),
    "solve": lambda xp: lambda z: xp.linalg.solve(xp.outer(z, z) + 3 * xp.eye(3), xp.exp(z)),
    "fft": lambda xp: lambda z: xp.fft.fft(z * z),
    "det": lambda xp: lambda z: xp.linalg.det(xp.outer(z, z) + 3 * xp.eye(3)),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", HOLOMORPHIC)
def test_holomorphic_functions(name):
    f = HOLOMORPHIC[name]
    expected = jax.jacfwd(f(jnp), holomorphic=True)(Z)
    for transform in MODES.values():
        np.testing.assert_allclose(transform(f(np))(Z), expected, rtol=1e-9, atol=1e-11)


def test_loops_of_holomorphic_functions():
    def f(z):
        return te.scan(lambda s, _: (np.sin(s) * z, None), z, None, length=3)[0]

    np.testing.assert_allclose(te.jacfwd(f)(Z), te.jacrev(f)(Z), rtol=1e-10)
    direction = np.diag(te.jvp(f, (Z,), (np.ones(3) + 0j,))[1])
    np.testing.assert_allclose(te.jacfwd(f)(Z), direction, rtol=1e-12)


def test_complex_functions_of_real_arguments():
    def f(x):
        return np.exp(1j * x) * np.cumsum(x), x * x

    forward, reverse = te.jacfwd(f)(X), te.jacrev(f)(X)
    expected = jax.jacfwd(lambda x: jnp.exp(1j * x) * jnp.cumsum(x))(X)
    for found in (forward, reverse):
        np.testing.assert_allclose(found[0], expected, rtol=1e-12)
        np.testing.assert_allclose(found[1], np.diag(2 * X))
        assert [y.dtype for y in found] == [np.complex128, np.float64]


def test_real_and_complex_arguments_together():
    def f(x, z):
        return np.sin(z) * x + z * np.abs(x)

    for argnums in (0, 1):
        forward, reverse = (transform(f, argnums)(2.0, Z) for transform in (te.jacfwd, te.jacrev))
        np.testing.assert_allclose(forward, reverse, rtol=1e-12)
    both = te.jacrev(f, (0, 1))(2.0, Z)
    np.testing.assert_allclose(both[0], np.sin(Z) + Z, rtol=1e-12)
    np.testing.assert_allclose(both[1], np.diag(2 * np.cos(Z) + 2), rtol=1e-12)


NOT_HOLOMORPHIC = {
    "conj": lambda z: z * np.conj(z),
    "real": lambda z: z.real * 1j,
    "imag": lambda z: z.imag,
    "real ": lambda z: np.abs(z),
    "conj ": lambda z: np.linalg.cholesky(np.outer(z, z.conj()) + np.eye(3)),
    "tenferro.linalg.cholesky_tangent.v1": lambda z: np.linalg.cholesky(
        z[0] * np.eye(3, dtype=complex)
    ),
    "conj  ": lambda z: te.scan(lambda s, _: (np.conj(s), None), z, None, length=3)[0],
    "conj   ": lambda z: te.cond(z[0].real < 9, lambda z: z, np.conj, z),
    "tenferro.fft.irfft.v1": lambda z: np.fft.irfft(z),
}


@pytest.mark.parametrize("name", NOT_HOLOMORPHIC)
@pytest.mark.parametrize("mode", MODES)
def test_functions_that_are_not_holomorphic(mode, name):
    f = NOT_HOLOMORPHIC[name]
    message = (
        rf"{mode}\(.*\): {name.strip()} makes the derivative not complex-linear; use te.wirtinger "
        r"for \(∂f/∂z, ∂f/∂z̄\), or real and imaginary parts"
    )
    with pytest.raises(TypeError, match=message):
        MODES[mode](f)(Z)


def test_hessian_of_a_complex_argument():
    with pytest.raises(TypeError, match=r"hessian.* makes the derivative not complex-linear"):
        te.hessian(lambda z: np.sum(np.abs(z) ** 2))(Z)


@pytest.mark.parametrize("chunk", [None, 2])
def test_wirtinger(chunk):
    def transform(f):
        return te.wirtinger(f, chunk_size=chunk)

    dz, conjugate = transform(lambda z: np.conj(z) ** 2 * z)(Z)
    np.testing.assert_allclose(dz, np.diag(np.conj(Z) ** 2), atol=1e-12)
    np.testing.assert_allclose(conjugate, np.diag(2 * np.conj(Z) * Z), atol=1e-12)
    dz, conjugate = transform(lambda z: np.sum(np.abs(z) ** 2))(Z)
    np.testing.assert_allclose(dz, np.conj(Z), rtol=1e-12)
    np.testing.assert_allclose(conjugate, Z, rtol=1e-12)
    dz, conjugate = transform(np.sin)(Z)
    np.testing.assert_allclose(dz, np.diag(np.cos(Z)), atol=1e-12)
    np.testing.assert_allclose(conjugate, np.zeros((3, 3)), atol=1e-12)


def test_wirtinger_of_pytrees():
    def f(p, q):
        return {"a": p["z"] * np.conj(q), "n": np.argmax(np.abs(q)), "r": np.abs(p["w"]) ** 2}

    p = {"z": Z, "w": Z[:1].astype(np.complex64)}
    dz, conjugate = te.jit(te.wirtinger(f, (0, 1)))(p, Z)
    np.testing.assert_allclose(dz["a"][0]["z"], np.diag(np.conj(Z)), atol=1e-12)
    np.testing.assert_allclose(conjugate["a"][1], np.diag(Z), atol=1e-12)
    assert not dz["a"][1].any() and not dz["n"][1].any()
    np.testing.assert_allclose(conjugate["r"][0]["w"], np.diag(Z[:1]), rtol=1e-6)
    assert dz["r"][0]["w"].dtype == np.complex64 and dz["n"][1].dtype == np.complex128


def test_wirtinger_gives_the_gradient():
    """For a real loss the gradient is twice the derivative by the conjugate."""

    def loss(z):
        return np.sum(np.abs(np.sin(z) * np.conj(z).sum()))

    conjugate = te.wirtinger(loss)(Z)[1]
    np.testing.assert_allclose(te.grad(loss)(Z), 2 * conjugate, rtol=1e-10)


ERRORS = {
    "jacfwd(sin): argument 0 has dtype int64, expected floating-point or complex; convert it to "
    "float": lambda: te.jacfwd(np.sin)(3),
    "jacrev(sin): argnums is 1, but there are 1 positional arguments; pass by position what is to "
    "be differentiated, or pass its name": lambda: te.jacrev(np.sin, 1)(3.0),
    "jacobian: expected a function, got float; write te.jacobian(f)(x)": lambda: te.jacobian(1.0),
    "jacfwd(sin): chunk_size is 0, expected at least 1": lambda: te.jacfwd(np.sin, chunk_size=0),
    "hessian(sin): the function returned shape (3,), expected a scalar; reduce it (for instance "
    "with .sum()), or use vjp": lambda: te.hessian(np.sin)(X),
    "wirtinger(sin): argument 0 has dtype float64, expected complex; use jacfwd": lambda: (
        te.wirtinger(np.sin)(X)
    ),
    "jacfwd(sin): chunk_size is 2, but the size of the batch is n, expected a number; leave "
    "chunk_size out": lambda: te.jit(te.jacfwd(np.sin, chunk_size=2), shapes=("n",))(X),
}


@pytest.mark.parametrize("text", ERRORS)
def test_errors(text):
    with pytest.raises((TypeError, ValueError)) as error:
        ERRORS[text]()
    assert str(error.value) == text
