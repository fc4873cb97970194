"""Families that are defined by a formula: values, derivatives, and formulas that are wrong."""

import numpy as np
import pytest

import tenferro as te
from tenferro.extension import ADRuleError
from tenferro.kernels.table import KERNELS, LoweringError
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import aval_of

ENGINES = ("numpy", "native")

X = np.linspace(0.1, 2.0, 6).reshape(2, 3)


@pytest.fixture
def declare():
    names = []

    def family(formula, infer=lambda x, **params: x):
        made = te.extension.family(f"tenferro.tests.derived{len(names)}.v1", infer=infer)
        names.append(made.name)
        made.formula(formula)
        return made

    yield family
    for name in names:
        del FAMILIES[name]
        KERNELS.pop(name, None)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_formula_is_value_and_derivative(declare, engine):
    family = declare(lambda x: np.sin(x) * x)

    def f(x):
        return te.extension.apply(family, x)

    np.testing.assert_allclose(te.jit(f, engine=engine)(X), np.sin(X) * X, rtol=1e-15)
    slope = te.jit(te.grad(lambda x: np.sum(f(x))), engine=engine)(X)
    np.testing.assert_allclose(slope, np.cos(X) * X + np.sin(X), rtol=1e-14)
    te.check_grads(f, (X,), order=2)
    np.testing.assert_allclose(f(te.tensor(X)), np.sin(X) * X, rtol=1e-15)


def test_a_formula_takes_parameters_and_constants(declare):
    weights = np.arange(3.0)
    family = declare(lambda x, *, power: x**power * weights)
    g = te.jit(lambda x: te.extension.apply(family, x, power=2))
    np.testing.assert_allclose(g(X), X**2 * weights)


def test_formulas_stand_in_each_other(declare):
    inner = declare(lambda x: np.exp(x))
    outer = declare(lambda x: te.extension.apply(inner, x) + 1)
    program = te.trace(lambda x: te.extension.apply(outer, x), engine="native")(X)
    assert not program.compiled.program.references
    np.testing.assert_allclose(program(X), np.exp(X) + 1, rtol=1e-15)
    np.testing.assert_allclose(te.extension.apply(outer, te.tensor(X)), np.exp(X) + 1)


def test_a_kernel_comes_before_the_formula_where_a_program_is_not_fused(declare):
    family = declare(lambda x: x + 1)
    te.extension.lowering(family)(lambda x: lambda a: a + 2)
    assert te.extension.apply(family, te.tensor(1.0)).item() == 3.0


def test_an_operand_without_influence_has_no_tangent(declare):
    family = declare(lambda x, y: x * 2, infer=lambda x, y: x)

    def f(y):
        return te.extension.apply(family, 1.0, y)

    assert te.grad_optional(f)(3.0) is None


def test_a_formula_of_another_shape_is_refused(declare):
    family = declare(lambda x: np.sum(x))
    with pytest.raises(
        TypeError, match=r"derived0.v1 returned \(float64\[\],\), expected \(float64\[2,3\],\)"
    ):
        te.extension.apply(family, te.tensor(X))


def test_a_formula_that_does_not_apply_needs_a_kernel(declare):
    family = declare(lambda x: None)
    assert formula_graph(family.bind(), (aval_of((2,), np.dtype(float)),)) is None
    with pytest.raises(LoweringError, match="derived0"):
        te.extension.apply(family, te.tensor(X))
    with pytest.raises(ADRuleError, match="no JVP rule and no formula"):
        te.grad(lambda x: te.extension.apply(family, x))(1.0)


def test_a_formula_is_a_function_of_its_operands(declare):
    w = te.variable(X)
    family = declare(lambda x: x * w)
    with pytest.raises(TypeError, match="may read its operands and constants"):
        te.extension.apply(family, te.tensor(X))


@pytest.mark.parametrize("engine", ENGINES)
def test_several_outputs(engine):
    family = te.extension.family("tenferro.tests.pair.v1", infer=lambda x, y: (x, y), n_outputs=2)
    try:
        family.formula(lambda x, y: (y, x * y))

        def f(x, y):
            return te.extension.apply(family, x, y)

        y, product = te.jit(f, engine=engine)(X, X + 1)
        np.testing.assert_array_equal(y, X + 1)
        np.testing.assert_array_equal(product, X * (X + 1))
        te.check_grads(f, (X, X + 1), order=2)
        np.testing.assert_array_equal(f(te.tensor(X), te.tensor(X))[1], X * X)
    finally:
        del FAMILIES[family.name]
