"""Write the documentation's page of benchmarks from a run of `tenferro bench`.

    tenferro bench --one-core --out one && tenferro bench --out two
    tenferro bench --set survey --one-core --rounds 5 --first 1 --out survey
    tenferro bench --set programs --one-core --out programs
    python benchmarks/parts_of_arrays.py > parts.txt
    python benchmarks/page.py one/bench.json two/bench.json --survey survey/bench.json \\
        --parts parts.txt --programs programs/bench.json

The first run is the one of one core; it has the charts and the table. Without it only the sections
about parts of arrays and about programs are replaced, whose files are given; the latter may be of
several runs.
"""

from __future__ import annotations

import argparse
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

DOCS = Path(__file__).parents[1] / "docs"
TEXT = """# Benchmarks

Time of a peer divided by the time of tenferro, for values and gradients of {count} functions:
above 1, tenferro is faster. Medians of interleaved rounds in one process; results are compared
before anything is timed. Peers run as their experts would run them: `jax.jit` of the whole
function, PyTorch's own functions without tracing, the same number of threads for all.

{machine}, {day}. Repeat it with
`pip install -e '.[bench]' && tenferro bench --one-core`, which takes
about {minutes} minutes. `benchmarks/` has further comparisons: loops, differential equations,
Jacobians, training steps, factorizations.

| | {runs} |
|---|{dashes}
{summary}

![Time of a peer divided by the time of tenferro, by kind of function](pictures/benchmarks.png)

## All functions on one core

Microseconds for a call of compiled code, ratios, and the time to the first result in milliseconds
with empty caches.

| function | tenferro | {titles} | first result: tenferro, jax |
|---|--:|{columns}--:|
{rows}
"""

SURVEY = """
## Small functions of many kinds

The survey has {count} functions, values and gradients, on one core (`tenferro bench --set survey
--one-core`). Ratios as above; {share} of the first results come before jax's.

| kind | functions | geometric mean, {titles} |
|---|--:|{columns}
{rows}

Functions for which a peer takes less time:

| function | tenferro, µs | {peers} |
|---|--:|{bounds}
{behind}
"""


PARTS = """
## Parts of arrays in loops

Loops of 998 steps over an array of 1,000 × 1,000 numbers, each of which reads a part of it, writes
the part before to it, or adds that to it: `python benchmarks/parts_of_arrays.py`, processor time of
one core. Growth is the exponent of the number of rows between 125 and 1,000 with which the time
grows: 2 where a step touches a line, and where an array is copied or made once; 3 where each step
would copy the array. Columns grow faster, as they leave the caches: of 1,000 numbers each is in a
separate line. The gradient of a loop that reads a few elements is mostly an array of zeros.
{note}

| loop | value, ms | gradient, ms | gradient / value | growth of the value | of the gradient |
|---|--:|--:|--:|--:|--:|
{rows}
| geometric mean | | | {ratio:.1f} | | |
"""


DEVICES = """
## The XLA engine beside jax

`python benchmarks/accelerator.py` compares programs of `engine="xla"` with `jax.jit` on the same
device, with arrays that are on the device, and requires equal values. {note}

| program | tenferro, µs | jax / tenferro | first result, tenferro / jax |
|---|--:|--:|--:|
{rows}
| geometric mean | | {mean:.2f} | {first:.2f} |
| least | | {least:.2f} | |

Gradients at repeated singular values are limits, which are computed in other bases.
"""


PROGRAMS = """
## Programs with loops

{count} programs as NumPy's users write them, unmodified, through `te.adopt`: `tenferro bench --set
programs --one-core` (their sources are in `packages/tenferro_bench/programs`). jax runs the same
program in loops of its own, `lax.scan` and `lax.fori_loop`, written as its expert would. Numba
compiles the same source and does not differentiate: the last column is the time of the gradient
divided by that of Numba's value. {note}

| | jax / tenferro, values | gradients | numba / tenferro, values | gradient / Numba's value |
|---|--:|--:|--:|--:|
{summary}

| program | value, µs | jax | numba | gradient, µs | jax | gradient / value | / Numba's value |
|---|--:|--:|--:|--:|--:|--:|--:|
{rows}
"""


