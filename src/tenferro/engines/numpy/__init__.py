"""The reference engine: one NumPy call per instruction."""

from tenferro.engines.numpy.engine import NumpyProgram, compile_numpy

__all__ = ["NumpyProgram", "compile_numpy"]
