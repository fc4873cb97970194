"""Branches: values, derivatives, laziness, dtypes."""

import numpy as np
import pytest

import tenferro as te

X = np.array([0.5, -1.0, 2.0])


@pytest.mark.sampled(3, "flag", "engine")
@pytest.mark.parametrize("flag", [True, False])
@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_cond(flag, engine):
    def f(p, x):
        return te.cond(p, lambda x: np.sum(x * x), lambda x: np.sum(np.sin(x)), x)

    expected = np.sum(X * X) if flag else np.sum(np.sin(X))
    value, gradient = te.jit(te.value_and_grad(f, 1), engine=engine)(flag, X)
    np.testing.assert_allclose(value, expected)
    np.testing.assert_allclose(gradient, 2 * X if flag else np.cos(X))
    te.check_grads(lambda x: f(flag, x), (X,), order=2)


def test_switch_takes_the_nearest_branch():
    branches = [lambda x: x + 1, lambda x: 2 * x, lambda x: x * x]
    found = [float(te.switch(i, branches, 3.0)) for i in (-5, 0, 1, 2, 7)]
    assert found == [4.0, 4.0, 6.0, 9.0, 9.0]


def test_the_other_branch_is_not_computed():
    """Not even what it makes of values from outside."""

    def f(a):
        return te.cond(a[0, 0] > 0, lambda: np.linalg.cholesky(a), lambda: a * 1.0)

    te.jit(f, engine="numpy")(-np.eye(2))
    te.jit(te.grad(lambda a: np.sum(f(a))), engine="numpy")(-np.eye(2))


def test_no_nan_from_the_branch_not_taken():
    def f(x):
        return te.cond(x > 0, lambda: np.sqrt(x), lambda: 0.0 * x)

    assert [float(te.grad(f)(x)) for x in (4.0, 0.0, -1.0)] == [0.25, 0.0, 0.0]
    assert float(te.grad(te.grad(f))(0.0)) == 0.0


def _pole(x):
    return 1.0 / (0.0 * x)


OTHER_SINGULAR = {
    "cond": lambda x: te.cond(np.sum(x) < 0, lambda: _pole(x), lambda: 2 * x),
    "operand": lambda x: te.cond(np.sum(x) < 0, lambda y: y * _pole(x), lambda y: 2 * y, x),
    "switch": lambda x: te.switch(7, [lambda: _pole(x), lambda: 2 * x]),
    "inside": lambda x: te.cond(
        np.sum(x) > 0,
        lambda: te.cond(np.sum(x) < 0, lambda: _pole(x), lambda: 2 * x),
        lambda: x,
    ),
    "equal values in both": lambda x: te.cond(
        np.sum(x) > 0,
        lambda: te.cond(np.sum(x) < 0, lambda: _pole(x), lambda: 2 * x),
        lambda: _pole(x),
    ),
    "equal values in the first": lambda x: te.switch(
        (np.sum(x) > 0).astype(int),
        [lambda: _pole(x), lambda: te.switch(5, [lambda: _pole(x), lambda: 2 * x])],
    ),
}


@pytest.mark.filterwarnings("ignore:.*encountered in:RuntimeWarning")
@pytest.mark.parametrize("name", OTHER_SINGULAR)
def test_no_nan_from_what_other_branches_compute_of_closed_over_values(name):
    def loss(x):
        return np.sum(OTHER_SINGULAR[name](x))

    x = np.array([1.0, 2.0])
    variable = te.variable(x)
    loss(variable).backward()
    for found in (variable.grad, te.grad(loss)(x), te.jit(te.grad(loss), engine="numpy")(x)):
        np.testing.assert_array_equal(found, [2.0, 2.0])


def _steps(x, count, step):
    """A loop whose number of steps is data."""
    return te.while_loop(lambda c: c[0] < count, lambda c: (c[0] + 1, step(c[1])), (0, 2 * x))[1]


def _untaken(x, y, c):
    return te.cond(np.sum(x) < 0, lambda: c * y, lambda: c + x)


ZERO = np.zeros(2, int)
NOT_READ = {
    "branch": (lambda x, y: te.cond(np.sum(x) < 0, lambda: y, lambda: x * x), 2.0),
    "one of three": (lambda x, y: te.switch(7, [lambda: y, lambda: x * y, lambda: x * x]), 2.0),
    "branch in a scan": (
        lambda x, y: te.scan(lambda c, _: (_untaken(x, y, c), None), x * x, length=2)[0], 2.0,
    ),
    "branch in a loop": (lambda x, y: _steps(x, 2, lambda c: _untaken(x, y, c) * x), 20.0),
    "loop without a step": (lambda x, y: _steps(x, 0, lambda c: c * y) * x, 4.0),
    "range without a step": (lambda x, y: te.fori_loop(3, 1, lambda i, c: c + y, x * x), 2.0),
    "no step in a scan": (
        lambda x, y: te.scan(lambda c, n: (_steps(c, n, lambda c: c * y), None), x * x, ZERO)[0],
        8.0,
    ),
    "no step in a branch": (
        lambda x, y: te.cond(np.sum(x) > 0, lambda: _steps(x, 0, lambda c: c + y) * x, lambda: y),
        4.0,
    ),
    "loop in a branch": (
        lambda x, y: te.cond(np.sum(x) < 0, lambda: _steps(x, 2, lambda c: c + y), lambda: x * x),
        2.0,
    ),
    "mapped": (
        lambda x, y: te.vmap(lambda x, y: te.cond(x < 0, lambda: y, lambda: x * x))(x, y), 2.0,
    ),
}  # fmt: skip
"""Functions of x = (1, 2) and of y, which is singular and has no part in what they compute; and
their second derivative at 1."""


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings("ignore:.*encountered in:RuntimeWarning")
@pytest.mark.parametrize("name", NOT_READ)
def test_no_nan_from_what_is_computed_before_and_not_read(name):
    f, curvature = NOT_READ[name]

    def loss(x):
        return np.sum(f(x, _pole(x)))

    x = np.array([1.0, 2.0])
    slope = te.grad(lambda x: np.sum(f(x, x)))(x)
    variable = te.variable(x)
    loss(variable).backward()
    np.testing.assert_allclose(variable.grad, slope)
    for engine in ("numpy", "native"):
        np.testing.assert_allclose(te.jit(te.grad(loss), engine=engine)(x), slope)
        second = te.jit(lambda x: te.hvp(loss, (x,), (np.array([1.0, 0.0]),))[1], engine=engine)(x)
        np.testing.assert_allclose(np.ravel(second)[0], curvature)


