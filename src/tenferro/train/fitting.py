"""A loop over epochs with metrics, early stopping and checkpoints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

import numpy as np

from tenferro import pytree
from tenferro.ops.base import refuse
from tenferro.optimize import GradientTransformation, apply_updates
from tenferro.progress_bar import ProgressBar
from tenferro.random import fold_in
from tenferro.train.loader import Loader
from tenferro.train.run import FitResult, Params, store, stored
from tenferro.transforms import jit, value_and_grad

__all__ = ["fit"]

Metric = Callable[..., Any]


def fit(
    loss: Callable[..., Any],
    params: Params,
    data: Loader,
    optimizer: GradientTransformation,
    *,
    epochs: int,
    state: Any = None,
    key: Any = None,
    validation: Loader | None = None,
    metrics: Mapping[str, Metric] | None = None,
    monitor: str = "loss",
    mode: Literal["min", "max"] = "min",
    patience: int | None = None,
    checkpoints: str | Path | None = None,
    callback: Callable[[FitResult[Params]], None] | None = None,
    progress: bool = False,
) -> FitResult[Params]:
    """Minimize `loss(params, batch)` over all batches, epoch by epoch; each step is compiled.

    With `state`, such as running statistics, the loss is `loss(params, batch, state=state)` and
    returns its value and the next state. With `key`, it also takes `key=`, a separate key for
    each step. After each epoch the `metrics`, functions of params and a batch (and of `state=`),
    are averaged over the rows of `validation`.

    `monitor` is "loss" or a metric; the result has the parameters of the epoch where it was
    smallest, or largest with mode "max". With `patience`, training stops after so many epochs
    without a better one. With `checkpoints`, a folder, each epoch is stored there, and a further
    call with the same arguments continues from the last one with equal results. `callback` takes
    the result so far after each epoch; it may raise StopIteration to end training.

    `data` may be another object with `epoch(number)`, which iterates over batches, and a length.
    Raises ValueError for metrics without validation data, a monitor that is not one of them, and a
    checkpoint of other parameters.

    >>> import numpy as np
    >>> import tenferro as te
    >>> x = np.linspace(-1, 1, 64)[:, None]
    >>> loader = te.train.Loader((x, 3 * x + 1), batch_size=16, key=te.random.key(0))
    >>> def loss(layer, batch):
    ...     x, y = batch
    ...     return np.mean((layer(x) - y) ** 2)
    >>> layer = te.nn.Linear.init(te.random.key(1), 1, 1)
    >>> found = te.train.fit(loss, layer, loader, te.optimize.adam(0.1), epochs=60)
    >>> found.params.weight.round(2), found.params.bias.round(2)
    (array([[3.]]), array([1.]))
    """
    known = dict(metrics or {})
    for name, loader in (("data", data), ("validation", validation)):
        if not hasattr(loader, "epoch") and loader is not None:
            refuse("fit", name, f"a {type(loader).__name__}", "a Loader: Loader(data, batch_size)")
    _check(known, validation, monitor, mode, patience)
    history = {name: np.zeros(0) for name in ("loss", *known)}
    start = FitResult(params, state, optimizer.init(params), history, params, state, -1)
    result = stored(checkpoints, start)
    step, evaluate = jit(_step(loss, optimizer)), jit(_evaluation(known))
    with ProgressBar("fit", (epochs - result.epochs) * len(data), progress) as bar:
        while result.epochs < epochs and not _is_over(result, patience):
            parts, value = _epoch(step, result, data, key, bar)
            facts = {"loss": value, **_averages(evaluate, parts, validation)}
            better = _is_better(facts[monitor], result, monitor, mode)
            result = result.after(*parts, facts, better)
            store(checkpoints, result)
            if callback is not None and _ends(callback, result):
                break
    return result


def _check(
    metrics: Mapping[str, Metric],
    validation: Loader | None,
    monitor: str,
    mode: str,
    patience: int | None,
) -> None:
    if (validation is None) != (not metrics):
        given = "None" if validation is None else "given"
        refuse("fit", "validation", given, "a Loader together with metrics, or neither")
    if "loss" in metrics:
        refuse("fit", "metrics", [*metrics], "names other than 'loss', the mean of training")
    if monitor not in ("loss", *metrics):
        refuse("fit", "monitor", repr(monitor), f"one of {['loss', *metrics]}")
    if mode not in ("min", "max"):
        refuse("fit", "mode", repr(mode), "'min' or 'max'")
    if patience is not None and patience < 1:
        refuse("fit", "patience", patience, "an integer >= 1, or None")


def _step(loss: Callable[..., Any], optimizer: GradientTransformation) -> Callable[..., Any]:
    """A step of training: the loss, and parameters and states after it."""

    def step(params: Any, state: Any, moments: Any, batch: Any, key: Any, at: Any) -> Any:
        given = {} if key is None else {"key": fold_in(fold_in(key, at[0]), at[1])}

        def objective(params: Any) -> tuple[Any, Any]:
            if state is None:
                return loss(params, batch, **given), None
            value, after = loss(params, batch, state=state, **given)
            return value, after

        slopes: Any = value_and_grad(objective, has_aux=True)
        (value, after), grads = slopes(params)
        updates, moments = optimizer.update(grads, moments, params)
        return value, (apply_updates(params, updates), after, moments)

    return step


def _evaluation(metrics: Mapping[str, Metric]) -> Callable[..., dict[str, Any]]:
    """The metrics of one batch."""

    def evaluate(params: Any, state: Any, batch: Any) -> dict[str, Any]:
        given = {} if state is None else {"state": state}
        return {name: f(params, batch, **given) for name, f in metrics.items()}

    return evaluate


def _epoch(
    step: Callable[..., Any], before: FitResult, data: Loader, key: Any, bar: ProgressBar
) -> tuple[tuple[Any, Any, Any], float]:
    """Parameters and states after an epoch, and the mean loss."""
    parts = before[:3]
    total = rows = 0.0
    for i, batch in enumerate(data.epoch(before.epochs)):
        value, parts = step(*parts, batch, key, np.array([before.epochs, i]))
        size = len(pytree.leaves(batch)[0])
        total, rows = total + size * float(value), rows + size
        bar.advance(1, f"epoch {before.epochs + 1}, loss {total / rows:.4g}")
    return parts, total / rows


def _averages(
    evaluate: Callable[..., dict[str, Any]], parts: tuple[Any, Any, Any], data: Loader | None
) -> dict[str, float]:
    """The means of all metrics over the rows of the validation data."""
    if data is None:
        return {}
    sizes, found = [], []
    for batch in data.epoch():
        sizes.append(len(pytree.leaves(batch)[0]))
        found.append(evaluate(*parts[:2], batch))
    return {name: float(np.average([x[name] for x in found], weights=sizes)) for name in found[0]}


def _is_better(value: float, before: FitResult, monitor: str, mode: str) -> bool:
    if before.best_epoch < 0:
        return not np.isnan(value)
    best = before.history[monitor][before.best_epoch]
    return bool(value < best if mode == "min" else value > best)


def _is_over(result: FitResult, patience: int | None) -> bool:
    """Whether so many epochs were made since the best one."""
    return patience is not None and result.epochs - 1 - result.best_epoch >= patience


def _ends(callback: Callable[[FitResult], None], result: FitResult) -> bool:
    try:
        callback(result)
    except StopIteration:
        return True
    return False
