"""Errors of statements that cannot be operations, and errors when programs run."""

from __future__ import annotations

from typing import Any, get_args

from tenferro.ops.arrays.ensure import Error
from tenferro.trace import Trace
from tenferro.transforms.tracing.effects import add_condition


class NotConvertibleError(TypeError):
    """A statement that cannot be an operation, and why."""


def condition(trace: Trace, holds: Any, text: str, kind: Any) -> None:
    """Raise an error of Python's when the program runs, unless this holds."""
    if kind not in get_args(Error):
        kind, text = "RuntimeError", f"{kind}: {text}"
    add_condition(trace, holds, text, kind)
