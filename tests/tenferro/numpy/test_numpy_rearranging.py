"""Functions that rearrange, join, split, sort and accumulate: one table of calls, in which NumPy's
functions run on arrays, on computed tensors and on traced values, and are differentiated."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import tenferro as te


@dataclass(frozen=True)
class Call:
    """A use of NumPy's functions on one array of a shape; `smooth` if derivatives are checked."""

    name: str
    function: Callable[[Any], Any]
    shape: tuple[int, ...]
    kinds: str = "fc"

    def __str__(self) -> str:
        return f"{self.name} {self.shape}"


NUMPY_2_4 = np.lib.NumpyVersion(np.__version__) >= "2.4.0"


def calls(name, function, *shapes, kinds="fc"):
    return [Call(name, function, shape, kinds) for shape in shapes]


VECTOR, MATRIX, CUBE, EMPTY, SCALAR = (4,), (3, 4), (2, 3, 4), (0, 3), ()
ALL = (SCALAR, VECTOR, MATRIX, CUBE, EMPTY)
AXES = (VECTOR, MATRIX, CUBE, EMPTY)
PLANES = (MATRIX, CUBE, EMPTY, (3, 3), (4, 2))

SHAPES = [
    *calls("reshape", lambda x: np.reshape(x, (3, 4)), MATRIX, (12,), (2, 2, 3)),
    *calls("reshape -1", lambda x: np.reshape(x, (2, -1)), MATRIX, (2, 1)),
    *calls("reshape F", lambda x: np.reshape(x, (2, 6), order="F"), MATRIX),
    *calls("x.reshape", lambda x: x.reshape(4, -1), MATRIX),
    *calls("ravel", np.ravel, *ALL),
    *calls("ravel F", lambda x: np.ravel(x, order="F"), *ALL),
    *calls("transpose", np.transpose, *ALL),
    *calls("transpose axes", lambda x: np.transpose(x, (1, -1, 0)), CUBE),
    *calls("x.transpose", lambda x: x.transpose(2, 0, 1), CUBE),
    *calls("swapaxes", lambda x: np.swapaxes(x, -1, 0), *AXES),
    *calls("moveaxis", lambda x: np.moveaxis(x, 0, -1), *AXES),
    *calls("moveaxis several", lambda x: np.moveaxis(x, (0, 2), (1, 0)), CUBE),
    *calls("rollaxis", lambda x: np.rollaxis(x, 2, 1), CUBE),
    *calls("rollaxis forward", lambda x: np.rollaxis(x, 0, 3), CUBE),
    *calls("expand_dims", lambda x: np.expand_dims(x, -1), *ALL),
    *calls("expand_dims several", lambda x: np.expand_dims(x, (0, 2)), *ALL[1:]),
    *calls("squeeze", np.squeeze, (1, 3, 1), SCALAR, (1,)),
    *calls("squeeze axis", lambda x: np.squeeze(x, axis=(0, -1)), (1, 3, 1)),
    *calls("broadcast_to", lambda x: np.broadcast_to(x, (2, 3, 4)), SCALAR, VECTOR, (3, 1), CUBE),
    *calls("broadcast_arrays", lambda x: np.broadcast_arrays(x, x[:, None])[1], VECTOR),
    *calls("atleast_1d", np.atleast_1d, *ALL),
    *calls("atleast_2d", np.atleast_2d, *ALL),
    *calls("atleast_3d", np.atleast_3d, *ALL),
]
JOINING = [
    *calls("concatenate", lambda x: np.concatenate((x, x * 2.0, x[:0])), *AXES),
    *calls("concatenate 1", lambda x: np.concatenate((x, x), 1), *AXES[1:]),
    *calls("concatenate None", lambda x: np.concatenate((x, x), axis=None), *ALL),
    *calls("stack", lambda x: np.stack((x, -x), axis=-1), *ALL),
    *calls("vstack", lambda x: np.vstack((x, x)), *ALL),
    *calls("hstack", lambda x: np.hstack((x, x)), *ALL),
    *calls("dstack", lambda x: np.dstack((x, x)), *ALL),
    *calls("column_stack", lambda x: np.column_stack((x, x)), VECTOR, MATRIX),
    *calls("block", lambda x: np.block([[x, x[:, :1]], [x[:1], x[:1, :1]]]), MATRIX),
    *calls("split", lambda x: np.split(x, 2, axis=-1)[1], VECTOR, MATRIX, CUBE),
    *calls("split at", lambda x: np.split(x, [1, 3, 2, 9], axis=-1), VECTOR, CUBE),
    *calls("array_split", lambda x: np.array_split(x, 3, axis=-1), *AXES),
    *calls("vsplit", lambda x: np.vsplit(x, 3), MATRIX),
    *calls("hsplit", lambda x: np.hsplit(x, 2)[1], VECTOR, MATRIX),
    *calls("dsplit", lambda x: np.dsplit(x, 2)[1], CUBE),
    *calls("unstack", lambda x: np.unstack(x, axis=1), *AXES[1:]),
    *calls("append", lambda x: np.append(x, x), *AXES),
    *calls("append axis", lambda x: np.append(x, x[:1], axis=0), *AXES[:3]),
    *calls("delete", lambda x: np.delete(x, 1, axis=-1), *AXES),
    *calls("delete slice", lambda x: np.delete(x, slice(None, None, 2)), *AXES),
    *calls("delete list", lambda x: np.delete(x, [0, -1, 0], axis=1), *AXES[1:]),
    *calls("delete mask", lambda x: np.delete(x, [True, False, True, False]), VECTOR),
    *calls("insert", lambda x: np.insert(x, 1, x[0], axis=0), VECTOR, MATRIX),
    *calls("insert column", lambda x: np.insert(x, 1, x[:, 0], axis=1), MATRIX),
    *calls("insert list", lambda x: np.insert(x, [0, 2, 2], x[:, :1], axis=1), MATRIX),
    *calls("insert one of a list", lambda x: np.insert(x, [1], x[:, :2], axis=1), MATRIX),
    *calls("insert number", lambda x: np.insert(x, (1, 3), 7), *AXES[:3]),
    *calls("insert slice", lambda x: np.insert(x, slice(0, 4, 2), 7, axis=1), MATRIX),
]
ARRANGING = [
    *calls("flip", np.flip, *ALL),
    *calls("flip axis", lambda x: np.flip(x, -1), *AXES),
    *calls("flip axes", lambda x: np.flip(x, (1, 0)), *AXES[1:]),
    *calls("flipud", np.flipud, *AXES),
    *calls("fliplr", np.fliplr, *AXES[1:]),
    *(c for k in range(-1, 4) for c in calls(f"rot90 {k}", lambda x, k=k: np.rot90(x, k), *PLANES)),
    *calls("rot90 axes", lambda x: np.rot90(x, 1, (2, 0)), CUBE),
    *calls("roll", lambda x: np.roll(x, 3), *ALL),
    *calls("roll axis", lambda x: np.roll(x, -1, axis=-1), *AXES),
    *calls("roll axes", lambda x: np.roll(x, (1, 7), axis=(0, 1)), *AXES[1:]),
    *calls("roll by one", lambda x: np.roll(x, 5, axis=(0, 1)), *AXES[1:]),
    *calls("tile", lambda x: np.tile(x, (2, 1, 3)), *ALL),
    *calls("tile number", lambda x: np.tile(x, 2), *ALL),
    *calls("tile none", lambda x: np.tile(x, (0,)), *ALL),
    *calls("repeat", lambda x: np.repeat(x, 2), *ALL),
    *calls("repeat axis", lambda x: np.repeat(x, 3, axis=0), *AXES),
    *calls("repeat each", lambda x: np.repeat(x, [2, 0, 1, 3], axis=-1), VECTOR, MATRIX),
    *(
        c
        for mode in ("constant", "edge", "reflect", "symmetric", "wrap")
        for c in calls(f"pad {mode}", lambda x, m=mode: np.pad(x, 3, m), VECTOR, MATRIX, (1, 2))
    ),
    *(
        c
        for mode in ("linear_ramp", "maximum", "mean", "minimum")
        for c in calls(f"pad {mode}", lambda x, m=mode: np.pad(x, 3, m), VECTOR, MATRIX, (1, 2))
    ),
    *calls(
        "pad ramps",
        lambda x: np.pad(x, ((1, 2), (2, 0)), "linear_ramp", end_values=((1, 2), (3, 4))),
        MATRIX,
    ),
    *calls(
        "pad some",
        lambda x: np.pad(x, (2, 1), "mean", stat_length=((2, 1), (1, 3))),
        MATRIX,
    ),
    *calls("pad far", lambda x: np.pad(x, ((9, 8),), "reflect"), VECTOR),
    *calls("pad pairs", lambda x: np.pad(x, ((1, 0), (0, 2)), "edge"), MATRIX),
    *calls(
        "pad values",
        lambda x: np.pad(x, ((1, 2), (2, 1)), constant_values=((1.5, 2), (3, 4))),
        MATRIX,
    ),
    *(calls("pad axis", lambda x: np.pad(x, {1: (1, 2)}), MATRIX) if NUMPY_2_4 else ()),
    *calls("meshgrid", lambda x: np.meshgrid(x, x[:2], x), VECTOR),
    *calls("meshgrid ij", lambda x: np.meshgrid(x, x[:2], indexing="ij", sparse=True), VECTOR),
]
DIAGONALS = [
    *(
        c
        for k in (-5, -1, 0, 2, 9)
        for c in calls(f"diagonal {k}", lambda x, k=k: np.diagonal(x, k), *PLANES)
    ),
    *calls("diagonal axes", lambda x: np.diagonal(x, 1, 2, 0), CUBE),
    *calls("diagonal last", lambda x: np.diagonal(x, axis1=-2, axis2=-1), CUBE),
    *calls("diag", lambda x: np.diag(x, -2), VECTOR, MATRIX),
    *calls("diagflat", lambda x: np.diagflat(x, 1), *AXES),
    *calls("tril", np.tril, VECTOR, *PLANES),
    *calls("triu", lambda x: np.triu(x, 1), VECTOR, *PLANES),
    *calls("tril k", lambda x: np.tril(x, -2), *PLANES),
    *calls("trace", np.trace, MATRIX, CUBE),
]
ORDER = [
    *calls("sort", np.sort, *AXES),
    *calls("sort axis", lambda x: np.sort(x, 0), *AXES),
    *calls("sort None", lambda x: np.sort(x, axis=None), *ALL),
    *calls("argsort use", lambda x: x[np.argsort(x)], VECTOR),
    *calls("partition", lambda x: np.sort(np.partition(x, 1)), MATRIX, kinds="f"),
    *calls("take_along", lambda x: np.take_along_axis(x, np.argsort(x, 1), 1), MATRIX),
    *calls("unique", lambda x: np.unique(np.concatenate([x, x])), VECTOR),
]
ACCUMULATING = [
    *calls("cumsum", np.cumsum, *ALL),
    *calls("cumsum axis", lambda x: np.cumsum(x, 0), *ALL),
    *calls("cumulative_sum", lambda x: np.cumulative_sum(x, include_initial=True), VECTOR),
    *calls("cumulative_prod", lambda x: np.cumulative_prod(x, axis=1), MATRIX),
    *calls("cumprod", np.cumprod, *ALL),
    *calls("cumprod axis", lambda x: np.cumprod(x, axis=-1), *AXES),
    *calls("diff", np.diff, *AXES),
    *calls("diff 2", lambda x: np.diff(x, 2, 0), *AXES),
    *calls("diff ends", lambda x: np.diff(x, prepend=1.0, append=x[..., :1]), *AXES[:3]),
    *calls("diff beyond", lambda x: np.diff(x, 9), *AXES),
    *calls("ediff1d", lambda x: np.ediff1d(x, to_begin=[1, 2], to_end=x.ravel()), *AXES[:3]),
    *calls("trapezoid", np.trapezoid, *AXES[:3]),
    *calls("trapezoid dx", lambda x: np.trapezoid(x, dx=0.5, axis=0), *AXES[:3]),
    *calls("trapezoid x", lambda x: np.trapezoid(x, np.array([0.0, 1, 3, 4])), *AXES[:3]),
    *calls("trapezoid of x", lambda x: np.trapezoid(x, x * x), *AXES[:3]),
    *calls("gradient", np.gradient, VECTOR, MATRIX),
    *calls("gradient 2", lambda x: np.gradient(x, edge_order=2), VECTOR, MATRIX),
    *calls("gradient dx", lambda x: np.gradient(x, 0.5, 2.0), MATRIX),
    *calls("gradient x", lambda x: np.gradient(x, np.array([0.0, 1, 3, 4]), axis=-1), *AXES[:3]),
    *calls(
        "gradient x 2",
        lambda x: np.gradient(x, np.array([0.0, 1, 3, 4]), axis=-1, edge_order=2),
        *AXES[:3],
    ),
    *calls(
        "interp",
        lambda x: np.interp(np.array([-1, 0.2, 0.7, 2.9, 9]), np.array([0.0, 0.5, 1, 3]), x),
        VECTOR,
    ),
    *calls(
        "interp ends",
        lambda x: np.interp(x, [-2.0, 0.0, 1.7], [3.0, 1.0, 4.0], left=-1, right=9),
        VECTOR,
        MATRIX,
        kinds="f",
    ),
    *calls(
        "interp period",
        lambda x: np.interp(3 * x, [0.5, 0.1, 2.9], [3.0, 1.0, 4.0], period=2.0),
        VECTOR,
        kinds="f",
    ),
]
CALLS = [*SHAPES, *JOINING, *ARRANGING, *DIAGONALS, *ORDER, *ACCUMULATING]
DTYPES = {"f": np.float64, "c": np.complex128}
CASES = [pytest.param(c, k, id=f"{c}-{k}") for c in CALLS for k in c.kinds]


