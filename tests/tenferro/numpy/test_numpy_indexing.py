"""`x[index]` and `x.at[index]` against NumPy, computed and traced, and their derivatives."""

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from hypothesis.extra import numpy as hnp

import tenferro as te

SHAPES = hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=4)


@st.composite
def arrays_and_indices(draw):
    """An array and an index of any kind that NumPy accepts for it, or refuses."""
    shape = draw(SHAPES)
    x = np.arange(np.prod(shape, dtype=int)).reshape(shape).astype(draw(st.sampled_from("ifD")))
    return x, draw(indices_for(shape))


def indices_for(shape):
    return st.one_of(
        hnp.basic_indices(shape, allow_newaxis=True, allow_ellipsis=True),
        mixed_indices(shape),
        hnp.arrays(bool, shape),
    )


@st.composite
def mixed_indices(draw, shape):
    """Slices, integers, masks, integer arrays, `None` and an ellipsis, in any order."""
    parts = []
    index_shape = draw(hnp.array_shapes(min_dims=0, max_dims=2, min_side=0, max_side=3))
    for n in shape[: draw(st.integers(0, len(shape)))]:
        parts.append(draw(part_for(n, index_shape)))
    for extra in draw(st.lists(st.sampled_from([None, True, False]), max_size=1)):
        parts.insert(draw(st.integers(0, len(parts))), extra)
    if draw(st.booleans()):
        parts.insert(draw(st.integers(0, len(parts))), Ellipsis)
    return tuple(parts)


def part_for(n, index_shape):
    # Now and then one position beyond the end, so that errors are compared as well.
    inside = st.integers(-n, n) if n else st.just(0)
    shapes = st.sampled_from([index_shape, tuple(1 for _ in index_shape), index_shape[1:]])
    return st.one_of(
        st.slices(n),
        inside,
        shapes.flatmap(lambda s: hnp.arrays(np.int64, s, elements=inside)),
        hnp.arrays(np.int64, index_shape, elements=inside).map(lambda a: a.tolist()),
        hnp.arrays(bool, (n,)),
    )


def outcome(compute):
    """The result of a computation, or the type of the error that NumPy's users expect."""
    try:
        return np.asarray(compute())
    except IndexError:
        return IndexError


def assert_same(got, expected):
    if expected is IndexError or got is IndexError:
        assert got is expected
        return
    assert got.shape == expected.shape
    assert got.dtype == expected.dtype
    np.testing.assert_array_equal(got, expected)


@settings(max_examples=150, deadline=None)
@given(arrays_and_indices())
def test_reading_agrees_with_numpy(case):
    x, index = case
    expected = outcome(lambda: x[index])
    assert_same(outcome(lambda: te.tensor(x)[index]), expected)


@settings(max_examples=150, deadline=None)
@given(arrays_and_indices())
def test_reading_traced_agrees_with_numpy(case):
    x, index = case
    assert_same(outcome(lambda: te.jit(lambda t: t[index])(x)), outcome(lambda: x[index]))


@settings(max_examples=100, deadline=None)
@given(arrays_and_indices(), st.data())
def test_writing_agrees_with_numpy(case, data):
    x, index = case
    selected = outcome(lambda: x[index])
    if selected is IndexError:
        return
    shapes = [selected.shape, (1,) * selected.ndim, selected.shape[1:], ()]
    shape = data.draw(st.sampled_from(shapes))
    value = -1.0 - np.arange(np.prod(shape, dtype=int)).reshape(shape)
    expected = x.copy()
    expected[index] = value
    t = te.tensor(x)
    old = t
    assert_same(outcome(lambda: t.at[index].set(value)), expected)
    t[index] = value
    assert t is old
    assert_same(t.numpy(), expected)

    def assign(a, v):
        a[index] = v
        return a

    assert_same(te.jit(assign)(x, value), expected)


COMBINATIONS = {
    "add": np.add,
    "multiply": np.multiply,
    "divide": np.divide,
    "min": np.minimum,
    "max": np.maximum,
}


@pytest.mark.parametrize("method", COMBINATIONS)
@settings(max_examples=60, deadline=None)
@given(case=arrays_and_indices())
def test_updates_agree_with_unbuffered_ufuncs(method, case):
    x, index = case
    selected = outcome(lambda: x[index])
    if selected is IndexError or x.dtype.kind != "f":
        return
    value = 1.5 + np.arange(selected.size, dtype=x.dtype).reshape(selected.shape)
    expected = x.copy()
    COMBINATIONS[method].at(expected, index, value)
    got = getattr(te.tensor(x).at[index], method)(value)
    assert got.dtype == x.dtype
    np.testing.assert_allclose(got, expected, rtol=1e-5)


