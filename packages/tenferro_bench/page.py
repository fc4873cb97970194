"""The figures of a run as files: JSON, and one HTML page without anything to load."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from math import log2
from pathlib import Path
from typing import Any

from tenferro_bench.report import summary

_ROW, _LEFT, _WIDTH, _RIGHT = 20, 290, 640, 150
_LEAST, _MOST = -2.0, 5.0  # of the chart, powers of two
_STYLE = """
body{font:15px/1.45 system-ui,sans-serif;margin:2.5em auto;max-width:1120px;padding:0 1.5em;
color:#1c2430;background:#fff}
h1{font-size:1.7em;margin:0 0 .1em} h2{font-size:1.2em;margin:2em 0 .5em}
p{color:#5a6675;margin:.2em 0} ul{padding-left:1.2em} svg text{font-size:12px;fill:#1c2430}
.tiles{display:flex;gap:14px;flex-wrap:wrap;margin:1.4em 0}
.tile{background:#f2f5f9;border-radius:8px;padding:12px 18px;min-width:150px}
.tile b{display:block;font-size:1.7em} .tile span{color:#5a6675;font-size:.87em}
table{border-collapse:collapse;font-size:13px;width:100%} td,th{padding:3px 9px;text-align:right}
td:first-child,th:first-child{text-align:left} th{border-bottom:2px solid #c8d0da;font-weight:600}
tr:nth-child(even) td{background:#f7f9fb} td.bad{color:#b3261e;font-weight:600}
.wide{overflow-x:auto}
"""


def write(data: dict[str, Any], folder: Path) -> Path:
    """Write `bench.json` and `bench.html`; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "bench.json").write_text(json.dumps(data, indent=1), "utf-8")
    found = folder / "bench.html"
    found.write_text(page(data), "utf-8")
    return found


def page(data: dict[str, Any]) -> str:
    """The page: what it ran on, the most telling figures, a chart for each peer, all rows."""
    charts = "".join(
        f"<h2>Time of {escape(other)} divided by ours</h2>"
        "<p>To the right of 1 we are faster. Medians of interleaved rounds; "
        "logarithmic scale.</p>"
        + _chart([row for row in data["workloads"] if other in row["ratios"]], other)
        for other in data["geometric_means"]
    )
    lines = "".join(f"<li>{escape(x)}</li>" for x in summary(data))
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Benchmarks</title>"
        "<meta name='viewport' content='width=device-width'>"
        f"<style>{_STYLE}</style><h1>Benchmarks</h1><p>{escape(_machine(data['machine']))}</p>"
        f"{_tiles(data)}{charts}<h2>Summary</h2><ul>{lines}</ul>"
        f"<h2>All workloads</h2><div class='wide'>{_table(data)}</div></html>\n"
    )


def _machine(machine: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {v}" for name, v in machine["versions"].items())
    return (
        f"{machine['processor']}, {machine['processors']} processors; Python "
        f"{machine['python']}, {versions}; {machine['system']}"
    )


def _tiles(data: dict[str, Any]) -> str:
    tiles = [
        (f"{mean:.2f}×", f"geometric mean, {other} / ours")
        for other, mean in data["geometric_means"].items()
    ]
    tiles += [(f"{w['ratio']:.2f}×", f"worst, {o}: {w['name']}") for o, w in data["worst"].items()]
    first = data["first_results"]
    tiles += [
        (f"{share:.0%}", f"first results before {o}")
        for o, share in first.get("faster_cold", {}).items()
    ]
    if first:
        tiles.append((f"{first['disk_median']:.1f} ms", "median first result from disk"))
    tiles.append((str(data["references"]), "steps outside of native programs"))
    shown = "".join(
        f"<div class='tile'><b>{escape(a)}</b><span>{escape(b)}</span></div>" for a, b in tiles
    )
    return f"<div class='tiles'>{shown}</div>"


def _chart(rows: Sequence[Any], other: str) -> str:
    """Bars on a logarithmic scale; to the right of the line we are faster."""
    height = _ROW * len(rows)
    bars = "".join(_bar(i, row["name"], row["ratios"][other]) for i, row in enumerate(rows))
    return (
        f"<svg width='{_LEFT + _WIDTH + _RIGHT}' height='{height + 26}' role='img' "
        f"aria-label='time of {escape(other)} divided by ours'>{_grid(height)}{bars}</svg>"
    )


def _grid(height: int) -> str:
    found = ""
    for power in range(int(_LEAST), int(_MOST) + 1):
        x = _place(2.0**power)
        color = "#1c2430" if power == 0 else "#dbe1e8"
        found += (
            f"<line x1='{x:.1f}' x2='{x:.1f}' y1='0' y2='{height}' stroke='{color}'/>"
            f"<text x='{x:.1f}' y='{height + 18}' text-anchor='middle'>{2.0**power:g}×</text>"
        )
    return found


def _place(ratio: float) -> float:
    """The position of a ratio; those outside the chart are drawn at its end."""
    return _LEFT + _WIDTH * (min(_MOST, max(_LEAST, log2(ratio))) - _LEAST) / (_MOST - _LEAST)


def _bar(i: int, name: str, ratio: float) -> str:
    low, high = sorted((_place(1.0), _place(ratio)))
    color = "#1f9d6b" if ratio >= 1 else "#d1493f"
    y = i * _ROW
    return (
        f"<text x='{_LEFT - 10}' y='{y + 14}' text-anchor='end'>{escape(name)}</text>"
        f"<rect x='{low:.1f}' y='{y + 3}' width='{max(1.0, high - low):.1f}' height='14' rx='2' "
        f"fill='{color}'/><text x='{high + 6:.1f}' y='{y + 14}'>{ratio:.2f}</text>"
    )


def _table(data: dict[str, Any]) -> str:
    others = list(data["geometric_means"])
    titles = ["", f"{data['ours']}, µs"]
    for other in others:
        titles += [f"{other}, µs", "ratio"]
    titles += ["first ms, cold", "final code", "from disk", "temporaries, kB", "outside"]
    head = "".join(f"<th>{escape(t)}</th>" for t in titles)
    rows = "".join(f"<tr>{_cells(row, data['ours'], others)}</tr>" for row in data["workloads"])
    return f"<table><tr>{head}</tr>{rows}</table>"


def _cells(row: dict[str, Any], ours: str, others: Sequence[str]) -> str:
    cells = f"<td>{escape(row['name'])}</td><td>{row['microseconds'][ours]:,.1f}</td>"
    for other in others:
        if other not in row["ratios"]:
            cells += "<td></td><td></td>"
            continue
        ratio = row["ratios"][other]
        mark = " class='bad'" if ratio < 1 else ""
        cells += f"<td>{row['microseconds'][other]:,.1f}</td><td{mark}>{ratio:.2f}</td>"
    first = row["first_milliseconds"].values()
    for column in ("cold", "final", "disk"):
        cells += f"<td>{' / '.join(f'{t[column]:,.1f}' for t in first)}</td>"
    sizes = [x for x in row["temporaries"].values() if x is not None]
    cells += f"<td>{' / '.join(f'{x / 1e3:,.0f}' for x in sizes)}</td>"
    return cells + f"<td>{'' if row['references'] is None else row['references']}</td>"
