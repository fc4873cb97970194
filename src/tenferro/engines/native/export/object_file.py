"""A program as an object file: kernels, their tables, and one function for the whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import Template
from typing import Any, NamedTuple

import numpy as np

from computegraph import Body, MaterializedGraph
from tenferro.engines.native.export.image import ModuleImage, Symbol, Word
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.loops.routine import routine_of
from tenferro.engines.native.runtime.code.target import Target, host, processor
from tenferro.engines.native.runtime.shared import ALIGNMENT, Status
from tenferro.engines.native.runtime.tables.words import NotNativeError, Offsets
from tenferro.engines.native.units.linking import Function, Linker
from tenferro.engines.native.units.schedule import Code, Schedule, Step
from tenferro.kernels.scalar_functions import symbols_in
from tenferro.passes.checks import Check, Checks, numbers_of
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.index_checks import with_checks

_RUNTIME = ("alone", "loop", "serial")
STATUSES = (
    (Status.NO_END, "where a loop reaches its limit of steps"),
    (Status.NO_MEMORY, "where there is no memory for the records of a loop"),
    (Status.NO_RESULT, "where a matrix has no result (it is singular, say), or a condition fails"),
    (Status.OUT_OF_BOUNDS, "where an index is out of bounds"),
)
"""The return codes other than 0."""


class ObjectFile(NamedTuple):
    """Machine code, and the bytes of work space its function needs."""

    code: bytes
    work: int
    uses_blas: bool


def object_file(
    graph: MaterializedGraph, captured: Sequence[Any], name: str, cpu: str
) -> ObjectFile:
    """The function `int name(inputs…, outputs…, work)` of a program with captured arrays.

    The last inputs of the graph are the captured arrays, which the object file holds. Raises
    ValueError for what cannot be exported (named sizes, steps that NumPy computes) and for a
    processor that LLVM does not know.
    """
    metas = graph.arena.metas
    if any(metas[v].is_symbolic for v in graph.inputs):
        raise ValueError(
            f"export: {name} has named sizes ({[metas[v] for v in graph.inputs]}), expected "
            "numbers; trace the function with arrays of the sizes that it is to have"
        )
    whole, checks = with_checks(for_every_engine(graph), has_code)
    schedule = _schedule(whole, name)
    return _Export(_target(cpu), name, schedule, captured, checks).made()


def _status_of(check: Check) -> int:
    """What the function returns where a check fails; warnings are not reported."""
    if check.warns:
        return 0
    return int(Status.NO_RESULT if check.operation.name == "ensure" else Status.OUT_OF_BOUNDS)


def _schedule(graph: MaterializedGraph, name: str) -> Schedule:
    try:
        return routine_of(Body.of(graph.arena, graph.outputs, graph.inputs)).schedule
    except NotNativeError as error:
        raise ValueError(
            f"export: {name} needs NumPy for {error or 'a step'}, expected operations with native "
            "code only (program.steps lists the others)"
        ) from error


def _target(cpu: str) -> Target:
    try:
        return host() if cpu == "host" else processor(cpu)
    except ValueError as error:
        raise ValueError(f"export: {error}") from error


class _Export(Linker):
    """The image of a schedule."""

    def __init__(
        self,
        target: Target,
        name: str,
        schedule: Schedule,
        captured: Sequence[Any],
        checks: Checks,
    ) -> None:
        super().__init__()
        self.image = ModuleImage(target)
        self.name, self.schedule, self.captured, self.checks = name, schedule, captured, checks
        self._arrays: dict[bytes, Symbol] = {}
        self._codes: dict[Code, Mapping[str, Symbol]] = {}
        self._uses_blas = False

    def made(self) -> ObjectFile:
        with self.image:
            return self._made()

    def _made(self) -> ObjectFile:
        self.image.runtime(*_RUNTIME)
        words = self.address(self.schedule)
        held = [self.image.array(np.ascontiguousarray(a).tobytes()) for a in self.captured]
        memory = Offsets()
        memory.block(self.schedule.memory)
        extra = [memory.block(8) for _ in range(numbers_of(self.checks))]
        self.image.code(self._entry(words, held, extra))
        work = memory.end + ALIGNMENT - 1
        return ObjectFile(self.image.object(self.name), work, self._uses_blas)

    def words(self, words: Iterable[Word]) -> Symbol:
        return self.image.words([int(x) if isinstance(x, int) else x for x in words])

    def array(self, array: Any) -> Symbol:
        data = np.ascontiguousarray(array).tobytes()
        if data not in self._arrays:
            self._arrays[data] = self.image.array(data)
        return self._arrays[data]

    def function(self, what: Function) -> Symbol:
        of, name = what.of, what.name
        if of is None:
            self.image.runtime("order")
            return Symbol(name)
        if isinstance(of, Step):
            routine = of.routine
            self._uses_blas |= bool(routine.symbols)
            return self._apart([name], routine.text(), routine.symbols)[name]
        assert isinstance(of, Code) and of.text is not None
        if of not in self._codes:
            self._codes[of] = self._apart(of.names, of.text())
        return self._codes[of][name]

    def _apart(
        self, names: Sequence[str], text: str, symbols: Mapping[str, str] | None = None
    ) -> dict[str, Symbol]:
        """Functions under separate names."""
        own = {name: f"{name}.{len(self._placed)}" for name in names}
        self.image.code(_without_scipy(text, self.name), {**own, **(symbols or {})})
        return {name: Symbol(symbol) for name, symbol in own.items()}

    def _entry(self, words: Symbol, held: Sequence[Symbol], extra: Sequence[int]) -> str:
        """The function that callers see: it puts addresses in slots and runs the routine."""
        inputs = len(self.schedule.inputs) - len(held)
        arguments = [f"%x{i}" for i in range(self.schedule.given - len(held) - len(extra))]
        places = [f'ptrtoint (ptr @"{symbol.name}" to i64)' for symbol in held]
        slots = [f"ptrtoint ptr {x} to i64" for x in arguments]
        slots[inputs:inputs] = [f"add i64 0, {place}" for place in places]
        slots += [f"add i64 %memory, {offset}" for offset in extra]
        statuses = self.image.words([_status_of(check) for check in self.checks] or [0])
        return _ENTRY.substitute(
            name=self.name,
            words=words.name,
            most=ALIGNMENT - 1,
            alignment=ALIGNMENT,
            data="\n".join(
                f'@"{symbol.name}" = external constant i64' for symbol in (words, statuses, *held)
            ),
            arguments=", ".join(f"ptr {x}" for x in (*arguments, "%work")),
            count=len(slots),
            stores=self.schedule.stores,
            fill="\n".join(map(_filled, range(len(slots)), slots)),
            checked=_CHECKED.substitute(slot=len(slots) - len(extra), statuses=statuses.name)
            if extra
            else "",
            status="%checked" if extra else "%status",
        )


_ENTRY = Template("""\
$data
declare i64 @tenferro_run_alone(ptr, ptr, i64, i64)
define i32 @"$name"($arguments) {
  %start = ptrtoint ptr %work to i64
  %behind = add i64 %start, $most
  %memory = and i64 %behind, -$alignment
  %slots = alloca [$count x i64]
$fill
  %status = call i64 @tenferro_run_alone(ptr @"$words", ptr %slots, i64 %memory, i64 $stores)
$checked
  %result = trunc i64 $status to i32
  ret i32 %result
}
""")
_CHECKED = Template("""\
  %number.at = getelementptr i64, ptr %slots, i64 $slot
  %number.word = load i64, ptr %number.at
  %number.place = inttoptr i64 %number.word to ptr
  %number = load i64, ptr %number.place
  %position.at = getelementptr i64, ptr %number.at, i64 1
  %position.word = load i64, ptr %position.at
  %position.place = inttoptr i64 %position.word to ptr
  %position = load i64, ptr %position.place
  %found.at = getelementptr i64, ptr @"$statuses", i64 %position
  %found.status = load i64, ptr %found.at
  %bad = icmp ne i64 %number, 0
  %found = select i1 %bad, i64 %found.status, i64 0
  %failed = icmp ne i64 %status, 0
  %checked = select i1 %failed, i64 %status, i64 %found
""")


def _filled(slot: int, value: str) -> str:
    return (
        f"  %v{slot} = {value}\n"
        f"  %p{slot} = getelementptr i64, ptr %slots, i64 {slot}\n"
        f"  store i64 %v{slot}, ptr %p{slot}"
    )


def _without_scipy(text: str, name: str) -> str:
    """Code that calls no function of SciPy, which a linker does not find."""
    found = sorted(symbols_in(text.encode()))
    if found:
        families = ", ".join(dict.fromkeys(symbol.split(".")[2] for symbol in found))
        raise ValueError(
            f"export: {name} needs SciPy for {families} (te.special), expected operations with "
            "native code that calls no Python package"
        )
    return text
