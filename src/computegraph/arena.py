"""The arena: interned structure as dense integers.

A value is an integer. `nodes[v]` is the tuple `(code, *operands)`, which is also its key in
`table`: building the same structure again finds the same integer. A code represents an operation
together with its role. Tuples that hold only integers are invisible to the garbage collector, and
nothing links to anything, so depth costs nothing to hash, compare or free. Creation order is a
topological order. The columns `operations`, `masks` and `n_outputs` are indexed by code; a code
without an operation is an input, or a projection: a further output of the operation before it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from computegraph.errors import GraphError
from computegraph.operation import GraphOperation

_INPUT = 0
_INPUT_NODE = (_INPUT,)
_COLUMNS = (
    "_codes",
    "_projections",
    "input_ids",
    "input_keys",
    "masks",
    "metas",
    "n_outputs",
    "nodes",
    "operations",
    "table",
)


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a value, and whether a transform derived the value from that origin."""

    where: Any
    derived: bool = False


class Arena:
    """All values of one trace. It frees no single value: it is dropped as a whole."""

    __slots__ = (
        "__weakref__",
        "bound",
        "origins",
        *_COLUMNS,
    )
    keeps_origins: ClassVar[bool] = False
    """Whether arenas that are made now keep the origins of their values."""

    def __init__(self) -> None:
        self.nodes: list[tuple[int, ...]] = []
        self.metas: list[Any] = []
        self.table: dict[tuple[int, ...], int] = {}
        self.input_ids: dict[Hashable, int] = {}
        self.input_keys: dict[int, Any] = {}
        self.operations: list[GraphOperation | None] = [None]
        self.masks: list[int] = [0]
        self.n_outputs: list[int] = [0]
        self._codes: dict[Any, int] = {}
        self._projections: dict[int, int] = {}
        self.bound: dict[Any, Any] = {}
        """Data that higher layers store for as long as this arena lives."""
        self.origins: dict[int, Origin] | None = {} if Arena.keeps_origins else None
        """The origins of values, as far as they are known; None if they are not recorded."""

    def __len__(self) -> int:
        return len(self.nodes)

    def copy(self) -> Arena:
        """An arena with the same values and nothing bound, which grows by itself."""
        new = Arena.__new__(Arena)
        for name in _COLUMNS:
            setattr(new, name, getattr(self, name).copy())
        new.bound = {}
        new.origins = None if self.origins is None else self.origins.copy()
        return new

    def input(self, key: Hashable, meta: Any) -> int:
        """The input with this key; made if it is not there, refused if its meta differs."""
        known = self.input_ids.get(key)
        if known is not None:
            if self.metas[known] != meta:
                raise GraphError(f"input {key!r}: it has {self.metas[known]!r}, received {meta!r}")
            return known
        v = self._append(_INPUT_NODE, meta)
        self.input_ids[key] = v
        self.input_keys[v] = key
        return v

    def inputs(self, metas: Iterable[Any]) -> list[int]:
        """Fresh inputs, one for each meta."""
        return [self.input(("input", len(self.input_ids)), meta) for meta in metas]

    def code(self, operation: GraphOperation, mask: int = 0) -> int:
        """The integer of an operation under a role in this arena."""
        key = (operation, mask) if mask else operation
        code = self._codes.get(key)
        if code is None:
            code = self._codes[key] = self._add_code(operation, mask)
        return code

    def emit1(self, code: int, a: int, meta: Any = None) -> int:
        """Apply a code of one operand and one output; `meta` is inferred if not given."""
        key = (code, a)
        v = self.table.get(key)
        if v is None:
            if meta is None:
                meta = self.operations[code].infer(self.metas[a])  # type: ignore[union-attr]
            v = len(self.nodes)
            self.table[key] = v
            self.nodes.append(key)
            self.metas.append(meta)
        return v

    def emit2(self, code: int, a: int, b: int, meta: Any = None) -> int:
        """Apply a code of two operands and one output; `meta` is inferred if not given."""
        key = (code, a, b)
        v = self.table.get(key)
        if v is None:
            if meta is None:
                metas = self.metas
                meta = self.operations[code].infer(metas[a], metas[b])  # type: ignore[union-attr]
            v = len(self.nodes)
            self.table[key] = v
            self.nodes.append(key)
            self.metas.append(meta)
        return v

    def emit(self, code: int, operands: Sequence[int]) -> int:
        """Apply a code to any operands; returns the first output, the others follow it."""
        key = (code, *operands)
        v = self.table.get(key)
        if v is None:
            operation = self.operation_of(code)
            metas = operation.infer(*[self.metas[a] for a in operands])
            v = self._append_outputs(key, operation, metas)
            self.table[key] = v
        return v

    def apply(self, operation: GraphOperation, operands: Sequence[int] = (), mask: int = 0) -> int:
        """Apply an operation under a role; returns its first output, the others follow it."""
        return self.emit(self.code(operation, mask), operands)

    def forget(self, v: int) -> None:
        """Find this value no more: the same structure, if it is built again, is another one."""
        self.table.pop(self.nodes[v], None)

    def is_input(self, v: int) -> bool:
        """Whether the value is an input."""
        return self.nodes[v][0] == _INPUT

    def slot(self, v: int) -> int:
        """Which output of its operation the value is."""
        return self._projections.get(self.nodes[v][0], 0)

    def operation(self, v: int) -> GraphOperation:
        """The operation that produces the value (not an input)."""
        return self.operation_of(self.nodes[v - self.slot(v)][0])

    def operation_of(self, code: int) -> GraphOperation:
        """The operation of a code."""
        operation = self.operations[code]
        if operation is None:
            raise GraphError(f"code {code} is not the code of an operation")
        return operation

    def applications(
        self, order: Iterable[int]
    ) -> Iterator[tuple[int, GraphOperation, tuple[int, ...], int]]:
        """What computes these values: first output, operation, operands and mask of each.

        Values that are inputs, or further outputs of an operation, are passed over.
        """
        nodes, operations, masks = self.nodes, self.operations, self.masks
        for v in order:
            node = nodes[v]
            code = node[0]
            operation = operations[code]
            if operation is not None:
                yield v, operation, node[1:], masks[code]

    def _add_code(self, operation: GraphOperation | None, mask: int) -> int:
        self.operations.append(operation)
        self.masks.append(mask)
        self.n_outputs.append(0 if operation is None else operation.n_outputs)
        return len(self.operations) - 1

    def _append(self, node: tuple[int, ...], meta: Any) -> int:
        self.nodes.append(node)
        self.metas.append(meta)
        return len(self.nodes) - 1

    def _append_outputs(self, key: tuple[int, ...], operation: GraphOperation, metas: Any) -> int:
        if operation.n_outputs == 1:
            return self._append(key, metas)
        if len(metas) != operation.n_outputs:
            raise GraphError(
                f"{operation.name}: infer returned {len(metas)} outputs, "
                f"expected {operation.n_outputs}"
            )
        first = self._append(key, metas[0])
        for slot in range(1, operation.n_outputs):
            self._append((self._projection(slot), first), metas[slot])
        return first

    def _projection(self, slot: int) -> int:
        code = self._codes.get(("projection", slot))
        if code is None:
            code = self._codes["projection", slot] = self._add_code(None, 0)
            self._projections[code] = slot
        return code
