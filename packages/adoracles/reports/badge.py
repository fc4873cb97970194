"""A badge: how many derivatives of the database a library gets right, as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from xml.sax.saxutils import escape

LABEL = "derivatives"
NO_ERRORS, FEW_ERRORS, MANY_ERRORS = "#2a7d2a", "#8a6d00", "#a33"
"""Colors, on which white text has a contrast of at least 4.5."""
_TEMPLATE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{text}">
<title>{text}</title>
<rect width="{width}" height="20" rx="3" fill="#444"/>
<path d="M{split} 0h{right}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{right}z" fill="{color}"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="6" y="14">{label}</text>
<text x="{start}" y="14">{message}</text>
</g>
</svg>
"""
_COUNTED = {"passed": "right", "wrong": "wrong", "unsupported": "unsupported"}
_WIDTH = 7
"""Pixels for a character of this font."""


def message(report: Mapping[str, Any]) -> str:
    """Return the text of a badge: right and wrong cases among those that the library can answer.

    >>> message({"total": {"cases": 31, "passed": 28, "unsupported": 2, "wrong": 1, "excluded": 0}})
    '28 right, 1 wrong, 2 unsupported'
    """
    total = report["total"]
    return ", ".join(f"{total[k]:,} {name}" for k, name in _COUNTED.items())


def badge(report: Mapping[str, Any]) -> str:
    """Return a picture in SVG for a report that `replay --json` printed.

    It is green without wrong answers, yellow with up to one in a hundred, red with more.

    >>> total = {"cases": 31, "passed": 31, "unsupported": 0, "wrong": 0, "excluded": 0}
    >>> badge({"library": "mine", "total": total}).splitlines()[1]
    '<title>derivatives of mine: 31 right, 0 wrong, 0 unsupported</title>'
    """
    total, text = report["total"], message(report)
    split, right = _WIDTH * len(LABEL) + 9, _WIDTH * len(text) + 9
    share = total["wrong"] / max(1, total["passed"] + total["wrong"])
    color = NO_ERRORS if not total["wrong"] else FEW_ERRORS if share <= 0.01 else MANY_ERRORS
    return _TEMPLATE.format(
        width=split + right + 3,
        split=split,
        right=right,
        start=split + 6,
        color=color,
        label=LABEL,
        message=text,
        text=escape(f"{LABEL} of {report['library']}: {text}", {'"': "&quot;"}),
    )
