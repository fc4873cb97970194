"""The primitives that index, sort and accumulate at the edges: repeated indices, ties, zeros,
infinities, sizes known at run time, arguments that are refused."""

import numpy as np
import pytest
from rows import op

import tenferro as te
from computegraph import materialize_merge
from tenferro.engines import compile_graph
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of, dim
from tenferro.transforms.tracing.tracing import in_trace

RNG = np.random.default_rng(0)
PLACED = {"axes": (0,), "mode": "promise", "unique": False}


def scatter(name, x, u, *indices, **params):
    return op(name, **{**PLACED, **params})(x, u, *indices).numpy()


UFUNCS = {
    "scatter_add": np.add,
    "scatter_mul": np.multiply,
    "scatter_min": np.minimum,
    "scatter_max": np.maximum,
}


@pytest.mark.parametrize("name", UFUNCS)
@pytest.mark.parametrize("dtype", ["int32", "int64", "float32", "float64"])
def test_scatter_combines_every_repeated_index(name, dtype):
    x = RNG.integers(1, 9, (4, 2, 5)).astype(dtype)
    i, j = np.array([[3], [0]]), np.array([4, 4, 1])
    u = RNG.integers(1, 9, (2, 3, 2)).astype(dtype)
    expected = x.copy()
    UFUNCS[name].at(expected, (i, slice(None), j), u)
    found = scatter(name, x, u, i, j, axes=(0, 2))
    assert found.dtype == dtype
    np.testing.assert_array_equal(found, expected)


def test_large_integers_are_added_exactly():
    big = np.array([2**62, 2**53 + 1])
    assert scatter("scatter_add", big, np.array([1, 1]), np.array([1, 1])).tolist() == [
        2**62,
        2**53 + 3,
    ]


@pytest.mark.parametrize("layout", ["C", "F"])
def test_the_last_repeated_index_is_written(layout):
    # Row-major order decides, whatever the memory layout of indices and updates.
    i = np.asarray([[0, 1, 0], [1, 1, 2]], order=layout)
    u = np.asarray([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], order=layout)
    assert scatter("scatter", np.zeros(3), u, i).tolist() == [3.0, 5.0, 6.0]
    _, back = te.vjp(lambda u: op("scatter", **PLACED)(np.zeros(3), u, i), u)
    assert back(np.array([10.0, 20.0, 30.0]))[0].tolist() == [[0, 0, 10.0], [0, 20.0, 30.0]]


@pytest.mark.sampled(3, "zeros")
@pytest.mark.parametrize("zeros", [0, 1, 2, 3])
@pytest.mark.parametrize("dtype", [float, complex])
def test_repeated_factors_may_be_zero(zeros, dtype):
    i = np.array([1, 0, 1, 1])
    u = RNG.standard_normal(4).astype(dtype)
    u[[0, 2, 3][:zeros]] = 0
    x = RNG.standard_normal(3).astype(dtype)

    def gathered_products(x, u):  # the same with ordinary products
        return np.stack([x[0] * u[1], x[1] * (u[0] * u[2] * u[3]), x[2]])

    def f(x, u):
        return op("scatter_mul", **PLACED)(x, u, i)

    te.check_grads(f, (x, u))
    c, v = np.array([1.0, 2.0, 3.0], dtype), RNG.standard_normal(4).astype(dtype)
    for g in (
        lambda h: te.vjp(h, x, u)[1](c),
        lambda h: te.jvp(lambda u: te.vjp(h, x, u)[1](c), (u,), (v,))[1],
    ):
        for a, b in zip(g(f), g(gathered_products), strict=True):
            np.testing.assert_allclose(a, b, atol=1e-14)


