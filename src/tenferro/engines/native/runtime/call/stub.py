"""The call of a compiled program as a builtin function made of machine code.

One function serves all programs: it finds the program's table through the builtin's `self`, a
ctypes structure whose first field CPython keeps at a known place. Making a call therefore compiles
nothing. The builtin holds `self`, `self` holds the table's parts, the code and the slow path, all
of it visible to the garbage collector.
"""

from __future__ import annotations

import ctypes
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from tenferro.engines.base.nesting import Container, Nesting, Static
from tenferro.engines.native.runtime import array_abi, shared
from tenferro.engines.native.runtime.call.plain_call import PlainCall
from tenferro.engines.native.runtime.call.signature import FORMATS, Dim, Operand, Signature
from tenferro.engines.native.runtime.code.library import Library, library
from tenferro.engines.native.runtime.code.target import LoadedCode
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import ContainerKind, DimKind, NumberKind

_FASTCALL_WITH_KEYWORDS = 0x0080 | 0x0002  # methodobject.h
_HAS_GIL = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""Without it another thread may change a container while its contents are taken."""
_NUMBERS: dict[type[Any] | None, NumberKind] = {
    None: NumberKind.ARRAY,
    float: NumberKind.FLOAT,
    int: NumberKind.INT,
    bool: NumberKind.BOOL,
    complex: NumberKind.COMPLEX,
}
_KINDS = {
    tuple: ContainerKind.TUPLE,
    list: ContainerKind.LIST,
    dict: ContainerKind.DICT,
    Static: ContainerKind.STATIC,
}
_FLAGS = {"contiguous": array_abi.C_CONTIGUOUS, "fortran": array_abi.F_CONTIGUOUS}


class _Operand(ctypes.Structure):
    _fields_ = shared.OPERAND.ctypes_fields


class _Container(ctypes.Structure):
    _fields_ = shared.CONTAINER.ctypes_fields


class _Nesting(ctypes.Structure):
    _fields_ = shared.NESTING.ctypes_fields
    kept: tuple[Any, ...]


class _Table(ctypes.Structure):
    """The `self` of a builtin; it is also its slow path."""

    _fields_ = shared.CALL.ctypes_fields
    slow: Callable[..., Any]
    kept: tuple[Any, ...]

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.slow(*args, **named)


class _MethodDef(ctypes.Structure):
    """PyMethodDef."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def raise_status(status: int) -> None:
    """The handler of statuses for programs that define none: raises `RuntimeError`."""
    raise RuntimeError(f"native engine: the program failed with status {status}")


def compiled_call(
    signature: Signature,
    code: LoadedCode | Library | Mapping[str, int],
    slow: Callable[..., Any],
    on_status: Callable[[int], Any] = raise_status,
    context: int = 0,
) -> Callable[..., Any]:
    """A callable that runs the program `code` exports, the fastest there is on this Python.

    `code` may also be the addresses of functions by name, which then must outlive the callable.
    `context` is an address that is passed to the program; its memory must outlive the callable.

    Arguments that do not fit the signature go to `slow`, with their keywords, whose result is
    returned. A status other than 0 is passed to `on_status`, which should raise.

    >>> import numpy as np
    >>> from tenferro.engines.native.runtime.code.cache import load_cached
    >>> ir = '''define i64 @program(ptr %data, ptr %shapes, ptr %strides, ptr %workspace) {
    ...   %x = load ptr, ptr %data
    ...   %y.at = getelementptr ptr, ptr %data, i64 1
    ...   %y = load ptr, ptr %y.at
    ...   %v = load double, ptr %x
    ...   %w = fadd double %v, %v
    ...   store double %w, ptr %y
    ...   ret i64 0
    ... }'''
    >>> scalar = Operand(np.float64)
    >>> double = compiled_call(Signature((scalar,), (scalar,)), load_cached(ir, ["program"]), print)
    >>> double(np.array(21.0))
    array(42.)
    >>> double("a", "b")
    a b
    """
    try:
        entry = _entry()
    except array_abi.UnknownABIError:
        return PlainCall(signature, code, slow, on_status, context)
    if signature.arguments and not _HAS_GIL:
        return PlainCall(signature, code, slow, on_status, context)
    return _builtin(entry, _table(signature, code, slow, on_status, context))


def load_calls() -> None:
    """Load the machine code of calls, for which the first call of the process would wait."""
    with suppress(array_abi.UnknownABIError):
        _entry()


@cache
def _entry() -> int:
    pool.symbols()
    library().set(array_abi.array_abi().constants())
    return library()["tenferro_call"]


def _builtin(entry: int, table: _Table) -> Callable[..., Any]:
    method = _MethodDef(b"program", entry, _FASTCALL_WITH_KEYWORDS, b"A compiled program.")
    table.kept = (*table.kept, method)
    make = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
        ("PyCFunction_NewEx", ctypes.pythonapi)
    )
    made: Callable[..., Any] = make(ctypes.addressof(method), table, None)
    return made


