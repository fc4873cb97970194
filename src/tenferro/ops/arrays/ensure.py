"""Conditions that have to hold when a program runs; otherwise it raises or warns.

Maths note: control.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from tenferro.errors import GaugeError, GaugeWarning, UndecidedGaugeError
from tenferro.ops.base import Family, apply, refuse_dtype
from tenferro.ops.base.batched import Flags, Size, Unbatched
from tenferro.tensor import Aval

Error = Literal[
    "ArithmeticError",
    "AssertionError",
    "FloatingPointError",
    "GaugeError",
    "GaugeWarning",
    "IndexError",
    "KeyError",
    "LinAlgError",
    "NotImplementedError",
    "OverflowError",
    "RuntimeError",
    "TypeError",
    "UnboundLocalError",
    "UndecidedGaugeError",
    "ValueError",
    "ZeroDivisionError",
]
_PYTHONS: tuple[type[Exception], ...] = (
    ArithmeticError, AssertionError, FloatingPointError, IndexError, KeyError, NotImplementedError,
    OverflowError, RuntimeError, TypeError, UnboundLocalError, ValueError, ZeroDivisionError,
)  # fmt: skip
_KINDS: dict[str, type[Exception]] = {
    **{kind.__name__: kind for kind in _PYTHONS},
    "LinAlgError": np.linalg.LinAlgError,
    "GaugeError": GaugeError,
    "UndecidedGaugeError": UndecidedGaugeError,
    "GaugeWarning": GaugeWarning,
}
RAISED = tuple(kind for kind in _KINDS.values() if not issubclass(kind, Warning))
"""The errors of programs."""


def _infer(x: Aval, holds: Aval, *, message: str, error: Error) -> Aval:
    if holds.dtype.kind != "b":
        refuse_dtype("ensure", "the condition's dtype", holds.dtype, "bool")
    return x


ensure = Family("ensure", _infer, linear=(0,), opaque="it raises")
"""x, if all conditions hold; otherwise an error, or a warning, with `message`.

`{which}` in the message becomes words for the first matrix of a batch whose condition does not
hold: conditions have the shape of the batch.
"""


EFFECT = "te.debug.print failed"
"""The message for a condition that always holds, on which an effect lets a value wait for it."""


def ensured(x: Any, holds: Any, message: str, error: Error) -> Any:
    """x, once all conditions hold."""
    return apply(ensure.bind(message=message, error=error), x, holds)


def ensured_leaves(
    leaves: Sequence[Any], holds: Any, message: str, error: Error = "RuntimeError"
) -> list[Any]:
    """Each of some arrays, once all conditions hold."""
    return [ensured(x, holds, message, error) for x in leaves]


def failure(message: str, error: Error, shape: tuple[int, ...], number: int) -> Exception:
    """The error or warning for conditions of this shape, of which the `number`-th, from 1, fails.

    >>> failure("solve: {which} is singular", "LinAlgError", (2, 2), 3)
    LinAlgError('solve: matrix [1, 0] of the batch is singular')
    """
    return _KINDS[error](message.replace("{which}", which(shape, number)))


def raise_or_warn(found: Exception) -> None:
    """Raise an error, or issue a warning."""
    if not isinstance(found, Warning):
        raise found
    warnings.warn(found, stacklevel=2)


def which(shape: tuple[int, ...], number: int) -> str:
    """Words for the `number`-th matrix, from 1, of a batch of this shape."""
    if not shape:
        return "the matrix"
    return f"matrix {[int(i) for i in np.unravel_index(number - 1, shape)]} of the batch"


@ensure.jvp
def _(x: Any, holds: Any, y: Any, dx: Any, dholds: Any, **_: Any) -> Any:
    return dx


@ensure.transpose(0)
def _(ct: Any, x: Any, holds: Any, **_: Any) -> Any:
    return ct


@ensure.batch
def _(n: Size, on: Flags, x: Any, holds: Any, **params: Any) -> Any:
    """The conditions of all elements have to hold."""
    y = apply(ensure.bind(**params), x, holds)
    return y if on[0] else Unbatched(y)