def test_power_raises_to_the_product_of_repeated_powers():
    x = te.tensor([2.0, 3.0, -1.0])
    assert np.asarray(x.at[[0, 0, 1]].power([2.0, 0.5, 2.0])).tolist() == [2.0, 9.0, -1.0]


def check_grads(f, args):
    """Plain arrays have no `at`: the function is traced for its values as well."""
    te.check_grads(te.jit(f), args)


# Derivatives: x[index] is linear, so one point says it all; updates are checked where they are not.

INDICES = [
    (0,),
    (slice(None, None, -2), Ellipsis),
    (None, slice(1, 3), 1),
    ([0, 2, 2], slice(None), [1, 1, 0]),
    (slice(None), [[0], [1]], [3, 3]),
    (np.array([True, False, True]),),
    (0, slice(None), [0, 0, 1]),
]


@pytest.mark.sampled(3, "index")
@pytest.mark.parametrize("index", INDICES, ids=str)
@pytest.mark.parametrize("dtype", [float, complex])
def test_reading_has_right_derivatives(index, dtype):
    x = np.random.default_rng(0).standard_normal((3, 2, 4)).astype(dtype)
    check_grads(lambda a: a[index] ** 2, (x,))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("index", INDICES, ids=str)
@pytest.mark.parametrize("method", ["set", "add", "multiply", "divide", "power", "min", "max"])
def test_updates_have_right_derivatives(index, method):
    rng = np.random.default_rng(1)
    x = rng.uniform(0.5, 2.0, (3, 2, 4))
    value = rng.uniform(0.5, 2.0, x[index].shape)
    check_grads(lambda a, v: getattr((a * a).at[index], method)(v * v), (x, value))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("index", INDICES, ids=str)
@pytest.mark.parametrize("method", ["set", "add", "multiply", "divide"])
def test_complex_updates_have_right_derivatives(index, method):
    rng = np.random.default_rng(2)
    x = rng.uniform(0.5, 2.0, (3, 2, 4)) + 1j
    value = rng.uniform(0.5, 2.0, x[index].shape) - 1j
    check_grads(lambda a, v: getattr((a * a).at[index], method)(v * v), (x, value))


def test_assignment_in_a_traced_function():
    def f(x):
        y = x * 2.0
        z = y
        y[1:] = x[:-1] ** 2
        y[0] += 3.0
        return z.sum() + x[0]

    x = np.array([1.0, 2.0, 3.0])
    # z and y are one object, as in NumPy; x keeps its values.
    assert te.grad(f)(x).tolist() == [2.0 + 2.0 + 1.0, 4.0, 0.0]


def test_assigning_to_an_argument_leaves_the_derivative_right():
    def f(x):
        x[0] = 0.0
        return (x * x).sum()

    x = np.array([1.0, 2.0])
    assert te.grad(f)(x).tolist() == [0.0, 4.0]
    assert x.tolist() == [1.0, 2.0]


def test_assignment_is_recorded():
    w = te.variable([1.0, 2.0, 3.0])
    y = w * w
    y[0] = w[2] * 10.0
    y.sum().backward()
    assert w.grad.tolist() == [0.0, 4.0, 16.0]


def test_assigning_to_a_variable():
    w = te.variable([1.0, 2.0])
    with pytest.raises(ValueError, match=r"x is a variable.*at\[index\]\.set"):
        w[0] = 5.0
    with te.no_grad():
        w[0] = 5.0
    (w * w).sum().backward()
    assert w.grad.tolist() == [10.0, 4.0]


def test_assigning_a_whole_variable_does_not_take_its_place():
    w, y = te.variable([1.0, 2.0]), te.tensor([0.0, 0.0])
    y[...] = w
    y[0] = 7.0
    (y * y).sum().backward()
    assert w.grad.tolist() == [0.0, 4.0]
    assert y.grad is None


def test_traced_update_of_a_computed_tensor_is_refused():
    t = te.tensor([1.0, 2.0])

    def f(x):
        t[0] = x
        return t.sum()

    with pytest.raises(TypeError, match="x is a computed tensor"):
        te.jit(f)(1.0)


# Traced indices


