"""Whether a program's first result is earlier through NumPy than with native code.

Both times are estimated roughly, from what was measured on programs of all sorts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph
from tenferro.engines.native.families.table import TABLE
from tenferro.engines.native.graphs.support import is_native
from tenferro.engines.native.kernels.shared_functions import is_known
from tenferro.engines.native.plan.contraction import SMALL, plan_contraction
from tenferro.engines.native.plan.quick_code import product_lost
from tenferro.engines.native.routines.step import native_routine
from tenferro.engines.native.runtime.code.cache import would_compile
from tenferro.ops.arrays.contraction import extents
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_with
from tenferro.ops.loops.loop import is_switch
from tenferro.tensor import Aval

_COMPILED = 150e-6
"""Seconds to plan and compile an operation: 65 µs of pendulum steps of scalars, 130 of Euler steps
of 2-vectors, 160 of a neural ODE, 250 of slices of a stencil."""
_WRITTEN_OUT = 12
"""As many operations does a small contraction count, which is written out: 1,700 µs of a Kalman
filter's, 1,900 of those of a network of 120 tensors."""
_ROUTINE = 0.02
"""Seconds to compile a call of LAPACK; the other routines are compiled already."""
_PRODUCT = 0.04
"""Seconds to compile a kernel for products of matrices; in quick code these take six times as
long."""
_AT_ONCE = 0.04
"""Estimated seconds that do not matter: a dozen operations take that too."""
_STEP, _BYTE, _FLOP = 2e-6, 0.5e-9, 0.2e-9
"""Seconds of a call of a NumPy kernel, of a byte of its result, and of a step of a matrix
product."""
_STEPS = 100
"""Assumed for loops of unknown length."""
_LOOPS = {"scan": ("body",), "while_loop": ("cond", "body"), "switch": ("branches",)}


_BLAS = 0.2
"""The part of these that BLAS takes at least, for large products with vectors of AVX-512."""
_THREADED, _LONG = 20e-6, 4e-3
"""Seconds of an operation from which BLAS may use threads, and from which they are worth the
wait for each other beside a thread that compiles: singular values of (64, 64) took 25 ms a call
with two threads and 0.6 with one, a convolution of (8, 8, 512) 4 and 0.27, on two busy cores."""


class Estimate(NamedTuple):
    """What a program takes: the operations to compile; the seconds of a run through NumPy, and at
    least, where BLAS is as fast as it gets; those of the longest operation that BLAS computes; the
    families whose routines are not compiled yet."""

    operations: int
    seconds: float
    least: float
    longest: float
    routines: frozenset[str]

    def numpy_is_sooner(self, products: int = 0) -> bool:
        """Whether the first result is expected through NumPy while native code is compiled, and
        kernels for so many products."""
        native = _COMPILED * self.operations + _ROUTINE * len(self.routines) + _PRODUCT * products
        return native > _AT_ONCE and native > self.seconds

    @property
    def is_on_one_thread(self) -> bool:
        """Whether BLAS is not to use threads for it."""
        return _THREADED < self.longest < _LONG


def estimate(graph: MaterializedGraph) -> Estimate:
    """The cost of a graph; a body counts as often as it is compiled, and as often as it runs."""
    arena, metas = graph.arena, graph.arena.metas
    alike: Counter[tuple[int, ...]] = Counter()
    examples: dict[tuple[int, ...], int] = {}
    for v in graph.order:
        code, *operands = arena.nodes[v]
        key = (code, id(metas[v]), *[id(metas[a]) for a in operands])
        alike[key] += 1
        examples[key] = v
    bodies: dict[Body, None] = {}
    routines: set[str] = set()
    seconds = least = longest = 0.0
    operations = len(graph.order)
    for key, times in alike.items():
        v = examples[key]
        operation: Any = arena.operations[key[0]]
        if operation is None:
            seconds += times * _BYTE * _bytes(metas[v])
            least += times * _BYTE * _bytes(metas[v])
            continue
        avals = [metas[a] for a in arena.nodes[v][1:]]
        work, own = _work(operation, metas[v], avals), _own(operation, metas[v])
        seconds += times * (own + work)
        least += times * (own + _BLAS * work)
        longest = max(longest, work)
        operations += times * _WRITTEN_OUT * _is_written_out(operation, avals)
        bodies.update(dict.fromkeys(_bodies(operation)))
        if operation.name not in routines and _awaits_code(operation, avals):
            routines.add(operation.name)
    inner = [_of_body(body) for body in bodies]
    return Estimate(
        operations + sum(x.operations for x in inner),
        seconds,
        least,
        max([longest, *(x.longest for x in inner)]),
        frozenset(routines).union(*(x.routines for x in inner)),
    )


