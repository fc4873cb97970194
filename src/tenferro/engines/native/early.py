"""Programs whose first results come through NumPy, while native code is made behind them.

Planning a long program takes seconds, running it through the numpy engine milliseconds. A thread
makes the native program meanwhile (see `runtime.pace`); calls take it once it is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import ref

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.native.program import NativeProgram
from tenferro.engines.native.runtime import tiers
from tenferro.engines.native.runtime.background import background
from tenferro.engines.native.unit import CallForm
from tenferro.engines.numpy import compile_numpy
from tenferro.engines.steps import Steps


class EarlyProgram(NativeProgram):
    """A program that runs through NumPy until `make` has given the native one.

    What fails there goes to `threading.excepthook`, and the program goes on through NumPy.
    """

    def __init__(self, graph: MaterializedGraph, make: Callable[[], NativeProgram]) -> None:
        super().__init__([graph.arena.metas[v] for v in graph.inputs])
        self._early: Any = compile_numpy(graph)
        self._make: Callable[[], NativeProgram] | None = make
        self._native: NativeProgram | None = None
        background.submit(_job(ref(self)), is_long=True)

    def make_native(self) -> None:
        """Make the native program and let calls take it."""
        make = self._make
        if make is None:
            return
        with tiers.tiered_compilation(False):  # what would come early has come already
            native = make()
        self.units, self.references = native.units, native.references
        self._native = native
        self._make = self._early = None

    @property
    def settled(self) -> bool:
        """Whether calls stay as they are from now on."""
        return self._native is not None

    @property
    def final(self) -> bool:
        """Whether native code runs, and it is the one that stays."""
        return self._native is not None and self._native.final

    @property
    def steps(self) -> Steps:
        """Those that a call now consists of."""
        early, native = self._early, self._native
        steps: Steps = early.steps if native is None else native.steps
        return steps

    def __call__(self, *arrays: Any) -> list[Any]:
        early, native = self._early, self._native
        if native is not None:
            return native(*arrays)

        def run() -> list[Any]:
            with np.errstate(all="ignore"):  # as native code does
                return [np.asarray(y) for y in early(*arrays)]

        return background.pace.ahead(run)

    def native_call(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """That of the native program; None before it is there."""
        return None if self._native is None else self._native.native_call(slow, form)

    def __str__(self) -> str:
        if self._native is not None:
            return str(self._native)
        return f"{self.steps}, through NumPy until native code is there"


def _job(program: ref[EarlyProgram]) -> Callable[[], None]:
    """Makes the native program, if somebody still has use for it."""

    def job() -> None:
        alive = program()
        if alive is not None:
            alive.make_native()

    return job