def sample(call, kind):
    rng = np.random.default_rng(0)
    x = rng.standard_normal(call.shape)
    if kind == "c":
        x = x + 1j * rng.standard_normal(call.shape)
    return x.astype(DTYPES[kind])


def flat(results):
    return results if isinstance(results, list | tuple) else [results]


def assert_same(got, expected, rtol=1e-13):
    got, expected = flat(got), flat(expected)
    assert len(got) == len(expected)
    for g, e in zip(got, expected, strict=True):
        e = np.asarray(e)
        g = np.asarray(g)
        assert g.shape == e.shape
        assert g.dtype == e.dtype
        np.testing.assert_allclose(g, e, rtol=rtol, atol=rtol)


@pytest.mark.sampled(32)
@pytest.mark.parametrize(("call", "kind"), CASES)
def test_values_shapes_and_dtypes_are_numpys(call, kind):
    x = sample(call, kind)
    expected = call.function(x)
    assert_same(call.function(te.tensor(x)), expected)
    if call.name != "unique":
        assert_same(te.jit(call.function)(x), expected)


# `unique` is for computed arrays only: test_unique_keeps_the_derivative.
TRACEABLE = [case for case in CASES if case.values[0].name != "unique"]


@pytest.mark.sampled(24)
@pytest.mark.parametrize(("call", "kind"), TRACEABLE)
def test_derivatives(call, kind):
    def squares(x):
        return tuple(y * y for y in flat(call.function(x)))

    te.check_grads(squares, (sample(call, kind),))


