"""The text of what XLA compiled: computations and their instructions.

Only what costs are read from is kept: types, operation codes, operands and attributes
(https://openxla.org/xla/operation_semantics).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from tenferro.cached_attribute import cached_attribute

_COMPUTATION = re.compile(r"^(ENTRY )?%?([\w.\-]+) \(.*\) -> .*\{$")
_INSTRUCTION = re.compile(r"^\s+(ROOT )?%([\w.\-]+) = (.*)$")
_CODE = re.compile(r"\s*([\w\-]+)\(")
_NAME = re.compile(r"%([\w.\-]+)")
_SHAPE = re.compile(r"\b([a-z]+[0-9][a-z0-9]*|pred|token|opaque)\[([0-9,<= ]*)\]")
_BITS = re.compile(r"[a-z]+([0-9]+)")
_NUMBER = re.compile(r"[0-9]+")


@dataclass(frozen=True)
class Shape:
    """An array's dtype, as XLA names it, and its dimensions."""

    dtype: str
    dims: tuple[int, ...]

    @property
    def elements(self) -> int:
        """How many elements there are."""
        return prod(self.dims)

    @property
    def bytes(self) -> int:
        """How many bytes they take; a predicate takes one, less than a byte is a byte."""
        if self.dtype in ("token", "opaque"):
            return 0
        bits = _BITS.match(self.dtype)
        return self.elements * (1 if bits is None else max(1, int(bits[1]) // 8))


@dataclass(frozen=True)
class HloInstruction:
    """One line of a computation."""

    name: str
    type: str
    code: str
    operands: tuple[str, ...]
    inside: str
    """The text between the parentheses: operands, or the number of a parameter."""
    attributes: str
    is_root: bool

    @cached_attribute
    def shapes(self) -> tuple[Shape, ...]:
        """The array it returns, or those of a tuple."""
        return shapes_of(self.type)

    @property
    def elements(self) -> int:
        """How many elements the first result has."""
        return self.shapes[0].elements if self.shapes else 0

    @property
    def bytes(self) -> int:
        """How many bytes it returns."""
        return sum(shape.bytes for shape in self.shapes)

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers in braces of an attribute; none if it is not there."""
        found = re.search(rf"\b{name}=\{{([^}}]*)\}}", self.attributes)
        return tuple(map(int, _NUMBER.findall(found[1]))) if found else ()

    def calls(self, name: str) -> list[str]:
        """The computations that an attribute names."""
        found = re.search(rf"\b{name}=(\{{[^}}]*\}}|%[\w.\-]+)", self.attributes)
        return _NAME.findall(found[1]) if found else []


@dataclass(frozen=True)
class Computation:
    """A function of the module, or its entry."""

    name: str
    instructions: Sequence[HloInstruction]
    is_entry: bool

    @cached_attribute
    def by_name(self) -> dict[str, HloInstruction]:
        """Its instructions by name."""
        return {instruction.name: instruction for instruction in self.instructions}

    @property
    def root(self) -> HloInstruction:
        """The instruction of the result."""
        return next((i for i in self.instructions if i.is_root), self.instructions[-1])


def shapes_of(text: str) -> tuple[Shape, ...]:
    """The arrays of a type, in order."""
    return tuple(
        Shape(dtype, tuple(map(int, _NUMBER.findall(dims)))) for dtype, dims in _SHAPE.findall(text)
    )


def computations(text: str) -> Iterator[Computation]:
    """The computations of a module, each behind those that it calls, as XLA prints them."""
    name, is_entry, body = "", False, list[HloInstruction]()
    for line in text.splitlines():
        head = _COMPUTATION.match(line)
        if head:
            name, is_entry, body = head[2], bool(head[1]), []
        elif line == "}" and name:
            yield Computation(name, body, is_entry)
            name = ""
        elif name:
            found = _INSTRUCTION.match(line)
            if found:
                body.append(_instruction(found[2], found[3], bool(found[1])))


def _instruction(name: str, text: str, is_root: bool) -> HloInstruction:
    end = _closing(text, 0) + 1 if text.startswith("(") else text.index(" ")
    code = _CODE.match(text, end)
    if code is None:
        raise ValueError(
            f"the compiled program has the line {text[:80]!r}, which is not an instruction"
        )
    close = _closing(text, code.end() - 1)
    inside = text[code.end() : close]
    operands = tuple(_NAME.findall(inside))
    return HloInstruction(name, text[:end], code[1], operands, inside, text[close + 1 :], is_root)


def _closing(text: str, begin: int) -> int:
    """Where the parenthesis closes that opens at `begin`."""
    depth = 0
    for i in range(begin, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if not depth:
            return i
    raise ValueError(f"the compiled program has a line without its end: {text[:80]!r}")
