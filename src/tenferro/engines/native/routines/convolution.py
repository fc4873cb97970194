"""The step of a convolution: sums in registers (`runtime/source/convolution.c`).

Vectors hold neighbouring results or, where rows of results are short (as in the derivative in a
kernel), neighbouring terms of a sum: whichever needs fewer products of vectors.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.routines.code import PROGRAM
from tenferro.engines.native.routines.step import Number, Routine, Step, declaring, table_of
from tenferro.engines.native.runtime import threads
from tenferro.engines.native.runtime.cache import load_cached
from tenferro.engines.native.runtime.target import host
from tenferro.engines.native.runtime.templates import text_of
from tenferro.engines.native.runtime.words import Source
from tenferro.ops.arrays.convolution import dilated
from tenferro.tensor import Aval

_VECTOR = 64
_TASK, _TASKS = 4_000, 64
"""Products of vectors that are worth a task of their own, and the most tasks of a step."""
_BLOCK = 64
"""Vectors of a row of 8 output channels between sums: 32 kB, what the first cache holds."""
_SUM = 6
"""Products of vectors in the time in which the elements of one are added."""

Sizes = tuple[int, int, int]


@dataclass(frozen=True)
class _Step(Step):
    numbers: Mapping[str, Number]
    workspace: int

    def routine(self, key: str, dtype: np.dtype[Any], count: int) -> Routine:
        """The step, compiled for a dtype."""

        def text() -> str:
            return _text(dtype.char)

        symbols = {"tenferro_parallel_for": threads.symbols()["tenferro_parallel_for"]}
        program = load_cached(f"convolution {dtype.char}", [PROGRAM], symbols, make_ir=text)
        source = Source(PROGRAM, text, program)
        return Routine(program, source, table_of(self.numbers, dtype), self.workspace)


@cache
def _text(char: str) -> str:
    text = text_of(f"convolution.{char}")
    return re.sub(r"@convolution\(", f'@"{PROGRAM}"(', text)


def _takes(x: Aval, w: Aval) -> bool:
    sizes = (*x.shape, *w.shape)
    known = all(isinstance(n, int) and n > 0 for n in sizes)
    return known and x.dtype.char in "fd" and 3 <= x.ndim <= 5


def _three(values: tuple[Any, ...], filling: Any) -> tuple[Any, Any, Any]:
    return (*(filling,) * (3 - len(values)), *values)


@declaring("convolution", _takes)
def _(
    x: Aval,
    w: Aval,
    *,
    strides: tuple[int, ...],
    padding: tuple[tuple[int, int], ...],
    input_dilation: tuple[int, ...],
    kernel_dilation: tuple[int, ...],
    groups: int,
) -> _Step | None:
    sizes: Any = x.shape
    kernel: Any = w.shape
    stride, dilation, spread = (
        _three(steps, 1) for steps in (strides, kernel_dilation, input_dilation)
    )
    around = _three(padding, (0, 0))
    given, terms = _three(sizes[2:], 1), _three(kernel[2:], 1)
    rooms = [dilated(n, i) + sum(p) for n, i, p in zip(given, spread, around, strict=True)]
    reach = [dilated(k, d) for k, d in zip(terms, dilation, strict=True)]
    if any(room < span for room, span in zip(rooms, reach, strict=True)):
        return None
    out = tuple((n - k) // s + 1 for n, k, s in zip(rooms, reach, stride, strict=True))
    lanes = _VECTOR // x.dtype.itemsize
    channels, outputs = kernel[1], kernel[0]
    lines = prod(out[:2]) * channels * prod(terms[:2])
    by_rows = lines * -(-out[2] // lanes) * terms[2]
    by_dots = lines * -(-terms[2] // lanes) * out[2] + _SUM * prod(out)
    dots = by_dots < by_rows
    neighbours = dilation[2] if dots else stride[2]
    used = [(n - 1) * s + k for n, s, k in zip(out, stride, reach, strict=True)]
    copied = (*used[:2], -(-used[2] // neighbours))
    whole = used == list(given) and neighbours == 1 and set(spread) == {1}
    copies = not whole or any(p[0] for p in around) or (terms[2] if dots else out[2]) < lanes
    copies = copies or (dots and terms[2] % lanes != 0)
    length = -(-terms[2] // lanes) * lanes if dots else terms[2]
    packs = length != terms[2]
    elements = sizes[0] * sizes[1] * prod(copied[:2]) * copied[2] * neighbours
    room = (-(-(elements + lanes) // lanes) * lanes) if copies else 0
    rows = outputs * channels * prod(terms[:2])
    packed = rows * length if packs else 0
    offsets = channels * prod(terms[:2]) * (1 if dots else terms[2])
    jobs = sizes[0] * groups
    work = jobs * (outputs // groups) * min(by_rows, by_dots)
    tasks = min(_TASKS, max(1, work // _TASK))
    vectors = prod(out) if dots else prod(out[:2]) * -(-out[2] // lanes)
    parts = max(1, min(-(-tasks // jobs), vectors // 6))
    values = (
        sizes[0], sizes[1], outputs, groups, *given, *terms, *out, *stride, *dilation, *spread,
        *(p[0] for p in around), *copied, neighbours, length, int(dots), int(copies), int(packs),
        int(host().vector_registers >= 32), jobs * parts, parts, room, -(-packed // lanes) * lanes,
        max(1, _BLOCK // -(-terms[2] // lanes)),
    )  # fmt: skip
    workspace = (room + -(-packed // lanes) * lanes) * x.dtype.itemsize + 8 * offsets
    return _Step({f"number {i}": int(n) for i, n in enumerate(values)}, workspace)
