"""Running chains: one compiled scan for adaptation and draws, called in pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro import pytree, random
from tenferro.progress_bar import ProgressBar
from tenferro.sample import adaptation
from tenferro.sample.adaptation import Phase
from tenferro.sample.kernels import Kernel, State
from tenferro.sample.parallel import for_chains
from tenferro.sample.problem import Problem
from tenferro.sample.result import Samples
from tenferro.transforms import scan

PIECES = 20
"""In how many calls a run is made, so that progress is seen and Ctrl-C ends it soon."""


def run(
    target: Problem,
    kernel: Kernel,
    key: Any,
    *,
    draws: int,
    tune: int,
    chains: int,
    dense: bool = False,
    jitter: float = 1.0,
    step: float | None = None,
    acceptance: float | None = None,
    progress: bool = False,
) -> Samples:
    """Draws of several chains, after `tune` steps that are not kept."""
    label = target.label
    _check(label, draws=draws, tune=tune, chains=chains)
    accept = kernel.target if acceptance is None else acceptance
    first, second = random.split(key)
    starts = target.start + jitter * random.uniform(
        first, (chains, target.start.size), minval=-1.0, maxval=1.0
    )
    advance = for_chains(_advance(target, kernel, accept or 0.0))
    learns = accept is not None
    phases = _joined(adaptation.schedule(tune, learns), _kept(draws))
    at = for_chains(kernel.start)
    carry = _begun(label, kernel, at, second, starts, dense, step)
    parts = []
    with ProgressBar(label, tune + draws, progress) as bar:
        for piece in _pieces(tune, draws):
            numbers = np.arange(piece.start, piece.stop)
            carry, made = advance(carry, numbers, Phase(*(flags[piece] for flags in phases)))
            diverged = made[1][0].diverged
            bar.advance(len(numbers), f"{int(np.sum(diverged))} of {diverged.size} diverged")
            if piece.start >= tune:
                parts.append(made)
    values, info = _concatenated(parts)
    return Samples.of(values, info, carry[2].tuning)


def _begun(
    label: str,
    kernel: Kernel,
    at: Callable[[Any], State],
    key: Any,
    starts: Any,
    dense: bool,
    step: float | None,
) -> Any:
    """Keys, states and adaptations of the chains before their first step."""
    state = at(starts)
    _check_start(label, state)
    chains, n = starts.shape
    if step is not None:
        first = np.full(chains, step)
    elif kernel.uses_slope:
        first = adaptation.reasonable_steps(at, random.fold_in(key, 0), state)
    else:
        first = np.full(chains, 2.38 / np.sqrt(n))
    return random.split(key, chains), state, adaptation.begin(state, first, dense)


def _advance(target: Problem, kernel: Kernel, accept: float) -> Callable[..., Any]:
    """Several steps of a chain: its state after them, and the values and facts of each."""

    def one(carry: Any, inputs: Any) -> Any:
        (key, state, known), (number, phase) = carry, inputs
        state, info = kernel.step(random.fold_in(key, number + 1), state, known.tuning)
        used = known.tuning.step
        known = adaptation.adapted(known, accept, phase, state, info.accept)
        return (key, state, known), (target.values(state.u), (info, state.density, used))

    return lambda carry, numbers, phases: scan(one, carry, (numbers, phases))


def _check(label: str, **counts: int) -> None:
    for name, count in counts.items():
        least = 0 if name == "tune" else 1
        if not isinstance(count, int | np.integer) or count < least:
            raise ValueError(f"{label}: {name} is {count!r}, expected an integer >= {least}")


def _check_start(label: str, state: Any) -> None:
    bad = ~np.isfinite(np.asarray(state.density))
    if bad.any():
        raise ValueError(
            f"{label}: the log density is {np.asarray(state.density)[bad][0]} at the start of "
            f"chain {int(np.flatnonzero(bad)[0])}; pass a start with a finite density, or a "
            "smaller jitter"
        )


def _kept(draws: int) -> Phase:
    return Phase(*(np.zeros(draws, bool) for _ in Phase._fields))


def _joined(*phases: Phase) -> Phase:
    return Phase(*(np.concatenate(flags) for flags in zip(*phases, strict=True)))


def _pieces(tune: int, draws: int) -> list[slice]:
    """Runs of equal length, so that one program serves all; what is left over runs last."""
    size = max(1, (tune + draws) // PIECES)
    made = []
    for begin, end in ((0, tune), (tune, tune + draws)):
        made += [slice(i, min(i + size, end)) for i in range(begin, end, size)]
    return made


def _concatenated(parts: list[Any]) -> Any:
    return pytree.map(lambda *x: np.concatenate([np.asarray(p) for p in x], axis=1), *parts)
