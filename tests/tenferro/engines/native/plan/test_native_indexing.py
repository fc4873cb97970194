"""Gathers and scatters of the native engine against the reference engine."""

from math import prod

import numpy as np
import pytest

import tenferro as te
import tenferro.numpy as tn
from tenferro.engines import compile_graph
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.kernels.nests.nest import Scatter
from tenferro.engines.native.kernels.scheduling.tiles import ROWS
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES
from tenferro.passes.index_checks import with_checks

RNG = np.random.default_rng(11)
# The array's shape, the axes selected along, the shapes of the index arrays.
LAYOUTS = {
    "rows": ((5, 3), (0,), [(4,)]),
    "middle": ((2, 5, 3), (1,), [(4,)]),
    "apart": ((5, 2, 4), (0, 2), [(3,), (2, 1)]),
    "batched": ((2, 5, 4, 2), (1, 2), [(2, 1), (4,)]),
    "one": ((5,), (0,), [()]),
    "none": ((5, 3), (0,), [(0,)]),
    "wide": ((40, 70), (0,), [(30,)]),
    "many": ((100,), (0,), [(500,)]),
    "empty windows": ((5, 0), (0,), [(3,)]),
    "all axes": ((7, 6), (0, 1), [(9,), (9,)]),
}
SCATTERS = {
    "scatter": "?uifc",
    "scatter_add": "iufc",
    "scatter_mul": "iufc",
    "scatter_min": "?uif",
    "scatter_max": "?uif",
}


def op(name, **params):
    return lambda *args: apply(FAMILIES[name].bind(**params), *map(tn.asarray, args))


def agree(function, *arguments):
    graph = te.trace(function, engine="numpy")(*arguments).graph
    program = compile_graph(graph, "native")
    with np.errstate(all="ignore"):
        expected = [np.asarray(y) for y in compile_graph(graph, "numpy")(*arguments)]
    for x, y in zip(program(*arguments), expected, strict=True):
        assert x.dtype == y.dtype and x.shape == y.shape
        narrow = y.dtype in (np.float32, np.complex64)
        np.testing.assert_allclose(x, y, rtol=2e-6 if narrow else 1e-12)
    return program


def values(shape, dtype):
    if dtype == "?":
        return RNG.random(shape) < 0.5
    if np.dtype(dtype).kind in "iu":
        return RNG.integers(0, 9, shape).astype(dtype)
    parts = RNG.standard_normal((2, *shape))
    return np.asarray(parts[0] + 1j * parts[1] if dtype[0] == "c" else parts[0], dtype)


def positions(layout, mode, dtype="i8"):
    shape, axes, shapes = LAYOUTS[layout]
    below, above = (0, 0) if mode == "promise" else (0 if dtype[0] == "u" else 3, 3)
    return [
        RNG.integers(-below, shape[a] + above, s).astype(dtype)
        for a, s in zip(axes, shapes, strict=True)
    ]


def placed(layout, mode):
    return {"axes": LAYOUTS[layout][1], "mode": mode, "unique": False}


def shape_of(x, where, params):
    return te.trace(op("gather", **params))(x, *where).outputs[0].shape


