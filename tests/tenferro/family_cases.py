"""Operations with operands that fit them, of every family that the tables of tests drive."""

from functools import cache

import control_rows
import convolution_rows
import discrete_rows
import indexing_rows
import matrix_rows
import numpy as np
import rows
import rule_rows
import special_rows

import tenferro as te

TABLES = (
    rows,
    special_rows,
    indexing_rows,
    convolution_rows,
    matrix_rows,
    discrete_rows,
    control_rows,
    rule_rows,
)


def operations_of(row, dtype):
    """The operations that a row's value and its second derivative apply, with their operands."""

    def pulled(*x):
        y, pullback = te.vjp(row, *x)
        return pullback(y)

    args = row.sample(np.random.default_rng(0), dtype)
    graph = te.trace(lambda *x: (row(*x), te.jvp(pulled, x, x)))(*args).graph
    for _, operation, operands, _ in graph.arena.applications(graph.order):
        yield operation, tuple(graph.arena.metas[u] for u in operands)


@cache
def _found(most):
    """By family, operations with different operands, and the tables whose rows apply them."""
    found = {}
    for table in TABLES:
        for row in table.ROWS:
            for dtype in dict.fromkeys((row.dtypes[0], row.dtypes[-1])):
                for operation, avals in operations_of(row, dtype):
                    here, tables = found.setdefault(operation.name, ({}, {}))
                    tables[table.__name__] = None
                    if len(here) < most:
                        here[operation, avals] = None
    return dict(sorted(found.items()))


def cases(most=4):
    """By family, up to so many operations with different operands, in the order of the tables."""
    return {name: list(here) for name, (here, _) in _found(most).items()}


def tables_of(most=4):
    """By family, the names of the tables whose rows apply it."""
    return {name: list(tables) for name, (_, tables) in _found(most).items()}
