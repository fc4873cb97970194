"""A unit: machine code for its kernels, and their calls, which are one native call if it is all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.program import CallForm, Number
from tenferro.engines.native.plan.layout import LaidStep, Location, UnitLayout
from tenferro.engines.native.plan.order import KERNELS
from tenferro.engines.native.runtime.call.signature import RELEASE_BYTES, Operand, Signature
from tenferro.engines.native.runtime.call.stub import compiled_call
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.shared import Selector
from tenferro.engines.native.runtime.tables.calls import (
    KernelCall,
    interpreter,
    kernel_places,
    words_of_calls,
)
from tenferro.engines.native.units.clocks import UnitClocks
from tenferro.tensor import Aval

Array = np.ndarray[Any, np.dtype[Any]]


class NativeUnit:
    """A planned unit with the code of its kernels.

    Calling it with arrays that fit the unit's inputs returns a tuple of fresh arrays. `kernels` is
    the number of different kernels, `steps` the number of kernel calls, `workspace` the bytes of
    temporaries. `text()` has the kernels as LLVM IR, unless they were kept. With `clocks`, each
    step is timed; the code has to be final then.
    """

    def __init__(
        self,
        layout: UnitLayout,
        code: KernelCode,
        clocks: UnitClocks | None = None,
        text: Callable[[], str] | None = None,
    ) -> None:
        self._clocks = clocks
        self.layout = layout
        self.text = text
        self.code = code
        self._numbers = np.array([n for step in layout.steps for n in step.numbers], np.int64)
        """The tables of all kernels, one after the other."""
        self._tables = self._table_addresses()
        self.workspace = layout.workspace
        self.steps, self.kernels = len(layout.steps), len(layout.kernels)

    @property
    def program(self) -> str:
        """What the code is kept under."""
        return self.layout.program

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
        return self.code.final

    def entry(self, slow: Callable[..., Any], form: CallForm | None = None) -> Callable[..., Any]:
        """The native call itself; arguments that it does not take as they are go to `slow`."""
        form = form or CallForm()
        arguments = self.layout.inputs[: len(self.layout.inputs) - len(form.fixed)]
        fixed = [np.ascontiguousarray(a) for a in form.fixed]
        inputs = tuple(operand_of(aval, form.numbers.get(i)) for i, aval in enumerate(arguments))
        outputs = tuple(operand_of(aval) for aval in self.layout.outputs)
        long = any(step.turn for step in self.layout.steps)
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
        words, attach = self.calls_on(range(len(arguments) + len(outputs)), fixed=fixed)
        table = np.array(words, np.int64)
        attach(table)
        held = Held(slow, (self, fixed, table))
        return compiled_call(signature, interpreter(), held, context=table.ctypes.data)

    def carried(self, pairs: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
        """Of inputs and outputs those that may be in one memory; no copy runs between them then."""
        found = {step.carries for step in self.layout.steps if step.carries is not None}
        return found.intersection(pairs) if self._clocks is None else set()

    def calls_on(
        self,
        slots: Sequence[int],
        carried: Collection[tuple[int, int]] = (),
        fixed: Sequence[Array] = (),
    ) -> tuple[list[int], Callable[[NDArray[np.int64]], object]]:
        """The words of its calls, and what takes the array that they are in.

        The slots are those of inputs and outputs; the last inputs may be `fixed`. Of the pairs in
        `carried` both are in one memory.
        """
        laid = [(i, s) for i, s in enumerate(self.layout.steps) if s.carries not in carried]
        calls = [self._call(i, step, slots, fixed) for i, step in laid]
        if self._clocks is not None:
            return self._clocks.words(calls), partial(self._clocks.attach, calls)
        named = zip(kernel_places(calls), (step for _, step in laid), strict=True)
        places = [(word, step.kernel) for word, step in named if step.kernel not in KERNELS]
        return words_of_calls(calls), lambda table: self.code.write(table, places)

    def _slow(self, *arrays: Any) -> Any:
        """Arrays of another layout or of a subclass: brought into the layout of the signature."""
        return self.call(*plain(arrays, self.layout.inputs))

    def _table_addresses(self) -> list[int]:
        """Where the table of each step is."""
        sizes = (8 * len(step.numbers) for step in self.layout.steps)
        return list(accumulate(sizes, initial=self._numbers.ctypes.data))

    def _call(
        self, number: int, step: LaidStep, slots: Sequence[int], fixed: Sequence[Array]
    ) -> KernelCall[int]:
        table = (Selector.ABSOLUTE, self._tables[number])
        memory = (self._pointer(place, slots, fixed) for place in step.memory)
        code = interpreter() if step.kernel in KERNELS else self.code
        return KernelCall(code[step.kernel], step.tasks, (table, *memory), step.turn)

    def _pointer(
        self, place: Location, slots: Sequence[int], fixed: Sequence[Array]
    ) -> tuple[int, int]:
        given = len(self.layout.inputs) - len(fixed)
        match place.space:
            case "workspace":
                return Selector.WORKSPACE, place.offset
            case "output":
                return slots[given + place.position], place.offset
            case "array":
                return Selector.ABSOLUTE, self.layout.arrays[place.position].ctypes.data
        if place.position < given:
            return slots[place.position], 0
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
