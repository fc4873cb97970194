"""A schedule as one native call from Python."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro.engines.base.program import CallForm, Number
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.call.signature import RELEASE_BYTES, Operand, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import NAMED, PROGRAM, Status
from tenferro.engines.native.runtime.tables import calls
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units.linking import InProcess
from tenferro.engines.native.units.schedule import Schedule
from tenferro.engines.numpy.loops import no_end
from tenferro.tensor import Aval


def routine_call(
    schedule: Schedule, slow: Callable[..., Any], form: CallForm
) -> Callable[..., Any]:
    """The call for arrays that fit the schedule's inputs; others go to `slow`. All sizes are known.

    It returns None where linear algebra finds no result: the NumPy kernel says what is missing.
    """
    known = [np.ascontiguousarray(a) for a in form.fixed]
    arguments = schedule.inputs[: len(schedule.inputs) - len(known)]
    short = schedule.is_short
    signature = Signature(
        tuple(operand_of(aval, form.numbers.get(i)) for i, aval in enumerate(arguments)),
        tuple(map(operand_of, schedule.outputs)),
        single=form.single,
        workspace=schedule.memory,
        release_bytes=RELEASE_BYTES if short else 0,
        flushes=form.flushes,
        arguments=form.arguments,
        result=form.result,
    )
    addresses, linker = [a.ctypes.data for a in known], InProcess()
    words = PROGRAM(
        *addresses,
        schedule=schedule.address,
        stores=schedule.stores,
        work=calls.BETWEEN_LOOKS,
        inputs=len(arguments),
        known=len(known),
    )
    code = interpreter() if schedule.stores else calls.interpreter()
    run = code["tenferro_run_kernels" if short else "tenferro_run_whole"]
    held = _Held(slow, (schedule, known, linker))
    return compiled_call(
        signature, {"program": run}, held, check_status, context=linker.words(words)
    )


class _Held:
    """A slow path that keeps alive what the native call points to."""

    def __init__(self, slow: Callable[..., Any], held: object) -> None:
        self.slow = slow
        self.held = held

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.slow(*args, **named)


def operand_of(aval: Aval, number: Number | None = None) -> Operand:
    """An input or output of a native call."""
    return Operand(aval.dtype, aval.shape, number=number)  # type: ignore[arg-type]


def plain(arrays: Sequence[Any], avals: Sequence[Aval]) -> list[Any]:
    """Arrays in the layout of the signature: their elements lie one behind the other."""
    found = [np.asarray(a, aval.dtype, order="C") for a, aval in zip(arrays, avals, strict=True)]
    return [a if a.flags.aligned else a.copy() for a in found]


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


def check_loops() -> None:
    """Raises NotNativeError where loops and branches cannot be native."""
    if sys.platform == "win32":  # untried there
        raise NotNativeError
    try:
        interpreter()
    except UnknownABIError as error:
        raise NotNativeError from error


def check_status(status: int) -> None:
    """Raise what the status of a call says; linear algebra that has no result says nothing."""
    if status % NAMED == Status.NO_END:
        raise RuntimeError(no_end(status // NAMED))
    if status == Status.NO_MEMORY:
        raise MemoryError("while_loop: no memory for the records of its steps")
    if status != Status.NO_RESULT:
        raise RuntimeError(f"native engine: a loop ended with status {status}")
