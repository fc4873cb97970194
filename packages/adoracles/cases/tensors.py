"""Tensors as flat row-major JSON data, to NumPy arrays and back, with bounds on their size."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from adoracles.cases.fields import Field

Tensor: TypeAlias = NDArray[np.inexact[Any]]
Tensors: TypeAlias = Mapping[str, Tensor]

DTYPES = ("float32", "float64", "complex64", "complex128")
EXACT_DTYPES = ("bool", "int8", "int16", "int32", "int64")
"""Of arrays that are not differentiated."""
WORDS = ("nan", "inf", "-inf")
MAX_RANK = 32
# Empty axes count as one element: operations on [0, 10**9] still allocate 10**9 elements.
MAX_ELEMENTS = 2**22


def decode_tensor(field: Field, dtypes: Collection[str] = DTYPES, words: bool = False) -> Tensor:
    """Return the read-only array of a tensor record, or the array that is there already.

    With `words` the strings ``nan``, ``inf`` and ``-inf`` are numbers, as in strict JSON.

    Raises OracleFormatError if a member is missing, unknown or of the wrong type, if the data
    do not fill the shape or do not fit the dtype, or if the shape is larger than any sensible case.

    >>> record = {"dtype": "complex64", "shape": [1, 2], "order": "row_major",
    ...           "data": [[1.0, 2.0], [3.0, -4.0]]}
    >>> decode_tensor(Field(record))
    array([[1.+2.j, 3.-4.j]], dtype=complex64)
    """
    if isinstance(field.value, np.ndarray):
        return _of_dtype(field, field.value, dtypes)
    field.only("dtype", "shape", "order", "data")
    field.child("order").choice(("row_major",))
    dtype = field.child("dtype").choice(dtypes)
    shape = shape_of(field.child("shape"))
    data = field.child("data")
    _check_count(data, shape)
    array = _flat(_without_words(data) if words else data, dtype).reshape(shape)
    array.flags.writeable = False
    return array


def _of_dtype(field: Field, array: Tensor, dtypes: Collection[str]) -> Tensor:
    if str(array.dtype) not in dtypes:
        field.fail(f"{array.dtype} is not one of {', '.join(dtypes)}")
    return array


def _without_words(data: Field) -> Field:
    def number(value: object) -> object:
        if isinstance(value, list):
            return [number(item) for item in value]
        return float(value) if isinstance(value, str) and value in WORDS else value

    return Field(number(data.value), data.place)


def encode_tensor(array: NDArray[Any], words: bool = False) -> dict[str, Any]:
    """Return the record of an array; `decode_tensor` returns the array again.

    With `words` numbers that strict JSON does not have become strings.

    >>> encode_tensor(np.array([1 + 2j], np.complex64))
    {'dtype': 'complex64', 'shape': [1], 'order': 'row_major', 'data': [[1.0, 2.0]]}
    """
    flat = array.ravel().tolist()
    data = [[x.real, x.imag] for x in flat] if array.dtype.kind == "c" else flat
    if words and not np.all(np.isfinite(array)):
        data = [_worded(item) for item in data]
    shape = list(array.shape)
    return {"dtype": array.dtype.name, "shape": shape, "order": "row_major", "data": data}


def _worded(item: Any) -> Any:
    if isinstance(item, list):
        return [_worded(x) for x in item]
    return item if math.isfinite(item) else str(item)


def encode_tensors(tensors: Tensors) -> dict[str, Any]:
    """Return the record of a map of names to arrays."""
    return {name: encode_tensor(tensor) for name, tensor in tensors.items()}


def decode_tensors(field: Field) -> dict[str, Tensor]:
    """Return a non-empty map of names to tensors, in the order of the record."""
    tensors = {name: decode_tensor(member) for name, member in field.items()}
    if not tensors:
        field.fail("holds no tensor")
    return tensors


def check_like(field: Field, tensors: Tensors, model: Tensors, of: str) -> None:
    """Refuse tensors whose names, shapes or dtypes are not those of `model`."""
    if tensors.keys() != model.keys():
        field.fail(f"has {sorted(tensors)}, the {of} are {sorted(model)}")
    for name, tensor in tensors.items():
        if tensor.shape != model[name].shape or tensor.dtype != model[name].dtype:
            field.child(name).fail(f"{form(tensor)} does not match {form(model[name])} of the {of}")


def form(array: NDArray[Any]) -> str:
    """Return dtype and shape in short.

    >>> form(np.zeros((2, 3), np.float32))
    'float32[2, 3]'
    """
    return f"{array.dtype}{list(array.shape)}"


def shape_of(field: Field) -> tuple[int, ...]:
    """Return the shape that a record states, of few axes and not too many elements."""
    sizes = field.sequence()
    if len(sizes) > MAX_RANK:
        field.fail(f"has {len(sizes)} axes, at most {MAX_RANK} are read")
    for size in sizes:
        if type(size) is not int or size < 0:
            field.refuse("an array of integers >= 0")
    shape = tuple(size for size in sizes if isinstance(size, int))
    if math.prod(max(size, 1) for size in shape) > MAX_ELEMENTS:
        field.refuse(f"a shape of at most {MAX_ELEMENTS} elements")
    return shape


def _check_count(data: Field, shape: tuple[int, ...]) -> None:
    count = len(data.sequence())
    if count != math.prod(shape):
        data.fail(f"has {count} elements, shape {list(shape)} has {math.prod(shape)}")


def _flat(data: Field, dtype: str) -> Tensor:
    values = data.sequence()
    if dtype in EXACT_DTYPES:
        return _integers(data, values, dtype)
    if dtype.startswith("complex"):
        pairs = _numbers(data, _pairs(data, values), "pairs of numbers")
        return _narrow(data, pairs.view(np.complex128), dtype)
    return _narrow(data, _numbers(data, values, "numbers"), dtype)


def _pairs(data: Field, values: list[object]) -> list[object]:
    if any(type(pair) is not list or len(pair) != 2 for pair in values):
        data.refuse("an array of pairs [re, im]")
    return list(chain.from_iterable(values))  # type: ignore[arg-type]


def _numbers(data: Field, values: list[object], what: str) -> NDArray[np.float64]:
    if not set(map(type, values)) <= {int, float}:
        data.refuse(f"an array of {what}")
    try:
        return np.array(values, dtype=np.float64)
    except OverflowError:
        data.refuse(f"an array of {what} within double precision")


def _integers(data: Field, values: list[object], dtype: str) -> Tensor:
    kind = bool if dtype == "bool" else int
    if not set(map(type, values)) <= {kind}:
        data.refuse(f"an array of {kind.__name__}")
    try:
        return np.array(values, dtype=dtype)
    except OverflowError:
        data.refuse(f"an array of {dtype}")


def _narrow(data: Field, values: Tensor, dtype: str) -> Tensor:
    with np.errstate(over="ignore"):
        narrow: Tensor = values.astype(dtype, copy=False)
    if narrow.dtype != values.dtype and not np.array_equal(np.isinf(narrow), np.isinf(values)):
        data.fail(f"has values beyond {dtype}")
    return narrow