def attempt(compute):
    try:
        return compute()
    except (TypeError, ValueError, IndexError):
        return "refused"


ONLY_NUMPY = {("interp period", "complex64"), ("gradient x 2", "bool")}
"""Refused: NumPy drops imaginary parts with a warning, and takes booleans on uneven points only."""


@pytest.mark.sampled(4)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "int32", "int64", "uint8", "uint64", "float32", "complex64"]
)
def test_every_dtype_gives_what_numpy_gives(dtype):
    for call in CALLS:
        x = np.random.default_rng(0).integers(0, 3, call.shape).astype(dtype)
        expected = attempt(lambda: call.function(x))  # noqa: B023  (called at once)
        got = attempt(lambda: call.function(te.tensor(x)))  # noqa: B023
        if (call.name, dtype) in ONLY_NUMPY:
            assert isinstance(got, str), call
        elif isinstance(expected, str) or isinstance(got, str):
            assert isinstance(expected, str) and isinstance(got, str), (call, expected, got)
        else:
            assert_same(got, expected, rtol=1e-5)


def test_unique_keeps_the_derivative():
    w = te.variable([3.0, 1.0, 3.0, 2.0])
    (np.unique(w) * np.array([1.0, 10.0, 100.0])).sum().backward()
    assert w.grad.tolist() == [100.0, 1.0, 0.0, 10.0]


