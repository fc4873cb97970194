"""Graphs as a page of HTML: operations side by side, the source of each, and memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import prod
from pathlib import Path
from typing import Any

from computegraph import Body, Origin
from tenferro.explain.document import document
from tenferro.explain.program_text import operation_text
from tenferro.explain.rule_text import rule_text
from tenferro.explain.stages import Primal, StageGraph, StageNode, stage
from tenferro.ops.base.bodies import bodies_in
from tenferro.trace.tracer import InputKey

_HERE = Path(__file__).parent


class Table:
    """Values that rows refer to by number, each once."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def number(self, key: Any) -> int:
        """The number of a value; -1 for None."""
        return -1 if key is None else self.numbers.setdefault(key, len(self.numbers))


class GraphsPage:
    """The data of a page, collected stage by stage."""

    def __init__(self) -> None:
        self.lines, self.families = Table(), Table()

    def data(self, stages: Sequence[StageGraph]) -> dict[str, Any]:
        """All that the script of the page reads."""
        shown = [
            {"title": s.title, "rows": list(self._rows(s)), "memory": live_bytes(s)} for s in stages
        ]
        return {
            "stages": shown,
            "lines": [str(line) for line in self.lines.numbers],
            "families": [rule_text(family) for family in self.families.numbers],
        }

    def _rows(self, s: StageGraph) -> Iterator[list[Any]]:
        for node in s.nodes:
            operation, line, source = node.operation, None, -1
            if node.origin is not None:
                line, source = place_of(node.origin)
            bodies = () if operation is None else bodies_in(operation)
            yield [
                node.id, node.kind, _text(node), repr(node.meta), list(node.operands),
                self.lines.number(line), source,
                -1 if operation is None else self.families.number(operation.family),
                [list(self._rows(_body_stage(body))) for body in bodies],
            ]  # fmt: skip


def place_of(origin: Origin) -> tuple[Any, int]:
    """The line of an origin, and the primal value, where it was marked with one."""
    where = origin.where
    return (where.line, where.value) if isinstance(where, Primal) else (where, -1)


def _text(node: StageNode) -> str:
    return node.label if node.operation is None else operation_text(node.operation)


def _body_stage(body: Body) -> StageGraph:
    graph = body.graph(lambda i: InputKey(i, f"v{i}"))
    return stage(graph.arena, "body", 0, graph.outputs)


def live_bytes(s: StageGraph) -> list[int]:
    """Bytes of the values that are alive after each node, if nodes are computed in order.

    Inputs, values of earlier graphs and outputs stay; others go after their last use.
    """
    sizes = [_bytes(node) for node in s.nodes]
    place = {node.id: i for i, node in enumerate(s.nodes)}
    last = {a: i for i, node in enumerate(s.nodes) for a in node.operands}
    ends: dict[int, int] = {}
    for v, i in last.items():
        if v in place and s.nodes[place[v]].operands and v not in s.outputs:
            ends[i] = ends.get(i, 0) + sizes[place[v]]
    found, alive = [], 0
    for i, size in enumerate(sizes):
        alive += size
        found.append(alive)
        alive -= ends.get(i, 0)
    return found


def _bytes(node: StageNode) -> int:
    shape = node.meta.shape
    known = all(isinstance(n, int) for n in shape)
    return int(prod(shape)) * int(node.meta.dtype.itemsize) if known else 0


def graphs_page(
    name: str, about: str, stages: Sequence[StageGraph], compiled: Sequence[Any]
) -> str:
    """The page of a function: its graphs, and what compilation made of it."""
    steps = "".join(
        f"<details><summary><code>{escape(s.name)}</code> {escape(s.about)}</summary>"
        f"<pre>{escape(s.text)}</pre></details>"
        for s in compiled
    )
    body = f"""<h1><code>{escape(name)}</code></h1>
<p class="soft">{escape(about)} Click an operation for its line, its rule and
the operation that it is derived from.</p>
<p><input id="search" type="search" placeholder="search operations, shapes, lines"
aria-label="search operations"> <span id="found" class="soft"></span>
<label class="soft">zoom <input id="zoom" type="range" min="2" max="18" value="13"></label></p>
<div id="graphs"></div>
<div id="details" class="soft"></div>
<h2>Memory</h2>
<p class="soft">Bytes that are alive after each operation, if they run one by one in this order.
Compiled code needs less: fused values never reach memory.</p>
<div id="memory"></div>
<h2>Compilation</h2>{steps}"""
    style = (_HERE / "graphs.css").read_text("utf-8")
    script = (_HERE / "graphs.js").read_text("utf-8")
    return document(name, body, GraphsPage().data(stages), style=style, script=script)
