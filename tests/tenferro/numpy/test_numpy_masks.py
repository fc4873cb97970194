"""What a traced mask selects: computed element by element, written back, summed."""

import numpy as np
import pytest

import tenferro as te

X = np.array([0.55, 1.45, 2.6, 0.25])
M = np.array([[0.5, -1.0, 2.0], [-1.5, 0.3, 1.1], [2.2, 0.7, -0.4], [1.7, 1.3, 0.9]])


def scaled(x):
    y = x * 1.0
    y[y > 1] *= 2.0
    return y


def several(x):
    y = x * 1.0
    m = y > 1
    y[m] += 3
    y[~m] -= 1
    y[m] /= 2
    y[m] = -y[m]
    y[m] **= 2
    y[m] -= x[0]
    y[m] = 1 / y[m]
    return y


def functions(x):
    y = x * 1.0
    m = y > 1
    y[m] = np.log(y[m]) * 2 + np.maximum(x[m], 2.0) - np.clip(x[m], 0, 2)
    return y


def kept(x):
    m = x > 1
    before = x[m]
    y = x * 1.0
    y[m] = 0
    y[m] = before * 2
    return y


def rows(x):
    y = x * 1.0
    m = y[:, 0] > 0
    y[m] *= np.array([1.0, 2.0, 3.0])
    y[m] -= x[0]
    return y


def rows_of_values(x):
    y = x * 1.0
    y[y[:, 0] > 0] = np.arange(9.0).reshape(3, 3) * x[0]
    return y


def column_view(x):
    y = x * 1.0
    y[:, 1][x[:, 1] > 0] *= 3
    return y


def values_one_by_one(x):
    y = x * 1.0
    y[x > 1] = np.array([7.0, 8.0]) * x[0]
    y[x > 2] = [3.0]
    y[x > 1] += np.array([3.0, 4.0])
    y[x > 5] = np.array([])
    return y


def placed(x):
    y = x * 1.0
    np.place(y, x > 0.3, np.array([5.0, 6.0]))
    return y


def placed_once(x):
    y = x * 1.0
    np.place(y, y > 1, [0.5])
    return y


def reflected(x):
    t = x[x > 1]
    return np.add(1.0, t).sum() + (2 - t).sum() + (np.float64(2) * t).sum() + (x[0] / t).sum()


def reductions(x):
    t = x[x > 1]
    return np.stack([t.sum(), t.mean(), t.max(), t.min(), t.prod(), np.sum(t**2), np.max(t)])


def rows_reduced(x):
    m = x[:, 0] > 0
    return x[m].sum(axis=0) + x[m].max(0) * np.min(x[m])


def nested(x):
    return np.where(x[x > 1] > 2, x[x > 1], 0.5).sum() + np.round(x[x > 1], 1).sum()


WORK = {
    f.__name__: (f, X)
    for f in (
        scaled, several, functions, kept, values_one_by_one, placed, placed_once, reflected,
        reductions, nested,
    )
} | {f.__name__: (f, M) for f in (rows, rows_of_values, column_view, rows_reduced)}  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["numpy", "native", "xla"])
@pytest.mark.parametrize("name", WORK)
def test_values_are_numpys(name, engine):
    if engine == "xla":
        pytest.importorskip("jax")
    f, x = WORK[name]
    np.testing.assert_allclose(te.jit(f, engine=engine)(x), f(x.copy()), rtol=1e-13)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", sorted(WORK.keys() - {"nested"}))
def test_derivatives(name):
    f, x = WORK[name]
    te.check_grads(te.jit(f), (x,), order=2)
    slope = te.jit(te.grad(lambda x: te.numpy.sum(f(x))))(x)
    np.testing.assert_allclose(slope, te.grad(lambda x: te.numpy.sum(f(x)))(x), rtol=1e-12)


def test_batches():
    xs = np.stack([X, X[::-1], 2 * X])
    found = te.jit(te.vmap(scaled))(xs)
    np.testing.assert_allclose(found, [scaled(x) for x in xs])


def test_functions_of_te_numpy():
    def f(x):
        t = x[x > 1]
        return te.numpy.sin(t).sum() + te.numpy.add(t, 1).sum() + te.numpy.multiply(2, t).sum()

    t = X[X > 1]
    np.testing.assert_allclose(te.jit(f)(X), np.sin(t).sum() + (t + 1).sum() + 2 * t.sum())


