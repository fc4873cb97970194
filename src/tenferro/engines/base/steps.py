"""What a compiled program consists of: how many steps of which kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

_BLAS = "dot_general"


@dataclass(frozen=True, slots=True)
class Steps:
    """Calls of native kernels, of BLAS, and of NumPy kernels with their families.

    >>> print(Steps.of(["dot_general", "sort", "sort"], native=3))
    3 native steps, 1 BLAS step, 2 NumPy steps (2 sort)
    """

    native: int
    blas: int
    numpy: tuple[str, ...]
    xla: int = 0
    """Executables of XLA; the NumPy kernels here are called from within them."""

    @classmethod
    def of(cls, families: Iterable[str], native: int = 0) -> Steps:
        """The steps of native kernels and of operations that run through their NumPy kernels."""
        names = list(families)
        rest = tuple(name for name in names if name != _BLAS)
        return cls(native, len(names) - len(rest), rest)

    def __str__(self) -> str:
        counts = sorted(Counter(self.numpy).items())
        shown = ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts)
        if self.xla:
            text = f"{_counted(self.xla, 'XLA')}, {_counted(len(self.numpy), 'host')}"
        else:
            parts = (_counted(self.native, "native"), _counted(self.blas, "BLAS"))
            text = ", ".join((*parts, _counted(len(self.numpy), "NumPy")))
        return f"{text} ({shown})" if shown else text


def _counted(n: int, kind: str) -> str:
    return f"{n} {kind} step{'' if n == 1 else 's'}"
