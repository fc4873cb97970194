"""What is declared to be linear over the real numbers only is just what is."""

import matrix_rows
import numpy as np
import pytest
import rows
from derivative_checks import direction
from family_cases import TABLES

import tenferro as te
from tenferro.linalg import GaugeError
from tenferro.ops.base.apply import apply
from tenferro.ops.base.computed import tensors
from tenferro.ops.base.registry import FAMILIES

ROWS = [row for table in TABLES for row in table.ROWS if "complex128" in row.dtypes]
BODIES = frozenset({"scan", "while_loop", "switch"})


def applications(row):
    """What the row's derivatives apply in linear roles: operations with their operands."""
    rng = np.random.default_rng(0)
    args = row.sample(rng, "complex128")
    dx = [direction(rng, a) for a in args]

    def both(*x):
        dy = te.jvp(row, x, dx)[1]
        return dy, te.vjp(row, *x)[1](np.conj(dy))

    program = te.trace(both)(*args)
    graph = program.graph
    values = {
        v: te.tensor(np.asarray(x))
        for v, x in zip(graph.inputs, [*args, *program.captured], strict=True)
    }
    for v, operation, operands, mask in graph.arena.applications(graph.order):
        xs = [values[a] for a in operands]
        outs = computed(operation, xs)
        values.update({v + slot: y for slot, y in enumerate(outs)})
        if mask and operation.name not in BODIES:
            yield operation, xs, mask


def computed(operation, xs):
    found = apply(operation, *xs) if xs else tensors.compute(operation, ())
    return found if isinstance(found, tuple) else (found,)


def is_complex_linear(operation, xs, i):
    """Whether i times one operand gives i times the result, the other active ones being zero."""
    once = [np.asarray(y) for y in computed(operation, xs)]
    xs = [te.tensor(1j * np.asarray(x)) if k == i else x for k, x in enumerate(xs)]
    rotated = [np.asarray(y) for y in computed(operation, xs)]
    scale = 1e-9 * max(1.0, *(np.abs(y).max(initial=0) for y in once))
    return all(
        np.allclose(1j * a, b, rtol=0, atol=scale) for a, b in zip(once, rotated, strict=True)
    )


@pytest.mark.sampled(24)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_declared(row):
    for operation, xs, mask in applications(row):
        active = [i for i in range(len(xs)) if mask >> i & 1]
        for i in active:
            if not xs[i].aval.is_complex:
                continue
            alone = [
                te.tensor(np.zeros(x.shape, x.dtype)) if k in active and k != i else x
                for k, x in enumerate(xs)
            ]
            try:
                linear = is_complex_linear(operation, alone, i)
            except GaugeError:
                continue  # of a check that gives its operands as they are
            real = any(y.dtype.kind == "f" for y in computed(operation, alone))
            if not linear:
                assert real or i in operation.real_linear, f"{operation}: operand {i}"


def test_what_is_declared_is_needed():
    """Every family that says so does so for some operand."""
    found = set()
    for row in (*matrix_rows.ROWS, *(row for row in rows.ROWS if row.name == "conj")):
        if "complex128" in row.dtypes:
            for operation, xs, _ in applications(row):
                for i in operation.real_linear:
                    if xs[i].aval.is_complex and not is_complex_linear(operation, xs, i):
                        found.add(operation.name)
    declared = {name for name, family in FAMILIES.items() if family.real_linear}
    assert found == declared - {"external"}  # which may be any function


def test_a_missing_declaration_is_found():
    family = te.extension.family("tests.linearity.conj.v1", infer=lambda x: x, linear="all")
    te.extension.lowering(family)(lambda x: np.conj)
    x = te.tensor(np.array([1 + 2j]))
    assert not is_complex_linear(family.bind(), [x], 0)
    assert is_complex_linear(FAMILIES["neg"].bind(), [x], 0)
