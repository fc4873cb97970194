"""Nested dual numbers and the namespace to evaluate formulas on them.

A `Dual` of level n has a primal and a tangent of level n - 1; level 0 is a Python number. One
level per order of differentiation gives derivatives of any order of the formulas as they stand.

`where` lets the tangent of the branch not taken in with factor 0, as reverse mode does, so an
infinite partial behind a guard becomes a NaN here.
"""

from chainrules import HELPERS, RULES, scalar
from chainrules.ieee import Complex, Float, lift


def primal(x):
    """The number under all levels."""
    while isinstance(x, Dual):
        x = x.value
    return x


def is_real(x):
    return not isinstance(primal(x), complex)


class Dual:
    def __init__(self, level, value, tangent):
        self.level, self.value, self.tangent = level, value, tangent

    def __add__(self, other):
        return apply("add", self, other)

    def __radd__(self, other):
        return apply("add", other, self)

    def __sub__(self, other):
        return apply("sub", self, other)

    def __rsub__(self, other):
        return apply("sub", other, self)

    def __mul__(self, other):
        return apply("mul", self, other)

    def __rmul__(self, other):
        return apply("mul", other, self)

    def __truediv__(self, other):
        return apply("div", self, other)

    def __rtruediv__(self, other):
        return apply("div", other, self)

    def __neg__(self):
        return apply("neg", self)

    def __pow__(self, exponent):
        assert type(exponent) is int, "formulas may use constant integer powers only"
        return apply("powi", self, exponent=exponent)


def apply(name, *inputs, **parameters):
    return apply_rule(RULES[name], *inputs, **parameters)


def apply_rule(rule, *inputs, **parameters):
    """The rule's function on numbers or duals."""
    level = max(_level(x) for x in inputs)
    if level == 0:
        return lift(rule.value(*map(lift, inputs), **parameters))
    values = [_value(x, level) for x in inputs]
    output = apply_rule(rule, *values, **parameters)
    tangent = scalar.zeros_like(primal(output))
    for partial, x in zip(formulas(rule, values), inputs, strict=True):
        if _level(x) == level:
            tangent = tangent + forward(
                rule.kind, partial(namespace, *values, output, **parameters), x.tangent
            )
    return Dual(level, output, tangent)


def formulas(rule, values):
    return rule.partials_for(real=all(map(is_real, values)))


def forward(kind, partial, dx):
    if kind == "real_valued":
        return namespace.real(namespace.conj(partial) * dx)
    if kind == "antiholomorphic":
        return partial * namespace.conj(dx)
    assert kind in ("holomorphic", "real_only")
    return partial * dx


def _level(x):
    return x.level if isinstance(x, Dual) else 0


def _value(x, level):
    return x.value if _level(x) == level else x


def _tangent(x, level):
    return x.tangent if _level(x) == level else 0.0


class Namespace:
    def __getattr__(self, name):
        if name in RULES:
            return lambda *inputs, **parameters: apply(name, *inputs, **parameters)
        if name not in HELPERS:
            raise AttributeError(f"formulas may not use {name}")
        return lambda x, y: getattr(scalar, name)(primal(x), primal(y))

    def zeros_like(self, x):
        return scalar.zeros_like(primal(x))

    def where(self, condition, chosen, otherwise):
        branches = (chosen, otherwise)
        assert any(isinstance(b, Dual | Float | Complex) for b in branches), "untyped where"
        level = max(map(_level, branches))
        if level == 0:
            return scalar.where(condition, chosen, otherwise)
        value = self.where(condition, *(_numeric(_value(b, level)) for b in branches))
        taken, left = branches if condition else branches[::-1]
        return Dual(level, value, _tangent(taken, level) + 0.0 * _tangent(left, level))


def _numeric(x):
    return x if isinstance(x, Dual) else lift(x)


namespace = Namespace()


def derivative(rule, inputs, *directions, **parameters):
    """The derivative of the rule's function along each of the directions in turn.

    A direction is a tuple with one number for each input; a 0 leaves the input fixed.
    """
    duals = [lift(x) for x in inputs]
    for level, direction in enumerate(directions, start=1):
        pairs = zip(duals, direction, strict=True)
        duals = [Dual(level, x, lift(v)) if v != 0 else x for x, v in pairs]
    result = apply_rule(rule, *duals, **parameters)
    for level in range(len(directions), 0, -1):
        result = _tangent(result, level)
    return primal(result)


def unit_directions(count):
    return [tuple(float(i == j) for j in range(count)) for i in range(count)]


def gradient(rule, inputs, **parameters):
    return [derivative(rule, inputs, v, **parameters) for v in unit_directions(len(inputs))]


def hessian(rule, inputs, **parameters):
    """Entry [i][j] differentiates the partial of input i along input j."""
    units = unit_directions(len(inputs))
    return [[derivative(rule, inputs, w, v, **parameters) for w in units] for v in units]
