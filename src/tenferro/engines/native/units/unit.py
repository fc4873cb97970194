"""A unit as one native call: machine code for its kernels, a table of steps, a workspace."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.program import CallForm, Number
from tenferro.engines.native.plan import order
from tenferro.engines.native.plan.layout import LaidStep, Location, UnitLayout
from tenferro.engines.native.runtime.call.signature import RELEASE_BYTES, Operand, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.shared import Selector
from tenferro.engines.native.runtime.tables.driver import (
    DriverStep,
    driver,
    kernel_words,
    step_table,
)
from tenferro.engines.native.units.clocks import UnitClocks
from tenferro.tensor import Aval

Array = np.ndarray[Any, np.dtype[Any]]


class NativeUnit:
    """A planned unit with the code of its kernels.

    Calling it with arrays that fit the unit's inputs returns a tuple of fresh arrays. `kernels` is
    the number of different kernels, `steps` the number of kernel calls, `workspace` the bytes of
    temporaries. With `clocks`, each step is timed; the code has to be final then.
    """

    def __init__(
        self, layout: UnitLayout, code: KernelCode, clocks: UnitClocks | None = None
    ) -> None:
        self._clocks = clocks
        self._layout = layout
        self._code = code
        self._numbers = np.array([n for step in layout.steps for n in step.numbers], np.int64)
        """The tables of all kernels, one after the other."""
        self._tables = self._table_addresses()
        self.workspace = layout.workspace
        self.steps, self.kernels = len(layout.steps), len(layout.kernels)

    @cached_attribute
    def call(self) -> Callable[..., Any]:
        """The native call for arrays that fit the inputs, giving a tuple."""
        return self.entry(self._slow)

    def __call__(self, *arrays: Any) -> Any:
        return self.call(*arrays)

    def __str__(self) -> str:
        code = "" if self.final else ", still in quick code"
        counts = f"{self.steps} calls of {self.kernels} kernels"
        return f"{counts}, {self.workspace} bytes of workspace{code}"

    @property
    def final(self) -> bool:
        """Whether the kernels' code is the one that stays, not one that was compiled quickly."""
        return self._code.final

    def entry(self, slow: Callable[..., Any], form: CallForm | None = None) -> Callable[..., Any]:
        """The native call itself; arguments that it does not take as they are go to `slow`."""
        form = form or CallForm()
        arguments = self._layout.inputs[: len(self._layout.inputs) - len(form.fixed)]
        fixed = [np.ascontiguousarray(a) for a in form.fixed]
        inputs = tuple(operand_of(aval, form.numbers.get(i)) for i, aval in enumerate(arguments))
        outputs = tuple(operand_of(aval) for aval in self._layout.outputs)
        long = any(step.turn for step in self._layout.steps)
        signature = Signature(
            inputs,
            outputs,
            single=form.single,
            workspace=self.workspace,
            release_bytes=0 if long else RELEASE_BYTES,
            flushes=form.flushes,
            arguments=form.arguments,
            result=form.result,
        )
        table = self._table(len(arguments), fixed)
        kept = self._code, self._numbers, self._layout, self._clocks, fixed, table
        held = Held(slow, kept)
        return compiled_call(signature, driver(), held, context=table.ctypes.data)

    def carried(self, pairs: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
        """Of inputs and outputs those that may be in one memory; no copy runs between them then."""
        found = {step.carries for step in self._layout.steps if step.carries is not None}
        return found.intersection(pairs) if self._clocks is None else set()

    def table(self, carried: Collection[tuple[int, int]] = ()) -> NDArray[np.int64]:
        """What the driver runs, where all inputs are arguments, some in the memory of outputs."""
        return self._table(len(self._layout.inputs), (), carried)

    def _table(
        self, given: int, fixed: Sequence[Array], carried: Collection[tuple[int, int]] = ()
    ) -> NDArray[np.int64]:
        laid = [(i, s) for i, s in enumerate(self._layout.steps) if s.carries not in carried]
        steps = [self._step(i, step, given, fixed) for i, step in laid]
        if self._clocks is not None:
            return self._clocks.table(steps)
        table = step_table(steps)
        named = zip(kernel_words(steps), (step for _, step in laid), strict=True)
        places = [(word, step.kernel) for word, step in named if step.kernel not in order.KERNELS]
        self._code.write(table, places)
        return table

    def _slow(self, *arrays: Any) -> Any:
        """Arrays of another layout or of a subclass: brought into the layout of the signature."""
        return self.call(*plain(arrays, self._layout.inputs))

    def _table_addresses(self) -> list[int]:
        """Where the table of each step is."""
        sizes = (8 * len(step.numbers) for step in self._layout.steps)
        return list(accumulate(sizes, initial=self._numbers.ctypes.data))

    def _step(
        self, number: int, step: LaidStep, given: int, fixed: Sequence[Array]
    ) -> DriverStep[int]:
        table = (Selector.ABSOLUTE, self._tables[number])
        memory = (self._pointer(place, given, fixed) for place in step.memory)
        code = driver() if step.kernel in order.KERNELS else self._code
        return DriverStep(code[step.kernel], step.tasks, (table, *memory), step.turn)

    def _pointer(self, place: Location, given: int, fixed: Sequence[Array]) -> tuple[int, int]:
        """A place as the driver finds it, where so many inputs are arguments."""
        match place.space:
            case "workspace":
                return Selector.WORKSPACE, place.offset
            case "output":
                return given + place.position, place.offset
            case "array":
                return Selector.ABSOLUTE, self._layout.arrays[place.position].ctypes.data
        if place.position < given:
            return place.position, 0
        return Selector.ABSOLUTE, fixed[place.position - given].ctypes.data


class Held:
    """A slow path that keeps alive what the native call points to."""

    def __init__(self, slow: Callable[..., Any], held: object) -> None:
        self.slow = slow
        self.held = held

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.slow(*args, **named)


def operand_of(aval: Aval, number: Number | None = None) -> Operand:
    """An input or output of a native call."""
    return Operand(aval.dtype, aval.shape, number=number)  # type: ignore[arg-type]


def plain(arrays: Sequence[Any], avals: Sequence[Aval]) -> list[Array]:
    """Arrays in the layout of the signature."""
    found = [
        np.ascontiguousarray(np.asarray(a), aval.dtype).reshape(aval.shape)
        for a, aval in zip(arrays, avals, strict=True)
    ]
    return [a if a.flags.aligned else a.copy() for a in found]