def test_derivative_of_interp_in_everything():
    rng = np.random.default_rng(0)
    x, xp, fp = rng.uniform(0, 3, 7), np.array([0.0, 0.4, 1.5, 2.0, 3.0]), rng.standard_normal(5)
    te.check_grads(np.interp, (x, xp, fp))
    te.check_grads(lambda x, fp: np.interp(x, xp, fp), (x, fp + 1j * fp[::-1]))


def test_interp_with_one_point():
    x = np.array([0.0, 1.0, 2.0])
    assert_same(te.numpy.interp(x, [1.0], [5.0]), np.interp(x, [1.0], [5.0]))


def test_trapezoid_and_gradient_in_the_points():
    rng = np.random.default_rng(0)
    y, x = rng.standard_normal((2, 5)), np.array([0.0, 0.4, 1.5, 2.0, 3.0])
    te.check_grads(np.trapezoid, (y, x))
    te.check_grads(lambda y, x: np.gradient(y, x, axis=1, edge_order=2), (y, x))


def test_pad_with_medians():
    x = np.random.default_rng(0).standard_normal((3, 4))
    for width in (1, (2, 3)):
        np.testing.assert_allclose(
            np.pad(te.tensor(x), width, "median"), np.pad(x, width, "median")
        )
    integers = np.array([3, 9, 4, 4], np.int8)
    assert_same(np.pad(te.tensor(integers), 2, "median"), np.pad(integers, 2, "median"))


