"""A JSON value together with where it is, and the checks that its reader makes."""

from __future__ import annotations

import math
import re
import reprlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NoReturn

from adoracles.errors import OracleFormatError

# Names go to terminals, file names and reports, so nothing else is let in.
_NAME = re.compile(r"[A-Za-z0-9_.\-]{1,200}")


def shown(value: object) -> str:
    """Return a short printable form of a value, however large or odd it is.

    >>> shown("é" * 100)
    "'\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9\\\\xe9...\\\\xe9...'"
    """
    return reprlib.repr(value).encode("ascii", "backslashreplace").decode()


@dataclass(frozen=True, slots=True)
class Field:
    """A JSON value and its place in the record, such as ``probes[0].direction.a``.

    >>> Field({"rtol": -1.0}, "comparison").child("rtol").tolerance()
    Traceback (most recent call last):
    adoracles.errors.OracleFormatError: comparison.rtol: -1.0 is not a finite number >= 0
    """

    value: object
    place: str = ""

    def fail(self, problem: str) -> NoReturn:
        raise OracleFormatError(problem, field=self.place)

    def refuse(self, expected: str) -> NoReturn:
        self.fail(f"{shown(self.value)} is not {expected}")

    def mapping(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            self.refuse("an object")
        return self.value

    def sequence(self) -> list[object]:
        if not isinstance(self.value, list):
            self.refuse("an array")
        return self.value

    def child(self, key: str) -> Field:
        """Return the member `key`, which must be there."""
        member = self.optional(key)
        if member is None:
            self.fail(f"{key!r} is missing")
        return member

    def optional(self, key: str) -> Field | None:
        mapping = self.mapping()
        if key not in mapping:
            return None
        return Field(mapping[key], f"{self.place}.{key}" if self.place else key)

    def items(self) -> Iterator[tuple[str, Field]]:
        """Yield the members of an object whose keys must be plain names."""
        for key in self.mapping():
            if not _NAME.fullmatch(key):
                self.fail(f"{shown(key)} is not a plain name")
            yield key, self.child(key)

    def elements(self) -> Iterator[Field]:
        for index, value in enumerate(self.sequence()):
            yield Field(value, f"{self.place}[{index}]")

    def only(self, *keys: str) -> None:
        """Refuse members other than `keys`."""
        for key in self.mapping():
            if key not in keys:
                self.fail(f"unknown member {shown(key)}")

    def name(self) -> str:
        """Return a string of letters, digits, ``_``, ``-`` and ``.``."""
        if not isinstance(self.value, str) or not _NAME.fullmatch(self.value):
            self.refuse("a plain name")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.refuse("a string")
        return self.value

    def choice(self, choices: Collection[str]) -> str:
        if not isinstance(self.value, str) or self.value not in choices:
            self.refuse(f"one of {', '.join(choices)}")
        return self.value

    def choice_of_key(self, choices: Collection[str]) -> str:
        """Return the name of an object's only member, which must be one of `choices`."""
        (key,) = self.mapping()
        if key not in choices:
            self.fail(f"unknown member {shown(key)}, expected one of {', '.join(choices)}")
        return key

    def tolerance(self) -> float:
        number = self.value
        real = isinstance(number, int | float) and not isinstance(number, bool)
        if not real or not math.isfinite(number) or number < 0:  # type: ignore[arg-type, operator]
            self.refuse("a finite number >= 0")
        return float(number)  # type: ignore[arg-type]
