"""Graphs as JSON: what is written, and how it is read with nothing taken on trust.

Operations are listed with family, operands, parameters and role. Values are numbered: the inputs
first, then the outputs of each operation. Parameters are data; nothing is ever executed. What can
be wrong with an operation, its shape rule refuses; permutations and pivots are checked where they
are used, and so are indices, promised to be within bounds or not. A scan takes as many steps as its
arrays have, and no promise that indices are distinct is believed.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.arrays.indexing import PROMISED, bounded_index
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.ops.base.binding import size_names
from tenferro.ops.base.declaration import fits
from tenferro.ops.base.registry import find
from tenferro.tensor import STEPS, Aval, Dim, aval_of
from tenferro.tensor.dtypes import as_dtype, int64
from tenferro.tensor.spec import parse_size
from tenferro.trace import InputKey
from tenferro.transforms.programs.file_claims import with_true_steps, without_promise

_MOST = 2**63
_SHOWN = 80
Result = TypeVar("Result")


class ProgramFileError(ValueError):
    """A file that is not a program, is damaged, or needs something that does not exist here."""


def graph_text(graph: MaterializedGraph) -> str:
    """A graph as text, to be read by `graph_of`. Raises ValueError for what cannot be saved."""
    return json.dumps(encode_graph(graph))


def graph_of(text: str) -> MaterializedGraph:
    """The graph in a text; a ProgramFileError saying what is wrong with it."""
    arena, outputs, inputs = decode_graph(json.loads(text))
    return materialize_merge(arena, outputs, inputs)


def encode_graph(graph: MaterializedGraph) -> dict[str, Any]:
    """A graph, or a body: its operations with their operands, parameters and roles."""
    arena = graph.arena
    number = {v: i for i, v in enumerate(graph.inputs)}
    count = len(graph.inputs)
    operations = []
    operation: Any
    for v, operation, operands, mask in arena.applications(graph.order):
        params = _encode_params(operation.params)
        operations.append([operation.name, [number[a] for a in operands], params, mask])
        number.update({v + slot: count + slot for slot in range(operation.n_outputs)})
        count += operation.n_outputs
    return {
        "inputs": [_encode_aval(arena.metas[v]) for v in graph.inputs],
        "operations": operations,
        "outputs": [number[v] for v in graph.outputs],
    }


def _encode_params(params: Mapping[str, Any]) -> dict[str, Any]:
    return {name: encode(value) for name, value in params.items()}


def encode(value: Any) -> Any:
    """A parameter as JSON: lists represent tuples, and other types are tagged."""
    match value:
        case None | bool() | int() | str():
            return value
        case float():
            return {"float": value.hex()}
        case complex():
            return {"complex": [value.real.hex(), value.imag.hex()]}
        case bytes():
            return {"bytes": b64encode(value).decode()}
        case tuple():
            return [encode(item) for item in value]
        case Dim():
            return {"size": repr(value)}
        case Body():
            return {"body": encode_graph(value.graph())}
        case np.dtype():
            return {"dtype": value.name}
    raise ValueError(f"a program with a parameter of type {type(value).__name__} cannot be saved")


def _encode_aval(aval: Aval) -> dict[str, Any]:
    return {"shape": encode(aval.shape), "dtype": aval.dtype.name}


def decode_graph(data: Mapping[str, Any]) -> tuple[Arena, list[int], list[int]]:
    """A graph in a new arena: outputs and inputs."""
    arena = Arena()
    avals = [at(f"input {i}", _decode_aval, item) for i, item in enumerate(data["inputs"])]
    inputs = [arena.input(InputKey(i, f"x{i}"), aval) for i, aval in enumerate(avals)]
    values = list(inputs)
    for position, item in enumerate(data["operations"]):
        values.extend(at(f"operation {position}", _emit, arena, item, values))
    return arena, [values[_index(i, len(values))] for i in data["outputs"]], inputs


def decode(value: Any) -> Any:
    """The parameter of a JSON value; raises ValueError if there is none."""
    match value:
        case None | bool() | str():
            return value
        case int() if -_MOST <= value < _MOST:
            return value
        case list():
            return tuple(decode(item) for item in value)
        case {"float": str(digits)}:
            return float.fromhex(digits)
        case {"complex": [str(real), str(imag)]}:
            return complex(float.fromhex(real), float.fromhex(imag))
        case {"bytes": str(text)}:
            return b64decode(text, validate=True)
        case {"size": str(text)}:
            return STEPS if text == repr(STEPS) else parse_size(text)
        case {"body": dict(graph)}:
            return Body.of(*decode_graph(graph))
        case {"dtype": str(name)}:
            return as_dtype(name, "dtype", half=True)
    raise ValueError(f"{short(value)} is not a parameter")


def _decode_aval(data: Any) -> Aval:
    shape = decode(data["shape"])
    if not fits(shape, tuple[int | Dim, ...]):
        raise ValueError(f"{short(data['shape'])} is not a shape")
    return aval_of(shape, as_dtype(data["dtype"], "input", half=True))


def short(value: Any) -> str:
    """A value of the file in an error."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def check_sizes(arena: Arena, avals: Sequence[Aval]) -> None:
    """Every named size has to be one of the inputs', from whose shapes its number is read."""
    known = frozenset(size_names(tuple(avals)))
    for operation in arena.operations:
        for name in size_names(operation):
            if name not in known:
                raise ProgramFileError(f"{operation}: no input has the size {name!r}")


