"""Neighbours that lanes read and write together: strided slices, columns, small matrices."""

import numpy as np
import pytest
from numbers_of_threads import on_threads

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.kernels.nests.nest import Neighbour
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.ops.base.registry import FAMILIES

RNG = np.random.default_rng(20261126)
DTYPES = ["float64", "float32", "complex128", "complex64", "int64", "int32", "uint16", "bool"]


def numbers(shape, dtype):
    x = RNG.standard_normal(shape) * 9
    x = np.where(RNG.random(shape) < 0.1, -0.0, x)
    return (
        (x + 1j * RNG.standard_normal(shape)).astype(dtype) if dtype[0] == "c" else x.astype(dtype)
    )


def assert_same_bits(found, expected):
    assert found.dtype == expected.dtype
    assert found.shape == expected.shape
    assert np.ascontiguousarray(found).tobytes() == np.ascontiguousarray(expected).tobytes()


def specs_of(function, *arguments):
    """The kernels of a program that is one unit."""
    graph = te.trace(function, engine="numpy")(*arguments).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    return [planned.specs[step.kernel] for step in planned.steps]


def neighbours_of(specs):
    return [node for spec in specs for node in spec.nodes if isinstance(node, Neighbour)]


def products(x):
    """Rows of products of columns: all columns are read, and all are written."""
    width = x.shape[-1]
    return np.stack([x[..., i] & x[..., -1] if x.dtype == bool else x[..., i] * x[..., -1]
                     for i in range(width)], axis=-1)  # fmt: skip


@pytest.mark.sampled(16, "rows", "width", "dtype")
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("width", [2, 3, 4])
@pytest.mark.parametrize("rows", [64, 100, 1003])
def test_columns_of_few_are_read_and_written_together(rows, width, dtype):
    x = numbers((rows, width), dtype)
    if x.dtype.kind == "c":  # whole numbers: NumPy may round a product and a sum together
        x = x.round()
    assert_same_bits(te.trace(products)(x)(x), products(x))


@pytest.mark.sampled(12, "n", "dtype")
@pytest.mark.parametrize("n", range(2, 18))
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_each_number_of_neighbours(n, dtype):
    """The short axes of matrices: n = 2 to 16 elements, and 17, which are read one by one."""
    x = numbers((300, n), dtype)

    def f(x):
        return sum((x[:, i] * float(i) for i in range(1, n)), x[:, 0])

    assert_same_bits(te.trace(f)(x)(x), f(x))
    width = {node.width for node in neighbours_of(specs_of(f, x))}
    assert width == ({n} if n <= 16 else set())


def test_neighbours_need_the_first_and_the_last():
    """Otherwise the last lane would read behind the array."""
    x = numbers((90, 4), "float64")
    for columns, found in (((0, 3), 2), ((1, 2, 3), 0), ((0, 1, 2), 0), ((0,), 0)):
        specs = specs_of(lambda x, c=columns: sum(x[:, i] for i in c[1:]) + x[:, c[0]] + 1.0, x)
        assert len(neighbours_of(specs)) == found, columns


def test_slices_along_an_axis_that_is_not_the_last_one():
    x = numbers((12, 50, 30), "float32")

    def f(x):
        return x[:, ::2] * x[:, 1::2] - x[:, 1::2]

    assert_same_bits(te.trace(f)(x)(x), f(x))


def alternating(x):
    return x[::2] * x[1::2]


def by_threes(x):
    return x[:, ::3] + np.tanh(x[:, 1::3]) * x[:, 2::3]


def shifted(x):
    return x[2:-4:2] * x[5:-1:2]


def uneven(x):
    return x[:-1:3] - x[1::3]


GRADIENTS = [
    (alternating, (20,)),
    (alternating, (4000,)),
    (by_threes, (7, 30)),
    (by_threes, (30, 300)),
    (shifted, (1000,)),
    (uneven, (1000,)),
    (lambda x: x[::2, ::2] * x[1::2, 1::2] + x[::2, 1::2], (40, 60)),
    (lambda x: x[::5][:30] * x[4::5][:30], (203,)),
]


@pytest.mark.sampled(4, "f")
@pytest.mark.parametrize(("f", "shape"), GRADIENTS)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_gradients_of_strided_slices(f, shape, dtype):
    x = numbers(shape, dtype)
    gradient = te.grad(lambda x: np.sum(f(x) ** 2))
    found, expected = (te.trace(gradient, engine=e)(x)(x) for e in ("native", "numpy"))
    scale = np.max(np.abs(expected))
    assert np.max(np.abs(found - expected)) <= 4 * np.finfo(dtype).eps * scale
    zero = (found == 0) & (expected == 0)
    assert np.array_equal(np.signbit(found[zero]), np.signbit(expected[zero]))


def test_the_gradient_of_two_strided_slices_is_one_pass_over_it():
    x = numbers((4000,), "float64")
    (spec,) = specs_of(te.grad(lambda x: np.sum(alternating(x) ** 2)), x)
    (goal,) = spec.goals
    assert len(spec.nodes[goal.node].operands) == 2


@pytest.mark.sampled(3, "edges")
@pytest.mark.parametrize("dtype", ["float64", "complex64", "int32", "bool"])
@pytest.mark.parametrize(
    "edges", [(0, 1, 1), (1, 0, 1), (3, 2, 2), (-2, 4, 1), (0, 0, 3), (7, -3, 1)]
)
def test_space_between_elements(edges, dtype):
    """Also of fillings other than zero, and in sums with another array of this form."""

    def spread(x, value, edges=edges):
        return te.extension.apply(FAMILIES["pad"], x, value, padding=(edges, (0, 0, 0)))

    def f(x, value):
        back = spread(x, value, (edges[1], edges[0], edges[2]))
        return (spread(x, value), spread(x, value) + back)

    x, value = numbers((37, 5), dtype), np.array(3, dtype)
    results = [te.trace(f, engine=e)(x, value)(x, value) for e in ("native", "numpy")]
    for found, expected in zip(*results, strict=True):
        assert_same_bits(found, expected)


def test_threads_do_not_change_bits():
    x = numbers((200_001, 3), "float32")
    program = te.trace(products)(x)
    found = on_threads(lambda: program(x), 1, 2, 5)
    assert_same_bits(found[1], found[0])
    assert_same_bits(found[2], found[0])
