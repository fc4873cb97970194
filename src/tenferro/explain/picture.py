"""Drawing the graphs of a function."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any

from tenferro.explain.html import Picture
from tenferro.explain.stages import StageGraph, StageNode

COLORS = {
    "input": "#cfe8ff",
    "seed": "#ffe3b3",
    "read": "#e8e8e8",
    "primal": "#d5efd5",
    "linear": "#ffd6cc",
}
LEGEND = {
    "input": "input",
    "seed": "tangent or cotangent seed",
    "read": "value of an earlier graph",
    "primal": "primary operation",
    "linear": "linear operation",
}


def draw(stages: Sequence[StageGraph]) -> Picture:
    """The stages side by side as an SVG: arrows run down, bold where they carry a tangent."""
    from matplotlib.figure import Figure  # heavy, and an optional dependency

    depth = max(len(set(_layers(stage).values())) for stage in stages)
    figure = Figure(figsize=(5.2 * len(stages), 1.0 + 0.95 * depth), layout="constrained")
    axes = figure.subplots(1, len(stages), squeeze=False)[0]
    for ax, stage in zip(axes, stages, strict=True):
        _draw_stage(ax, stage)
    figure.legend(handles=_legend(), loc="outside lower center", ncols=5, frameon=False)
    return svg(figure)


def svg(figure: Any) -> Picture:
    """A figure as the text of an SVG element, the same at every run."""
    from matplotlib import rc_context

    text = StringIO()
    with rc_context({"svg.hashsalt": "tenferro", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    whole = text.getvalue()
    return Picture(whole[whole.index("<svg") :])


def _layers(stage: StageGraph) -> dict[int, int]:
    """Each node below everything it reads; nodes without operands are just above their first
    user."""
    layer: dict[int, int] = {}
    for node in stage.nodes:
        layer[node.id] = 1 + max((layer[a] for a in node.operands), default=-1)
    for node in stage.nodes:
        users = [layer[u.id] for u in stage.nodes if node.id in u.operands]
        if not node.operands and users:
            layer[node.id] = min(users) - 1
    return layer


def _positions(stage: StageGraph) -> dict[int, Any]:
    from networkx import DiGraph, multipartite_layout

    layer = _layers(stage)
    graph = DiGraph()
    for node in stage.nodes:
        graph.add_node(node.id, subset=-layer[node.id])
    layout = multipartite_layout(graph, align="horizontal")
    rows = sorted(set(layer.values()))
    count = {r: sum(1 for v in layer.values() if v == r) for r in rows}
    seen = dict.fromkeys(rows, 0)
    spots = {}
    for v in sorted(layout, key=lambda v: (layer[v], layout[v][0])):
        r = layer[v]
        seen[r] += 1
        spots[v] = (seen[r] / (count[r] + 1), -float(rows.index(r)))
    return spots


def _draw_stage(ax: Any, stage: StageGraph) -> None:
    spots = _positions(stage)
    for node in stage.nodes:
        for a, active in zip(node.operands, node.active, strict=True):
            _arrow(ax, spots[a], spots[node.id], active)
        _box(ax, spots[node.id], node, node.id in stage.outputs)
    ax.set_title(stage.title, fontsize=13)
    ax.set_xlim(0, 1)
    ax.set_ylim(min((y for _, y in spots.values()), default=0.0) - 0.5, 0.5)
    ax.axis("off")


def _arrow(ax: Any, tail: Any, head: Any, active: bool) -> None:
    style: dict[str, Any] = {"arrowstyle": "-|>", "color": "#c0392b" if active else "#888888"}
    style |= {"linewidth": 1.8 if active else 0.9, "shrinkA": 12, "shrinkB": 12}
    style["connectionstyle"] = "arc3,rad=0.08"
    ax.annotate("", xy=head, xytext=tail, arrowprops=style)


def _box(ax: Any, at: Any, node: StageNode, is_output: bool) -> None:
    color, width = ("black", 2.0) if is_output else ("#666666", 0.7)
    box = {"boxstyle": "round,pad=0.35", "facecolor": COLORS[node.kind]}
    box |= {"edgecolor": color, "linewidth": width}  # type: ignore[dict-item]
    ax.text(*at, node.label, ha="center", va="center", fontsize=10, bbox=box)


def _legend() -> list[Any]:
    from matplotlib.patches import Patch

    return [Patch(facecolor=COLORS[k], edgecolor="#666666", label=LEGEND[k]) for k in COLORS]
