"""What a case calls: an operation's name and its arguments, with names instead of the arrays.

A call is data. The same call is evaluated by every library, which looks the operation up in its own
table, and by the definitions in extended precision.

>>> call = Call("numpy.sum", (Argument("x"),), {"axis": (0, 1)})
>>> str(call)
'numpy.sum(x, axis=(0, 1))'
>>> decode_call(Field(encode_call(call))) == call
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from adoracles.cases.fields import Field

Function: TypeAlias = Callable[..., Any]
Operations: TypeAlias = Callable[[str], Function]
"""From the name of an operation to its function in some library."""

DTYPE_NAMES = ("float32", "float64", "complex64", "complex128", "int32", "int64", "bool")


@dataclass(frozen=True, slots=True)
class Argument:
    """The place of an array in a call: an input, or an array that is held constant."""

    name: str

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Call:
    """A call of an operation.

    op
        The operation's name: ``numpy.sin``, ``linalg.svd``, ``special.gammainc``, ``fft.rfft``.
    positional, keyword
        Arguments: `Argument` for an array, or numbers, strings, None, slices, NumPy dtypes, and
        lists and tuples of these.
    mapped
        The function that is differentiated maps the call over these axes of these arrays.
    tangents
        The function that is differentiated is the derivative of the call: an array's name to
        the name of the array that is its tangent, an input as well.
    """

    op: str
    positional: tuple[Any, ...] = ()
    keyword: Mapping[str, Any] = field(default_factory=dict)
    mapped: Mapping[str, int] = field(default_factory=dict)
    tangents: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        keyword = (f"{name}={value!r}" for name, value in self.keyword.items())
        return f"{self.op}({', '.join([*map(repr, self.positional), *keyword])})"

    def apply(self, function: Function, arrays: Mapping[str, Any]) -> Any:
        """Call `function` with arrays in their places."""
        keyword = {name: _filled(value, arrays) for name, value in self.keyword.items()}
        return function(*_filled(self.positional, arrays), **keyword)


def _filled(value: Any, arrays: Mapping[str, Any]) -> Any:
    if isinstance(value, Argument):
        return arrays[value.name]
    if isinstance(value, list | tuple):
        return type(value)(_filled(item, arrays) for item in value)
    return value


def encode_call(call: Call) -> dict[str, Any]:
    """Return a call as a JSON value."""
    record: dict[str, Any] = {"op": call.op, "positional": [*map(_encode, call.positional)]}
    for name in ("keyword", "mapped", "tangents"):
        if members := getattr(call, name):
            record[name] = {key: _encode(value) for key, value in members.items()}
    return record


def _encode(value: Any) -> Any:
    match value:
        case Argument(name):
            return {"array": name}
        case list():
            return [_encode(item) for item in value]
        case tuple():
            return {"tuple": [_encode(item) for item in value]}
        case slice():
            return {"slice": [value.start, value.stop, value.step]}
        case complex():
            return {"complex": [value.real, value.imag]}
        case np.dtype() | type():
            return {"dtype": np.dtype(value).name}
        case float() if value in (np.inf, -np.inf):
            return {"float": str(value)}
        case _ if value is Ellipsis:
            return {"slice": []}
        case None | bool() | int() | float() | str():
            return value
    raise TypeError(f"{value!r} cannot be an argument of a case")


def decode_call(record: Field) -> Call:
    """Return the call of a JSON value; raises OracleFormatError where it is not one."""
    record.only("op", "positional", "keyword", "mapped", "tangents")
    positional = tuple(map(_decode, record.child("positional").elements()))
    return Call(
        record.child("op").name(),
        positional,
        {name: _decode(member) for name, member in _members(record, "keyword")},
        {name: _integer(member) for name, member in _members(record, "mapped")},
        {name: member.name() for name, member in _members(record, "tangents")},
    )


def _members(record: Field, name: str) -> Iterable[tuple[str, Field]]:
    member = record.optional(name)
    return () if member is None else member.items()


def _integer(member: Field) -> int:
    if type(member.value) is not int:
        member.refuse("an integer")
    return member.value


def _decode(member: Field) -> Any:
    if isinstance(member.value, list):
        return [_decode(item) for item in member.elements()]
    if not isinstance(member.value, dict):
        return member.value
    if len(member.value) != 1:
        member.refuse("an object of one member")
    kind = member.choice_of_key(("array", "tuple", "slice", "complex", "dtype", "float"))
    return _DECODERS[kind](member.child(kind))


def _slice(member: Field) -> Any:
    ends = member.sequence()
    if len(ends) not in (0, 3) or any(end is not None and type(end) is not int for end in ends):
        member.refuse("[start, stop, step], or [] for an ellipsis")
    return slice(*ends) if ends else Ellipsis


def _complex(member: Field) -> complex:
    match member.sequence():
        case [int() | float() as re, int() | float() as im]:
            return complex(re, im)
    member.refuse("[re, im]")


_DECODERS: Mapping[str, Callable[[Field], Any]] = {
    "array": lambda member: Argument(member.name()),
    "tuple": lambda member: tuple(map(_decode, member.elements())),
    "slice": _slice,
    "complex": _complex,
    "dtype": lambda member: np.dtype(member.choice(DTYPE_NAMES)),
    "float": lambda member: float(member.choice(("inf", "-inf"))),
}
