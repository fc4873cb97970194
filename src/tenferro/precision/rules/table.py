"""The table of rules: how each primitive is computed of double-double numbers.

A rule takes the operation and its operands, pairs for floating-point arrays and arrays for others,
and returns a value of the same kind for each result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tenferro.ops.base import TensorOperation

Value = Any
"""A `Pair`, or an array of integers or booleans."""
Rule = Callable[..., Any]
Function = TypeVar("Function", bound=Rule)
RULES: dict[str, Rule] = {}
COMPLEX_RULES: dict[str, Rule] = {}
"""Those of pointwise functions of complex numbers."""


def rule(*families: str) -> Callable[[Function], Function]:
    """Enter a function of the operation and its operands as the rule of these families."""

    def enter(function: Function) -> Function:
        RULES.update(dict.fromkeys(families, function))
        return function

    return enter


def pointwise(*families: str, of: dict[str, Rule] = RULES) -> Callable[[Function], Function]:
    """Enter a function of only the operands, of which the first is a pair."""

    def enter(function: Function) -> Function:
        def applied(operation: TensorOperation, *operands: Value) -> Value:
            return function(*operands, **operation.params)

        of.update(dict.fromkeys(families, applied))
        return function

    return enter
