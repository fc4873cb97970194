"""How a program runs whose results may depend on a basis that a factorization chose."""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal

How = Literal["plain", "rotated", "shifted"]


@dataclass
class Probe:
    """How a program runs whose results may depend on a basis, and whether something said so."""

    how: How
    is_open: bool = False


probe: ContextVar[Probe | None] = ContextVar("tenferro_gauge_probe", default=None)
"""None if nobody looks."""


def runs(how: How) -> bool:
    """Whether a program runs like this."""
    now = probe.get()
    return now is not None and now.how == how


def rotates() -> bool:
    """Whether factorizations are to give another basis."""
    return runs("rotated")
