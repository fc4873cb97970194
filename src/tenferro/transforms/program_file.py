"""Programs as JSON files: what is written, and how it is read with nothing taken on trust.

A file lists inputs, captured arrays, operations (family, operands, parameters) and outputs. Values
are numbered: the inputs first, then the outputs of each operation. Parameters are data; nothing in
a file is ever executed. What can be wrong with an operation, its shape rule refuses; permutations
and pivots are checked where they are used, and so are indices, promised to be within bounds or not.
"""

from __future__ import annotations

import json
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple, TypeVar

import numpy as np
import optree

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.binding import size_names
from tenferro.ops.declaration import fits
from tenferro.ops.family import TensorOperation
from tenferro.ops.indexing import PROMISED, bounded_index
from tenferro.ops.registry import FAMILIES, find
from tenferro.pytree import NAMESPACE
from tenferro.tensor import STEPS, Aval, Dim, aval_of
from tenferro.tensor.dtypes import as_dtype, int64
from tenferro.tensor.spec import parse_size
from tenferro.trace import InputKey
from tenferro.transforms.arguments import Tree, unflatten

FORMAT = "tenferro program 1"
_MOST = 2**63
_SHOWN = 80
_FIELDS = ("name", "inputs", "captured", "arguments", "results", "operations", "outputs")
NDArray = np.ndarray[Any, Any]
Result = TypeVar("Result")


class ProgramFileError(ValueError):
    """A file that is no program, is damaged, or asks for what does not exist here."""


class Contents(NamedTuple):
    """What a file says of a program: all but the engine that runs it."""

    name: str
    graph: MaterializedGraph
    captured: Sequence[NDArray]
    in_tree: Tree
    out_tree: Tree


def write(program: Contents, path: Path) -> None:
    """Write a program; the file is there once it is complete."""
    text = json.dumps(_encoded(program), indent=1)
    with NamedTemporaryFile("w", dir=path.parent, suffix=".part", delete=False) as file:
        part = Path(file.name)
        try:
            file.write(text)
            file.flush()
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def _encoded(program: Contents) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "byteorder": sys.byteorder,
        "name": program.name,
        **_encode_graph(program.graph),
        "captured": [_encode(x.tobytes()) for x in program.captured],
        "arguments": _encode_tree(unflatten(program.in_tree, range(program.in_tree.num_leaves))),
        "results": _encode_tree(unflatten(program.out_tree, range(program.out_tree.num_leaves))),
    }


def _encode_graph(graph: MaterializedGraph) -> dict[str, Any]:
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
    return {name: _encode(value) for name, value in params.items()}


def _encode(value: Any) -> Any:
    """A parameter as JSON: lists stand for tuples, what JSON lacks is tagged."""
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
            return [_encode(item) for item in value]
        case Dim():
            return {"size": repr(value)}
        case Body():
            return {"body": _encode_graph(value.graph())}
        case np.dtype():
            return {"dtype": value.name}
    raise ValueError(f"a program with a parameter of type {type(value).__name__} cannot be saved")


def _decode(value: Any) -> Any:
    match value:
        case None | bool() | str():
            return value
        case int() if -_MOST <= value < _MOST:
            return value
        case list():
            return tuple(_decode(item) for item in value)
        case {"float": str(digits)}:
            return float.fromhex(digits)
        case {"complex": [str(real), str(imag)]}:
            return complex(float.fromhex(real), float.fromhex(imag))
        case {"bytes": str(text)}:
            return b64decode(text, validate=True)
        case {"size": str(text)}:
            return STEPS if text == repr(STEPS) else parse_size(text)
        case {"body": dict(graph)}:
            return Body.of(*_decode_graph(graph))
        case {"dtype": str(name)}:
            return as_dtype(name, "dtype")
    raise ValueError(f"{_short(value)} is no parameter")


