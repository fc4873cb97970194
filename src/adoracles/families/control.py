"""Loops and branches: each a small program of a library's control flow (`adoracles.programs`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.exact.numbers import Exact, as_exact
from adoracles.exact.operations import stacked
from adoracles.families.family import define
from adoracles.families.forms import Row, arrays
from adoracles.families.scalars import X, Y, Z


def _map_leaves(function: Any, tree: Any) -> Any:
    return tuple(map(function, tree)) if isinstance(tree, tuple) else function(tree)


def scan(
    f: Any, init: Any, xs: Any = None, length: int | None = None, reverse: bool = False
) -> Any:
    """A loop over the first axis, with a carry and a stack of results."""
    first = xs[0] if isinstance(xs, tuple) else xs
    count = length if first is None else len(first)
    order = range(int(count or 0))[:: -1 if reverse else 1]
    carry, found = init, {}
    for i in order:
        item = None if xs is None else _map_leaves(lambda a, i=i: as_exact(a[i]), xs)
        carry, found[i] = f(carry, item)
    results = [found[i] for i in sorted(found)]
    return carry, None if results[0] is None else stacked(results)


def while_loop(condition: Any, body: Any, init: Any) -> Any:
    """A loop as long as a condition of the carry holds."""
    carry = init
    while bool(condition(carry)):
        carry = body(carry)
    return carry


def fori_loop(lower: int, upper: int, body: Any, init: Any) -> Any:
    """A loop over integers."""
    carry = init
    for i in range(lower, upper):
        carry = body(i, carry)
    return carry


def _associative_scan(f: Any, xs: Exact) -> Exact:
    found = [xs[:1]]
    for i in range(1, len(xs)):
        found.append(f(found[-1], xs[i : i + 1]))
    return np.concatenate(found)


define("lax.scan", scan)
define("lax.while_loop", while_loop)
define("lax.fori_loop", fori_loop)
define("lax.cond", lambda pred, yes, no, *operands: (yes if bool(pred) else no)(*operands))
define("lax.switch", lambda index, branches, *operands: branches[int(index)](*operands))
define("lax.map", lambda f, xs: stacked([f(as_exact(x)) for x in xs]))
define("lax.associative_scan", _associative_scan)

TWO: Row = ((X, Y), {}, {"x": (2,), "y": (3, 2)})
PAIR: Row = ((X, Y), {}, {"x": (3,), "y": (3,)})
BOTH = ("output_0", "output_1")
NARROW = (-1.25, 1.25)


def program(name: str, *rows: Row, **options: Any) -> None:
    """Declare a program of control flow."""
    arrays(f"control.{name}", None, *rows, **{"interval": NARROW, "count": 12, **options})


program("scan_affine", TWO, outputs=BOTH)
program("scan_reverse", TWO, outputs=BOTH)
program("scan_recurrent", ((X, Y, Z), {}, {"x": (2, 2), "y": (2,), "z": (3, 2)}), outputs=BOTH)
program("scan_logistic", PAIR)
program("scan_nested", TWO)
program("scan_branching", ((X, Y), {}, {"x": (2,), "y": (4,)}), outputs=BOTH)
program("while_growing", PAIR)
program("while_newton", ((X,), {}, {"x": (3,)}), interval=(0.5, 3.0), kinds=("real",))
program("fori_horner", PAIR)
program("fori_update", ((X, Y), {}, {"x": (4,), "y": (4,)}))
program("cond", PAIR)
program("cond_shared", PAIR)
program("switch", *(((X, Y, i), {}, {"x": (3,), "y": (3,)}) for i in (0, 1, 2)))
program("map", ((X,), {}, {"x": (3, 2)}))
program("associative_scan", ((X,), {}, {"x": (4,)}), ((X,), {}, {"x": (3, 2)}))
