"""Loops and branches: the small programs of `adoracles.operations.programs`."""

from __future__ import annotations

from typing import Any

import numpy as np

from adoracles.cases.calls import Argument
from adoracles.exact.matrices import eig_of, eye, inverse, real_if, solved
from adoracles.exact.numbers import Exact, as_exact
from adoracles.exact.operations import TRANSFORMS, stacked
from adoracles.families.forms import Row, arrays
from adoracles.families.scalars import X, Y, Z
from adoracles.family import Input, define


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


def custom_linear_solve(matvec: Any, b: Exact, solve: Any, transpose_solve: Any = None) -> Exact:
    """The solution, of the matrix of the products with unit vectors."""
    columns = [matvec(unit) for unit in eye(len(b))]
    return solved(np.stack(columns, axis=1), b[:, None])[:, 0]


def funm(a: Exact, function: Any, *args: Exact) -> Exact:
    """V f(w) V⁻¹; of a real matrix the real part."""
    w, V = eig_of(a)
    return real_if((V * function(w, *args)) @ inverse(V), a, *args)


def _jvp(function: Any, primals: Any, tangents: Any) -> tuple[None, Exact]:
    """By a difference."""
    assert TRANSFORMS.jvp is not None
    value, tangent = TRANSFORMS.jvp(lambda *x: {"value": function(*x)}, primals, tangents)
    return value, tangent["value"]


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
define("lax.checkpoint", lambda f: f)
define("lax.custom_jvp", lambda f, rule: f)
define("lax.custom_vjp", lambda f, forward, backward: f)
define("lax.reverse_only", lambda f, forward, backward: f)
define("lax.external", lambda f: f)
define("lax.custom_linear_solve", custom_linear_solve)
define("linalg.funm", funm)
define("lax.jvp", _jvp)

TWO: Row = ((X, Y), {}, {"x": (2,), "y": (3, 2)})
PAIR: Row = ((X, Y), {}, {"x": (3,), "y": (3,)})
BOTH = ("output_0", "output_1")
NARROW = (-1.25, 1.25)


def program(name: str, /, *rows: Row, **options: Any) -> None:
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
program("checkpoint", PAIR)
program("checkpoint_pair", PAIR, outputs=BOTH)
program("checkpoint_constant", PAIR, kinds=("real",))
program("cond_constant", PAIR, kinds=("real",))
program("cond_pair", PAIR, outputs=BOTH)
program("custom_jvp", PAIR)
program("custom_jvp_pair", PAIR, outputs=BOTH)
program("custom_vjp", PAIR, kinds=("real",))
program("custom_vjp_loop", PAIR, kinds=("real",))
program("custom_vjp_reading", PAIR, kinds=("real",))
program("reverse_only", PAIR, kinds=("real",))
program("reverse_only_single", PAIR, kinds=("real",))
program("external", PAIR)
SYSTEM: Row = ((X, Y), {}, {"x": Input((2, 2), shift=3.0), "y": (2,)})
program("linear_solve", SYSTEM)
program("linear_solve_loop", SYSTEM)
program("without_elements", ((X, Y), {}, {"x": (2, 3), "y": (1, 1, 2)}))
SQUARES: tuple[Row, ...] = tuple(((X,), {}, {"x": Input((n, n), shift=2.0)}) for n in (2, 3))
program("funm", *SQUARES, interval=(-0.75, 0.75))
program(
    "funm",
    *(((X,), {}, {"x": Input((n, n), "hermitian")}) for n in (2, 3)),
    name="hermitian",
    listed=[
        ("degenerate", {"x": [[1.5, 0.0], [0.0, 1.5]]}),
        ("near_degenerate", {"x": [[1.0, 2.0**-10], [2.0**-10, 1.0]]}),
    ],
)
program(
    "funm_argument",
    ((X, Y), {}, {"x": Input((2, 2), shift=2.0), "y": ()}),
    interval=(-0.75, 0.75),
)
program(
    "funm",
    ((X,), {}, {"x": Input((2, 2), shift=2.0), "t": (2, 2)}),
    name="tangent",
    tangents={"x": "t"},
    interval=(-0.75, 0.75),
    count=6,
)
program(
    "det_tangent",
    ((X, Argument("t")), {}, {"x": (3, 3), "t": (3, 3), "s": (3, 3)}),
    tangents={"x": "s"},
    count=6,
    single=False,
)
