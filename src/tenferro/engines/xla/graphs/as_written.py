"""Sums, products and quotients in the order in which they are written.

XLA's simplifier takes x + 0 for x, merges the constants of sums and of products, and computes
x / y / z as x / (y z). A zero loses its sign so, (x + 1e16) - 1e16 is x, and intermediate results
overflow. The simplifier does not look through a barrier, which is gone before operations are fused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jax import lax

from computegraph.compile import Instruction
from tenferro.engines.xla.base.checks import Array
from tenferro.ops.base.apply import elements_of
from tenferro.tensor import Aval

barrier: Callable[[Array], Array] = lax.optimization_barrier
_SAME_NUMBER = frozenset({"broadcast_in_dim", "reshape", "convert"})
_BY_CONSTANT = {"add": "sum", "sub": "sum", "mul": "product", "div": "product"}
"""The kind of a result with a constant operand; XLA merges two of one kind."""


class AsWritten:
    """The values of a program that XLA would merge, noted while the program is traced."""

    def __init__(self, constants: Sequence[tuple[Any, int]], avals: Sequence[Aval]) -> None:
        self._avals = avals
        self._constants = {slot: _is_zero(o) for o, slot in constants if o.name == "constant"}
        """Slots of constants, and whether these are zero."""
        self._kinds: dict[int, set[str]] = {}

    def operands(self, step: Instruction, slots: Sequence[Any]) -> list[Any]:
        """The arrays that an instruction reads, behind a barrier where it would be merged."""
        name: str = step.operation.name
        if name in _SAME_NUMBER and step.inputs[0] in self._constants:
            self._constants[step.outputs[0]] = self._constants[step.inputs[0]]
        kinds = self._kinds_of(name, step.inputs)
        if not kinds or not self._avals[step.outputs[0]].is_inexact:
            return [slots[i] for i in step.inputs]
        self._kinds[step.outputs[0]] = kinds
        return [barrier(slots[i]) if self._is_merged(i, kinds) else slots[i] for i in step.inputs]

    def _kinds_of(self, name: str, inputs: Sequence[int]) -> set[str]:
        kinds = {"quotient"} if name == "div" else set()
        if name in _BY_CONSTANT and any(i in self._constants for i in inputs):
            kinds.add(_BY_CONSTANT[name])
        return kinds

    def _is_merged(self, slot: int, kinds: set[str]) -> bool:
        added_zero = "sum" in kinds and self._constants.get(slot, False)
        return added_zero or not kinds.isdisjoint(self._kinds.get(slot, ()))


def _is_zero(constant: Any) -> bool:
    return not elements_of(constant).any()
