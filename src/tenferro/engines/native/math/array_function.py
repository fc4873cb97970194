"""Compile one mathematical function to a loop over arrays: for its tests and benchmarks."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tenferro.engines.native import ir
from tenferro.engines.native.runtime.code.target import (
    Effort,
    LoadedCode,
    Target,
    compile_object,
    host,
    load_object,
)

Emit = Callable[..., ir.Value]

_ELEMENTS = {np.dtype(np.float32): ir.FloatType(), np.dtype(np.float64): ir.DoubleType()}
_KERNEL = "math_probe"


def build_loop(emit: Emit, dtype: DTypeLike, arity: int, lanes: int) -> ir.Module:
    """A module with `math_probe(n, out, x, ...)`, where `n` counts whole vectors of `lanes`."""
    element = _ELEMENTS[np.dtype(dtype)]
    vector = ir.VectorType(element, lanes)
    module = ir.Module()
    count, pointer = ir.IntType(64), ir.PointerType()
    signature = ir.FunctionType(ir.VoidType(), [count] + [pointer] * (arity + 1))
    kernel = ir.Function(module, signature, _KERNEL)
    entry, body, end = (kernel.append_basic_block(b) for b in ("entry", "body", "end"))
    builder = ir.IRBuilder(entry)
    builder.cbranch(builder.icmp_signed(">", kernel.args[0], count(0)), body, end)
    builder.position_at_end(body)
    index = builder.phi(count)
    places = [builder.gep(p, [index], source_etype=vector) for p in kernel.args[1:]]
    align = np.dtype(dtype).itemsize
    inputs = [builder.load(p, typ=vector, align=align) for p in places[1:]]
    builder.store(emit(builder, *inputs), places[0], align=align)
    following = builder.add(index, count(1))
    index.add_incoming(count(0), entry)
    index.add_incoming(following, builder.block)
    builder.cbranch(builder.icmp_signed("<", following, kernel.args[0]), body, end)
    ir.IRBuilder(end).ret_void()
    return module


@dataclass
class ArrayFunction:
    """A compiled loop of one function over arrays of one dtype.

    Calling it returns an array of the shape of the first argument. `milliseconds` is the time
    that building, optimizing and generating code took.

    >>> from tenferro.engines.native.math import MATH
    >>> array_function(MATH["log2"].emit, "f8")(np.array([4.0, 8.0]))
    array([2., 3.])
    """

    code: LoadedCode
    dtype: np.dtype[Any]
    arity: int
    lanes: int
    milliseconds: float
    _kernel: Any = field(init=False)

    def __post_init__(self) -> None:
        arguments = [ctypes.c_int64] + [ctypes.c_void_p] * (self.arity + 1)
        self._kernel = ctypes.CFUNCTYPE(None, *arguments)(self.code[_KERNEL])

    def __call__(self, *arrays: NDArray[Any]) -> NDArray[Any]:
        first = np.asarray(arrays[0])
        padded = [self._pad(np.asarray(a, self.dtype)) for a in arrays]
        out = np.empty_like(padded[0])
        self.bind(out, *padded)()
        return out[: first.size].reshape(first.shape)

    def _pad(self, array: NDArray[Any]) -> NDArray[Any]:
        """A flat copy that fills whole vectors; the filling is 1, which is not a special value."""
        flat = np.ones(-(-array.size // self.lanes) * self.lanes, self.dtype)
        flat[: array.size] = array.ravel()
        return flat

    def bind(self, out: NDArray[Any], *arrays: NDArray[Any]) -> Callable[[], None]:
        """A call without overhead that fills `out`; all arrays are contiguous, in whole vectors."""
        places = (out.ctypes.data, *(a.ctypes.data for a in arrays))
        return lambda: self._kernel(out.size // self.lanes, *places)


def array_function(
    emit: Emit,
    dtype: DTypeLike,
    arity: int = 1,
    lanes: int | None = None,
    *,
    effort: Effort = "light",
    target: Target | None = None,
) -> ArrayFunction:
    """Compile `emit` for `target`, by default this processor and with one full register."""
    element = np.dtype(dtype)
    lanes = lanes or (target or host()).lanes(element.itemsize)
    start = time.perf_counter()
    module = str(build_loop(emit, element, arity, lanes))
    code = load_object(compile_object(module, effort=effort, target=target), [_KERNEL])
    elapsed = 1e3 * (time.perf_counter() - start)
    return ArrayFunction(code, element, arity, lanes, elapsed)