def test_ties_of_scattered_extrema_share_equally():
    x, i, u = np.array([2.0, 5.0]), np.array([0, 0, 1, 1]), np.array([2.0, 2.0, 7.0, 1.0])
    for name, expected in (
        ("scatter_max", ([1 / 3, 0.0], [1 / 3, 1 / 3, 1.0, 0.0])),
        ("scatter_min", ([1 / 3, 0.0], [1 / 3, 1 / 3, 0.0, 1.0])),
    ):
        _, back = te.vjp(lambda x, u, name=name: op(name, **PLACED)(x, u, i), x, u)
        for got, want in zip(back(np.ones(2)), expected, strict=True):
            np.testing.assert_allclose(got, want)


def test_updates_out_of_bounds_leave_the_rest_right():
    # The dropped factor 0 must not enter the derivative of those that count.
    i, u = np.array([0, 0, 5]), np.array([2.0, 3.0, 0.0])
    f = op("scatter_mul", axes=(0,), mode="drop", unique=False)
    _, back = te.vjp(lambda u: f(np.ones(2), u, i), u)
    assert back(np.ones(2))[0].tolist() == [3.0, 2.0, 0.0]


def test_gathering_out_of_bounds():
    x, i = np.array([1.0, 2.0]), np.array([-1, 0, 5])
    assert op("gather", axes=(0,), mode="clip", unique=False)(x, i).tolist() == [1.0, 1.0, 2.0]
    assert op("gather", axes=(0,), mode="drop", unique=False)(x, i).tolist() == [0.0, 1.0, 0.0]


# Cumulative operations


def in_steps(a, b):
    h = np.zeros_like(b)
    for k in range(len(b)):
        h[k] = b[k] if k == 0 else a[k] * h[k - 1] + b[k]
    return h


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("shape", [(1, 1), (50, 2), (3, 20), (1, 300), (0, 2), (2, 0)])
def test_linear_recurrence(shape, dtype):
    a, b = (RNG.standard_normal((2, *shape)) * 0.9).astype(dtype)
    f = op("linear_recurrence", axis=0, reverse=False)
    # Both kernels do the same operations in the same order, but for fused multiplication.
    tolerance = 1e-4 if dtype in ("float32", "complex64") else 1e-12
    np.testing.assert_allclose(f(a, b).numpy(), in_steps(a, b), tolerance, tolerance)
    back = op("linear_recurrence", axis=0, reverse=True)(a, b).numpy()
    np.testing.assert_allclose(back, in_steps(a[::-1], b[::-1])[::-1], tolerance, tolerance)


@pytest.mark.parametrize("shape", [(4, 2), (2, 40)])
def test_lines_do_not_mix(shape):
    # One kernel goes position by position, the other line by line.
    a = np.full(shape, 2.0)
    b = np.ones(shape)
    b[0, 0] = np.inf
    h = op("linear_recurrence", axis=1, reverse=False)(a, b).numpy()
    assert np.isinf(h[0]).all()
    assert np.isfinite(h[1:]).all()


@pytest.mark.sampled(3, "places")
@pytest.mark.parametrize("places", [[], [0], [2], [1, 3], [0, 1, 4], [0, 1, 2, 3, 4]])
@pytest.mark.parametrize("dtype", [float, complex])
def test_cumulative_product_at_zeros(places, dtype):
    x = RNG.uniform(0.5, 1.5, 5).astype(dtype)
    x[places] = 0

    def by_products(x):
        return np.stack([np.prod(x[: k + 1]) for k in range(5)])

    te.check_grads(np.cumprod, (x,))
    v, c = RNG.standard_normal((2, 5)).astype(dtype)
    for g in (
        lambda f: te.vjp(f, x)[1](c)[0],
        lambda f: te.jvp(lambda x: te.vjp(f, x)[1](c)[0], (x,), (v,))[1],
        lambda f: te.vjp(lambda x: te.jvp(f, (x,), (v,))[1], x)[1](c)[0],
    ):
        np.testing.assert_allclose(g(np.cumprod), g(by_products), atol=1e-14)


@pytest.mark.parametrize("name", ["cumulative_max", "cumulative_min"])
def test_ties_of_cumulative_extrema_share_equally(name):
    x = np.array([2.0, 2.0, 1.0, 2.0, 3.0])
    x = x if name == "cumulative_max" else -x
    dx = np.array([6.0, 12.0, 100.0, 24.0, 7.0])
    f = op(name, axis=0, reverse=False)
    assert te.jvp(f, (x,), (dx,))[1].tolist() == [6.0, 9.0, 9.0, 14.0, 7.0]


