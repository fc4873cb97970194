"""Every rule against extended precision, and the two directions against each other."""

import dataclasses
from types import MappingProxyType

import pytest
from rule_checker import check_rule, directions_for, inner, reference_derivative, residual
from rule_samples import SAMPLES

from chainrules import RULES, NotDifferentiableError, differentials, frule, rrule, zero

TOLERANCE = 1e-14
CASES = [
    pytest.param(name, inputs, id=f"{name}-{inputs}".replace(" ", ""))
    for name, sample in SAMPLES.items()
    for inputs in sample.points
]


def test_every_differentiable_function_has_samples():
    differentiable = {name for name, rule in RULES.items() if rule.partials}
    assert set(SAMPLES) == differentiable
    assert set(RULES) - differentiable == {"nextafter"}


def test_complex_functions_are_sampled_in_the_plane():
    sampled = {
        name
        for name, sample in SAMPLES.items()
        if any(isinstance(x, complex) for inputs in sample.points for x in inputs)
    }
    assert sampled == {name for name, rule in RULES.items() if rule.complex} - {"sign"}


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("name", "inputs"), CASES)
def test_derivatives_to_third_order(name, inputs):
    sample = SAMPLES[name]
    check_rule(RULES[name], sample.reference, inputs, **sample.parameters)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "inputs"),
    [case for case in CASES if RULES[case.values[0]].real_partials],
)
def test_general_formulas_hold_on_reals_too(name, inputs):
    """An engine may leave the cheaper real formulas aside."""
    general = dataclasses.replace(RULES[name], real_partials=())
    check_rule(general, SAMPLES[name].reference, inputs)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("name", "inputs"), CASES)
def test_frule_agrees_with_differences(name, inputs):
    sample = SAMPLES[name]
    for tangents in directions_for(inputs):
        output, tangent = frule(name, inputs, tangents, **sample.parameters)
        for got, order in ((output, 0), (tangent, 1)):
            expected = reference_derivative(sample.reference, inputs, tangents, order)
            assert residual(got, expected) < TOLERANCE, (tangents, order, got, expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "inputs"), CASES)
def test_pullback_is_the_adjoint(name, inputs):
    parameters = SAMPLES[name].parameters
    output, pullback = rrule(name, inputs, **parameters)
    cotangent = 0.7 - 1.1j if isinstance(output, complex) else 0.7
    cotangents = pullback(cotangent)
    assert [isinstance(c, complex) for c in cotangents] == [isinstance(x, complex) for x in inputs]
    for tangents in directions_for(inputs):
        _, tangent = frule(name, inputs, tangents, **parameters)
        reverse = sum(inner(c, v) for c, v in zip(cotangents, tangents, strict=True))
        assert residual(reverse, inner(cotangent, tangent)) < TOLERANCE, tangents


def test_sign_has_zero_derivative_in_the_plane():
    assert RULES["sign"].partials == (zero,)
    assert frule("sign", (3 + 4j,), (1j,)) == (0.6 + 0.8j, 0j)


def test_an_inactive_input_is_left_out():
    assert frule("pow", (0.0, 0.5), (None, 1.0)) == (0.0, 0.0)


WRONG = {
    "sign error": ("tanh", {"partials": (lambda f, x, y: 1 + y * y,)}),
    "half the slope": ("sin", {"partials": (lambda f, x, y: 0.5 * f.cos(x),)}),
    "swapped": ("mul", {"partials": RULES["mul"].partials[::-1]}),
    "conjugated": ("exp", {"partials": (lambda f, x, y: f.conj(y),)}),
    "right to first order only": ("abs", {"partials": (lambda f, x, y: f.sign(x),)}),
    "wrong beside zero only": (
        "sinc",
        {"partials": (lambda f, x, y: f.where(f.less(f.abs(x), 0.01), 0 * x, _slope(f, x, y)),)},
    ),
    "holomorphic at heart": ("conj", {"kind": "holomorphic"}),
    "complex output": ("angle", {"kind": "holomorphic"}),
    "branch": (
        "acosh",
        {"partials": (lambda f, x, y: f.rsqrt(x * x - 1),)},
    ),
}


def _slope(f, x, y):
    return RULES["sinc"].partials[0](f, x, y)


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_rule_fails(mistake):
    name, changes = WRONG[mistake]
    sample = SAMPLES[name]
    wrong = dataclasses.replace(RULES[name], real_partials=(), **changes)
    with pytest.raises(AssertionError):
        for inputs in sample.points:
            check_rule(wrong, sample.reference, inputs)


def test_a_wrong_value_fails():
    wrong = dataclasses.replace(RULES["exp"], value=RULES["expm1"].value)
    with pytest.raises(AssertionError):
        check_rule(wrong, SAMPLES["exp"].reference, (0.4,))


def test_a_pullback_without_conjugate_is_not_the_adjoint(monkeypatch):
    monkeypatch.setattr(differentials, "_reverse", lambda rule, partial, ct: ct * partial)
    with pytest.raises(AssertionError):
        test_pullback_is_the_adjoint("exp", (0.3 + 0.4j,))


@pytest.mark.parametrize("differentiate", [lambda x: frule(*x, (1.0, 1.0)), lambda x: rrule(*x)])
def test_nextafter_is_not_differentiable(differentiate):
    with pytest.raises(NotDifferentiableError, match="nextafter is not differentiable"):
        differentiate(("nextafter", (1.0, 2.0)))


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: frule("gamma", (1.0,), (1.0,)), KeyError, "'gamma' is not in the table"),
        (lambda: frule("sin", (1.0, 2.0), (1.0,)), TypeError, "sin: got 2 inputs; expected 1"),
        (lambda: frule("mul", (1.0, 2.0), (1.0,)), TypeError, "mul: got 1 tangents; expected 2"),
        (lambda: frule("erf", (1j,), (1.0,)), TypeError, "erf: input 0 is complex"),
        (lambda: frule("sin", (1.0,), (1j,)), TypeError, "sin: tangent 0 is complex"),
        (lambda: rrule("abs", (1j,))[1](1j), TypeError, "abs: cotangent is complex"),
        (lambda: rrule("powi", (2.0,)), TypeError, r"powi: got parameters \[\]; expected"),
        (lambda: frule("sin", ("x",), (1.0,)), TypeError, "expected a Python int, float or"),
    ],
)
def test_errors_name_function_and_argument(call, error, message):
    with pytest.raises(error, match=message):
        call()


def test_the_table_is_read_only():
    assert isinstance(RULES, MappingProxyType)
    with pytest.raises(dataclasses.FrozenInstanceError):
        RULES["sin"].name = "cos"
