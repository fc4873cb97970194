"""Recording what a function does to its arguments."""

from tenferro.trace.tracer import InputKey, RuleValue, Trace, Tracer, current_trace

__all__ = ["InputKey", "RuleValue", "Trace", "Tracer", "current_trace"]
