"""Functions on batches: axes, pytrees, closures, compositions, loops and branches, errors."""

import numpy as np
import pytest

import tenferro as te

RNG = np.random.default_rng(0)
X = RNG.standard_normal((4, 3))
W = RNG.standard_normal((3, 3))


def looped(f, *batches):
    """The function on one element after the other."""
    results = [f(*(x[i] for x in batches)) for i in range(len(batches[0]))]
    return np.stack([np.asarray(y) for y in results])


def model(w, x):
    return np.sum(np.tanh(w @ x) ** 2) + np.linalg.solve(w + 3 * np.eye(3), x)[0]


@pytest.mark.parametrize("axis", [0, 1, 2, -1, -2, -3])
@pytest.mark.parametrize("out", [0, 1, 2, -1])
def test_axes(axis, out):
    x = RNG.standard_normal((2, 3, 4))
    found = te.vmap(np.sin, axis, out)(x)
    np.testing.assert_array_equal(found, np.moveaxis(np.sin(x), axis, out))


@pytest.mark.parametrize("n", [0, 1, 5])
@pytest.mark.parametrize("chunk", [None, 1, 2, 5, 7])
def test_sizes_and_chunks(n, chunk):
    x = RNG.standard_normal((n, 3))
    found = te.vmap(lambda x: (model(W, x), W[0]), chunk_size=chunk)(x)
    np.testing.assert_allclose(found[0], [model(W, a) for a in x], rtol=1e-12)
    np.testing.assert_array_equal(found[1], np.broadcast_to(W[0], (n, 3)))


@pytest.mark.parametrize("chunk", [None, 1, 4, 6, 7])
def test_results_that_depend_on_no_element(chunk):
    x = np.arange(6.0)
    fixed = te.vmap(lambda v: (3.0, W[0]), chunk_size=chunk)
    for transform in (lambda f: f, te.jit):
        three, row = transform(fixed)(x)
        np.testing.assert_array_equal(three, np.full(6, 3.0))
        np.testing.assert_array_equal(row, np.broadcast_to(W[0], (6, *W[0].shape)))
    assert te.vmap(lambda v: 3.0, out_axes=None, chunk_size=chunk)(x) == 3.0
    assert te.vmap(lambda v: (), chunk_size=chunk)(x) == ()
    outside = te.grad(lambda a: np.sum(te.vmap(lambda v: a * 2.0, chunk_size=chunk)(x)))
    assert outside(3.0) == 12.0


def test_pytrees_as_axes():
    def f(p, pair, *, scale):
        return {"a": p["w"] @ pair[0] * scale, "b": (pair[1], p["b"])}

    p = {"w": W, "b": np.arange(4.0)}
    pair = [X.T, np.ones(2)]
    scale = np.arange(4.0)
    out = {"a": 1, "b": (None, 0)}
    found = te.vmap(f, ({"w": None, "b": 0}, [1, None]), out)(p, pair, scale=scale)
    np.testing.assert_allclose(found["a"], (W @ X.T) * scale)
    np.testing.assert_array_equal(found["b"][0], np.ones(2))
    np.testing.assert_array_equal(found["b"][1], np.arange(4.0))


def test_none_in_arguments_and_results():
    assert te.vmap(lambda x, y: (x, y))(X, None)[1] is None
    assert te.vmap(lambda x, y: (x, y), (0, None))(X, None)[1] is None


def test_python_numbers_give_way():
    x = X.astype(np.float32)
    assert te.vmap(lambda x, c: x * c, (0, None))(x, 2.0).dtype == np.float32


def test_only_axis_size():
    assert te.vmap(lambda x: x + 1, None, axis_size=3)(1.0).tolist() == [2.0] * 3
    assert te.vmap(lambda: 1.0, axis_size=2)().tolist() == [1.0, 1.0]


def test_closures_and_nesting():
    inner = te.vmap(lambda x, y: np.sum(x * y * W), (None, 0))
    found = te.vmap(inner, (0, None))(X, X)
    expected = [[np.sum(x * y * W) for y in X] for x in X]
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    across = te.vmap(lambda x: te.vmap(lambda y: x @ y)(X))(X)
    np.testing.assert_allclose(across, X @ X.T, rtol=1e-12)


