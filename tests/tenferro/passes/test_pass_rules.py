"""Every rule of the passes has rows in the table, and makes of them what they say."""

import numpy as np
import pytest
from pass_rows import ROWS
from test_random_graphs import assert_same_bits

import tenferro as te
from tenferro.engines.numpy import compile_numpy
from tenferro.passes.rewriter import EVERY, RULES, rewrite

REORDERED = {"reduce_sum", "reduce_prod", "dot_general"}
"""What sums and products may be rounded in."""


def traced(function, row):
    return te.trace(function, engine="numpy")(*row.arguments).graph


def written(graph):
    """The outputs as expressions in the inputs."""
    text = {v: f"x{i}" for i, v in enumerate(graph.inputs)}
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        text[v] = f"{operation!r}({', '.join(text[a] for a in operands)})"
    return [text[v] for v in graph.outputs]


@pytest.fixture(autouse=True)
def quiet():
    with np.errstate(all="ignore"):
        yield


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_graph_becomes_what_its_row_says(row):
    found = written(rewrite(traced(row.before, row), RULES, EVERY))
    assert found == written(rewrite(traced(row.after, row), {}, EVERY))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_becomes_of_a_graph_has_its_value(row):
    graph = traced(row.before, row)
    changed = rewrite(graph, RULES, EVERY)
    applied = {operation.name for operation in graph.arena.operations if operation}
    pairs = zip(*(compile_numpy(g)(*row.arguments) for g in (changed, graph)), strict=True)
    for found, expected in pairs:
        if applied & REORDERED:
            np.testing.assert_allclose(found, expected, rtol=1e-14)
        else:
            assert_same_bits(parts(found), parts(expected))


def parts(x):
    """Complex numbers as pairs of real ones."""
    x = np.asarray(x)
    return np.stack([x.real, x.imag]) if x.dtype.kind == "c" else x


def fired(rows):
    """Which rules apply somewhere in the rows: pairs of a family (None: any) and a rule."""
    seen = set()

    def watched(family, rule):
        def apply(r, operation, operands):
            found = rule(r, operation, operands)
            if found is not None:
                seen.add((family, rule))
            return found

        return apply

    rules = {name: [watched(name, r) for r in declared] for name, declared in RULES.items()}
    every = [watched(None, r) for r in EVERY]
    for row in rows:
        rewrite(traced(row.before, row), rules, every)
    return seen


def test_no_rule_is_without_a_row():
    declared = {(name, rule) for name, rules in RULES.items() for rule in rules}
    missing = (declared | {(None, rule) for rule in EVERY}) - fired(ROWS)
    assert not [(name, rule.__module__, rule.__code__.co_firstlineno) for name, rule in missing]


def test_a_rule_without_a_row_is_found():
    rows = [row for row in ROWS if "conj" not in row.name]
    assert {name for name, _ in fired(ROWS) - fired(rows)} == {"conj"}
