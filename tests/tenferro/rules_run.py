"""Which rules run while the rows of tables are differentiated, and which there are.

A rule is (family, kind, operand): what a JVP rule says of one operand's tangent, a transpose of one
operand's cotangent; of a formula the operand is None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np
from derivative_checks import transposed_twice
from family_cases import TABLES, cases

import tenferro as te
from tenferro.coverage import is_discrete, ours
from tenferro.ops.base import adapter, derived
from tenferro.ops.base.registry import forget_all
from tenferro.passes import expand

Rules = set[tuple[str, str, int | None]]


ALIKE = {"switch": 1}
"""From which operand on a family's operands are alike."""


def _rules(name: str, kind: str, operands: Iterable[int]) -> Rules:
    return {(name, kind, min(i, ALIKE.get(name, i))) for i in operands}


def _jvp(operation: Any, builder: Any, inputs: Any, outputs: Any, tangents: Any) -> Rules:
    active = [i for i, tangent in enumerate(tangents) if tangent is not None]
    return _rules(operation.name, "jvp", active)


def _transpose(operation: Any, builder: Any, cts: Any, inputs: Any, role: Any) -> Rules:
    active = [i for i, on in enumerate(role.active_mask) if on]
    return _rules(operation.name, "transpose", active)


def _formula(operation: Any, avals: Any) -> Rules:
    return {(operation.name, "formula", None)}


WATCHED = (
    (adapter, "jvp", _jvp),
    (adapter, "transpose", _transpose),
    (derived, "_traced", _formula),
)
"""Where each kind of rule is called from, and what a call says of the rule."""


@contextmanager
def recording() -> Iterator[Rules]:
    """The rules that run in the block without an error."""
    seen: Rules = set()

    def watched(function: Callable[..., Any], rules: Callable[..., Rules]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            result = function(*args)
            if result is not None:
                seen.update(rules(*args))
            return result

        return call

    patches = [patch.object(m, n, watched(getattr(m, n), rules)) for m, n, rules in WATCHED]
    forget_all()
    for each in patches:
        each.start()
    try:
        yield seen
    finally:
        for each in patches:
            each.stop()


def checked(row: Any) -> Callable[..., Any]:
    """What the checks of a row compute: its derivatives of second order, and first ones before."""

    def pulled(*x: Any) -> Any:
        y, pullback = te.vjp(row, *x)
        return pullback(y)

    def pushed(*x: Any) -> Any:
        return te.jvp(row, x, x)[1]

    def every(*x: Any) -> Any:
        second = (te.vjp(f, *x) for f in (pulled, pushed))
        back = [pullback(f(*x)) for f, (_, pullback) in zip((pulled, pushed), second, strict=True)]
        return back, te.jvp(pulled, x, x), te.jvp(pushed, x, x)

    return every


def rules_of_tables() -> Rules:
    """The rules that the rows of all tables run, in double precision; all formulas written out."""
    with recording() as seen, np.errstate(all="ignore"):
        for row in (row for table in TABLES for row in table.ROWS):
            for dtype in set(row.dtypes) & {"float64", "complex128"}:
                args = row.sample(np.random.default_rng(0), dtype)
                expand(te.trace(checked(row))(*args).graph, lambda *_: False)
                transposed_twice(row, args)
    return seen


def declared_rules() -> Rules:
    """The rules of all families, by the operands that the tables apply them to."""
    found: Rules = set()
    for family in ours():
        if family.formula_rule:
            found.add((family.name, "formula", None))
        if is_discrete(family):
            continue
        for operation, avals in cases().get(family.name, ()):
            inexact = {i for i, aval in enumerate(avals) if aval.is_inexact}
            found |= _rules(family.name, "jvp", inexact)
            linear = {i for group in operation.groups for i in (group or range(len(avals)))}
            found |= _rules(family.name, "transpose", inexact & linear)
    return found
