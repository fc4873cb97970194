"""Programs that run through NumPy until native code is compiled.

Planning a long program takes seconds, running it through the numpy engine milliseconds. A thread
makes the native program meanwhile (see `runtime.lock_sharing`); calls go to it once it is there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from weakref import ref

import numpy as np

from tenferro.engines.base.pipeline import Job, run_steps
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.programs.blas_threads import run_program
from tenferro.engines.native.runtime import tiers
from tenferro.engines.native.runtime.background import background
from tenferro.engines.numpy import compile_numpy


class InterimProgram(EngineProgram):
    """The graph of a job through NumPy, until the rest of the job's steps has run in a thread.

    An exception there is passed to `threading.excepthook`, and this program stays.
    """

    settled = False
    final = False

    def __init__(self, job: Job) -> None:
        super().__init__([job.graph.arena.metas[v] for v in job.graph.inputs])
        self.flushes = job.options.flush_subnormals
        self._early: Any = compile_numpy(job.graph)
        self._job: Job | None = replace(job)
        self._successor: EngineProgram | None = None
        self._has_result = False
        background.submit(_task(ref(self)), is_long=True)

    def compile_successor(self) -> None:
        """Run the rest of the steps, and let calls take the program that they make."""
        job = self._job
        if job is None:
            return
        with tiers.tiered_compilation(False):  # results come from here meanwhile
            self._successor = run_steps(replace(job), job.rest)
        self._job = self._early = None

    @property
    def successor(self) -> EngineProgram | None:
        return self._successor

    @property
    def steps(self) -> Steps:
        early, successor = self._early, self._successor
        steps: Steps = early.steps if successor is None else successor.steps
        return steps

    def __call__(self, *arrays: Any) -> list[Any]:
        early, successor = self._early, self._successor
        if successor is not None:
            return successor.run(*arrays)

        def run() -> list[Any]:
            with np.errstate(all="ignore"):  # as native code does
                return [np.asarray(y) for y in run_program(self.flushes, early, *arrays)]

        first, self._has_result = not self._has_result, True
        return background.lock_sharing.ahead(run, first=first)

    def entry(self, slow: Callable[..., Any], form: CallForm) -> None:
        return None

    def __str__(self) -> str:
        return f"{self.steps}, through NumPy until native code is there"


def _task(program: ref[InterimProgram]) -> Callable[[], None]:
    """Compiles the successor, if the program is still in use."""

    def run() -> None:
        alive = program()
        if alive is not None:
            alive.compile_successor()

    return run
