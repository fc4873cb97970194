"""Loops as rules, passes and engines see them: one view, what flows through bodies, derivatives."""
