"""Forward and reverse differentials of the table's functions on Python numbers."""

from collections.abc import Callable, Sequence
from typing import Any

from chainrules import scalar
from chainrules.ieee import lift, lower
from chainrules.rule import NotDifferentiableError, Partial, ScalarRule
from chainrules.table import RULES
from chainrules.values.dispatch import Number

Pullback = Callable[[Number], tuple[Number, ...]]


def frule(
    name: str, inputs: Sequence[Number], tangents: Sequence[Number | None], **parameters: Any
) -> tuple[Number, Number]:
    """The value of a function of the table and its differential along `tangents`.

    Args:
        name: a name in `RULES`.
        inputs: one number for each argument; a single complex one makes the result complex.
        tangents: one for each input, real for a real input; None leaves the input out.
        parameters: the rule's constant keyword arguments, such as the exponent of `powi`.

    Raises:
        KeyError: no rule has the name.
        TypeError: wrong number or type of inputs, tangents or parameters.
        NotDifferentiableError: the function has no derivative.

    >>> frule("mul", (2.0, 3.0), (1.0, None))
    (6.0, 3.0)
    >>> frule("abs", (3 + 4j,), (1j,))
    (5.0, 0.8)
    """
    rule, values, output = _evaluate(name, inputs, parameters)
    _expect_count(name, "tangents", rule.arity, tangents)
    for position, (value, tangent) in enumerate(zip(values, tangents, strict=True)):
        if tangent is not None:
            _expect_same_space(name, f"tangent {position}", value, tangent)
    terms = [
        _forward(rule, _at(partial, values, output, parameters), tangent)
        for partial, tangent in zip(_formulas(rule, values), tangents, strict=True)
        if tangent is not None
    ]
    return lower(output), lower(sum(terms, start=scalar.zeros_like(output)))


def rrule(name: str, inputs: Sequence[Number], **parameters: Any) -> tuple[Number, Pullback]:
    """The value of a function of the table and its pullback.

    The pullback takes a cotangent of the output to one cotangent for each input, under the real
    inner product Re(conj(a) b). The cotangent of a real input is real.

    Raises:
        KeyError: no rule has the name.
        TypeError: wrong number or type of inputs or parameters; from the pullback: a complex
            cotangent of a real output.
        NotDifferentiableError: the function has no derivative.

    >>> y, pullback = rrule("mul", (2.0, 1j))
    >>> pullback(1 + 1j)
    (1.0, (2+2j))
    """
    rule, values, output = _evaluate(name, inputs, parameters)
    partials = [_at(p, values, output, parameters) for p in _formulas(rule, values)]

    def pullback(cotangent: Number) -> tuple[Number, ...]:
        _expect_same_space(name, "cotangent", output, cotangent)
        flow = (_reverse(rule, p, lift(cotangent)) for p in partials)
        return tuple(_project(x, x_bar) for x, x_bar in zip(values, flow, strict=True))

    return lower(output), pullback


def _evaluate(
    name: str, inputs: Sequence[Number], parameters: dict[str, Any]
) -> tuple[ScalarRule, list[Any], Any]:
    if name not in RULES:
        raise KeyError(f"{name!r} is not in the table of scalar rules")
    rule = RULES[name]
    if rule.kind == "not_differentiable":
        raise NotDifferentiableError(f"{name} is not differentiable: {rule.domain}")
    _expect_count(name, "inputs", rule.arity, inputs)
    _expect_parameters(rule, parameters)
    values = [_input(rule, position, x) for position, x in enumerate(inputs)]
    return rule, values, lift(rule.value(*map(lower, values), **parameters))


def _input(rule: ScalarRule, position: int, x: Number) -> Any:
    if isinstance(x, complex) and not rule.complex:
        raise TypeError(f"{rule.name}: input {position} is complex ({x!r}); expected a real number")
    return lift(x)


def _expect_count(name: str, what: str, expected: int, got: Sequence[object]) -> None:
    if len(got) != expected:
        raise TypeError(f"{name}: got {len(got)} {what}; expected {expected}")


def _expect_parameters(rule: ScalarRule, parameters: dict[str, Any]) -> None:
    if set(parameters) != set(rule.parameters):
        raise TypeError(
            f"{rule.name}: got parameters {sorted(parameters)}; expected {sorted(rule.parameters)}"
        )


def _expect_same_space(name: str, what: str, value: Number, differential: Number) -> None:
    if isinstance(differential, complex) and not isinstance(value, complex):
        raise TypeError(
            f"{name}: {what} is complex ({differential!r}) and its value is real; "
            "expected a real number"
        )


def _formulas(rule: ScalarRule, values: list[Any]) -> tuple[Partial, ...]:
    return rule.partials_for(real=not any(isinstance(x, complex) for x in values))


def _at(partial: Partial, values: list[Any], output: Any, parameters: dict[str, Any]) -> Any:
    return lift(partial(scalar, *values, output, **parameters))


def _forward(rule: ScalarRule, partial: Any, tangent: Any) -> Any:
    if rule.kind == "real_valued":
        return scalar.real(scalar.conj(partial) * tangent)
    if rule.kind == "antiholomorphic":
        return partial * scalar.conj(tangent)
    return partial * tangent


def _reverse(rule: ScalarRule, partial: Any, cotangent: Any) -> Any:
    if rule.kind == "real_valued":
        return cotangent * partial
    if rule.kind == "antiholomorphic":
        return scalar.conj(cotangent) * partial
    return cotangent * scalar.conj(partial)


def _project(x: Number, cotangent: Any) -> Number:
    return complex(cotangent) if isinstance(x, complex) else float(cotangent.real)