def test_cumulative_logsumexp_far_from_one():
    f = op("cumulative_logsumexp", axis=0, reverse=False)
    x = np.array([-np.inf, -np.inf, 1000.0, -1000.0, 1000.0])
    y, dy = te.jvp(f, (x,), (np.array([1.0, 2.0, 4.0, 8.0, 16.0]),))
    np.testing.assert_allclose(y, np.logaddexp.accumulate(x))
    np.testing.assert_allclose(dy, [0.0, 0.0, 4.0, 4.0, 10.0])
    second = te.jvp(lambda x: te.jvp(f, (x,), (np.ones(5),))[1], (x,), (np.arange(5.0),))[1]
    np.testing.assert_allclose(second, np.zeros(5), atol=1e-12)


# Sizes known at run time


def run(build, avals, arrays):
    """A program with symbolic sizes, run on arrays of several sizes."""

    def body(trace):
        inputs = [trace.fresh(a, f"x{k}") for k, a in enumerate(avals)]
        y = build(*inputs)
        ids = [*[x.id for x in inputs], *trace.captured]
        program = compile_graph(materialize_merge(trace, [y.id], ids), "numpy")
        return program, list(trace.captured.values())

    program, captured = in_trace("symbolic", body)
    return [program(*given, *captured)[0] for given in arrays]


N, M = dim("n"), dim("m")
tn = te.numpy
ONE_AXIS = {
    "reversed": lambda x: x[::-1],
    "without the last": lambda x: x[:-1],
    "without the first": lambda x: x[1:],
    "every second": lambda x: x[::2],
    "backwards by two": lambda x: x[::-2],
    "last": lambda x: x[-1],
    "new axis": lambda x: x[None, :, None],
    "known positions": lambda x: x[np.array([0, -1, 0])],
    "write the last": lambda x: x.at[-1].set(9.0),
    "write a part": lambda x: x.at[1:].multiply(2.0),
    "differences": lambda x: np.diff(x),
    "roll": lambda x: np.roll(x, 3),
    "flip": np.flip,
    "sort": np.sort,
    "argsort": lambda x: tn.argsort(x, descending=True),
    "cumsum": np.cumsum,
    "cumprod": np.cumprod,
    "stack": lambda x: np.stack([x, x]),
    "concatenate": lambda x: np.concatenate([x, x, x[:-1]]),
    "tile": lambda x: np.tile(x, (2, 3)),
    "repeat": lambda x: np.repeat(x, 3),
    "diag": lambda x: np.diag(x, 1),
    "pad": lambda x: np.pad(x, (1, 2), constant_values=7.0),
    "pad edge": lambda x: np.pad(x, 2, "edge"),
    "pad wrap": lambda x: np.pad(x, 2, "wrap"),
    "pad symmetric": lambda x: np.pad(x, 2, "symmetric"),
    "meshgrid": lambda x: np.meshgrid(x, x)[0],
    "trapezoid": lambda x: np.trapezoid(x, dx=0.5),
    "searchsorted": lambda x: np.searchsorted(np.sort(x), x),
    "argmax": np.argmax,
    "interp": lambda x: np.interp(x, np.arange(5.0), np.arange(5.0) ** 2),
    "swap": lambda x: np.swapaxes(x[:, None], 0, 1),
    "moveaxis": lambda x: np.moveaxis(x[None], 0, 1),
    "ravel": lambda x: np.ravel(x[:, None]),
    "reshape": lambda x: np.reshape(np.stack([x, x]), (-1,)),
    "tril": lambda x: np.tril(x[:, None] * x),
    "diagonal": lambda x: np.diagonal(x[:, None] * x),
    "cummax": lambda x: np.maximum.accumulate(x),
    "isin": lambda x: np.isin(x, [1.0, 2.0]),
}


