"""Checkpoints: the same derivatives for less memory, by computing again."""

import gc
import tracemalloc
from functools import partial

import numpy as np
import pytest
from peaks import peak

import tenferro as te
from long_parameters import all_but

ENGINES = ("numpy", "native")
RNG = np.random.default_rng(0)
W = RNG.standard_normal((3, 3)) / 2
X = RNG.standard_normal(3)
MIB = 2**20


def block(x, w):
    return np.tanh(w @ np.sin(x)) + x


def loss(f, w, x):
    for _ in range(3):
        x = f(x, w)
    return np.sum(x * x)


KEEPS = [None, "products", lambda name, aval: name == "tanh", lambda name, aval: True]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", all_but(ENGINES[1:], ENGINES))
@pytest.mark.parametrize("keep", KEEPS)
def test_derivatives_are_those_of_the_function(keep, engine):
    again = partial(loss, te.checkpoint(block, keep=keep))
    plain = partial(loss, block)
    for transform in (
        te.value_and_grad,
        lambda f: te.jacfwd(f, argnums=(0, 1)),
        lambda f: te.hessian(f, argnums=1),
        lambda f: lambda w, x: te.hvp(lambda x: f(w, x), (x,), (x,)),
        lambda f: lambda w, x: te.jvp(te.grad(f), (w, x), (w, x)),
    ):
        got = te.jit(transform(again), engine=engine)(W, X)
        expected = te.jit(transform(plain), engine=engine)(W, X)
        for a, b in zip(leaves(got), leaves(expected), strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-13)
    te.check_grads(again, (W, X), order=2)


def leaves(tree):
    if isinstance(tree, tuple | list):
        return [leaf for part in tree for leaf in leaves(part)]
    return [tree]


@pytest.mark.long
@pytest.mark.parametrize("engine", ENGINES)
def test_batches_loops_and_each_other(engine):
    again = te.checkpoint(block)
    batch = np.stack([X, 2 * X, -X])

    def looped(f, w, x):
        return np.sum(te.scan(lambda x, _: (f(x, w), None), x, None, length=4)[0] ** 2)

    nested = te.checkpoint(lambda x, w: again(again(x, w), w))
    for function in (partial(looped, again), partial(looped, nested), partial(loss, nested)):
        plain = partial(looped, block) if function.func is looped else partial(loss, block)
        if function.args[0] is nested:
            double = lambda x, w: block(block(x, w), w)  # noqa: E731
            plain = partial(function.func, double)
        for transform in (te.grad, lambda f: te.jacfwd(te.grad(f), argnums=1)):
            mapped = te.vmap(transform(function), in_axes=(None, 0))
            expected = te.vmap(transform(plain), in_axes=(None, 0))
            got = te.jit(mapped, engine=engine)(W, batch)
            np.testing.assert_allclose(got, expected(W, batch), rtol=1e-11, atol=1e-12)
    whole = te.grad(lambda w: np.sum(te.vmap(again, in_axes=(0, None))(batch, w) ** 2))
    plain = te.grad(lambda w: np.sum(te.vmap(block, in_axes=(0, None))(batch, w) ** 2))
    np.testing.assert_allclose(te.jit(whole, engine=engine)(W), plain(W), rtol=1e-12)


def test_what_is_read_from_outside_has_gradients():
    def f(a, x):
        inner = te.checkpoint(lambda x: np.exp(a * x) * np.sin(x))
        return np.sum(inner(x) ** 2)

    te.check_grads(f, (0.3, X), order=2)
    assert te.grad(lambda a: te.checkpoint(lambda: a * a)())(3.0) == 6.0
    assert te.checkpoint(lambda: (1.0, ()))() == (1.0, ())


def test_pytrees_integers_and_keywords():
    @te.checkpoint
    def f(p, n, *, scale=1.0):
        return {"y": np.tanh(p["a"]) ** n * scale, "n": n + 1}

    p = {"a": 0.7}
    assert f(p, np.array(2), scale=2.0)["n"] == 3
    te.check_grads(lambda p: f(p, np.array(2), scale=2.0)["y"], (p,), order=2)


@pytest.mark.parametrize("keep", KEEPS)
def test_variables_of_eager_code(keep):
    again = te.checkpoint(block, keep=keep)
    w, x = te.variable(W), te.variable(X)
    np.sum(again(again(x, w), w) ** 2).backward()
    dw, dx = te.grad(lambda w, x: np.sum(block(block(x, w), w) ** 2), argnums=(0, 1))(W, X)
    np.testing.assert_allclose(w.grad, dw, rtol=1e-12)
    np.testing.assert_allclose(x.grad, dx, rtol=1e-12)


