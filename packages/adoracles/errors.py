"""What can go wrong with a database, and what a library under test may say."""

from __future__ import annotations

from pathlib import Path


class OracleFormatError(Exception):
    """A database file is not what its format says; names the file, the line and the field.

    >>> print(OracleFormatError("'int8' is no dtype", field="inputs.a.dtype", line=3))
    line 3: inputs.a.dtype: 'int8' is no dtype
    """

    def __init__(
        self, problem: str, field: str = "", line: int | None = None, path: Path | None = None
    ) -> None:
        super().__init__(problem, field, line, path)  # all of them, so that it can be pickled
        self.problem = problem
        self.field = field
        self.line = line
        self.path = path

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line is not None else ""
        where = (str(self.path or ""), line, self.field, self.problem)
        return ": ".join(part for part in where if part)

    def located(self, path: Path, line: int | None = None) -> OracleFormatError:
        """Return the same problem with the file and line in which it is."""
        return OracleFormatError(self.problem, field=self.field, line=line, path=path)


class UnsupportedOperationError(Exception):
    """The library under test has no function for this operation or this case of it."""


class MissingRefusalError(Exception):
    """The library differentiated a function at a point where it has no derivative."""


class ReplayError(Exception):
    """The replay could not be finished: a worker process ended by itself."""
