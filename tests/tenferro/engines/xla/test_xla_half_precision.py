"""float16 and bfloat16 on XLA: storage, sums and products beside jax; errors elsewhere."""

import sys
from functools import partial

import numpy as np
import pytest

import tenferro as te

jax = pytest.importorskip("jax")
RNG = np.random.default_rng(0)
X, W, T = (RNG.standard_normal(s).astype(np.float32) for s in ((5, 4), (4, 3), (5, 3)))
NAMES = ["bfloat16", "float16"]
DIGITS = {"bfloat16": 2.0**-7, "float16": 2.0**-10}


def loss(xp, half):
    """A layer whose product is in half precision, in the namespace of NumPy or of jax."""

    def f(w, x):
        y = (x.astype(half) @ w.astype(half)).astype(xp.float32)
        return xp.sum((xp.tanh(y) - T) ** 2)

    return f


def arithmetic(xp):
    """Every operation that takes half precision, with shapes that change."""

    def f(x, w):
        y = xp.concatenate([x @ w, x[:, :3] * 1.5, -x[::-1, 1:] + 1], axis=0)
        z = xp.einsum("ij,kj->ik", y, y)[xp.array([0, 0, 2])] - 2 * y[:3, :1]
        return xp.where(xp.arange(15) > 3, z, 0).T.reshape(3, 15), xp.sum(y, axis=0)

    return f


def recurrence(half):
    """A loop whose products are in half precision, then a branch on its end."""

    def f(w, x):
        h, _ = te.scan(lambda h, x: ((h.astype(half) @ w + x).astype(np.float32), None), T[0], x)
        return te.cond(np.sum(h) > 0, lambda h: np.sum(np.sin(h)), lambda h: np.sum(h**2), h)

    return f


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
def test_derivatives_through_casts_are_those_of_jax(name):
    half = getattr(te, name)
    ours = te.jit(te.value_and_grad(loss(np, half), argnums=(0, 1)), engine="xla")(W, X)
    theirs = jax.jit(jax.value_and_grad(loss(jax.numpy, half), argnums=(0, 1)))(W, X)
    exact = te.value_and_grad(loss(np, np.float32), argnums=(0, 1))(W, X)
    for a, b, c in zip(*map(jax.tree.leaves, (ours, theirs, exact)), strict=True):
        assert a.dtype == np.float32
        size = np.max(np.abs(c))
        assert np.max(np.abs(a - b)) <= DIGITS[name] * size  # a sum rounded the other way
        assert 0 < np.max(np.abs(a - c)) <= 8 * DIGITS[name] * size


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", NAMES)
def test_arithmetic_and_its_derivatives_are_those_of_jax(name):
    half = getattr(te, name)
    x, w = X.astype(half), W.astype(half)
    (a, da), (b, db) = (
        jit(lambda *xs: module.jvp(arithmetic(xp), xs, xs))(x, w)  # noqa: B023
        for module, xp, jit in ((te, np, partial(te.jit, engine="xla")), (jax, jax.numpy, jax.jit))
    )
    for ours, theirs in zip(a, map(np.asarray, b), strict=True):
        assert ours.dtype == half == theirs.dtype
        assert np.array_equal(ours, theirs)
    for ours, theirs in zip(da, db, strict=True):
        wide = np.asarray(theirs).astype(np.float32)
        assert ours.dtype == half
        assert np.max(np.abs(ours.astype(np.float32) - wide)) <= 2 * DIGITS[name] * np.max(wide)


@pytest.mark.parametrize("name", NAMES)
def test_batches_loops_branches_and_recomputation(name):
    half = getattr(te, name)
    w, xs = ((0.3 * RNG.standard_normal(s)).astype(half) for s in ((3, 3), (2, 6, 3)))
    batch = te.vmap(te.grad(te.checkpoint(recurrence(half))), in_axes=(None, 0))
    found = te.jit(batch, engine="xla")(w, xs)
    assert found.shape == (2, 3, 3)
    assert found.dtype == half
    wide = te.vmap(te.grad(recurrence(np.float32)), in_axes=(None, 0))
    expected = wide(w.astype(np.float32), xs.astype(np.float32))
    error = np.max(np.abs(found.astype(np.float32) - expected)) / np.max(np.abs(expected))
    assert error <= 64 * DIGITS[name]  # six steps of rounding, twice


@pytest.mark.parametrize("name", NAMES)
def test_eager_tensors_on_devices(name):
    x, w = (te.variable(a, device="xla:0") for a in (X, W))
    y = x.astype(getattr(te, name)) @ w.astype(getattr(te, name))
    assert y.dtype == getattr(te, name)
    y.astype(np.float32).sum().backward()
    ones = np.ones((5, 3), np.float32)
    assert np.allclose(np.asarray(w.grad), X.T @ ones, rtol=4 * DIGITS[name], atol=0.05)


@pytest.mark.parametrize("name", NAMES)
def test_stored_programs_have_it(name, tmp_path):
    program = te.trace(lambda x: x.astype(getattr(te, name)) * 2, engine="xla")(X)
    program.save(tmp_path / "program.json")
    assert np.array_equal(te.Program.load(tmp_path / "program.json", engine="xla")(X), program(X))


def elsewhere(half):
    """Programs that are refused, and what their messages name."""
    x = X.astype(half)
    double = lambda c: (c.astype(half) * 2).astype(np.float32)  # noqa: E731
    yield "native engine", lambda: te.jit(lambda a: a.astype(half))(X)
    yield (
        "native engine",
        lambda: te.jit(lambda a: te.fori_loop(0, 3, lambda _, c: double(c), a))(X),
    )
    yield "numpy engine", lambda: te.grad(lambda a: np.sum(a @ a.T).astype(np.float32))(x)
    yield "with verify", lambda: te.jit(lambda a: a @ a.T, engine="xla", verify=True)(x)
    yield "tensor", lambda: te.tensor(x)
    yield "astype", lambda: te.tensor(X).astype(half)
    yield "dot_general", lambda: te.numpy.matmul(x, x.T)


@pytest.mark.parametrize("name", NAMES)
def test_other_engines_say_what_to_write(name):
    for what, program in elsewhere(getattr(te, name)):
        with pytest.raises(TypeError, match=rf'{what}.*{name}.*te\.jit\(f, engine="xla"\)'):
            program()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("f", [np.tanh, np.max, np.linalg.svd, lambda x: x / 2, lambda x: x**2])
def test_operations_without_it_say_what_to_write(name, f):
    with pytest.raises(TypeError, match=rf"{name}.*x\.astype\(np\.float32\)"):
        te.jit(f, engine="xla")(X.astype(getattr(te, name)))


def test_promotion_is_that_of_float16():
    b, h = X.astype(te.bfloat16), X.astype(te.float16)
    dtype_of = lambda *args: te.jit(lambda x, y: x * y, engine="xla")(*args).dtype  # noqa: E731
    assert dtype_of(b, 2.0) == te.bfloat16
    assert dtype_of(b, X) == np.float32
    assert dtype_of(b, np.arange(4)) == dtype_of(h, np.arange(4)) == np.float64
    with pytest.raises(TypeError, match=r"bfloat16.*float16.*convert one of the operands"):
        dtype_of(b, h)


def test_the_missing_package_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    with pytest.raises(ModuleNotFoundError, match=r"te\.bfloat16.*pip install 'tenferro\[xla\]'"):
        te.bfloat16  # noqa: B018
