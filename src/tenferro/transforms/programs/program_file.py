"""Programs as JSON files: graphs, captured arrays, the structure of arguments and results."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from computegraph import MaterializedGraph, materialize_merge
from tenferro.array_file import complete_file
from tenferro.tensor import Aval
from tenferro.transforms.programs.graph_json import (
    ProgramFileError,
    at,
    check_sizes,
    decode,
    decode_graph,
    encode,
    encode_graph,
    short,
    words,
)
from tenferro.transforms.programs.tree_json import decode_tree, encode_tree
from tenferro.transforms.tracing.arguments import Tree

FORMAT = "tenferro program 1"
_FIELDS = ("name", "inputs", "captured", "arguments", "results", "operations", "outputs")
NDArray = np.ndarray[Any, Any]


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
    with complete_file(path) as file:
        file.write(text)


def _encoded(program: Contents) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "byteorder": sys.byteorder,
        "name": program.name,
        **encode_graph(program.graph),
        "captured": [encode(x.tobytes()) for x in program.captured],
        "arguments": encode_tree(program.in_tree),
        "results": encode_tree(program.out_tree),
    }


def _fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of the file; a ValueError if it names a field twice."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"field {next(n for n in names if names.count(n) > 1)!r} occurs twice")
    return fields


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
        raise ProgramFileError(f"{path}: damaged: {words(error)}") from error


def _decoded(data: Mapping[str, Any]) -> Contents:
    missing = [name for name in _FIELDS if name not in data]
    if missing:
        raise ProgramFileError(f"the field {missing[0]!r} is missing")
    arena, outputs, inputs = decode_graph(data)
    avals = [arena.metas[v] for v in inputs]
    check_sizes(arena, avals)
    in_tree, out_tree = (at(name, decode_tree, data[name]) for name in ("arguments", "results"))
    captured = [_array(x, aval) for x, aval in _captured(data, avals, in_tree.num_leaves)]
    if out_tree.num_leaves != len(outputs):
        raise ProgramFileError(f"{len(outputs)} outputs for {out_tree.num_leaves} results")
    graph = materialize_merge(arena, outputs, inputs)
    if not isinstance(data["name"], str):
        raise ProgramFileError(f"the name is {short(data['name'])}, expected a text")
    return Contents(data["name"], graph, captured, in_tree, out_tree)


def _captured(
    data: Mapping[str, Any], avals: Sequence[Aval], n_arguments: int
) -> Iterator[tuple[Any, Aval]]:
    return zip(data["captured"], avals[n_arguments:], strict=True)


def _array(data: Any, aval: Aval) -> NDArray:
    """A captured array, read-only."""
    array = decode(data)
    if aval.is_symbolic or len(array) != prod(aval.shape) * aval.dtype.itemsize:
        raise ProgramFileError(f"a captured array has {len(array)} bytes, expected {aval!r}")
    return np.frombuffer(array, aval.dtype).reshape(aval.shape)