def on_numpy(name, x):
    """The same on a computed tensor, whose values are compared with NumPy's elsewhere."""
    return np.asarray(ONE_AXIS[name](te.tensor(x)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ONE_AXIS)
def test_one_program_serves_all_sizes(name):
    arrays = [np.array([3.0, 1.0, 2.0, 1.5, -1.0][:n]) for n in (2, 3, 5)]
    found = run(ONE_AXIS[name], [aval_of((N,), float)], [(a,) for a in arrays])
    for got, a in zip(found, arrays, strict=True):
        expected = on_numpy(name, a)
        assert got.shape == expected.shape
        np.testing.assert_allclose(got, expected)


def grid(n, m):
    return np.arange(float(n * m)).reshape(n, m)


def test_traced_indices_of_a_symbolic_axis():
    shapes, i = ((2, 3), (4, 2)), np.array([0, -1, 1])
    found = run(
        lambda x, i: x[i, 1:] * 2.0,
        [aval_of((N, M), float), aval_of((3,), np.int64)],
        [(grid(*shape), i) for shape in shapes],
    )
    for got, shape in zip(found, shapes, strict=True):
        np.testing.assert_array_equal(got, grid(*shape)[i, 1:] * 2.0)


def test_a_bound_that_may_lie_beyond_a_symbolic_axis():
    with pytest.raises(TypeError, match=r"slice\(None, 3, None\) of an axis of n elements"):
        run(lambda x: x[:3], [aval_of((N,), float)], [])


# What is refused


@pytest.mark.parametrize(
    ("name", "params", "operands", "error", "message"),
    [
        ("gather", PLACED, [(3,), "float64"], ValueError, "indices is .* one index array for"),
        ("gather", {**PLACED, "mode": "wrap"}, [(3,)], ValueError, "gather: mode is 'wrap'"),
        ("gather", {**PLACED, "axes": ()}, [(3,)], ValueError, "gather: axes is"),
        ("gather", PLACED, [(3,), (2,)], TypeError, "index array's dtype is float64"),
        ("sort", {"axis": 1, "descending": False}, [(3,)], ValueError, "sort: axis is 1"),
        ("top_k", {"k": 4, "axis": 0}, [(3,)], ValueError, "top_k: k is 4"),
        (
            "order_statistics",
            {"ranks": (1, 1), "axis": 0},
            [(3,)],
            ValueError,
            r"ranks is \(1, 1\)",
        ),
        ("order_statistics", {"ranks": (0, 3), "axis": 0}, [(3,)], ValueError, r"in \[0, 3\)"),
        ("searchsorted", {"side": "left"}, [(3, 3), (2,)], ValueError, "one axis"),
        (
            "dynamic_slice",
            {"sizes": (2,), "strides": (1,)},
            [(3,), (2,)],
            TypeError,
            "a start's dtype is float64",
        ),
        ("update_slice", {"start": (2,), "strides": (2,)}, [(3,), (2,)], ValueError, "within 3"),
        ("cumulative_max", {"axis": 0, "reverse": False}, [()], ValueError, "axis is 0"),
        ("linear_recurrence", {"axis": 0, "reverse": False}, [(3,), (2,)], ValueError, "one shape"),
    ],
)
def test_shape_rules_say_what_came_and_what_was_expected(name, params, operands, error, message):
    avals = [aval_of(s, float) for s in operands if isinstance(s, tuple)]
    with pytest.raises(error, match=message):
        FAMILIES[name].bind(**params).infer(*avals)


def test_no_index_is_within_an_empty_axis():
    with pytest.raises(IndexError, match=r"gather: axes .0,. of float64.0. are empty"):
        op("gather", **PLACED)(np.zeros(0), np.array([0]))


def test_updates_must_have_the_shape_that_the_indices_select():
    with pytest.raises(ValueError, match=r"scatter: updates is .*what the indices select"):
        scatter("scatter", np.zeros(3), np.zeros(3), np.array([0, 1]))
