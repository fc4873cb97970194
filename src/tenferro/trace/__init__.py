"""Recording what a function does to its arguments."""

from tenferro.trace.lines import (
    Line,
    Lines,
    add_origin,
    new_trace,
    origin_text,
    users_code,
    users_line,
    users_place,
)
from tenferro.trace.tracer import (
    InputKey,
    RuleValue,
    Trace,
    TracedNumber,
    Tracer,
    current_trace,
    is_number,
    may_not_run,
    tracing,
)

__all__ = [
    "InputKey", "Line", "Lines", "RuleValue", "Trace", "TracedNumber", "Tracer", "add_origin",
    "current_trace", "is_number", "may_not_run", "new_trace", "origin_text", "tracing",
    "users_code", "users_line", "users_place",
]  # fmt: skip
