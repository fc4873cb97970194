"""A database on disk: where it is, which files it has, and the cases in them.

A root holds ``cases/OP/FAMILY.cases`` of this library's format, or ``cases/OP/FAMILY.jsonl.gz`` of
either format, one record a line, and ``schema/case.schema.json``; a public database also
``extras/``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from adoracles.cases.case import Case
from adoracles.cases.fields import Field
from adoracles.errors import OracleFormatError
from adoracles.files import own_format, public_format
from adoracles.files.blocks import SUFFIX, read_blocks
from adoracles.files.exclusions import Exclusion, read_exclusions
from adoracles.files.json_values import located, parse_json, read_lines
from adoracles.files.schema import Schema

ROOT_VARIABLE = "TENFERRO_ORACLES"
SHIPPED = Path(__file__).parents[1] / "database"
"""The database that is installed with the package."""
SUFFIXES = (SUFFIX, ".jsonl", ".jsonl.gz")


def find_root(root: str | Path | None = None) -> Path:
    """Return the database's root: the argument, ``TENFERRO_ORACLES``, or what is installed.

    Raises OracleFormatError if there is no ``cases`` directory in it.
    """
    chosen = Path(root or os.environ.get(ROOT_VARIABLE) or SHIPPED).absolute()
    if not (chosen / "cases").is_dir():
        hint = f"give the root of a database, or set {ROOT_VARIABLE}"
        raise OracleFormatError(f"holds no directory 'cases': {hint}", path=chosen)
    return chosen


@dataclass(frozen=True, slots=True)
class Selection:
    """Which cases are wanted. Each is a tuple of shell patterns; an empty one wants all.

    A family is called ``op/family``, or just ``op``, which means all its families.

    >>> Selection(families=("svd/*",)).wants_file("svd", "u_abs")
    True
    >>> Selection(families=("svd",), ops=("eig*",)).wants_file("svd", "u_abs")
    False
    """

    families: tuple[str, ...] = ()
    ops: tuple[str, ...] = ()
    dtypes: tuple[str, ...] = ()

    def wants_file(self, op: str, family: str) -> bool:
        return _matches((op, f"{op}/{family}"), self.families) and _matches((op,), self.ops)

    def wants(self, case: Case) -> bool:
        return _matches((case.dtype,), self.dtypes)


def _matches(names: tuple[str, ...], patterns: tuple[str, ...]) -> bool:
    return not patterns or any(fnmatchcase(name, p) for name in names for p in patterns)


@dataclass(frozen=True, slots=True)
class CaseFile:
    """A file of cases of one operation and family."""

    path: Path
    op: str
    family: str

    @property
    def size(self) -> int:
        """Bytes on disk."""
        return self.path.stat().st_size


@dataclass(frozen=True)
class Database:
    """A database of derivative oracles: ``Database.open(root).cases()`` yields its cases."""

    root: Path
    files: tuple[CaseFile, ...]
    exclusions: Mapping[str, Exclusion] = field(default_factory=dict)
    schema: Schema | None = None

    @classmethod
    def open(cls, root: str | Path | None = None, *, schema: bool = False) -> Database:
        """Open the database at `root` (see `find_root`), listing its files in order.

        With `schema`, every record read later must also satisfy the database's own JSON schema,
        which costs 5 ms a record. Raises OracleFormatError if there is no database, or if its
        exclusions or its schema cannot be read.
        """
        directory = find_root(root)
        own = Schema.read(directory) if schema else None
        return cls(directory, tuple(_files(directory)), read_exclusions(directory), own)

    def select(self, selection: Selection) -> tuple[CaseFile, ...]:
        """Return the files that can hold selected cases."""
        return tuple(f for f in self.files if selection.wants_file(f.op, f.family))

    def cases(self, selection: Selection | None = None) -> Iterator[Case]:
        """Yield the selected cases in the order of files and lines."""
        selection = selection or Selection()
        for file in self.select(selection):
            yield from filter(selection.wants, self.read(file))

    def read(self, file: CaseFile, share: tuple[int, int] = (0, 1)) -> Iterator[Case]:
        """Yield a file's cases; with share (i, n) only every n-th line from the i-th.

        Raises OracleFormatError naming file, line and field where a record is not a sound case
        of the file's operation and family.
        """
        for number, record in _records(file.path, share):
            with located(file.path, number):
                case = self._case(file, record)
            yield case

    def _case(self, file: CaseFile, record: Field) -> Case:
        if self.schema is not None:
            self.schema.check(Field(own_format.with_data(record.value)))
        for member, expected in (("op", file.op), ("family", file.family)):
            if record.child(member).name() != expected:
                record.child(member).refuse(f"{expected!r}, as the file's place says")
        version = record.child("schema_version")
        if version.value == own_format.SCHEMA_VERSION:
            return own_format.decode_case(record)
        return public_format.decode_case(record)


def _records(path: Path, share: tuple[int, int]) -> Iterator[tuple[int, Field]]:
    """The numbered records of a share; lines of other shares are not parsed."""
    first, count = share
    lines = read_blocks(path) if path.suffix == SUFFIX else read_lines(path)
    for number, line in lines:
        if (number - 1) % count == first:
            with located(path, number):
                record = line if isinstance(line, Field) else parse_json(line)
            yield number, record


def _files(root: Path) -> Iterator[CaseFile]:
    for path in sorted((root / "cases").glob("*/*")):
        for suffix in SUFFIXES:
            if path.name.endswith(suffix):
                yield CaseFile(path, path.parent.name, path.name.removesuffix(suffix))
