"""Local derivatives of scalar functions: one table, each function once.

A rule states a function's value and its partial derivatives as formulas in the inputs and the
output; it knows no graphs and no arrays. `frule` and `rrule` evaluate the rules on Python
numbers; a tensor library evaluates the same formulas on its own values.

>>> from chainrules import RULES, frule, rrule
>>> frule("sin", (0.0,), (1.0,))
(0.0, 1.0)
>>> y, pullback = rrule("mul", (2.0, 3.0))
>>> pullback(1.0)
(3.0, 2.0)
"""

from chainrules import scalar
from chainrules.differentials import frule, rrule
from chainrules.rule import NotDifferentiableError, ScalarRule, one, zero
from chainrules.scalar import HELPERS
from chainrules.table import RULES

__all__ = [
    "HELPERS", "RULES", "NotDifferentiableError", "ScalarRule", "frule", "one", "rrule", "scalar",
    "zero",
]  # fmt: skip
