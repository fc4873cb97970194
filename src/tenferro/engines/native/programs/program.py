"""From a graph, or from what is kept on disk, to a compiled program."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache, partial
from typing import Any

from computegraph import Body
from computegraph.cache import structure
from tenferro.engines.base.meter import measuring, tentative
from tenferro.engines.base.program import CallForm
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.engines.native.loops.routine import BodyRoutine
from tenferro.engines.native.loops.routine_call import NoResultError, routine_call, runner
from tenferro.engines.native.programs.blas_threads import is_small_throughout, with_one_thread
from tenferro.engines.native.programs.native import MakeEntry, NativeProgram, OneCallProgram
from tenferro.engines.native.programs.stepped import PartFunctions, SteppedProgram
from tenferro.engines.native.programs.stepped_plan import stepped_program
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.schedule import Schedule
from tenferro.ops.base.registry import forget_programs_with

Compile = Callable[[], Compilation]


def program_of(compilation: Compilation) -> NativeProgram:
    """One native call if everything can be in one, otherwise parts one after the other."""
    schedule = _one_call(compilation)
    if schedule is None:
        return stepped_program(compilation, body_program)
    return program_of_schedule(schedule, lambda: compilation)


def program_of_schedule(schedule: Schedule, compile_again: Compile) -> NativeProgram:
    """The program of a schedule.

    Where linear algebra in one call finds no result, the parts of what `compile_again` returns
    follow, which say why.
    """
    if schedule.runs_python:
        steps = [word for each in schedule.parts for word in each.python_steps]
        return SteppedProgram(schedule, PartFunctions(steps, body_program))
    if schedule.one_unit is not None:
        return OneCallProgram(schedule, schedule.one_unit.entry)
    return OneCallProgram(schedule, _entry_of(schedule, compile_again))


def _one_call(compilation: Compilation) -> Schedule | None:
    """A program as one native call; None where it cannot be one, or is better without."""
    if compilation.is_one_unit:
        return BodyRoutine(compilation).schedule
    if compilation.memory_limit is not None:
        return None
    try:
        with tentative():
            runner()
            schedule = BodyRoutine(compilation).schedule
            if schedule.calls_lapack and not _is_small_throughout(compilation):
                raise NotNativeError
    except NotNativeError:
        return None
    return schedule


def _is_small_throughout(compilation: Compilation) -> bool:
    metas = compilation.segments.arena.metas
    references = [r for stage in compilation.segments.segments for r in stage.references]
    return is_small_throughout([(r.operation, [metas[u] for u in r.operands]) for r in references])


def _entry_of(schedule: Schedule, compile_again: Compile) -> MakeEntry:
    """Makes the call of a schedule; where its linear algebra finds no result, steps follow."""
    if not schedule.may_fail:
        return partial(routine_call, schedule)
    stepped = cache(lambda: stepped_program(compile_again(), body_program))

    def entry(slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        fast = routine_call(schedule, slow, form)
        if schedule.calls_lapack:
            fast = with_one_thread(fast)
        behind = cache(lambda: stepped().entry(slow, form) or slow)

        def call(*args: Any, **named: Any) -> Any:
            with suppress(NoResultError):
                return fast(*args, **named)
            return behind()(*args, **named)

        return call

    return entry


def body_program(body: Body) -> NativeProgram:
    """The program of a body, for loops in Python; a new one for a profile."""
    return _body_program(body) if measuring.get() is None else _program_of_body(body)


@lru_cache(maxsize=512)
def _body_program(body: Body) -> NativeProgram:
    key = kept.key_of(structure(body.graph()))
    found = kept.find(key)
    if found is not None:
        return program_of_schedule(found.schedule, lambda: Compilation(body_graph(body)))
    program = _program_of_body(body)
    kept.keep(key, program.schedule)
    return program


forget_programs_with(_body_program.cache_clear)


def _program_of_body(body: Body) -> NativeProgram:
    compilation = Compilation(body_graph(body))
    if compilation.is_one_unit:
        return program_of(compilation)
    return stepped_program(compilation, body_program)
