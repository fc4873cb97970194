"""Recording what a function does to its arguments."""

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
    "RuleValue",
    "Trace",
    "TracedNumber",
    "Tracer",
    "current_trace",
    "is_number",
]
