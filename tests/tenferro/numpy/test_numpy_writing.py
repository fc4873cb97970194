"""`out=`, `ufunc.at` and `x.flat`: what NumPy writes into arrays that are there."""

import numpy as np
import pytest

import tenferro as te

X = np.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
V = np.array([0.5, -1.0, 2.0])


def make(x, shape=None, dtype=None):
    """A new array beside x: of NumPy if x is, else one that can be written to."""
    return np.zeros(x.shape if shape is None else shape, dtype or x.dtype, like=x)


def at(ufunc, index, values):
    def f(x):
        y = x * 1.0
        ufunc.at(y, index, values)
        return y

    return f


def out_of(call, shape=None, dtype=None):
    def f(x):
        y = make(x, shape, dtype)
        assert call(x, y) is y
        return y

    return f


def flat(index, values):
    def f(x):
        y = x * 1.0
        y.flat[index] = values
        return y

    return f


def flat_whole(x):
    y = x * 1.0
    y.flat = 7.0
    return y


def flat_repeated(x):
    y = x * 1.0
    y.flat = [7.0, 8.0]
    z = x * 1.0
    z.flat[1:5] = x[0]
    z.flat[[0, -1]] = np.array([9.0, 8.0, 7.0])
    return np.stack([y, z])


def flat_read(x):
    y = x.T
    return np.stack([y.flat[1], y.flat[-1], *y.flat][:5])


def flat_of_view(x):
    y = x * 1.0
    y[:, 1:].flat[[0, 3]] = [10.0, 20.0]
    return y


def into_itself(x):
    y = x * 1.0
    np.tanh(y, out=y)
    np.multiply(y, 2.0, out=y)
    return y


def two_outputs(x):
    quotient, rest = make(x), make(x)
    np.divmod(x, 2.0, out=(quotient, rest))
    return quotient + 10.0 * rest


def into_a_row(x):
    y = x * 1.0
    np.add(x[0], x[1], out=y[0])
    return y


CASES = {
    "add.at": at(np.add, ([0, 0, 1], [1, 1, 2]), V),
    "add.at row": at(np.add, 0, V),
    "subtract.at": at(np.subtract, ([0, 0, 1], [1, 1, 2]), V),
    "multiply.at": at(np.multiply, ([0, 0, 1], [1, 1, 2]), V),
    "divide.at": at(np.divide, ([0, 0, 1], [1, 1, 2]), V),
    "maximum.at": at(np.maximum, ([0, 0], [0, 0]), np.array([3.0, 2.0])),
    "minimum.at": at(np.minimum, (slice(None), 1), 2.5),
    "power.at": at(np.power, ([0, 1], [1, 2]), 2.0),
    "out": out_of(lambda x, y: np.multiply(x, 2.0, out=y)),
    "out, sin": out_of(lambda x, y: np.sin(x, out=y)),
    "out, where": out_of(lambda x, y: np.sqrt(x, out=y, where=x > 2.5)),
    "out, broadcast": out_of(lambda x, y: np.add(x[0], 1.0, out=y)),
    "out, sum": out_of(lambda x, y: np.sum(x, axis=0, out=y), 3),
    "out, reduce": out_of(lambda x, y: np.add.reduce(x, axis=1, out=y), 2),
    "out, accumulate": out_of(lambda x, y: np.add.accumulate(x, axis=1, out=y)),
    "out, cumsum": out_of(lambda x, y: np.cumsum(x, axis=0, out=y)),
    "out, matmul": out_of(lambda x, y: np.matmul(x, x.T, out=y), (2, 2)),
    "out, concatenate": out_of(lambda x, y: np.concatenate([x, x], out=y), (4, 3)),
    "out, clip": out_of(lambda x, y: np.clip(x, 2.0, 4.0, out=y)),
    "out, smaller": out_of(lambda x, y: np.multiply(x, 2.0, out=y), dtype=np.float32),
    "out, itself": into_itself,
    "out, row": into_a_row,
    "out, two": two_outputs,
    "flat, element": flat(4, 9.0),
    "flat, slice": flat(slice(1, 5, 2), [7.0, 8.0]),
    "flat, indices": flat([0, 5], 3.0),
    "flat, all": flat_whole,
    "flat, repeated": flat_repeated,
    "flat, read": flat_read,
    "flat, view": flat_of_view,
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", CASES)
def test_written_as_by_numpy(name):
    f = CASES[name]
    expected = f(X)
    for found in (te.jit(f)(X), te.jit(f, engine="numpy")(X), f(te.tensor(X)).numpy()):
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-6)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", sorted({*CASES} - {"out, smaller", "out, two", "flat, all"}))
def test_gradients_flow_through_what_is_written(name):
    te.check_grads(lambda x: np.sum(np.sin(CASES[name](x))), (X + 0.1,))
    w = te.variable(X)
    np.sum(np.sin(CASES[name](w))).backward()
    expected = te.grad(lambda x: np.sum(np.sin(CASES[name](x))))(X)
    np.testing.assert_allclose(w.grad, expected)


