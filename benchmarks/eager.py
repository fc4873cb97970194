"""Eager tensors side by side with PyTorch: what an operation costs, and a training loop.

    python benchmarks/eager.py               one core
    python benchmarks/eager.py --rounds 15   more rounds

The two take turns in every round; figures are process CPU times on one thread, the least of all
rounds, and medians of the ratios within a round. Arrays of 8 numbers show what an operation costs
beside its arithmetic; the network is one of 64-128-128-10 on batches of 64, in float32 as PyTorch
makes it, trained by steps down the gradient written out with `no_grad`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from side_by_side import Call, bind, seconds

SIZES = (64, 128, 128, 10)
BATCH = 64
SMALL = 8
LONG = 100


def chain(x: Any, w: Any) -> Any:
    """A hundred operations on small arrays, the last of which gives a number."""
    y = x
    for _ in range((LONG - 1) // 3):
        y = (y * w + x) * 0.5
    return y.sum()


def operations(variable: Callable[[Any], Any], sin: Callable[[Any], Any]) -> dict[str, Call]:
    """Calls of single operations and of a hundred, on the arrays that `variable` makes."""
    x = variable([0.1 * i for i in range(SMALL)])
    w = variable([0.3] * SMALL)

    def forward_and_backward() -> None:
        x.grad = w.grad = None
        chain(x, w).backward()

    return {
        "x * w": lambda: x * w,
        "x + 1.5": lambda: x + 1.5,
        "sin(x)": lambda: sin(x),
        "x.sum()": lambda: x.sum(),
        "x[2:5]": lambda: x[2:5],
        f"{LONG} operations": lambda: chain(x, w),
        f"{LONG} operations and backward": forward_and_backward,
    }


def data() -> tuple[Any, Any, list[Any]]:
    """Inputs, targets as rows with a single 1, and the parameters to begin with."""
    import numpy as np

    rng = np.random.default_rng(0)
    inputs = rng.standard_normal((BATCH, SIZES[0])).astype(np.float32)
    targets = np.eye(SIZES[-1], dtype=np.float32)[rng.integers(0, SIZES[-1], BATCH)]
    parameters = []
    for rows, columns in pairwise(SIZES):
        weight = rng.standard_normal((rows, columns)) / np.sqrt(rows)
        parameters += [weight.astype(np.float32), np.zeros(columns, np.float32)]
    return inputs, targets, parameters


def network(xp: Any, inputs: Any, targets: Any, parameters: list[Any]) -> Any:
    """The cross entropy of a network with tanh between its layers; `xp` is `numpy` or `torch`."""
    y = inputs
    for i in range(0, len(parameters), 2):
        y = xp.tanh(y) if i else y
        y = y @ parameters[i] + parameters[i + 1]
    return (xp.log(xp.exp(y).sum(1)) - (y * targets).sum(1)).mean()


def tenferro_calls() -> dict[str, Call]:
    """Everything with tenferro."""
    import numpy as np

    import tenferro as te

    inputs, targets, arrays = data()
    parameters = [te.variable(a) for a in arrays]

    def step() -> Any:
        loss = network(np, inputs, targets, parameters)
        loss.backward()
        with te.no_grad():
            for p in parameters:
                p -= 0.1 * p.grad
                p.zero_grad()
        return loss

    return {**operations(te.variable, np.sin), "training step": step}


def torch_calls() -> dict[str, Call]:
    """Everything with PyTorch."""
    import torch

    torch.set_num_threads(1)
    inputs, targets, *rest = data()
    given, wanted = torch.from_numpy(inputs), torch.from_numpy(targets)
    parameters = [torch.tensor(a, requires_grad=True) for a in rest[0]]

    def variable(values: list[float]) -> Any:
        return torch.tensor(values, dtype=torch.float64, requires_grad=True)

    def step() -> Any:
        loss = network(torch, given, wanted, parameters)
        loss.backward()
        with torch.no_grad():
            for p in parameters:
                p -= 0.1 * p.grad
                p.grad = None
        return loss

    return {**operations(variable, torch.sin), "training step": step}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    bind(1)
    ours, theirs = tenferro_calls(), torch_calls()
    losses = [float(calls["training step"]().detach()) for calls in (ours, theirs)]
    assert abs(losses[0] - losses[1]) < 1e-4 * abs(losses[1]), losses
    print(f"{'µs':32}{'tenferro':>10}{'torch':>10}{'torch / tenferro':>18}")
    for name in ours:
        rounds = [(seconds(ours[name]), seconds(theirs[name])) for _ in range(options.rounds)]
        mine, their = (min(column) * 1e6 for column in zip(*rounds, strict=True))
        ratio = statistics.median(b / a for a, b in rounds)
        print(f"{name:32}{mine:10.2f}{their:10.2f}{ratio:18.2f}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