def missing_products(prepared: MaterializedGraph) -> tuple[set[str], float]:
    """The kernels for products of matrices that are not compiled, of a graph in native forms, and
    the seconds that a run of it loses in quick ones."""
    arena, lost = prepared.arena, defaultdict[str, float](float)
    for _, operation, operands, _ in arena.applications(prepared.order):
        avals = [arena.metas[a] for a in operands]
        if operation.name == "dot_general" and is_native(operation, avals):  # type: ignore[arg-type]
            spec, numbers, *_ = plan_contraction(operation, avals)  # type: ignore[arg-type]
            lost[spec.name] += 1e-9 * product_lost(spec, numbers)
    missing = {name for name in lost if not is_known(name)}
    return missing, sum(lost[name] for name in missing)


@lru_cache(maxsize=512)
def _of_body(body: Body) -> Estimate:
    return estimate(body.graph())


forget_with(_of_body.cache_clear)


def _awaits_code(operation: TensorOperation, avals: list[Aval]) -> bool:
    """Whether an operation calls a routine that is not compiled yet."""
    if operation.name in TABLE:
        return False
    return would_compile(lambda: native_routine(operation, tuple(avals)))


def _is_written_out(operation: TensorOperation, avals: list[Aval]) -> bool:
    """Whether this is a small contraction of several numbers each way."""
    if operation.name != "dot_general":
        return False
    sizes = [_number(n) for n in extents(operation, avals)[1:]]
    return prod(sizes) <= SMALL and prod(sizes) > max(sizes)


def _own(operation: Any, aval: Aval) -> float:
    """Seconds of one operation, without its work."""
    inner = sum(_of_body(body).seconds for body in _bodies(operation))
    return _STEP + _BYTE * _bytes(aval) + inner * _repeats(operation)


def _bodies(operation: TensorOperation) -> list[Body]:
    """The bodies of a loop or branch."""
    held = [operation.params[name] for name in _LOOPS.get(operation.name, ())]
    return [b for x in held for b in (x if isinstance(x, tuple) else (x,))]


def _repeats(operation: TensorOperation) -> int:
    """How often bodies run."""
    if is_switch(operation):
        return 1
    length = operation.params.get("length")
    return length if isinstance(length, int) else _STEPS


def _work(operation: TensorOperation, aval: Aval, avals: list[Aval]) -> float:
    """Seconds in addition to those for the bytes of results."""
    if operation.name == "dot_general":
        rows, columns = (_elements(aval) for aval in avals)
        shared = prod(_number(avals[0].shape[i]) for i in operation.params["batch"][0])
        inner = prod(_number(avals[0].shape[i]) for i in operation.params["contract"][0])
        return _FLOP * rows * columns / max(1, shared * inner)
    if operation.name == "convolution":
        return _FLOP * _elements(aval) * prod(map(_number, avals[1].shape[1:]))
    if ".linalg." in operation.name:
        products = (_elements(a) * _number(a.shape[-1]) for a in avals if a.ndim)
        return _FLOP * max(products, default=0)
    return 0.0


def _bytes(aval: Aval) -> int:
    return aval.dtype.itemsize * _elements(aval)


def _elements(aval: Aval) -> int:
    return prod(map(_number, aval.shape))


def _number(n: Any) -> int:
    return n if isinstance(n, int) else 1
