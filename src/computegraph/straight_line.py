"""A program as one generated Python function: no interpretation between its steps.

Worth its making only for programs that run often. The text holds nothing but slot numbers and the
names made here; kernels and constants are bound by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from computegraph.compile import CompiledProgram


def straight_line(
    program: CompiledProgram, kernels: Sequence[Callable[..., Any]], frame: Sequence[Any]
) -> Callable[..., list[Any]]:
    """The function of the inputs that `program.run` computes with these kernels and constants."""
    scope: dict[str, Any] = {f"k{i}": kernel for i, kernel in enumerate(kernels)}
    scope.update((f"s{s}", frame[s - program.n_inputs]) for _, s in program.constants)
    lines = []
    for i, (step, dead) in enumerate(zip(program.instructions(), program.released, strict=True)):
        left = ", ".join(f"s{s}" for s in step.outputs)
        right = ", ".join(f"s{s}" for s in step.inputs)
        lines.append(f"    {left} = k{i}({right})")
        if dead and i + 1 < len(kernels):
            lines.append("    " + " = ".join(f"s{s}" for s in dead) + " = None")
    arguments = ", ".join(f"s{s}" for s in range(program.n_inputs))
    outputs = ", ".join(f"s{s}" for s in program.outputs)
    text = "\n".join([f"def run({arguments}):", *lines, f"    return [{outputs}]"])
    exec(text, scope)  # slot numbers and the names above, nothing from outside
    run: Callable[..., list[Any]] = scope["run"]
    return run