def test_pad_with_a_traced_value():
    x = np.array([1.0, 2.0])
    te.check_grads(lambda x, v: np.pad(x, 2, constant_values=v) ** 2, (x, np.array(3.0)))
    te.check_grads(lambda x, v: np.pad(x, 2, "linear_ramp", end_values=v) ** 2, (x, np.array(3.0)))
    te.check_grads(lambda x: np.pad(x, 2, "maximum") * np.pad(x, 2, "median"), (x,))


def test_roll_by_a_traced_shift():
    x = np.arange(5.0)
    roll = te.jit(np.roll)
    for shift in (-7, 0, 3):
        assert roll(x, shift).tolist() == np.roll(x, shift).tolist()


# Sorting


@pytest.mark.parametrize("descending", [False, True])
def test_sorting_is_stable(descending):
    x = np.array([2, 1, 2, 1, 2])
    order = te.numpy.argsort(x, descending=descending)
    assert order.tolist() == ([0, 2, 4, 1, 3] if descending else [1, 3, 0, 2, 4])


def test_nan_counts_as_the_largest():
    x = np.array([np.nan, 1.0, np.inf])
    assert np.isnan(np.asarray(te.numpy.sort(x))).tolist() == [False, False, True]
    values, where = te.numpy.top_k(x, 2)
    assert where.tolist() == [0, 2]
    assert np.isnan(values.numpy()[0])


