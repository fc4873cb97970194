"""What notebooks show of tensors and programs."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.util import find_spec
from typing import Any

import numpy as np

_MOST_OPERATIONS = 60
"""A picture of more does not fit on a screen."""
_MOST_LINES = 200
_MOST_ROWS = 12
"""Rows and columns that are shown of a table; of longer axes the first and last ones."""


class Picture(str):
    """An SVG as text, which notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def program_html(title: str, text: str, operations: int, draw: Callable[[], str]) -> str:
    """A program: its picture if it is small and can be drawn here, otherwise its text."""
    drawable = find_spec("matplotlib") is not None and find_spec("networkx") is not None
    if drawable and operations <= _MOST_OPERATIONS:
        return f"<div><code>{escape(title)}</code><br>{draw()}</div>"
    lines = text.splitlines()
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES:] = [f"... {len(lines) - _MOST_LINES} more lines"]
    return text_html(title, "\n".join(lines))


def text_html(title: str, text: str) -> str:
    """A title, and text of fixed width."""
    return f"<div><code>{escape(title)}</code><pre>{escape(text)}</pre></div>"


def tensor_html(title: str, array: np.ndarray[Any, Any]) -> str:
    """A tensor: dtype and shape, and a table of its numbers if it has one or two axes."""
    head = f"<code>{escape(title)}</code>"
    if array.ndim not in (1, 2) or array.size == 0:
        return f"<div>{head}<pre>{escape(str(array))}</pre></div>"
    table = array if array.ndim == 2 else array[None]
    rows, columns = (_shown(n) for n in table.shape)
    body = "".join(
        "<tr>" + "".join(f"<td>{_cell(table, i, j)}</td>" for j in columns) + "</tr>" for i in rows
    )
    return f"<div>{head}<table>{body}</table></div>"


def _shown(n: int) -> list[int | None]:
    """The positions along an axis that are shown; None for those left out."""
    if n <= _MOST_ROWS:
        return list(range(n))
    half = _MOST_ROWS // 2
    return [*range(half), None, *range(n - half, n)]


def _cell(table: np.ndarray[Any, Any], i: int | None, j: int | None) -> str:
    return "…" if i is None or j is None else escape(np.array2string(table[i, j], precision=6))
