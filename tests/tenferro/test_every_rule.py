"""Every rule of every family runs in the checks of some row, or asking for it is an error."""

import pytest
from family_cases import cases
from rules_run import declared_rules, recording, rules_of_tables

import tenferro as te
from computegraph import Arena, ResolvedView, ValueKey
from tenferro.ops.registry import FAMILIES
from tidu import ADRuleError, linearize

COMPUTED = {
    ("tenferro.linalg.null_columns.v1", 1): "the values that say which columns stay",
    ("tenferro.linalg.pinv.v1", 4): "the bound under which singular values are dropped",
    ("tenferro.linalg.solve_banded.v1", 1): "LU factors of operand 0, which has the tangent",
    ("tenferro.linalg.solveh_banded.v1", 1): "the factor of operand 0, which has the tangent",
    ("tenferro.linalg.spectral_blocks.v1", 1): "the values that say where the blocks are",
    ("tenferro.linalg.spectral_function.v1", 2): "the eigenvalues of operand 1",
    ("tenferro.linalg.spectral_function.v1", 3): "the eigenvectors of operand 1",
    ("tenferro.linalg.spectral_function.v1", 4): "their inverse",
}
"""Operands whose tangents rules leave out: what they are computed from has the tangent."""


def asked_for(name, operand):
    """The JVP rule of a family in one operand."""
    arena = Arena()
    operation, avals = cases()[name][0]
    inputs = [arena.input(("x", i), aval) for i, aval in enumerate(avals)]
    first = arena.emit(arena.code(operation), inputs)
    outputs = [ValueKey(arena, first + k) for k in range(operation.n_outputs)]
    return linearize(ResolvedView(arena, ()), outputs, [arena.input_keys[inputs[operand]]])


def test_every_rule_runs_in_the_tables_or_is_an_error():
    without = declared_rules() - rules_of_tables()
    assert {kind for _, kind, _ in without} <= {"jvp"}, without
    refused = {(name, i) for name, _, i in without} - COMPUTED.keys()
    assert COMPUTED.keys() <= {(name, i) for name, _, i in without}
    for name, operand in sorted(refused):
        with pytest.raises(ADRuleError, match=name):
            asked_for(name, operand)


@pytest.fixture
def identity():
    """A family whose transpose rule no row runs."""
    made = te.extension.family("tests.lone_rule.v1", infer=lambda x: x, linear=(0,))
    te.extension.lowering(made)(lambda x: lambda a: a)
    made.transpose(0)(lambda ct, x: ct)
    yield made
    del FAMILIES[made.name]


def test_what_runs_is_recorded(identity):
    def f(x):
        return te.extension.apply(identity, x)

    with recording() as forward:
        te.trace(lambda x: te.jvp(f, (x,), (x,)))(1.0)
    assert forward == {(identity.name, "jvp", 0)}
    with recording() as reverse:
        te.trace(lambda x: te.vjp(f, x)[1](x))(1.0)
    assert reverse == {(identity.name, "jvp", 0), (identity.name, "transpose", 0)}