def test_equal_values_share_nothing_when_sorted():
    # The stable order says which of two equal values each place takes its tangent from.
    x, dx = np.array([1.0, 1.0, 0.0]), np.array([1.0, 2.0, 4.0])
    assert te.jvp(np.sort, (x,), (dx,))[1].tolist() == [4.0, 1.0, 2.0]


def test_top_k():
    x = np.array([[3.0, 1.0, 2.0, 3.0]])
    values, where = te.jit(lambda x: te.numpy.top_k(x, 3))(x)
    assert values.tolist() == [[3.0, 3.0, 2.0]]
    assert where.tolist() == [[0, 3, 2]]
    with pytest.raises(ValueError, match=r"top_k: k is 5, expected a count from 0 to 4"):
        te.numpy.top_k(x, 5)


def test_lexsort():
    rng = np.random.default_rng(0)
    keys = rng.integers(0, 3, (3, 20))
    assert_same(te.numpy.lexsort(tuple(te.tensor(k) for k in keys)), np.lexsort(keys))


def test_sort_method_rebinds():
    t = te.tensor([3.0, 1.0, 2.0])
    assert t.sort() is None
    assert t.tolist() == [1.0, 2.0, 3.0]


# Searching


@pytest.mark.sampled(3, "name", "axis", "keepdims")
@pytest.mark.parametrize("name", ["argmax", "argmin"])
@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("keepdims", [False, True])
def test_positions_of_extrema(name, axis, keepdims):
    x = np.array([[1.0, np.nan, 3.0], [3.0, 1.0, 3.0]])
    function = getattr(np, name)
    expected = function(x, axis, keepdims=keepdims)
    assert_same(function(te.tensor(x), axis, keepdims=keepdims), expected)
    assert_same(te.jit(lambda x: function(x, axis, keepdims=keepdims))(x), expected)


@pytest.mark.parametrize("side", ["left", "right"])
def test_searchsorted(side):
    a, v = np.array([1.0, 2.0, 2.0, 5.0]), np.array([[0.0, 2.0], [5.0, 9.0]])
    expected = np.searchsorted(a, v, side)
    assert_same(te.jit(lambda a, v: np.searchsorted(a, v, side))(a, v), expected)
    order = np.array([2, 0, 3, 1])
    back = np.argsort(order)
    got = te.numpy.searchsorted(a[order], v, side=side, sorter=back)
    assert_same(got, expected)
    assert_same(te.numpy.searchsorted(a, 2, side=side), np.searchsorted(a, 2, side))


@pytest.mark.parametrize("right", [False, True])
@pytest.mark.parametrize("bins", [[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]])
def test_digitize(right, bins):
    x = np.array([-1.0, 0.0, 0.5, 1.0, 2.0, 3.0])
    assert_same(np.digitize(te.tensor(x), bins, right), np.digitize(x, bins, right))
    with pytest.raises(ValueError, match="only increase or only decrease"):
        te.numpy.digitize(x, [0, 2, 1])


def test_positions_of_nonzero_elements():
    x = np.array([[0, 5, 0], [7, 0, 9]])
    t = te.tensor(x)
    assert_same(np.nonzero(t), np.nonzero(x))
    assert_same(t.nonzero(), x.nonzero())
    assert_same(np.where(t), np.where(x))
    assert_same(np.argwhere(t), np.argwhere(x))
    assert_same(np.flatnonzero(t), np.flatnonzero(x))
    assert_same(np.count_nonzero(t), np.count_nonzero(x))
    assert_same(np.count_nonzero(t, axis=1, keepdims=True), np.count_nonzero(x, 1, keepdims=True))
    assert_same(np.extract(t, t), np.extract(x, x))
    assert_same(np.compress([True, False, True], t, axis=1), x[:, [0, 2]])


# Sets


