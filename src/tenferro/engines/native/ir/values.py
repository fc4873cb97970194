"""Values of LLVM IR: what instructions name, and constants."""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Any

from tenferro.engines.native.ir.types import (
    ArrayType,
    DoubleType,
    FloatType,
    IntType,
    PointerType,
    Type,
    VectorType,
)

if TYPE_CHECKING:
    from tenferro.engines.native.ir.module import Block

Undefined = object()
"""The value of a constant that may be anything."""

_DOUBLE, _SINGLE, _WORD = Struct("<d"), Struct("<f"), Struct("<Q")


class Value:
    """Something of a type under a name."""

    __slots__ = ("name", "type")

    def __init__(self, type: Any, name: str) -> None:
        self.type = type
        self.name = name

    def __str__(self) -> str:
        """The type and the name, as operands are written.

        >>> print(Constant(VectorType(IntType(8), 2), [3, 4]))
        <2 x i8> <i8 3, i8 4>
        """
        return f"{self.type.text} {self.name}"


class Constant(Value):
    """A number, a list of numbers, None (all bits 0) or `Undefined`, with its type.

    >>> print(Constant(DoubleType(), 1.0), Constant(FloatType(), 0.1), Constant(IntType(8), -1))
    double 0x3ff0000000000000 float 0x3fb99999a0000000 i8 -1
    >>> print(Constant(VectorType(DoubleType(), 2), None), Constant(IntType(1), Undefined))
    <2 x double> zeroinitializer i1 undef
    """

    __slots__ = ("constant",)

    def __init__(self, type: Type, constant: Any) -> None:
        super().__init__(type, _written(type, constant))
        self.constant = constant

    @classmethod
    def splat(cls, type: VectorType, number: float | int) -> Constant:
        """One number in every lane, in the short form that LLVM reads since version 19."""
        short = cls.__new__(cls)
        short.type, short.constant = type, number
        short.name = f"splat ({type.element.text} {_written(type.element, number)})"
        return short


class Alloca(Value):
    """A variable on the stack."""

    __slots__ = ("allocated_type",)

    def __init__(self, name: str, allocated_type: Type) -> None:
        super().__init__(PointerType(), name)
        self.allocated_type = allocated_type


class PhiInstr(Value):
    """What comes from the block that control comes from."""

    __slots__ = ("incoming",)

    def __init__(self, type: Type, name: str) -> None:
        super().__init__(type, name)
        self.incoming: list[str] = []

    def add_incoming(self, value: Value, block: Block) -> None:
        """The value for one block."""
        self.incoming.append(f"[{value.name}, %{block.name}]")

    def line(self) -> str:
        """The instruction, when all is known that comes in."""
        return f"  {self.name} = phi {self.type.text} {', '.join(self.incoming)}"


def _written(type: Type, constant: Any) -> str:
    if isinstance(type, IntType):
        return _whole(constant)
    if constant is Undefined:
        return "undef"
    if constant is None:
        return "null" if isinstance(type, PointerType) else "zeroinitializer"
    if isinstance(type, DoubleType):
        return f"0x{_bits(constant):016x}"
    if isinstance(type, FloatType):
        return f"0x{_bits(_SINGLE.unpack(_SINGLE.pack(constant))[0]):016x}"
    assert isinstance(type, VectorType | ArrayType), type
    element = type.element
    inner = ", ".join([f"{element.text} {_written(element, c)}" for c in constant])
    return f"<{inner}>" if isinstance(type, VectorType) else f"[{inner}]"


def _whole(constant: Any) -> str:
    return "undef" if constant is Undefined else str(int(constant or 0))


def _bits(number: float) -> int:
    bits: int = _WORD.unpack(_DOUBLE.pack(number))[0]
    return bits
