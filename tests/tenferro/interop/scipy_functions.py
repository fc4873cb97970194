"""SciPy's functions on arrays of tenferro, as SciPy dispatches them with `SCIPY_ARRAY_API=1`, and
those that tenferro has under the same name.

SCIPY_ARRAY_API=1 python tests/tenferro/interop/scipy_functions.py     writes the page of the docs
"""

from __future__ import annotations

import json
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import scipy

import tenferro as te
from adoracles import Database
from adoracles.files.database import SHIPPED

HERE = Path(__file__).resolve()
DOCS = HERE.parents[3] / "docs" / "scipy-functions.md"
DRAWS = np.random.default_rng(7)
MATRIX = np.array([[2.0, 0.3, 0.1], [0.2, 1.5, 0.4], [0.6, 0.7, 1.8]])
ARGUMENTS = {
    "real": np.array([0.55, -1.2, 1.6, 0.25]),
    "other": np.array([1.3, 0.45, -0.7, 2.1]),
    "positive": np.array([0.7, 2.5, 1.4, 3.2]),
    "unit": np.array([0.3, 0.8, 0.55, 0.15]),
    "big": np.array([2.5, 3.1, 4.2, 5.7]),
    "sorted": np.array([0.1, 0.4, 0.7, 1.3]),
    "two": np.array([0.6, 0.25]),
    "three": np.array([1.0, -0.4, 0.2]),
    "five": np.array([0.3, 1.1, -0.6, 0.8, 1.7]),
    "long": DRAWS.normal(size=30),
    "longer": DRAWS.normal(size=35) + 0.5,
    "column": np.array([[0.1], [0.4], [0.7], [1.3]]),
    "matrix": MATRIX,
    "square": np.linalg.qr(MATRIX)[0],
    "complex": np.array([0.5 + 1j, -1.2, 1.6 - 0.3j, 0.25 + 0.8j]),
    "complex_matrix": MATRIX + 0.3j * MATRIX.T,
    "sos": np.array([[0.2, 0.1, 0.05, 1.0, -0.3, 0.1]]),
}
FUNCTIONS = {
    "cdf": lambda v: 1 / (1 + v.__array_namespace__().exp(-v)),
    "square": lambda v: v**2,
    "norm": lambda v: v.__array_namespace__().sum(v**2, axis=0),
}


GIVES_NUMPY = {"simpson(x, dx=0.5)"}
"""What is no function of arrays of others in SciPy: its results are NumPy's."""
CLASSES = {
    "values, gradients, compiled": ("right", "right", "right"),
    "values, gradients": ("right", "right", ""),
    "values, compiled": ("right", "", "right"),
    "values": ("right", "", ""),
    "refused": ("", "", ""),
}
"""What a function can: eagerly, under `te.grad`, under `te.jit`."""
HEAD = """# SciPy's functions

## The same names in tenferro

{count} public functions and classes of SciPy {version} have a counterpart of the same name: write
`te.linalg.expm` for `scipy.linalg.expm`. Arguments that it does not support raise an error.
Derivatives of {checked} are compared with the database of derivatives (`tenferro oracles replay`);
the tests of tenferro check the others against differences or closed forms, except integers,
booleans and plain data, which have none.

{counterparts}

## SciPy's own functions on arrays of tenferro

The table lists what SciPy {version} computes for arrays of tenferro with `SCIPY_ARRAY_API=1`:
*values* of eager tensors, *gradients* by `te.grad` and of eager variables, *compiled* by `te.jit`.
Everything else raises an error. A function in more than one column is shown with its arguments.

"""
FOOT = """
`SCIPY_ARRAY_API=1 python tests/tenferro/interop/scipy_functions.py` writes this page.
"""
MODULES = (
    "special linalg fft signal ndimage stats integrate interpolate optimize spatial.distance "
    "sparse.linalg"
).split()


def rows() -> Iterator[tuple[str, str, list[str], list[str]]]:
    """Module, expression, names and kinds of the arguments of each."""
    module = ""
    for line in (HERE.parent / "scipy_functions.txt").read_text().splitlines():
        if line.startswith("# "):
            module = line[2:]
            continue
        expression, _, arguments = line.partition(" | ")
        names, kinds = zip(*(pair.split("=") for pair in arguments.split()), strict=True)
        yield module, expression, list(names), list(kinds)


def function(module: str, expression: str, names: list[str]) -> Callable[..., Any]:
    known = {**FUNCTIONS, **vars(import_module(module))}
    return eval(f"lambda {', '.join(names)}: {expression}", known)  # type: ignore[no-any-return]


def outcome(run: Callable[[], Any], right: Callable[[Any], bool]) -> str:
    """`right`, `wrong`, or the class of the error."""
    try:
        result = run()
    except Exception as error:  # noqa: BLE001  (what users would see)
        return type(error).__name__
    return "right" if right(result) else "wrong"


def weighted(y: Any) -> Any:
    """A real number in which each part of every element has another weight."""
    y = te.numpy.reshape(y, -1)
    weights = np.cos(np.arange(y.shape[0]) + 1.0)
    return te.numpy.sum(te.numpy.real(y) * weights + te.numpy.imag(y) * weights[::-1])


