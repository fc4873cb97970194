"""Functions in JAX's programs, JAX's functions in ours."""

import numpy as np
import pytest

import tenferro as te

jax = pytest.importorskip("jax")
jnp = jax.numpy


@pytest.fixture(autouse=True)
def in_double_precision():
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


def ours(x):
    return np.sin(x) * np.exp(x)


imported = te.from_jax(lambda x: jnp.sin(x) * jnp.exp(x))


def summed(x):
    return np.sum(np.sin(x) * x**2)


def test_values_and_gradients_of_pytrees():
    def model(p, x):
        return {"y": np.tanh(x @ p["w"]) * p["b"], "n": np.sum(x > 0)}

    p, x = {"w": np.eye(3), "b": 2.0}, np.array([0.5, 1.5, -0.3])
    exported = te.to_jax(model)
    assert exported(p, x)["n"] == 2
    found = jax.grad(lambda p: exported(p, x)["y"].sum())(p)
    expected = te.grad(lambda p: model(p, x)["y"].sum())(p)
    np.testing.assert_allclose(found["w"], expected["w"])
    np.testing.assert_allclose(found["b"], expected["b"])


@pytest.mark.long
def test_compositions_with_the_transforms_of_jax():
    f, x = te.to_jax(summed), jnp.array([0.5, 1.5, -0.3])
    expected = te.grad(summed)(np.asarray(x))
    np.testing.assert_allclose(jax.jit(jax.grad(f))(x), expected)
    np.testing.assert_allclose(jax.jacrev(jax.grad(f))(x), te.hessian(summed)(np.asarray(x)))
    np.testing.assert_allclose(jax.vmap(jax.grad(f))(jnp.stack([x, x])), [expected] * 2)
    third = jax.grad(lambda x: jax.grad(lambda x: jax.grad(f)(x).sum())(x).sum())(x)
    assert np.all(np.isfinite(third))


def test_complex_gradients_are_those_of_jax():
    z = jnp.array([1 + 2j, 0.5 - 1j])
    found = jax.grad(te.to_jax(lambda z: np.sum(np.abs(z) ** 2 * z).real))(z)
    expected = jax.grad(lambda z: jnp.sum(jnp.abs(z) ** 2 * z).real)(z)
    np.testing.assert_allclose(found, expected)


def test_forward_mode_is_an_error_of_jax():
    with pytest.raises(TypeError, match="custom_vjp"):
        jax.jvp(te.to_jax(summed), (jnp.ones(2),), (jnp.ones(2),))


def test_what_jax_would_round_is_refused():
    jax.config.update("jax_enable_x64", False)
    with pytest.raises(TypeError, match=r"result 0 is float64, .*jax_enable_x64"):
        te.to_jax(lambda x: np.zeros(2) + te.numpy.astype(x, float))(jnp.ones(2))
    with pytest.raises(TypeError, match=r"leaf 0 of the arguments is float64, .*jax_enable_x64"):
        imported(np.ones(7))
    assert imported(np.float32(0.5)).dtype == np.float32


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "transform",
    [
        te.grad,
        te.jacfwd,
        lambda f: te.grad(te.grad(f)),
        te.hessian,
        lambda f: te.jit(te.hessian(f)),
        lambda f: te.grad(te.hessian(f)),
    ],
    ids=["grad", "jacfwd", "grad grad", "hessian", "jit hessian", "third"],
)
def test_derivatives_of_imported_functions(transform):
    np.testing.assert_allclose(transform(imported)(0.7), transform(ours)(0.7))


def test_imported_functions_in_programs():
    x = np.array([0.1, 0.2, 0.3])
    np.testing.assert_allclose(imported(x), ours(x))
    np.testing.assert_allclose(te.vmap(te.grad(imported))(x), te.vmap(te.grad(ours))(x))
    te.check_grads(te.from_jax(lambda z: z * z.conj() * z), (1.0 + 0.5j,), order=2)
    f = te.from_jax(lambda p, i: {"y": p["w"][i] ** 2, "i": i + 1})
    assert te.grad(lambda w: f({"w": w}, 1)["y"])(x)[1] == pytest.approx(0.4)


def test_refused():
    with pytest.raises(TypeError, match="expected a function"):
        te.to_jax(1.0)
    with pytest.raises(TypeError, match="expected a function"):
        te.from_jax(1.0)
    with pytest.raises(TypeError, match="argument 0 is of type str"):
        imported("text")


def test_numbers_are_numbers_as_in_numpy():
    f = te.to_jax(lambda x, s: x * s)
    narrow = jnp.ones(2, dtype="float32")
    assert f(narrow, 2).dtype == f(narrow, 0.5).dtype == np.float32
    slopes = jax.grad(lambda x, s: f(x, s).sum(), argnums=(0, 1))(narrow, 0.5)
    np.testing.assert_allclose(slopes[0], 0.5)
    np.testing.assert_allclose(slopes[1], 2.0)
    np.testing.assert_allclose(jax.jit(f, static_argnums=1)(narrow, 3), 3.0)


def test_structures_that_depend_on_shapes():
    f = te.to_jax(lambda x: (x, 2 * x) if x.ndim == 1 else {"y": x, "z": 2 * x})
    line, table = jnp.ones(2), jnp.ones((2, 2))
    for g in (f, jax.jit(f)):
        assert [type(g(x)) for x in (line, table, line)] == [tuple, dict, tuple]


def test_arguments_by_name():
    x = jnp.array([1.0, 2.0], dtype="float32")
    scaled = te.to_jax(lambda x, scale=1.0: x * scale)
    np.testing.assert_allclose(jax.grad(lambda x: scaled(x, scale=3.0).sum())(x), 3.0)
    powered = te.from_jax(lambda x, power=1.0: x**power)
    assert te.grad(lambda x: powered(x, power=np.float32(3.0)))(np.float32(2.0)) == 12.0


def test_dtypes_that_numpy_does_not_have():
    f = te.to_jax(lambda x: x)
    for x in (jnp.ones(2, dtype="bfloat16"), jax.random.key(0)):
        with pytest.raises(TypeError, match=r"to_jax\(<lambda>\): leaf 0 of the arguments: dtype"):
            f(x)
    with pytest.raises(TypeError, match=r"from_jax\(<lambda>\): result 0: dtype"):
        te.from_jax(lambda x: jax.random.key(0))(np.ones(2, "float32"))
