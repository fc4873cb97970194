"""Common NumPy code, run unchanged with other namespaces and under transforms.

python tests/tenferro/idioms/idioms.py autograd jax     writes docs/idioms.md, beside these peers
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import tenferro as te

HERE = Path(__file__).resolve()
DOCS = HERE.parents[3] / "docs" / "idioms.md"
X = np.array([0.55, 1.45, 2.6, 0.25])
A = np.array([[2.0, 0.3, 0.1], [0.2, 1.5, 0.4], [0.6, 0.7, 1.8]])
DIRECTIONS = (
    np.array([0.3, -0.2, 0.5, 0.7]),
    np.array([[0.1, 0.2, -0.3], [0.4, 0.5, 0.6], [-0.7, 0.8, 0.9]]),
)


def idioms() -> Iterator[tuple[str, str]]:
    """The name and the body of each; bodies use `np`, NumPy's own as `np_`, `x` and `A`."""
    for line in (HERE.parent / "idioms.txt").read_text().splitlines():
        name, _, body = line.removeprefix("# ").partition(" | ")
        yield name, body


def function(body: str, namespace: Any) -> Callable[[Any, Any], Any]:
    """The idiom as a function of x and A, with `np` being a namespace."""
    known = {"np": namespace, "np_": np}
    exec(f"def f(x, A): {body}", known)
    return known["f"]  # type: ignore[return-value]


def weighted(y: Any, np_: Any) -> Any:
    """A real scalar in which every element of a result has another weight."""
    n = int(np.prod(y.shape)) if hasattr(y, "shape") else 1
    return np_.sum(np_.reshape(y, (n,)) * np.cos(np.arange(n) + 1.0))


def slope(body: str) -> float:
    """The derivative along `DIRECTIONS` by central differences."""
    f, h = function(body, np), 1e-6
    ends = [
        weighted(np.asarray(f(X + s * h * DIRECTIONS[0], A + s * h * DIRECTIONS[1])), np)
        for s in (1, -1)
    ]
    return float((ends[0] - ends[1]) / (2 * h))


def outcome(run: Callable[[], Any], expected: Any, tolerance: float) -> str:
    """`right`, `wrong`, or the class of the error."""
    try:
        found = np.asarray(run(), dtype=float)
    except Exception as error:  # noqa: BLE001  (whatever it raises is an error, not a value)
        return type(error).__name__
    close = found.shape == np.shape(expected) and np.allclose(found, expected, tolerance, tolerance)
    return "right" if close else "wrong"


def _along(gradients: Any) -> Any:
    return sum(np.sum(np.asarray(g) * d) for g, d in zip(gradients, DIRECTIONS, strict=True))


def ours(body: str, namespace: Any) -> dict[str, str]:
    """What becomes of an idiom under `jit`, `grad`, and with tensors."""
    f, value = function(body, namespace), function(body, np)(X.copy(), A.copy())
    loss = lambda x, A: weighted(f(x, A), namespace)  # noqa: E731

    def eager() -> Any:
        x, a = te.variable(X), te.variable(A)
        y = f(x, a)
        return y.detach() if isinstance(y, te.Tensor) else y

    return {
        "jit": outcome(lambda: te.jit(f, engine="numpy")(X, A), value, 1e-10),
        "grad": outcome(lambda: _along(te.grad(loss, argnums=(0, 1))(X, A)), slope(body), 1e-5),
        "eager": outcome(eager, value, 1e-10),
    }


def peers(body: str, names: Sequence[str]) -> dict[str, str]:
    """What becomes of an idiom under the gradients of other libraries."""
    found = {}
    if "autograd" in names:
        import autograd
        import autograd.numpy as anp

        loss = lambda f: lambda x, A: weighted(f(x, A), anp)  # noqa: E731
        gradient = autograd.grad(loss(function(body, anp)), (0, 1))
        found["autograd"] = outcome(lambda: _along(gradient(X, A)), slope(body), 1e-5)
    if "jax" in names:
        import jax
        import jax.numpy as jnp

        jax.config.update("jax_enable_x64", True)
        f = function(body, jnp)
        gradient = jax.grad(lambda x, A: weighted(f(x, A), jnp), (0, 1))
        found["jax"] = outcome(lambda: _along(gradient(X, A)), slope(body), 1e-5)
    return found


def table(names: Sequence[str]) -> str:
    """The page, with one row per idiom."""
    rows, columns = [], []
    for name, body in idioms():
        row = {f"te.numpy {mode}": x for mode, x in ours(body, te.numpy).items()}
        row |= {f"NumPy {mode}": x for mode, x in ours(body, np).items()} | peers(body, names)
        columns = list(row)
        rows.append((name, body, row))
    right = [sum(row[c] == "right" for *_, row in rows) for c in columns]
    wrong = [sum(row[c] == "wrong" for *_, row in rows) for c in columns]
    lines = [
        "# Idioms of NumPy",
        "",
        "Common NumPy code, run unchanged: with `np` being `te.numpy` and NumPy itself, under",
        "`jit`, `grad` and with eager tensors; and with other libraries' namespaces under theirs.",
        "`+` is right, `!` another value than NumPy's, `-` an error. Written by",
        "`python tests/tenferro/idioms/idioms.py autograd jax`, with the peers that are installed.",
        "",
        f"| of {len(rows)} | " + " | ".join(columns) + " |",
        "|---" * (len(columns) + 1) + "|",
        "| right | " + " | ".join(map(str, right)) + " |",
        "| another value | " + " | ".join(map(str, wrong)) + " |",
        "",
        "| idiom | " + " | ".join(columns) + " |",
        "|---" * (len(columns) + 1) + "|",
    ]
    sign = {"right": "+", "wrong": "!"}
    for name, body, row in rows:
        code = body.replace("|", "\\|")
        cells = " | ".join(sign.get(row[c], "-") for c in columns)
        lines.append(f"| {name}: `{code}` | {cells} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    DOCS.write_text(table(sys.argv[1:]))
