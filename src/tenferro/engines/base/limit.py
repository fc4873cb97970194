"""Limits of memory: what engines say where a program cannot keep one."""

from __future__ import annotations

from collections.abc import Sequence

_MEBIBYTE = 2**20


def does_not_fit(limit: int, peak: int, largest: Sequence[str]) -> MemoryError:
    """The error of a program that needs `peak` bytes; `largest` describes its largest values."""
    values = ", ".join(largest)
    there = f"; the largest values there are {values}" if values else ""
    return MemoryError(
        f"memory_limit is {mebibytes(limit)}, but no order of steps was found that needs less than "
        f"{mebibytes(peak)} in addition to the arguments{there}"
    )


def mebibytes(n: int) -> str:
    """Bytes as messages show them.

    >>> mebibytes(3 * 2**19)
    '1.5 MiB'
    """
    return f"{n / _MEBIBYTE:.4g} MiB"
