"""Programs of known sizes as XLA compiles them, and calls of these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any, NamedTuple

import jax
import numpy as np

from computegraph import CompiledProgram, ProgramCache
from tenferro.context import with_value
from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import StatusCheck
from tenferro.engines.xla.base.placement import ANYWHERE, Placement, is_on_mesh, replicated
from tenferro.engines.xla.lowerings.loops import room
from tenferro.engines.xla.programs import options
from tenferro.engines.xla.programs.pieces import ProgramPiece, pieces, released
from tenferro.ops.base.registry import forget_programs_with

_PIECES = 512
_LARGE = 1 << 28
"""Bytes that a call allocates from which on it is waited for; processes that cannot have less do
not live long."""
Shape: Any = jax.ShapeDtypeStruct  # without types of its own
_constrained: Any = jax.lax.with_sharding_constraint


@dataclass(frozen=True, eq=False)
class Built:
    """A compiled piece, the shapes it returns, and the rows of its status (its last output).

    Where memory may not suffice, calls wait: jax ends the process if one reads a result for which
    there was no room.
    """

    compiled: Any
    shapes: tuple[Any, ...]
    checks: tuple[tuple[StatusCheck, ...], ...]
    large: bool

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs as arrays of jax. Raises MemoryError if there is no space for them."""
        try:
            found: list[Any] = self.compiled(*arrays)
            if self.large:
                for y in found:
                    y.block_until_ready()
        except jax.errors.JaxRuntimeError as error:
            if "RESOURCE_EXHAUSTED" not in str(error):
                raise
            sizes = ", ".join(f"{y.dtype}{list(y.shape)}" for y in self.shapes)
            raise MemoryError(
                f"the XLA engine: no room for the results ({sizes}): {error}"
            ) from error
        return found


@dataclass(frozen=True, eq=False)
class Placed:
    """A compiled piece, and where its operands and results are among the values of a call."""

    built: Built
    reads: tuple[int, ...]
    gives: slice
    released: tuple[int, ...]


class Pending(NamedTuple):
    """Errors of a call that have been computed, or will be, as numbers on the device."""

    parts: Sequence[tuple[tuple[tuple[StatusCheck, ...], ...], Any]]

    def signal(self) -> None:
        """Raise, or warn of, what the call found; waits for it."""
        for rows, status in self.parts:
            checks.signal(rows, status)


NOTHING = Pending(())
built: ProgramCache[Built] = ProgramCache(_PIECES)
"""Compiled pieces by structure."""
forget_programs_with(built.clear)


class Executable:
    """A program of known sizes, with room for so many steps of loops of unknown length.

    `placement` says where arguments and results are, if that is on devices. What is not `checked`
    reports nothing of values.
    """

    def __init__(
        self,
        program: CompiledProgram,
        steps: int,
        placement: Placement = ANYWHERE,
        checked: bool = True,
    ) -> None:
        parts = pieces(program)
        place = {slot: slot for slot in range(program.n_inputs)}
        where = placement.arguments or (None,) * program.n_inputs
        wanted = dict(zip(program.outputs, placement.results, strict=False))
        shapes: dict[int, Any] = {
            i: Shape(m.shape, m.dtype, sharding=s)
            for i, (m, s) in enumerate(zip(program.metas, where, strict=False))
        }
        self.placed: list[Placed] = []
        for part, last in zip(parts, released(parts, program.outputs), strict=True):
            given_up = tuple(
                i for i, slot in enumerate(part.reads) if slot in placement.donated & {*last}
            )
            results = tuple(wanted.get(slot) for slot in part.gives)
            one = _built(
                part, [shapes[slot] for slot in part.reads], steps, given_up, results, checked
            )
            first = len(place)
            for slot, shape in zip(part.gives, one.shapes, strict=True):
                place[slot], shapes[slot] = len(place), shape
            reads = tuple(place[slot] for slot in part.reads)
            own = slice(first, first + len(part.gives))
            self.placed.append(Placed(one, reads, own, tuple(place[slot] for slot in last)))
        self.size = len(place)
        self.shapes = [shapes[slot] for slot in place]
        self.outputs = tuple(place[slot] for slot in program.outputs)

    @property
    def may_run_again(self) -> bool:
        """Whether a call may find that a loop needs more room."""
        rows = (row for placed in self.placed for row in placed.built.checks)
        return any(isinstance(check, checks.Room) for row in rows for check in row)

    @property
    def direct(self) -> Built | None:
        """The single piece that takes all arguments in order, and returns the outputs in order."""
        first, *more = self.placed
        made = range(first.gives.start, first.gives.stop)
        known = first.reads == tuple(range(first.gives.start)) and self.outputs == tuple(made)
        return first.built if known and not more else None

    def memory(self) -> int:
        """The most bytes that a device holds: arguments, what pieces gave, and what one needs."""
        sizes = [_bytes_of(shape) for shape in self.shapes]
        arguments = len(sizes) - sum(len(placed.built.shapes) for placed in self.placed)
        alive = most = sum(sizes[:arguments])
        for placed in self.placed:
            stats = placed.built.compiled.memory_analysis()
            alive += sum(sizes[placed.gives])
            most = max(most, alive + stats.temp_size_in_bytes - stats.alias_size_in_bytes)
            alive -= sum(sizes[i] for i in placed.released if i >= arguments)
        return most

    def __call__(self, arrays: Sequence[Any]) -> tuple[list[Any], Pending]:
        """The outputs as arrays of jax, and the errors; does not wait for either.

        An output that is an argument is that argument. NumPy's arrays need 64-bit numbers (`wide`).
        """
        values: list[Any] = [*arrays, *[None] * (self.size - len(arrays))]
        pending = []
        for placed in self.placed:
            found = placed.built(*[values[i] for i in placed.reads])
            if placed.built.checks:
                pending.append((placed.built.checks, found.pop()))
            values[placed.gives] = found
            for i in placed.released:
                values[i] = None
        outputs = [values[i] for i in self.outputs]
        return outputs, Pending(pending) if pending else NOTHING


