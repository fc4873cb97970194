"""Programs with loops that are one native call: units, loops and branches as one routine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any

from tenferro.engines.native.compilation import Compilation
from tenferro.engines.native.program import NativeProgram, input_avals
from tenferro.engines.native.routine import CONTROL, Routine
from tenferro.engines.native.routine_call import routine_call, runner
from tenferro.engines.native.unit import CallForm, plain
from tenferro.engines.native.words import NotNativeError
from tenferro.tensor import Aval

_MOST = 2**21
"""The most bytes of memory of such a program: its values are not freed before it ends. What moves
more takes 100 microseconds, beside which a few for each step that Python calls do not count."""


class WholeProgram(NativeProgram):
    """A program with loops as one native call. Raises NotNativeError where it is none."""

    def __init__(self, compilation: Compilation) -> None:
        super().__init__(input_avals(compilation))
        runner()
        self._routine = routine = Routine(compilation)
        if routine.may_fail or routine.memory > _MOST:
            raise NotNativeError("a step that may fail, or much memory")
        graph = compilation.graph
        self._outputs: list[Aval] = [graph.arena.metas[v] for v in graph.outputs]
        segments = compilation.segments.segments
        self.references += [r.operation for stage in segments for r in stage.references]
        self.units += routine.units
        self._native_calls = routine.native

    @cached_property
    def _call(self) -> Callable[..., Any]:
        """The native call for arrays that fit the inputs, giving a tuple."""
        return self.native_call(self._slow, CallForm())

    def __call__(self, *arrays: Any) -> list[Any]:
        return list(self._call(*arrays))

    def _slow(self, *arrays: Any) -> Any:
        return self._call(*plain(arrays, self.inputs))

    def native_call(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        return routine_call(self._routine, self.inputs, self._outputs, slow, form)


def whole_program(compilation: Compilation) -> WholeProgram | None:
    """A program with loops as one native call; None where it has none, or is no such call."""
    if compilation.is_one_unit or compilation.memory_limit is not None:
        return None
    references = [r for stage in compilation.segments.segments for r in stage.references]
    if not any(reference.operation.name in CONTROL for reference in references):
        return None
    with suppress(NotNativeError):
        return WholeProgram(compilation)
    return None
