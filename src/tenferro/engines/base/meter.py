"""What a profile measures: the steps of a program, how often each ran, and how long.

While a program is compiled for a profile, a meter is set (`measuring`). What compiles a step then
adds a note of it, and puts a clock behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Protocol

from computegraph import Arena, Origin
from tenferro.engines.base.estimates import bytes_of, flops_of
from tenferro.ops.base.bodies import bodies_in
from tenferro.tensor import Aval

KERNEL, PRODUCT, LAPACK, NUMPY, LOOP, CALL = (
    "kernel", "product", "LAPACK", "NumPy", "loop", "call",
)  # fmt: skip
"""Kinds of steps: loop nests, products of matrices, native calls of LAPACK, NumPy kernels, loops
and branches with what is between their steps, calls of native code from Python."""


class StepTimer:
    """How often a step of Python ran, and how many nanoseconds in total, in `of` calls.

    `part` is that of the clocks which it runs with.
    """

    __slots__ = ("calls", "of", "part", "total")
    is_native = False

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Begin from zero."""
        self.calls, self.total, self.of, self.part = 0, 0, 0, 0


class ClockGroup(Protocol):
    """Clocks that are on in some turns."""

    def select(self, part: int, parts: int) -> None:
        """Let those run that are in one of so many parts."""

    def running(self) -> Iterable[Any]:
        """The clocks that run now."""


@dataclass
class Note:
    """A step of a program: what it computes, its lines, and what it costs.

    `flops` and `bytes` are estimates of one run. `inside` is the number of the step that it is a
    part of, `reason` why it is no native step, `held` the bytes that the program holds in addition
    to its arguments while the step runs.
    """

    kind: str
    operations: Sequence[str]
    origins: Sequence[Origin]
    flops: float = 0.0
    bytes: float = 0.0
    reason: str = ""
    single: bool = False
    """Whether it computes in single precision."""
    held: int = 0
    inside: int | None = None
    clock: Any = field(default=None, repr=False)


class Meter:
    """The notes of a program's steps in the order in which they run.

    Clocks of short steps cost as much as the steps. So they can be divided into `parts`, one of
    which runs in a turn; clocks of Python and of whole loops are in the first one.
    """

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.groups: list[ClockGroup] = []
        self.parts, self.part = 1, 0
        self._inside: int | None = None

    def begin(self, turn: int) -> None:
        """Let the clocks run whose turn it is."""
        self.part = turn % self.parts
        for group in self.groups:
            group.select(self.part, self.parts)

    def count(self, calls: int) -> None:
        """Say how many calls of the program were in this turn."""
        python = [n.clock for n in self.notes if not (self.part or n.clock.is_native)]
        for clock in chain(python, *(group.running() for group in self.groups)):
            clock.of += calls
            clock.part = self.part

    def reset(self) -> None:
        """Let all clocks begin from zero."""
        for note in self.notes:
            note.clock.reset()

    def add(self, note: Note, clock: Any) -> int:
        """Take a note and what it is timed by; its number."""
        note.inside, note.clock = self._inside, clock
        self.notes.append(note)
        return len(self.notes) - 1

    @property
    def current(self) -> Note | None:
        """The step that steps are parts of which are added now."""
        return None if self._inside is None else self.notes[self._inside]

    def hold(self, number: int, before: int, during: int) -> None:
        """Add what the program holds before and during a step to the step and its parts."""
        self.notes[number].held = max(self.notes[number].held, during)
        for note in self.notes[number + 1 :]:
            if not self._is_part(note, number):
                break
            note.held += before

    def _is_part(self, note: Note, number: int) -> bool:
        while note.inside is not None and note.inside != number:
            note = self.notes[note.inside]
        return note.inside == number

    @contextmanager
    def inside(self, number: int) -> Iterator[None]:
        """Steps that are added here are parts of another one."""
        before, self._inside = self._inside, number
        try:
            yield
        finally:
            self._inside = before


measuring: ContextVar[Meter | None] = ContextVar("tenferro_measuring", default=None)
"""The meter of the program that is compiled in this context; None where none is measured."""


@contextmanager
def tentative() -> Iterator[None]:
    """Steps that are added here are forgotten if an exception is raised."""
    meter = measuring.get()
    count = 0 if meter is None else len(meter.notes)
    try:
        yield
    except BaseException:
        if meter is not None:
            del meter.notes[count:]
        raise


def origins_of(arena: Arena, values: Iterable[int]) -> list[Origin]:
    """The origins of some values, those of the most values first."""
    known = arena.origins or {}
    counts = Counter(origin for v in values if (origin := known.get(v)) is not None)
    return [origin for origin, _ in counts.most_common()]


def note_of(arena: Arena, values: Sequence[int], kind: str) -> Note:
    """The note of an operation that is a separate step, by the values it computes."""
    operation: Any = arena.operation(values[0])
    metas = arena.metas
    operands = arena.nodes[values[0] - arena.slot(values[0])][1:]
    ins, outs = [metas[u] for u in operands], [metas[v] for v in values]
    origins = origins_of(arena, [values[0] - arena.slot(values[0])])
    return operation_note(operation, ins, outs, origins, kind)


def operation_note(
    operation: Any,
    ins: Sequence[Aval],
    outs: Sequence[Aval],
    origins: Sequence[Origin],
    kind: str,
    reason: str = "",
) -> Note:
    """The note of an operation; where its line is not known, with those of its bodies."""
    return Note(
        kind,
        [str(operation.name)],
        origins or _inside(operation),
        flops_of(operation, ins, outs),
        float(sum(map(bytes_of, (*ins, *outs)))),
        reason,
        any(aval.dtype.char in "fF" for aval in outs),
    )


def _inside(operation: Any) -> list[Origin]:
    """The origins of what the bodies of an operation compute."""
    found = [origin for body in bodies_in(operation) for origin in body.origins if origin]
    return [origin for origin, _ in Counter(found).most_common()]
