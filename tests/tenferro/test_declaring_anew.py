"""What a notebook does: rules, lowerings and whole families are declared again after use."""

import numpy as np
import pytest

import tenferro as te

ENGINES = pytest.mark.parametrize("engine", ["numpy", "native"])
X = np.array([1.0, 2.0])


def square(id="tests.anew.v1", factor=1.0):
    family = te.extension.family(id, infer=lambda x: x)
    te.extension.lowering(family)(lambda x: lambda a: factor * a * a)
    family.jvp(lambda x, y, dx: 2 * factor * x * dx)
    return family


def applied(family):
    return lambda x: te.extension.apply(family, x).sum()


@ENGINES
def test_a_rule_declared_anew_takes_effect(engine):
    family = square()
    loss = applied(family)
    compiled = te.jit(te.grad(loss), engine=engine)
    family.jvp(lambda x, y, dx: 5 * dx)
    for gradient in (te.grad(loss), compiled):
        np.testing.assert_array_equal(gradient(X), [5.0, 5.0])
    family.jvp(lambda x, y, dx: 2 * x * dx)
    for gradient in (te.grad(loss), compiled, te.jit(te.grad(loss), engine=engine)):
        np.testing.assert_array_equal(gradient(X), 2 * X)
    np.testing.assert_array_equal(te.grad(lambda x: te.grad(loss)(x).sum())(X), [2.0, 2.0])


def test_a_rule_declared_anew_takes_effect_in_eager_gradients():
    family = square()

    def gradient():
        x = te.variable(X)
        applied(family)(x).backward()
        return x.grad.numpy()

    np.testing.assert_array_equal(gradient(), 2 * X)
    family.jvp(lambda x, y, dx: 5 * dx)
    np.testing.assert_array_equal(gradient(), [5.0, 5.0])


def test_a_transpose_rule_declared_anew_takes_effect():
    family = te.extension.family("tests.anew_linear.v1", infer=lambda x: x, linear=(0,))
    te.extension.lowering(family)(lambda x: lambda a: 3 * a)
    family.transpose(0)(lambda ct, x: 3 * ct)
    assert te.grad(applied(family))(2.0) == 3.0
    family.transpose(0)(lambda ct, x: 4 * ct)
    assert te.grad(applied(family))(2.0) == 4.0
    family.jvp(lambda x, y, dx: 7 * dx)
    assert te.jvp(applied(family), (2.0,), (1.0,))[1] == 7.0


@ENGINES
def test_a_lowering_declared_anew_takes_effect(engine):
    family = square()
    loss = applied(family)
    compiled = te.jit(loss, engine=engine)
    program = te.trace(loss, engine=engine)(X)
    for f in (compiled, compiled, loss, program):
        assert float(f(X) if f is not loss else f(te.tensor(X))) == 5.0
    te.extension.lowering(family)(lambda x: lambda a: 10 * a)
    assert compiled(X) == 30.0
    assert te.jit(loss, engine=engine)(X) == 30.0
    assert float(loss(te.tensor(X))) == 30.0
    assert program(X) == 5.0


@ENGINES
def test_a_family_declared_anew_replaces_the_old_one(engine):
    current = {"family": square()}

    def loss(x):
        return te.extension.apply(current["family"], x).sum()

    compiled = te.jit(te.value_and_grad(loss), engine=engine)
    assert compiled(X)[0] == 5.0
    program = te.trace(loss, engine=engine)(X)
    early = te.trace(loss, engine=engine)(X)
    assert program(X) == 5.0
    old, current["family"] = current["family"], square(factor=10.0)
    value, slope = compiled(X)
    assert value == 50.0
    np.testing.assert_array_equal(slope, 20 * X)
    assert program(X) == 5.0
    with pytest.raises(te.extension.LoweringError, match=r"tests\.anew\.v1.*declared anew"):
        early(X)
    with pytest.raises(te.extension.LoweringError, match="use the new one"):
        te.extension.apply(old, te.tensor(X))
    with pytest.raises(ValueError, match="expected the new one"):
        te.extension.lowering(old)


def test_a_family_declared_anew_has_neither_rules_nor_lowering():
    square("tests.anew_bare.v1")
    family = te.extension.family("tests.anew_bare.v1", infer=lambda x: x)
    with pytest.raises(te.extension.LoweringError, match=r"tests\.anew_bare\.v1"):
        te.extension.apply(family, te.tensor(X))
    with pytest.raises(te.extension.ADRuleError, match=r"tests\.anew_bare\.v1"):
        te.grad(applied(family))(X)


def test_the_family_of_another_module_is_not_replaced():
    square("tests.anew_owned.v1")
    infer = np.vectorize  # any function of another module
    with pytest.raises(ValueError, match=r"declared by .*test_declaring_anew"):
        te.extension.family("tests.anew_owned.v1", infer=infer)
    assert te.linalg  # loading it declares its families
    with pytest.raises(ValueError, match=r"exists already, declared by tenferro"):
        te.extension.family("tenferro.linalg.cholesky.v1", infer=lambda x: x)


def test_a_shape_rule_runs_once_for_equal_operands():
    asked = []

    def infer(x, *, n=1):
        asked.append((x, n))
        if x.ndim != n:
            raise ValueError(f"test: a has {x.ndim} axes, expected {n}")
        return x

    operation = te.extension.family("test.asked_once.v1", infer=infer).bind(n=1)
    avals = [te.extension.aval_of((k,), "float64") for k in range(100)]
    assert [operation.infer(x) for x in (*avals[:3], *avals[:3])] == [*avals[:3], *avals[:3]]
    assert len(asked) == 3
    for _ in range(2):  # what is refused is refused again
        with pytest.raises(ValueError, match="has 0 axes"):
            operation.infer(te.extension.aval_of((), "float64"))
    assert len(asked) == 5
    for x in avals:
        operation.infer(x)
    assert len(operation._inferred) < len(avals)
