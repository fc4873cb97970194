"""Every rule of every family runs in the checks of some row, or asking for it is an error."""

import numpy as np
import pytest
from family_cases import cases
from rules_run import declared_rules, recording, rules_of_tables

import tenferro as te
from tenferro.ops.base.apply import apply
from tenferro.ops.base.registry import FAMILIES
from tidu import ADRuleError

COMPUTED = {
    ("tenferro.integrate.banded_substitution.v1", 1): "U of operand 0, which has the tangent",
    ("tenferro.integrate.banded_substitution.v1", 2): "L of operand 0, which has the tangent",
    ("tenferro.integrate.substitution.v1", 1): "LU factors of operand 0, which has the tangent",
    ("tenferro.linalg.displaced.v1", 1): "the values that say how far away a matrix is",
    ("tenferro.linalg.gauge_cut.v1", 1): "the values of operand 0, which has the tangent",
    ("tenferro.linalg.null_columns.v1", 1): "the values that say which columns stay",
    ("tenferro.linalg.pinv.v1", 4): "the bound under which singular values are dropped",
    ("tenferro.linalg.solve_banded.v1", 1): "LU factors of operand 0, which has the tangent",
    ("tenferro.linalg.solveh_banded.v1", 1): "the factor of operand 0, which has the tangent",
    ("tenferro.linalg.spectral_blocks.v1", 1): "the values that say where the blocks are",
    **{
        (f"tenferro.linalg.{name}.v1", i): "a factor of operand 0, which has the tangent"
        for name, factors in (
            ("chosen_columns", 2),
            ("leading_singular_vectors", 3),
            ("singular_subspaces", 3),
            ("spectral_subspace", 2),
        )
        for i in range(1, factors + 1)
    },
    **{
        ("tenferro.linalg.leading_change.v1", i): "a factor of operand 2, which has the tangent"
        for i in (3, 4, 5)
    },
    ("tenferro.linalg.spectral_function.v1", 2): "the eigenvalues of operand 1",
    ("tenferro.linalg.spectral_function.v1", 3): "the eigenvectors of operand 1",
    ("tenferro.linalg.spectral_function.v1", 4): "their inverse",
}
"""Operands whose tangents rules leave out: what they are computed from has the tangent."""
COUNTS = {
    (f"tenferro.special.{name}.v1", i)
    for names, operands in (("pdtri", 1), ("bdtr bdtrc bdtri nbdtr nbdtrc nbdtri", 2))
    for name in names.split()
    for i in range(operands)
}
"""Operands that SciPy wants to be whole numbers: rows cannot vary them."""


BY_OTHERS = {
    ("nonlinear_pullback", "formula"): "rows ask for JVPs, which are an error here; the tests of "
    "custom_vjp compute it",
    (
        "ensure",
        "transpose",
    ): "rows have JVPs, which leave the condition out; the tests of debug.print "
    "differentiate solvers whose functions print",
    **{
        (f"tenferro.linalg.{name}.v1", "formula"): "programs that are computed again have it; the "
        "tests of repeated values compute it"
        for name in ("other_basis", "other_pair_of_bases")
    },
}
"""Rules that no row can run."""


def asked_for(name, operand):
    """The JVP rule of a family in one operand."""
    operation, avals = cases()[name][0]

    def tangent(*x):
        def f(moved):
            return apply(operation, *x[:operand], moved, *x[operand + 1 :])

        return te.jvp(f, (x[operand],), (x[operand],))

    return te.trace(tangent)(*avals)


def test_every_rule_runs_in_the_tables_or_is_an_error():
    without = declared_rules() - rules_of_tables()
    assert {(name, kind) for name, kind, _ in without if kind != "jvp"} == BY_OTHERS.keys()
    operands = {(name, i) for name, kind, i in without if kind == "jvp"}
    assert COMPUTED.keys() | COUNTS <= operands
    for name, operand in sorted(operands - COMPUTED.keys() - COUNTS):
        with pytest.raises(ADRuleError, match=name):
            asked_for(name, operand)


@pytest.mark.parametrize(("name", "operand"), sorted(COUNTS))
def test_functions_are_constant_between_counts(name, operand):
    program = asked_for(name, operand)
    _, tangent = program(*(np.full(x.shape, v, x.dtype) for x, v in arguments(name)))
    assert not np.any(tangent)


def arguments(name):
    """The avals of a function's operands with a count for each, but for the last of them."""
    avals = cases()[name][0][1]
    return zip(avals, (2.0, 7.0, 0.5)[-len(avals) :], strict=True)


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
