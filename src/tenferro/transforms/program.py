"""Traced functions as objects to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import compile_program
from tenferro.engines import DEFAULT_ENGINE
from tenferro.transforms.compilation import Compiled


class Program:
    """What a function does to arguments of given shapes and dtypes: print it, run it.

    >>> import numpy as np
    >>> print(trace(lambda x: np.sin(x) * x)(1.0))
    input  v0: float64[]
    v1 = sin(v0): float64[]
    v2 = mul(v1, v0): float64[]
    output v2
    """

    def __init__(self, compiled: Compiled) -> None:
        self._compiled = compiled
        self.graph = compiled.graph

    def __len__(self) -> int:
        """The number of operations."""
        return len(self.graph.order)

    def __str__(self) -> str:
        program = compile_program(self.graph)
        shown = [f"input  v{i}: {program.metas[i]!r}" for i in range(program.n_inputs)]
        shown += [f"v{s} = {op!r}: {program.metas[s]!r}" for op, s in program.constants]
        for step in program.instructions():
            left = ", ".join(f"v{i}" for i in step.outputs)
            right = ", ".join(f"v{i}" for i in step.inputs)
            what = ", ".join(repr(program.metas[i]) for i in step.outputs)
            shown.append(f"{left} = {step.operation!r}({right}): {what}")
        return "\n".join([*shown, "output " + ", ".join(f"v{i}" for i in program.outputs)])


def trace(f: Callable[..., Any]) -> Callable[..., Program]:
    """A function that, called like `f`, gives the program that `f` is for such arguments."""

    def traced(*args: Any, **kwargs: Any) -> Program:
        return Program(Compiled(f, args, kwargs, DEFAULT_ENGINE))

    return traced
