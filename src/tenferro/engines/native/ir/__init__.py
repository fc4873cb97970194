"""LLVM IR written as text.

The names and meanings are those of `llvmlite.ir`, as far as code generators here use them. An
instruction is a line of text from the start, made in about a microsecond: a tenth of what objects
cost that are made, named and printed one by one. Nothing is checked but by LLVM, which verifies
every module.

>>> module = Module()
>>> word = IntType(64)
>>> twice = Function(module, FunctionType(word, [word]), "twice")
>>> b = IRBuilder(twice.append_basic_block("entry"))
>>> b.ret(b.add(twice.args[0], twice.args[0]))
>>> print(module)
define i64 @"twice"(i64 %a0) {
entry0:
  %v1 = add i64 %a0, %a0
  ret i64 %v1
}
"""

from tenferro.engines.native.ir.builder import IRBuilder
from tenferro.engines.native.ir.module import Block, Function, GlobalVariable, Module, PhiInstr
from tenferro.engines.native.ir.values import (
    Alloca,
    ArrayPointer,
    ArrayType,
    Constant,
    DoubleType,
    FloatType,
    FunctionType,
    IntType,
    LiteralStructType,
    PointerType,
    Type,
    Undefined,
    Value,
    VectorType,
    VoidType,
)

__all__ = [
    "Alloca", "ArrayPointer", "ArrayType", "Block", "Constant", "DoubleType", "FloatType",
    "Function", "FunctionType", "GlobalVariable", "IRBuilder", "IntType", "LiteralStructType",
    "Module", "PhiInstr", "PointerType", "Type", "Undefined", "Value", "VectorType", "VoidType",
]  # fmt: skip
