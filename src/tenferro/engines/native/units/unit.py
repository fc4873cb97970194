"""A unit: machine code for its kernels, and their calls."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from tenferro.engines.base.program import Number
from tenferro.engines.native.plan.layout import Location, UnitLayout
from tenferro.engines.native.plan.order import KERNELS
from tenferro.engines.native.plan.steps import UnitStep
from tenferro.engines.native.runtime.call.signature import Operand
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.shared import Selector
from tenferro.engines.native.runtime.tables.calls import kernel_call, words_of_calls
from tenferro.engines.native.units.clocks import UnitClocks
from tenferro.engines.native.units.linking import Attach, Function, Linker, Word
from tenferro.tensor import Aval

Array = np.ndarray[Any, np.dtype[Any]]


class NativeUnit:
    """A planned unit with the code of its kernels.

    `kernels` is the number of different kernels, `steps` the number of kernel calls, `workspace`
    the bytes of temporaries. `text()` has the kernels as LLVM IR, unless they were kept. With
    `clocks`, each step is timed; the code has to be final then.
    """

    def __init__(
        self,
        layout: UnitLayout,
        code: KernelCode,
        clocks: UnitClocks | None = None,
        text: Callable[[], str] | None = None,
    ) -> None:
        self.clocks = clocks
        self.layout = layout
        self.text = text
        self.code = code
        self.workspace = layout.workspace
        self.steps, self.kernels = len(layout.steps), len(layout.kernels)

    @property
    def program(self) -> str:
        """What the code is kept under."""
        return self.layout.program

    def __str__(self) -> str:
        code = "" if self.final else ", still in quick code"
        counts = f"{self.steps} calls of {self.kernels} kernels"
        return f"{counts}, {self.workspace} bytes of workspace{code}"

    @property
    def final(self) -> bool:
        """Whether the kernels' code is the one that stays, not one that was compiled quickly."""
        return self.code.final

    @property
    def is_long(self) -> bool:
        """Whether a call of it looks at signals."""
        return any(step.turn for step in self.layout.steps)

    def carried(self, pairs: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
        """Of inputs and outputs those that may be in one memory; no copy runs between them then."""
        found = {step.carries for step in self.layout.steps if step.carries is not None}
        return found.intersection(pairs) if self.clocks is None else set()

    def carrying(self, pairs: Collection[tuple[int, int]]) -> NativeUnit:
        """The unit for inputs and outputs of which these pairs are in one memory."""
        if not pairs:
            return self
        steps = tuple(step for step in self.layout.steps if step.carries not in pairs)
        return NativeUnit(replace(self.layout, steps=steps), self.code, self.clocks, self.text)

    def calls(
        self, to: Linker, slots: Sequence[int], fixed: Sequence[int] = ()
    ) -> tuple[list[Word], Attach | None]:
        """The words of its calls, and what takes the array that they are in.

        The slots are those of inputs and outputs; the last inputs may be `fixed` at addresses.
        """
        calls = [self._call(to, step, slots, fixed) for step in self.layout.steps]
        if self.clocks is None:
            return words_of_calls(calls), None
        return self.clocks.words(calls), partial(self.clocks.attach, calls)

    def _call(
        self, to: Linker, step: UnitStep, slots: Sequence[int], fixed: Sequence[int]
    ) -> list[Word]:
        table = Selector.ABSOLUTE, to.address(step.numbers)
        memory = (self._pointer(to, place, slots, fixed) for place in self.layout.memory(step))
        kernel = to.address(Function(None if step.kernel in KERNELS else self, step.kernel))
        turn = step.turn if to.looks_at_signals else 0
        return kernel_call(kernel, step.tasks, [table, *memory], turn)

    def _pointer(
        self, to: Linker, place: Location, slots: Sequence[int], fixed: Sequence[int]
    ) -> tuple[int, Word]:
        given = len(self.layout.inputs) - len(fixed)
        match place.space:
            case "workspace":
                return Selector.WORKSPACE, place.offset
            case "output":
                return slots[given + place.position], place.offset
            case "array":
                return Selector.ABSOLUTE, to.array(self.layout.arrays[place.position])
        if place.position < given:
            return slots[place.position], 0
        return Selector.ABSOLUTE, fixed[place.position - given]


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