@pytest.mark.sampled(24)
@pytest.mark.parametrize("mode", ["promise", "clip", "drop"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_gathers_and_scatters_of_every_layout(layout, mode):
    x, where = values(LAYOUTS[layout][0], "f8"), positions(layout, mode)
    params = placed(layout, mode)
    program = agree(op("gather", **params), x, *where)
    assert layout == "empty windows" or not program.program.references
    updates = values(shape_of(x, where, params), "f8")
    for name in SCATTERS:
        assert not agree(op(name, **params), x, updates, *where).program.references
        agree(lambda x, *a, n=name: op(n, **params)(2 * x, *a), x, updates, *where)


MATRICES_OF_INDICES = {
    "before an axis": lambda x, i: np.sin(x[i]) * 2,
    "behind an axis": lambda x, i: np.sin(x[:, i]) * 2,
    "between axes, summed": lambda x, i: np.sum(np.sin(x[:, i]), 0),
    "two of them": lambda x, i: np.sin(x[:, i, i]),
    "side by side": lambda x, i: np.sin(x[i[:, None], i[:, :1, None]]),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", MATRICES_OF_INDICES)
def test_matrices_of_indices(case):
    f, i = MATRICES_OF_INDICES[case], np.array([[0, 3, 1], [2, 2, 0]])
    assert not agree(f, values((4, 4, 5), "f8"), i).program.references


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["?", "i1", "u1", "i4", "u8", "f4", "f8", "c8", "c16"])
@pytest.mark.parametrize("name", ["gather", *SCATTERS])
def test_gathers_and_scatters_of_every_dtype(name, dtype):
    if dtype[0] not in SCATTERS.get(name, "?iufc"):
        pytest.skip("the family refuses it, or it runs through its NumPy kernel")
    params, where = placed("batched", "drop"), positions("batched", "drop")
    x = values(LAYOUTS["batched"][0], dtype)
    updates = () if name == "gather" else (values((2, 2, 4, 2), dtype),)
    assert not agree(op(name, **params), x, *updates, *where).program.references


@pytest.mark.sampled(4, "mode")
@pytest.mark.parametrize("dtype", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"])
@pytest.mark.parametrize("mode", ["promise", "clip", "drop"])
def test_indices_of_every_dtype(mode, dtype):
    params, where = placed("many", mode), positions("many", mode, dtype)
    if mode != "promise":
        where[0][:2] = np.iinfo(dtype).min, np.iinfo(dtype).max
    x = values((100,), "f8")
    agree(op("gather", **params), x, *where)
    agree(op("scatter_add", **params), x, values((500,), "f8"), *where)


def test_a_gather_is_fused_with_its_readers():
    x, where = values((40, 70), "f8"), positions("wide", "drop")
    program = agree(
        lambda x, i: tn.sum(tn.tanh(op("gather", **placed("wide", "drop"))(x, i + 1))), x, *where
    )
    assert not program.program.references and program.program.steps.native == 1


def test_a_scatter_works_in_the_buffer_of_what_it_changes():
    x, i = values((100,), "f8"), positions("many", "promise")[0]
    program = agree(te.grad(lambda x, i: tn.sum(tn.take(x, i, mode="promise") ** 2)), x, i)
    # The updates, the zeros, the scatter: no copy of the zeros.
    assert not program.program.references and program.program.steps.native == 3
    kept = agree(lambda x, i: (x * 2.0, tn.sum(x * 2.0), te.grad(_picked)(x, i)), x, i)
    assert not kept.program.references


def _picked(x, i):
    return tn.sum(tn.tanh(tn.take(x, i)))


def test_an_array_that_is_read_again_is_copied_before_a_scatter():
    params = {"axes": (0,), "mode": "promise", "unique": False}

    def both(x, u, i):
        doubled = x * 2.0
        return op("scatter", **params)(doubled, u, i) + doubled[::-1], doubled

    x, i = values((100,), "f8"), positions("many", "promise")[0]
    agree(both, x, values((500,), "f8"), i)
    agree(lambda x, u, i: op("scatter", **params)(x, u, i) - x, x, values((500,), "f8"), i)


def assembled(c, diagonal, below):
    """A matrix with the numbers c on its diagonal, and below it."""
    matrix = c[:, None] * c
    matrix = matrix.at[diagonal, diagonal].set(4 * c)
    matrix = matrix.at[below + 1, below].set(-c[:-1])
    return matrix.at[diagonal, diagonal].add(c)


def copies_and_scatters(function, *arguments):
    """How many steps copy, fill or sum a matrix, perhaps in tiles, and how many write into one."""
    graph, _ = with_checks(te.trace(function, engine="numpy")(*arguments).graph, has_code)
    planned = plan_steps(UnitGraph(prepare(graph)))
    specs = [planned.specs[step.kernel] for step in planned.steps]
    puts = [any(isinstance(goal, Scatter) for goal in spec.goals) for spec in specs]
    whole = [
        step
        for step, spec, put in zip(planned.steps, specs, puts, strict=True)
        if not put and prod(step.numbers[: spec.loops]) >= 3600 // ROWS
    ]
    return len(whole), sum(puts)


def test_chains_of_indexed_writes_work_on_one_buffer():
    c, i = values((60,), "f8"), np.arange(60)
    assert copies_and_scatters(assembled, c, i, i[:-1]) == (1, 3)
    agree(assembled, c, i, i[:-1])


def test_gradients_of_indexed_writes_work_on_one_buffer():
    # The matrix, its cotangent, and the sums of its rows and columns; zeros are written into the
    # cotangent after others have read it. What asks for the last of equal indices fills nothing.
    gradient = te.grad(lambda c, i, b: tn.sum(assembled(c, i, b) ** 2))
    c, i = values((60,), "f8"), np.arange(60)
    assert copies_and_scatters(gradient, c, i, i[:-1]) == (4, 7)
    agree(gradient, c, i, i[:-1])
    agree(gradient, c, np.zeros(60, int), np.zeros(59, int))  # all write the same elements


def test_known_numbers_as_arrays_indices_and_updates():
    x, one = values((2, 5, 3), "f8"), np.array(1)
    rows = {"axes": (0, 2), "mode": "promise", "unique": False}
    agree(lambda x, j: op("gather", **rows)(x, 1, j), x, np.array([0, 0, 2]))
    agree(
        lambda x, u, j: op("scatter", **rows)(x, u, 1, j),
        x,
        values((3, 5), "f8"),
        np.array([0, 0, 2]),
    )
    single = {"axes": (0,), "mode": "clip", "unique": False}
    numbers, i = values((1,), "f8"), np.array([0, 3])
    agree(lambda x, i: op("gather", **single)(tn.full_like(x, 2.5), i), numbers, i)
    agree(lambda x, i: op("scatter_add", **single)(tn.zeros_like(x), 2.5, i), numbers, one)


def test_the_last_of_equal_indices_is_written():
    x, i = np.zeros(3), np.array([[0, 1, 0], [1, 1, 2]])
    u = np.arange(6.0).reshape(2, 3)
    program = te.trace(op("scatter", axes=(0,), mode="promise", unique=False))(x, u, i)
    found = program.compiled(x, u, i)[0]
    assert found.tolist() == [2.0, 4.0, 5.0]


def test_wide_windows_are_scattered_by_several_tasks_in_one_order():
    from tenferro.engines.native.runtime.resources.threads import num_threads

    x, u = values((3, 200_000), "f8"), values((5, 200_000), "f8")
    i, params = np.array([1, 0, 1, 2, 1]), {"axes": (0,), "mode": "promise", "unique": False}
    program = agree(op("scatter_add", **params), x, u, i)
    with num_threads(1):
        one = program(x, u, i)
    np.testing.assert_array_equal(program(x, u, i)[0], one[0])
