"""What Python and the C of the runtime agree on: numbers, and structures made of words.

`build` makes `shared.h` of these tables, and imports this file where nothing is installed. The
fields of a structure are words of 8 bytes, which Python writes by name and C reads.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from textwrap import fill
from typing import Any

ALIGNMENT = 64
"""Bytes: blocks of memory begin at multiples of this."""
NONE = -1
"""In place of a slot, of a limit, of a position: there is none."""
FIRST_ROOM = 64
"""Steps for which a loop of unknown length first has room for what it records."""
ORDER_DIGIT, ORDER_CHUNKS, ORDER_SHARED = 11, 16, 2**15
"""Of `order.c`: bits by which long rows are counted, and chunks of rows that several threads sort,
from so many elements on."""
ORDER_IN_LANES, ORDER_IN_LINES = 512, 1024
"""Of `order.c`: elements of rows that networks sort, several rows or one row at a time."""
MOST_THREADS = 1024
"""Of a job, with its caller."""
NAMED = 256
"""The status of a call whose loop reached its limit is `limit * NAMED + NO_END`."""


Status = IntEnum(
    "Status", "DONE INTERRUPTED NO_END NO_ROOM NO_MEMORY NO_RESULT OUT_OF_BOUNDS", start=0
)
"""What running a schedule or a part of one returns; OUT_OF_BOUNDS is of exported programs."""
PartKind = IntEnum("PartKind", "KERNEL COPY LOOP SWITCH STEP REGISTERS PYTHON CLOCK", start=0)
"""The kinds of a schedule's parts."""
Selector = IntEnum("Selector", {"ABSOLUTE": -2, "WORKSPACE": -1})
"""What a pointer of a kernel's frame is relative to, except slots, which count from 0."""
ClockMode = IntEnum("ClockMode", "OFF BEGIN LAP", start=0)
"""What a clock of a profile does: nothing, begin a time, or end one and begin the next."""
FramePlace = IntEnum(
    "FramePlace", "FIRST_STEP END_STEP LAST_STEP ROWS WATCH LOOK STORES ROOM POINTERS", start=0
)
"""The words of a frame: steps, the rows of all blocks of lanes, what loops of the call share and
the function that looks at signals, the stores of loops inside and the function that makes room in
one, then pointers to arrays."""
NumberKind = IntEnum("NumberKind", "ARRAY FLOAT INT BOOL COMPLEX SCALAR", start=0)
"""What an argument of a call is: an array, a Python number, or a NumPy number."""
ContainerKind = IntEnum("ContainerKind", "TUPLE NAMED_TUPLE LIST DICT STATIC", start=0)
"""The kinds of containers that calls take and return."""
NumberFormat = IntEnum(
    "NumberFormat",
    {"F64": 0, "F32": 1, "C128": 2, "C64": 3, "FIRST_INTEGER": 4, "FIRST_UNSIGNED": 8},
)
"""How a number is stored; an integer in 4 + log2(bytes), or 8 + log2(bytes) unsigned."""
DimKind = IntEnum("DimKind", "EXACTLY GIVES HAS ANY", start=0)
"""A size of an operand is `value << 2 | kind`: a number, a name met first or again, or any."""


@dataclass(frozen=True)
class CStructure:
    """A structure: its name in C, what it is, and its fields.

    Fields are separated by commas; what is no `int64_t` has its type in C behind a colon. `rest` is
    a field of any number of words at the end, `kind` a first word that says what the structure is.
    `names` are those of the fields.
    """

    name: str
    about: str
    fields: str
    rest: str = ""
    kind: PartKind | None = None

    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(name for name, _ in self._declared))

    def __call__(self, *rest: Any, **fields: Any) -> list[Any]:
        """The words of one such structure, the rest behind them."""
        if len(fields) != len(self.names) or not fields.keys() >= {*self.names}:
            raise TypeError(f"{self.name}: got {sorted(fields)}, expected {sorted(self.names)}")
        head = [] if self.kind is None else [self.kind]
        return [*head, *map(fields.__getitem__, self.names), *rest]

    @property
    def ctypes_fields(self) -> list[tuple[str, type[ctypes.c_int64]]]:
        """The fields in ctypes."""
        return [(name, ctypes.c_int64) for name in self.names]

    def in_c(self) -> str:
        """The declaration in C."""
        lines = ["int64_t kind"] if self.kind is not None else []
        lines += [f"{kind} {name}".replace("* ", "*") for name, kind in self._declared]
        lines += [self.rest] if self.rest else []
        fields = "".join(f"  {line};\n" for line in lines)
        about = fill(self.about, 98, initial_indent="// ", subsequent_indent="// ")
        return f"{about}\ntypedef struct {{\n{fields}}} {self.name};"

    @property
    def _declared(self) -> Iterable[tuple[str, str]]:
        """The names of the fields and their types in C."""
        for declared in self.fields.split(","):
            name, _, kind = declared.partition(":")
            yield name.strip(), kind.strip() or "int64_t"


