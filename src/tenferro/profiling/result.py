"""Profiles: rows of steps, and the times of whole calls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tenferro.array_file import complete_file
from tenferro.profiling.limits import Limits


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """A step of a compiled program, with its time and memory in one call of the program.

    `kind` is "kernel" (a fused loop nest), "product" (of matrices), "LAPACK", "NumPy" (with the
    `reason` why it is not native), "loop", "call" (of native code from Python) or "other" (the time
    between steps). `seconds` excludes the steps inside a loop, which have a larger `depth`; `begin`
    and `end` include them, and are relative to the start of the call. `line` is the file and number
    of the user's line, and `text` its source; `derivative` is True if the step computes a
    derivative of this line, and `lines` contains all lines of a fused step. `flops` and `bytes` are
    estimates; `fraction` is the shortest time for them on this machine divided by `seconds`. `held`
    is the memory of the program in bytes, in addition to its arguments, while the step runs.

    >>> import numpy as np
    >>> import tenferro as te
    >>> from tenferro.profiling import profile
    >>> found = profile(lambda x: np.sum(np.sin(x) ** 2))(np.ones(1000))
    >>> [row.kind for row in found.rows if "sin" in row.operations]
    ['kernel']
    """

    kind: str
    operations: tuple[str, ...]
    calls: float
    seconds: float
    share: float
    flops: float
    bytes: float
    fraction: float
    line: str
    text: str
    derivative: bool
    lines: tuple[str, ...]
    reason: str
    held: int
    depth: int
    begin: float
    end: float


@dataclass(frozen=True)
class Profile:
    """The time and memory of a compiled function; `print` shows a table.

    `result` is the result of the function. `seconds` is the mean time of a call with clocks, which
    is the sum of all rows. `overhead` is the fraction by which these calls took longer than calls
    without clocks, and `calls` is the number of calls of each kind.

    >>> import numpy as np
    >>> import tenferro as te
    >>> from tenferro.profiling import profile
    >>> found = profile(lambda x: np.sum(np.sin(x)))(np.zeros(1000))
    >>> found.engine, float(found.result), found.seconds > 0
    ('native', 0.0, True)
    """

    name: str
    engine: str
    result: Any
    rows: Sequence[ProfileRow]
    calls: int
    seconds: float
    overhead: float
    limits: Limits

    @property
    def memory(self) -> int:
        """The largest memory of the program in bytes, in addition to its arguments."""
        return max((row.held for row in self.rows), default=0)

    def __str__(self) -> str:
        from tenferro.profiling.table import table  # loaded when it is needed

        return table(self)

    def __repr__(self) -> str:
        return f"<Profile {self.name}: {len(self.rows)} rows, {self.calls} calls>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as text."""
        from tenferro.explain.html import text_html  # loaded when it is needed

        return text_html(repr(self), str(self))

    def save_html(self, path: str | Path) -> None:
        """Write a self-contained page with the timeline and all steps.

        The file appears only when it is complete. Raises OSError if it cannot be written.
        """
        from tenferro.profiling.page import page  # loaded when it is needed

        with complete_file(Path(path)) as file:
            file.write(page(self))