def kinds(data: dict[str, Any], path: Path) -> None:
    """Draw the geometric mean of each kind, and the range within it."""
    peers = list(data["geometric_means"])
    names = sorted(data["by_kind"][peers[0]], key=lambda k: -data["by_kind"][peers[0]][k])
    fig, axes = plt.subplots(1, len(peers), figsize=(9, 3.6), sharey=True, layout="constrained")
    for ax, peer in zip(np.atleast_1d(axes), peers, strict=True):
        for y, kind in enumerate(names):
            found = [
                w["ratios"][peer]
                for w in data["workloads"]
                if w["kind"] == kind and peer in w["ratios"]
            ]
            if not found:
                continue
            mean = float(np.exp(np.mean(np.log(found))))
            ax.barh(y, mean - 1, left=1, color="#1f9d6b" if mean >= 1 else "#d1493f", alpha=0.6)
            ax.plot(found, [y] * len(found), "k.", markersize=4)
        ax.set(xscale="log", xlabel=f"{peer} / tenferro", yticks=range(len(names)))
        ax.set_yticklabels(names)
        ticks = [n for n in (0.5, 1, 2, 5, 10, 20, 50, 200, 1000) if n < 1.2 * ax.get_xlim()[1]]
        ax.set_xticks(ticks, [f"{n:g}" for n in ticks])
        ax.minorticks_off()
        ax.axvline(1, color="k", linewidth=0.8)
    np.atleast_1d(axes)[0].invert_yaxis()
    fig.savefig(path, dpi=110)


def summary(runs: list[dict[str, Any]]) -> str:
    """Rows of the table that summarizes the runs."""
    lines = []
    for peer in runs[0]["geometric_means"]:
        means = [f"{run['geometric_means'][peer]:.2f}" for run in runs]
        worst = [f"{w['ratio']:.2f} ({w['name']})" for w in (run["worst"][peer] for run in runs)]
        lines.append(f"| geometric mean, {peer} | {' | '.join(means)} |")
        lines.append(f"| least, {peer} | {' | '.join(worst)} |")
        early = [run["first_results"].get("faster_cold", {}).get(peer) for run in runs]
        if None not in early:
            shares = " | ".join(f"{share:.0%}" for share in early)
            lines.append(f"| first result before {peer}'s | {shares} |")
    return "\n".join(lines)


def row(workload: dict[str, Any], ours: str, peers: list[str]) -> str:
    """A function's row."""
    micro, first = workload["microseconds"], workload["first_milliseconds"]
    cells = [workload["name"], f"{micro[ours]:,.1f}"]
    for peer in peers:
        known = peer in micro
        cells += [f"{micro[peer]:,.1f}", f"{workload['ratios'][peer]:.2f}"] if known else ["", ""]
    cells.append(", ".join(f"{first[n]['cold']:,.0f}" for n in (ours, "jax") if n in first))
    return f"| {' | '.join(cells)} |"


def survey(data: dict[str, Any]) -> str:
    """The section about the survey."""
    peers, workloads = list(data["geometric_means"]), data["workloads"]
    means = data["by_kind"]
    rows = []
    for kind in dict.fromkeys(w["kind"] for w in workloads):
        mine = [w["ratios"] for w in workloads if w["kind"] == kind]
        cells = [kind, str(len(mine))]
        for p in peers:
            cells += [f"{means[p][kind]:.1f}", f"{min(r[p] for r in mine if p in r):.2f}"]
        rows.append(f"| {' | '.join(cells)} |")
    total = [
        f"{x:.1f} | {data['worst'][p]['ratio']:.2f}" for p, x in data["geometric_means"].items()
    ]
    rows.append(f"| all | {len(workloads)} | {' | '.join(total)} |")
    late = [w for w in workloads if min(w["ratios"].values()) < 1]
    behind = [
        f"| {w['name']} | {w['microseconds'][data['ours']]:,.1f} | "
        + " | ".join(f"{w['ratios'][p]:.2f}" if p in w["ratios"] else "" for p in peers)
        + " |"
        for w in sorted(late, key=lambda w: min(w["ratios"].values()))
    ]
    return SURVEY.format(
        count=len(workloads),
        share=f"{data['first_results']['faster_cold']['jax']:.0%}",
        titles=" | geometric mean, ".join(f"{p} | least" for p in peers),
        columns="--:|" * 2 * len(peers),
        rows="\n".join(rows),
        peers=" | ".join(peers),
        bounds="--:|" * len(peers),
        behind="\n".join(behind),
    )


