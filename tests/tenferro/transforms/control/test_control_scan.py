"""Loops along slices: values, derivatives, closures, sizes."""

from functools import partial

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
W, XS, S = RNG.standard_normal((3, 3)), RNG.standard_normal((4, 3)), RNG.standard_normal(3)
ENGINES = ("numpy", "native")


def rnn(w, s, xs, reverse=False):
    return te.scan(lambda s, x: (np.tanh(w @ s + x), np.sum(s * x)), s, xs, reverse=reverse)


def unrolled(w, s, xs, reverse=False):
    ys = [0.0] * len(xs)
    for k in range(len(xs) - 1, -1, -1) if reverse else range(len(xs)):
        ys[k] = np.sum(s * xs[k])
        s = np.tanh(w @ s + xs[k])
    return s, np.stack(ys)


def loss(f, **options):
    def value(w, s, xs):
        last, ys = f(w, s, xs, **options)
        return np.sum(np.sin(last)) + np.sum(ys**2)

    return value


@pytest.mark.sampled(3, "engine", "reverse")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("reverse", [False, True])
def test_values_and_gradients_are_those_of_the_unrolled_loop(engine, reverse):
    both = te.value_and_grad(loss(rnn, reverse=reverse), (0, 1, 2))
    value, gradients = te.jit(both, engine=engine)(W, S, XS)
    expected, wanted = te.value_and_grad(loss(unrolled, reverse=reverse), (0, 1, 2))(W, S, XS)
    np.testing.assert_allclose(value, expected, rtol=1e-14)
    for a, b in zip(gradients, wanted, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-14)


def test_second_order():
    te.check_grads(loss(rnn), (W, S, XS), order=2)


def test_third_order():
    third = te.grad(
        te.grad(te.grad(lambda s: te.scan(lambda c, x: (np.sin(c) * x, None), s, XS[:, 0])[0]))
    )

    def plain(s):
        for x in XS[:, 0]:
            s = np.sin(s) * x
        return s

    np.testing.assert_allclose(third(0.7), te.grad(te.grad(te.grad(plain)))(0.7), rtol=1e-12)


@pytest.mark.parametrize("n", [0, 1])
def test_no_step_and_one_step(n):
    args = (W, S, XS[:n])
    last, ys = rnn(*args)
    assert ys.shape == (n,)
    if n == 0:
        assert last.tolist() == S.tolist()
        assert not np.shares_memory(last, S)
    gradients = te.grad(lambda w, s, xs: np.sum(rnn(w, s, xs)[0]), (0, 1, 2))(*args)
    assert [g.shape for g in gradients] == [x.shape for x in args]
    if n == 0:
        assert [g.sum() for g in gradients] == [0.0, 3.0, 0.0]


def test_the_carry_may_be_any_pytree():
    def step(c, x):
        return {"s": c["s"] + x["a"], "n": (c["n"][0] + 1,), "odd": ~c["odd"]}, {
            "twice": 2 * x["b"]
        }

    init = {"s": np.zeros(2), "n": (0,), "odd": False}
    carry, ys = te.scan(step, init, {"a": np.ones((3, 2)), "b": np.arange(3)})
    assert carry["s"].tolist() == [3.0, 3.0]
    assert (int(carry["n"][0]), bool(carry["odd"])) == (3, True)
    assert ys["twice"].tolist() == [0, 2, 4]


def test_without_a_carry_and_without_arrays():
    assert te.scan(lambda c, x: (None, x + 1), None, np.arange(3))[1].tolist() == [1, 2, 3]
    assert te.scan(lambda c, _: (c * 2, None), 1, length=5)[0] == 32
    assert te.scan(lambda c, _: (None, 1.5), None, length=2)[1].tolist() == [1.5, 1.5]


def test_complex():
    z = RNG.standard_normal(3) + 1j * RNG.standard_normal(3)

    def f(w, z):
        last, ys = te.scan(lambda s, x: (w * s * x, s * np.conj(x)), w, z)
        return last + ys.sum()

    te.check_grads(f, (0.3 - 0.8j, z), order=2)