@pytest.mark.filterwarnings("ignore:.*encountered in:RuntimeWarning")
def test_no_nan_from_equal_values_in_converted_branches():
    @te.adopt
    def f(x):
        if np.sum(x) > 0:  # noqa: SIM108
            y = _pole(x) if x[0] < 0 else 2 * x
        else:
            y = _pole(x)
        return np.sum(y)

    for engine in ("numpy", "native"):
        found = te.jit(te.grad(f), engine=engine)(np.array([1.0, 2.0]))
        np.testing.assert_array_equal(found, [2.0, 2.0])


def test_no_nan_from_select_inside_a_loop():
    def f(x):
        return te.scan(lambda s, a: (s + np.where(a > 0, np.sqrt(a), 0.0), None), 0.0, x)[0]

    xs = np.array([4.0, 0.0, -1.0])
    with np.errstate(all="ignore"):
        for engine in ("numpy", "native"):
            assert te.jit(te.grad(f), engine=engine)(xs).tolist() == [0.25, 0.0, 0.0]
            curvature = te.jit(lambda x: te.hvp(f, (x,), (np.ones(3),))[1][0], engine=engine)(xs)
            np.testing.assert_allclose(curvature, [-1 / 32, 0.0, 0.0])


def test_branches_may_differ_in_what_varies():
    def f(i, x, y):
        return te.switch(i, [lambda: (x, 1.0 * y), lambda: (y, 2.0), lambda: (0.0, x * y)])

    for i in range(3):
        te.check_grads(lambda x, y, i=i: f(i, x, y), (0.3, 0.8), order=2)


def test_numbers_give_way_to_arrays():
    single = np.float32(2)
    assert te.cond(True, lambda x: 0, lambda x: x, single).dtype == np.float32
    assert te.cond(True, lambda: 1, lambda: 2.5).dtype == np.float64
    assert te.switch(0, [lambda: 1, lambda: 2]).dtype == np.int64


def test_pytrees_and_no_results():
    found = te.cond(
        False, lambda x: {"a": x, "b": (x, 1)}, lambda x: {"a": -x, "b": (2 * x, 3)}, 2.0
    )
    assert (float(found["a"]), float(found["b"][0]), int(found["b"][1])) == (-2.0, 4.0, 3)
    assert te.cond(True, lambda: None, lambda: None) is None


def test_variables_from_outside_get_gradients():
    w = te.variable(3.0)
    te.cond(True, lambda x: w * x, lambda x: x, 2.0).backward()
    assert float(w.grad.numpy()) == 2.0


def test_linear_transpose():
    f = te.linear_transpose(lambda x: te.cond(True, lambda x: 2 * x, lambda x: -x, x), X)
    assert f(X)[0].tolist() == (2 * X).tolist()


XS = np.array([4.0, 0.0, -1.0])


def rooted(xs):
    return te.map(lambda a: np.sqrt(a), xs)


MASKED = {
    "into a loop": lambda x: np.sum(np.where(x > 0, rooted(x), 0.0)),
    "into the carry of a loop": lambda x: np.sum(
        np.where(x > 0, te.scan(lambda s, a: (np.sqrt(s * a), None), x, np.ones(2))[0], 0.0)
    ),
    "out of a loop": lambda x: te.scan(
        lambda c, a: (c + np.where(a[0] > 0, a[1], 0.0), None), 0.0, (x, np.sqrt(x))
    )[0],
    "into a branch": lambda x: np.sum(
        np.where(x > 0, te.cond(x[0] > 0, lambda: np.sqrt(x), lambda: x), 0.0)
    ),
    "through two loops": lambda x: np.sum(
        np.where(x > 0, te.scan(lambda c, _: (c, rooted(x)), 0.0, length=2)[1][1], 0.0)
    ),
    "into a loop of unknown length": lambda x: np.sum(
        np.where(
            x > 0,
            te.while_loop(lambda s: s[1] < 1, lambda s: (np.sqrt(s[0]), s[1] + 1), (x, 0))[0],
            0.0,
        )
    ),
}


@pytest.mark.sampled(3, "engine")
@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("where", MASKED)
def test_what_is_masked_stays_so_across_loops(where, engine):
    f = MASKED[where]
    roots = 2 if where == "into the carry of a loop" else 1
    expected = 0.5 / np.sqrt(4.0) if roots == 1 else 0.25 * 4.0**-0.75
    with np.errstate(all="ignore"):
        gradient = te.jit(te.grad(f), engine=engine)(XS)
        np.testing.assert_allclose(gradient, [expected, 0.0, 0.0])
        curvature = te.jit(lambda x: te.grad(lambda y: te.grad(f)(y)[0])(x), engine=engine)(XS)
        assert curvature[0] < 0
        assert curvature[1:].tolist() == [0.0, 0.0]
