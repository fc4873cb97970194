"""Every row of every table on XLA against the reference: many rows in one program.

The default run takes a sample; `python -m pytest -m long tests/tenferro/engines/xla` takes every
row in every dtype, with second derivatives.
"""

import control_rows
import convolution_rows
import discrete_rows
import indexing_rows
import matrix_rows
import numpy as np
import pytest
import rows
import rule_rows
import special_rows
from derivative_checks import ROUNDING, assert_close, direction

import tenferro as te

pytest.importorskip("jax")
TABLES = (
    rows,
    discrete_rows,
    control_rows,
    rule_rows,
    convolution_rows,
    indexing_rows,
    matrix_rows,
    special_rows,
)
CASES = [
    (table.__name__, row, dtype) for table in TABLES for row in table.ROWS for dtype in row.dtypes
]
TOGETHER = 25
"""Rows of one program: compiled one by one they would take ten times as long."""


def groups(cases):
    return [
        pytest.param(cases[i : i + TOGETHER], id=f"{cases[i][0]}-{cases[i][1].name}-{i}")
        for i in range(0, len(cases), TOGETHER)
    ]


def derivatives(row, args, order):
    """A function that gives value, tangent and cotangents of a row, to that order."""
    rng = np.random.default_rng(3)
    u = [direction(rng, x) for x in args]
    c = direction(rng, te.jit(row, engine="numpy")(*args))

    def first(*x):
        y, pullback = te.vjp(row, *x)
        return y, te.jvp(row, x, u)[1], *pullback(c)

    def second(*x):
        return *first(*x), *te.vjp(lambda *z: te.jvp(row, z, u)[1], *x)[1](c)

    return (lambda *x: (row(*x),), first, second)[order]


def prepared(row, dtype, order):
    """The function and its arguments, of the highest order up to this that the row has."""
    args = row.sample(np.random.default_rng(2), dtype)
    while True:
        try:
            function = derivatives(row, args, order)
            te.trace(function)(*args)
        except te.ADRuleError:
            order -= 1
        else:
            return function, args


def check(cases, order):
    pairs = [prepared(row, dtype, order) for _, row, dtype in cases]

    def every(arguments):
        return [function(*x) for (function, _), x in zip(pairs, arguments, strict=True)]

    arguments = [args for _, args in pairs]
    with np.errstate(all="ignore"):
        expected = te.jit(every, engine="numpy")(arguments)
    found = te.jit(every, engine="xla")(arguments)
    for (_, row, dtype), got, want in zip(cases, found, expected, strict=True):
        for x, y in zip(got, want, strict=True):
            assert x.dtype == y.dtype, f"{row.name} {dtype}"
            tolerance = ROUNDING[dtype]
            assert_close(f"{row.name} {dtype}", x, y, 100 * tolerance)


@pytest.mark.parametrize("cases", groups(CASES[::12]))
def test_a_sample_of_rows(cases):
    check(cases, 1)


@pytest.mark.long
@pytest.mark.parametrize("cases", groups(CASES))
def test_every_row(cases):
    check(cases, 2)
