"""A call of a function with a custom rule: its arguments, and their tangents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenferro.tensor import Aval
from tenferro.trace import Trace
from tenferro.transforms.tracing.arguments import Arguments
from tenferro.transforms.tracing.tracing import Traced, trace_call


class RuleCall:
    """One call: the arguments that are differentiated, and the static ones."""

    def __init__(self, label: str, args: Sequence[Any], positions: Sequence[int]) -> None:
        self.label = label
        self.args = args
        self.positions = positions
        self.dynamic = Arguments([args[i] for i in positions], positions=positions)
        self.avals = self.dynamic.avals(label)

    def every(self, dynamic: Sequence[Any]) -> list[Any]:
        """All arguments, with these values for the dynamic ones."""
        arguments = list(self.args)
        for i, x in zip(self.positions, dynamic, strict=True):
            arguments[i] = x
        return arguments

    def static(self) -> list[Any]:
        """The static arguments."""
        return [x for i, x in enumerate(self.args) if i not in self.positions]

    def tangents(self, leaves: Sequence[Any]) -> list[Any]:
        """One tangent per argument: None for a static one, and for one that is not a float."""
        tangents: list[Any] = [None] * len(self.args)
        parts = self.dynamic.spec.unflatten(with_gaps(self.avals, leaves))
        for i, part in zip(self.positions, parts, strict=True):
            tangents[i] = part
        return tangents

    def traced(
        self,
        trace: Trace,
        function: Callable[..., Any],
        values: Sequence[Any],
        avals: Sequence[Aval],
    ) -> Traced:
        """A function of pytrees of values, traced for leaves of these avals."""
        return trace_call(trace, function, values, self.label, avals=avals)


def with_gaps(avals: Sequence[Aval], leaves: Sequence[Any]) -> list[Any]:
    """The leaves that may have tangents, and None for the others."""
    present = iter(leaves)
    return [next(present) if aval.is_inexact else None for aval in avals]


def inexact(avals: Sequence[Aval]) -> list[Aval]:
    """Those of floating-point numbers, which have tangents."""
    return [aval for aval in avals if aval.is_inexact]
