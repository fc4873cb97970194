"""Schedules as JSON, to be kept on disk: only data, from which nothing is run.

The types of fields say how they are written. Schedules, machine code, steps and bodies are listed
once each, behind those that they need, and named by their positions. Code is not in the
text, but what it is kept under is.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from types import NoneType, UnionType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np

from computegraph import Body
from tenferro.engines.native.plan.layout import Constant
from tenferro.engines.native.runtime.code.kernel_code import KernelCode
from tenferro.engines.native.units.linking import Function
from tenferro.engines.native.units.schedule import FORMS, Code, Part, Schedule, Step
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES
from tenferro.passes.checks import Checks
from tenferro.tensor import STEPS, Aval, Dim, aval_of

CodeOf = Callable[[str, Sequence[str]], KernelCode | None]
"""The code that is kept under a name, and has these functions; None if there is none."""
_LISTED = {kind.__name__: kind for kind in (Schedule, Code, Step, Body)}


class NotKeptError(Exception):
    """Code that a schedule calls has been removed."""


def to_bytes(schedule: Schedule, checks: Checks) -> bytes:
    """A schedule, and what its last results report, as text; `from_bytes` reads it."""
    writer = _Writer()
    fields = {"program": writer.position(schedule), "checks": _form(Checks).write(writer, checks)}
    return json.dumps({"objects": writer.objects, **fields}, separators=(",", ":")).encode()


def from_bytes(text: bytes, code_of: CodeOf) -> tuple[Schedule, Checks]:
    """What `to_bytes` wrote, with its code.

    Raises ValueError for any other text, and NotKeptError if its code is missing.
    """
    try:
        fields, reader = json.loads(text), _Reader(code_of)
        for name, *written in fields["objects"]:
            reader.objects.append(_fields(_LISTED[name]).read(reader, written))
        schedule = _form(Schedule).read(reader, fields["program"])
        return schedule, _form(Checks).read(reader, fields["checks"])
    except (LookupError, TypeError, AttributeError, RecursionError, ValueError) as error:
        raise ValueError(f"not a schedule: {error}") from error


class _Writer:
    """The objects of a text, and their positions."""

    def __init__(self) -> None:
        self.objects: list[Any] = []
        self._positions: dict[Any, int] = {}

    def position(self, x: Any) -> int:
        """The position of an object, which is listed once."""
        if x not in self._positions:
            name = type(x).__name__
            written = [name, *_fields(_LISTED[name]).write(self, x)]
            self._positions[x] = len(self.objects)
            self.objects.append(written)
        return self._positions[x]


class _Reader:
    """The objects of a text, by their positions."""

    def __init__(self, code_of: CodeOf) -> None:
        self.objects: list[Any] = []
        self._code_of = code_of

    def code(self, program: str, names: Sequence[str]) -> KernelCode:
        """The code that is kept. Raises NotKeptError."""
        code = self._code_of(program, names)
        if code is None:
            raise NotKeptError
        return code


class _Form(NamedTuple):
    """How values of a type are written as JSON, and how they are read."""

    write: Callable[[_Writer, Any], Any]
    read: Callable[[_Reader, Any], Any]


@lru_cache(maxsize=256)
def _form(kind: Any) -> _Form:
    """The form of a type."""
    origin, of = get_origin(kind), get_args(kind)
    if kind in _FORMS:
        return _FORMS[kind]
    if kind in _LISTED.values():
        return _Form(_Writer.position, partial(_listed, kind))
    if origin is UnionType:
        return _optional(_form(of[0]))
    if origin is tuple and of[-1] is ...:
        return _many(_form(of[0]))
    if origin is tuple:
        return _row(lambda x: x, lambda _, *fields: fields, map(_form, of))
    return _fields(kind)


@lru_cache(maxsize=256)
def _fields(kind: Any) -> _Form:
    """The form of an object as a list of its fields."""
    types, make = _FIELDS.get(kind) or (get_type_hints(kind), lambda _, *fields: kind(*fields))
    return _row(lambda x: [getattr(x, name) for name in types], make, map(_form, types.values()))


def _row(taken: Callable[[Any], Any], make: Callable[..., Any], types: Iterable[_Form]) -> _Form:
    forms = list(types)

    def write(writer: _Writer, x: Any) -> list[Any]:
        return [form.write(writer, y) for form, y in zip(forms, taken(x), strict=True)]

    def read(reader: _Reader, written: Any) -> Any:
        pairs = zip(forms, written, strict=True)
        return make(reader, *[form.read(reader, y) for form, y in pairs])

    return _Form(write, read)


def _many(form: _Form) -> _Form:
    def write(writer: _Writer, x: Any) -> list[Any]:
        return [form.write(writer, y) for y in x]

    return _Form(write, lambda reader, written: tuple(form.read(reader, y) for y in written))


def _optional(form: _Form) -> _Form:
    return _Form(
        lambda writer, x: None if x is None else form.write(writer, x),
        lambda reader, written: None if written is None else form.read(reader, written),
    )


def _scalar(kind: type) -> _Form:
    def read(_: _Reader, written: Any) -> Any:
        if type(written) is not kind:
            raise ValueError(f"{written!r} is not of type {kind.__name__}")
        return written

    return _Form(lambda _, x: kind(x), read)


def _listed(kind: type, reader: _Reader, written: Any) -> Any:
    found = reader.objects[_form(int).read(reader, written)]
    if type(found) is not kind:
        raise ValueError(f"{found!r} is not of type {kind.__name__}")
    return found


def _write_value(writer: _Writer, x: Any) -> Any:
    """A word of a part, or a parameter: numbers and texts of JSON; the others are tagged lists."""
    name = type(x).__name__
    match x:
        case tuple():
            return ["tuple", *(_write_value(writer, y) for y in x)]
        case bytes():
            return ["bytes", b64encode(x).decode()]
        case complex():
            return ["complex", x.real, x.imag]
        case np.dtype():
            return ["dtype", x.str]
        case Dim() if x == STEPS:
            return ["steps"]
        case _ if name in _LISTED:
            return ["at", writer.position(x)]
        case Function():
            return ["function", *_form(Function).write(writer, x)]
        case Constant():
            return ["array", *_form(Constant).write(writer, x)]
    return x


def _read_value(reader: _Reader, written: Any) -> Any:
    if type(written) is int:
        return written
    match written:
        case ["tuple", *items]:
            return tuple(_read_value(reader, y) for y in items)
        case ["bytes", str(text)]:
            return b64decode(text)
        case ["complex", float(real), float(imag)]:
            return complex(real, imag)
        case ["dtype", str(name)]:
            return np.dtype(name)
        case ["steps"]:
            return STEPS
        case ["at", i]:
            return reader.objects[_form(int).read(reader, i)]
        case ["function", *fields]:
            return _form(Function).read(reader, fields)
        case ["array", *fields]:
            return _form(Constant).read(reader, fields)
        case list() | dict():
            raise ValueError(f"{written!r} is neither a word nor a parameter")
    return written


def _part(_: _Reader, words: tuple[Any, ...]) -> Part:
    if len(words) <= len(FORMS[words[0]].names):
        raise ValueError(f"a part of {len(words)} words")
    for each in words:
        _check_word(each)
    return Part(words)


def _check_word(x: Any) -> None:
    if type(x) is tuple:
        right = all(type(n) is int for n in x)
    else:
        right = type(x) in (int, Schedule, Step, Function, Constant)
    if not right:
        raise ValueError(f"{x!r} is not a word of a part")


def _code(reader: _Reader, program: str, names: tuple[str, ...], lanes: int, cost: int) -> Code:
    code = reader.code(program, names)
    return Code(program, names, lambda: code, lanes=lanes, cost=cost)


def _function(_: _Reader, of: Any, name: str) -> Function:
    if type(of) not in (Code, Step, NoneType):
        raise ValueError(f"{of!r} has no functions")
    return Function(of, name)


def _operation(_: _Reader, name: str, params: tuple[tuple[str, Any], ...]) -> TensorOperation:
    bound: TensorOperation = FAMILIES[name].bind(**dict(params))
    return bound


_FIELDS: Mapping[Any, tuple[Mapping[str, Any], Callable[..., Any]]] = {
    Part: ({"words": tuple[Any, ...]}, _part),
    Function: ({"of": Any, "name": str}, _function),
    Code: ({"program": str, "names": tuple[str, ...], "lanes": int, "cost": int}, _code),
    Body: (
        {
            "operations": tuple[tuple[TensorOperation | None, int, int], ...],
            "rows": tuple[tuple[int, ...], ...],
            "inputs": tuple[Aval, ...],
            "outputs": tuple[int, ...],
        },
        lambda _, *fields: Body.restored(*fields),
    ),
}
"""The fields of objects that have others in addition, and what makes them of these."""
_FORMS: dict[Any, _Form] = {kind: _scalar(kind) for kind in (int, str, bool, float)}
_FORMS[Any] = _Form(_write_value, _read_value)
_FORMS[Aval] = _row(
    lambda x: (x.dtype.name, [None if n == STEPS else n for n in x.shape]),
    lambda _, name, shape: aval_of(tuple(STEPS if n is None else n for n in shape), name),
    (_form(str), _form(tuple[int | None, ...])),
)
_FORMS[Constant] = _row(
    lambda x: (aval_of(x.array.shape, x.array.dtype), b64encode(x.array.tobytes()).decode()),
    lambda _, aval, data: Constant(np.frombuffer(b64decode(data), aval.dtype).reshape(aval.shape)),
    (_form(Aval), _form(str)),
)
_FORMS[TensorOperation] = _row(
    lambda x: (x.name, x.params.items()),
    _operation,
    (_form(str), _form(tuple[tuple[str, Any], ...])),
)
