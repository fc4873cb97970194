"""Scatters as nests over the updates, after the array is copied."""

from __future__ import annotations

from tenferro.engines.native.kernels.nests.affine import Affine, constant, flat, scale, variable
from tenferro.engines.native.kernels.nests.nest import Load, Nest, Scatter, Term
from tenferro.engines.native.plan.strides import block_terms, strides
from tenferro.engines.native.plan.unit_graph import UnitGraph
from tenferro.ops.arrays.indexing import index_position, window_axes
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.ops.arrays.slicing import spans


def scatter_nest(unit: UnitGraph, v: int) -> Nest:
    """The nest that writes the updates into a copy of the array.

    The axes of the index arrays are the outer loops, so that of equal indices the last one wins.
    """
    is_block = unit.operation(v).name == "dynamic_update_slice"
    return _block_nest(unit, v) if is_block else _ScatterNest(unit, v).nest


def _block_nest(unit: UnitGraph, v: int) -> Nest:
    """The nest that writes a block which begins where numbers say."""
    source, updates, *starts = unit.operands(v)
    shape, sizes = (unit.aval(u).shape for u in (source, updates))
    order = [a for a, n in enumerate(sizes) if n != 1]
    nest = Nest([sizes[a] for a in order])  # type: ignore[misc]
    loops = len(order)
    place = tuple(
        variable(order.index(a), loops) if a in order else constant(0, loops)
        for a in range(len(sizes))
    )

    def load(u: int, address: Affine) -> int:
        return nest.add(Load(nest.buffer(unit.storage(u)), address, ()), unit.aval(u).dtype)

    value = load(updates, flat(place, sizes, loops))  # type: ignore[arg-type]
    where = [load(u, constant(0, loops)) for u in starts]
    jumps = unit.operation(v).params["strides"]
    terms = block_terms(where, shape, spans(sizes, jumps))  # type: ignore[arg-type]
    target = tuple(scale(i, s) for i, s in zip(place, jumps, strict=True))
    address = flat(target, shape, loops)  # type: ignore[arg-type]
    nest.scatters.append(Scatter(nest.buffer(v), address, terms, value, "set", False))
    return nest


class _ScatterNest:
    def __init__(self, unit: UnitGraph, v: int) -> None:
        self.unit = unit
        source, updates, *indices = unit.operands(v)
        axes = unit.operation(v).params["axes"]
        shape, over = self._shape(source), self._shape(updates)
        p = index_position(axes)
        self.end = p + len(over) - (len(shape) - len(axes))
        indexed = list(range(p, self.end))
        windows = [a for a in range(len(over)) if a not in indexed]
        self.order = [a for a in (*indexed, *windows) if over[a] != 1]
        self.nest = Nest([over[a] for a in self.order])
        inner = dict(zip(window_axes(len(shape), axes), windows, strict=True))
        zero = constant(0, len(self.order))
        place = tuple(self._position(inner[a]) if a in inner else zero for a in range(len(shape)))
        steps = strides(shape)
        terms = tuple(
            Term(self._index(u), steps[a], shape[a]) for u, a in zip(indices, axes, strict=True)
        )
        value = self._load(updates, tuple(self._position(a) for a in range(len(over))))
        address = flat(place, shape, len(self.order))
        name = COMBINES.get(unit.operation(v).name, "set")
        drop = unit.operation(v).params["mode"] == "drop"
        self.nest.scatters.append(Scatter(self.nest.buffer(v), address, terms, value, name, drop))

    def _shape(self, u: int) -> tuple[int, ...]:
        shape: tuple[int, ...] = self.unit.aval(u).shape  # type: ignore[assignment]
        return shape

    def _position(self, axis: int) -> Affine:
        """Where the iteration is along an axis of the updates."""
        loops = len(self.order)
        if axis not in self.order:
            return constant(0, loops)
        return variable(self.order.index(axis), loops)

    def _index(self, u: int) -> int:
        """The element of an index array."""
        shape = self._shape(u)
        first = self.end - len(shape)
        zero = constant(0, len(self.order))
        place = (zero if n == 1 else self._position(first + j) for j, n in enumerate(shape))
        return self._load(u, tuple(place))

    def _load(self, u: int, place: tuple[Affine, ...]) -> int:
        address = flat(place, self._shape(u), len(self.order))
        load = Load(self.nest.buffer(self.unit.storage(u)), address, ())
        return self.nest.add(load, self.unit.aval(u).dtype)
