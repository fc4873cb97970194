"""The native engine: programs become machine code through llvmlite."""

from tenferro.engines.native.engine import NATIVE

__all__ = ["NATIVE"]
