"""Files to JSON values, with bounds on what a file may make of memory."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, cast

from adoracles.cases.fields import Field
from adoracles.errors import OracleFormatError

MAX_LINE_BYTES = 8 * 2**20
MAX_FILE_BYTES = 64 * 2**20


@contextmanager
def located(path: Path, line: int | None = None) -> Iterator[None]:
    """Add a file and a line to the format errors raised inside."""
    try:
        yield
    except OracleFormatError as error:
        raise error.located(path, line) from None


def parse_json(text: bytes) -> Field:
    """Parse JSON as Python writes it (NaN and Infinity included), or raise OracleFormatError."""
    try:
        return Field(json.loads(text))
    except RecursionError:
        raise OracleFormatError("is nested too deeply") from None
    except ValueError as error:
        raise OracleFormatError(f"is not JSON: {error}") from None


def read_json(path: Path) -> Field:
    """Read one JSON file; raises OracleFormatError if it is too long or not JSON."""
    with located(path):
        with path.open("rb") as stream:
            text = stream.read(MAX_LINE_BYTES + 1)
        _bound(len(text), MAX_LINE_BYTES, "file")
        return parse_json(text)


def read_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Yield the numbered lines of a ``.jsonl`` or ``.jsonl.gz`` file, counted from 1.

    Raises OracleFormatError if the compressed stream is broken or ends early, and as soon as a
    line passes 8 MiB or the file 64 MiB when unpacked.
    """
    number = total = 0
    with _open(path) as stream:
        while line := _next_line(stream, path, number + 1):
            number, total = number + 1, total + len(line)
            with located(path, number):
                _bound(len(line), MAX_LINE_BYTES, "line")
                _bound(total, MAX_FILE_BYTES, "file")
            yield number, line


def _open(path: Path) -> BinaryIO:
    return cast(BinaryIO, gzip.open(path) if path.suffix == ".gz" else path.open("rb"))


def _next_line(stream: BinaryIO, path: Path, number: int) -> bytes:
    try:
        return stream.readline(MAX_LINE_BYTES + 1)
    except EOFError:
        problem = "the compressed file is truncated"
    except (gzip.BadGzipFile, zlib.error) as error:
        problem = f"is not a sound gzip file: {error}"
    raise OracleFormatError(problem, line=number, path=path)


def _bound(size: int, bound: int, what: str) -> None:
    if size > bound:
        raise OracleFormatError(f"the {what} is longer than {bound} bytes")
