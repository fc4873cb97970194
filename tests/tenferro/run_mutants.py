"""Run what families accept on arrays of all kinds, in all engines; how they end is compared.

Arguments: a prefix of the families' names, how many mutants of each, a seed. A process of its own,
because a wrong one would write anywhere.
"""

import faulthandler
import random
import sys
import warnings
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "ops"), str(HERE / "special")]

from family_cases import cases  # noqa: E402
from test_family_arguments import accepted  # noqa: E402

from computegraph import Arena, materialize_merge  # noqa: E402
from tenferro.engines import compile_graph  # noqa: E402
from tenferro.ops.base.registry import FAMILIES  # noqa: E402

ENGINES = ("numpy", "native")

LARGEST = 10**5
INDICES = (0, 1, 2, -1, 3, 5000, -(2**62))


def say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def data(aval, kind, rng):
    """An array: plain numbers, some of them NaN and infinite, or positions anywhere."""
    shape, dtype = aval.shape, aval.dtype
    if dtype.kind in "iu":
        if kind == "plain" and len(shape):
            return np.broadcast_to(np.arange(shape[-1]), shape).astype(dtype)
        with np.errstate(all="ignore"):
            return np.array(rng.choice(INDICES, size=shape)).astype(dtype)
    x = rng.standard_normal(shape)
    if kind == "wild":
        x = np.where(rng.random(shape) < 0.3, rng.choice([np.nan, np.inf, 0.0, 1e300]), x)
    return np.asarray(x > 0 if dtype.kind == "b" else x).astype(dtype)


def outcome(graph, engine, arrays):
    try:
        compile_graph(graph, engine)(*[a.copy() for a in arrays])
    except (ValueError, TypeError, ArithmeticError, IndexError, RuntimeError) as error:
        return f"{type(error).__name__}: {error}"
    return "computed"


def graph_of(operation, avals):
    arena = Arena()
    inputs = [arena.input(("x", i), aval) for i, aval in enumerate(avals)]
    first = arena.emit(arena.code(operation), inputs)
    outputs = list(range(first, first + operation.n_outputs))
    return materialize_merge(arena, outputs, inputs)


def sizes(operation, avals):
    found = operation.infer(*avals)
    outputs = [found] if operation.n_outputs == 1 else found
    return [aval.size for aval in (*avals, *outputs)]


def run(name, most, seed):
    mutants = [m for m in dict.fromkeys(accepted(name, seed)) if max(sizes(*m)) <= LARGEST]
    chosen = random.Random(f"{name} {seed}").sample(mutants, min(most, len(mutants)))
    for operation, avals in [*cases()[name][:2], *chosen]:
        graph = graph_of(operation, avals)
        for kind in ("plain", "wild"):
            rng = np.random.default_rng([seed, len(name), len(avals)])
            arrays = [data(aval, kind, rng) for aval in avals]
            ends = {engine: outcome(graph, engine, arrays) for engine in ENGINES}
            if len(set(ends.values())) > 1:
                say("differs", operation, avals, kind, ends)


def main(prefix, most, seed="0"):
    warnings.simplefilter("ignore")
    for name in cases():
        if name.startswith(prefix) and not FAMILIES[name].pointwise:
            say(name)
            faulthandler.dump_traceback_later(200, exit=True)
            run(name, int(most), int(seed))
    faulthandler.cancel_dump_traceback_later()
    say("done")


if __name__ == "__main__":
    main(*sys.argv[1:])
