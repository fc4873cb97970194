"""Types of LLVM IR: equal if they are written alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenferro.engines.native.ir.values import Constant


class Type:
    """A type, as it is written.

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
        from tenferro.engines.native.ir.values import Constant

        return Constant(self, value)


class VoidType(Type):
    """Of functions that give nothing."""

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
    """What a function gives and takes."""

    __slots__ = ("args", "return_type")

    def __init__(self, return_type: Type, args: Sequence[Type]) -> None:
        self.return_type, self.args = return_type, tuple(args)
        super().__init__(f"{return_type.text} ({', '.join(a.text for a in self.args)})")