def slope(f: Callable[..., Any], xs: list[Any], directions: list[Any], h: float = 1e-6) -> float:
    """The derivative along directions, by central differences."""
    ends = [f(*(x + s * h * d for x, d in zip(xs, directions, strict=True))) for s in (1, -1)]
    high, low = (float(weighted(np.asarray(y))) for y in ends)
    return (high - low) / (2 * h)


def outcomes(module: str, expression: str, names: list[str], kinds: list[str]) -> dict[str, str]:
    """What comes of it eagerly, under `te.grad` and under `te.jit`."""
    f, xs = function(module, expression, names), [ARGUMENTS[k] for k in kinds]
    expected = np.asarray(f(*xs))
    directions = [np.cos(3 * np.arange(x.size) + 1.0).reshape(x.shape) for x in xs]

    def same(y: Any) -> bool:
        close = np.allclose(np.asarray(y), expected, 1e-9, 1e-12)
        return close and (isinstance(y, te.Tensor) or expression in GIVES_NUMPY)

    def same_slope(gradients: Any) -> bool:
        along = sum(
            float(np.sum(np.real(np.conj(g) * d)))
            for g, d in zip(gradients, directions, strict=True)
        )
        return bool(np.isclose(along, slope(f, xs, directions), 1e-4, 1e-6))

    numbers = list(range(len(xs)))
    gradient = te.grad(lambda *xs: weighted(f(*xs)), argnums=tuple(numbers))
    return {
        "eager": outcome(lambda: f(*map(te.numpy.asarray, xs)), same),
        "grad": outcome(lambda: gradient(*xs), same_slope),
        "jit": outcome(lambda: te.numpy.asarray(te.jit(f)(*xs)), same),
    }


def every() -> dict[str, dict[str, str]]:
    """The outcomes of all rows, by module and expression."""
    assert os.environ.get("SCIPY_ARRAY_API"), "SciPy reads SCIPY_ARRAY_API when it is imported"
    warnings.simplefilter("ignore")
    with np.errstate(all="ignore"):
        return {
            f"{module}: {expression}": outcomes(module, expression, names, kinds)
            for module, expression, names, kinds in rows()
        }


def column(found: dict[str, str]) -> str:
    """The class of a function, by its outcomes."""
    marks = tuple("right" if found[way] == "right" else "" for way in ("eager", "grad", "jit"))
    return next(name for name, pattern in CLASSES.items() if pattern == marks)


def table(found: dict[str, dict[str, str]]) -> Iterator[str]:
    """The functions of each module by class; expressions of those that are in several."""
    cells: dict[str, dict[str, list[str]]] = {}
    for row, outcomes in found.items():
        module, _, expression = row.partition(": ")
        cells.setdefault(module, {}).setdefault(column(outcomes), []).append(expression)
    yield f"| module | {' | '.join(CLASSES)} |"
    yield "|---" * (len(CLASSES) + 1) + "|"
    for module, classes in cells.items():
        lists = [shown(classes.get(c, []), classes) for c in CLASSES]
        yield f"| `{module}` | {' | '.join(lists)} |"


def shown(expressions: list[str], classes: dict[str, list[str]]) -> str:
    names = [e for es in classes.values() for e in {*map(name, es)}]
    return ", ".join(
        dict.fromkeys(f"`{e}`" if names.count(name(e)) > 1 else f"`{name(e)}`" for e in expressions)
    )


def name(expression: str) -> str:
    """The function that an expression calls."""
    match = re.match(r"[\w.]+", expression)
    assert match
    return match[0]


def counterparts() -> dict[str, list[str]]:
    """The public callables of SciPy that tenferro has too, by module."""
    found = {}
    for module in MODULES:
        theirs, ours = import_module(f"scipy.{module}"), import_module(f"tenferro.{module}")
        names = [n for n in getattr(theirs, "__all__", dir(theirs)) if callable(getattr(theirs, n))]
        found[module] = sorted(n for n in names if n[0] != "_" and hasattr(ours, n))
    return found


def in_database() -> set[str]:
    """The operations with a differentiated case in the database of derivatives."""
    files = Database.open(SHIPPED).files
    return {file.op for file in files if not file.family.startswith("refused")}


def counterpart_table(found: dict[str, list[str]], known: set[str]) -> Iterator[str]:
    yield "| module | compared with the database | others |"
    yield "|---|---|---|"
    for module, names in found.items():
        sides: tuple[list[str], list[str]] = [], []
        for n in names:
            sides[f"{module}.{n}" not in known].append(f"`{n}`")
        yield f"| `te.{module}` | {' | '.join(', '.join(side) for side in sides)} |"


def page(found: dict[str, dict[str, str]]) -> str:
    """The page of the documentation."""
    same, known = counterparts(), in_database()
    head = HEAD.format(
        version=scipy.__version__,
        count=sum(map(len, same.values())),
        checked=sum(f"{module}.{n}" in known for module, names in same.items() for n in names),
        counterparts="\n".join(counterpart_table(same, known)),
    )
    return head + "\n".join(table(found)) + "\n" + FOOT


if __name__ == "__main__":
    outcomes_of = every()
    if sys.argv[1:] == ["--json"]:
        print(json.dumps({"outcomes": outcomes_of, "page": page(outcomes_of)}))  # noqa: T201
    else:
        DOCS.write_text(page(outcomes_of))
