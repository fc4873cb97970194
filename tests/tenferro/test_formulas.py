"""Where a derived family has a kernel too, its formula gives the same, at the edges as well."""

from itertools import product

import convolution_rows
import discrete_rows
import indexing_rows
import matrix_rows
import numpy as np
import pytest
import rows
import special_rows
from derivative_checks import ROUNDING, assert_close

import tenferro as te
from long_parameters import all_but
from tenferro.coverage import ours
from tenferro.engines.numpy import compile_numpy
from tenferro.kernels import kernel
from tenferro.kernels.table import KERNELS
from tenferro.ops.base.derived import formula_graph
from tenferro.passes import expand
from tenferro.tensor import aval_of

DERIVED = {x.name for x in ours() if x.formula_rule}
TABLES = (rows, special_rows, indexing_rows, convolution_rows, matrix_rows, discrete_rows)
ROWS = [(r, d) for table in TABLES for r in table.ROWS for d in r.dtypes if d != "float32"]


def families_in(graph):
    return {operation.name for _, operation, *_ in graph.arena.applications(graph.order)}


def to_first_order(row):
    """A row's value, and its tangent and cotangents along themselves."""

    def every(*x):
        y, pullback = te.vjp(row, *x)
        return y, te.jvp(row, x, x)[1], pullback(y)

    return every


def reached(row, dtype):
    """A row's program, if a formula stands for something in it; with its arguments."""
    args = row.sample(np.random.default_rng(0), dtype)
    program = te.trace(to_first_order(row), engine="numpy")(*args)
    return (program, args) if families_in(program.graph) & DERIVED else None


@pytest.mark.parametrize("part", all_but([1, 2, 3], range(4)))
def test_formulas_are_what_kernels_compute(part):
    checked = 0
    for row, dtype in ROWS[part::4]:
        found = reached(row, dtype)
        if found is None:
            continue
        program, args = found
        arrays = [*map(np.asarray, args), *program.captured]
        written = expand(program.graph, lambda *_: False)
        with np.errstate(all="ignore"):
            pairs = zip(compile_numpy(written)(*arrays), program.compiled(*arrays), strict=True)
        for got, want in pairs:
            assert got.dtype == want.dtype
            assert_close(f"formulas of {row.name}", got, want, 10 * ROUNDING[dtype])
        checked += 1
    assert checked > 10


def test_every_formula_beside_a_kernel_is_compared():
    found = [reached(row, dtype) for row, dtype in ROWS]
    compared = set().union(*(families_in(x[0].graph) for x in found if x))
    assert DERIVED & KERNELS.keys() <= compared


EDGES = np.array([0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 3.0, 1e-300, 1e300, np.inf, -np.inf, np.nan])
PARAMETERS = {"tenferro.special.polygamma_of_order.v1": {"order": 3}}
POINTWISE = [
    x
    for x in ours()
    if x.name in DERIVED & KERNELS.keys()
    and x.pointwise
    and "f" in x.kinds
    and x.name not in ("powi", "powf")
]


def operands_of(family):
    """The number of operands: the one that the shape rule takes."""
    one = aval_of((1,), np.dtype(np.float64))
    for n in (1, 2, 3):
        try:
            family.infer(*[one] * n, **PARAMETERS.get(family.name, {}))
        except (TypeError, ValueError):
            continue
        if formula_graph_or_none(family, [one] * n) is not None:
            return n
    raise AssertionError(family)


def bound(family):
    return family.bind(**PARAMETERS.get(family.name, {}))


def formula_graph_or_none(family, avals):
    try:
        return formula_graph(bound(family), tuple(avals))
    except TypeError:
        return None


@pytest.mark.sampled(3)
@pytest.mark.parametrize("family", POINTWISE, ids=lambda x: x.name)
def test_formulas_have_the_kernels_limits(family):
    n = operands_of(family)
    grid = [np.array(c) for c in zip(*product(EDGES, repeat=n), strict=True)]
    avals = tuple(aval_of(g.shape, g.dtype) for g in grid)
    operation = bound(family)
    with np.errstate(all="ignore"):
        found = compile_numpy(formula_graph(operation, avals))(*grid)
        kernels = kernel(operation, avals)(*grid)
    kernels = kernels if isinstance(kernels, tuple) else (kernels,)
    for got, want in zip(found, kernels, strict=True):
        bad = ~np.isclose(got, want, rtol=1e-13, atol=0, equal_nan=True)
        if family.name not in ("fmax", "fmin"):  # of 0 and -0 NumPy's depend on the array's length
            bad |= (want == 0) & (np.copysign(1, got) != np.copysign(1, want))
        assert not bad.any(), [(*[g[bad][:8] for g in grid], got[bad][:8], want[bad][:8])]
