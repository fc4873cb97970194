"""A profile as a page of HTML: what holds for the program, a timeline, and all steps."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from tenferro.engines.base.limit import mebibytes
from tenferro.explain.document import document
from tenferro.profiling.table import duration

if TYPE_CHECKING:
    from tenferro.profiling.result import Profile, ProfileRow

_HERE = Path(__file__).parent
_COLUMNS = (
    ("share", "share of the time of a call"),
    ("time", "seconds in a call, without the steps inside"),
    ("calls", "how often the step runs in a call"),
    ("GFLOP/s", "estimated floating-point operations a second, in billions"),
    ("GB/s", "estimated bytes a second that the step reads and writes, in billions"),
    ("limit", "the least time for these on this machine, divided by the time"),
    ("kind", "what runs the step"),
    ("operations", "the operations that were fused into the step"),
    ("line", "the line of the program"),
)


def page(profile: Profile) -> str:
    """The page, with everything it shows in it."""
    data = {"seconds": profile.seconds, "rows": [_row(row) for row in profile.rows]}
    style = (_HERE / "page.css").read_text("utf-8")
    script = (_HERE / "page.js").read_text("utf-8")
    return document(f"Profile of {profile.name}", _body(profile), data, style=style, script=script)


def _body(profile: Profile) -> str:
    head = "".join(
        f'<th data-column="{i}" title="{escape(about)}">{name}</th>'
        for i, (name, about) in enumerate(_COLUMNS)
    )
    return f"""<h1>Profile of <code>{escape(profile.name)}</code></h1>
<p class="soft">te.profile on the {profile.engine} engine; mean times of {profile.calls} calls.</p>
<div class="tiles">{"".join(_tile(*tile) for tile in _tiles(profile))}</div>
<div id="kinds"></div>
<h2>Timeline</h2>
<p class="soft">Steps in their order, as wide as their mean time; steps of loops are below the loop,
all their runs together. Scroll to zoom, drag to move, click for details.
<button id="whole">whole call</button></p>
<div id="timeline"><svg></svg></div>
<div id="details" class="soft">Click a step for its lines.</div>
<h2>Steps</h2>
<p><input id="search" type="search" placeholder="search operations, lines, kinds"
aria-label="search steps"> <span id="found" class="soft"></span></p>
<div class="wide steps"><table><thead><tr>{head}</tr></thead><tbody></tbody></table></div>
<p class="soft">Operations and bytes are estimates. The limits were measured on this machine: the
rate of a product of 768 by 768 matrices, and the bandwidth of memory; a step whose arrays are in
caches may be faster than that bandwidth.</p>"""


def _tiles(profile: Profile) -> list[tuple[str, str]]:
    steps = sum(row.kind not in ("call", "other") for row in profile.rows)
    numpy = sum(row.share for row in profile.rows if row.kind == "NumPy")
    most = profile.limits
    return [
        (duration(profile.seconds), "a call"),
        (f"{profile.overhead:+.1%}", "added by clocks"),
        (str(steps), "steps"),
        (f"{numpy:.0%}", "in NumPy kernels"),
        (mebibytes(profile.memory), "in addition to the arguments"),
        (f"{most.double / 1e9:.0f} / {most.single / 1e9:.0f}", "GFLOP/s, float64 / float32"),
        (f"{most.bandwidth / 1e9:.0f} GB/s", "bandwidth of memory"),
    ]


def _tile(value: str, about: str) -> str:
    return f'<div class="tile"><b>{escape(value)}</b><span>{escape(about)}</span></div>'


def _row(row: ProfileRow) -> dict[str, object]:
    """A row as the script reads it."""
    return {
        "kind": row.kind,
        "ops": " ".join(row.operations),
        "count": len(row.operations),
        "calls": row.calls,
        "s": row.seconds,
        "share": row.share,
        "flops": row.flops,
        "bytes": row.bytes,
        "limit": row.fraction,
        "line": row.line,
        "text": row.text,
        "derivative": row.derivative,
        "lines": row.lines,
        "reason": row.reason,
        "held": row.held,
        "depth": row.depth,
        "begin": row.begin,
        "end": row.end,
    }