def _short(value: Any) -> str:
    """A value of the file in an error."""
    text = repr(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _encode_aval(aval: Aval) -> dict[str, Any]:
    return {"shape": _encode(aval.shape), "dtype": aval.dtype.name}


def _decode_aval(data: Any) -> Aval:
    shape = _decode(data["shape"])
    if not fits(shape, tuple[int | Dim, ...]):
        raise ValueError(f"{_short(data['shape'])} is no shape")
    return aval_of(shape, as_dtype(data["dtype"], "input"))


def _encode_tree(tree: Any) -> Any:
    if tree is None or type(tree) is int:
        return None if tree is None else "*"
    if type(tree) is dict and all(type(key) in (str, int) for key in tree):
        return {"dict": [[key, _encode_tree(part)] for key, part in tree.items()]}
    if type(tree) in (list, tuple):
        return {type(tree).__name__: [_encode_tree(part) for part in tree]}
    raise ValueError(
        f"a program with arguments or results of type {type(tree).__name__} cannot be saved; "
        "use dict (with strings or integers as keys), list, tuple and None"
    )


def _decode_tree(data: Any) -> Any:
    match data:
        case None | "*":
            return None if data is None else 0
        case {"dict": list(items)}:
            parts = {_key(key): _decode_tree(part) for key, part in items}
            if len(parts) != len(items):
                raise ValueError(f"a key stands twice in {_short(data)}")
            return parts
        case {"list": list(items)}:
            return [_decode_tree(part) for part in items]
        case {"tuple": list(items)}:
            return tuple(_decode_tree(part) for part in items)
    raise ValueError(f"{_short(data)} is no structure of arguments or results")


def _key(key: Any) -> Any:
    if type(key) not in (str, int):
        raise ValueError(f"{_short(key)} is no key of a dict")
    return key


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the file; a ValueError if it names a field twice."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"the field {next(n for n in names if names.count(n) > 1)!r} stands twice")
    return fields


def _spec(data: Any) -> Tree:
    return optree.tree_structure(_decode_tree(data), namespace=NAMESPACE)


def read(path: Path) -> Contents:
    """The program in a file; a ProgramFileError saying what is wrong with it."""
    try:
        data = json.loads(path.read_bytes(), object_pairs_hook=_fields)
    except (ValueError, RecursionError) as error:
        raise ProgramFileError(f"{path}: not a JSON file: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ProgramFileError(f"{path}: not a file of the format {FORMAT!r}")
    if data.get("byteorder") != sys.byteorder:
        raise ProgramFileError(
            f"{path}: written with byte order {data.get('byteorder')!r}, expected {sys.byteorder!r}"
        )
    try:
        return _decoded(data)
    except ProgramFileError as error:
        raise ProgramFileError(f"{path}: {error}") from error
    except Exception as error:
        raise ProgramFileError(f"{path}: damaged: {_words(error)}") from error


def _words(error: Exception) -> str:
    """An error in a message: what it says, or its kind if that alone would be no sentence."""
    text = str(error)
    return text if isinstance(error, ValueError | TypeError) else f"{type(error).__name__}: {text}"


def _decoded(data: Mapping[str, Any]) -> Contents:
    missing = [name for name in _FIELDS if name not in data]
    if missing:
        raise ProgramFileError(f"the field {missing[0]!r} is missing")
    arena, outputs, inputs = _decode_graph(data)
    avals = [arena.metas[v] for v in inputs]
    _check_sizes(arena, avals)
    in_tree, out_tree = (_at(name, _spec, data[name]) for name in ("arguments", "results"))
    captured = [_array(x, aval) for x, aval in _captured(data, avals, in_tree.num_leaves)]
    if out_tree.num_leaves != len(outputs):
        raise ProgramFileError(f"{len(outputs)} outputs for {out_tree.num_leaves} results")
    graph = materialize_merge(arena, outputs, inputs)
    if not isinstance(data["name"], str):
        raise ProgramFileError(f"the name is {_short(data['name'])}, expected a text")
    return Contents(data["name"], graph, captured, in_tree, out_tree)


def _check_sizes(arena: Arena, avals: Sequence[Aval]) -> None:
    """Every named size has to be one of the inputs', from whose shapes its number is read."""
    known = frozenset(size_names(tuple(avals)))
    for operation in arena.operations:
        for name in size_names(operation):
            if name not in known:
                raise ProgramFileError(f"{operation}: no input has the size {name!r}")


def graph_text(graph: MaterializedGraph) -> str:
    """A graph as text, to be read by `graph_of`. Raises ValueError for what cannot be saved."""
    return json.dumps(_encode_graph(graph))


def graph_of(text: str) -> MaterializedGraph:
    """The graph in a text; a ProgramFileError saying what is wrong with it."""
    arena, outputs, inputs = _decode_graph(json.loads(text))
    return materialize_merge(arena, outputs, inputs)


def _decode_graph(data: Mapping[str, Any]) -> tuple[Arena, list[int], list[int]]:
    """A graph in an arena of its own: outputs and inputs."""
    arena = Arena()
    avals = [_at(f"input {i}", _decode_aval, item) for i, item in enumerate(data["inputs"])]
    inputs = [arena.input(InputKey(i, f"x{i}"), aval) for i, aval in enumerate(avals)]
    values = list(inputs)
    for position, item in enumerate(data["operations"]):
        values.extend(_at(f"operation {position}", _emit, arena, item, values))
    return arena, [values[_index(i, len(values))] for i in data["outputs"]], inputs


def _at(place: str, read: Callable[..., Result], *args: Any) -> Result:
    """What a function reads; its error names the place in the file."""
    try:
        return read(*args)
    except Exception as error:
        raise ProgramFileError(f"{place}: {_words(error)}") from error


def _emit(arena: Arena, item: Any, values: Sequence[int]) -> Iterator[int]:
    name, operands, params, mask = item
    family = find(name) if isinstance(name, str) else None
    if family is None:
        raise ProgramFileError(
            f"there is no family {_short(name)}; if an extension declares it, import that first"
        )
    if type(mask) is not int or not 0 <= mask < 1 << len(operands):
        raise ProgramFileError(f"{_short(mask)} is no role of {name}")
    operation = family.bind(**{key: _decode(value) for key, value in params.items()})
    ids = _checked(arena, operation, [values[_index(i, len(values))] for i in operands])
    first = arena.emit(arena.code(operation, mask), ids)
    return iter(range(first, first + operation.n_outputs))


def _checked(arena: Arena, operation: TensorOperation, ids: list[int]) -> list[int]:
    """Operands with indices checked where they are promised to be within bounds: a file may lie."""
    avals = [arena.metas[v] for v in ids]
    places = PROMISED.get(operation.name)
    if places is None:
        return ids
    operation.infer(*avals)
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
        i = arena.emit1(arena.code(FAMILIES["convert"].bind(dtype=int64)), i)
    check = bounded_index.bind(operation=name, axis=axis, size=size, from_end=False)
    return arena.emit1(arena.code(check), i)


def _index(i: Any, count: int) -> int:
    if type(i) is not int or not 0 <= i < count:
        raise ProgramFileError(f"value {_short(i)} is read, but there are {count} before it")
    return i


def _captured(
    data: Mapping[str, Any], avals: Sequence[Aval], n_arguments: int
) -> Iterator[tuple[Any, Aval]]:
    return zip(data["captured"], avals[n_arguments:], strict=True)


def _array(data: Any, aval: Aval) -> NDArray:
    """A captured array, read-only."""
    array = _decode(data)
    if aval.is_symbolic or len(array) != prod(aval.shape) * aval.dtype.itemsize:
        raise ProgramFileError(f"a captured array has {len(array)} bytes, expected {aval!r}")
    return np.frombuffer(array, aval.dtype).reshape(aval.shape)
