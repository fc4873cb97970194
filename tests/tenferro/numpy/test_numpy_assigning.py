"""NumPy's functions that write into an array: the same values, the object rebound, derivatives."""

import numpy as np
import pytest

import tenferro as te

WRITES = {
    "put": lambda x, v: np.put(x, [0, 4, -1, 0], v),
    "put few values": lambda x, v: np.put(x, np.arange(5), v[:2]),
    "put clip": lambda x, v: np.put(x, [-9, 2, 99, 1], v, mode="clip"),
    "put wrap": lambda x, v: np.put(x, [-9, 2, 99, 1], v, mode="wrap"),
    "put nothing": lambda x, v: np.put(x, [], v),
    "putmask": lambda x, v: np.putmask(x, [[True, False, True], [False, True, True]], v),
    "place": lambda x, v: np.place(x, [[True, False, True], [False, True, True]], v[:3]),
    "copyto": lambda x, v: np.copyto(x, v[:3]),
    "copyto where": lambda x, v: np.copyto(x, v[0], where=[True, False, True]),
    "fill_diagonal": lambda x, v: np.fill_diagonal(x, v[:2]),
    "put_along_axis": lambda x, v: np.put_along_axis(x, np.array([[1], [2]]), v[:1], axis=1),
    "put_along flat": lambda x, v: np.put_along_axis(x, np.array([1, 5]), v[:2], axis=None),
    "sort": lambda x, v: x.sort(axis=0),
}
X = np.array([[3.0, 1.0, 2.0], [0.5, 1.5, -1.0]])
V = np.array([10.0, 20.0, 30.0, 40.0])


@pytest.mark.parametrize("name", WRITES)
def test_what_is_written_is_numpys(name):
    write = WRITES[name]
    expected, t = X.copy(), te.tensor(X)
    write(expected, V)
    assert write(t, V) is None
    np.testing.assert_array_equal(t.numpy(), expected)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", WRITES)
def test_derivatives_of_writing(name):
    write = WRITES[name]

    def f(x, v):
        y = x * 1.0
        write(y, v * v)
        return np.sin(y)

    te.check_grads(te.jit(f), (X, V / 10))


@pytest.mark.parametrize(
    ("write", "error", "message"),
    [
        (
            lambda x: te.numpy.put(X.copy(), 0, x),
            TypeError,
            "put: the array to write to is ndarray",
        ),
        (lambda x: np.put(x, 6, 1.0), IndexError, "index 6 is out of bounds"),
        (lambda x: np.put(x, 0, []), ValueError, "put: values is .*at least one value"),
        (lambda x: np.put(x, 0, 1.0, mode="grow"), ValueError, "put: mode is 'grow'"),
        (lambda x: np.putmask(x, [True], 1.0), ValueError, "putmask: mask is"),
        (lambda x: np.copyto(x, np.array([1j])), TypeError, "copyto: dtype of src is complex128"),
        (lambda x: np.copyto(x, np.zeros(4)), ValueError, "broadcast_to: shape"),
    ],
)
def test_errors_of_writing(write, error, message):
    with pytest.raises(error, match=message):
        write(te.tensor(X))


def test_unravel_index():
    shape = (2, 3, 4)
    positions = np.arange(24).reshape(4, 6)
    for got, want in zip(
        te.jit(lambda i: np.unravel_index(i, shape))(positions),
        np.unravel_index(positions, shape),
        strict=True,
    ):
        np.testing.assert_array_equal(got, want)
    with pytest.raises(
        ValueError, match="unravel_index: index 24 is out of bounds for an array with"
    ):
        te.numpy.unravel_index(24, shape)


def test_bincount():
    x, w = np.array([3, 0, 3, 1]), np.array([0.5, 1.0, 2.0, -1.0])
    assert np.bincount(te.tensor(x), minlength=6).tolist() == np.bincount(x, minlength=6).tolist()
    np.testing.assert_array_equal(np.bincount(te.tensor(x), w), np.bincount(x, w))
    te.check_grads(lambda w: te.numpy.bincount(x, w) ** 2, (w,))
    with pytest.raises(ValueError, match="bincount: x is"):
        te.numpy.bincount([-1])
    with pytest.raises(TypeError, match="bincount"):
        te.jit(te.numpy.bincount)(x)


@pytest.mark.parametrize("name", ["nancumsum", "nancumprod"])
def test_cumulative_without_nan(name):
    function, x = getattr(np, name), np.array([[1.0, np.nan], [3.0, 4.0]])
    for axis in (None, 0, 1):
        np.testing.assert_array_equal(function(te.tensor(x), axis), function(x, axis))


COPIES = {
    "copy": lambda x: x.copy(),
    "np.copy": np.copy,
    "array": te.numpy.array,
    "asarray": lambda x: te.numpy.asarray(x, copy=True),
    "plus": lambda x: +x,
    "positive": np.positive,
    "power": lambda x: x**1,
    "astype": lambda x: x.astype(float),
    "te astype": lambda x: te.numpy.astype(x, float),
    "flatten": lambda x: x.flatten(),
    "conj": np.conj,
    "concatenate": lambda x: np.concatenate([x]),
    "sum": lambda x: np.sum(x, axis=()),
    "roll": lambda x: np.roll(x, 0),
    "pad": lambda x: np.pad(x, 0),
    "einsum": lambda x: np.einsum("i->i", x).copy(),
    "reshape": lambda x: x.reshape(3).copy(),
    "all of it": lambda x: x[:].copy(),
}


@pytest.mark.parametrize("name", COPIES)
def test_writing_into_a_copy_leaves_the_original(name):
    def f(x):
        y = COPIES[name](x)
        y[0] = 7.0
        z = COPIES[name](y)
        y[1] = 5.0
        return x * 1.0, y, z

    x = np.ones(3)
    expected = f(x.copy())
    for found in (te.jit(f)(x), te.trace(f)(x)(x), f(te.tensor(x)), f(te.variable(x) * 1.0)):
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_array_equal(te.numpy.asarray(a).numpy(), b)
    slope = te.grad(lambda x: sum((y**2).sum() for y in f(x)))(x)
    np.testing.assert_array_equal(slope, [2.0, 4.0, 6.0])


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_of_a_variable_keeps_its_values(name):
    w = te.variable(np.ones(3))
    before = COPIES[name](w)
    (before**2).sum().backward()
    np.testing.assert_array_equal(w.grad, np.full(3, 2.0))
    with te.no_grad():
        w -= 0.5 * w.grad
    np.testing.assert_array_equal(before.numpy(), np.ones(3))
    np.testing.assert_array_equal(w.numpy(), np.zeros(3))
