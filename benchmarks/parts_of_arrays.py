"""Loops that read or write a part of an array in each step: cost and growth, forward and backward.

    python benchmarks/parts_of_arrays.py                  all of them on one core
    python benchmarks/parts_of_arrays.py row column --sizes 125 1000

A row of `PLACES` is an index that may depend on the step. Loops of as many steps as the array has
rows read that part, write it from the part before, or add to it. Times are of the process, in
milliseconds of one call of a compiled function. `growth` is the exponent of the number of rows
with which the time grows: 2 for lines, 1 for elements, 3 where each step copies the array.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any

from side_by_side import bind

Loop = Callable[[Any], Any]
PLACES: dict[str, Callable[[Any], Any]] = {
    "element": lambda i: (i, i),
    "row": lambda i: i,
    "row-from-the-end": lambda i: -1 - i,
    "column": lambda i: (slice(None), i),
    "part-of-a-row": lambda i: (i, slice(1, -1)),
    "part-of-a-column": lambda i: (slice(1, -1), i),
    "strided-row": lambda i: (i, slice(None, None, 2)),
    "reversed-row": lambda i: (i, slice(None, None, -1)),
    "first-row": lambda i: 0,
    "known-block": lambda i: (slice(1, 3), slice(2, 8, 2)),
}
SECONDS = 0.2
"""How long one timing lasts at least."""


def loops(place: Callable[[Any], Any], n: int) -> dict[str, Loop]:
    """The three loops over a place."""
    import numpy as np

    import tenferro as te

    def written(i: Any, y: Any) -> Any:
        y = y.copy()
        y[place(i)] = 0.5 * y[place(i - 1)]
        return y

    def updated(i: Any, y: Any) -> Any:
        y = y.copy()
        y[place(i)] += 0.5 * y[place(i - 1)]
        return y

    def read(i: Any, s: Any, x: Any) -> Any:
        return s + np.sum(np.tanh(x[place(i)]))

    return {
        "read": lambda x: te.fori_loop(1, n - 1, lambda i, s: read(i, s, x), 0.0),
        "write": lambda x: np.sum(te.fori_loop(1, n - 1, written, x) ** 2),
        "update": lambda x: np.sum(te.fori_loop(1, n - 1, updated, x) ** 2),
    }


def milliseconds(call: Callable[[], Any]) -> float:
    """Processor time of a call."""
    call()
    start, calls = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        call()
        calls += 1
    return (time.process_time() - start) / calls * 1e3


def measured(f: Loop, x: Any) -> tuple[float, float]:
    """A loop compiled to the end, and its gradient."""
    import tenferro as te

    times = []
    for form in (f, te.grad(f)):
        program = te.jit(form)
        program(x)
        te.runtime.wait_for_compilation()
        times.append(milliseconds(lambda program=program: program(x)))  # type: ignore[misc]
    return times[0], times[1]


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("places", nargs="*", help=", ".join(PLACES))
    parser.add_argument("--sizes", nargs="+", type=int, default=[125, 1000])
    chosen = parser.parse_args()
    bind(1)
    import numpy as np

    first, last = chosen.sizes[0], chosen.sizes[-1]
    print(
        f"{'loop':26}{'value ms':>10}{'gradient':>10}{'ratio':>7}{'growth':>8}{'of gradient':>13}"
    )
    for name in chosen.places or PLACES:
        for how in loops(PLACES[name], first):
            found = {
                n: measured(
                    loops(PLACES[name], n)[how], np.random.default_rng(0).standard_normal((n, n))
                )
                for n in chosen.sizes
            }
            value, gradient = found[last]
            growth = [
                math.log(late / early) / math.log(last / first)
                for late, early in zip(found[last], found[first], strict=True)
            ]
            times = f"{value:10.3f}{gradient:10.3f}{gradient / value:7.1f}"
            print(f"{how + ' ' + name:26}{times}{growth[0]:8.2f}{growth[1]:13.2f}", flush=True)


if __name__ == "__main__":
    main()
