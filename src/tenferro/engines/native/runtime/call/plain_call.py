"""The call of a compiled program through ctypes: the reference for the compiled call, and what
runs where the layout of Python's objects is not known."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tenferro.engines.native.runtime.call.flushing import get_flush_subnormals, run_flushing
from tenferro.engines.native.runtime.call.signature import Operand, Signature
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.code.target import LoadedCode
from tenferro.engines.native.runtime.shared import ALIGNMENT

_PROGRAM = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 5)
_SIZES = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)

Array = np.ndarray[Any, np.dtype[Any]]


class _UnfitError(Exception):
    """The arguments are not those of the signature."""


class PlainCall:
    """A compiled program as a Python callable.

    `code` exports `program`, and `sizes` where the signature says so. Arguments that do not fit
    the signature are passed to `slow`; a status other than 0 to `on_status`, which should raise.
    """

    def __init__(
        self,
        signature: Signature,
        code: LoadedCode | Library | Mapping[str, int],
        slow: Callable[..., Any],
        on_status: Callable[[int], Any],
        context: int = 0,
    ) -> None:
        self._signature = signature
        self._code = code  # keeps the addresses valid
        self._program = _PROGRAM(code["program"])
        self._sizes = _SIZES(code["sizes"]) if signature.computed else None
        self._slow = slow
        self._on_status = on_status
        self._context = context

    def __call__(self, *args: Any, **named: Any) -> Any:
        """Run the program on arrays and numbers as in the signature."""
        try:
            leaves = self._signature.given.leaves_of(args, named)
            inputs, sizes = _take(self._signature.inputs, leaves)
            shapes = self._shapes(inputs, sizes)
            workspace = self._workspace(shapes)
        except _UnfitError:
            return self._slow(*args, **named)
        outputs = self._make_outputs(shapes)
        status = self._run([*inputs, *outputs], workspace)
        if status:
            return self._on_status(status)
        return self._signature.returned.made_of(outputs)[0]

    def _shapes(self, inputs: Sequence[Array], sizes: dict[str, int]) -> ctypes.Array[Any]:
        known = [size for array in inputs for size in array.shape]
        for output in self._signature.outputs:
            known += [sizes[d] if isinstance(d, str) else d or 0 for d in output.dims]
        return (ctypes.c_int64 * len(known))(*known)

    def _workspace(self, shapes: ctypes.Array[Any]) -> Array:
        needed = self._signature.workspace
        if self._sizes is not None:
            needed = self._sizes(shapes)
        if needed is None or needed < 0:
            raise _UnfitError
        block = np.empty(needed + ALIGNMENT, np.uint8)
        return block[-block.ctypes.data % ALIGNMENT :][:needed]

    def _make_outputs(self, shapes: ctypes.Array[Any]) -> list[Array]:
        sizes = iter(shapes[sum(o.ndim for o in self._signature.inputs) :])
        return [
            np.empty([next(sizes) for _ in output.dims], output.dtype)
            for output in self._signature.outputs
        ]

    def _run(self, arrays: Sequence[Array], workspace: Array) -> int:
        words = (
            _words(array.ctypes.data for array in arrays),
            _words(size for array in arrays for size in array.shape),
            _words(stride for array in arrays for stride in array.strides),
            workspace.ctypes.data if workspace.size else None,
            self._context,
        )
        if self._signature.flushes or get_flush_subnormals():
            return int(run_flushing(self._program, *words))
        return int(self._program(*words))


def _words(values: Iterable[int]) -> ctypes.Array[ctypes.c_int64]:
    listed = list(values)
    return (ctypes.c_int64 * len(listed))(*listed)


def _take(
    operands: Sequence[Operand], args: Sequence[Any] | None
) -> tuple[list[Array], dict[str, int]]:
    if args is None:
        raise _UnfitError
    sizes: dict[str, int] = {}
    arrays = [_convert(operand, arg) for operand, arg in zip(operands, args, strict=True)]
    for operand, array in zip(operands, arrays, strict=True):
        _check_sizes(operand, array, sizes)
    return arrays, sizes


def _convert(operand: Operand, arg: Any) -> Array:
    if operand.number is not None:
        return _convert_number(operand, arg)
    if type(arg) is not np.ndarray or arg.dtype is not operand.dtype or arg.ndim != operand.ndim:
        raise _UnfitError
    if not arg.flags.aligned or not _laid_out(operand, arg):
        raise _UnfitError
    return arg


def _convert_number(operand: Operand, arg: Any) -> Array:
    if type(arg) is not operand.number:
        raise _UnfitError
    if isinstance(arg, int) and not -(2**63) <= arg < 2**63:
        raise _UnfitError
    try:
        with np.errstate(over="ignore"):
            return np.array(arg, operand.dtype)
    except OverflowError:
        raise _UnfitError from None


def _laid_out(operand: Operand, array: Array) -> bool:
    if operand.layout == "contiguous":
        return array.flags.c_contiguous
    if operand.layout == "fortran":
        return array.flags.f_contiguous
    if operand.layout == "any" or not array.ndim or array.shape[-1] <= 1:
        return True
    return array.strides[-1] == array.itemsize


def _check_sizes(operand: Operand, array: Array, sizes: dict[str, int]) -> None:
    for dim, size in zip(operand.dims, array.shape, strict=True):
        expected = sizes.setdefault(dim, size) if isinstance(dim, str) else dim
        if expected is not None and expected != size:
            raise _UnfitError
