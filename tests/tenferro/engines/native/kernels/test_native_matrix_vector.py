"""Matrices times vectors in nests: tiles of rows, the rows left over, and what follows the sums."""

import numpy as np
import pytest
from numbers_of_threads import on_threads

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels.nests.nest import Apply, Load, Reduce
from tenferro.engines.native.kernels.scheduling.tiles import ROWS
from tenferro.engines.native.loops.routine import matrices_of
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.shared import ALIGNMENT
from tenferro.engines.native.units.compilation import Compilation

RNG = np.random.default_rng(20261203)


def whole_numbers(*shape, dtype=np.float64):
    """Numbers whose products have exact sums in every order."""
    x = RNG.integers(-8, 9, shape)
    if np.dtype(dtype).kind == "c":
        return (x + 1j * RNG.integers(-8, 9, shape)).astype(dtype)
    return x.astype(dtype)


def kernels(function, *arrays):
    """The specifications of the kernels of a program."""
    graph = te.trace(function, engine="numpy")(*arrays).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    return [planned.specs[step.kernel] for step in planned.steps]


def sums(spec):
    return sum(isinstance(node, Reduce) for node in spec.nodes)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("dtype", ["f4", "f8", "c8", "c16", "i4", "i8"])
@pytest.mark.parametrize("m", [1, 3, 4, 5, 8, 31, 32, 33, 34, 35, 66, 129])
@pytest.mark.parametrize("k", [1, 2, 7, 16, 17, 64, 100, 131])
def test_products_with_vectors_are_numpy_s(m, k, dtype):
    w, x, y = (whole_numbers(*shape, dtype=dtype) for shape in ((m, k), (k,), (m,)))
    rows, columns = te.jit(lambda w, x, y: (w @ x + y, y @ w))(w, x, y)
    assert rows.dtype == columns.dtype == np.dtype(dtype)
    assert np.array_equal(rows, w @ x + y)
    assert np.array_equal(columns, y @ w)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("m", [5, 36, 37])
@pytest.mark.parametrize("k", [9, 48, 50])
def test_batches_strides_and_transposed_matrices(m, k):
    w, x = whole_numbers(6, m, k), whole_numbers(6, k)
    products = te.jit(te.vmap(lambda w, x: (w @ x, w[::2] @ x, w[:, ::-1] @ x, x @ w.T)))(w, x)
    expected = np.einsum("bmk,bk->bm", w, x)
    assert np.array_equal(products[0], expected)
    assert np.array_equal(products[1], expected[:, ::2])
    assert np.array_equal(products[2], np.einsum("bmk,bk->bm", w[:, :, ::-1], x))
    assert np.array_equal(products[3], expected)
    strided = te.jit(lambda w, x: w @ x)(w[0, ::-2, ::3], x[0, ::3])
    assert np.array_equal(strided, w[0, ::-2, ::3] @ x[0, ::3])


@pytest.mark.sampled(3, "reduce")
@pytest.mark.parametrize(
    "reduce", [np.sum, np.max, np.min, np.prod, np.any], ids=lambda reduce: reduce.__name__
)
@pytest.mark.parametrize("m", [8, 37])
def test_other_reductions_of_rows_with_a_vector(reduce, m):
    w, x = whole_numbers(m, 21) / 8, whole_numbers(21) / 8

    def reduced(w, x):
        return reduce(w + x, axis=1)

    assert sums(kernels(reduced, w, x)[0]) == ROWS
    np.testing.assert_allclose(te.jit(reduced)(w, x), reduced(w, x), rtol=1e-13)
    w[m - 1, 3] = np.nan
    np.testing.assert_allclose(te.jit(reduced)(w, x), reduced(w, x), rtol=1e-13)


def test_rows_of_a_tile_read_the_vector_once():
    tile, rest = kernels(lambda w, x: w @ x, whole_numbers(38, 40), whole_numbers(40))
    assert sums(tile) == ROWS
    assert sum(isinstance(node, Load) for node in tile.nodes) == ROWS + 1
    assert sums(rest) == 1
    (alone,) = kernels(lambda w, x: w @ x, whole_numbers(40, 40), whole_numbers(40))
    assert alone == tile
    (few,) = kernels(lambda w, x: w @ x, whole_numbers(7, 40), whole_numbers(40))
    assert sums(few) == 1


def test_products_are_multiplied_and_added_at_once():
    graph = te.trace(lambda w, x: w @ x)(whole_numbers(40, 40), whole_numbers(40)).graph
    text = Compilation(graph).text()
    assert "fmuladd" in text and "fmul " not in text


@pytest.mark.sampled(3)
@pytest.mark.parametrize("m", [35, 64, 65, 130])
def test_long_rows_are_summed_by_several_tasks(m):
    w, x = whole_numbers(m, 30_001), whole_numbers(30_001)
    program = te.jit(lambda w, x: w @ x)
    assert np.array_equal(*on_threads(lambda: program(w / 7, x / 3), 1, 2))
    for y in on_threads(lambda: program(w, x), 1, 2):
        assert np.array_equal(y, w @ x)


