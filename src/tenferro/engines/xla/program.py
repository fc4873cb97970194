"""The XLA engine: graphs to compiled programs, one for each structure and size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from computegraph import MaterializedGraph, ProgramCache, handed_on
from computegraph.cache import origins_of, structure
from tenferro.engines.numpy.entry import CheckedEntry
from tenferro.engines.steps import Steps
from tenferro.engines.xla import checks
from tenferro.engines.xla.arrays import put
from tenferro.engines.xla.checks import StepsExceeded
from tenferro.engines.xla.code import code_of
from tenferro.engines.xla.executable import Built, Executable, Pending, wide
from tenferro.engines.xla.loops import LEAST_ROOM
from tenferro.engines.xla.placement import ANYWHERE, Placement, automatic, shardings_of
from tenferro.ops.binding import bind_sizes
from tenferro.ops.registry import forget_with
from tenferro.tensor.binding import match_sizes

_PROGRAMS = 256


class SizedProgram:
    """A program of known sizes, compiled when it is first called, for each placement."""

    def __init__(self, graph: MaterializedGraph, checked: bool) -> None:
        self.code = code_of(graph)
        self._checked = checked
        self._executables: dict[Placement, Executable] = {}
        self.direct: Built | None = None
        """What computes the results anywhere, if it is one piece: looking costs 1 µs."""
        self._room = LEAST_ROOM

    def executable(self, placement: Placement = ANYWHERE) -> Executable:
        """The compiled program, with the room that calls so far have needed."""
        made = self._executables.get(placement)
        if made is None:
            made = self._made(placement)
            if placement.donated and made.may_run_again:
                made = self._made(replace(placement, donated=frozenset()))
            self._executables[placement] = made
            if placement is ANYWHERE:
                self.direct = made.direct
        return made

    def _made(self, placement: Placement) -> Executable:
        return Executable(self.code.program, self._room, placement, self._checked)

    def __call__(self, arrays: Sequence[Any], placement: Placement = ANYWHERE) -> list[Any]:
        """The outputs as arrays of jax; raises what the call found.

        NumPy's arrays need 64-bit numbers to be on (`wide`).
        """
        direct = self.direct
        if direct is not None and not direct.checks and placement is ANYWHERE:
            found: list[Any] = direct.compiled(*arrays)
            return found
        outputs, pending = self.executable(placement)(arrays)
        return self.told(outputs, pending, arrays, placement) if pending.parts else outputs

    def told(
        self,
        outputs: list[Any],
        pending: Pending,
        arrays: Sequence[Any],
        placement: Placement = ANYWHERE,
    ) -> list[Any]:
        """The outputs, once what the call found is raised; those of a call with more room."""
        try:
            pending.signal()
        except StepsExceeded as exceeded:
            self._room = max(self._room, 1 << (exceeded.steps - 1).bit_length())
            self._executables.clear()
            self.direct = None
            return self(arrays, placement)  # with more room each time
        return outputs

    @property
    def steps(self) -> Steps:
        """The executables, and the families that run on the host."""
        return Steps(0, 0, self.code.hosted, xla=len(self.executable().placed))


class XlaProgram(CheckedEntry):
    """A program of NumPy arrays; with named sizes, one executable for each size it has met.

    What is not `checked` raises nothing for values: its results hold what was computed.
    """

    def __init__(self, graph: MaterializedGraph, checked: bool = True) -> None:
        self.graph = graph
        self.checked = checked
        self.inputs = [graph.arena.metas[v] for v in graph.inputs]
        self.symbolic = any(aval.is_symbolic for aval in self.inputs)
        self._made: ProgramCache[SizedProgram] = ProgramCache(_PROGRAMS)
        self._latest: SizedProgram | None = None if self.symbolic else SizedProgram(graph, checked)

    def sized(self, arrays: Sequence[Any]) -> SizedProgram:
        """The program for arrays of these shapes."""
        if not self.symbolic and self._latest is not None:
            return self._latest
        sizes = match_sizes(self.inputs, [a.shape for a in arrays])
        key = tuple(sorted(sizes.items()))
        self._latest = self._made.get(key, lambda: self._bound(sizes))
        return self._latest

    def _bound(self, sizes: Mapping[str, int]) -> SizedProgram:
        with handed_on(self.graph.arena.origins):
            return SizedProgram(bind_sizes(self.graph, sizes), self.checked)

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs in NumPy's memory, for arrays that fit the program's inputs.

        They are copies: the runtime owns the memory of its own results.
        """
        with wide():
            sized = self.sized(arrays)
            if sized.direct is None:
                return [np.array(y) for y in sized(arrays)]
            found = sized.direct.compiled(*arrays)
            if rows := sized.direct.checks:
                status = found.pop()
                if not checks.all_well(status):
                    found = sized.told(found, Pending(((rows, status),)), arrays)
            return [np.array(y) for y in found]

    def on_devices(
        self,
        *arrays: Any,
        donated: frozenset[int] = frozenset(),
        results: Sequence[Any] = (),
    ) -> list[Any]:
        """The outputs as arrays of jax, which stay where they are, for arguments that do.

        A program without checks is not waited for. The memory of `donated` arguments may be taken;
        `results` are shardings of the outputs, or None where XLA chooses.
        """
        wanted = tuple(None if s is None else automatic(s) for s in results)
        placement = Placement(shardings_of(arrays), donated, wanted)
        places = placement.arguments or (None,) * len(arrays)
        # copies of NumPy's arrays, which may change before the program has read them
        placed = [
            put(x, place) if isinstance(x, np.ndarray) else x
            for x, place in zip(arrays, places, strict=True)
        ]
        for i, x in enumerate(placed):
            if x.is_deleted():
                raise ValueError(f"input {i} has been given up: a call took its memory (donated)")
        return self.sized(arrays)(placed, placement)

    def executables(self, *arrays: Any) -> list[Any]:
        """What XLA made for such arguments (`jax.stages.Compiled`), piece by piece."""
        return [placed.built.compiled for placed in self._executable(arrays).placed]

    def memory(self, *arrays: Any) -> int:
        """The most bytes that a device holds for such arguments, these among them."""
        return self._executable(arrays).memory()

    def _executable(self, arrays: Sequence[Any]) -> Executable:
        return self.sized(arrays).executable(Placement(shardings_of(arrays)))

    @property
    def hosted(self) -> tuple[str, ...]:
        """Families that run on the host, of the sizes that ran last; nothing is compiled for it."""
        return () if self._latest is None else self._latest.code.hosted

    @property
    def steps(self) -> Steps | None:
        """Executables and calls of the host, of the sizes that ran last; None before that."""
        return None if self._latest is None else self._latest.steps


programs: ProgramCache[XlaProgram] = ProgramCache(_PROGRAMS)
"""Compiled programs by structure."""
forget_with(programs.clear)


def compile_xla(graph: MaterializedGraph, checked: bool = True) -> XlaProgram:
    """The program of a merged graph; those of one structure, from the same lines, are one."""
    key = structure(graph), origins_of(graph), checked
    return programs.get(key, lambda: XlaProgram(graph, checked))