def test_traced_indices_beside_slices_and_known_ones():
    x = np.arange(24.0).reshape(2, 3, 4)
    i = np.array([2, 0])
    got = te.jit(lambda x, i: x[:, i, ::2])(x, i)
    np.testing.assert_array_equal(got, x[:, i, ::2])
    got = te.jit(lambda x, i: x[1, i, [3, 1]])(x, i)
    np.testing.assert_array_equal(got, x[1, i, [3, 1]])


@pytest.mark.parametrize("method", ["set", "add", "multiply", "min", "max", "divide", "power"])
def test_traced_masks_update_with_one_value(method):
    x = np.array([[1.0, 5.0], [3.0, 4.0]])

    def f(x, v):
        return getattr(x.at[x > 2.0], method)(v)

    expected = getattr(te.tensor(x).at[x > 2.0], method)(2.5)
    np.testing.assert_allclose(te.jit(f)(x, 2.5), expected)
    check_grads(f, (x, np.array(2.5)))


def test_rows_by_traced_mask():
    x = np.arange(6.0).reshape(3, 2)
    got = te.jit(lambda x, m: x.at[m].set(np.array([7.0, 8.0])))(x, np.array([True, False, True]))
    assert got.tolist() == [[7.0, 8.0], [2.0, 3.0], [7.0, 8.0]]


# Errors


@pytest.mark.parametrize(
    ("use", "error", "message"),
    [
        (lambda x: x[x > 0], TypeError, "boolean mask as an index.*where"),
        (lambda x: x[x.astype(int).sum() :], TypeError, "bound of a slice.*dynamic_slice"),
        (lambda x: x[x], IndexError, "integer .or boolean. type, got float64"),
        (lambda x: x[[x[0], x[1]]], IndexError, "integer .or boolean. type, got float64"),
        (lambda x: x[3], IndexError, "index 3 is out of bounds for axis 0 with size 3"),
        (lambda x: x[[0, -4]], IndexError, "index -4 is out of bounds for axis 0 with size 3"),
        (lambda x: x[0, 0], IndexError, "too many indices"),
        (lambda x: x[..., ...], IndexError, "single ellipsis"),
        (lambda x: x["a"], IndexError, "only integers, slices"),
        (lambda x: x[1.0], IndexError, "only integers, slices"),
        (lambda x: x[[True, False]], IndexError, "boolean index did not match"),
        (lambda x: x[::0], ValueError, "slice step cannot be zero"),
        (lambda x: x.at[:2].set(np.zeros(3)), ValueError, "at.*set: values is .*3.*broadcasts"),
        (lambda x: x.at[0].set(1j), TypeError, "complex128.*float64"),
        (lambda x: x.astype(int).at[0].divide(2), TypeError, "at.*divide.*int64"),
        (lambda x: x.at[x > 0].set(np.zeros((2, 2))), ValueError, "traced mask.*one value"),
    ],
)
def test_errors_of_traced_arrays(use, error, message):
    with pytest.raises(error, match=message):
        te.jit(use)(np.array([1.0, 2.0, 3.0]))


def test_python_index_of_numpy_arrays():
    a = [10, 20, 30]
    assert a[te.tensor(1)] == 20
    assert np.arange(3)[te.tensor([2, 0])].tolist() == [2, 0]


# take and its relatives


@pytest.mark.sampled(3, "axis", "indices", "traced")
@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize("indices", [1, [0, 1, 1], [[1], [0]], []])
@pytest.mark.parametrize("traced", [False, True])
def test_take(axis, indices, traced):
    x = np.arange(6.0).reshape(2, 3)
    i = np.asarray(indices, int)
    expected = np.take(x, i, axis)
    got = te.jit(lambda x, i: np.take(x, i, axis))(x, i) if traced else te.numpy.take(x, i, axis)
    assert_same(np.asarray(got), expected)


@pytest.mark.parametrize("mode", ["clip", "wrap"])
def test_take_modes(mode):
    x, i = np.arange(5.0), np.array([-7, -1, 4, 9])
    assert_same(np.asarray(te.numpy.take(x, i, mode=mode)), np.take(x, i, mode=mode))
    with pytest.raises(IndexError, match="index -7 is out of bounds"):
        te.numpy.take(x, i)
    with pytest.raises(ValueError, match="mode is 'bounce'"):
        te.numpy.take(x, i, mode="bounce")
    with pytest.raises(TypeError, match="indices' dtype is float64"):
        te.numpy.take(x, 1.5)