def test_variables_from_outside_get_their_gradients():
    w = te.variable(W.copy())
    np.sum(te.vmap(lambda x: np.sum(np.tanh(w @ x)))(X)).backward()
    expected = te.grad(lambda w: np.sum(np.tanh(X @ w.T)))(W)
    np.testing.assert_allclose(w.grad, expected, rtol=1e-12)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_compositions_with_derivatives(engine):
    gradient = te.grad(model)
    expected = looped(lambda x: gradient(W, x), X)
    over = te.vmap(gradient, (None, 0))
    np.testing.assert_allclose(te.jit(over, engine=engine)(W, X), expected, rtol=1e-10)
    inside = te.vmap(te.jit(gradient, engine=engine), (None, 0))
    np.testing.assert_allclose(inside(W, X), expected, rtol=1e-10)
    total = te.grad(lambda w: np.sum(te.vmap(model, (None, 0))(w, X)))
    np.testing.assert_allclose(te.jit(total, engine=engine)(W), expected.sum(0), rtol=1e-10)


def test_jvp_and_vjp_inside_and_outside():
    x = X[0]
    basis = np.eye(3)

    def f(x):
        return np.tanh(W @ x)

    columns = te.vmap(lambda v: te.jvp(f, (x,), (v,))[1], out_axes=-1)(basis)
    rows = te.vmap(te.vjp(f, x)[1])(basis)[0]
    np.testing.assert_allclose(columns, rows, rtol=1e-12)
    outside = te.jvp(te.vmap(f), (X,), (X,))[1]
    inside = te.vmap(lambda x: te.jvp(f, (x,), (x,))[1])(X)
    np.testing.assert_allclose(outside, inside, rtol=1e-12)
    te.check_grads(lambda x: te.vmap(lambda x: model(W, x))(x), (X,), order=2)


def test_linear_maps_stay_linear():
    transposed = te.linear_transpose(te.vmap(lambda x: W @ x), X)
    np.testing.assert_allclose(transposed(X)[0], X @ W, rtol=1e-12)
    second = te.grad(lambda x: np.sum(te.vmap(lambda x: te.grad(model, 1)(W, x))(x) ** 2))(X)
    each = looped(te.grad(lambda x: np.sum(te.grad(model, 1)(W, x) ** 2)), X)
    np.testing.assert_allclose(second, each, rtol=1e-9)


def recurrence(w, xs):
    last, ys = te.scan(lambda s, x: (np.tanh(w @ s + x), np.sum(s)), xs[0], xs)
    return np.sum(last) + np.sum(ys**2)


def test_scans():
    ws, xs = RNG.standard_normal((5, 3, 3)), RNG.standard_normal((5, 6, 3))
    np.testing.assert_allclose(te.vmap(recurrence)(ws, xs), looped(recurrence, ws, xs))
    gradient = te.grad(recurrence)
    expected = looped(gradient, ws, xs)
    np.testing.assert_allclose(te.vmap(gradient)(ws, xs), expected, rtol=1e-10)
    np.testing.assert_allclose(te.jit(te.vmap(gradient))(ws, xs), expected, rtol=1e-10)
    shared = te.grad(lambda w: np.sum(te.vmap(recurrence, (None, 0))(w, xs)))(ws[0])
    np.testing.assert_allclose(shared, sum(gradient(ws[0], x) for x in xs), rtol=1e-10)
    te.check_grads(lambda w, x: te.vmap(recurrence, (None, 0))(w, x), (ws[0], xs), order=2)


def test_a_scan_that_only_its_constants_batch():
    def f(c, x):
        (a, k, s), ys = te.scan(lambda t, x: ((c, t[1] + 1, t[0]), x * t[1]), (1.0, 0, 2.0), x)
        return a + s + k, ys

    found = te.vmap(f, (0, None))(np.arange(3.0), np.ones(4))
    np.testing.assert_array_equal(found[0], 2 * np.arange(3.0) + 4)
    np.testing.assert_array_equal(found[1], [np.arange(4.0)] * 3)


def root(a):
    """Newton's method: the number of steps depends on a."""
    return te.while_loop(
        lambda s: np.abs(s * s - a) > 1e-13 * a, lambda s: (s + a / s) / 2, 0 * a + 1
    )


