"""The functions of the table on Python numbers, for formulas to be evaluated with.

Every name in `RULES` and in `HELPERS` is here. Real inputs return real results (NaN outside the
real domain), complex inputs complex ones; results are floats and complexes that divide like
NumPy's.

>>> from chainrules import scalar
>>> scalar.log(0.0)
-inf
>>> 1 / scalar.sin(0.0)
inf
"""

import operator
from collections.abc import Callable
from typing import Any

from chainrules.ieee import lift, lifted
from chainrules.table import RULES
from chainrules.values.dispatch import Number

HELPERS = (
    "where",
    "zeros_like",
    "equal",
    "not_equal",
    "less",
    "less_equal",
    "greater",
    "greater_equal",
)

equal = operator.eq
not_equal = operator.ne
less = operator.lt
less_equal = operator.le
greater = operator.gt
greater_equal = operator.ge


def where(condition: bool, chosen: Number, otherwise: Number) -> Any:
    """`chosen` if the condition holds, and `otherwise` if not."""
    return lift(chosen if condition else otherwise)


def zeros_like(x: Number) -> Any:
    """The zero of the type of `x`."""
    return lift(0j if isinstance(x, complex) else 0.0)


def __getattr__(name: str) -> Callable[..., Any]:
    if name not in RULES:
        raise AttributeError(f"chainrules.scalar has no function {name!r}")
    return lifted(RULES[name].value)
