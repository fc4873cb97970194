"""The figures of a run as plain data, and as a table for the terminal."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from tenferro_bench.measure import PeerComparison, Times, geometric_mean

_PACKAGES = ("numpy", "llvmlite", "jax", "numba", "torch")


def figures(
    found: Sequence[PeerComparison], ours: str, peaks: dict[str, int | None] | None = None
) -> dict[str, Any]:
    """All figures as plain data: microseconds per call, and ratios theirs / ours."""
    others = [n for n in dict.fromkeys(n for c in found for n in c.times) if n != ours]
    rows = [_row(c, ours, others) for c in found]
    return {
        "machine": machine(),
        "ours": ours,
        "geometric_means": {o: geometric_mean(_ratios(rows, o)) for o in others},
        "by_kind": {o: _by(lambda r: r["kind"], rows, o) for o in others},
        "by_result": {o: _by(lambda r: r["result"], rows, o) for o in others},
        "worst": {o: _worst(rows, o) for o in others},
        "first_results": _first_results(rows, ours, others),
        "references": sum(r["references"] or 0 for r in rows),
        "peak_growth": peaks or {},
        "workloads": rows,
    }


def machine() -> dict[str, Any]:
    """What it ran on."""
    return {
        "processor": _processor(),
        "processors": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0,
        "system": platform.platform(),
        "python": platform.python_version(),
        "versions": {name: v for name in _PACKAGES if (v := _version(name))},
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _row(found: PeerComparison, ours: str, others: Sequence[str]) -> dict[str, Any]:
    return {
        "name": found.workload.name,
        "kind": found.workload.kind,
        "result": "value" if found.workload.argnums is None else "gradient",
        "error": found.error,
        "microseconds": {name: 1e6 * t.median for name, t in found.times.items()},
        "least_microseconds": {name: 1e6 * t.least for name, t in found.times.items()},
        "first_milliseconds": {n: _first(t) for n, t in found.times.items() if t.cold},
        "temporaries": {name: d.temporaries for name, d in found.details.items()},
        "references": found.details[ours].references if ours in found.details else None,
        "ratios": {other: found.ratio(ours, other) for other in others if other in found.times},
    }


def _ratios(rows: Sequence[Any], other: str) -> list[float]:
    return [row["ratios"][other] for row in rows if other in row["ratios"]]


def _first(times: Times) -> dict[str, float]:
    columns = {"cold": times.cold, "disk": times.disk, "final": times.final}
    return {name: 1e3 * median(found) for name, found in columns.items()}


def _by(group: Callable[[Any], str], rows: Sequence[Any], other: str) -> dict[str, float]:
    """The geometric mean of each group of rows."""
    groups: dict[str, list[float]] = {}
    for row in rows:
        if other in row["ratios"]:
            groups.setdefault(group(row), []).append(row["ratios"][other])
    return {name: geometric_mean(ratios) for name, ratios in groups.items()}


def _worst(rows: Sequence[Any], other: str) -> dict[str, Any]:
    row = min((r for r in rows if other in r["ratios"]), key=lambda r: r["ratios"][other])
    return {"name": row["name"], "ratio": row["ratios"][other]}


def _first_results(rows: Sequence[Any], ours: str, others: Sequence[str]) -> dict[str, Any]:
    """How often our first result is earlier than theirs, and how long it takes from disk."""
    timed = [r["first_milliseconds"] for r in rows if ours in r["first_milliseconds"]]
    if not timed:
        return {}
    disk = [t[ours]["disk"] for t in timed]
    beside = {o: both for o in others if (both := [t for t in timed if o in t])}
    return {
        **{
            f"faster_{kind}": {
                o: _share(t[ours][kind] <= t[o][kind] for t in both) for o, both in beside.items()
            }
            for kind in ("cold", "disk")
        },
        "final_median": median(t[ours]["final"] for t in timed),
        "disk_median": median(disk),
        "disk_most": max(disk),
        "disk_within_10_ms": _share(ms <= 10 for ms in disk),
    }


def _share(bits: Iterable[bool]) -> float:
    found = list(bits)
    return sum(found) / len(found)


def header(names: Sequence[str]) -> str:
    """The first line of the table, for our name and the others'."""
    return (
        f"{'µs per call':38s}{names[0]:>18s}"
        + "".join(f"{other:>12s}{'ratio':>8s}" for other in names[1:])
        + f"{'first ms: cold':>26s}{'from disk':>18s}  outside"
    )


def line(row: dict[str, Any], names: Sequence[str]) -> str:
    """One workload of the table; first results ours / theirs, and steps that are not native."""
    text = f"{row['name']:38s}{row['microseconds'][names[0]]:18.1f}"
    for other in names[1:]:
        known = other in row["ratios"]
        text += (
            f"{row['microseconds'][other]:12.1f}{row['ratios'][other]:8.2f}" if known else " " * 20
        )
    first = row["first_milliseconds"]
    for column, width in (("cold", 26), ("disk", 18)):
        text += f"{' / '.join(f'{t[column]:.1f}' for t in first.values()):>{width}s}"
    return text + f"{'' if row['references'] is None else row['references']:>9}"


def summary(data: dict[str, Any]) -> list[str]:
    """The figures of all workloads together, one a line."""
    found = []
    for other, mean in data["geometric_means"].items():
        worst = data["worst"][other]
        found.append(f"geometric mean {other} / ours: {mean:.2f}")
        found.append(f"worst, {other}: {worst['ratio']:.2f} ({worst['name']})")
        for group in ("result", "kind"):
            means = ", ".join(f"{name} {x:.2f}" for name, x in data[f"by_{group}"][other].items())
            found.append(f"by {group}, {other}: {means}")
    first = data["first_results"]
    for other, share in first.get("faster_cold", {}).items():
        found.append(
            f"first result before {other}: {share:.0%} cold, "
            f"{first['faster_disk'][other]:.0%} from disk"
        )
    if first:
        found.append(
            f"first result from disk: median {first['disk_median']:.1f} ms, most "
            f"{first['disk_most']:.1f} ms, {first['disk_within_10_ms']:.0%} within 10 ms"
        )
        found.append(
            "optimized code, which is compiled in the background, is ready "
            f"after {first['final_median']:.1f} ms (median)"
        )
    found.append(f"steps outside of native programs: {data['references']}")
    for name, grown in data["peak_growth"].items():
        known = "unknown" if grown is None else f"{grown / 1e6:.0f} MB"
        found.append(f"peak growth, chain of 20, gradient n=1e7, {name}: {known}")
    return found


def text(data: dict[str, Any]) -> str:
    """The whole table for the terminal."""
    names = [data["ours"], *data["geometric_means"]]
    return "\n".join(
        [header(names), *(line(row, names) for row in data["workloads"]), *summary(data)]
    )
