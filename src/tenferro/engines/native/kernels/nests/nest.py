"""A loop nest over arrays as a graph of scalar expressions.

Every node is what one iteration computes. A node depends on the loops whose indices it reads; the
emitter computes it once per iteration of the innermost of these and no more often.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np

from tenferro.engines.native.kernels.nests.affine import Affine, Guard
from tenferro.ops.base.family import TensorOperation

DType = np.dtype[Any]


class Load(NamedTuple):
    """An element of a buffer; where the guard does not hold, any value."""

    buffer: int
    address: Affine
    guard: Guard


class Term(NamedTuple):
    """A part of an address that is read from memory: an index, kept within 0 and `size` - 1."""

    node: int
    stride: Any
    size: Any


class Fetch(NamedTuple):
    """An element of a buffer at a position that indices tell."""

    buffer: int
    address: Affine
    terms: tuple[Term, ...]
    guard: Guard


class Neighbour(NamedTuple):
    """One of the elements that lanes read together (`neighbours`), at the address of the first."""

    buffer: int
    address: Affine
    position: int
    width: int


class Literal(NamedTuple):
    """A number that is part of the code."""

    value: complex


class ScalarInput(NamedTuple):
    """A number given at run time: the bytes of its dtype, or where a kernel's table has it."""

    data: Any


class Position(NamedTuple):
    """An affine function of the loop indices."""

    affine: Affine


class Apply(NamedTuple):
    """A pointwise operation."""

    operation: TensorOperation
    operands: tuple[int, ...]


class MultiplyAdd(NamedTuple):
    """`a * b + c` of real numbers, rounded once where processors do that as fast."""

    a: int
    b: int
    c: int


class Choose(NamedTuple):
    """One node where a guard holds, another elsewhere."""

    guard: Guard
    inside: int
    outside: int


class Reduce(NamedTuple):
    """A reduction of a node over loops (a set of bits)."""

    name: str
    loops: int
    operand: int


class Running(NamedTuple):
    """What a recurrence along a loop has come to: the value before and the operands, joined.

    The first value is the last operand. The loop is within all others that operands depend on.
    """

    name: str
    loop: int
    operands: tuple[int, ...]


class Beside(NamedTuple):
    """Nodes that are written to neighbouring places."""

    operands: tuple[int, ...]


Node = (
    Load
    | Fetch
    | Neighbour
    | Literal
    | ScalarInput
    | Position
    | Apply
    | MultiplyAdd
    | Choose
    | Reduce
    | Running
    | Beside
)


class Store(NamedTuple):
    """Write a node to a buffer; `task` is the distance between the results of tasks, 0 if they
    share it."""

    buffer: int
    address: Affine
    node: int
    task: Any = 0


class Scatter(NamedTuple):
    """Combine a node into a buffer at a position that indices tell.

    Indices out of bounds are ignored (`drop`), or mean the nearest element.
    """

    buffer: int
    address: Affine
    terms: tuple[Term, ...]
    node: int
    name: str
    drop: bool


_EMBEDDED = frozenset({0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5})
"""Numbers that code generation may make use of; others change with sizes, as in a mean."""


class Nest:
    """Loops of given sizes, nodes that find each other by structure, and what is stored."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sizes)
        self.nodes: list[Node] = []
        self.dtypes: list[DType] = []
        self.loops: list[int] = []
        self.buffers: list[Hashable] = []
        self.stores: list[Store] = []
        self.scatters: list[Scatter] = []
        self._found: dict[Any, int] = {}
        self._buffer_numbers: dict[Hashable, int] = {}
        self._iterations: dict[int, int] = {}

    def buffer(self, key: Hashable) -> int:
        """The number of a buffer."""
        number = self._buffer_numbers.get(key)
        if number is None:
            number = self._buffer_numbers[key] = len(self.buffers)
            self.buffers.append(key)
        return number

    def add(self, node: Node, dtype: DType) -> int:
        """The number of a node; the same for the same node."""
        key = (type(node), node, dtype)
        number = self._found.get(key)
        if number is None:
            number = self._found[key] = len(self.nodes)
            self.nodes.append(node)
            self.dtypes.append(dtype)
            self.loops.append(self._loops_of(node))
        return number

    def number(self, data: bytes, dtype: DType) -> int:
        """A scalar constant."""
        value = np.frombuffer(data, dtype)[0]
        if dtype.kind == "b" or (dtype.kind != "c" and _embedded(value)):
            return self.add(Literal(value.item()), dtype)
        return self.add(ScalarInput(data), dtype)

    def store(self, key: Hashable, address: Affine, node: int) -> None:
        """Let the nest write a node."""
        self.stores.append(Store(self.buffer(key), address, node))

    def iterations(self, loops: int) -> int:
        """How often loops (a set of bits) run."""
        count = self._iterations.get(loops)
        if count is None:
            count = self._iterations[loops] = prod(self.sizes[d] for d in members(loops))
        return count

    @property
    def written(self) -> list[Affine]:
        """The addresses that the nest writes to, those of stores first."""
        return [*(s.address for s in self.stores), *(s.address for s in self.scatters)]

    def _loops_of(self, node: Node) -> int:
        match node:
            case Load(_, address, guard):
                return loops_of(address) | guard_loops(guard)
            case Fetch(_, address, terms, guard):
                return self._union(t.node for t in terms) | loops_of(address) | guard_loops(guard)
            case Position(affine):
                return loops_of(affine)
            case Apply(_, operands) | Beside(operands):
                return self._union(operands)
            case MultiplyAdd():
                return self._union(node)
            case Choose(guard, inside, outside):
                return self.loops[inside] | self.loops[outside] | guard_loops(guard)
            case Reduce(_, loops, operand):
                return self.loops[operand] & ~loops
            case Running(_, loop, operands):
                return self._union(operands) | 1 << loop
        return 0

    def _union(self, nodes: Iterable[int]) -> int:
        union = 0
        for i in nodes:
            union |= self.loops[i]
        return union


def operands_of(node: Any) -> tuple[int, ...]:
    """The nodes that a node reads."""
    match node:
        case Apply(_, operands) | Running(_, _, operands) | Beside(operands):
            return operands
        case MultiplyAdd():
            return node
        case Fetch(_, _, terms, _):
            return tuple(t.node for t in terms)
        case Choose(_, inside, outside):
            return inside, outside
        case Reduce(_, _, operand):
            return (operand,)
    return ()


def loops_of(affine: Affine) -> int:
    """The loops an affine function depends on, as bits."""
    loops = 0
    for i, c in enumerate(affine[1:]):
        if c:
            loops |= 1 << i
    return loops


def guard_loops(guard: Guard) -> int:
    """The loops a guard depends on, as bits."""
    loops = 0
    for affine, _, _ in guard:
        loops |= loops_of(affine)
    return loops


def _embedded(value: Any) -> bool:
    if not np.isfinite(value):
        return True
    return float(value) in _EMBEDDED and not (value == 0 and np.signbit(value))


def members(bits: int) -> list[int]:
    """The numbers of the bits that are set, increasing."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]