BAD = {
    "dtype of out": (
        lambda x: np.multiply(x, 1.5, out=make(x, dtype=int)),
        TypeError,
        r"numpy.multiply: the result is float64\[2,3\], and out is int64\[2,3\]",
    ),
    "shape of out": (
        lambda x: np.sin(x, out=make(x, 3)),
        ValueError,
        "numpy.sin: the result is .*, and out is float64.3., expected a shape",
    ),
    "dtype of at": (
        lambda x: np.add.at(make(x, dtype=int), 0, 1.5),
        TypeError,
        "numpy.add.at: the result is float64, expected a dtype that int64 holds",
    ),
    "index of at": (lambda x: np.add.at(x * 1.0, 7, 1.0), IndexError, "out of bounds"),
    "index of flat": (lambda x: (x * 1.0).flat.__setitem__(6, 0.0), IndexError, "out of bounds"),
    "unary at": (lambda x: np.negative.at(x * 1.0, 0), TypeError, "numpy.negative.at is not"),
    "read-only": (
        lambda x: np.sin(x[0], out=np.broadcast_to(x[0, :1], 3)),
        ValueError,
        "read-only",
    ),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize(
    "run", [lambda f: te.jit(lambda x: (f(x), x)[1])(X), lambda f: f(te.tensor(X))]
)
def test_what_cannot_be_written(name, run):
    f, error, message = BAD[name]
    with pytest.raises(error, match=message):
        run(f)


def test_variables_are_not_written_to():
    w = te.variable(X)
    for write in (
        lambda: np.sin(w, out=w),
        lambda: np.add.at(w, 0, 1.0),
        lambda: w.flat.__setitem__(0, 1.0),
    ):
        with pytest.raises(ValueError, match="variable whose gradient is being recorded"):
            write()
    with te.no_grad():
        np.multiply(w, 2.0, out=w)
    np.testing.assert_array_equal(w.numpy(), 2 * X)


def test_flat_has_a_length_and_is_an_iterator():
    x = te.tensor(X)
    assert len(x.flat) == 6
    elements = x.flat
    assert [float(next(elements)), float(next(elements))] == [1.0, 2.0]
    assert [float(e) for e in elements] == [3.0, 4.0, 5.0, 6.0]


def test_methods_of_functions_that_stand_for_ufuncs():
    x = te.tensor(X)
    y = te.numpy.zeros(3)
    te.numpy.add.at(y, [0, 0, 2], 1.0)
    np.testing.assert_array_equal(y, [2.0, 0.0, 1.0])
    np.testing.assert_array_equal(te.numpy.multiply.reduce(x, axis=1), X.prod(1))
    np.testing.assert_array_equal(te.numpy.maximum.accumulate(x, axis=1), X)
    np.testing.assert_array_equal(te.numpy.subtract.outer(x[0], V), np.subtract.outer(X[0], V))
    with pytest.raises(TypeError, match=r"numpy\.hypot\.reduce is not supported"):
        te.numpy.hypot.reduce(x)
