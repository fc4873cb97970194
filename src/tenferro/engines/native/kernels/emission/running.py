"""Recurrences along a loop: how a value is joined with the one before, in lanes and along them."""

from __future__ import annotations

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import combine, neutral
from tenferro.engines.native.kernels.emission.frame import KernelFrame, broadcast
from tenferro.engines.native.kernels.nests.nest import Running
from tenferro.engines.native.kernels.scalars import real_functions
from tenferro.engines.native.kernels.scalars.values import I32, I64, DType, Parts, number
from tenferro.engines.native.kernels.scheduling.recurrences import RECURRENCE
from tenferro.engines.native.kernels.scheduling.spec import KernelSpec
from tenferro.engines.native.math.lanes import Real, intrinsic


class Runnings:
    """The recurrences of a kernel: variables hold what each has come to."""

    def __init__(self, spec: KernelSpec, frame: KernelFrame) -> None:
        self.spec, self.frame = spec, frame
        self._of_loop: dict[int, list[int]] = {}
        self._variables: dict[int, list[ir.Alloca]] = {}
        for i, node in enumerate(spec.nodes):
            if isinstance(node, Running):
                self._of_loop.setdefault(node.loop, []).append(i)

    def start(self, loop: int) -> None:
        """Begin all recurrences along a loop, before each pass over it."""
        b = self.frame.levels[loop].builder
        for i in self._of_loop.get(loop, ()):
            values = _initial(self._node(i), self._dtype(i), self._held_lanes(i))
            self._variables[i] = [self.frame.variable(value.type) for value in values]
            self._keep(b, i, values)

    def joined(self, b: ir.IRBuilder, i: int, operands: list[Parts]) -> Parts:
        """The next value, in the innermost open loop."""
        node, dtype = self._node(i), self._dtype(i)
        before = tuple(b.load(v, typ=v.allocated_type) for v in self._variables[i])
        if node.loop == self.spec.vector:
            lanes = self.spec.lanes
            row = tuple(broadcast(b, part, lanes) for part in before)
            after = _join(b, node.name, dtype, row, _prefixes(b, node, dtype, operands[0]))
            self._keep(b, i, tuple(b.extract_element(part, I32(lanes - 1)) for part in after))
            return after
        after = self._next(b, node, dtype, before, operands)
        self._keep(b, i, after)
        return after

    def _next(
        self, b: ir.IRBuilder, node: Running, dtype: DType, before: Parts, operands: list[Parts]
    ) -> Parts:
        if node.name != RECURRENCE:
            after = _join(b, node.name, dtype, before, operands[-1])
            return after if dtype.kind != "c" else self._but_first(b, node, operands[-1], after)
        factor, term = operands
        if dtype.kind == "c":
            product = _join(b, "reduce_prod", dtype, factor, before)
            after = _join(b, "reduce_sum", dtype, product, term)
            return self._but_first(b, node, term, after)
        (zero,) = number(dtype, 0, _lanes_of(factor))
        (own,) = self._but_first(b, node, (zero,), factor)  # the first factor is not read
        return (intrinsic(b, "fmuladd", own, before[0], term[0]),)

    def _but_first(self, b: ir.IRBuilder, node: Running, first: Parts, others: Parts) -> Parts:
        is_first = b.icmp_signed("==", self.frame.levels[node.loop + 1].index, I64(0))
        return tuple(b.select(is_first, x, y) for x, y in zip(first, others, strict=True))

    def _keep(self, b: ir.IRBuilder, i: int, values: Parts) -> None:
        for variable, value in zip(self._variables[i], values, strict=True):
            b.store(value, variable)

    def _node(self, i: int) -> Running:
        node: Running = self.spec.nodes[i]  # type: ignore[assignment]
        return node

    def _dtype(self, i: int) -> DType:
        return np.dtype(self.spec.dtypes[i])

    def _held_lanes(self, i: int) -> int:
        """The lanes of what is held: those of another loop."""
        vector = self.spec.vector
        if vector is None or vector == self._node(i).loop:
            return 0
        return self.spec.lanes if self.spec.node_loops[i] >> vector & 1 else 0


_EXTREMA = {"reduce_max": real_functions.maximum, "reduce_min": real_functions.minimum}


def _join(b: ir.IRBuilder, name: str, dtype: DType, before: Parts, value: Parts) -> Parts:
    """Two values in one; of equal zeros the later one, as NumPy has it."""
    if dtype.kind == "f" and name in _EXTREMA:
        return (_EXTREMA[name](Real(b, before[0]), Real(b, value[0])).value,)
    return combine(b, name, dtype, before, value)


def _initial(node: Running, dtype: DType, lanes: int) -> Parts:
    """What changes no first value, the sign of a zero included."""
    if node.name in ("reduce_sum", RECURRENCE) and dtype.kind in "fc":
        return number(dtype, complex(-0.0, -0.0) if dtype.kind == "c" else -0.0, lanes)
    return number(dtype, neutral(node.name, dtype), lanes)


def _prefixes(b: ir.IRBuilder, node: Running, dtype: DType, row: Parts) -> Parts:
    """Each lane joined with all before it, twice as many at a time."""
    lanes, distance = row[0].type.count, 1
    nothing = _initial(node, dtype, lanes)
    while distance < lanes:
        source = [lanes + i if i < distance else i - distance for i in range(lanes)]
        picked = ir.Constant(ir.VectorType(I32, lanes), source)
        moved = tuple(b.shuffle_vector(x, n, picked) for x, n in zip(row, nothing, strict=True))
        row = _join(b, node.name, dtype, moved, row)
        distance *= 2
    return row


def _lanes_of(parts: Parts) -> int:
    kind = parts[0].type
    return kind.count if isinstance(kind, ir.VectorType) else 0
