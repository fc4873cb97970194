"""Pages of HTML that need no other file."""

from __future__ import annotations

import json
from html import escape
from typing import Any

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""A page loads nothing, whatever it shows."""
_STYLE = """
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6675;--paper:#fff;--panel:#f2f5f9;
--line:#c8d0da;--mark:#d9730d}
@media(prefers-color-scheme:dark){:root{--ink:#e3e8ef;--soft:#9aa7b8;--paper:#12161c;
--panel:#1d242e;--line:#3a4553;--mark:#ffb454}}
*{box-sizing:border-box}
body{font:15px/1.45 system-ui,sans-serif;margin:1.5em auto;max-width:1240px;padding:0 1em;
color:var(--ink);background:var(--paper)}
h1{font-size:1.5em;margin:0 0 .2em;overflow-wrap:anywhere} h2{font-size:1.15em;margin:1.6em 0 .4em}
p{margin:.3em 0} .soft{color:var(--soft)}
code,.code{font-family:ui-monospace,monospace;font-size:.92em}
button,input{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--line);
border-radius:5px;padding:.2em .6em}
.tiles{display:flex;gap:10px;flex-wrap:wrap;margin:1em 0}
.tile{background:var(--panel);border-radius:8px;padding:8px 14px}
.tile b{display:block;font-size:1.25em} .tile span{color:var(--soft);font-size:.87em}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;width:100%;font-size:13px}
td,th{padding:3px 8px;text-align:right;white-space:nowrap}
th{position:sticky;top:0;background:var(--panel);border-bottom:1px solid var(--line)}
"""


def document(title: str, body: str, data: Any, *, style: str = "", script: str = "") -> str:
    """A page with its style and script; these find `data`, as JSON, in the element `data`."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")
    return (
        "<!doctype html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}{style}</style></head>\n<body>{body}\n"
        f'<script type="application/json" id="data">{text}</script>\n'
        f"<script>{script}</script></body></html>\n"
    )
