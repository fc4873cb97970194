"""Writing instructions, one line each, at the end of blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from tenferro.engines.native.ir.module import (
    GROUP,
    PARALLEL,
    PLAIN,
    UNLIKELY,
    Block,
    Function,
    Module,
    PhiInstr,
    apart,
)
from tenferro.engines.native.ir.values import (
    Alloca,
    ArrayPointer,
    Constant,
    IntType,
    PointerType,
    Type,
    Value,
    VectorType,
    VoidType,
)

_RELATIONS = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
_BIT = IntType(1)


def _binary(opcode: str) -> Callable[[IRBuilder, Value, Value], Value]:
    def emit(self: IRBuilder, a: Value, b: Value) -> Value:
        return self.emit(a.type, f"{opcode} {a.type.text} {a.name}, {b.name}")

    return emit


def _cast(opcode: str) -> Callable[[IRBuilder, Value, Type], Value]:
    def emit(self: IRBuilder, x: Value, type: Type) -> Value:
        if x.type == type:
            return x
        return self.emit(type, f"{opcode} {x.type.text} {x.name} to {type.text}")

    return emit


class IRBuilder:
    """Instructions at the end of a block, which may change."""

    def __init__(self, block: Block) -> None:
        self._numbers = block.function.numbers
        self.parallel = False
        """Whether what is loaded and stored here is of the steps of a loop that share none."""
        self.position_at_end(block)

    add, sub, mul = _binary("add"), _binary("sub"), _binary("mul")
    sdiv, srem = _binary("sdiv"), _binary("srem")
    udiv = _binary("udiv")
    and_, or_, xor = _binary("and"), _binary("or"), _binary("xor")
    shl, lshr, ashr = _binary("shl"), _binary("lshr"), _binary("ashr")
    fadd, fsub, fmul = _binary("fadd"), _binary("fsub"), _binary("fmul")
    fdiv, frem = _binary("fdiv"), _binary("frem")
    trunc, zext, sext = _cast("trunc"), _cast("zext"), _cast("sext")
    fptrunc, fpext, bitcast = _cast("fptrunc"), _cast("fpext"), _cast("bitcast")
    fptosi, sitofp, uitofp = _cast("fptosi"), _cast("sitofp"), _cast("uitofp")

    @property
    def function(self) -> Function:
        """The function that is written."""
        return self.block.function

    @property
    def module(self) -> Module:
        """The module of the function."""
        return self.block.function.module

    def position_at_end(self, block: Block) -> None:
        """Go on in another block of the function."""
        self.block = block
        self._lines = block.lines

    def append_basic_block(self, name: str = "block") -> Block:
        """A fresh block of the function."""
        return self.function.append_basic_block(name)

    def emit(self, type: Type, text: str) -> Value:
        """An instruction with a result."""
        name = f"%v{next(self._numbers)}"
        self._lines.append(f"  {name} = {text}")
        return Value(type, name)

    # Numbers.

    def neg(self, x: Value) -> Value:
        """Zero minus a whole number."""
        return self.emit(x.type, f"sub {x.type.text} {Constant(x.type, None).name}, {x.name}")

    def not_(self, x: Value) -> Value:
        """All bits turned round."""
        lanes = [-1] * x.type.count if isinstance(x.type, VectorType) else -1
        return self.xor(x, Constant(x.type, lanes))

    def fneg(self, x: Value) -> Value:
        """The same number with the other sign."""
        return self.emit(x.type, f"fneg {x.type.text} {x.name}")

    def ctlz(self, x: Value, flag: Value) -> Value:
        """The number of leading zeros; of 0, any if the flag is set."""
        name = f"llvm.ctlz.{x.type.text}"
        return self.call(self.module.external(name, x.type, [x, flag]), [x, flag])

    def icmp_signed(self, relation: str, a: Value, b: Value) -> Value:
        """A comparison of signed whole numbers."""
        return self._compare("icmp", _integer_relation(relation, "s"), a, b)

    def icmp_unsigned(self, relation: str, a: Value, b: Value) -> Value:
        """A comparison of whole numbers without sign."""
        return self._compare("icmp", _integer_relation(relation, "u"), a, b)

    def fcmp_ordered(self, relation: str, a: Value, b: Value) -> Value:
        """A comparison that is false of NaN."""
        return self._compare("fcmp", f"o{_RELATIONS[relation]}", a, b)

    def fcmp_unordered(self, relation: str, a: Value, b: Value) -> Value:
        """A comparison that is true of NaN; "uno" is true only of NaN."""
        word = relation if relation == "uno" else f"u{_RELATIONS[relation]}"
        return self._compare("fcmp", word, a, b)

    def _compare(self, opcode: str, word: str, a: Value, b: Value) -> Value:
        type = a.type
        result = VectorType(_BIT, type.count) if isinstance(type, VectorType) else _BIT
        return self.emit(result, f"{opcode} {word} {type.text} {a.name}, {b.name}")

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        """One value where a condition holds, another elsewhere."""
        return self.emit(a.type, f"select {condition}, {a}, {b}")

    # Memory.

    def alloca(self, type: Type) -> Alloca:
        """A variable on the stack."""
        return Alloca(self.emit(type, f"alloca {type.text}").name, type)

    def gep(self, base: Value, indices: Sequence[Value], *, source_etype: Type) -> Value:
        """An address at a distance in elements; one for each lane of an index."""
        wide = next((v.type for v in (base, *indices) if isinstance(v.type, VectorType)), None)
        result = base.type if wide is None else VectorType(PointerType(), wide.count)
        steps = ", ".join(map(str, indices))
        found = self.emit(result, f"getelementptr {source_etype.text}, {base}, {steps}")
        if wide is None and isinstance(base, ArrayPointer):
            return ArrayPointer(found.name, base.array)
        return found

    def array(self, at: Value) -> ArrayPointer:
        """An address, as the one of an array that shares no memory with others of this kind.

        This is of what is read and written through them.
        """
        self.function.arrays += 1
        return self.in_array(at, self.function.arrays - 1)

    def in_array(self, at: Value, array: int) -> ArrayPointer:
        """An address in the array of a number."""
        return ArrayPointer(at.name, array)

    def load(self, at: Value, *, typ: Type, align: int | None = None) -> Value:
        """What is at an address."""
        return self.emit(typ, f"load {typ.text}, {at}{_aligned(align)}{self._apart(at)}")

    def store(self, value: Value, at: Value, align: int | None = None) -> None:
        """Write to an address."""
        self._lines.append(f"  store {value}, {at}{_aligned(align)}{self._apart(at)}")

    def _apart(self, at: Value) -> str:
        own = apart(at.array) if isinstance(at, ArrayPointer) else ""
        return f"{own}, !llvm.access.group {GROUP}" if self.parallel else own

    # Lanes and structures.

    def extract_element(self, vector: Value, index: Value) -> Value:
        """One lane."""
        return self.emit(vector.type.element, f"extractelement {vector}, {index}")

    def insert_element(self, vector: Value, value: Value, index: Value) -> Value:
        """The vector with another value in one lane."""
        return self.emit(vector.type, f"insertelement {vector}, {value}, {index}")

    def shuffle_vector(self, a: Value, b: Value, lanes: Value) -> Value:
        """Chosen lanes of two vectors."""
        result = VectorType(a.type.element, lanes.type.count)
        return self.emit(result, f"shufflevector {a}, {b}, {lanes}")

    def extract_value(self, structure: Value, index: int) -> Value:
        """One element."""
        return self.emit(structure.type.elements[index], f"extractvalue {structure}, {index}")

    def insert_value(self, structure: Value, value: Value, index: int) -> Value:
        """The structure with another element."""
        return self.emit(structure.type, f"insertvalue {structure}, {value}, {index}")

    # Control.

    def call(self, function: Function, arguments: Sequence[Value]) -> Value:
        """The result of a function; unused if it returns nothing."""
        kind = function.type.return_type
        text = f'call {kind.text} @"{function.name}"({", ".join(map(str, arguments))})'
        if not isinstance(kind, VoidType):
            return self.emit(kind, text)
        self._lines.append(f"  {text}")
        return Value(kind, "")

    def call_at(self, function: Value, type: Type, arguments: Sequence[Value]) -> Value:
        """The result of the function at an address."""
        return self.emit(
            type, f"call {type.text} {function.name}({', '.join(map(str, arguments))})"
        )

    def phi(self, type: Type) -> PhiInstr:
        """A value for each preceding block."""
        found = PhiInstr(type, f"%v{next(self._numbers)}")
        self._lines.append(found)
        return found

    def branch(self, block: Block, *, plain: bool = False) -> None:
        """Go on in a block; of a `plain` loop LLVM makes no other."""
        kind = PLAIN if plain else PARALLEL if self.parallel else None
        self.function.has_plain |= plain
        self._lines.append(f"  br label %{block.name}{f', !llvm.loop {kind}' if kind else ''}")

    def cbranch(self, condition: Value, then: Block, otherwise: Block) -> None:
        """Go on in one of two blocks."""
        self._lines.append(_two_ways(condition, then, otherwise))

    def ret(self, value: Value) -> None:
        """Return a value."""
        self._lines.append(f"  ret {value}")

    def ret_void(self) -> None:
        """Return nothing."""
        self._lines.append("  ret void")

    @contextmanager
    def if_then(self, condition: Value, *, unlikely: bool = False) -> Iterator[None]:
        """Code that runs if a condition holds; control then continues after it."""
        then, leave = self.append_basic_block("then"), self.append_basic_block("leave")
        weights = f", !prof {UNLIKELY}" if unlikely else ""
        self.function.has_unlikely |= unlikely
        self._lines.append(_two_ways(condition, then, leave) + weights)
        self.position_at_end(then)
        yield
        self.branch(leave)
        self.position_at_end(leave)

    def if_else(
        self, condition: Value, then: Callable[[], None], otherwise: Callable[[], None]
    ) -> None:
        """Code for where a condition holds, and other code for where it does not."""
        ways = [self.append_basic_block(name) for name in ("then", "otherwise")]
        leave = self.append_basic_block("leave")
        self.cbranch(condition, *ways)
        for block, write in zip(ways, (then, otherwise), strict=True):
            self.position_at_end(block)
            write()
            self.branch(leave)
        self.position_at_end(leave)


def _integer_relation(relation: str, sign: str) -> str:
    word = _RELATIONS[relation]
    return word if word in ("eq", "ne") else sign + word


def _aligned(align: int | None) -> str:
    return "" if align is None else f", align {align}"


def _two_ways(condition: Value, then: Block, otherwise: Block) -> str:
    return f"  br {condition}, label %{then.name}, label %{otherwise.name}"
