"""Programs as text: a line per operation, below them the bodies of loops and branches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from computegraph import Body, CompiledProgram, MaterializedGraph, compile_program
from tenferro.ops.base.apply import elements_of
from tenferro.ops.base.bodies import bodies_in

_SHOWN_ELEMENTS = 8
"""Up to how many elements of a constant are all shown."""


def text_of(graph: MaterializedGraph) -> str:
    """The graph, line by line, then each body that its operations hold."""
    names = {body: name for name, body in bodies_of(graph)}
    lines = _lines(compile_program(graph), names)
    for body, name in names.items():
        lines.append(f"{name}:")
        lines += [f"  {line}" for line in _lines(compile_program(body.graph()), names)]
    return "\n".join(lines)


def bodies_of(graph: MaterializedGraph) -> Iterator[tuple[str, Body]]:
    """The bodies that operations of a graph hold, and those inside them, each once, with names."""
    seen: set[Body] = set()
    queue = [graph]
    for each in queue:
        for _, operation, _, _ in each.arena.applications(each.order):
            for body in bodies_in(operation):
                if body not in seen:
                    seen.add(body)
                    queue.append(body.graph())
                    yield f"body{len(seen)}", body


def _lines(program: CompiledProgram, names: dict[Body, str]) -> list[str]:
    metas = program.metas
    lines = [f"input  v{i}: {metas[i]!r}" for i in range(program.n_inputs)]
    lines += [f"v{s} = {operation_text(op, names)}: {metas[s]!r}" for op, s in program.constants]
    for step in program.instructions():
        left = ", ".join(f"v{i}" for i in step.outputs)
        right = ", ".join(f"v{i}" for i in step.inputs)
        what = ", ".join(repr(metas[i]) for i in step.outputs)
        lines.append(f"{left} = {operation_text(step.operation, names)}({right}): {what}")
    return [*lines, "output " + ", ".join(f"v{i}" for i in program.outputs)]


def operation_text(operation: Any, names: Mapping[Body, str] = MappingProxyType({})) -> str:
    """An operation, with the elements of a constant and the names of its bodies."""
    if operation.name == "constant":
        return f"constant[{_numbers(elements_of(operation))}]"
    if not bodies_in(operation):
        return repr(operation)
    params = ", ".join(f"{k}={_named(v, names)}" for k, v in operation.params.items())
    return f"{operation.name}[{params}]"


def _numbers(elements: np.ndarray[Any, Any]) -> str:
    """Elements on one line, with the first and last of many."""
    if elements.size <= _SHOWN_ELEMENTS:
        return repr(elements.tolist())
    text = np.array2string(elements, threshold=_SHOWN_ELEMENTS, separator=", ", floatmode="unique")
    return " ".join(text.split())


def _named(value: Any, names: Mapping[Body, str]) -> str:
    if isinstance(value, Body):
        return names.get(value, "body")
    if isinstance(value, tuple) and any(isinstance(x, Body) for x in value):
        return f"({', '.join(_named(x, names) for x in value)})"
    return repr(value)
