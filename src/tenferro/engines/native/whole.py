"""Programs with loops that are one native call: units, loops and branches as one routine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any

import numpy as np

from tenferro.engines.native import loop_code
from tenferro.engines.native.compilation import Compilation
from tenferro.engines.native.program import NativeProgram, input_avals
from tenferro.engines.native.routine import CONTROL, Routine
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.signature import Operand, Signature
from tenferro.engines.native.runtime.stub import compiled_call
from tenferro.engines.native.unit import CallForm, Held, operand_of, plain
from tenferro.engines.native.words import NotNativeError
from tenferro.engines.numpy.loops import no_end
from tenferro.tensor import Aval

_MOST = 2**21
"""The most bytes of memory of such a program: its values are not freed before it ends. What moves
more takes 100 microseconds, beside which 20 for each loop that Python calls do not count."""
_NAMED, _NO_END, _NO_MEMORY = 256, 2, 4


class WholeProgram(NativeProgram):
    """A program with loops as one native call. Raises NotNativeError where it is none."""

    def __init__(self, compilation: Compilation) -> None:
        super().__init__(input_avals(compilation))
        self._run = _function()
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
        known = [np.ascontiguousarray(a) for a in form.fixed]
        arguments = self.inputs[: len(self.inputs) - len(known)]
        inputs = tuple(operand_of(aval, form.numbers.get(i)) for i, aval in enumerate(arguments))
        outputs: tuple[Operand, ...] = tuple(map(operand_of, self._outputs))
        memory = self._routine.memory
        signature = Signature(
            inputs, outputs, single=form.single, workspace=memory, release_bytes=0
        )
        addresses = [a.ctypes.data for a in known]
        head = [self._routine.words.address, self._routine.stores, loop_code.WORK, len(inputs)]
        words = np.array([*head, len(known), *addresses], np.int64)
        held = Held(slow, (self._routine, known, words))
        code = {"program": self._run}
        return compiled_call(signature, code, held, _raise, context=words.ctypes.data)


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


def _function() -> int:
    """What runs a routine as a program."""
    if sys.platform == "win32":  # untried there
        raise NotNativeError
    try:
        return loop_code.code()["tenferro_run_whole"]
    except UnknownABIError as error:
        raise NotNativeError from error


def _raise(status: int) -> None:
    if status % _NAMED == _NO_END:
        raise RuntimeError(no_end(status // _NAMED))
    if status == _NO_MEMORY:
        raise MemoryError("while_loop: no memory for the records of its steps")
    raise RuntimeError(f"native engine: a loop ended with status {status}")
