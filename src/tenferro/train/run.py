"""What training has reached after an epoch, and its file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import numpy as np

from tenferro.tree_file import load, save

__all__ = ["FitResult"]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Params = TypeVar("Params", default=Any)
else:
    from typing import TypeVar

    Params = TypeVar("Params")

KEPT = 2
"""Checkpoints that remain: the last one, and the one before."""


class FitResult(NamedTuple, Generic[Params]):
    """What `te.train.fit` returns.

    `params`, `state` and `optimizer_state` are those after the last epoch. `history` has an array
    with one number for each epoch: the mean loss of its batches, and each metric. `best_params`
    and `best_state` are those of the epoch `best_epoch`, counted from 0, in which the monitored
    number was best; -1 and the initial ones if there was none.

    >>> import numpy as np
    >>> import tenferro as te
    >>> loader = te.train.Loader(np.array([1.0, 3.0]), batch_size=2)
    >>> found = te.train.fit(
    ...     lambda w, x: np.mean((w - x) ** 2), np.zeros(()), loader, te.optimize.sgd(0.5), epochs=2
    ... )
    >>> found.params, found.history["loss"], found.best_epoch
    (array(2.), array([5., 1.]), 1)
    """

    params: Params
    state: Any
    optimizer_state: Any
    history: dict[str, np.ndarray[Any, Any]]
    best_params: Params
    best_state: Any
    best_epoch: int

    @property
    def epochs(self) -> int:
        """How many epochs were made."""
        return len(self.history["loss"])

    def after(
        self, params: Any, state: Any, optimizer_state: Any, facts: dict[str, float], better: bool
    ) -> FitResult:
        """The result after a further epoch."""
        history = {name: np.append(self.history[name], facts[name]) for name in self.history}
        best = (params, state, self.epochs) if better else self[4:]
        return FitResult(params, state, optimizer_state, history, *best)


def stored(folder: str | Path | None, start: FitResult) -> FitResult:
    """The last checkpoint of a folder, or `start` if there is none."""
    found = _files(folder)
    if not found:
        return start
    epochs = max(found)
    history = {name: np.zeros(epochs) for name in start.history}
    return FitResult(*load(found[epochs], like=start._replace(history=history)))


def store(folder: str | Path | None, result: FitResult) -> None:
    """Write a checkpoint, and delete all but the last ones."""
    if folder is None:
        return
    Path(folder).mkdir(parents=True, exist_ok=True)
    save(Path(folder) / f"epoch-{result.epochs:06}.npz", result)
    for epochs, path in _files(folder).items():
        if epochs <= result.epochs - KEPT:
            path.unlink()


def _files(folder: str | Path | None) -> dict[int, Path]:
    """The checkpoints by their number of epochs."""
    if folder is None or not Path(folder).is_dir():
        return {}
    matches = ((re.fullmatch(r"epoch-(\d+)\.npz", p.name), p) for p in Path(folder).iterdir())
    return {int(m[1]): path for m, path in matches if m}
