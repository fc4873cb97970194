"""Searches for a good order of contraction: our default, cotengrust's, opt_einsum's, cotengra's."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.util import find_spec
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

from tenferro.contraction.network import ContractionPlan, Network, Path, costs

EXACT = 8
"""Up to this number of arrays the default order is optimal: the search takes 1 ms."""
_SECONDS_PER_TRIAL, _SECONDS_PER_SWEEP, _SECONDS_OF_SUBTREES = 4.4e-6, 1e-5, 7e-4
"""Of a greedy search, a sweep of annealing and the best order of each subtree, for each array
(cotengrust 0.2, cotengra 0.8, networks of 50 to 540 arrays, AMD EPYC)."""
_PER_ELEMENT = 32
"""The multiplications that take as long as to write an element of a result and read it again.

Of 4, 16, 64 and 128, the fastest contractions of eight networks of 50 to 1,000 arrays had 16 and 64
(native engine, AMD EPYC with AVX-512): up to three times as fast as with 0.
"""
_COST = f"combo-{_PER_ELEMENT}"


class _Effort(NamedTuple):
    """How long searches run: the first greedy trials, and the longest next round of each search.

    Rounds are compared with the multiplications of one contraction in the best order so far.
    """

    trials: int
    greedy: float
    annealing: float


_OFTEN = _Effort(trials=16, greedy=4e-10, annealing=6e-10)
"""For compiled functions: about five contractions by native code, for which a multiplication of
arrays with many short axes takes 0.04 to 0.1 ns. With one, later contractions of regular graphs and
lattices of three dimensions take twice to three times as long (20 networks, AMD EPYC)."""
_ONCE = _Effort(trials=2, greedy=4e-11, annealing=5e-11)
"""For one contraction by NumPy, in 0.1 to 0.6 ns: where this search and the contraction take the
least time together. Half and twice as much, or 4 and 8 trials, change it by a tenth (9 networks of
50 to 1,000 arrays, four random numbers each, AMD EPYC)."""
_MOST_TRIALS = 4096
_FIRST_SWEEPS, _MOST_SWEEPS = 10, 5_000
_REFINED_FROM = 1e12
"""Multiplications from which cotengra partitions as well: they take 15 minutes or more."""
_KEPT_FROM = 0.03
"""Seconds of a search from which its order is kept on disk."""


def searched(network: Network, name: str | bool, *, immediate: bool = False) -> Path:
    """The order of contraction that the search of a name finds.

    True and "auto" search as long as the contraction is worth: many compiled ones, or one now if it
    is `immediate` and the first of this network. False contracts from left to right.
    """
    if name is True or name == "auto":
        return _default(network, immediate and next(_requests(network)) == 0)
    return _named(network, name)


@lru_cache(maxsize=1024)
def _requests(network: Network) -> Iterator[int]:
    """Counts the immediate contractions of a network."""
    return count()


@lru_cache(maxsize=1024)
def _named(network: Network, name: str | bool) -> Path:
    n = len(network.inputs)
    if n < 2:
        return ()
    if name is False:
        return ((0, 1), *((0, k) for k in range(n - 2, 0, -1)))
    if n == 2:
        return ((0, 1),)
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


@lru_cache(maxsize=1024)
def _default(network: Network, is_once: bool) -> Path:
    """The best order of a few arrays; of many, the best that a search worth its time finds."""
    if len(network.inputs) <= EXACT:
        return _named(network, "optimal")
    stored = _Stored(network)
    path = stored.path()
    if path is not None:
        return path
    start, effort = perf_counter(), _ONCE if is_once else _OFTEN
    path, operations = _annealed(network, *_greedy_as_long_as_worth(network, effort), effort)
    if operations > _REFINED_FROM:
        path = _refined(network, path)
    if not is_once and perf_counter() - start >= _KEPT_FROM:
        stored.keep(path)
    return path


def _greedy_as_long_as_worth(network: Network, effort: _Effort) -> tuple[Path, float]:
    """The best of ever more greedy orders, and its multiplications."""
    trials, (path, cost) = effort.trials, _greedy(network, effort.trials)
    while trials < _MOST_TRIALS:
        if 2 * trials * len(network.inputs) * _SECONDS_PER_TRIAL >= effort.greedy * 10**cost:
            break
        path, cost = min((path, cost), _greedy(network, trials, seed=trials), key=lambda x: x[1])
        trials *= 2
    return path, 10**cost


def _annealed(
    network: Network, path: Path, operations: float, effort: _Effort
) -> tuple[Path, float]:
    """The path after cotengra's simulated annealing, as long as it is worth its time.

    Each round begins at the best tree, has twice the sweeps of the one before, and ends with the
    best order of each subtree. Returned with the multiplications.
    """
    arrays, sweeps = len(network.inputs), _FIRST_SWEEPS

    def is_worth(seconds: float, cost: float) -> bool:
        return arrays * seconds < effort.annealing * cost

    if not is_worth(sweeps * _SECONDS_PER_SWEEP, operations):
        return path, operations
    import cotengra  # its import takes 0.2 s

    best = cotengra.ContractionTree.from_path(
        network.terms, network.result, network.symbol_sizes, path=path, objective=_COST
    )
    while sweeps < _MOST_SWEEPS and is_worth(sweeps * _SECONDS_PER_SWEEP, _cost(best)):
        tree = best.simulated_anneal(
            tstart=1, tsteps=10, numiter=sweeps // 10, minimize=_COST, seed=sweeps
        )
        if is_worth(_SECONDS_OF_SUBTREES, _cost(tree)):
            tree.subtree_reconfigure_(subtree_size=8, minimize=_COST, seed=sweeps)
        best, sweeps = min((best, tree), key=_cost), 2 * sweeps
    return checked(network, best.get_path()), best.contraction_cost()


def _cost(tree: Any) -> float:
    cost: float = tree.combo_cost(_PER_ELEMENT)
    return cost


def _operations(network: Network, path: Path) -> float:
    return costs(network, ContractionPlan(path)).operations


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
    import cotengra  # its import takes 0.2 s

    search = cotengra.HyperOptimizer(max_repeats=64, parallel=False, progbar=False)
    other = called(network, search)
    return min(path, other, key=lambda p: _operations(network, p))


@cache
def _searches() -> tuple[str, ...]:
    """What the default order depends on besides the network."""
    from importlib.metadata import version  # its import takes a tenth of the time of NumPy's

    return version("cotengrust"), version("cotengra")


class _Stored:
    """The file of an order of contraction on disk, if anything is kept there."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.store: Any = None
        if find_spec("llvmlite"):
            from tenferro.engines.native.runtime.code.cache import object_store
            from tenferro.engines.native.runtime.disk.disk_cache import digest

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
