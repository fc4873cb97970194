"""A schedule as one native call from Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.engines.base.program import CallForm
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.call.signature import RELEASE_BYTES, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import NAMED, PROGRAM, Status
from tenferro.engines.native.runtime.tables import calls
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units.linking import InProcess
from tenferro.engines.native.units.schedule import Schedule
from tenferro.engines.native.units.unit import operand_of, plain
from tenferro.engines.numpy.loops import no_end


def routine_call(
    schedule: Schedule, slow: Callable[..., Any], form: CallForm
) -> Callable[..., Any]:
    """The call for arrays that fit the schedule's inputs; others go to `slow`. All sizes are known.

    It returns None where linear algebra finds no result: the NumPy kernel says what is missing.
    """
    known = [np.ascontiguousarray(a) for a in form.fixed]
    arguments = schedule.inputs[: len(schedule.inputs) - len(known)]
    unit = schedule.one_unit
    signature = Signature(
        tuple(operand_of(aval, form.numbers.get(i)) for i, aval in enumerate(arguments)),
        tuple(map(operand_of, schedule.outputs)),
        single=form.single,
        workspace=schedule.memory,
        release_bytes=0 if unit is None or unit.is_long else RELEASE_BYTES,
        flushes=form.flushes,
        arguments=form.arguments,
        result=form.result,
    )
    addresses, linker = [a.ctypes.data for a in known], InProcess()
    if unit is None:
        code = {"program": runner()}
        words = PROGRAM(
            *addresses,
            schedule=schedule.address,
            stores=schedule.stores,
            work=calls.BETWEEN_LOOKS,
            inputs=len(arguments),
            known=len(known),
        )
        context = linker.words(words)
    else:
        code = {"program": calls.interpreter()["program"]}
        slots = range(schedule.given - len(known))
        context = linker.words(*unit.calls(linker, slots, fixed=addresses))
    held = _Held(slow, (schedule, known, linker))
    return compiled_call(signature, code, held, _on_status, context=context)


class _Held:
    """A slow path that keeps alive what the native call points to."""

    def __init__(self, slow: Callable[..., Any], held: object) -> None:
        self.slow = slow
        self.held = held

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.slow(*args, **named)


def plain_call(schedule: Schedule) -> Callable[..., Any]:
    """The call that returns a tuple; it takes arrays of any layout."""

    def slow(*arrays: Any) -> Any:
        return call(*plain(arrays, schedule.inputs))

    call = routine_call(schedule, slow, CallForm())
    return call


def interpreter() -> Library:
    """The code that runs loops too (`runtime/source/loop.c`); they take memory from the pool.

    Raises UnknownABIError where Python is not known.
    """
    pool.symbols()
    return calls.interpreter()


def runner() -> int:
    """The address of what runs a routine. Raises NotNativeError where there is none."""
    if sys.platform == "win32":  # untried there
        raise NotNativeError
    try:
        return interpreter()["tenferro_run_whole"]
    except UnknownABIError as error:
        raise NotNativeError from error


def _on_status(status: int) -> None:
    if status == Status.NO_RESULT:
        return
    if status % NAMED == Status.NO_END:
        raise RuntimeError(no_end(status // NAMED))
    if status == Status.NO_MEMORY:
        raise MemoryError("while_loop: no memory for the records of its steps")
    raise RuntimeError(f"native engine: a loop ended with status {status}")
