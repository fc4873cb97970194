"""Whether compiled programs are compared with the reference engine when they first run."""

from __future__ import annotations

import os
from collections.abc import Callable

_VARIABLE = "TENFERRO_VERIFY"
_on = os.environ.get(_VARIABLE, "") not in ("", "0")
_changes: list[Callable[[bool], object]] = []


def verify(on: bool = True) -> None:
    """Compare each compiled program, at its first run, with the reference engine, or stop doing so.

    The results for the actual arguments are compared with those of the NumPy kernels, operation by
    operation. A difference that rounding cannot explain raises `te.VerificationError`, which names
    the step of compilation after which results differ, and a file that reproduces it. The first run
    waits for optimized code; later runs are not compared and take the usual time. Programs that ran
    before are compared at their next run. `te.jit(f, verify=True)` compares the programs of one
    function, and the environment variable `TENFERRO_VERIFY=1` all of a process. See
    `docs/checking.md` for what is compared, and what it costs.

    Raises TypeError if `on` is not a bool.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.runtime.verify()
    >>> te.jit(lambda x: np.tanh(x) * 2.0)(np.zeros(2))
    array([0., 0.])
    >>> te.runtime.verify(False)
    """
    global _on
    if not isinstance(on, bool):
        raise TypeError(f"verify: on is {on!r}, expected True or False")
    _on = on
    for change in _changes:
        change(on)


def get_verify() -> bool:
    """Return whether compiled programs are compared with the reference engine.

    >>> get_verify()
    False
    """
    return _on


def on_change(change: Callable[[bool], object]) -> None:
    """Have `change(on)` called when the setting may have changed."""
    _changes.append(change)