def test_arrays_and_variables_from_outside_get_gradients():
    w = te.variable(W)
    last, ys = te.scan(lambda s, x: (np.tanh(w @ s + x), np.sum(s * x)), S, XS)
    (np.sum(np.sin(last)) + np.sum(ys**2)).backward()
    np.testing.assert_allclose(w.grad.numpy(), te.grad(loss(unrolled))(W, S, XS), rtol=1e-12)


def test_what_no_step_changes_is_computed_once_before_the_loop():
    graph = te.trace(lambda a, xs: te.scan(lambda c, x: (c + np.exp(a) * x, None), 0.0, xs)[0])(
        1.0, XS[:, 0]
    ).graph
    outside = [op.name for _, op, _, _ in graph.arena.applications(graph.order)]
    (body,) = [
        op.params["body"]
        for _, op, _, _ in graph.arena.applications(graph.order)
        if op.name == "scan"
    ]
    assert "exp" in outside
    assert "exp" not in {op.name for op, _, _ in body.operations}
    literal = te.trace(lambda xs: te.scan(lambda c, x: (c + 0.5 * x, None), np.zeros(3), xs)[0])(XS)
    (body,) = [
        op.params["body"]
        for _, op, _, _ in literal.graph.arena.applications(literal.graph.order)
        if op.name == "scan"
    ]
    assert len(body.inputs) == 2  # 0.5 is no operand


@pytest.mark.parametrize("engine", ENGINES)
def test_one_program_for_all_named_lengths(engine):
    gradient = te.jit(te.grad(loss(rnn), (0, 2)), shapes=("3,3", "3", "n,3"), engine=engine)
    for n in (1, 2, 5):
        xs = RNG.standard_normal((n, 3))
        expected = te.grad(loss(unrolled), (0, 2))(W, S, xs)
        for a, b in zip(gradient(W, S, xs), expected, strict=True):
            np.testing.assert_allclose(a, b, rtol=1e-12, atol=1e-14)
    assert gradient.cache_info().size == 1


def test_named_sizes_inside_the_body():
    f = te.jit(
        te.grad(
            lambda s: np.sum(te.scan(lambda s, x: (np.sin(s) * x, None), s, np.arange(1.0, 4.0))[0])
        ),
        shapes="b",
    )
    for n in (2, 4):
        expected = np.cos(0.3) * 6 * np.cos(np.sin(0.3)) * np.cos(2 * np.sin(np.sin(0.3)))
        np.testing.assert_allclose(f(np.full(n, 0.3)), np.full(n, expected))


def test_numbers_in_the_carry_are_weak():
    singles = np.ones(3, np.float32)
    carry, ys = te.scan(lambda c, x: (c + x, c * x), 0, singles)
    assert (carry.dtype, ys.dtype) == (np.float32, np.float32)
    carry, ys = te.scan(lambda c, x: (c + 1, c * x), 0, singles)
    assert (carry.dtype, ys.dtype) == (np.int64, np.float32)
    carry, _ = te.scan(lambda c, x: (c * 0.5, None), 1, singles)
    assert carry.dtype == np.float64


def test_nested_and_shared_bodies():
    def outer(c, x):
        inner, ys = te.scan(lambda a, b: (a * np.cos(b), a), c, x)
        return inner + np.sum(ys), inner

    te.check_grads(lambda c, xs: te.scan(outer, c, xs)[0], (0.4, XS), order=2)


def test_results_are_tensors_where_arguments_are():
    last, _ = te.scan(lambda s, x: (s + x, None), te.tensor(np.zeros(3)), XS)
    assert isinstance(last, te.Tensor)
    assert isinstance(rnn(W, S, XS)[0], np.ndarray)


def test_results_share_no_memory():
    passed, ys = te.scan(lambda s, x: (s, x), S, XS)
    assert not np.shares_memory(passed, S)
    assert not np.shares_memory(ys, XS)
    (a, b), _ = te.scan(lambda s, x: ((s[1], s[1]), None), (S, S), XS)
    assert not np.shares_memory(a, b)


def test_computed_at_once_without_compiling_again():
    from tenferro.transforms.tracing.tracing import programs

    def f():
        return te.scan(lambda s, x: (s * x, None), 1.0, XS[:, 0])[0]

    f()
    misses = programs.info().misses
    f()
    assert programs.info().misses == misses


