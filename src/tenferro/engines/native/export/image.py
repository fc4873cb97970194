"""Machine code with its data as an object file, which needs nothing of this process.

What a program in memory says by addresses, an image says by symbols, for a linker to fill in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

import llvmlite.binding as llvm

from tenferro.engines.native.runtime.code import target as compiler
from tenferro.engines.native.runtime.code.library import ir_of
from tenferro.engines.native.runtime.code.target import Target
from tenferro.engines.native.runtime.jobs.interrupts import uninterrupted
from tenferro.engines.native.runtime.shared import ALIGNMENT


class Symbol(NamedTuple):
    """The address of something in an image, and bytes from there."""

    name: str
    offset: int = 0


Word = int | Symbol


class ModuleImage:
    """A module while it is put together, within `with`."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._modules = compiler.Modules()
        self._module = self._modules.parse("", target)
        self._data: list[str] = []
        self._linked: set[str] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._modules.close()

    def words(self, words: Sequence[Word]) -> Symbol:
        """Constant words."""
        text = ", ".join(f"i64 {_word(word)}" for word in words)
        return self._constant(f"[{len(words)} x i64] [{text}]")

    def array(self, data: bytes) -> Symbol:
        """Constant bytes."""
        text = "".join(f"\\{byte:02X}" for byte in data)
        return self._constant(f'[{len(data)} x i8] c"{text}"')

    def _constant(self, value: str) -> Symbol:
        symbol = Symbol(f"data.{len(self._data)}")
        self._data.append(f'@"{symbol.name}" = constant {value}, align {ALIGNMENT}')
        return symbol

    def code(self, text: str, names: Mapping[str, str] | None = None) -> None:
        """Functions, given as LLVM IR; what is there already under the same name is the same.

        `names` says what functions of the text are called here.
        """
        for old, new in (names or {}).items():
            text = text.replace(f'@"{old}"', f'@"{new}"')
        if text not in self._linked:
            self._linked.add(text)
            self._link(text)

    def runtime(self, *parts: str) -> None:
        """Parts of the runtime that have no parameters."""
        for part in parts:
            self.code(ir_of(part))

    def object(self, exported: str) -> bytes:
        """The object file: one function is seen from outside."""
        self._link(self._declared())
        for value in (*self._module.functions, *self._module.global_variables):
            if not value.is_declaration:
                value.linkage = "external" if value.name == exported else "internal"
        return uninterrupted(lambda: compiler.emit(self._module, self._target))

    def _declared(self) -> str:
        """The data, with the functions that it names."""
        names = {f.name for f in self._module.functions}
        text = "\n".join(self._data)
        used = sorted(name for name in names if f'@"{name}"' in text)
        return "\n".join([*(f'declare void @"{name}"()' for name in used), text])

    def _link(self, text: str) -> None:
        module = self._modules.parse(text, self._target)
        for function in module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"
        self._module.link_in(module)


def _word(word: Word) -> str:
    if isinstance(word, int):
        return str(word)
    address = f'ptrtoint (ptr @"{word.name}" to i64)'
    return f"add (i64 {address}, i64 {word.offset})" if word.offset else address