def test_unique_of_many_kinds():
    x = np.array([[3.0, 1.0], [np.nan, 3.0], [np.nan, 1.0]])
    t = te.tensor(x)
    for name in ("unique_all", "unique_counts", "unique_inverse"):
        got, expected = getattr(np, name)(t), getattr(np, name)(x)
        assert_same(got, expected)
        assert got._fields == expected._fields
    assert_same(np.unique_values(t), np.sort(np.unique_values(x)))
    for flags in ({}, {"return_index": True}, {"return_inverse": True, "return_counts": True}):
        assert_same(np.unique(t, **flags), np.unique(x, **flags))
    rows = np.array([[1, 2], [0, 1], [1, 2]])
    assert_same(np.unique(te.tensor(rows), axis=0), np.unique(rows, axis=0))


@pytest.mark.parametrize("dtype", [int, float, complex])
def test_set_functions(dtype):
    a, b = np.array([3, 1, 2, 1, 5], dtype), np.array([1, 5, 7], dtype)
    for name in ("union1d", "intersect1d", "setdiff1d", "setxor1d", "isin"):
        assert_same(getattr(np, name)(te.tensor(a), b), getattr(np, name)(a, b))
    assert_same(te.jit(lambda a, b: np.isin(a, b, invert=True))(a, b), np.isin(a, b, invert=True))
    assert_same(np.isin(te.tensor(a), b[:0]), np.isin(a, b[:0]))


# Diagonals in place


@pytest.mark.parametrize("shape", [(3, 3), (5, 2), (2, 5), (7, 3), (2, 2, 2)])
@pytest.mark.parametrize("wrap", [False, True])
def test_fill_diagonal(shape, wrap):
    x = np.arange(float(np.prod(shape))).reshape(shape)
    expected, t = x.copy(), te.tensor(x)
    np.fill_diagonal(expected, [-1.0, -2.0], wrap)
    np.fill_diagonal(t, [-1.0, -2.0], wrap)
    assert_same(t, expected)


def test_fill_diagonal_while_tracing():
    def f(x, v):
        y = x * 1.0
        np.fill_diagonal(y, v)
        return (y * y).sum()

    gx, gv = te.grad(f, (0, 1))(np.ones((2, 2)), 3.0)
    assert gx.tolist() == [[0.0, 2.0], [2.0, 0.0]]
    assert gv == 12.0


def test_indices_of_triangles():
    assert_same(te.numpy.tril_indices(3, -1, 4), np.tril_indices(3, -1, 4))
    assert_same(te.numpy.triu_indices(3, 1), np.triu_indices(3, 1))
    assert_same(te.numpy.diag_indices(2, 3), np.diag_indices(2, 3))
    assert_same(te.numpy.indices((2, 3)), np.indices((2, 3)))
    assert_same(np.ix_(te.tensor([2, 0]), [True, False, True]), np.ix_([2, 0], [True, False, True]))


# Errors


def traced(use):
    return lambda x: te.jit(use)(x)


