"""What a study found, as a picture: time, memory and efficiency against the number of devices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tenferro_scale.report import number, seconds
from tenferro_scale.study import EXTRAPOLATED, Series, StudyRow

_COLORS = ("#1f5fa8", "#c0392b")


def write(found: Sequence[Series], title: str, path: Path) -> None:
    """Write the picture, in the format that the path ends with (.svg, .png, .pdf).

    Points that were not compiled are hollow. Raises ModuleNotFoundError without matplotlib.
    """
    from matplotlib.figure import Figure  # heavy, and an optional dependency

    figure = Figure(figsize=(13, 4.6), layout="constrained")
    time, memory, efficiency = figure.subplots(1, 3)
    for series, color in zip(found, _COLORS, strict=False):
        rows, name = series.rows, series.title.split(":")[0]
        sent = [row for row in rows if row.times.messages]
        _curve(time, rows, [row.times.total for row in rows], color, name)
        _curve(memory, rows, [row.counts.memory for row in rows], color, name)
        _curve(efficiency, rows, [row.efficiency for row in rows], color, name)
        messages = [row.times.messages for row in sent]
        time.plot(_devices(sent), messages, ":", color=color, label=f"{name}: messages")
    time.set(title="time of a call", yscale="log")
    memory.set(title="memory per device", yscale="log")
    efficiency.set(title="efficiency", ylim=(0, None))
    efficiency.axhline(1.0, color="#888888", linewidth=0.8)
    for ax, words in ((time, seconds), (memory, _bytes), (efficiency, "{:.0%}".format)):
        _dress(ax, words)
    hollow = any(row.source == EXTRAPOLATED for series in found for row in series.rows)
    figure.suptitle(f"{title} (hollow: extrapolated)" if hollow else title)
    figure.savefig(path, dpi=150)


def _curve(
    ax: Any, rows: Sequence[StudyRow], values: Sequence[float], color: str, name: str
) -> None:
    ax.plot(_devices(rows), values, color=color, label=name)
    fills = ["white" if row.source == EXTRAPOLATED else color for row in rows]
    ax.scatter(_devices(rows), values, s=26, c=fills, edgecolors=color, zorder=3)


def _devices(rows: Sequence[StudyRow]) -> list[int]:
    return [row.counts.devices for row in rows]


def _bytes(x: float) -> str:
    return number(x, "B")


def _dress(ax: Any, words: Callable[[float], str]) -> None:
    """Axes with plain numbers, and a legend."""
    from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

    ax.set(xlabel="devices", xscale="log")
    ax.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:,.0f}"))
    if ax.get_yscale() == "log":
        ax.yaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
        ax.yaxis.set_minor_locator(NullLocator())
    ax.yaxis.set_major_formatter(FuncFormatter(lambda y, _: words(y)))
    ax.grid(alpha=0.3)
    ax.legend(frameon=False, fontsize="small")
