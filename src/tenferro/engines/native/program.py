"""A unit as one native call: machine code for its kernels, a table of steps, a workspace."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.plan.buffers import Block, Room, lend, place
from tenferro.engines.native.plan.quickness import pays
from tenferro.engines.native.plan.steps import Planned, PlannedStep, output_owners, plan_steps
from tenferro.engines.native.plan.unit import Kind, Unit, count_of
from tenferro.engines.native.runtime.cache import load_kernels
from tenferro.engines.native.runtime.driver import (
    ABSOLUTE,
    WORKSPACE,
    Pointer,
    Step,
    driver,
    kernel_words,
    step_table,
)
from tenferro.engines.native.runtime.kernel_code import KernelCode
from tenferro.engines.native.runtime.signature import Number, Operand, Signature
from tenferro.engines.native.runtime.stub import compiled_call

Array = np.ndarray[Any, np.dtype[Any]]


class NativeUnit:
    """A unit compiled to one native call.

    Calling it with arrays that fit the unit's inputs gives a tuple of fresh arrays. `kernels` is
    the number of different kernels, `steps` the number of kernel calls, `workspace` the bytes of
    temporaries.
    """

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        planned = plan_steps(unit)
        self._arrays = {v: _array(unit, v) for v in unit.order if unit.kinds[v] is Kind.ARRAY}
        self._numbers = [np.array(s.numbers, np.int64) for s in planned.steps]
        self._code, names = kernels_of(planned.steps)
        self._owners = output_owners(unit)
        self._lent: dict[Hashable, Pointer] = {}
        """What is kept in outputs before they are written: position of the output, and offset."""
        self._blocks, self.workspace = self._place(planned)
        self._steps = [(s, names[i]) for i, s in enumerate(planned.steps)]
        self.steps, self.kernels = len(planned.steps), len(set(names))
        self.call = self.entry(self._slow)

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

    def entry(
        self,
        slow: Callable[..., Any],
        *,
        single: bool = False,
        numbers: Mapping[int, Number] | None = None,
        fixed: Sequence[Array] = (),
    ) -> Callable[..., Any]:
        """The native call itself; arguments that it does not take as they are go to `slow`.

        `numbers` says which inputs are Python numbers, by position. The last inputs may be `fixed`
        once and for all: they are then no arguments.
        """
        given = len(self.unit.inputs) - len(fixed)
        kept = [np.ascontiguousarray(a) for a in fixed]
        inputs = tuple(
            _operand(self.unit, v, (numbers or {}).get(i))
            for i, v in enumerate(self.unit.inputs[:given])
        )
        outputs = tuple(_operand(self.unit, v) for v in self.unit.outputs)
        signature = Signature(inputs, outputs, single=single, workspace=self.workspace)
        steps = [self._step(i, s, name, given, kept) for i, (s, name) in enumerate(self._steps)]
        table = step_table(steps)
        names = (name for _, name in self._steps)
        self._code.write(table, list(zip(kernel_words(steps), names, strict=True)))
        held = _Held(slow, (self._code, self._numbers, self._arrays, kept, table))
        return compiled_call(signature, driver(), held, context=table.ctypes.data)

    def _slow(self, *arrays: Any) -> Any:
        """Arrays of another layout or of a subclass: brought into the layout of the signature."""
        avals = [self.unit.aval(v) for v in self.unit.inputs]
        plain = [
            np.ascontiguousarray(np.asarray(a), aval.dtype).reshape(aval.shape)
            for a, aval in zip(arrays, avals, strict=True)
        ]
        return self.call(*[a if a.flags.aligned else a.copy() for a in plain])

    def _place(self, planned: Planned) -> tuple[dict[Hashable, int], int]:
        """Offsets in the workspace of what is neither input nor output, nor kept in an output."""
        found: dict[Hashable, Block] = {}
        for i, step in enumerate(planned.steps):
            for key in step.buffers:
                if not self._is_own(key):
                    continue
                if key not in found:
                    found[key] = Block(key, self._bytes(key, planned), i, i)
                found[key].last = i
            if step.scratch:
                found["scratch", i] = Block(("scratch", i), step.scratch, i, i)
        rooms = {i: Room(*self._free(i, planned)) for i in range(len(self.unit.outputs))}
        kept = lend(list(found.values()), list(rooms.values()))
        total = place(kept)
        for i, room in rooms.items():
            self._lent.update((block.key, (i, block.offset)) for block in room.blocks)
        return {block.key: block.offset for block in kept}, total

    def _free(self, position: int, planned: Planned) -> tuple[int, int]:
        """The bytes of an output, and the step before which they are free."""
        aval = self.unit.aval(self.unit.outputs[position])
        keys = {("output", position)} | {v for v, i in self._owners.items() if i == position}
        steps = (i for i, step in enumerate(planned.steps) if not keys.isdisjoint(step.buffers))
        return count_of(aval) * aval.dtype.itemsize, next(steps, 0)

    def _is_own(self, key: Any) -> bool:
        if isinstance(key, tuple):
            return bool(key[0] != "output")
        known = key in self._owners or key in self._arrays
        return not known and self.unit.kinds[key] is not Kind.INPUT

    def _bytes(self, key: Hashable, planned: Planned) -> int:
        if isinstance(key, tuple):
            return planned.extra[key]
        aval = self.unit.aval(key)  # type: ignore[arg-type]
        return count_of(aval) * aval.dtype.itemsize

    def _step(
        self, number: int, step: PlannedStep, name: str, given: int, fixed: Sequence[Array]
    ) -> Step:
        table = (ABSOLUTE, self._numbers[number].ctypes.data)
        scratch = (
            self._pointer(("scratch", number), given, fixed) if step.scratch else (WORKSPACE, 0)
        )
        buffers = (self._pointer(key, given, fixed) for key in step.buffers)
        return Step(self._code[name], step.tasks, (table, scratch, *buffers))

    def _pointer(self, key: Any, given: int, fixed: Sequence[Array]) -> Pointer:
        if isinstance(key, tuple) and key[0] == "output":
            return given + key[1], 0
        if key in self._blocks:
            return WORKSPACE, self._blocks[key]
        if key in self._lent:
            position, offset = self._lent[key]
            return given + position, offset
        if key in self._arrays:
            return ABSOLUTE, self._arrays[key].ctypes.data
        if key in self._owners:
            return given + self._owners[key], 0
        position = self.unit.inputs.index(key)
        if position < given:
            return position, 0
        return ABSOLUTE, fixed[position - given].ctypes.data


class _Held:
    """A slow path that keeps alive what the native call points to."""

    def __init__(self, slow: Callable[..., Any], held: object) -> None:
        self.slow = slow
        self.held = held

    def __call__(self, *args: Any) -> Any:
        return self.slow(*args)


def kernels_of(steps: Sequence[PlannedStep]) -> tuple[KernelCode, list[str]]:
    """The code of all kernels of some steps, and the name of each step's kernel."""
    specs: dict[str, Any] = {}
    names = []
    for step in steps:
        key = step.spec.key()
        name = "kernel." + blake2b(key.encode(), digest_size=12).hexdigest()
        specs.setdefault(name, step.spec)
        names.append(name)
    text = "\n".join(spec.key() for spec in specs.values())
    code = load_kernels(
        text, list(specs), symbols(), make_ir=lambda: module_text(specs), quick=pays(steps)
    )
    return code, names


def symbols() -> dict[str, int]:
    """Addresses of what kernels call."""
    return {}


def module_text(specs: dict[str, Any]) -> str:
    """The module with a function for each specification."""
    module = ir.Module()
    for name, spec in specs.items():
        spec.emit(module, name)
    return str(module)


def _array(unit: Unit, v: int) -> Array:
    params = unit.operation(v).params
    return np.frombuffer(params["data"], params["dtype"]).reshape(params["shape"])


def _operand(unit: Unit, v: int, number: Number | None = None) -> Operand:
    aval = unit.aval(v)
    return Operand(aval.dtype, aval.shape, number=number)  # type: ignore[arg-type]
