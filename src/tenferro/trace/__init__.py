"""Recording what a function does to its arguments."""

from tenferro.trace.lines import Line, new_trace, users_line
from tenferro.trace.tracer import (
    InputKey,
    RuleValue,
    Trace,
    TracedNumber,
    Tracer,
    current_trace,
    is_number,
)

__all__ = [
    "InputKey",
    "Line",
    "RuleValue",
    "Trace",
    "TracedNumber",
    "Tracer",
    "current_trace",
    "is_number",
    "new_trace",
    "users_line",
]
