"""A view of a program, its derivatives and its compilation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from tenferro.array_file import complete_file
from tenferro.explain.html import Picture
from tenferro.explain.stages import StageGraph


@dataclass(frozen=True)
class Explanation:
    """The graphs of a program side by side; notebooks show the page, `print` a summary.

    `graphs` are the primal graph and, if the program has derivatives, its linearization (forward
    mode) and the transpose of that (reverse mode); `about` is a sentence about them. `compiled` is
    what each step of compilation makes of the program.
    """

    name: str
    about: str
    graphs: Sequence[StageGraph]
    compiled: Sequence[Any]

    def html(self) -> str:
        """The page as self-contained HTML."""
        from tenferro.explain.graphs_page import graphs_page  # loaded when it is needed

        return graphs_page(self.name, self.about, self.graphs, self.compiled)

    def save_html(self, path: str | Path) -> None:
        """Write the page.

        The file appears only when it is complete. Raises OSError if it cannot be written.
        """
        with complete_file(Path(path)) as file:
            file.write(self.html())

    def draw(self) -> Picture:
        """Draw the graphs as an SVG picture for papers (requires matplotlib and networkx)."""
        from tenferro.explain.picture import draw  # heavy, and an optional dependency

        return draw(self.graphs)

    def _repr_html_(self) -> str:
        frame = "width:100%;height:46em;border:0"
        return f'<iframe style="{frame}" srcdoc="{escape(self.html())}"></iframe>'

    def __str__(self) -> str:
        counts = ", ".join(f"{g.title} {len(g.nodes)} values" for g in self.graphs)
        return f"{self.name}: {counts}. {self.about}"
