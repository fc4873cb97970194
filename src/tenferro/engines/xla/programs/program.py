"""Compiled programs of the XLA engine, one for each structure and size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from computegraph import ProgramCache
from tenferro.engines.base.checked_call import checked_call
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import StepsExceeded
from tenferro.engines.xla.base.placement import ANYWHERE, Placement, automatic, shardings_of
from tenferro.engines.xla.graphs.code import LoweredProgram
from tenferro.engines.xla.lowerings.loops import LEAST_ROOM
from tenferro.engines.xla.programs.arrays import put
from tenferro.engines.xla.programs.executable import Built, Executable, Pending, wide
from tenferro.tensor import Aval

_TABLES = ("FileNames", "FunctionNames", "FileLocations", "StackFrames")
"""Parts of the text of an executable that say where its instructions come from."""
_PLACEMENTS = 64
"""How many placements of arguments and results a program is compiled for at a time."""


class XlaProgram(EngineProgram):
    """A program of known sizes, compiled when it is first called, for each placement.

    What is not `checked` raises nothing for values: its results hold what was computed.
    """

    def __init__(self, inputs: Sequence[Aval], code: LoweredProgram, checked: bool) -> None:
        super().__init__(inputs)
        self.code = code
        self.on_host = code.hosted
        self._checked = checked
        self._executables: ProgramCache[Executable] = ProgramCache(_PLACEMENTS)
        self._direct: tuple[Built | None, Placement] = None, ANYWHERE
        """What computes the results, if it is one piece, where the last call did: looking for it
        costs 2 µs."""
        self._room = LEAST_ROOM
        self._last: tuple[Any, Placement] = None, ANYWHERE
        """What the placement of the last call on devices was made of, and it: making it costs
        5 µs."""

    def executable(self, placement: Placement = ANYWHERE) -> Executable:
        """The compiled program, with the room that calls so far have needed."""
        made = self._executables.get(placement, lambda: self._made(placement))
        self._direct = made.direct, placement
        return made

    def _made(self, placement: Placement) -> Executable:
        made = Executable(self.code.program, self._room, placement, self._checked)
        if placement.donated and made.may_run_again:
            return self._made(replace(placement, donated=frozenset()))
        return made

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs in NumPy's memory, for arrays that fit the program's inputs.

        They are copies: the runtime owns the memory of its results.
        """
        with wide():
            direct, where = self._direct
            if direct is None or where is not ANYWHERE:
                return [np.array(y) for y in self._on_jax(arrays)]
            found = direct(*arrays)
            if rows := direct.checks:
                status = found.pop()
                if not checks.all_well(status):
                    found = self._raised(found, Pending(((rows, status),)), arrays)
            return [np.array(y) for y in found]

    def _on_jax(self, arrays: Sequence[Any], placement: Placement = ANYWHERE) -> list[Any]:
        """The outputs as arrays of jax; raises what the call found.

        NumPy's arrays need 64-bit numbers to be on (`wide`).
        """
        direct, where = self._direct
        if direct is not None and not direct.checks and placement is where:
            return direct(*arrays)
        outputs, pending = self.executable(placement)(arrays)
        return self._raised(outputs, pending, arrays, placement) if pending.parts else outputs

    def _raised(
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
            self._direct = None, ANYWHERE
            return self._on_jax(arrays, placement)  # with more room each time
        return outputs

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
        placement = self._placement(arrays, donated, tuple(results))
        places = placement.arguments or (None,) * len(arrays)
        # copies of NumPy's arrays, which may change before the program has read them
        placed = [
            put(x, place) if isinstance(x, np.ndarray) else x
            for x, place in zip(arrays, places, strict=True)
        ]
        for i, x in enumerate(placed):
            if x.is_deleted():
                raise ValueError(f"input {i} was donated: an earlier call reused its memory")
        return self._on_jax(placed, placement)

    def device_entry(
        self, arrays: Sequence[Any], slow: Callable[..., Any], form: CallForm
    ) -> Callable[..., Any] | None:
        """The call of what XLA compiled, if nothing is to be waited for and nothing on the host."""
        placement = self._placement([*arrays, *form.fixed], frozenset(), ())
        made = self.executable(placement)
        if self.on_host or any(part.built.checks or part.built.large for part in made.placed):
            return None
        direct = made.direct
        run = (lambda *arrays: made(arrays)[0]) if direct is None else direct.compiled
        places = placement.arguments or ()
        fixed = [put(x, where) for x, where in zip(form.fixed, places[len(arrays) :], strict=True)]
        inputs = self.inputs[: len(arrays)]
        return checked_call(run, slow, inputs, single=form.single, fixed=fixed, like=arrays)

    def _placement(
        self, arrays: Sequence[Any], donated: frozenset[int], results: tuple[Any, ...]
    ) -> Placement:
        """Where arguments and results are; mostly where they were in the last call."""
        given = tuple([getattr(x, "sharding", None) for x in arrays]), donated, results
        last, placement = self._last
        if given != last:
            wanted = tuple(None if s is None else automatic(s) for s in results)
            placement = Placement(shardings_of(arrays), donated, wanted)
            self._last = given, placement
        return placement

    def executables(self, *arrays: Any) -> list[Any]:
        """What XLA made for such arguments (`jax.stages.Compiled`), piece by piece."""
        return [placed.built.compiled for placed in self._executable(arrays).placed]

    def device_memory(self, *arrays: Any) -> int:
        return self._executable(arrays).memory()

    def _executable(self, arrays: Sequence[Any]) -> Executable:
        return self.executable(Placement(shardings_of(arrays)))

    def __str__(self) -> str:
        texts = [placed.built.compiled.as_text() for placed in self.executable().placed]
        parts = [part for text in texts for part in text.split("\n\n")]
        return "\n".join([str(self.steps), *(p for p in parts if not p.startswith(_TABLES))])

    @property
    def steps(self) -> Steps:
        """The executables, and the families that run on the host."""
        return Steps(0, 0, self.on_host, xla=len(self.executable().placed))
