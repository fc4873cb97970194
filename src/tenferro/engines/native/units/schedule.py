"""A compiled program as one list of parts over slots: what is planned, kept, exported and run.

A slot has the address of a value: those that are given, operands first, then the schedule's own
ones, which lie in memory that the caller lends. A part is a structure of `runtime.shared` as
words: integers, and what has an address only in a process, or in an object file: the schedules of
bodies, the tables of units, and machine code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.native.routines.step import Routine, native_routine
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.shared import CStructure, PartKind
from tenferro.engines.native.units.linking import Code, Function, InProcess, Linker, Word
from tenferro.engines.native.units.unit import NativeUnit
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

FORMS: Mapping[int, CStructure] = {
    form.kind: form for form in shared.STRUCTURES if form.kind is not None
}
"""The structure of each kind of part."""


@dataclass(frozen=True, slots=True)
class ClockCalls:
    """The calls of a clock in a profile."""

    words: Sequence[int]
    clock: Any
    """One of `ClockUnits`, or in a schedule that runs in Python a function that reads the time."""


@dataclass(frozen=True, eq=False)
class LoopCode:
    """The code of a loop in registers, and what it is kept under.

    It has `lanes` in a block, none if 0, and takes about `cost` nanoseconds a step. `text` is the
    IR of one of the functions; None where it was kept.
    """

    program: str
    names: tuple[str, ...]
    lanes: int
    cost: int
    code: KernelCode
    text: Callable[[str], str] | None = None

    steps = 0

    @property
    def final(self) -> bool:
        """Whether the code is the one that stays."""
        return self.code.final

    def __str__(self) -> str:
        lanes = f" of {self.lanes} lanes" if self.lanes else ""
        return f"a loop{lanes} in registers, about {self.cost} ns a step"


@dataclass(frozen=True, slots=True)
class Step:
    """An operation with a separate routine, and which of its outputs anything reads.

    As a word of a part it is the address of the numbers that its routine reads.
    """

    operation: TensorOperation
    avals: tuple[Aval, ...]
    read: tuple[bool, ...]

    @property
    def routine(self) -> Routine:
        """Its machine code. Raises LookupError where there is none."""
        found = native_routine(self.operation, self.avals, self.read)
        if found is None:
            raise LookupError(self.operation.name)
        return found

    @property
    def code(self) -> Code:
        """The code of the routine."""
        return self.routine.code

    def placed(self, to: Linker) -> Word:
        """The address of the numbers."""
        return to.array(self.routine.table)


@dataclass(frozen=True, eq=False, slots=True)
class Part:
    """A part of a schedule: its kind, and the other words of its structure."""

    words: tuple[Word, ...]

    @property
    def kind(self) -> PartKind:
        """What it is."""
        return PartKind(self.words[0])

    @property
    def bodies(self) -> list[Schedule]:
        """The schedules of its bodies or branches."""
        return [word for word in self.words if isinstance(word, Schedule)]

    @property
    def native(self) -> int:
        """How many loops, branches and steps it is, those in it included."""
        own = self.kind not in (PartKind.UNIT, PartKind.COPY, PartKind.PYTHON)
        return own + sum(body.native for body in self.bodies)

    @property
    def units(self) -> list[NativeUnit | LoopCode]:
        """What has separate machine code in it."""
        own = [word for word in self.words if isinstance(word, NativeUnit)]
        functions = (word.of for word in self.words if isinstance(word, Function))
        loops = dict.fromkeys(of for of in functions if isinstance(of, LoopCode))
        return [*own, *loops, *(unit for body in self.bodies for unit in body.units)]

    @property
    def steps(self) -> list[Step]:
        """The steps of linear algebra and the like in it; of a step of Python that step alone."""
        own = [word for word in self.words if isinstance(word, Step)]
        return own or [step for body in self.bodies for step in body.steps]

    @property
    def slots(self) -> tuple[Sequence[int], Sequence[int]]:
        """The slots that it reads, and those that it writes, in a schedule that runs in Python."""
        match self.words:
            case [PartKind.COPY, source, target, *_]:
                return (source,), (target,)
            case [PartKind.UNIT, _, NativeUnit() as unit, *slots]:
                given = len(unit.layout.inputs)
            case [PartKind.PYTHON, Step(avals=avals), _, _, *slots]:
                given = len(avals)
            case _:  # a clock
                return (), ()
        return slots[:given], slots[given:]

    def placed(self, to: Linker) -> Word:
        """The address of its words."""
        match self.words:
            case [PartKind.UNIT as kind, cost, NativeUnit() as unit, *slots]:
                calls, attach = unit.calls(to, slots)
            case [PartKind.UNIT as kind, cost, ClockCalls(calls, clock)]:
                attach = clock.attach
            case _:
                return to.words(x if isinstance(x, int) else to.address(x) for x in self.words)
        head = [kind, cost]
        return to.words([*head, *calls], attach and (lambda array: attach(array[len(head) :])))

    def __str__(self) -> str:
        form = FORMS[self.kind]
        named = zip(form.names, self.words[1:], strict=False)
        fields = " ".join(f"{name}={_shown(word)}" for name, word in named)
        rest = " ".join(map(_shown, self.words[1 + len(form.names) :]))
        return f"{self.kind.name.lower()} {fields}" + (f" | {rest}" if rest else "")


def part(form: CStructure, *rest: Word, **fields: Word) -> Part:
    """A part with these words."""
    words = form(*rest, **fields)
    return Part(tuple(int(word) if isinstance(word, int) else word for word in words))


@dataclass(eq=False)
class Schedule:
    """Parts in their order, what they are given, and the memory they need.

    The `own` slots begin at these offsets of the first `bytes` of its `memory`; its parts work on
    what lies behind. `records` are its own stores of records, `stores` those and its parts'.
    """

    inputs: tuple[Aval, ...]
    outputs: tuple[Aval, ...]
    parts: tuple[Part, ...]
    own: tuple[int, ...]
    bytes: int
    memory: int
    records: int
    stores: int

    @property
    def given(self) -> int:
        """How many slots are given."""
        return len(self.inputs) + len(self.outputs)

    @property
    def _each(self) -> Iterable[Part]:
        """Its parts, also those that run again, once each."""
        return dict.fromkeys(self.parts)

    @cached_attribute
    def native(self) -> int:
        """How many loops, branches and steps there are."""
        return sum(part.native for part in self._each)

    @cached_attribute
    def units(self) -> list[NativeUnit | LoopCode]:
        """What has separate machine code, in the order of the parts."""
        return [unit for part in self._each for unit in part.units]

    @cached_attribute
    def steps(self) -> list[Step]:
        """The steps of linear algebra and the like."""
        return [step for part in self._each for step in part.steps]

    @property
    def may_fail(self) -> bool:
        """Whether it has such steps, which may find no result."""
        return bool(self.steps)

    @cached_attribute
    def calls_lapack(self) -> bool:
        """Whether such steps call LAPACK."""
        return any(step.routine.symbols for step in self.steps)

    @property
    def runs_python(self) -> bool:
        """Whether it runs in Python, on arrays: then it has no memory."""
        return any(part.kind is PartKind.PYTHON for part in self.parts)

    @property
    def one_unit(self) -> NativeUnit | None:
        """The unit that all of it is, if it is one."""
        first = self.parts[0].words if len(self.parts) == 1 else ()
        return next((word for word in first if isinstance(word, NativeUnit)), None)

    def placed(self, to: Linker) -> Word:
        """The address of its words, which the runtime reads (`runtime/source/loop.c`)."""
        parts = tuple(map(to.address, self.parts))
        return to.words(
            shared.SCHEDULE(
                given=self.given,
                own=len(self.own),
                bytes=self.bytes,
                stores=self.records,
                parts=len(parts),
                offsets=to.address(self.own),
                part=to.words(parts),
            )
        )

    @cached_attribute
    def _in_process(self) -> tuple[int, InProcess]:
        linker = InProcess()
        return self.placed(linker), linker

    @property
    def address(self) -> int:
        """The address of its words in this process."""
        return self._in_process[0]

    @cached_attribute
    def every(self) -> list[Schedule]:
        """This schedule and those of all bodies, each once, behind those in it."""
        found: dict[Schedule, None] = {}
        for part in self.parts:
            for body in part.bodies:
                found.update(dict.fromkeys(body.every))
        return [*found, self]

    def __str__(self) -> str:
        numbers = {schedule: i for i, schedule in enumerate(self.every)}
        return "\n".join(_lines(self.every, numbers))


def schedule_of(unit: NativeUnit) -> Schedule:
    """The schedule of one unit."""
    layout = unit.layout
    slots = range(len(layout.inputs) + len(layout.outputs))
    whole = part(shared.UNIT_PART, unit, *slots, cost=0)
    return Schedule(layout.inputs, layout.outputs, (whole,), (), 0, unit.workspace, 0, 0)


def _lines(schedules: Iterable[Schedule], numbers: Mapping[Schedule, int]) -> Iterator[str]:
    for schedule in schedules:
        given = f"{len(schedule.inputs)} -> {len(schedule.outputs)}"
        yield f"schedule {numbers[schedule]}: {given}, {schedule.memory} bytes of memory"
        yield from (f"  {part}" for part in schedule.parts)


def _shown(word: Word) -> str:
    match word:
        case NativeUnit():
            return f"({word})"
        case Function(LoopCode() as loop, name):
            return f"({name} of {loop})"
        case Function(Step() as step) | (Step() as step):
            return f"({step.operation.name})"
        case Schedule():
            return f"({len(word.parts)} parts)"
        case ClockCalls():
            return "(a clock)"
    return str(int(word))


__all__ = [
    "FORMS",
    "ClockCalls",
    "LoopCode",
    "Part",
    "Schedule",
    "Step",
    "Word",
    "part",
    "schedule_of",
]
