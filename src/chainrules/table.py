"""The table: every scalar function with its local derivatives, by name."""

from collections.abc import Iterable, Mapping
from itertools import chain
from types import MappingProxyType

from chainrules.rule import ScalarRule
from chainrules.rules import (
    arithmetic,
    complex_parts,
    exponential,
    hyperbolic,
    piecewise,
    special,
    trigonometric,
)

FAMILIES = (
    arithmetic,
    exponential,
    trigonometric,
    hyperbolic,
    piecewise,
    complex_parts,
    special,
)


def by_name(rules: Iterable[ScalarRule]) -> Mapping[str, ScalarRule]:
    """A read-only mapping from names to rules.

    Raises:
        ValueError: two rules have one name.
    """
    table: dict[str, ScalarRule] = {}
    for rule in rules:
        if rule.name in table:
            raise ValueError(f"{rule.name}: two rules have this name; expected one")
        table[rule.name] = rule
    return MappingProxyType(table)


RULES: Mapping[str, ScalarRule] = by_name(chain.from_iterable(f.RULES for f in FAMILIES))