def _is_large(compiled: Any, platform: str) -> bool:
    """Whether a call allocates so much of the processor's memory that this may fail."""
    if platform != "cpu":
        return False
    stats = compiled.memory_analysis()
    return bool(stats.temp_size_in_bytes + stats.output_size_in_bytes >= _LARGE)


def _bytes_of(shape: Any) -> int:
    """What an array takes on each device."""
    where, whole = shape.sharding, shape.shape
    dims: tuple[int, ...] = whole if where is None else where.shard_shape(whole)
    return prod(dims) * int(np.dtype(shape.dtype).itemsize)


def wide() -> Any:
    """The context in which 64-bit numbers are on, whatever the process has set."""
    return jax.enable_x64(True)


def _built(
    part: ProgramPiece,
    shapes: Sequence[Any],
    steps: int,
    donated: tuple[int, ...],
    results: tuple[Any, ...],
    checked: bool,
) -> Built:
    places = tuple((s.shape, s.sharding) for s in shapes)
    key = (part.structure(), steps, places, donated, results, checked)
    compiled = partial(_compiled, part, shapes, donated, results)
    asked = partial(with_value, checks.asked, checked, compiled)
    return built.get(key, lambda: with_value(room, steps, asked))


def _compiled(
    part: ProgramPiece, shapes: Sequence[Any], donated: tuple[int, ...], results: tuple[Any, ...]
) -> Built:
    """A piece traced, lowered and compiled."""
    found: list[tuple[StatusCheck, ...]] = []

    def piece(*arrays: Any) -> list[Any]:
        with checks.collected() as rows:
            outs = [
                y if s is None else _constrained(y, s)
                for y, s in zip(part(*arrays), results, strict=True)
            ]
        found[:] = [row.checks for row in rows]
        return [*outs, _whole(checks.status_of(rows), shapes)] if rows else outs

    with wide():
        lowered = jax.jit(piece, donate_argnums=donated).lower(*shapes)
        platform = _platform(shapes)
        compiled = options.compiled(lowered, part.steps, part.program.metas, platform)
    placed = any(s.sharding is not None for s in shapes)
    where = compiled.output_shardings if placed else [None] * len(lowered.out_info)
    outs = [
        Shape(s.shape, np.dtype(s.dtype), sharding=place)
        for s, place in zip(lowered.out_info, where, strict=True)
    ]
    large = _is_large(compiled, platform)
    return Built(compiled, tuple(outs[: len(part.gives)]), tuple(found), large)


def _platform(shapes: Sequence[Any]) -> str:
    """Where a program with such arguments runs."""
    placed = [s.sharding for s in shapes if s.sharding is not None]
    device = min(placed[0].device_set, key=lambda d: d.id) if placed else None
    return jax.default_backend() if device is None else str(device.platform)


def _whole(status: Any, shapes: Sequence[Any]) -> Any:
    """The status on each device, for every process to read."""
    meshes = [s.sharding for s in shapes if is_on_mesh(s.sharding)]
    return _constrained(status, replicated(meshes[0])) if meshes else status