@pytest.mark.parametrize("name", ["sum", "mean", "max", "min", "prod", "any", "all"])
def test_reductions_of_te_numpy(name):
    reduction = getattr(te.numpy, name)
    found = te.jit(lambda x: reduction(x[x > 1]))(X)
    np.testing.assert_allclose(found, getattr(np, name)(X[X > 1]))
    with pytest.raises(te.TracerError, match="A boolean mask as an index"):
        te.jit(lambda x: reduction(x[x > 1], keepdims=True))(X)


def test_integers_and_booleans():
    def f(x):
        t = x[x > 1]
        return t.max() + t.min() + t.size, (t > 2).any(), (t > 2).all(), (~(t > 2)).all()

    assert [y.item() for y in te.jit(f)(np.array([1, 2, 3]))] == [7, True, False, False]


def test_functional_updates():
    found = te.jit(lambda x: x.at[x > 1].add(x[x > 1] ** 2))(X)
    np.testing.assert_allclose(found, np.where(X > 1, X + X**2, X))


def test_what_the_mask_was_counts():
    def f(x):
        m = x > 1
        t = x[m]
        y = x * 1.0
        y[m] = t
        m[0] = True
        y[m] = t
        return y

    with pytest.raises(te.TracerError, match="another mask selected"):
        te.jit(f)(X)


def put(index, value):
    def f(x):
        y = x * 1.0
        y[index(x)] = value(x)
        return y

    return f


def integers(x):
    y = (10 * x).astype(int)
    y[y > 10] *= 2.5
    return y


ERRORS = {
    "returned": (lambda x: x[x > 1], te.TracerError, "A boolean mask as an index.*where"),
    "element": (lambda x: x[x > 1][0], te.TracerError, "A boolean mask as an index"),
    "len": (lambda x: len(x[x > 1]), te.TracerError, "A boolean mask as an index"),
    "loop": (lambda x: sum(v for v in x[x > 1]), te.TracerError, "A boolean mask as an index"),
    "shape": (lambda x: x[x > 1].shape, te.TracerError, "A boolean mask as an index"),
    "if": (lambda x: x if x[x > 1] else -x, te.TracerError, "A boolean mask as an index"),
    "array": (lambda x: np.asarray(x[x > 1]), te.TracerError, "A boolean mask as an index"),
    "concatenated": (
        lambda x: np.concatenate([x[x > 1], x]), te.TracerError, "A boolean mask as an index"
    ),
    "sorted": (lambda x: np.sort(x[x > 1]), te.TracerError, "A boolean mask as an index"),
    "matrix": (lambda x: x[x > 1] * np.ones((2, 2)), te.TracerError, "A boolean mask as an index"),
    "axis": (lambda x: x[x > 1].sum(axis=1), te.TracerError, "A boolean mask as an index"),
    "out": (
        lambda x: np.add(x[x > 1], 1, out=te.numpy.zeros(2)), te.TracerError, "A boolean mask"
    ),
    "elsewhere": (
        put(lambda x: slice(0, 2), lambda x: x[x > 1]), te.TracerError, "A boolean mask"
    ),
    "other mask": (put(lambda x: x > 1, lambda x: x[x > 2]), te.TracerError, "another mask"),
    "two masks": (lambda x: (x[x > 1] + x[x > 2]).sum(), te.TracerError, "another mask"),
    "shape of the mask": (lambda x: x[(x > 1)[:2]], IndexError, "mask has shape"),
    "axes of values": (
        put(lambda x: x > 1, lambda x: np.ones((2, 2))), ValueError, "a vector with one for each"
    ),
    "number of values": (put(lambda x: x > 1, lambda x: np.ones(3)), ValueError, "3 values"),
    "no values": (put(lambda x: x > 1, lambda x: np.ones(0)), ValueError, "0 values"),
    "operand": (lambda x: (x[x > 1] * x).sum(), ValueError, "4 values"),
    "max of none": (lambda x: x[x > 9].max(), ValueError, "zero-size array"),
    "min of none": (lambda x: np.min(x[x > 9]), ValueError, "zero-size array"),
    "complex max": (lambda x: x[x > 1].astype(complex).max(), te.TracerError, "A boolean mask"),
    "dtype": (integers, ValueError, "expected a dtype that int64 holds"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_what_needs_their_number_is_an_error(name):
    f, error, words = ERRORS[name]
    with pytest.raises(error, match=words):
        te.jit(f)(X)