@pytest.mark.parametrize("k", [3, 17, 37])
def test_lanes_without_elements_add_nothing(k):
    """There 1 / x is infinite, and its product with 0 would be NaN."""
    w, x = whole_numbers(8, k), 2.0 ** RNG.integers(-3, 3, k)
    assert np.array_equal(te.jit(lambda w, x: w @ (1 / x))(w, x), w @ (1 / x))
    assert np.array_equal(te.jit(lambda x: np.sum(x * (1 / x)))(x), k)


def test_what_is_computed_of_sums_has_lanes():
    w, x, b = RNG.standard_normal((64, 64)) / 8, *RNG.standard_normal((2, 64))

    def layer(w, x, b):
        return np.tanh(w @ x + b)

    first, second = kernels(layer, w, x, b)
    assert sums(first) == ROWS and not any(
        isinstance(node, Apply) and node.operation.name == "tanh" for node in first.nodes
    )
    assert sums(second) == 0 and second.lanes >= host().lanes(8)
    np.testing.assert_allclose(te.jit(layer)(w, x, b), layer(w, x, b), rtol=1e-12, atol=1e-13)
    te.check_grads(layer, (w[:16, :20], x[:20], b[:16]), order=2)


def test_cheap_functions_of_sums_and_sums_that_are_read_again_stay():
    w = RNG.standard_normal((64, 40))
    assert len(kernels(lambda w: np.sum(w, axis=1) * 2.0, w)) == 1
    assert len(kernels(lambda w: np.tanh(np.sum(w)), w)) == 1

    def softmax(w):
        e = np.exp(w - np.max(w, axis=1, keepdims=True))
        return e / np.sum(e, axis=1, keepdims=True)

    np.testing.assert_allclose(te.jit(softmax)(w), softmax(w), rtol=1e-13)


def test_several_results_of_one_nest_with_functions_of_sums():
    w, x = RNG.standard_normal((48, 30)), RNG.standard_normal(30)

    def function(w, x):
        s = np.sum(w * x, axis=1)
        t = np.sum(w + x, axis=1)
        return s, np.exp(s) * np.tanh(t), w * x

    for mine, expected in zip(te.jit(function)(w, x), function(w, x), strict=True):
        np.testing.assert_allclose(mine, expected, rtol=1e-12, atol=1e-13)


def unaligned(array, shift):
    """A copy that begins `shift` bytes behind a line of the cache."""
    room = np.empty(array.nbytes + 2 * ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT + shift
    moved = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    moved[...] = array
    return moved


def recurrent(w, xs):
    return te.scan(lambda h, x: (np.tanh(w @ h + x), w.T @ h), 0.0 * xs[0], xs)


@pytest.mark.sampled(16, "n", "dtype")
@pytest.mark.parametrize("dtype", ["f4", "f8"])
@pytest.mark.parametrize("n", [4, 33, 64, 70])
def test_loops_give_the_same_bits_for_matrices_at_any_address(n, dtype):
    w = (RNG.standard_normal((n, n)) / n**0.5).astype(dtype)
    xs = RNG.standard_normal((20, n)).astype(dtype)

    def loss(w, xs):
        last, seen = recurrent(w, xs)
        return np.sum(last**2) + np.sum(seen**2)

    def both(w, xs):
        return recurrent(w, xs), te.grad(loss, argnums=(0, 1))(w, xs)

    program = te.jit(both)
    (last, seen), gradients = program(unaligned(w, 0), xs)
    (r_last, r_seen), r_gradients = te.jit(both, engine="numpy")(w, xs)
    tolerance = 1e-4 if dtype == "f4" else 1e-11
    for mine, other in zip((last, seen, *gradients), (r_last, r_seen, *r_gradients), strict=True):
        np.testing.assert_allclose(mine, other, rtol=tolerance, atol=tolerance)
    for shift in (np.dtype(dtype).itemsize, 16, 40):
        moved = unaligned(w, shift)
        (again, seen_again), gradients_again = program(moved, xs)
        assert np.array_equal(moved, w)
        assert np.array_equal(last, again) and np.array_equal(seen, seen_again)
        assert all(map(np.array_equal, gradients, gradients_again))


def only_loop(function, *arrays):
    graph = te.trace(function, engine="numpy")(*arrays).graph
    found = [o for _, o, _, _ in graph.arena.applications(graph.order) if o.name in LOOPS]
    assert len(found) == 1
    return found[0]


LOOPS = ("scan", "while_loop")


def test_loops_copy_matrices_that_products_read_and_nothing_else():
    w, v, xs = np.ones((40, 40)), np.ones((40, 40)), np.ones((20, 40))

    def function(w, v, xs):
        def step(h, x):
            return w.T @ h + v[0] * x, None

        return te.scan(step, xs[0], xs)[0]

    loop = only_loop(function, w, v, xs)
    assert len(matrices_of(loop)) == 1
    assert matrices_of(only_loop(function, w, v, xs[:4])) == ()

    def without_products(v, xs):
        return te.scan(lambda h, x: (h + v[0] * x, None), xs[0], xs)[0]

    assert matrices_of(only_loop(without_products, v, xs)) == ()
