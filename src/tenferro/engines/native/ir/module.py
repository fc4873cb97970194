"""Modules of LLVM IR, and what they define."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from tenferro.engines.native.ir.values import Constant, FunctionType, PointerType, Type, Value

UNLIKELY = "!0"
"""The name of the weights of a branch whose first way is hardly ever taken."""
_UNLIKELY_WEIGHTS = f'{UNLIKELY} = !{{!"branch_weights", i32 1, i32 99}}'
PLAIN = "!2"
"""The name of what says that a loop is to stay unchanged, without vectors and not unrolled."""
_PLAIN_LOOP = (
    f'{PLAIN} = distinct !{{{PLAIN}, !3, !4}}\n!3 = !{{!"llvm.loop.unroll.disable"}}\n'
    '!4 = !{!"llvm.loop.vectorize.enable", i1 false}'
)
PARALLEL, GROUP = "!5", "!6"
"""The names of what says that steps of a loop share no memory, and of what they load and store."""
_PARALLEL_LOOP = (
    f"{PARALLEL} = distinct !{{{PARALLEL}, !7}}\n{GROUP} = distinct !{{}}\n"
    f'!7 = !{{!"llvm.loop.parallel_accesses", {GROUP}}}'
)
_DOMAIN = "!1"
_SCOPE, _OWN, _OTHERS = 0, 1, 2
"""Of every array: what LLVM knows it by, the list of it alone, and the list of all others."""


def _scope(array: int, kind: int) -> str:
    return f"!{8 + 3 * array + kind}"


def apart(array: int) -> str:
    """What says that a load or store is of one array and not of others."""
    return f", !alias.scope {_scope(array, _OWN)}, !noalias {_scope(array, _OTHERS)}"


def _scopes(arrays: int) -> list[str]:
    """The definitions of what `apart` names."""
    scopes = [_scope(k, _SCOPE) for k in range(arrays)]
    lines = [f"{_DOMAIN} = distinct !{{{_DOMAIN}}}"]
    for k, scope in enumerate(scopes):
        others = ", ".join(scopes[:k] + scopes[k + 1 :])
        lines.append(f"{scope} = distinct !{{{scope}, {_DOMAIN}}}")
        lines.append(f"{_scope(k, _OWN)} = !{{{scope}}}")
        lines.append(f"{_scope(k, _OTHERS)} = !{{{others}}}")
    return lines


class Module:
    """Functions and tables by name.

    Of the functions that modules share, it defines all if `own` is None, otherwise the one of that
    name alone; others are declared.
    """

    def __init__(self, own: str | None = None) -> None:
        self.own = own
        self.functions: dict[str, Function] = {}
        self.tables: dict[str, GlobalVariable] = {}

    def external(self, name: str, result: Type, arguments: Sequence[Value]) -> Function:
        """The declaration of a function that LLVM or the process has, for such arguments."""
        found = self.functions.get(name)
        return found or Function(self, FunctionType(result, [a.type for a in arguments]), name)

    def shared(
        self, name: str, type: FunctionType, write: Callable[[Function], None], *words: str
    ) -> Function:
        """A function of its own module where modules share it; otherwise an internal one."""
        if self.own is None:
            return self.internal(name, type, write, *words)
        if name in self.functions:
            return self.functions[name]
        function = Function(self, type, name)
        function.attributes.update(words)
        if self.own == name:
            write(function)
        return function

    def internal(
        self, name: str, type: FunctionType, write: Callable[[Function], None], *words: str
    ) -> Function:
        """A function that `write` defines at the first request, with these attributes.

        It is not inlined.
        """
        if name in self.functions:
            return self.functions[name]
        function = Function(self, type, name)
        function.linkage = "internal"
        function.attributes.update(("noinline", *words))
        write(function)
        return function

    def __str__(self) -> str:
        functions = self.functions.values()
        parts = [table.definition() for table in self.tables.values()]
        parts += [f.definition() for f in functions]
        if any(f.has_unlikely for f in functions):
            parts.append(_UNLIKELY_WEIGHTS)
        arrays = max((f.arrays for f in functions), default=0)
        parts += [*_scopes(arrays), _PARALLEL_LOOP] if arrays else []
        parts += [_PLAIN_LOOP] if any(f.has_plain for f in functions) else []
        return "\n".join(parts)


class GlobalVariable(Value):
    """A constant table in memory, known by its address."""

    __slots__ = ("initializer",)

    def __init__(self, module: Module, name: str, initializer: Constant) -> None:
        super().__init__(PointerType(), f'@"{name}"')
        self.initializer = initializer
        module.tables[name] = self

    def definition(self) -> str:
        """The text that defines it."""
        return f"{self.name} = internal constant {self.initializer}"


class Function:
    """A function, with arguments `args`; without blocks, the declaration of one elsewhere."""

    def __init__(self, module: Module, type: FunctionType, name: str) -> None:
        self.module, self.type, self.name = module, type, name
        self.args = tuple(Value(t, f"%a{i}") for i, t in enumerate(type.args))
        self.linkage = ""
        self.attributes: set[str] = set()
        self.basic_blocks: list[Block] = []
        self.numbers = count()
        """Numbers for the names of what the function computes."""
        self.has_unlikely = self.has_plain = False
        self.arrays = 0
        """How many arrays it has that share no memory."""
        module.functions[name] = self

    @property
    def is_declaration(self) -> bool:
        """Whether it is defined elsewhere."""
        return not self.basic_blocks

    def append_basic_block(self, name: str = "block") -> Block:
        """A fresh block behind all others."""
        block = Block(self, f"{name}{next(self.numbers)}")
        self.basic_blocks.append(block)
        return block

    def definition(self) -> str:
        """The text that defines or declares it."""
        if self.is_declaration:
            head = f'declare {self.type.return_type} @"{self.name}"({_joined(self.type.args)})'
            return " ".join([head, *sorted(self.attributes)])
        words = ["define", self.linkage, str(self.type.return_type)]
        head = f'{" ".join(filter(None, words))} @"{self.name}"({_joined(self.args)})'
        lines = [" ".join([head, *sorted(self.attributes), "{"])]
        for block in self.basic_blocks:
            lines.append(f"{block.name}:")
            lines += [x.line() if isinstance(x, PhiInstr) else x for x in block.lines]
        return "\n".join([*lines, "}"])


class PhiInstr(Value):
    """The value of the preceding block."""

    __slots__ = ("incoming",)

    def __init__(self, type: Type, name: str) -> None:
        super().__init__(type, name)
        self.incoming: list[str] = []

    def add_incoming(self, value: Value, block: Block) -> None:
        """The value for one block."""
        self.incoming.append(f"[{value.name}, %{block.name}]")

    def line(self) -> str:
        """The instruction, when all incoming values are known."""
        return f"  {self.name} = phi {self.type.text} {', '.join(self.incoming)}"


class Block:
    """Instructions without a branch but at their end."""

    __slots__ = ("function", "lines", "name")

    def __init__(self, function: Function, name: str) -> None:
        self.function = function
        self.name = name
        self.lines: list[str | PhiInstr] = []


def _joined(parts: Sequence[Type | Value]) -> str:
    return ", ".join(map(str, parts))
