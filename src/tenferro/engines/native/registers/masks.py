"""Which elements are what others are where a flag is false: carries that a mask keeps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.engines.native.registers.elements import ConstantElement, Elements


class WhereFalse:
    """The elements of a body where one of them, a flag, is false."""

    def __init__(self, elements: Elements, flag: int) -> None:
        self._elements = elements
        self._values: dict[int, Any] = {}
        """Elements whose values are known then."""
        self._equal: list[int] = []
        """For every element one that equals it then."""
        self._assume(flag, value=False)
        for i, source in enumerate(elements.sources):
            if isinstance(source, ConstantElement):
                self._values[i] = source.value
            self._equal.append(self._equal_to(i))

    def is_same(self, before: Sequence[int], after: Sequence[int]) -> bool:
        """Whether elements are equal then."""
        return all(self._equal[j] == i for i, j in zip(before, after, strict=True))

    def _name(self, i: int) -> str:
        stage = self._elements.stage_of[i]
        return "" if stage < 0 else self._elements.stages[stage].operation.name

    def _assume(self, flag: int, *, value: bool) -> None:
        """What a flag tells of the flags that it is made of."""
        pending = [(flag, value)]
        while pending:
            i, value = pending.pop()
            self._values[i] = value
            name, operands = self._name(i), self._elements.operands(i)
            if name == "bitwise_not":
                pending += [(a, not value) for a in operands]
            elif name in ("bitwise_or", "reduce_or") and not value:
                pending += [(a, value) for a in operands]

    def _equal_to(self, i: int) -> int:
        name, operands = self._name(i), self._elements.operands(i)
        if name == "select" and operands[0] in self._values:
            return self._equal[operands[1 if self._values[operands[0]] else 2]]
        if name == "convert" and self._is_false(operands[0]):
            self._values[i] = 0
        if name == "add" and self._elements.dtypes[i].kind in "iu":
            for a, other in (operands, operands[::-1]):
                if self._is_zero(a):
                    return self._equal[other]
        return i

    def _is_false(self, i: int) -> bool:
        return self._values.get(i) is False

    def _is_zero(self, i: int) -> bool:
        return i in self._values and self._values[i] == 0