SQUARES = np.array([2.0, 3.0, 50.0, 1e4])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_loops_with_different_numbers_of_steps(engine):
    def run(f):
        return te.jit(f, engine=engine)(SQUARES)

    first, second = 0.5 / np.sqrt(SQUARES), -0.25 * SQUARES**-1.5
    np.testing.assert_allclose(run(te.vmap(root)), np.sqrt(SQUARES), rtol=1e-12)
    np.testing.assert_allclose(run(te.vmap(te.grad(root))), first, rtol=1e-12)
    total = te.grad(lambda a: np.sum(te.vmap(root)(a)))
    np.testing.assert_allclose(run(total), first, rtol=1e-12)
    np.testing.assert_allclose(run(te.vmap(te.grad(te.grad(root)))), second, rtol=1e-10)
    mixed = te.grad(lambda a: np.sum(te.vmap(te.grad(root))(a)))
    np.testing.assert_allclose(run(mixed), second, rtol=1e-10)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("checkpoint", [False, True, 2, None])
def test_loops_that_keep_states_only(checkpoint):
    def f(a, n):
        return te.fori_loop(0, n, lambda i, s: np.sin(a * s) + s, 1.0, checkpoint=checkpoint)

    a, n = RNG.uniform(0.5, 1, 4), np.array([0, 3, 7, 1])
    np.testing.assert_allclose(te.vmap(f)(a, n), looped(f, a, n), rtol=1e-12)
    gradient = te.grad(f)
    np.testing.assert_allclose(te.vmap(gradient)(a, n), looped(gradient, a, n), rtol=1e-10)
    curvature = te.grad(gradient)
    np.testing.assert_allclose(te.vmap(curvature)(a, n), looped(curvature, a, n), rtol=1e-9)


def test_a_loop_whose_condition_is_the_same_for_all():
    def f(a):
        def body(s):
            return s[0] * a, s[1] + 1

        return te.while_loop(lambda s: s[1] < 5, body, (1.0, 0))

    values, steps = te.vmap(f)(np.arange(3.0))
    np.testing.assert_allclose(values, np.arange(3.0) ** 5)
    assert steps.tolist() == [5] * 3
    slope = te.vmap(te.grad(lambda a: f(a)[0]))(np.arange(3.0))
    np.testing.assert_allclose(slope, 5 * np.arange(3.0) ** 4)


def test_records_that_are_the_same_for_all_meet_batches():
    """Second order through a loop where one record depends on the batch and another does not."""

    def f(w, c):
        s = te.while_loop(lambda s: s[1] < 4, lambda s: (np.sin(s[0] * w) + s[0], s[1] + 1), (w, 0))
        return s[0] * c

    def g(c):
        return te.grad(lambda w: te.grad(f)(w, c) * c + te.grad(f)(w, 1.0))(0.7)

    c = np.arange(3.0)
    np.testing.assert_allclose(te.vmap(g)(c), looped(g, c), rtol=1e-10)
    np.testing.assert_allclose(te.jit(te.vmap(g))(c), looped(g, c), rtol=1e-10)


def test_no_steps_and_no_elements():
    f = te.vmap(lambda a: te.while_loop(lambda s: s < a, lambda s: s * 2, 1.0))
    assert f(np.array([0.5, 3.0, 1.0])).tolist() == [1.0, 4.0, 1.0]
    assert f(np.ones(0)).shape == (0,)


@np.errstate(all="ignore")
def test_no_nan_from_the_branch_not_taken():
    def f(x):
        return te.cond(x > 0, lambda x: np.sqrt(x), lambda x: 0 * x, x)

    x = np.array([4.0, -1.0, 0.0, 9.0])
    first, second = [0.25, 0, 0, 1 / 6], [-1 / 32, 0, 0, -1 / 108]
    np.testing.assert_allclose(te.vmap(f)(x), [2, 0, 0, 3])
    np.testing.assert_allclose(te.grad(lambda x: np.sum(te.vmap(f)(x)))(x), first)
    np.testing.assert_allclose(te.vmap(te.grad(f))(x), first)
    np.testing.assert_allclose(te.vmap(te.grad(te.grad(f)))(x), second)
    total = te.grad(lambda x: np.sum(te.vmap(te.grad(f))(x)))
    np.testing.assert_allclose(total(x), second)
    np.testing.assert_allclose(te.jit(total)(x), second)