def at(place: str, read: Callable[..., Result], *args: Any) -> Result:
    """What a function reads; its error names the place in the file."""
    try:
        return read(*args)
    except Exception as error:
        raise ProgramFileError(f"{place}: {words(error)}") from error


def words(error: Exception) -> str:
    """An error in a message: its text, or its kind as well if the text would not be a sentence."""
    text = str(error)
    return text if isinstance(error, ValueError | TypeError) else f"{type(error).__name__}: {text}"


def _emit(arena: Arena, item: Any, values: Sequence[int]) -> Iterator[int]:
    name, operands, params, mask = item
    family = find(name) if isinstance(name, str) else None
    if family is None:
        raise ProgramFileError(
            f"family {short(name)} does not exist; if an extension declares it, import that first"
        )
    if type(mask) is not int or not 0 <= mask < 1 << len(operands):
        raise ProgramFileError(f"{short(mask)} is not a role of {name}")
    operation = family.bind(**{key: decode(value) for key, value in params.items()})
    ids = [values[_index(i, len(values))] for i in operands]
    operation.infer(*(arena.metas[v] for v in ids))
    ids = with_true_steps(arena, operation, _checked(arena, operation, ids))
    operation = without_promise(operation)
    first = arena.apply(operation, ids, mask)
    return iter(range(first, first + operation.n_outputs))


def _checked(arena: Arena, operation: TensorOperation, ids: list[int]) -> list[int]:
    """Operands with indices checked where they are promised to be within bounds: a file may lie."""
    avals = [arena.metas[v] for v in ids]
    places = PROMISED.get(operation.name)
    if places is None:
        return ids
    checked = list(ids)
    for position, axis, size in places(*avals, **operation.params):
        checked[position] = _within(arena, operation.name, ids[position], axis, size)
    return checked


def _within(arena: Arena, name: str, i: int, axis: int, size: int | Dim) -> int:
    """An index array that raises where it is out of bounds."""
    made: Any = arena.operations[arena.nodes[i][0]]
    if made is not None and made.name == "bounded_index" and made.params["size"] == size:
        return i
    if arena.metas[i].dtype.kind == "u":
        i = arena.apply(FAMILIES["convert"].bind(dtype=int64), [i])
    check = bounded_index.bind(operation=name, axis=axis, size=size, from_end=False)
    return arena.apply(check, [i])


def _index(i: Any, count: int) -> int:
    if type(i) is not int or not 0 <= i < count:
        raise ProgramFileError(f"value {short(i)} is read, but there are {count} before it")
    return i
