"""Programs of known sizes as XLA compiles them, and calls of these."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import numpy as np

from computegraph import CompiledProgram, ProgramCache
from tenferro.context import with_value
from tenferro.engines.xla import checks
from tenferro.engines.xla.checks import Check
from tenferro.engines.xla.loops import room
from tenferro.engines.xla.pieces import Piece, pieces, released
from tenferro.ops.registry import forget_with

_PIECES = 512
Shape: Any = jax.ShapeDtypeStruct  # without types of its own


@dataclass(frozen=True, eq=False)
class Built:
    """A compiled piece, the shapes it gives, and the rows of its status (its last output)."""

    compiled: Any
    shapes: tuple[Any, ...]
    checks: tuple[tuple[Check, ...], ...]


@dataclass(frozen=True, eq=False)
class Placed:
    """A compiled piece, and where its operands and results are among the values of a call."""

    built: Built
    reads: tuple[int, ...]
    gives: slice
    released: tuple[int, ...]


class Pending(NamedTuple):
    """Errors of a call that have been computed, or will be, as numbers on the device."""

    parts: Sequence[tuple[tuple[tuple[Check, ...], ...], Any]]

    def signal(self) -> None:
        """Raise, or warn of, what the call found; waits for it."""
        for rows, status in self.parts:
            checks.signal(rows, status)


NOTHING = Pending(())
built: ProgramCache[Built] = ProgramCache(_PIECES)
"""Compiled pieces by structure."""
forget_with(built.clear)


class Executable:
    """A program of known sizes, with room for so many steps of loops of unknown length."""

    def __init__(self, program: CompiledProgram, steps: int) -> None:
        parts = pieces(program)
        place = {slot: slot for slot in range(program.n_inputs)}
        shapes: dict[int, Any] = {
            i: Shape(m.shape, m.dtype) for i, m in enumerate(program.metas[: program.n_inputs])
        }
        self.placed: list[Placed] = []
        for part, last in zip(parts, released(parts, program.outputs), strict=True):
            one = _built(part, [shapes[slot] for slot in part.reads], steps)
            first = len(place)
            for slot, shape in zip(part.gives, one.shapes, strict=True):
                place[slot], shapes[slot] = len(place), shape
            reads = tuple(place[slot] for slot in part.reads)
            own = slice(first, first + len(part.gives))
            self.placed.append(Placed(one, reads, own, tuple(place[slot] for slot in last)))
        self.size = len(place)
        self.outputs = tuple(place[slot] for slot in program.outputs)

    def __call__(self, arrays: Sequence[Any]) -> tuple[list[Any], Pending]:
        """The outputs as arrays of jax, and the errors; does not wait for either.

        An output that is an argument is that argument. Needs 64-bit numbers to be on (`wide`).
        """
        values: list[Any] = [*arrays, *[None] * (self.size - len(arrays))]
        pending = []
        for placed in self.placed:
            found = placed.built.compiled(*[values[i] for i in placed.reads])
            if placed.built.checks:
                pending.append((placed.built.checks, found.pop()))
            values[placed.gives] = found
            for i in placed.released:
                values[i] = None
        outputs = [values[i] for i in self.outputs]
        return outputs, Pending(pending) if pending else NOTHING


def wide() -> Any:
    """The context in which 64-bit numbers are on, whatever the process has set."""
    return jax.enable_x64(True)


def _built(part: Piece, shapes: Sequence[Any], steps: int) -> Built:
    key = (part.structure(), steps, tuple(s.shape for s in shapes))
    return built.get(key, lambda: with_value(room, steps, lambda: _compiled(part, shapes)))


def _compiled(part: Piece, shapes: Sequence[Any]) -> Built:
    """A piece traced, lowered and compiled."""
    found: list[tuple[Check, ...]] = []

    def piece(*arrays: Any) -> list[Any]:
        with checks.collected() as rows:
            outs = part(*arrays)
        found[:] = [row.checks for row in rows]
        return [*outs, checks.status_of(rows)] if rows else outs

    with wide():
        lowered = jax.jit(piece).lower(*shapes)
        compiled = lowered.compile()
    outs = [Shape(s.shape, np.dtype(s.dtype)) for s in lowered.out_info]
    return Built(compiled, tuple(outs[: len(part.gives)]), tuple(found))