@pytest.mark.parametrize("kind", [np.int64, np.uint8, np.int8, bool])
def test_switches(kind):
    branches = [lambda x, y: x * y, lambda x, y: x + 0 * y, lambda x, y: np.sin(y) + 0 * x]
    branches = branches[:2] if kind is bool else branches

    def f(i, x):
        if kind is bool:
            return te.cond(i, branches[1], branches[0], x, 2.0)
        return te.switch(i, branches, x, 2.0)

    i = np.array([0, 1, 2, 7]).astype(kind)
    np.testing.assert_allclose(te.vmap(f)(i, X[:, 0]), looped(f, i, X[:, 0]))
    np.testing.assert_allclose(te.vmap(f, (None, 0))(i[2], X[:, 0]), [f(i[2], x) for x in X[:, 0]])
    g = te.grad(f, 1)
    np.testing.assert_allclose(te.vmap(g)(i, X[:, 0]), looped(g, i, X[:, 0]))


def test_a_negative_index_takes_the_first_branch():
    f = te.vmap(lambda i: te.switch(i, [lambda: 1.0, lambda: 2.0]))
    assert f(np.array([-3, 0, 5])).tolist() == [1.0, 1.0, 2.0]


def test_other_loops():
    x = RNG.standard_normal((3, 6))
    np.testing.assert_allclose(te.vmap(lambda x: te.map(np.sin, x))(x), np.sin(x))
    sums = te.vmap(lambda x: te.associative_scan(np.add, x))(x)
    np.testing.assert_allclose(sums, np.cumsum(x, 1))


def test_extensions():
    quiet = te.extension.family("tests.vmap.quiet.v1", infer=lambda x, y: x)
    te.extension.lowering(quiet)(lambda x, y: lambda a, b: a * b.sum())
    quiet.jvp(lambda x, y, z, dx, dy: dx * y.sum() + x * dy.sum())

    def f(x, y):
        return te.extension.apply(quiet, x, y)

    assert "scan" in str(te.trace(te.vmap(f))(X, X))
    np.testing.assert_allclose(te.vmap(f)(X, X), looped(f, X, X))
    np.testing.assert_allclose(te.vmap(f, (None, 0))(X[0], X), [f(X[0], x) for x in X])
    gradient = te.grad(lambda x, y: np.sum(f(x, y)))
    np.testing.assert_allclose(te.vmap(gradient)(X, X), looped(gradient, X, X))

    @quiet.formula
    def _(x, y):
        return x * np.sum(y)

    assert "scan" not in str(te.trace(te.vmap(f))(X, X))
    np.testing.assert_allclose(te.vmap(f)(X, X), looped(f, X, X))

    @quiet.batch
    def _(n, on, x, y):
        return x

    with pytest.raises(TypeError, match=r"vmap.quiet.v1: its batch rule returned float64\[3\]"):
        te.vmap(f, (None, 0))(X[0], X)


def test_linear_extensions_that_say_nothing():
    total = te.extension.family("tests.vmap.total.v1", infer=lambda x: x, linear="all")
    te.extension.lowering(total)(lambda x: lambda a: np.cumsum(a))
    total.transpose(0)(lambda ct, x: te.extension.apply(back, ct))
    back = te.extension.family("tests.vmap.back.v1", infer=lambda x: x, linear="all")
    te.extension.lowering(back)(lambda x: lambda a: np.cumsum(a[::-1])[::-1])
    gradient = te.grad(lambda x: np.sum(te.extension.apply(total, x * x) * W[0]))
    np.testing.assert_allclose(te.vmap(gradient)(X), looped(gradient, X))


def test_a_family_with_an_unknown_kind_of_batch():
    with pytest.raises(ValueError, match="batch is 'first', expected one of"):
        te.extension.family("tests.vmap.kind.v1", infer=lambda x: x, batch="first")


def test_named_sizes():
    f = te.jit(te.vmap(te.grad(model), (None, 0)), shapes=("3,3", "n,3"))
    for n in (1, 4, 6):
        x = RNG.standard_normal((n, 3))
        np.testing.assert_allclose(f(W, x), [te.grad(model)(W, a) for a in x], rtol=1e-9)
    assert f.cache_info().size == 1
    g = te.jit(te.vmap(recurrence, (None, 0)), shapes=("3,3", "n,m,3"))
    for n, m in ((2, 3), (4, 1)):
        xs = RNG.standard_normal((n, m, 3))
        np.testing.assert_allclose(g(W, xs), [recurrence(W, x) for x in xs], rtol=1e-12)
    with pytest.raises(ValueError, match="chunk_size is 2, but the size of the batch is n"):
        te.jit(te.vmap(np.sin, chunk_size=2), shapes=("n",))(X[0])