def test_linear_transpose():
    def f(x):
        return te.scan(lambda s, a: (s * a + x, s), np.zeros(3), np.array([1.0, 2.0, 3.0]))

    transpose = te.linear_transpose(f, S)
    y = f(S)
    c = (RNG.standard_normal(3), RNG.standard_normal((3, 3)))
    (back,) = transpose(c)
    np.testing.assert_allclose(np.vdot(c[0], y[0]) + np.vdot(c[1], y[1]), np.vdot(back, S))
    with pytest.raises(te.ADRuleError, match="not linear"):
        te.linear_transpose(lambda x: te.scan(lambda s, a: (s * x, None), x, np.arange(2.0))[0], S)
    with pytest.raises(te.ADRuleError, match="not linear"):
        te.linear_transpose(
            lambda x: te.scan(lambda s, a: (s + x, None), 1.0, np.arange(2.0))[0], 2.0
        )


def test_map():
    np.testing.assert_allclose(te.map(lambda x: x @ x, XS), np.sum(XS * XS, 1))
    te.check_grads(lambda xs: te.map(lambda x: np.sin(x) @ x, xs), (XS,), order=2)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("size", [1, 2, 4, 5, 9])
@pytest.mark.parametrize("engine", ENGINES)
def test_map_in_batches(engine, size):
    """Whole batches and a rest, of pytrees; gradients of slices and of what is read outside."""
    rng = np.random.default_rng(0)
    xs = {"a": rng.standard_normal((5, 3)), "n": np.arange(5)}
    w = rng.standard_normal(3)

    def mapped(w, a, **options):
        return te.map(
            lambda x: {"y": np.tanh(x["a"] * w).sum(), "n": x["n"] + 1}, {**xs, "a": a}, **options
        )

    def loss(*args, **options):
        return np.sum(mapped(*args, **options)["y"] ** 2)

    found = te.jit(partial(mapped, batch_size=size), engine=engine)(w, xs["a"])
    np.testing.assert_allclose(found["y"], mapped(w, xs["a"])["y"], rtol=1e-14)
    np.testing.assert_array_equal(found["n"], np.arange(1, 6))
    for i in (0, 1):
        got = te.jit(te.grad(partial(loss, batch_size=size), argnums=i), engine=engine)
        expected = te.grad(loss, argnums=i)(w, xs["a"])
        np.testing.assert_allclose(got(w, xs["a"]), expected, rtol=1e-13)


@pytest.mark.parametrize("size", [None, 1, 4, 6])
def test_map_to_what_depends_on_no_element(size):
    x = np.arange(6.0)
    numbers, rows = te.map(lambda v: (3.0, np.arange(2)), x, batch_size=size)
    assert numbers.tolist() == [3.0] * 6
    assert rows.tolist() == [[0, 1]] * 6
    assert te.map(lambda v: (), x, batch_size=size) == ()


def test_a_scan_without_results():
    assert te.scan(lambda c, v: ((), None), (), np.arange(3.0)) == ((), None)
    assert te.jit(lambda x: te.scan(lambda c, v: (None, ()), None, x))(np.ones(2)) == (None, ())


def test_map_in_batches_of_nothing():
    assert te.map(lambda x: np.sum(x), np.ones((0, 3)), batch_size=2).shape == (0,)


@pytest.mark.parametrize("n", [0, 1, 2, 5, 8, 13])
@pytest.mark.parametrize("reverse", [False, True])
def test_associative_scan(n, reverse):
    a, b = RNG.standard_normal((2, n, 2))

    def compose(f, g):  # x -> g(f(x)) of affine functions
        return f[0] * g[0], f[1] * g[0] + g[1]

    found = te.associative_scan(compose, (a, b), reverse=reverse)
    slope, offset, c = np.empty_like(a), np.empty_like(b), (np.ones(2), np.zeros(2))
    for k in range(n - 1, -1, -1) if reverse else range(n):
        c = compose(c, (a[k], b[k]))
        slope[k], offset[k] = c
    np.testing.assert_allclose(found[0], slope)
    np.testing.assert_allclose(found[1], offset)


def test_associative_scan_along_an_axis_and_its_derivative():
    x = RNG.standard_normal((2, 5))
    np.testing.assert_allclose(te.associative_scan(np.add, x, axis=1), np.cumsum(x, 1))
    te.check_grads(lambda x: te.associative_scan(np.multiply, x, axis=1), (x,), order=2)
