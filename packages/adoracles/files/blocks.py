"""Files of cases in binary blocks: a tenth of the bytes of JSON, read in a hundredth of its time.

A ``.cases`` file is a gzip stream. Its first line is a JSON object with the version of the format
and the lengths of what follows: the records, one JSON object a line, whose tensors lack their
``data``; then blocks of numbers, little-endian, the bytes of equal rank together. The tensors of
the records fill from the blocks of their dtype in order: one block for derivatives, which are
full of digits, one for what was chosen, which is not.
"""

from __future__ import annotations

import gzip
import io
import json
import math
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from adoracles.cases.fields import Field
from adoracles.cases.tensors import DTYPES, EXACT_DTYPES, shape_of
from adoracles.errors import OracleFormatError
from adoracles.files.json_values import MAX_FILE_BYTES, located, parse_json

VERSION = 2
SUFFIX = ".cases"
PARTS = {"complex64": "float32", "complex128": "float64"}
"""Complex numbers are pairs of real ones."""


def _stream_of(dtype: str, derived: bool) -> str:
    return f"{'derived' if derived else 'given'} {PARTS.get(dtype, dtype)}"


_NAMES = (*DTYPES, *EXACT_DTYPES)
STREAMS = [_stream_of(d, derived) for derived in (False, True) for d in _NAMES]


def pack(records: Iterable[dict[str, Any]]) -> bytes:
    """Return the bytes of a file; the same for equal records on every machine and version."""
    streams: dict[str, list[NDArray[Any]]] = {}
    lines = [json.dumps(_emptied(record, streams, False)) + "\n" for record in records]
    text = "".join(lines).encode()
    blocks = {name: np.concatenate(streams[name]) for name in sorted(streams)}
    counts = {name: block.size for name, block in blocks.items()}
    header = {"version": VERSION, "records": len(lines), "bytes": len(text), "blocks": counts}
    body = b"".join(_transposed(block) for block in blocks.values())
    whole = json.dumps(header).encode() + b"\n" + text + body
    return _gzipped(whole)


def _gzipped(data: bytes) -> bytes:
    stream = io.BytesIO()
    with gzip.GzipFile("", "wb", 9, stream, mtime=0) as file:
        file.write(data)
    return stream.getvalue()


def _emptied(value: Any, streams: dict[str, list[NDArray[Any]]], derived: bool) -> Any:
    """A record without the numbers of its arrays, which are appended to the streams."""
    if isinstance(value, dict):
        return {
            name: _emptied(member, streams, derived or name == "answers")
            for name, member in value.items()
        }
    if isinstance(value, list):
        return [_emptied(item, streams, derived) for item in value]
    if not isinstance(value, np.ndarray):
        return value
    name = value.dtype.name
    block = streams.setdefault(_stream_of(name, derived), [])
    block.append(np.ascontiguousarray(value).reshape(-1).view(PARTS.get(name, name)))
    return {"dtype": name, "shape": list(value.shape), "order": "row_major"}


def _transposed(block: NDArray[Any]) -> bytes:
    little = block.astype(block.dtype.newbyteorder("<"), copy=False)
    return little.view(np.uint8).reshape(-1, block.itemsize).T.tobytes()


def read_blocks(path: Path) -> Iterator[tuple[int, Field]]:
    """Yield the numbered records of a file, counted from 1, with arrays for their tensors.

    Raises OracleFormatError if the file is not what it should be, or longer than 64 MiB.
    """
    with located(path):
        content = _content(path)
        head, newline, rest = content.partition(b"\n")
        if not newline:
            raise OracleFormatError("has no header")
        header = parse_json(head)
        if header.child("version").value != VERSION:
            header.child("version").refuse(f"the version read here, {VERSION}")
        size = _count(header.child("bytes"))
        streams = _streams(header.child("blocks"), rest[size:])
    for number, line in enumerate(rest[:size].splitlines(), start=1):
        with located(path, number):
            record = Field(_filled(parse_json(line).value, streams, False))
        yield number, record
    with located(path):
        if _count(header.child("records")) != rest[:size].count(b"\n"):
            header.child("records").refuse("the number of records")
        if any(block.left for block in streams.values()):
            raise OracleFormatError("has more numbers than its records")


def _content(path: Path) -> bytes:
    try:
        with gzip.open(path) as stream:
            content = stream.read(MAX_FILE_BYTES + 1)
    except EOFError:
        raise OracleFormatError("the compressed file is truncated") from None
    except (gzip.BadGzipFile, zlib.error) as error:
        raise OracleFormatError(f"is not a sound gzip file: {error}") from None
    if len(content) > MAX_FILE_BYTES:
        raise OracleFormatError(f"is longer than {MAX_FILE_BYTES} bytes")
    return content


def _count(field: Field) -> int:
    if type(field.value) is not int or field.value < 0:
        field.refuse("an integer >= 0")
    return field.value


class _Block:
    """Numbers of one dtype, handed out from the first to the last."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self.taken = 0

    @property
    def left(self) -> int:
        return self.array.size - self.taken

    def take(self, count: int) -> NDArray[Any]:
        if count > self.left:
            raise OracleFormatError("has fewer numbers than its records")
        self.taken += count
        return self.array[self.taken - count : self.taken]


def _streams(counts: Field, data: bytes) -> dict[str, _Block]:
    stream, blocks = io.BytesIO(data), {}
    for name in counts.mapping():
        if name not in STREAMS:
            counts.fail(f"unknown block {name[:40]!r}")
        blocks[name] = _Block(_block(name, _count(counts.child(name)), stream))
    if stream.read(1):
        raise OracleFormatError("has bytes after its blocks")
    return blocks


def _block(name: str, count: int, stream: BinaryIO) -> NDArray[Any]:
    dtype = np.dtype(name.split()[1])
    data = stream.read(count * dtype.itemsize)
    if len(data) != count * dtype.itemsize:
        raise OracleFormatError("has fewer bytes than its blocks")
    bytes_of_numbers = np.frombuffer(data, np.uint8).reshape(dtype.itemsize, count).T
    little = np.ascontiguousarray(bytes_of_numbers).view(dtype.newbyteorder("<"))
    block = little.reshape(-1).astype(dtype)
    block.flags.writeable = False
    return block


def _filled(value: Any, streams: dict[str, _Block], derived: bool) -> Any:
    if isinstance(value, list):
        return [_filled(item, streams, derived) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"dtype", "shape", "order"}:
        return _array(Field(value), streams, derived)
    return {
        name: _filled(member, streams, derived or name == "answers")
        for name, member in value.items()
    }


def _array(record: Field, streams: dict[str, _Block], derived: bool) -> NDArray[Any]:
    record.only("dtype", "shape", "order")
    dtype = record.child("dtype").choice(_NAMES)
    shape = shape_of(record.child("shape"))
    block = streams.get(_stream_of(dtype, derived))
    if block is None:
        block = _Block(np.empty(0, PARTS.get(dtype, dtype)))
    count = math.prod(shape) * (2 if dtype in PARTS else 1)
    return block.take(count).view(dtype).reshape(shape)
