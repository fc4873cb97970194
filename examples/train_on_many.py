"""Train a small network on many devices, in one process or several, and carry on after a crash.

On one processor, which makes eight devices of itself:

    XLA_FLAGS=--xla_force_host_platform_device_count=8 python examples/train_on_many.py

In two processes, each started by hand or by a scheduler (on several machines give the address of
the first one):

    python examples/train_on_many.py --processes 2 --process 0 --coordinator localhost:7531
    python examples/train_on_many.py --processes 2 --process 1 --coordinator localhost:7531

Data are sharded over all devices, parameters over `--model` of them. With `--checkpoints FOLDER`
(which all processes see) parameters are kept every few steps, and a run that is started again
carries on from the last ones. Needs `pip install 'tenferro[xla]'`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import tenferro as te

RATE = 0.3


def data() -> tuple[Any, Any]:
    """Points in the plane, and which of three spirals each one is on."""
    rng = np.random.default_rng(0)
    label = np.arange(192) % 3
    radius = np.linspace(0.1, 1, 192)
    angle = 4 * radius + 2.1 * label + 0.1 * rng.standard_normal(192)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], 1), label


def start() -> dict[str, Any]:
    """Parameters of a network with one hidden layer."""
    rng = np.random.default_rng(1)
    return {
        "w": rng.standard_normal((2, 64)),
        "b": rng.standard_normal(64),
        "v": 0.1 * rng.standard_normal((64, 3)),
    }


def loss(p: dict[str, Any], x: Any, label: Any) -> Any:
    """The mean cross entropy."""
    return te.nn.cross_entropy(np.tanh(x @ p["w"] + p["b"]) @ p["v"], label)


def step(p: dict[str, Any], x: Any, label: Any) -> tuple[Any, dict[str, Any]]:
    """The loss, and parameters after a step of gradient descent."""
    value, gradient = te.value_and_grad(loss)(p, x, label)
    return value, te.pytree.map(lambda p, g: p - RATE * g, p, gradient)


def train(steps: int, model: int, checkpoints: Path | None, every: int) -> list[float]:
    """The losses of the steps that were made here."""
    mesh = te.sharding.mesh(data=len(te.sharding.devices()) // model, model=model)
    named = te.sharding.named_sharding
    where = {
        "w": named(mesh, None, "model"),
        "b": named(mesh, "model"),
        "v": named(mesh, "model"),
    }
    p = {name: te.device_put(x, where[name]) for name, x in start().items()}
    x, label = (te.device_put(a, named(mesh, "data")) for a in data())
    compiled = te.jit(step, engine="xla", out_shardings=(None, where), donate_argnums=0)
    kept = None if checkpoints is None else te.sharding.Checkpoints(checkpoints, every)
    first, p = (0, p) if kept is None else kept.restore(p)
    losses = []
    for k in range(first, steps):
        value, p = compiled(p, x, label)
        losses.append(float(value))
        if kept is not None:
            kept.save(k + 1, p)
        print(f"step {k + 1}: loss {losses[-1]:.12f}", flush=True)
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--model", type=int, default=1, help="devices that share parameters")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--process", type=int, default=0)
    parser.add_argument("--coordinator", default="localhost:7531")
    parser.add_argument("--checkpoints", type=Path)
    parser.add_argument("--every", type=int, default=5, help="steps from checkpoint to checkpoint")
    options = parser.parse_args()
    if options.processes > 1:
        te.sharding.connect(options.coordinator, options.processes, options.process)
    train(options.steps, options.model, options.checkpoints, options.every)


if __name__ == "__main__":
    main()
