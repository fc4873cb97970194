"""Tracing functions: arguments, parameters, values, random states."""
