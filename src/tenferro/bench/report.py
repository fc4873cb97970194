"""The figures of a run as a table, as JSON, and as a page with a chart."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from html import escape
from math import log2
from pathlib import Path
from typing import Any

from tenferro.bench.measure import Comparison, geometric_mean

_ROW, _LEFT, _WIDTH = 18, 300, 420


def figures(found: Sequence[Comparison], ours: str) -> dict[str, Any]:
    """All figures as plain data: microseconds per call, and ratios theirs / ours."""
    others = [name for name in found[0].times if name != ours] if found else []
    return {
        "machine": {"processor": platform.processor() or platform.machine()},
        "ours": ours,
        "geometric_means": {
            other: geometric_mean([c.ratio(ours, other) for c in found]) for other in others
        },
        "workloads": [_row(c, ours, others) for c in found],
    }


def _row(found: Comparison, ours: str, others: Sequence[str]) -> dict[str, Any]:
    return {
        "name": found.workload.name,
        "kind": found.workload.kind,
        "error": found.error,
        "microseconds": {name: 1e6 * t.median for name, t in found.times.items()},
        "least_microseconds": {name: 1e6 * t.least for name, t in found.times.items()},
        "first_call_milliseconds": {name: 1e3 * t.first for name, t in found.times.items()},
        "ratios": {other: found.ratio(ours, other) for other in others},
    }


def text(data: dict[str, Any]) -> str:
    """A table for the terminal.

    >>> print(text({"ours": "a", "geometric_means": {}, "workloads": []}))
    workload                                           a
    """
    others = list(data["geometric_means"])
    lines = [
        f"{'workload':40s}{data['ours']:>12s}"
        + "".join(f"{other:>12s}{'ratio':>8s}" for other in others)
    ]
    for row in data["workloads"]:
        line = f"{row['name']:40s}{row['microseconds'][data['ours']]:12.1f}"
        for other in others:
            line += f"{row['microseconds'][other]:12.1f}{row['ratios'][other]:8.2f}"
        lines.append(line)
    means = [f"geometric mean beside {n}: {x:.2f}" for n, x in data["geometric_means"].items()]
    return "\n".join([*lines, *means])


def write(data: dict[str, Any], folder: Path) -> Path:
    """Write `bench.json` and `bench.html`; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bench.json").write_text(json.dumps(data, indent=1), "utf-8")
    page = folder / "bench.html"
    page.write_text(_page(data), "utf-8")
    return page


def _page(data: dict[str, Any]) -> str:
    charts = "".join(
        f"<h2>{escape(other)}: time divided by ours, geometric mean {mean:.2f}</h2>"
        + _chart(data, other)
        for other, mean in data["geometric_means"].items()
    )
    style = "body{font:14px sans-serif;margin:2em} pre{font-size:12px}"
    return (
        f"<!doctype html><meta charset='utf-8'><title>Benchmarks</title><style>{style}</style>"
        f"<h1>Benchmarks</h1>{charts}<pre>{escape(text(data))}</pre>\n"
    )


def _chart(data: dict[str, Any], other: str) -> str:
    """Bars on a logarithmic scale; to the right of the line we are faster."""
    ratios = [(row["name"], row["ratios"][other]) for row in data["workloads"]]
    height = _ROW * len(ratios)
    bars = "".join(_bar(i, name, ratio) for i, (name, ratio) in enumerate(ratios))
    middle = _place(1.0)
    line = f"<line x1='{middle}' x2='{middle}' y1='0' y2='{height}' stroke='black'/>"
    return f"<svg width='{_LEFT + _WIDTH + 60}' height='{height}'>{bars}{line}</svg>"


def _place(ratio: float) -> float:
    """The position of a ratio: from a quarter to thirty-two times."""
    return _LEFT + _WIDTH * (min(5.0, max(-2.0, log2(ratio))) + 2) / 7


def _bar(i: int, name: str, ratio: float) -> str:
    low, high = sorted((_place(1.0), _place(ratio)))
    color = "#2a7" if ratio >= 1 else "#c43"
    y = i * _ROW
    return (
        f"<text x='{_LEFT - 8}' y='{y + 13}' text-anchor='end' font-size='12'>{escape(name)}</text>"
        f"<rect x='{low:.1f}' y='{y + 3}' width='{high - low:.1f}' height='12' fill='{color}'/>"
        f"<text x='{high + 4:.1f}' y='{y + 13}' font-size='11'>{ratio:.2f}</text>"
    )
