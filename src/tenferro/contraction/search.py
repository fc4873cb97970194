"""Searches for a good order of contraction: our default, cotengrust's, opt_einsum's, cotengra's."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from tenferro.contraction.network import ContractionPlan, Network, Path, costs
from tenferro.contraction.one_by_one import one_by_one
from tenferro.contraction.trees import ContractionTree

EXACT = 8
"""Up to this number of arrays the default order is optimal: the search takes 1 ms."""
_SECONDS_PER_SWEEP = 1e-6
"""Of rotations, for each array (networks of 50 to 500 arrays, AMD EPYC)."""
_SECONDS_PER_OPERATION = 1e-10
"""Of contractions of arrays with many short axes: native code takes 0.04 ns (Xeon with AVX-512,
network of 120 arrays, with its gradient 0.05), NumPy 0.4."""
_SHARE = 2.0
"""How long a search may take compared with one contraction; with a gradient these are three."""
_TRIALS = 2
"""Greedy orders to start from; rotations matter more."""
_FIRST_SWEEPS, _MOST_SWEEPS = 40, 40_000
_REFINED_FROM = 1e12
"""Multiplications from which cotengra searches as well: they take 15 minutes or more."""
_KEPT_FROM = 0.03
"""Seconds of a search from which its order is kept on disk."""


@lru_cache(maxsize=1024)
def searched(network: Network, name: str | bool) -> Path:
    """The order of contraction that the search of a name finds.

    True and "auto" search as long as the contraction is worth; False contracts from left to right.
    """
    n = len(network.inputs)
    if n < 2:
        return ()
    if name is False:
        return ((0, 1), *((0, k) for k in range(n - 2, 0, -1)))
    if n == 2:
        return ((0, 1),)
    if name is True or name == "auto":
        return _default(network)
    if name in ("optimal", "greedy"):
        return _of_cotengrust(network, f"optimize_{name}")
    kind, _, trials = str(name).rpartition("-")
    if kind == "random-greedy" and trials.isdigit():
        return _greedy(network, max(int(trials), 1))[0]
    return called(network, _registered(str(name)))


def _registered(name: str) -> Callable[..., Any]:
    """The search of opt_einsum, or of a package that registers there, with a name."""
    from opt_einsum import paths  # its import takes a tenth of the time of NumPy's

    try:
        search: Callable[..., Any] = paths.get_path_fn(name)
    except KeyError as error:
        raise ValueError(f"einsum: optimize: {error.args[0]}") from None
    return search


def called(network: Network, optimizer: Callable[..., Any]) -> Path:
    """The path of an optimizer that is called as opt_einsum's are."""
    with _random_state_kept():
        path = optimizer(
            [frozenset(x) for x in network.terms],
            frozenset(network.result),
            network.symbol_sizes,
            None,
        )
    return checked(network, path)


@contextmanager
def _random_state_kept() -> Iterator[None]:
    """opt_einsum's searches seed Python's generator, which belongs to the caller."""
    state = random.getstate()
    try:
        yield
    finally:
        random.setstate(state)


def checked(network: Network, path: Any) -> Path:
    """A path as tuples; ValueError if it does not contract the network to one array."""
    n = len(network.inputs)
    steps = tuple(tuple(step) if isinstance(step, list | tuple) else (step,) for step in path)
    for step in steps:
        positions = all(isinstance(i, int) and 0 <= i < n for i in step)
        if not step or not positions or len(set(step)) < len(step):
            raise ValueError(
                f"einsum: optimize has the step {step!r} where {n} arrays are left, expected "
                f"distinct positions from 0 to {n - 1}, as einsum_path returns them"
            )
        n += 1 - len(step)
    if n != 1:
        raise ValueError(f"einsum: the path in optimize ends with {n} arrays, expected one")
    return steps


def _default(network: Network) -> Path:
    """The best order of a few arrays; of many, the best that a search worth its time finds."""
    if len(network.inputs) <= EXACT:
        return _of_cotengrust(network, "optimize_optimal")
    stored = _Stored(network)
    path = stored.path()
    if path is not None:
        return path
    tree, seconds = _rotated(network)
    path = tree.path()
    if tree.operations() > _REFINED_FROM and find_spec("cotengra"):
        path = _refined(network, path)
    if seconds >= _KEPT_FROM:
        stored.keep(path)
    return path


def _rotated(network: Network) -> tuple[ContractionTree, float]:
    """The better of two first trees, after as many rotations as are worth their time; and this.

    Each annealing begins at the best tree and has twice the sweeps of the one before.
    """
    starts = _greedy(network, _TRIALS)[0], one_by_one(network)
    best = min((ContractionTree(network, p) for p in starts), key=ContractionTree.cost)
    cost = math.inf
    while best.cost() < 0.97 * cost:
        cost = best.cost()
        best.rotate(2)
    sweeps, spent = _FIRST_SWEEPS, 0.0
    while sweeps < _MOST_SWEEPS:
        seconds = sweeps * len(network.inputs) * _SECONDS_PER_SWEEP
        if seconds > _SHARE * _SECONDS_PER_OPERATION * best.cost():
            break
        other = best.copy()
        other.rotate(sweeps, temperature=1.0, seed=sweeps)
        best = min((best, other), key=ContractionTree.cost)
        sweeps, spent = 2 * sweeps, spent + seconds
    return best, spent


def _of_cotengrust(network: Network, name: str) -> Path:
    import cotengrust  # for three arrays and more

    search = getattr(cotengrust, name)
    return checked(network, search(network.terms, network.result, network.symbol_sizes))


def _greedy(network: Network, trials: int, seed: int = 0) -> tuple[Path, float]:
    """The best of several greedy orders, and the decimal logarithm of its multiplications.

    On four random 3-regular graphs of 120 arrays, one of 60 and a grid of 100, the fixed weight of
    the arrays that disappear halves the cost of cotengrust's default, a random weight; so does this
    range of temperatures compared with lower ones.
    """
    import cotengrust  # for three arrays and more

    path, cost = cotengrust.optimize_random_greedy_track_flops(
        network.terms,
        network.result,
        network.symbol_sizes,
        ntrials=trials,
        costmod=(1.0, 1.0),
        temperature=(0.1, 0.5),
        seed=seed,
    )
    return checked(network, path), cost


def _refined(network: Network, path: Path) -> Path:
    """The order that cotengra finds by partitioning, if it is better."""
    import cotengra  # an optional package

    search = cotengra.HyperOptimizer(max_repeats=64, parallel=False, progbar=False)
    other = called(network, search)
    return min(path, other, key=lambda p: costs(network, ContractionPlan(p)).operations)


@cache
def _searches() -> tuple[Any, ...]:
    """What the default order depends on besides the network."""
    return "rotations", version("cotengrust"), bool(find_spec("cotengra"))


class _Stored:
    """The file of an order of contraction on disk, if anything is kept there."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.store: Any = None
        if find_spec("llvmlite"):
            from tenferro.engines.native.runtime.cache import object_store
            from tenferro.engines.native.runtime.disk_cache import digest

            self.store = object_store()
            text = repr((network.terms, network.result, network.symbol_sizes, _searches()))
            self.key = digest(b"order of contraction", text.encode())

    def path(self) -> Path | None:
        """The order, if it is there."""
        kept = self.store and self.store.get(self.key)
        return checked(self.network, json.loads(kept)) if kept else None

    def keep(self, path: Path) -> None:
        """Keep an order."""
        if self.store:
            self.store.put(self.key, json.dumps(path).encode())