def programs(runs: list[dict[str, Any]], note: str) -> str:
    """The section about programs."""
    rows = {w["name"]: w for run in runs for w in run["workloads"]}
    ours, names = runs[0]["ours"], [n for n in rows if not n.endswith(", gradient")]
    lines, columns = [], [list[float]() for _ in range(4)]
    for name in names:
        value, gradient = rows[name], rows.get(f"{name}, gradient")
        pair = [value["ratios"]["jax"], value["ratios"]["numba"]]
        columns[0].append(pair[0])
        columns[2].append(pair[1])
        time = value["microseconds"][ours]
        cells = [name, f"{time:,.0f}", *(f"{x:.2f}" for x in pair)]
        if gradient is not None:
            other, own = 1 / gradient["ratios"]["numba"], gradient["microseconds"][ours]
            columns[1].append(gradient["ratios"]["jax"])
            columns[3].append(other)
            cells += [f"{own:,.0f}", f"{columns[1][-1]:.2f}", f"{own / time:.1f}", f"{other:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    means = [f"{float(np.exp(np.mean(np.log(c)))):.2f}" for c in columns]
    worst = [f"{(max if i == 3 else min)(c):.3g}" for i, c in enumerate(columns)]
    summary = [f"| geometric mean | {' | '.join(means)} |", f"| worst | {' | '.join(worst)} |"]
    failed = [f"`{name}` ({why})" for run in runs for name, why in run["failed"].items()]
    if failed:
        note += f" Without enough memory: {', '.join(failed)}."
    return PROGRAMS.format(
        count=len(names), note=note, summary="\n".join(summary), rows="\n".join(lines)
    )


def devices(data: dict[str, Any], note: str) -> str:
    """The section about devices, of the kernels and expressions that `accelerator.py` measured."""
    rows = [r for part in ("kernels", "expressions") for r in data["parts"][part]["rows"]]
    lines = [
        f"| {r['name']} | {r['us']:,.0f} | {r['jax/ours']:.2f} | {r['first/jax']:.2f} |"
        if r["compared"]
        else f"| {r['name']} | {r['us']:,.0f} | NaN in jax | {r['first/jax']:.2f} |"
        for r in rows
    ]
    ratios = [r["jax/ours"] for r in rows if r["compared"]]
    first = float(np.exp(np.mean(np.log([r["first/jax"] for r in rows]))))
    return DEVICES.format(
        note=note, rows="\n".join(lines), mean=float(np.exp(np.mean(np.log(ratios)))),
        least=min(ratios), first=first,
    )  # fmt: skip


def parts(text: str, note: str) -> str:
    """The section about parts of arrays, of what the benchmark of these prints."""
    rows, ratios = [], []
    for line in text.splitlines()[1:]:
        *name, value, gradient, ratio, growth, other = line.split()
        ratios.append(float(ratio))
        loop = " ".join(name).replace("-", " ")
        rows.append(f"| {loop} | {value} | {gradient} | {ratio} | {growth} | {other} |")
    mean = float(np.exp(np.mean(np.log(ratios))))
    return PARTS.format(note=note, rows="\n".join(rows), ratio=mean)


def with_section(page: str, section: str) -> str:
    """The page with a section in place of the one with its heading, or at the end."""
    heading = section.split("\n")[1]
    before, _, rest = page.partition(f"\n{heading}\n")
    _, more, after = rest.partition("\n## ")
    return before + section + more + after


def machine(data: dict[str, Any]) -> str:
    """What the runs ran on."""
    m = data["machine"]
    versions = ", ".join(f"{name} {v}" for name, v in m["versions"].items())
    return f"{m['processor']}, Python {m['python']}, {versions}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="*", help="bench.json of one core, of two")
    parser.add_argument("--survey", type=Path, help="bench.json of the survey")
    parser.add_argument("--parts", type=Path, help="what parts_of_arrays.py printed")
    parser.add_argument("--programs", type=Path, nargs="*", help="bench.json of the programs")
    parser.add_argument("--devices", type=Path, help="accelerator.json")
    parser.add_argument("--note", default="", help="when and on what these ran")
    parser.add_argument("--minutes", type=int, default=10, help="how long the first run took")
    options = parser.parse_args()
    sections = []
    if options.parts:
        sections.append(parts(options.parts.read_text("utf-8"), options.note))
    if options.devices:
        sections.append(devices(json.loads(options.devices.read_text("utf-8")), options.note))
    if options.programs:
        found = [json.loads(path.read_text("utf-8")) for path in options.programs]
        sections.append(programs(found, options.note))
    if not options.files:
        page = (DOCS / "benchmarks.md").read_text("utf-8")
        for section in sections:
            page = with_section(page, section)
        (DOCS / "benchmarks.md").write_text(page, "utf-8")
        return
    runs = [json.loads(path.read_text("utf-8")) for path in options.files]
    peers = list(runs[0]["geometric_means"])
    kinds(runs[0], DOCS / "pictures" / "benchmarks.png")
    page = TEXT.format(
        count=len(runs[0]["workloads"]),
        machine=machine(runs[0]),
        day=f"{datetime.fromtimestamp(options.files[0].stat().st_mtime):%-d %B %Y}",
        minutes=options.minutes,
        runs=" | ".join(["one core", "two cores"][: len(runs)]),
        dashes="---|" * len(runs),
        summary=summary(runs),
        titles=" | ".join(f"{peer} | ratio" for peer in peers),
        columns="--:|" * 2 * len(peers),
        rows="\n".join(row(w, runs[0]["ours"], peers) for w in runs[0]["workloads"]),
    )
    if options.survey is not None:
        page += survey(json.loads(options.survey.read_text("utf-8")))
    (DOCS / "benchmarks.md").write_text("".join([page, *sections]), "utf-8")


if __name__ == "__main__":
    main()
