"""Identity: what makes two values the same value.

A value is the slot-th output of an operation applied to values under a role. The arena interns
this structure, so a key is a pair (arena, integer) whose equality and hash cost the same at any
depth.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NewType

if TYPE_CHECKING:
    from computegraph.arena import Arena
    from computegraph.operation import GraphOperation

LocalValueId = NewType("LocalValueId", int)
"""A value inside the builder or graph that defined it."""


@dataclass(frozen=True, slots=True)
class OperationRole:
    """How an operation takes part in a graph; part of the identity of its outputs.

    `active_mask` is None for a primary operation. For a linearized one it says, per operand,
    whether the operation is linear in it here (active) or reads it as a coefficient (fixed).

    >>> OperationRole((False, True))
    Linearized([fixed, active])
    >>> PRIMARY
    Primary
    """

    active_mask: tuple[bool, ...] | None = None

    @property
    def bits(self) -> int:
        """The mask as an integer: bit i is set if operand i is active; 0 for primary."""
        return sum(1 << i for i, active in enumerate(self.active_mask or ()) if active)

    @staticmethod
    def from_bits(bits: int, arity: int) -> OperationRole:
        """The role whose `bits` are given, for an operation of `arity` operands."""
        if bits == 0:
            return PRIMARY
        return OperationRole(tuple(bool(bits >> i & 1) for i in range(arity)))

    def __repr__(self) -> str:
        if self.active_mask is None:
            return "Primary"
        words = ", ".join("active" if active else "fixed" for active in self.active_mask)
        return f"Linearized([{words}])"


PRIMARY = OperationRole()


class ValueKey:
    """The identity of a value: equal exactly if the values were built alike in one arena."""

    __slots__ = ("arena", "id")

    def __init__(self, arena: Arena, id: int) -> None:
        self.arena = arena
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ValueKey) and self.id == other.id and self.arena is other.arena

    def __hash__(self) -> int:
        return hash((id(self.arena), self.id))

    @property
    def is_input(self) -> bool:
        """Whether the value is an input rather than the output of an operation."""
        return self.arena.is_input(self.id)

    @property
    def input_key(self) -> Any:
        """The key the input was made with; None for a derived value."""
        return self.arena.input_keys.get(self.id)

    @property
    def slot(self) -> int:
        """Which output of its operation the value is."""
        return self.arena.slot(self.id)

    @property
    def definition(self) -> OperationKey | None:
        """The operation that produces the value; None for an input."""
        return None if self.is_input else OperationKey(self.arena, self.id - self.slot)

    @property
    def meta(self) -> Any:
        """What the operation set knows about the value."""
        return self.arena.metas[self.id]

    def __repr__(self) -> str:
        definition = self.definition
        if definition is None:
            return f"%{self.id}=Input({self.input_key!r})"
        return f"%{self.id}={definition.operation.name}[{self.slot}]"


class OperationKey:
    """The identity of one application of an operation."""

    __slots__ = ("arena", "id")

    def __init__(self, arena: Arena, id: int) -> None:
        self.arena = arena
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OperationKey) and self.id == other.id and self.arena is other.arena

    def __hash__(self) -> int:
        return hash((id(self.arena), self.id, "operation"))

    @property
    def operation(self) -> GraphOperation:
        """What is applied."""
        return self.arena.operation(self.id)

    @property
    def inputs(self) -> tuple[ValueKey, ...]:
        """What it is applied to."""
        return tuple(ValueKey(self.arena, v) for v in self.arena.nodes[self.id][1:])

    @property
    def role(self) -> OperationRole:
        """Primary, or linearized with its active operands."""
        node = self.arena.nodes[self.id]
        return OperationRole.from_bits(self.arena.masks[node[0]], len(node) - 1)

    def __repr__(self) -> str:
        operands = ", ".join(f"%{v.id}" for v in self.inputs)
        return f"{self.operation.name}({operands}) {self.role!r}"


@dataclass(frozen=True, slots=True)
class External:
    """A reference to a value that another graph of the same arena defines."""

    key: ValueKey


ValueRef = LocalValueId | External
"""An operand: a value of this graph by its local id, or one of another graph by its key."""
