"""Primitives with bodies: loops, branches, calls, checkpoints, and how they are batched."""
