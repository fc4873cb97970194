"""Programs of the native engine: a schedule that is one native call, or that runs in Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import Any

from computegraph import Body
from computegraph.cache import structure
from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.meter import measuring, tentative
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.engines.native.loops.routine import BodyRoutine
from tenferro.engines.native.loops.routine_call import check_loops, plain, routine_call
from tenferro.engines.native.programs.blas_threads import is_small_throughout, with_one_thread
from tenferro.engines.native.programs.in_python import PartFunctions, PythonRun
from tenferro.engines.native.programs.python_plan import python_schedule
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.schedule import Schedule
from tenferro.ops.base.registry import forget_programs_with

Compile = Callable[[], Compilation]


class NativeProgram(EngineProgram):
    """A schedule as a program: one native call, or with `functions` its parts in Python.

    Where linear algebra in one call finds no result, what `compile_again` returns runs in Python
    and says why. `references` are the operations that are steps of their own: they run through
    their NumPy kernels, or are native routines with these behind them. Printing shows these and
    machine code.
    """

    def __init__(
        self, schedule: Schedule, compile_again: Compile, functions: PartFunctions | None = None
    ) -> None:
        super().__init__(schedule.inputs)
        self.schedule = schedule
        self.references = [step.operation for step in schedule.steps]
        if functions is None and schedule.runs_python:
            given = [(step.operation, step.avals) for step in schedule.steps]
            functions = PartFunctions(given, body_program)
        self._functions = functions
        self._in_python = None if functions is None else PythonRun(schedule, functions)
        self._compile_again = compile_again

    @property
    def is_one_call(self) -> bool:
        """Whether it is one native call."""
        return self._in_python is None

    @property
    def steps(self) -> Steps:
        """How many steps are native, and which operations run through their NumPy kernels."""
        own, native = self._functions, self.schedule.native
        return Steps.of(own.families if own else (), native + (own.native_calls if own else 0))

    @property
    def final(self) -> bool:
        """Whether nothing runs in quick code any more, compiled for an early first result."""
        return all(code.final for code in self.schedule.codes)

    def __call__(self, *arrays: Any) -> list[Any]:
        run = self._in_python
        return list(self._call(*arrays)) if run is None else run(self.flushes, *arrays)

    def __str__(self) -> str:
        lines = [f"{self.steps}, with {self.schedule.memory} bytes of memory"]
        lines += [f"code {i}: {code}" for i, code in enumerate(self.schedule.codes)]
        lines += [f"reference: {operation!r}" for operation in self.references]
        return "\n".join(lines)

    @cached_attribute
    def _call(self) -> Callable[..., Any]:
        """The native call for arrays that fit the inputs, which returns a tuple."""
        slow = lambda *arrays: self._call(*plain(arrays, self.inputs))  # noqa: E731
        return self._native_entry(slow, CallForm())

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """The native call itself, or the parts in Python behind checks of the arguments."""
        run = self._in_python
        if run is None:
            return self._native_entry(slow, form)
        return self.checked_entry(partial(run, self.flushes), slow, form)

    def _native_entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        fast = routine_call(self.schedule, slow, replace(form, flushes=self.flushes))
        if not self.schedule.may_fail:
            return fast
        bound = with_one_thread(fast) if self.schedule.calls_lapack else fast
        behind = cache(lambda: self._otherwise.entry(slow, form) or slow)

        def call(*args: Any, **named: Any) -> Any:
            found = bound(*args, **named)
            return behind()(*args, **named) if found is None else found

        return call

    @cached_attribute
    def _otherwise(self) -> NativeProgram:
        """The program in Python, whose steps say why there is no result."""
        return _in_python(self._compile_again())


def program_of(compilation: Compilation) -> NativeProgram:
    """One native call if everything can be in one, otherwise parts one after the other."""
    schedule = _one_call(compilation)
    return NativeProgram(schedule, lambda: compilation) if schedule else _in_python(compilation)


def _in_python(compilation: Compilation) -> NativeProgram:
    functions = PartFunctions(compilation.steps, body_program)
    schedule = python_schedule(compilation, functions)
    return NativeProgram(schedule, lambda: compilation, functions)


def _one_call(compilation: Compilation) -> Schedule | None:
    """A program as one native call; None where it cannot be one, or is better without."""
    if compilation.is_one_unit:
        return BodyRoutine(compilation).schedule
    if compilation.memory_limit is not None:
        return None
    try:
        with tentative():
            check_loops()
            schedule = BodyRoutine(compilation).schedule
            if schedule.calls_lapack and not is_small_throughout(compilation.steps):
                raise NotNativeError
    except NotNativeError:
        return None
    return schedule


def body_program(body: Body) -> NativeProgram:
    """The program of a body, for loops in Python; a new one for a profile."""
    return _body_program(body) if measuring.get() is None else _program_of_body(body)


@lru_cache(maxsize=512)
def _body_program(body: Body) -> NativeProgram:
    key = kept.key_of(structure(body.graph()))
    found = kept.find(key)
    if found is not None:
        return NativeProgram(found.schedule, lambda: Compilation(body_graph(body)))
    program = _program_of_body(body)
    kept.keep(key, program.schedule)
    return program


forget_programs_with(_body_program.cache_clear)


def _program_of_body(body: Body) -> NativeProgram:
    compilation = Compilation(body_graph(body))
    return (program_of if compilation.is_one_unit else _in_python)(compilation)
