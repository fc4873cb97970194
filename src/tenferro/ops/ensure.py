"""Conditions that have to hold when a program runs, else it raises."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from tenferro.ops.apply import apply
from tenferro.ops.batched import Flags, Size, Unbatched
from tenferro.ops.family import Family
from tenferro.ops.registry import FAMILIES
from tenferro.ops.shapes import refuse
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import bool_

_FLAG: Aval = aval_of((), bool_)
Error = Literal["LinAlgError", "RuntimeError", "ValueError"]


def _infer(x: Aval, holds: Aval, *, message: str, error: Error) -> Aval:
    if holds != _FLAG:
        refuse("ensure", "the condition", holds, "one bool")
    return x


ensure = Family("ensure", _infer, opaque="it raises")
"""x, if the condition holds; an error with `message` else."""


def failure(message: str, error: Error) -> Exception:
    """The error of a condition that does not hold."""
    kinds = {"LinAlgError": np.linalg.LinAlgError, "ValueError": ValueError}
    return kinds.get(error, RuntimeError)(message)


@ensure.jvp
def _(x: Any, holds: Any, y: Any, dx: Any, dholds: Any, **_: Any) -> Any:
    return dx


@ensure.batch
def _(n: Size, on: Flags, x: Any, holds: Any, **params: Any) -> Any:
    """It has to hold for every element."""
    if on[1]:
        holds = apply(FAMILIES["reduce_and"].bind(axes=(0,)), holds)
    y = apply(ensure.bind(**params), x, holds)
    return y if on[0] else Unbatched(y)
