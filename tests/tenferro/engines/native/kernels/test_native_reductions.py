"""Reductions on every path of the schedule: tasks, partial results, strides, blocks, lanes."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels.emission.accumulators import combine_exactly
from tenferro.engines.native.kernels.scheduling.spec import Gather
from tenferro.engines.native.math import MATH
from tenferro.engines.native.math.array_function import array_function
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.engines.native.runtime.code.target import host
from tenferro.ops.arrays.reduction import MONOIDS, Monoid

SHARED, PARTIAL, GATHERED = "shared", "partial", "gathered"
ROWS = [
    ((5, 7), 0, {GATHERED}),
    ((5, 7), 1, set()),
    ((100_000, 10), 0, {SHARED, PARTIAL, GATHERED}),
    ((100_000, 10), 1, {SHARED}),
    ((10, 100_000), 0, {SHARED, GATHERED}),
    ((10, 100_000), 1, {SHARED, PARTIAL}),
    ((20, 50_000), 0, {SHARED, GATHERED}),
    ((300_001,), 0, {SHARED, PARTIAL}),
    ((200_001, 1), 0, {SHARED, PARTIAL}),
    ((150_001, 2), 0, {SHARED, PARTIAL}),
    ((7, 30_001, 3), 1, {SHARED, PARTIAL}),
    ((7, 30_001, 3), (0, 2), {SHARED, GATHERED}),
    ((30_001, 7, 3), (0, 2), {SHARED, PARTIAL, GATHERED}),
    ((3, 70_000, 2), (0, 1), {SHARED, PARTIAL}),
    ((64, 3, 3000), (0, 2), {SHARED, PARTIAL}),
    ((3, 1000, 64), (0, 2), {SHARED}),
    ((500, 500), None, {SHARED, PARTIAL}),
    ((2, 200_000), (0, 1), {SHARED, PARTIAL}),
]
"""Shapes and axes, with what the first step of a sum of doubles is then like."""
RNG = np.random.default_rng(20240612)


def shown(row):
    shape, axes, _ = row
    return f"{'x'.join(map(str, shape))}-{axes}".replace(" ", "")


def elements(shape, dtype):
    """Numbers whose sums are exact in every order; products of them are, too, for all but few."""
    kind = np.dtype(dtype).kind
    if kind == "b":
        return RNG.random(shape) < 0.5
    x = RNG.integers(-8, 9, shape).astype(dtype)
    return x + (1j * RNG.integers(-8, 9, shape)).astype(dtype) if kind == "c" else x


def first_step(function, x):
    graph = te.trace(function, engine="numpy")(x).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    step = planned.steps[0]
    found = {SHARED} if step.tasks > 1 else set()
    keys = [planned.keys[n] for n in step.buffers]
    if any(isinstance(key, tuple) and key[0] == "partial" for key in keys):
        found.add(PARTIAL)
    if any(isinstance(goal, Gather) for goal in planned.specs[step.kernel].goals):
        found.add(GATHERED)
    return found


@pytest.mark.parametrize("row", ROWS, ids=shown)
def test_rows_are_on_the_paths_that_they_stand_for(row):
    shape, axes, expected = row
    assert first_step(lambda x: np.sum(x, axis=axes), np.ones(shape)) == expected


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "int32", "complex128"])
@pytest.mark.parametrize("row", ROWS, ids=shown)
def test_sums(row, dtype):
    shape, axes, _ = row
    x = elements(shape, dtype)
    found = te.jit(lambda x: np.sum(x, axis=axes))(x)
    np.testing.assert_array_equal(found, np.sum(x, axis=axes))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "bool"])
@pytest.mark.parametrize("row", ROWS, ids=shown)
def test_other_reductions(row, dtype):
    shape, axes, _ = row
    x = elements(shape, dtype)
    if dtype == "bool":
        names, x = ("any", "all"), x & (RNG.random(shape) < 0.1)
    else:
        names = ("max", "min")
        signs = np.where(elements(shape, "bool"), 1, -1).astype(dtype)
        found = te.jit(lambda x: np.prod(x, axis=axes))(signs)
        np.testing.assert_array_equal(found, np.prod(signs, axis=axes))
    for name in names:
        reduction = getattr(np, name)
        found = te.jit(lambda x, f=reduction: f(x, axis=axes))(x)
        np.testing.assert_array_equal(found, reduction(x, axis=axes))


@pytest.mark.parametrize("shape", [(100_000, 10), (10, 100_000), (500, 500)], ids=str)
def test_several_reductions_of_one_nest(shape):
    x, y = (elements(shape, "float64") for _ in range(2))

    def f(x, y):
        z = x * y
        return z.sum(0), z.max(0), (z + x).sum(1), z.sum(), z.min(1)

    for found, expected in zip(te.jit(f)(x, y), f(x, y), strict=True):
        np.testing.assert_array_equal(found, expected)


@pytest.mark.sampled(3, "part")
@pytest.mark.parametrize("part", [np.s_[:, :4], np.s_[:, 1:5], np.s_[:4], np.s_[1:5, ::2]])
@pytest.mark.parametrize("shape", [(6, 6), (4, 6), (6, 4), (6, 4, 6)])
def test_reductions_of_parts_whose_rows_are_as_long_as_there_are_rows(shape, part):
    """Two loops become one only where the elements of all rows follow each other."""
    x = elements(shape, float)
    for function in (np.sum, np.max):
        np.testing.assert_array_equal(
            te.jit(lambda x, f=function: f(x[part]))(x), function(x[part])
        )


def test_long_sums_of_rounded_numbers_are_as_accurate_as_numpys():
    x = RNG.random((1_000_003, 2), dtype=np.float32)
    expected = x.sum(0, dtype=np.float64)
    found = te.jit(lambda x: x.sum(0))(x)
    assert np.max(np.abs(found / expected - 1)) < 1e-5


@pytest.mark.parametrize(("rows", "chunk"), [(20, 0), (10, 1)])
def test_tasks_share_the_outer_loop_if_it_is_long_enough(rows, chunk):
    x, y = np.ones((rows, 5000)), np.ones((5000,))
    graph = te.trace(lambda x, y: np.sin(x) + y, engine="numpy")(x, y).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    (step,) = planned.steps
    assert planned.specs[step.kernel].chunk == chunk and step.tasks > 1


PRODUCTS = [
    ("ik,kj->ij", (5, 3), (3, 100)),
    ("ik,kj->ij", (70, 4), (4, 70)),
    ("ik,kj->ij", (7, 5), (5, 100)),
    ("ik,jk->ij", (6, 2), (90, 2)),
    ("ki,kj->ji", (2, 80), (2, 70)),
    ("bik,kj->bij", (9, 3, 3), (3, 64)),
    ("ik,bkj->bij", (3, 3), (9, 3, 65)),
    ("bik,bkj->bij", (200, 3, 3), (200, 3, 3)),
    ("bik,bkj->bij", (9, 3, 3), (9, 3, 200)),
    ("bij,bij->b", (300, 3, 3), (300, 3, 3)),
    ("bij,bij->i", (300, 3, 2), (300, 3, 2)),
]
"""Products of matrices with few steps, and sums of products along short axes."""


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "complex128"])
@pytest.mark.parametrize("row", PRODUCTS, ids=str)
def test_sums_of_few_products(row, dtype):
    subscripts, *shapes = row
    x, y = (elements(shape, dtype) for shape in shapes)

    def f(x, y):
        return np.einsum(subscripts, x, y) * 2 + 1

    expected = f(x, y)
    np.testing.assert_array_equal(te.jit(f)(x, y), expected)
    np.testing.assert_array_equal(te.jit(f, engine="numpy")(x, y), expected)


def test_sums_of_products_are_rounded_once_for_each():
    small = 2.0**-40
    x = np.repeat([[-1.0], [1 + small]], 300, axis=1)
    y = np.repeat([[1.0], [1 - small]], 300, axis=1)
    once = -(small**2) if host().fma else 0.0
    np.testing.assert_array_equal(te.jit(lambda x, y: np.sum(x * y, axis=0))(x, y), once)
    both = te.jit(lambda x, y: (x * y, np.sum(x * y, axis=0)))(x, y)
    np.testing.assert_array_equal(both[0], x * y)
    np.testing.assert_array_equal(both[1], once)


def test_products_of_flags():
    a, b = RNG.random((3, 4)) < 0.4, RNG.random((4, 5)) < 0.4
    f = te.jit(lambda a, b: (a @ b, a[0] @ b[:, 0], np.einsum("ij,jk->k", a, b)), engine="native")
    for got, want in zip(f(a, b), (a @ b, a[0] @ b[:, 0], (a @ b).any(0)), strict=True):
        assert got.dtype == bool
        np.testing.assert_array_equal(got, want)


def test_values_are_joined_by_any_function_of_two_numbers(monkeypatch):
    monkeypatch.setitem(MONOIDS, "reduce_hypot", Monoid("hypot"))

    def joined(builder, x, y):
        return combine_exactly(builder, "reduce_hypot", np.dtype(float), (x,), (y,))[0]

    x, y = RNG.normal(size=(2, 100))
    expected = array_function(MATH["hypot"].emit, np.float64, arity=2)(x, y)
    np.testing.assert_array_equal(array_function(joined, np.float64, arity=2)(x, y), expected)


@pytest.mark.sampled(3, "axis", "reduction")
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("reduction", [np.max, np.min])
def test_extrema_see_a_nan_in_every_position(reduction, axis, dtype):
    n = 150  # several registers for each iteration of the loop, and what is left over
    x = np.random.default_rng(3).standard_normal((n, n)).astype(dtype)
    np.fill_diagonal(x, np.nan)
    x[:, 7] = x[7, :] = 0.0
    found = te.jit(lambda x: reduction(x, axis=axis), engine="native")(x)
    np.testing.assert_array_equal(found, reduction(x, axis=axis))
    assert np.isnan(found).sum() == n - 1