@pytest.mark.parametrize(
    ("use", "error", "message"),
    [
        (lambda x: np.reshape(x, (5, -1)), ValueError, r"reshape: shape is .* 6 elements"),
        (lambda x: np.reshape(x, (-1, -1)), ValueError, r"reshape: shape is .*at most one -1"),
        (lambda x: np.reshape(x, (7,)), ValueError, "reshape: shape is .*6 elements"),
        (lambda x: np.expand_dims(x, 3), IndexError, "expand_dims: axis is 3"),
        (lambda x: np.squeeze(x, 0), ValueError, "squeeze: axis is 0, expected axes of size 1"),
        (lambda x: np.moveaxis(x, 0, (0, 1)), ValueError, "moveaxis: destination is"),
        (lambda x: np.transpose(x, (0,)), ValueError, "transpose: axes is .0,., expected"),
        (lambda x: np.broadcast_to(x, (3, 2)), ValueError, "broadcast_to: shape is"),
        (lambda x: np.concatenate([]), ValueError, "at least one array"),
        (lambda x: np.concatenate([x, x[0]]), ValueError, "concat.*equally many axes"),
        (lambda x: np.concatenate([x, x.T]), ValueError, "concatenate: arrays"),
        (lambda x: np.stack([x, x.T]), ValueError, "stack: arrays .*one shape"),
        (lambda x: np.split(x, 4), ValueError, "split: sections is 4"),
        (lambda x: np.vsplit(x[0], 3), ValueError, "vsplit: x.ndim is 1, expected at least 2"),
        (lambda x: np.roll(x, (1, 2), axis=(0, 1, 0)), ValueError, "roll: shift"),
        (lambda x: np.repeat(x, [1, 2], axis=1), ValueError, "repeat: repeats"),
        (lambda x: np.repeat(x, -1), ValueError, "repeat: repeats is -1, expected counts"),
        (lambda x: np.repeat(x, 1.5), TypeError, "repeat: the dtype of repeats is float64"),
        (lambda x: np.pad(x, 1, "odd"), ValueError, "pad: mode is 'odd', expected one of"),
        (lambda x: np.pad(x, 1, "mean", stat_length=0), ValueError, "pad: stat_length is 0"),
        (lambda x: np.pad(x, -1), ValueError, "pad: pad_width is -1, expected counts"),
        (lambda x: np.pad(x[:0], 1, "wrap"), ValueError, "pad: axis 0 is empty"),
        (lambda x: np.diagonal(x[0]), ValueError, "diagonal: x.ndim is 1"),
        (lambda x: np.diagonal(x, 0, 1, 1), ValueError, "diagonal: axis1 and axis2"),
        (lambda x: np.sort(x, 2), ValueError, "sort: axis is 2"),
        (lambda x: np.sort(x, kind="bubble"), ValueError, "sort: kind is 'bubble'"),
        (lambda x: np.argsort(x, kind="bubble"), ValueError, "argsort: kind is 'bubble'"),
        (lambda x: np.partition(x, 3), ValueError, "partition: kth is 3"),
        (lambda x: np.argmax(x[:0], axis=0), ValueError, "argmax: the array"),
        (lambda x: np.searchsorted(x, 1.0), ValueError, "searchsorted: the sorted array"),
        (lambda x: np.searchsorted(x[0], 1.0, "mid"), ValueError, "side is 'mid'"),
        (lambda x: np.cumulative_sum(x), ValueError, "cumulative_sum: axis is None"),
        (lambda x: np.diff(x, -1), ValueError, "diff: x.ndim and n"),
        (lambda x: np.gradient(x, 1.0, 2.0, 3.0), ValueError, "gradient: spacings is 3"),
        (lambda x: np.gradient(x[:1]), ValueError, "gradient: axis 0 is of 1 elements"),
        (lambda x: np.interp(x, [1.0], [1.0, 2.0]), ValueError, "interp: xp and fp"),
        (lambda x: np.fill_diagonal(x[0], 1.0), ValueError, "fill_diagonal: x is"),
        (lambda x: np.meshgrid(x, indexing="no"), ValueError, "meshgrid: indexing is 'no'"),
        (lambda x: np.insert(x, 9, 1.0), IndexError, "out of bounds"),
        (lambda x: np.delete(x, 9), IndexError, "out of bounds"),
        (traced(np.nonzero), TypeError, "nonzero.*tenferro.numpy.where"),
        (traced(np.unique), TypeError, "unique"),
        (traced(np.argwhere), TypeError, "argwhere"),
        (traced(lambda x: np.extract(x > 0, x)), TypeError, "nonzero"),
        (traced(lambda x: np.repeat(x, x[0].astype(int))), TypeError, "repeat.*static"),
        (traced(lambda x: np.delete(x, x[0].astype(int))), TypeError, "positions of delete"),
    ],
)
def test_errors(use, error, message):
    with pytest.raises(error, match=message):
        use(te.tensor(np.arange(6.0).reshape(2, 3)))
