"""What the graph layer asks of an operation."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class GraphOperation(Hashable, Protocol):
    """An operation of some operation set: hashable, equal to its like, and able to infer facts.

    A *meta* is what the operation set needs to know about a value before it is computed (for
    tensors shape and dtype). The graph layer stores metas with values and never looks inside.
    """

    @property
    def name(self) -> str:
        """A short name for printing and for errors."""

    @property
    def n_outputs(self) -> int:
        """How many values one application produces (at least one)."""

    def infer(self, *metas: Any) -> Any:
        """The meta of the output, or a tuple of metas if there are several outputs."""


@runtime_checkable
class EvaluableGraphOperation(GraphOperation, Protocol):
    """An operation that can also compute: an opt-in that building and transforming never need."""

    def evaluate(self, *values: Any) -> Any:
        """The output, or a tuple of outputs if there are several."""
