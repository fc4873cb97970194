"""Words with addresses of one another, in this process or in an object file."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.runtime.tables.calls import interpreter

Word = Any
"""An integer, or what a linker has the address of."""


class Addresses(Protocol):
    """Addresses of functions by name."""

    def __getitem__(self, name: str, /) -> int: ...


class Compiled(Protocol):
    """What has machine code: kernels, a loop in registers, a step."""

    @property
    def code(self) -> Addresses:
        """Its code."""


@dataclass(frozen=True, slots=True)
class Function:
    """A function of machine code by its name; `of` is None for those of the runtime."""

    of: Compiled | None
    name: str

    def placed(self, to: Linker) -> Word:
        """Its address."""
        return to.function(self)


class Linker(ABC):
    """Puts words somewhere: tuples of them, and what says by `placed` which words it is."""

    def __init__(self) -> None:
        self._placed: dict[Any, Any] = {}

    def address(self, what: Any) -> Word:
        """Where something is; it is put there once."""
        if what not in self._placed:
            placed = self.words(what) if type(what) is tuple else what.placed(self)
            self._placed[what] = placed
        return self._placed[what]

    @abstractmethod
    def words(self, words: Iterable[Word]) -> Word:
        """The address of some words."""

    @abstractmethod
    def array(self, array: NDArray[Any]) -> Word:
        """The address of a constant array."""

    @abstractmethod
    def function(self, what: Function) -> Word:
        """The address of a function."""


class _Replaceable(NamedTuple):
    """A function for which there may be better code later."""

    code: KernelCode
    name: str


class InProcess(Linker):
    """Words in the memory of this process; it keeps alive what they point to."""

    def __init__(self) -> None:
        super().__init__()
        self._held: list[object] = []

    def words(self, words: Iterable[Word]) -> int:
        places: dict[KernelCode, list[tuple[int, str]]] = {}
        values = list(words)
        for i, word in enumerate(values):
            if type(word) is _Replaceable:
                places.setdefault(word.code, []).append((i, word.name))
                values[i] = 0
        array = np.array(values, np.int64)
        for code, of_code in places.items():
            code.write(array, of_code)
        return self.array(array)

    def array(self, array: NDArray[Any]) -> int:
        self._held.append(array)
        return array.ctypes.data

    def function(self, what: Function) -> Word:
        code: Any = interpreter() if what.of is None else what.of.code
        self._held.append(code)
        if isinstance(code, KernelCode) and not code.final:
            return _Replaceable(code, what.name)
        return code[what.name]