@pytest.mark.parametrize("axis", [None, 0, 1])
def test_along_axis(axis):
    rng = np.random.default_rng(0)
    x = rng.standard_normal((3, 4))
    order = np.argsort(x, axis)
    got = te.numpy.take_along_axis(te.tensor(x), order, axis)
    assert_same(got.numpy(), np.take_along_axis(x, order, axis))
    if axis is not None:
        values = rng.standard_normal(order[:, :1].shape)
        expected = x.copy()
        np.put_along_axis(expected, order, values, axis)
        got = te.tensor(x)
        assert np.put_along_axis(got, order, values, axis) is None
        assert_same(got.numpy(), expected)

        def put(a, v):
            b = a * 1.0
            np.put_along_axis(b, order, v, axis)
            return np.sin(b)

        check_grads(put, (x, values))
    check_grads(lambda a: np.sin(np.take_along_axis(a, order, axis)), (x,))


def test_along_axis_broadcasts_the_other_axes():
    x, i = np.arange(12.0).reshape(3, 4), np.array([[3, 0, 0]])
    assert_same(
        te.numpy.take_along_axis(te.tensor(x), i, axis=1).numpy(), np.take_along_axis(x, i, axis=1)
    )
    with pytest.raises(ValueError, match=r"indices is .* expected 2 axes"):
        te.numpy.take_along_axis(x, np.array([0]), axis=1)
    with pytest.raises(IndexError, match="index 4 is out of bounds for axis 1"):
        te.numpy.take_along_axis(x, np.array([[4]]), axis=1)


def test_dynamic_blocks():
    def f(x, i):
        block = te.numpy.dynamic_slice(x, (i, 1), (2, 2))
        return te.numpy.dynamic_update_slice(x, -block, (0, i))

    x = np.arange(12.0).reshape(3, 4)
    expected = x.copy()
    expected[0:2, 2:4] = -x[1:3, 1:3]
    assert_same(te.jit(f)(x, 5), expected)
    with pytest.raises(ValueError, match=r"sizes is .4, 2."):
        te.numpy.dynamic_slice(x, (0, 0), (4, 2))


def one_value(x):
    y = x / x
    y[x == 0] = 2.0
    return (y * x).sum()


def whole(x):
    y = x / x
    y[x >= 0] = (3 * x)[x >= 0]
    return (y * x).sum()


def rows(x):
    y = (x / x).reshape(2, 1)
    y[np.array([True, True])] = 3 * x.reshape(2, 1)
    return (y.reshape(2) * x).sum()


@pytest.mark.parametrize(("f", "slope"), [(one_value, [2, 1]), (whole, [0, 12]), (rows, [0, 12])])
def test_what_a_mask_replaces_has_no_part_in_gradients(f, slope):
    x = te.variable([0.0, 2.0])
    with np.errstate(invalid="ignore"):
        f(x).backward()
        assert f(te.tensor([0.0, 2.0])) == f(x)
        np.testing.assert_array_equal(te.grad(f)(np.array([0.0, 2.0])), slope)
    np.testing.assert_array_equal(x.grad.numpy(), slope)


def test_elements_of_known_masks_are_read_and_changed_by_at():
    data, mask = np.arange(6.0).reshape(3, 2), np.array([True, False, True])
    for x in (te.tensor(data), te.variable(data)):
        np.testing.assert_array_equal(x.at[mask].get().detach(), data[mask])
        changed = x.at[mask].set([[7.0, 8.0]]).detach()
        np.testing.assert_array_equal(changed, [[7, 8], [2, 3], [7, 8]])
        np.testing.assert_array_equal(x.at[te.tensor(mask)].add(1.0)[:, 0].detach(), [1, 2, 5])
        with pytest.raises(IndexError, match="mask has shape"):
            x.at[np.array([True, False])].set(0.0)
    read = te.grad(lambda x: (x.at[x[:, 0] > 0].get() ** 2).sum())(data)
    np.testing.assert_array_equal(read, 2 * data * (data[:, :1] > 0))


def test_products_of_as_many_values_as_a_mask_selects():
    x, mask, values = te.tensor([4.0, 2.0, 3.0]), np.array([False, True, True]), [5.0, 2.0]
    assert x.at[mask].divide(values).tolist() == [4.0, 0.4, 1.5]
    assert x.at[mask].power(values).tolist() == [4.0, 32.0, 9.0]
    assert x.at[[True] * 3].divide([2.0, 1.0, 3.0]).tolist() == [2.0, 2.0, 1.0]
