"""One row of the table: a scalar function with its local derivatives."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["holomorphic", "antiholomorphic", "real_valued", "real_only", "not_differentiable"]
Partial = Callable[..., Any]


class NotDifferentiableError(ValueError):
    """A derivative was requested of a function that has none.

    >>> from chainrules import frule
    >>> frule("nextafter", (1.0, 2.0), (1.0, None))
    Traceback (most recent call last):
    chainrules.rule.NotDifferentiableError: nextafter is not differentiable: ...
    """


@dataclass(frozen=True, slots=True)
class ScalarRule:
    """A function of `arity` numbers with one partial derivative for each argument.

    A partial is a formula ``partial(f, *inputs, output, **parameters)``: `f` is a namespace with
    the functions of the table and the names in `HELPERS`. It has the same meaning on Python
    numbers, arrays and traced values.

    `kind` says how a partial p enters the differential of a complex argument:

    ==================== ============================ =========================
    kind                 forward                      reverse
    ==================== ============================ =========================
    `holomorphic`        dy = p dx                    x̄ = ȳ conj(p)
    `antiholomorphic`    dy = p conj(dx)              x̄ = conj(ȳ) p
    `real_valued`        dy = Re(conj(p) dx)          x̄ = ȳ p, ȳ real
    `real_only`          dy = p dx                    x̄ = ȳ p, all real
    `not_differentiable` none                         none
    ==================== ============================ =========================

    Attributes:
        name: the function's name in the table and in the namespace.
        arity: how many numbers it takes.
        value: the function on Python numbers.
        partials: one formula for each argument, right for every number the function accepts.
        kind: see above.
        domain: where the function is differentiable, in words.
        complex: whether it accepts complex numbers.
        source: the reference for the formulas.
        real_partials: cheaper formulas that hold where every input is real; empty if none.
        parameters: names of constant keyword arguments, passed to `value` and to the partials.

    >>> from chainrules import RULES, scalar
    >>> tanh = RULES["tanh"]
    >>> tanh.domain, tanh.kind
    ('all z but the poles', 'holomorphic')
    >>> tanh.partials[0](scalar, 0.0, tanh.value(0.0))
    1.0
    """

    name: str
    arity: int
    value: Callable[..., Any]
    partials: tuple[Partial, ...]
    kind: Kind
    domain: str
    complex: bool
    source: str
    real_partials: tuple[Partial, ...] = ()
    parameters: tuple[str, ...] = ()

    def partials_for(self, *, real: bool) -> tuple[Partial, ...]:
        """The formulas to use: the cheaper ones if every input is `real` and there are such."""
        return self.real_partials if real and self.real_partials else self.partials


def zero(f: Any, *values: Any, **parameters: Any) -> Any:
    """The partial that is zero everywhere; compare with ``is`` to leave out a term.

    >>> from chainrules import scalar
    >>> zero(scalar, 2.5)
    0.0
    """
    return f.zeros_like(values[-1])


def one(f: Any, *values: Any, **parameters: Any) -> Any:
    """The partial that is one everywhere.

    >>> from chainrules import scalar
    >>> one(scalar, 2.5)
    1
    """
    return 1


def _row(kind: Kind, complex_support: bool) -> Callable[..., ScalarRule]:
    def rule(
        name: str,
        value: Callable[..., Any],
        *partials: Partial,
        domain: str,
        source: str,
        real: tuple[Partial, ...] = (),
        parameters: tuple[str, ...] = (),
    ) -> ScalarRule:
        return ScalarRule(
            name,
            len(partials),
            value,
            partials,
            kind,
            domain,
            complex_support,
            source,
            real,
            parameters,
        )

    return rule


holomorphic = _row("holomorphic", complex_support=True)
antiholomorphic = _row("antiholomorphic", complex_support=True)
real_valued = _row("real_valued", complex_support=True)
real_only = _row("real_only", complex_support=False)


def not_differentiable(
    name: str, value: Callable[..., Any], arity: int, *, domain: str, source: str
) -> ScalarRule:
    """A function of the table without partials: asking for its derivative is an error."""
    return ScalarRule(name, arity, value, (), "not_differentiable", domain, False, source)