def test_what_is_the_same_for_all_is_computed_once():
    program = te.trace(te.vmap(lambda w, x: np.linalg.inv(w) @ x, (None, 0)))(W, X)
    shapes = [str(y) for y in program.graph.arena.metas]
    assert "float64[4,3,3]" not in shapes


ERRORS = {
    "vmap(dot): argument 0 has 4 elements along axis 0, argument 1 has 2 elements along axis 0; "
    "expected the same number": lambda: te.vmap(np.dot)(X, X[:2]),
    "vmap(f): argument 0['b'] has 4 elements along axis 0, axis_size is 5; expected the same "
    "number": lambda: te.vmap(named, axis_size=5)({"b": X}),
    "vmap(dot): argument 1 is float64[4,3], which has no axis 3 (in_axes)": lambda: te.vmap(
        np.dot, (0, 3)
    )(X, X),
    "vmap(sin): argument 0 is float64[], which has no axis 0 (in_axes)": lambda: te.vmap(np.sin)(
        1.0
    ),
    "vmap(dot): in_axes has 1 entries for 2 positional arguments; expected one for each, or a "
    "single integer": lambda: te.vmap(np.dot, (0,))(X, X),
    "vmap(dot): no argument has an axis to map over; expected an integer in in_axes, or "
    "axis_size": lambda: te.vmap(np.dot, None)(X, X),
    "vmap(f): in_axes is ({'b': 0},), expected a prefix of ({'a': *},)": lambda: te.vmap(
        named, ({"b": 0},)
    )({"a": X}),
    "vmap(sin): argument 0: its entry in in_axes is 'a', expected an integer": lambda: te.vmap(
        np.sin, "a"
    )(X),
    "vmap(sin): the result differs between the elements, but its entry in out_axes is None, "
    "expected an integer": lambda: te.vmap(np.sin, 0, None)(X),
    "vmap(sin): the result is float64[3], which has no axis 4 (out_axes)": lambda: te.vmap(
        np.sin, 0, 4
    )(X),
    "vmap(sin): chunk_size is 0, expected at least 1": lambda: te.vmap(np.sin, chunk_size=0),
    "vmap(sin): chunk_size is 1.5, expected None or an integer": lambda: te.vmap(
        np.sin, chunk_size=1.5
    ),
    "vmap(sin): axis_size is -1, expected at least 0": lambda: te.vmap(np.sin, axis_size=-1)(X),
    "vmap(sin): axis_size is 'n', expected an integer": lambda: te.vmap(np.sin, axis_size="n")(X),
    "vmap: expected a function, got int; write te.vmap(f)(x)": lambda: te.vmap(3),
}


def named(tree):
    return tree


named.__name__ = "f"


@pytest.mark.parametrize("text", ERRORS)
def test_errors(text):
    with pytest.raises((TypeError, ValueError)) as error:
        ERRORS[text]()
    assert str(error.value) == text


@pytest.mark.sampled(3, "engine", "write", "select")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("write", [False, True])
@pytest.mark.parametrize("select", [lambda i, j: (i, j), lambda i, j: (i, 2), lambda i, j: (1, j)])
def test_index_arrays_with_different_numbers_of_axes(select, write, engine):
    x = np.arange(60.0).reshape(3, 4, 5)
    i = np.array([[[0], [1]], [[2], [3]], [[1], [0]]])
    j = np.array([[1, 4, 2], [0, 3, 4], [2, 2, 1]])

    def f(x, i, j):
        return x.at[select(i, j)].add(0.5) if write else x[select(i, j)]

    def numpys(x, i, j):
        result = x.copy()
        np.add.at(result, select(i, j), 0.5)
        return result if write else x[select(i, j)]

    for axes in ((0, 0, 0), (0, 0, None), (0, None, 0), (None, 0, None)):
        arguments = [a if on == 0 else a[0] for a, on in zip((x, i, j), axes, strict=True)]
        rows = zip(
            *(a if on == 0 else [a[0]] * 3 for a, on in zip((x, i, j), axes, strict=True)),
            strict=True,
        )
        got = te.jit(te.vmap(f, in_axes=axes), engine=engine)(*arguments)
        np.testing.assert_array_equal(got, [numpys(*row) for row in rows])