def test_only_floating_point_results_that_are_to_be_kept_are_marked():
    def f(x, w, n):
        return np.tanh(w @ np.sin(x)) * (n + 1)

    asked = []
    again = te.checkpoint(f, keep=lambda name, aval: asked.append(name) or name == "tanh")
    graph = te.trace(again)(X, W, 2).graph
    (call,) = (o for _, o, *_ in graph.arena.applications(graph.order) if o.name == "checkpoint")
    body = call.params["body"].graph()
    names = [operation.name for _, operation, *_ in body.arena.applications(body.order)]
    assert {"sin", "dot_general", "tanh", "mul"} <= set(asked)
    assert not {"add", "constant"} & set(asked)
    assert names.count("residual") == 1
    assert names.index("residual") == names.index("tanh") + 1


def test_complex():
    f = te.checkpoint(lambda z: np.exp(1j * z) * np.conj(z))
    te.check_grads(lambda z: abs(f(z)) ** 2, (0.3 + 0.4j,), order=2)


LAYERS = 36
WEIGHTS = [RNG.standard_normal((64, 64)) / 8 for _ in range(LAYERS)]
STATES = RNG.standard_normal((1024, 64))


def layers(size, keep=None):
    """The gradient of a chain of layers, in checkpoints of so many of them."""

    def some(x, ws):
        for w in ws:
            x = np.tanh(x @ w)
        return x

    part = te.checkpoint(some, keep=keep) if size else some

    def value(ws, x):
        for i in range(0, LAYERS, size or LAYERS):
            x = part(x, ws[i : i + (size or LAYERS)])
        return np.sum(x * x)

    return te.grad(value)


@pytest.mark.long
def test_less_is_kept():
    """√n of n states beside the gradients, as measured."""
    plain, some, every = (
        peak(te.jit(layers(n, keep), engine="numpy"), WEIGHTS, STATES)
        for n, keep in ((0, None), (6, None), (6, lambda name, aval: True))
    )
    gradients = sum(w.nbytes for w in WEIGHTS)
    assert plain > LAYERS * STATES.nbytes
    assert some < 17 * STATES.nbytes + gradients
    assert every > 0.9 * plain


def test_less_is_kept_natively():
    """The workspace, and what goes from one call to the next."""
    plain = te.trace(layers(0))(WEIGHTS, STATES).compiled.program
    some = te.trace(layers(6))(WEIGHTS, STATES).compiled.program
    most = some.schedule.memory - some.schedule.bytes
    assert plain.schedule.memory > (LAYERS - 1) * STATES.nbytes
    assert most < 12 * STATES.nbytes


@pytest.mark.long
def test_the_eager_record_keeps_arguments_only():
    def recorded(f):
        x, ws = te.variable(STATES), [te.tensor(w) for w in WEIGHTS]
        f(x, ws)
        gc.collect()
        tracemalloc.start()
        try:
            y = f(x, ws)
            held = tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()
        assert y.shape == STATES.shape
        return held

    def some(x, ws):
        for w in ws:
            x = np.tanh(x @ w)
        return x

    assert recorded(te.checkpoint(some)) < 3 * STATES.nbytes
    assert recorded(some) > LAYERS * STATES.nbytes


def test_programs_are_data(tmp_path):
    program = te.trace(te.grad(partial(loss, te.checkpoint(block))))(W, X)
    program.save(tmp_path / "program.json")
    again = te.Program.load(tmp_path / "program.json")
    np.testing.assert_array_equal(again(W, X), program(W, X))


def test_a_limit_and_checkpoints():
    limited = te.jit(layers(6), engine="numpy", memory_limit=24 * STATES.nbytes)
    plain = te.jit(layers(0), engine="numpy")
    for a, b in zip(limited(WEIGHTS, STATES), plain(WEIGHTS, STATES), strict=True):
        np.testing.assert_array_equal(a, b)


def test_errors():
    with pytest.raises(
        ValueError, match=r"checkpoint: keep is 'dots', expected 'products' or a func"
    ):
        te.checkpoint(block, keep="dots")
    with pytest.raises(ValueError, match=r"checkpoint: keep is array"):
        te.checkpoint(block, X)
    with pytest.raises(TypeError, match="checkpoint: expected a function, got ndarray"):
        te.checkpoint(W)
    with pytest.raises(TypeError, match=r"checkpoint\(block\): argument 1 is of type str"):
        te.checkpoint(block)(X, "w")
