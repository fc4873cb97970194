"""Schedules as JSON, to be kept on disk: only data, from which nothing is run.

Schedules, units, loops in registers, steps and bodies are listed once each and named by their
positions; code is not in the text, but what it is kept under is.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from computegraph import Body, GraphOperation
from tenferro.engines.native.plan.layout_text import (
    aval_text,
    integer,
    layout_text,
    read_aval,
    read_layout,
)
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.units.schedule import (
    FORMS,
    LoopCode,
    LoopFunction,
    Part,
    Schedule,
    Step,
    StepFunction,
    StepTable,
    UnitCalls,
    Word,
)
from tenferro.engines.native.units.unit import NativeUnit
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES
from tenferro.passes.checks import Check, Checks
from tenferro.tensor import STEPS, Dim

CodeOf = Callable[[str, Sequence[str]], KernelCode | None]
"""The code that is kept under a name, and has these functions; None if there is none."""


class NotKeptError(Exception):
    """Code that a schedule calls has been removed."""


def to_bytes(schedule: Schedule, checks: Checks) -> bytes:
    """A schedule, and what its last results report, as text; `from_bytes` reads it."""
    return json.dumps(_Writer().written(schedule, checks), separators=(",", ":")).encode()


def from_bytes(text: bytes, code_of: CodeOf) -> tuple[Schedule, Checks]:
    """What `to_bytes` wrote, with its code.

    Raises ValueError for any other text, and NotKeptError if its code is missing.
    """
    try:
        return _Reader(json.loads(text), code_of).read()
    except (LookupError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not a schedule: {error}") from error


class _Writer:
    """What a text names by positions."""

    def __init__(self) -> None:
        self._numbers: dict[str, dict[Any, int]] = {
            name: {} for name in ("schedules", "units", "loops", "steps")
        }
        self._bodies: dict[Body, tuple[int, Any]] = {}

    def written(self, schedule: Schedule, checks: Checks) -> dict[str, Any]:
        schedules = []
        for each in schedule.every:
            schedules.append(self._schedule(each))
            self._number("schedules", each)
        return {
            "schedules": schedules,
            "units": [layout_text(unit.layout) for unit in self._numbers["units"]],
            "loops": [(x.program, x.names, x.lanes, x.cost) for x in self._numbers["loops"]],
            "steps": [
                (self._operation(x.operation), list(map(aval_text, x.avals)), x.read)
                for x in self._numbers["steps"]
            ],
            "checks": [(self._operation(c.operation), c.shape, c.loops) for c in checks],
            "bodies": [written for _, written in self._bodies.values()],
        }

    def _schedule(self, schedule: Schedule) -> tuple[Any, ...]:
        return (
            list(map(aval_text, schedule.inputs)),
            list(map(aval_text, schedule.outputs)),
            [list(map(self._word, part.words)) for part in schedule.parts],
            schedule.own,
            schedule.bytes,
            schedule.memory,
            schedule.records,
            schedule.stores,
        )

    def _word(self, word: Word) -> Any:
        match word:
            case Schedule():
                return "schedule", self._number("schedules", word)
            case UnitCalls(unit, carried):
                return "unit", self._number("units", unit), sorted(carried)
            case LoopFunction(loop, name):
                return "loop", self._number("loops", loop), name
            case StepTable(step):
                return "table", self._number("steps", step)
            case StepFunction(step):
                return "function", self._number("steps", step)
            case Step():
                return "step", self._number("steps", word)
        return int(word)

    def _number(self, kind: str, what: Any) -> int:
        numbers = self._numbers[kind]
        return numbers.setdefault(what, len(numbers))

    def _operation(self, operation: GraphOperation) -> tuple[str, dict[str, Any]]:
        assert isinstance(operation, TensorOperation)
        return operation.name, {name: self._parameter(x) for name, x in operation.params.items()}

    def _parameter(self, x: Any) -> Any:
        """A parameter as JSON, which has numbers and texts; the others are tagged lists."""
        match x:
            case tuple():
                return ["tuple", *map(self._parameter, x)]
            case bytes():
                return ["bytes", b64encode(x).decode()]
            case complex():
                return ["complex", x.real, x.imag]
            case np.dtype():
                return ["dtype", x.str]
            case Dim() if x == STEPS:
                return ["steps"]
            case Body():
                return ["body", self._body(x)]
        return x

    def _body(self, body: Body) -> int:
        """The position of a body, behind those of the bodies in it."""
        if body not in self._bodies:
            operations = [
                (None if x is None else self._operation(x), mask, slot)
                for x, mask, slot in body.operations
            ]
            written = operations, body.rows, list(map(aval_text, body.inputs)), body.outputs
            self._bodies[body] = len(self._bodies), written
        return self._bodies[body][0]


class _Reader:
    """What the positions in a text are."""

    def __init__(self, fields: dict[str, Any], code_of: CodeOf) -> None:
        self._fields, self._code_of = fields, code_of
        self._bodies: list[Body] = []
        for written in fields["bodies"]:
            self._bodies.append(self._body(*written))
        self._units = list(map(self._unit, fields["units"]))
        self._loops = list(map(self._loop, fields["loops"]))
        self._steps = list(map(self._step, fields["steps"]))
        self._schedules: list[Schedule] = []

    def read(self) -> tuple[Schedule, Checks]:
        for written in self._fields["schedules"]:
            self._schedules.append(self._schedule(*written))
        checks = [
            Check(self._operation(operation), tuple(map(integer, shape)), tuple(map(str, loops)))
            for operation, shape, loops in self._fields["checks"]
        ]
        return self._schedules[-1], tuple(checks)

    def _schedule(self, inputs: Any, outputs: Any, parts: Any, own: Any, *numbers: Any) -> Schedule:
        size, memory, records, stores = map(integer, numbers)
        return Schedule(
            tuple(map(read_aval, inputs)),
            tuple(map(read_aval, outputs)),
            tuple(map(self._part, parts)),
            tuple(map(integer, own)),
            size,
            memory,
            records,
            stores,
        )

    def _part(self, written: Any) -> Part:
        kind = integer(written[0])
        if len(written) <= len(FORMS[kind].names):
            raise ValueError(f"not a schedule: a part of {len(written)} words")
        return Part((kind, *map(self._word, written[1:])))

    def _word(self, written: Any) -> Word:
        match written:
            case ["schedule", int(i)]:
                return self._schedules[i]
            case ["unit", int(i), carried]:
                pairs = frozenset((integer(a), integer(b)) for a, b in carried)
                return UnitCalls(self._units[i], pairs)
            case ["loop", int(i), name]:
                loop = self._loops[i]
                return LoopFunction(loop, loop.names[loop.names.index(name)])
            case ["table", int(i)]:
                return StepTable(self._steps[i])
            case ["function", int(i)]:
                return StepFunction(self._steps[i])
            case ["step", int(i)]:
                return self._steps[i]
        return integer(written)

    def _unit(self, written: Any) -> NativeUnit:
        layout = read_layout(written)
        return NativeUnit(layout, self._code(layout.program, layout.kernels))

    def _loop(self, written: Any) -> LoopCode:
        program, names, lanes, cost = written
        names = tuple(map(str, names))
        return LoopCode(program, names, integer(lanes), integer(cost), self._code(program, names))

    def _step(self, written: Any) -> Step:
        operation, avals, read = written
        return Step(self._operation(operation), tuple(map(read_aval, avals)), tuple(read))

    def _operation(self, written: Any) -> TensorOperation:
        name, params = written
        bound: TensorOperation = FAMILIES[name].bind(
            **{key: self._parameter(x) for key, x in params.items()}
        )
        return bound

    def _parameter(self, written: Any) -> Any:
        match written:
            case ["tuple", *items]:
                return tuple(map(self._parameter, items))
            case ["bytes", str(text)]:
                return b64decode(text)
            case ["complex", float(real), float(imag)]:
                return complex(real, imag)
            case ["dtype", str(name)]:
                return np.dtype(name)
            case ["steps"]:
                return STEPS
            case ["body", int(i)]:
                return self._bodies[i]
            case list() | dict():
                raise ValueError(f"not a schedule: {written!r} is not a parameter")
        return written

    def _body(self, operations: Any, rows: Any, inputs: Any, outputs: Any) -> Body:
        return Body.restored(
            tuple(
                (None if x is None else self._operation(x), integer(mask), integer(slot))
                for x, mask, slot in operations
            ),
            tuple(tuple(map(integer, row)) for row in rows),
            tuple(map(read_aval, inputs)),
            tuple(map(integer, outputs)),
        )

    def _code(self, program: str, names: Sequence[str]) -> KernelCode:
        code = self._code_of(program, names)
        if code is None:
            raise NotKeptError
        return code
