"""Types of LLVM IR, equal if they are written alike, and values: what has a type and a name."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Any


class Type:
    """A type, as written in LLVM IR.

    >>> VectorType(DoubleType(), 8) == VectorType(DoubleType(), 8)
    True
    >>> print(ArrayType(IntType(8), 3), FunctionType(VoidType(), [PointerType(), IntType(64)]))
    [3 x i8] void (ptr, i64)
    """

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Type) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __call__(self, value: Any) -> Constant:
        """A constant of this type."""
        return Constant(self, value)


class VoidType(Type):
    """The result of functions that return nothing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("void")


class PointerType(Type):
    """An address."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ptr")


class FloatType(Type):
    """Single precision."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("float")


class DoubleType(Type):
    """Double precision."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("double")


class IntType(Type):
    """Whole numbers of `width` bits."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        super().__init__(f"i{width}")
        self.width = width


class VectorType(Type):
    """`count` lanes of one type."""

    __slots__ = ("count", "element")

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(f"<{count} x {element.text}>")
        self.element, self.count = element, count


class ArrayType(Type):
    """`count` elements of one type, one after the other in memory."""

    __slots__ = ("count", "element")

    def __init__(self, element: Type, count: int) -> None:
        super().__init__(f"[{count} x {element.text}]")
        self.element, self.count = element, count


class LiteralStructType(Type):
    """Elements of different types."""

    __slots__ = ("elements",)

    def __init__(self, elements: Sequence[Type]) -> None:
        self.elements = tuple(elements)
        super().__init__(f"{{{', '.join(e.text for e in self.elements)}}}")


class FunctionType(Type):
    """The result and argument types of a function."""

    __slots__ = ("args", "return_type")

    def __init__(self, return_type: Type, args: Sequence[Type]) -> None:
        self.return_type, self.args = return_type, tuple(args)
        super().__init__(f"{return_type.text} ({', '.join(a.text for a in self.args)})")


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


class ArrayPointer(Value):
    """An address in one of a function's arrays, of which no two share memory."""

    __slots__ = ("array",)

    def __init__(self, name: str, array: int) -> None:
        super().__init__(PointerType(), name)
        self.array = array


class Alloca(Value):
    """A variable on the stack."""

    __slots__ = ("allocated_type",)

    def __init__(self, name: str, allocated_type: Type) -> None:
        super().__init__(PointerType(), name)
        self.allocated_type = allocated_type


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