POINTER = CStructure(
    "pointer_words",
    "A pointer of a kernel's frame: what it is relative to, and bytes from there.",
    "selector, offset",
)
KERNEL_PART = CStructure(
    "kernel_part",
    "A call of a kernel: how often it runs, how often for each thread until signals are looked at "
    "(0: they are not), its cost in about nanoseconds, and the pointers of its frame.",
    "kernel, tasks, turn, cost, pointers",
    "pointer_words pointer[]",
    PartKind.KERNEL,
)
CLOCK = CStructure(
    "clock_words",
    "A clock: its mode, ticks in all its laps, and how many these are.",
    "mode, total, calls",
)
CLOCK_PART = CStructure(
    "clock_part",
    "A clock behind the part that it measures, and the word with the time of the clock before.",
    "clock: clock_words *, last: int64_t *",
    kind=PartKind.CLOCK,
)
STORE = CStructure(
    "store_words",
    "Memory that grows with what a loop of unknown length records.",
    "at: void *, bytes",
)
SCHEDULE = CStructure(
    "schedule_words",
    "A schedule: slots given and own, bytes of own values and their offsets, own stores, parts.",
    "given, own, bytes, stores, parts, offsets: const int64_t *, part: const int64_t *const *",
)
WATCH = CStructure(
    "watch_words",
    "What the loops of one call share: work until signals are looked at, and between two looks, in "
    "about nanoseconds; of the outermost loop steps made before, steps to make, steps made, and "
    "the limit that it names.",
    "left, between, done, room, steps, named, stores: store_words *, n_stores",
)
PROGRAM = CStructure(
    "program_words",
    "A schedule as a separate program; the addresses are of inputs that are known before.",
    "schedule: const schedule_words *, stores, work, inputs, known",
    "int64_t address[]",
)
STEP_PART = CStructure(
    "step_part",
    "A separate function (linear algebra on a small matrix, say), which may find no result.",
    "cost, table, count, function",
    "int64_t slot[]",
    PartKind.STEP,
)
COPY_PART = CStructure(
    "copy_part",
    "A copy from slot to slot; with `shared`, what begins with a line of the cache is not copied, "
    "and its address becomes that of the target.",
    "source, target, bytes, shared",
    kind=PartKind.COPY,
)
SWITCH_PART = CStructure(
    "switch_part",
    "A branch: the slot of its index, its size and sign; schedules of branches, then slots given.",
    "index, size, has_sign, branches, count",
    "int64_t words[]",
    PartKind.SWITCH,
)
SLICE = CStructure(
    "slice_words", "An array that is sliced or stacked: its slot, bytes of a slice.", "slot, bytes"
)
CARRY = CStructure(
    "carry_words",
    "A carry of a loop: slots (NONE where it begins as zero), bytes, one or two buffers.",
    "source, target, bytes, buffer, other",
)
HELD = CStructure(
    "held_words",
    "A carry in registers; the buffer is for one that all blocks of lanes read while one writes.",
    "source, target, bytes, buffer",
)
_LOOP = "consts, carries, xs, ys, limit, named"
LOOP_PART = CStructure(
    "loop_part",
    "A loop whose body is a schedule; without a test it is a scan. `count` and `steps` are slots, "
    "`records` is the first of the schedule's stores. The words are slots of constants, then "
    "carry_words, and slice_words of what is sliced and of what is stacked.",
    "reverse, count, steps, body: const schedule_words *, test: const schedule_words *, "
    f"{_LOOP}, flag, memory, records",
    "int64_t words[]",
    PartKind.LOOP,
)
REGISTERS_PART = CStructure(
    "registers_part",
    "A loop whose carries are in registers while its function runs (registers/function.py). If it "
    "has lanes that do not meet, these are in `blocks`, and it has functions to enter, leave and "
    "finish these; with a condition (`test`) the row of a block begins with the steps that it has "
    "made, -1 minus that when it has ended. The words are as those of loop_part, with held_words.",
    "loop, enter, leave, finish, adds_up, has_slices, cost, blocks, test, count, steps, "
    f"{_LOOP}, records, rows, row_bytes",
    "int64_t words[]",
    PartKind.REGISTERS,
)
OPERAND = CStructure(
    "operand_words",
    "An operand of a call; `inner` says whether elements along the last axis must be adjacent. "
    "Of a NumPy number `descr` is the class.",
    "descr: const void *, ndim, itemsize, flags, inner, number, format",
)
CONTAINER = CStructure(
    "container_words",
    "A container in a slot, its contents in those from `first` on. A dict has a key for each. "
    "`own` is the class of a tuple, a dict with these keys to copy, or the static object, which "
    "has no contents.",
    "kind, slot, first, size, keys: object *const *, own: object *",
)
NESTING = CStructure(
    "nesting_words",
    "How leaves lie in containers: objects in slots, those at the top first, then the contents of "
    "each container in turn. The last ones at the top have keywords.",
    "top, slots, n_containers, containers: const container_words *, leaves: const int64_t *, "
    "n_keywords, keywords: object *const *",
)
CALL = CStructure(
    "call_words",
    "A compiled program and what its call needs. `sizes` is null where all sizes are known before, "
    "`dims` are of all inputs, then of all outputs; `workspace` has bytes where `sizes` is null; "
    "with `release` bytes of operands the GIL is given up; `given` and `returned` say how inputs "
    "and outputs lie in arguments and in the result; `scratch` has the bytes that a call works on; "
    "it `flushes` subnormal numbers.",
    "program: program_function *, sizes: sizes_function *, on_status: void *, "
    "inputs: const operand_words *, outputs: const operand_words *, dims: const int64_t *, "
    "n_inputs, n_outputs, n_dims, n_names, workspace, release, scratch, input_axes, flushes, "
    "context: void *, given: const nesting_words *, returned: const nesting_words *",
)
ORDER = CStructure(
    "order_words",
    "What order.c sorts: `rows` rows of `size` elements, which are `inner` elements apart. A task "
    "sorts `rows_per_task` rows, and has `scratch` bytes with room for so many `buffers` of items. "
    "The other fields are the number of results of a row, whether values and positions are "
    "results, and whether the largest comes first. The ranks, if there are any, are at the end.",
    "format, itemsize, size, inner, rows, rows_per_task, results, has_values, has_positions, "
    "descending, buffers, scratch",
    "int64_t ranks[]",
)
POOL = CStructure(
    "pool_words",
    "The pool of memory: bytes to keep at most, kept, and in use; how often a block was at hand; "
    "the class that loses its blocks first.",
    "lock: _Atomic int64_t, limit, kept, used, hits, misses, hand",
)
PYTHON_PART = CStructure(
    "python_part",
    "What Python runs on arrays: an operation, which may have a native schedule, or only that. C "
    "never reads this part.",
    "step, native, count",
    "int64_t slot[]",
    PartKind.PYTHON,
)
STRUCTURES = (
    *(POINTER, KERNEL_PART, CLOCK, CLOCK_PART, STORE, SCHEDULE, WATCH, PROGRAM, STEP_PART),
    *(COPY_PART, SWITCH_PART, SLICE, CARRY, HELD, LOOP_PART, REGISTERS_PART, PYTHON_PART),
    *(OPERAND, CONTAINER, NESTING, CALL, ORDER, POOL),
)
CONSTANTS = {
    "ALIGNMENT": ALIGNMENT,
    "NONE": NONE,
    "FIRST_ROOM": FIRST_ROOM,
    "NAMED": NAMED,
    "MOST_THREADS": MOST_THREADS,
    "DIGIT": ORDER_DIGIT,
    "CHUNKS": ORDER_CHUNKS,
    "SHARED_ROW": ORDER_SHARED,
    "IN_LANES": ORDER_IN_LANES,
    "MOST_KEYS": ORDER_IN_LINES,
}
ENUMS = (
    *(Status, PartKind, Selector, ClockMode, FramePlace, NumberKind, NumberFormat, DimKind),
    ContainerKind,
)


def aligned(size: int) -> int:
    """So many bytes and those behind them up to a multiple of the alignment."""
    return -(-size // ALIGNMENT) * ALIGNMENT


def header() -> str:
    """The C header."""
    numbers = [CONSTANTS, *({each.name: each.value for each in kinds} for kinds in ENUMS)]
    enums = [", ".join(f"{name} = {value}" for name, value in each.items()) for each in numbers]
    parts = [*(f"enum {{ {enum} }};" for enum in enums), *(each.in_c() for each in STRUCTURES)]
    return _HEADER.format("\n\n".join(parts))


_HEADER = """\
// Made from shared.py by build.py.

#ifndef TENFERRO_SHARED_H
#define TENFERRO_SHARED_H

#include <stdint.h>

typedef int64_t program_function(void **data, int64_t *shapes, int64_t *strides, void *workspace,
                                 void *context);
typedef struct object object;  // PyObject
typedef int64_t sizes_function(int64_t *shapes);

{}

#endif
"""
