"""A page that shows a fit."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

import numpy as np

from tenferro.array_file import complete_file
from tenferro.explain.picture import draw, svg
from tenferro.transforms.derivatives.stages import stages
from tenferro_demo.fit import DemoFit

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td { padding: .2rem 1rem .2rem 0 } td + td { text-align: right }
svg { max-width: 100%; height: auto } figure { margin: 2rem 0 } code { background: #f3f3f3 }
"""


def example(x: Any, y: Any) -> Any:
    """The function whose graphs the page draws."""
    return np.sin(x * y) + x * x


def write_report(fit: DemoFit, folder: Path) -> Path:
    """Write `index.html` into a folder; returns its path. An old page is replaced atomically."""
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    with complete_file(page) as file:
        file.write(_page(fit))
    return page


def rows(fit: DemoFit) -> list[tuple[str, str]]:
    """The figures of a fit as (what, value)."""
    return [
        ("test accuracy", f"{100 * fit.accuracy:.2f} %"),
        ("final loss", f"{fit.losses[-1]:.6f}"),
        ("final gradient norm", f"{fit.gradient_norms[-1]:.2e}"),
        ("iterations", str(len(fit.losses) - 1)),
        ("gradient calls", str(fit.gradient_calls)),
        ("curvature calls", str(fit.curvature_calls)),
        ("time", f"{fit.seconds:.2f} s"),
        ("gradient and differences, largest relative error", f"{fit.error_to_differences:.1e}"),
        ("gradient and hand-derived one, largest error", f"{fit.error_to_hand:.1e}"),
    ]


def _page(fit: DemoFit) -> str:
    cells = "".join(f"<tr><td>{escape(a)}</td><td>{escape(b)}</td></tr>" for a, b in rows(fit))
    graphs = draw(stages(example, 1.0, 2.0))
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>tenferro: digits</title>
<style>{_STYLE}</style></head><body>
<h1>Handwritten digits, fitted through gradients and curvature</h1>
<p>Multinomial logistic regression in plain NumPy. Gradient by <code>te.value_and_grad</code>,
curvature by <code>te.hvp</code>, both compiled by <code>te.jit</code>; optimizer Newton-CG from
SciPy.</p>
<table>{cells}</table>
<figure>{_curve(fit)}</figure>
<h2>What happens to a function</h2>
<p><code>sin(x*y) + x*x</code>: the primal graph, its linearization (bold arrows carry tangents; the
rest are values read from the primal graph), and the transpose of that, which is the gradient.</p>
<figure>{graphs}</figure>
</body></html>
"""


def _curve(fit: DemoFit) -> str:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    steps = range(len(fit.losses))
    left.plot(steps, fit.losses, marker="o")
    left.set(title="loss", xlabel="iteration", ylabel="mean cross-entropy + penalty")
    right.semilogy(steps, fit.gradient_norms, marker="o", color="#c0392b")
    right.set(title="gradient norm", xlabel="iteration")
    for ax in (left, right):
        ax.grid(alpha=0.3)
    return svg(figure)
