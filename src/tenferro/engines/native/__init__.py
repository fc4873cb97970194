"""The native engine: programs become machine code through llvmlite."""

from tenferro.engines.native.engine import compile_native
from tenferro.engines.native.program import NativeProgram

__all__ = ["NativeProgram", "compile_native"]
