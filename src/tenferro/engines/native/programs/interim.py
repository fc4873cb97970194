"""Programs that run through NumPy until native code is compiled.

Planning a long program takes seconds, running it through the numpy engine milliseconds. A thread
makes the native program meanwhile (see `runtime.lock_sharing`); calls go to it once it is there.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import ref

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.base.pipeline import Job, run_steps
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.programs.blas_threads import run_program, with_one_thread
from tenferro.engines.native.runtime.code import tiers
from tenferro.engines.native.runtime.jobs.background import FAILED, background
from tenferro.engines.numpy import NumpyProgram, compile_numpy


class InterimProgram(EngineProgram):
    """A traced graph through NumPy, until the rest of the job's steps has run in a thread.

    If that fails, this program stays, and the next call warns. The thread has a processor:
    `on_one_thread`, BLAS uses no other one meanwhile.
    """

    settled = False
    final = False

    def __init__(self, job: Job, traced: MaterializedGraph, *, on_one_thread: bool) -> None:
        super().__init__([traced.arena.metas[v] for v in traced.inputs])
        self.flushes = job.options.flush_subnormals
        self._early = [compile_numpy(traced)]
        """Empty once there is a successor."""
        self._live = [True]
        """Empty once fast calls are to look here again."""
        run = partial(_run, self.flushes)
        self._run = with_one_thread(run) if on_one_thread else run
        self._job: Job | None = replace(job)
        self._successor: EngineProgram | None = None
        self._failure: str | None = None
        self._has_warned = self._has_result = False
        background.submit(_task(ref(self)), is_long=True)

    def compile_successor(self) -> None:
        """Run the rest of the steps, and let calls take the program that they make."""
        job = self._job
        if job is None:
            return
        try:
            with tiers.tiered_compilation(False):  # results come from here meanwhile
                self._successor = run_steps(replace(job), job.rest)
            self._early.clear()
        except Exception as error:
            self._failure = f"{FAILED}: {type(error).__name__}: {error}"
            raise
        finally:
            self._job = None
            live, self._live = self._live, [True]
            live.clear()

    @property
    def successor(self) -> EngineProgram | None:
        return self._successor

    @property
    def steps(self) -> Steps:
        return [*self._early, self._successor][0].steps  # type: ignore[union-attr]  # is there

    def __call__(self, *arrays: Any) -> list[Any]:
        early, successor = self._early[:], self._successor
        if successor is not None:
            return successor.run(*arrays)
        if self._failure is not None and not self._has_warned:
            self._has_warned = True
            warnings.warn(self._failure, RuntimeWarning, stacklevel=2)
        first, self._has_result = not self._has_result, True
        return background.lock_sharing.ahead(self._run, *early, *arrays, first=first)

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """The checked call, until there is a successor: all arguments go to `slow` then."""
        if self._successor is not None:
            return None
        run = partial(background.lock_sharing.ahead, self._run, *self._early)
        return self.checked_entry(run, slow, form, live=self._live)

    def __str__(self) -> str:
        why = "until native code is there" if self._failure is None else f"({self._failure})"
        return f"{self.steps}, through NumPy {why}"


def _run(flushes: bool, early: NumpyProgram, *arrays: Any) -> Any:
    with np.errstate(all="ignore"):  # as native code does
        return run_program(flushes, early, *arrays)


def _task(program: ref[InterimProgram]) -> Callable[[], None]:
    """Compiles the successor, if the program is still in use."""

    def run() -> None:
        alive = program()
        if alive is not None:
            alive.compile_successor()

    return run
