"""A database on disk: where it is, which files it has, and the cases in them.

A root holds ``cases/OP/FAMILY.jsonl.gz``, one record a line, ``extras/`` and
``schema/case.schema.json``.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path

from adoracles.errors import OracleFormatError
from adoracles.extras import Extras, Pivots, read_extras
from adoracles.fields import Field
from adoracles.reading import located, parse_json, read_lines
from adoracles.records import Case, decode_case
from adoracles.schema import Schema
from adoracles.tensors import Tensor, form

ROOT_VARIABLE = "TENFERRO_ORACLES"
PROJECT = Path(__file__).parents[2]
DEFAULT_ROOT = PROJECT.parent / "shared" / "oracles"


def find_root(root: str | Path | None = None) -> Path:
    """Return the database's root: the argument, else ``TENFERRO_ORACLES``, else beside the project.

    Raises OracleFormatError if there is no ``cases`` directory in it.
    """
    chosen = Path(root or os.environ.get(ROOT_VARIABLE) or DEFAULT_ROOT).absolute()
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
    extras: Extras = field(default_factory=Extras)
    schema: Schema | None = None

    @classmethod
    def open(cls, root: str | Path | None = None, *, schema: bool = False) -> Database:
        """Open the database at `root` (see `find_root`), listing its files in order.

        With `schema`, every record read later must also satisfy the database's own JSON schema,
        which costs 5 ms a record. Raises OracleFormatError if there is no database, or if its
        extras or its schema cannot be read.
        """
        directory = find_root(root)
        own = Schema.read(directory) if schema else None
        return cls(directory, tuple(_files(directory)), read_extras(directory), own)

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
        first, count = share
        for number, line in read_lines(file.path):
            if (number - 1) % count == first:
                with located(file.path, number):
                    case = self._case(file, parse_json(line))
                yield case

    def _case(self, file: CaseFile, record: Field) -> Case:
        if self.schema is not None:
            self.schema.check(record)
        for member, expected in (("op", file.op), ("family", file.family)):
            if record.child(member).name() != expected:
                record.child(member).refuse(f"{expected!r}, as the file's place says")
        case = decode_case(record)
        pivots = self.extras.pivots.get(case.case_id)
        if pivots is None:
            return case
        return replace(case, fixed={"pivots": _like_rows(pivots, case.inputs["a"])})


def _like_rows(pivots: Pivots, factors: Tensor) -> Pivots:
    """Give pivots a shape: nested lists do not keep that of an empty batch."""
    if pivots.size != math.prod(factors.shape[:-1]):
        raise OracleFormatError(f"{pivots.size} pivots for {form(factors)}", "inputs.a")
    return pivots.reshape(factors.shape[:-1])


def _files(root: Path) -> Iterator[CaseFile]:
    for path in sorted((root / "cases").glob("*/*.jsonl*")):
        if path.name.endswith((".jsonl", ".jsonl.gz")):
            yield CaseFile(path, path.parent.name, path.name.partition(".jsonl")[0])
