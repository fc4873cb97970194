"""Arrays that are built element by element from traced values."""

import numpy as np
import pytest

import tenferro as te

tn = te.numpy
X = np.array([1.0, 2.0, 3.0])


def filled(x):
    y = tn.zeros(3)
    for i in range(3):
        y[i] = x[i] ** 2
    return y


def identity_and_more(x):
    A = np.eye(3, like=x)
    A[0] += x
    A[1][:] = x[0]
    return A


def of_elements(x):
    return np.array([x[0], [2.0][0], x[1] * x[2]], like=x)


def into_a_full_one(x):
    y = np.full(3, 0.5, like=x)
    y += x
    z = tn.empty((2, 3))
    z[0], z[1] = y, x * y
    return z


def under_two_names(x):
    y = tn.array([0.0, 0.0, 1.0])
    z, part = y, y[1:]
    z *= x[1]
    part[0] = x[2]
    return y, z, part


def stacked(x):
    return np.stack([np.sin(x[i]) * x for i in range(3)])


def of_a_range(x):
    y = tn.arange(3.0)
    y[tn.arange(2)] = x[1:]
    np.put(y, 2, x[0])
    return y


@pytest.mark.parametrize(
    "f",
    [filled, identity_and_more, of_elements, into_a_full_one, under_two_names, stacked, of_a_range],
)
def test_building(f):
    want = f(te.tensor(X))
    for got in (te.jit(f)(X), te.vjp(f, X)[0], te.trace(f)(X)(X)):
        for a, b in zip(
            got if isinstance(got, tuple) else [got],
            want if isinstance(want, tuple) else [want],
            strict=True,
        ):
            np.testing.assert_allclose(a, b, rtol=1e-15)
    te.check_grads(te.jit(f), (X,), order=2)


@pytest.mark.parametrize("make", [tn.zeros, tn.ones, tn.empty])
def test_an_array_made_outside_of_the_trace_is_not_written_to(make):
    y = make(3)

    def f(x):
        y[0] = x[0]
        return y.sum()

    for transform in (te.grad, te.jit):
        with pytest.raises(TypeError, match=r"x is a computed tensor.*make x inside the traced"):
            transform(f)(X)
    np.testing.assert_array_equal(y, make(3))


def put_one(x):
    y = np.zeros(3)
    y[0] = x[0]
    return y


def put_all(x):
    y = np.zeros(3)
    y[:] = x
    return y


def add_all(x):
    y = np.zeros(3)
    y += x
    return y


@pytest.mark.parametrize(
    ("f", "message"),
    [
        (put_one, r"np.zeros\(n, like=x\) or te.numpy.zeros\(n\)"),
        (put_all, r"np.zeros\(n, like=x\) or te.numpy.zeros\(n\)"),
        (add_all, r"y = y \+ x, not y \+= x if y is a NumPy array"),
        (lambda x: np.array([x[0], x[1]]), r"np.array\(\[...\], like=x\)"),
        (lambda x: np.asarray(x), "leave out np.asarray"),
    ],
)
@pytest.mark.parametrize("transform", [te.jit, lambda f: te.grad(lambda x: f(x).sum())])
def test_the_last_line_says_what_to_write(f, message, transform):
    with pytest.raises(TypeError, match=message) as caught:
        transform(f)(X)
    frames = [entry.path.name for entry in caught.traceback]
    assert frames.count("test_numpy_building.py") >= 2  # the user's line is shown


def test_other_errors_of_values_stay():
    with pytest.raises(ValueError, match="invalid literal"):
        te.jit(lambda x: x * int("no number"))(X)


def test_numbers_beside_what_was_filled():
    """An array that came to denote traced values is none of numbers any more."""

    def f(x):
        y = np.zeros(3, like=x)
        y[:] = x
        return 10.0 * y + (y - 2.0) / 4.0

    x = np.arange(3.0)
    np.testing.assert_allclose(te.jit(f)(x), 10.25 * x - 0.5)


def test_views_of_what_was_filled_are_of_its_kind():
    def f(x):
        y = np.zeros(3, like=x)
        row = y[:2]
        y[:] = x
        return 10.0 * row + np.sin(row)

    x = np.arange(3.0)
    np.testing.assert_allclose(te.jit(f)(x), 10.0 * x[:2] + np.sin(x[:2]))
    np.testing.assert_allclose(te.grad(lambda x: f(x).sum())(x), [11.0, 10.0 + np.cos(1.0), 0.0])
