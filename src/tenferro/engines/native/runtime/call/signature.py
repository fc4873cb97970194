"""The inputs and outputs of a compiled program: the interface between emitted code and its callers.

A program is a function

    i64 program(ptr data, ptr shapes, ptr strides, ptr workspace, ptr context)

`data` has one pointer for each input, then one for each output. `shapes` and `strides` (in bytes)
hold, without gaps, one i64 for each axis of each input, then of each output; a 0-d operand takes
none. Outputs are C-contiguous. `workspace` has the requested bytes, aligned to 64, with any
contents; null if none were requested. `context` is an address set once, when the call is made; a
program that needs none leaves the parameter out. All memory is the caller's; the program keeps no
pointer.
It returns 0, or a status that the caller hands to its error handler.

It may run without the GIL and in several threads concurrently, so it keeps no state, and
touches Python only through callbacks that take the GIL (as those of ctypes do). It takes less than
64 kB of stack.

Where sizes of outputs or of the workspace are more than constants and sizes of inputs, the module
also exports

    i64 sizes(ptr shapes)

which reads the sizes of inputs, writes those of outputs that are `None` in the signature, and
returns the bytes of workspace, or a negative number to leave the call to the slow path.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from tenferro.engines.base.nesting import Container, Nesting
from tenferro.engines.base.program import Number
from tenferro.engines.native.runtime.shared import NumberFormat

Dim = int | str | None
Layout = Literal["contiguous", "fortran", "inner", "any"]

FORMATS = {
    "float64": NumberFormat.F64,
    "float32": NumberFormat.F32,
    "complex128": NumberFormat.C128,
    "complex64": NumberFormat.C64,
    "bool": NumberFormat.FIRST_UNSIGNED,
    **{f"int{8 << k}": NumberFormat.FIRST_INTEGER + k for k in range(4)},
    **{f"uint{8 << k}": NumberFormat.FIRST_UNSIGNED + k for k in range(4)},
}
"""How compiled calls store a Python number in each dtype."""
_KINDS: dict[type[Any], str] = {float: "fc", complex: "c", int: "iufc", bool: "biufc"}

RELEASE_BYTES = 64 * 1024  # some ten microseconds of work: less is not worth giving up the GIL


@dataclass(frozen=True, slots=True)
class Operand:
    """One input or output: dtype, sizes and layout.

    A size is a number (exactly this), a name (the same size wherever the name occurs) or None (any
    size for an input, computed by the program for an output). Layouts of inputs: C-`contiguous`,
    `fortran`-contiguous, `inner` (only elements along the last axis are adjacent), `any`; all are
    aligned. With `number`, the input is a number of exactly that type instead of an array: one of
    Python, which is converted to `dtype`, or one of NumPy that has it.

    Raises `TypeError` for a dtype other than booleans, integers, and real and complex numbers of
    32 or 64 bits a part, or one that cannot hold the number; `ValueError` for a number with axes.

    >>> Operand(np.float32, ("n", 3)).ndim
    2
    """

    dtype: np.dtype[Any]
    dims: tuple[Dim, ...] = ()
    layout: Layout = "contiguous"
    number: Number | None = None

    def __post_init__(self) -> None:
        dtype = np.dtype(self.dtype)
        if dtype.name not in FORMATS or not dtype.isnative:
            raise TypeError(f"native call: dtype {dtype} is not supported")
        if self.number is not None:
            self._check_number(self.number, dtype)
        object.__setattr__(self, "dtype", np.dtype(dtype.name))  # the instance arrays carry

    def _check_number(self, number: Number, dtype: np.dtype[Any]) -> None:
        if self.dims:
            raise ValueError(f"native call: a number has no axes, got sizes {self.dims}")
        of_numpy = issubclass(number, np.generic)
        if np.dtype(number) != dtype if of_numpy else dtype.kind not in _KINDS[number]:
            whose = "NumPy" if of_numpy else "Python"
            raise TypeError(f"native call: a {whose} {number.__name__} does not go into {dtype}")

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.dims)


@dataclass(frozen=True, slots=True)
class Signature:
    """The operands of a program; see the module for how it is called.

    `single` says that the only output is returned by itself, not in a tuple. `workspace` is a
    number of bytes, or None if `sizes` computes it. With at least `release_bytes` in inputs and
    outputs together, the GIL is released during the program. If it `flushes`, subnormal numbers are
    zeros to it. With `arguments`, inputs are the leaves of the arguments; with `result`, the
    outputs are the leaves of what is returned.

    Raises `ValueError` if an output's size has a name that no input has, or if `single`, or a
    number of leaves, does not fit.

    >>> vector = Operand(np.float64, ("n",))
    >>> Signature((vector, vector), (vector,)).computed
    False
    """

    inputs: tuple[Operand, ...]
    outputs: tuple[Operand, ...]
    single: bool = True
    workspace: int | None = 0
    release_bytes: int = RELEASE_BYTES
    flushes: bool = False
    arguments: Nesting | None = None
    result: Nesting | None = None

    def __post_init__(self) -> None:
        if self.single and len(self.outputs) != 1 and self.result is None:
            raise ValueError(f"native call: single with {len(self.outputs)} outputs")
        for nesting, operands in ((self.given, self.inputs), (self.returned, self.outputs)):
            if len(nesting.leaves) != len(operands):
                raise ValueError(
                    f"native call: {len(operands)} operands for {len(nesting.leaves)} leaves"
                )
        given = set(_names(self.inputs))
        for i, output in enumerate(self.outputs):
            for name in _names((output,)):
                if name not in given:
                    raise ValueError(f"native call: output {i} has size {name!r}, no input has")

    @property
    def given(self) -> Nesting:
        """How the inputs lie in the arguments."""
        return self.arguments or _flat(len(self.inputs))

    @property
    def returned(self) -> Nesting:
        """How the outputs lie in what is returned."""
        return self.result or (_flat(1) if self.single else _tuple(len(self.outputs)))

    @property
    def computed(self) -> bool:
        """Whether the program must export `sizes`."""
        return self.workspace is None or any(None in o.dims for o in self.outputs)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of sizes, in the order of the inputs."""
        return tuple(dict.fromkeys(_names(self.inputs)))


def _flat(count: int) -> Nesting:
    return Nesting(count, count, (), tuple(range(count)))


def _tuple(count: int) -> Nesting:
    return Nesting(1, 1 + count, (Container(tuple, 0, 1, count, ()),), tuple(range(1, 1 + count)))


def _names(operands: tuple[Operand, ...]) -> Iterator[str]:
    return (dim for operand in operands for dim in operand.dims if isinstance(dim, str))
