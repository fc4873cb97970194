"""A compiled program as one list of parts over slots: what is planned, kept, exported and run.

A slot has the address of a value: those that are given, operands first, then the schedule's own
ones, which lie in memory that the caller lends. A part is a structure of `runtime.shared` as
words: integers, and what has an address only in a process, or in an object file: the schedules of
bodies, the numbers of kernels, and machine code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import starmap

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.native.routines.step import Routine, native_routine
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.shared import CStructure, PartKind, Selector
from tenferro.engines.native.units.linking import Addresses, Function, InProcess, Linker, Word
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

FORMS: Mapping[int, CStructure] = {
    form.kind: form for form in shared.STRUCTURES if form.kind is not None
}
"""The structure of each kind of part."""


@dataclass(frozen=True, eq=False)
class Code:
    """Machine code that belongs to a program: kernels, or a loop in registers.

    It is kept under `program`, has functions with these `names`, and is there when it is first
    asked for. `text` is the LLVM IR; None where the code was kept. A loop has `lanes` in a block,
    none if 0, and takes about `cost` nanoseconds a step.
    """

    program: str
    names: tuple[str, ...]
    load: Callable[[], KernelCode]
    text: Callable[[], str] | None = None
    lanes: int = 0
    cost: int = 0

    @cached_attribute
    def code(self) -> KernelCode:
        """The addresses of its functions."""
        return self.load()

    @property
    def final(self) -> bool:
        """Whether the code is the one that stays, not one that was compiled quickly."""
        return self.code.final

    def __str__(self) -> str:
        quick = "" if self.final else ", still in quick code"
        if not self.cost:
            return f"kernels: {len(self.names)}{quick}"
        lanes = f" of {self.lanes} lanes" if self.lanes else ""
        return f"a loop{lanes} in registers, about {self.cost} ns a step{quick}"


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
    def code(self) -> Addresses:
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
        """How many calls of kernels, loops, branches and steps it is, those in it included."""
        own = self.kind not in (PartKind.COPY, PartKind.PYTHON, PartKind.CLOCK)
        return own + sum(body.native for body in self.bodies)

    @property
    def codes(self) -> list[Code]:
        """The machine code that belongs to it."""
        functions = (word.of for word in self.words if isinstance(word, Function))
        own = (of for of in functions if isinstance(of, Code))
        return [*own, *(code for body in self.bodies for code in body.codes)]

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
            case [PartKind.PYTHON, step, native, _, *slots]:
                given = len(native.inputs if native else step.avals)
                return slots[:given], slots[given:]
        return (), ()  # a clock

    def on(self, slots: Sequence[int]) -> Part:
        """The same part of a unit whose slots are these of another schedule."""
        if self.kind is PartKind.CLOCK:
            return self
        words, first = list(self.words), 1 + len(shared.KERNEL_PART.names)
        words[first::2] = [slots[x] if x >= 0 else x for x in words[first::2]]
        return Part(tuple(words))

    def placed(self, to: Linker) -> Word:
        """The address of its words."""
        return to.words(x if isinstance(x, int) else to.address(x) for x in self.words)

    def __str__(self) -> str:
        if self.kind is PartKind.KERNEL:
            return _call_text(self.words)
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
        """How many calls of kernels, loops, branches and steps there are."""
        return sum(part.native for part in self._each)

    @cached_attribute
    def codes(self) -> list[Code]:
        """The machine code that belongs to it, in the order of the parts."""
        return list(dict.fromkeys(code for part in self._each for code in part.codes))

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
    def is_short(self) -> bool:
        """Whether it is nothing but calls of kernels, none of which looks at signals."""
        turn = 1 + shared.KERNEL_PART.names.index("turn")
        return all(part.kind is PartKind.KERNEL and not part.words[turn] for part in self.parts)

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


def _lines(schedules: Iterable[Schedule], numbers: Mapping[Schedule, int]) -> Iterator[str]:
    for schedule in schedules:
        given = f"{len(schedule.inputs)} -> {len(schedule.outputs)}"
        yield f"schedule {numbers[schedule]}: {given}, {schedule.memory} bytes of memory"
        yield from (f"  {part}" for part in schedule.parts)


def _call_text(words: Sequence[Word]) -> str:
    """A call of a kernel: its numbers, and the memory that it works on."""
    rest = words[1 + len(shared.KERNEL_PART.names) :]
    (_, numbers), *places = zip(rest[::2], rest[1::2], strict=True)
    return f"call {words[1].name} with {numbers} on {', '.join(starmap(_place_text, places))}"


def _place_text(selector: int, offset: Word) -> str:
    if selector == Selector.ABSOLUTE:
        return "an array"
    name = "workspace" if selector == Selector.WORKSPACE else f"slot {selector}"
    return f"{name} + {offset}" if offset else name


def _shown(word: Word) -> str:
    match word:
        case Function(Code() as loop, name):
            return f"({name} of {loop})"
        case Function(Step() as step) | (Step() as step):
            return f"({step.operation.name})"
        case Schedule():
            return f"({len(word.parts)} parts)"
        case int():
            return str(int(word))
    return "(a clock)"


__all__ = [
    "FORMS",
    "Code",
    "Part",
    "Schedule",
    "Step",
    "Word",
    "part",
]
