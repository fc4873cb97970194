"""The native engine: programs become machine code through llvmlite."""

from tenferro.engines.native.engine import NativeProgram, compile_native

__all__ = ["NativeProgram", "compile_native"]
