"""Rules that break the contract, and derivatives that do not exist, are errors that say so."""

from itertools import count

import numpy as np
import pytest

import tenferro as te
from tenferro.extension import ADRuleError, LoweringError

X = np.array([1.0, 2.0])
_numbers = count()


def with_rule(rule, **declared):
    family = te.extension.family(f"tests.rule{next(_numbers)}.v1", lambda x: x, **declared)
    te.extension.lowering(family)(lambda x: lambda a: a)
    family.jvp(rule)
    return family, lambda x: te.extension.apply(family, x).sum()


AFFINE = {
    "dx + 1": lambda x, y, dx: dx + 1.0,
    "1 - dx": lambda x, y, dx: 1.0 - dx,
    "dx + x": lambda x, y, dx: dx + x,
    "x dx + y": lambda x, y, dx: x * dx + y,
    "where(x > 0, dx, x)": lambda x, y, dx: np.where(x > 0, dx, x),
    "concat([dx, x])[:n]": lambda x, y, dx: np.concatenate([dx, x])[: x.shape[0]],
}


@pytest.mark.parametrize("name", AFFINE)
def test_affine_rules_are_refused(name):
    family, f = with_rule(AFFINE[name])
    for derivative in (lambda: te.grad(f)(X), lambda: te.jvp(f, (X,), (X,))):
        with pytest.raises(ADRuleError, match=rf"{family.name}: in its jvp rule: .*not linear"):
            derivative()


LINEAR = {
    "where(x > 0, dx, 0)": lambda x, y, dx: np.where(x > 0, dx, 0.0),
    "concat([dx, 0])[:n]": lambda x, y, dx: np.concatenate([dx, te.numpy.zeros_like(dx)])[
        : x.shape[0]
    ],
    "dx + 0": lambda x, y, dx: dx + 0.0,
    "dx + x dx": lambda x, y, dx: (dx + x * dx) - x * dx,
}


@pytest.mark.parametrize("name", LINEAR)
def test_linear_rules_are_not(name):
    _, f = with_rule(LINEAR[name])
    np.testing.assert_allclose(te.grad(f)(X), [1.0, 1.0], rtol=1e-15)


def test_a_transpose_rule_may_not_be_affine_either():
    family, f = with_rule(lambda x, y, dx: te.extension.apply(family, dx), linear=(0,))
    family.transpose(0)(lambda ct, x: ct + 1.0)
    with pytest.raises(ADRuleError, match=rf"{family.name}: in its transpose\(0\) rule: add"):
        te.grad(f)(X)


@pytest.mark.parametrize("argnum", [0, 1])
def test_the_neighbour_of_a_number_has_no_derivative(argnum):
    f = [lambda x: np.nextafter(x, 2.0), lambda x: np.nextafter(2.0, x)][argnum]
    for derivative in (
        lambda: te.grad(f)(1.0),
        lambda: te.jvp(f, (1.0,), (1.0,)),
        lambda: te.jit(te.grad(f))(1.0),
        lambda: f(te.variable(1.0)).backward(),
    ):
        with pytest.raises(ADRuleError, match="nextafter is not differentiable: nowhere"):
            derivative()


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("shapes", [None, "n"])
def test_a_missing_lowering_names_the_engine(engine, shapes):
    family = te.extension.family(f"tests.rule{next(_numbers)}.v1", lambda x: x)
    f = te.jit(lambda x: te.extension.apply(family, x), engine=engine, shapes=shapes)
    with pytest.raises(LoweringError, match=rf"the {engine} engine: {family.name}: the family has"):
        f(X)


def test_a_lowering_for_the_native_engine_is_refused_with_a_reason():
    family = te.extension.family(f"tests.rule{next(_numbers)}.v1", lambda x: x)
    with pytest.raises(ValueError, match="native engine calls the lowering of the numpy"):
        te.extension.lowering(family, engine="native")