def _table(
    signature: Signature,
    code: LoadedCode | Library | Mapping[str, int],
    slow: Callable[..., Any],
    on_status: Callable[[int], Any],
    context: int,
) -> _Table:
    inputs, outputs = _operands(signature.inputs), _operands(signature.outputs)
    dims = _dims(signature)
    given, returned = _nesting(signature.given), _nesting(signature.returned)
    table = _Table(
        program=code["program"],
        sizes=code["sizes"] if signature.computed else 0,
        on_status=id(on_status),
        inputs=ctypes.addressof(inputs),
        outputs=ctypes.addressof(outputs),
        dims=ctypes.addressof(dims),
        n_inputs=len(inputs),
        n_outputs=len(outputs),
        n_dims=len(dims),
        n_names=len(signature.names),
        workspace=signature.workspace or 0,
        release=signature.release_bytes,
        scratch=_scratch(signature),
        input_axes=sum(o.ndim for o in signature.inputs),
        flushes=signature.flushes,
        context=context,
        given=ctypes.addressof(given),
        returned=ctypes.addressof(returned),
    )
    table.slow = slow
    table.kept = (signature, code, on_status, inputs, outputs, dims, given, returned)
    return table


def _scratch(signature: Signature) -> int:
    """The bytes of memory a call needs: pointers, sizes, strides, names, the slots of the result,
    numbers, inputs out of containers, the slots of the arguments."""
    n_inputs, n_outputs = len(signature.inputs), len(signature.outputs)
    axes = sum(o.ndim for o in (*signature.inputs, *signature.outputs))
    slots = signature.given.slots + signature.returned.slots
    return 8 * (4 * n_inputs + n_outputs + 2 * axes + len(signature.names) + slots)


def _operands(operands: Sequence[Operand]) -> ctypes.Array[_Operand]:
    return (_Operand * len(operands))(*map(_operand, operands))


def _operand(operand: Operand) -> _Operand:
    number = _NUMBERS.get(operand.number, NumberKind.SCALAR)
    return _Operand(
        descr=id(operand.number if number is NumberKind.SCALAR else operand.dtype),
        ndim=operand.ndim,
        itemsize=operand.dtype.itemsize,
        flags=array_abi.ALIGNED | _FLAGS.get(operand.layout, 0),
        inner=operand.layout == "inner" and operand.ndim > 0,
        number=number,
        format=FORMATS[operand.dtype.name],
    )


def _nesting(nesting: Nesting) -> _Nesting:
    owned = [_own(c) for c in nesting.containers]
    names = [_addresses(c.keys) for c in nesting.containers]
    containers = (_Container * len(owned))(
        *(
            _Container(_kind(c), c.slot, c.first, c.size, ctypes.addressof(keys), id(own))
            for c, keys, own in zip(nesting.containers, names, owned, strict=True)
        )
    )
    leaves = (ctypes.c_int64 * len(nesting.leaves))(*nesting.leaves)
    keywords = _addresses(nesting.keywords)
    found = _Nesting(
        top=nesting.top,
        slots=nesting.slots,
        n_containers=len(containers),
        containers=ctypes.addressof(containers),
        leaves=ctypes.addressof(leaves),
        n_keywords=len(keywords),
        keywords=ctypes.addressof(keywords),
    )
    found.kept = (nesting, owned, names, containers, leaves, keywords)
    return found


def _kind(container: Container) -> ContainerKind:
    return _KINDS.get(container.kind, ContainerKind.NAMED_TUPLE)


def _own(container: Container) -> Any:
    """A dict to copy, the static object, or the class."""
    if container.kind is dict:
        return dict.fromkeys(container.keys)
    return container.value if container.kind is Static else container.kind


def _addresses(names: Sequence[str]) -> ctypes.Array[ctypes.c_int64]:
    return (ctypes.c_int64 * len(names))(*map(id, names))


def _dims(signature: Signature) -> ctypes.Array[ctypes.c_int64]:
    names = {name: i for i, name in enumerate(signature.names)}
    given: set[str] = set()
    codes = []
    for operand in (*signature.inputs, *signature.outputs):
        for dim in operand.dims:
            codes.append(_dim(dim, names, given))
            given.update([dim] if isinstance(dim, str) else ())
    return (ctypes.c_int64 * len(codes))(*codes)


def _dim(dim: Dim, names: dict[str, int], given: set[str]) -> int:
    if dim is None:
        return DimKind.ANY
    if isinstance(dim, int):
        return dim << 2 | DimKind.EXACTLY
    return names[dim] << 2 | (DimKind.HAS if dim in given else DimKind.GIVES)
