"""Training steps of a convolutional network and a transformer beside jax with optax and PyTorch.

    python benchmarks/networks.py                     both, on one core
    python benchmarks/networks.py --only transformer

- convolutional: 64 pictures of 28×28; 16 and 32 kernels of 3×3, pooling, layers of 128 and 10.
- transformer: 16 lines of 64 characters; two blocks of width 128 with four heads.

A step is the gradient of the cross entropy and Adam's update, in float32. jax compiles the step and
donates parameters and states; PyTorch has channels last and its fused Adam. Both use their own
functions of attention. The libraries take turns; figures are process CPU times on one thread, with
the first step in seconds of wall time.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from side_by_side import bind
from training import RATE, compare

LINES, LENGTH, WIDTH, HEADS, SYMBOLS = 16, 64, 128, 4, 65
CONVOLUTIONAL = {"conv1": (16, 1, 3, 3), "conv2": (32, 16, 3, 3), "hidden": (128, 1568)}
BLOCK = {
    **dict.fromkeys(("query", "key", "value", "mix"), (WIDTH, WIDTH)),
    "up": (4 * WIDTH, WIDTH), "down": (WIDTH, 4 * WIDTH),
}  # fmt: skip
Layers = SimpleNamespace
"""The functions of one library: conv, pool, relu, gelu, linear, norm, attend, embed, cost."""


def convolutional(f: Layers, p: Any, x: Any, y: Any) -> Any:
    """The mean cross entropy of a convolutional network."""
    for name in ("conv1", "conv2"):
        x = f.pool(f.relu(f.conv(x, *p[name])))
    x = f.relu(f.linear(x.reshape((x.shape[0], -1)), *p["hidden"]))
    return f.cost(f.linear(x, *p["out"]), y)


def transformer(f: Layers, p: Any, x: Any, y: Any) -> Any:
    """The mean cross entropy of a transformer with normalization before each part."""
    h = f.embed(x, p["symbols"]) + p["places"]
    for block in p["blocks"]:
        h = h + attention(f, block, f.norm(h, *block["norm1"]))
        wide = f.gelu(f.linear(f.norm(h, *block["norm2"]), *block["up"]))
        h = h + f.linear(wide, *block["down"])
    scores = f.linear(f.norm(h, *p["norm"]), *p["out"])
    return f.cost(scores.reshape((-1, SYMBOLS)), y.reshape((-1,)))


def attention(f: Layers, p: Any, x: Any) -> Any:
    """Causal attention with several heads."""
    shape = (LINES, LENGTH, HEADS, WIDTH // HEADS)
    heads = [f.linear(x, *p[n]).reshape(shape) for n in ("query", "key", "value")]
    return f.linear(f.attend(*heads).reshape(x.shape), *p["mix"])


def problem(name: str) -> tuple[Any, Any, Any]:
    """Parameters, inputs and targets as NumPy arrays."""
    import numpy as np

    rng = np.random.default_rng(0)

    def pair(*shape: int) -> Any:
        weight = rng.standard_normal(shape) / np.prod(shape[1:]) ** 0.5
        return weight.astype("f4"), np.zeros(shape[0], "f4")

    if name == "convolutional":
        p = {n: pair(*shape) for n, shape in CONVOLUTIONAL.items()} | {"out": pair(10, 128)}
        return p, rng.random((64, 1, 28, 28)).astype("f4"), rng.integers(0, 10, 64)

    def norm() -> Any:
        return np.ones(WIDTH, "f4"), np.zeros(WIDTH, "f4")

    def block() -> Any:
        weights = {n: pair(*shape) for n, shape in BLOCK.items()}
        return weights | {"norm1": norm(), "norm2": norm()}

    p = {
        "symbols": pair(SYMBOLS, WIDTH)[0], "places": pair(LENGTH, WIDTH)[0],
        "blocks": [block(), block()], "norm": norm(), "out": pair(SYMBOLS, WIDTH),
    }  # fmt: skip
    x, y = rng.integers(0, SYMBOLS, (2, LINES, LENGTH))
    return p, x, y


def ours(loss: Any, p: Any, x: Any, y: Any) -> Callable[[], Any]:
    """The step of tenferro."""
    import numpy as np

    import tenferro as te

    nn = te.nn

    def attend(*heads: Any) -> Any:
        mixed = nn.scaled_dot_product_attention(
            *(np.swapaxes(h, 1, 2) for h in heads), is_causal=True
        )
        return np.swapaxes(mixed, 1, 2)

    f = Layers(
        conv=lambda x, w, b: nn.conv2d(x, w, b, padding=1), pool=lambda x: nn.max_pool2d(x, 2),
        relu=nn.relu, gelu=nn.gelu, linear=nn.linear, embed=nn.embedding, cost=nn.cross_entropy,
        norm=lambda x, w, b: nn.layer_norm(x, WIDTH, w, b), attend=attend,
    )  # fmt: skip
    optimizer = te.optimize.adam(RATE)

    @te.jit
    def step(p: Any, state: Any, x: Any, y: Any) -> Any:
        slopes = te.grad(lambda p: loss(f, p, x, y))(p)
        updates, state = optimizer.update(slopes, state, p)
        return te.optimize.apply_updates(p, updates), state

    reached = [(p, optimizer.init(p))]

    def run() -> None:
        reached[0] = step(*reached[0], x, y)

    return run


def jaxs(loss: Any, p: Any, x: Any, y: Any) -> Callable[[], Any]:
    """The step of jax with optax."""
    import jax
    import jax.numpy as jnp
    import optax

    def norm(x: Any, w: Any, b: Any) -> Any:
        centred = x - x.mean(-1, keepdims=True)
        variance = (centred * centred).mean(-1, keepdims=True)
        return centred * jax.lax.rsqrt(variance + 1e-5) * w + b

    def conv(x: Any, w: Any, b: Any) -> Any:
        y = jax.lax.conv_general_dilated(x, w, (1, 1), ((1, 1), (1, 1)))
        return y + b[:, None, None]

    def pool(x: Any) -> Any:
        window = (1, 1, 2, 2)
        return jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, window, window, "VALID")

    def cost(z: Any, y: Any) -> Any:
        return optax.softmax_cross_entropy_with_integer_labels(z, y).mean()

    f = Layers(
        conv=conv, pool=pool, relu=jax.nn.relu, gelu=lambda x: jax.nn.gelu(x, approximate=False),
        linear=lambda x, w, b: x @ w.T + b, embed=lambda x, w: w[x], norm=norm, cost=cost,
        attend=lambda *heads: jax.nn.dot_product_attention(*heads, is_causal=True),
    )  # fmt: skip
    optimizer = optax.adam(RATE)

    def step(p: Any, state: Any, x: Any, y: Any) -> Any:
        slopes = jax.grad(lambda p: loss(f, p, x, y))(p)
        updates, state = optimizer.update(slopes, state, p)
        return optax.apply_updates(p, updates), state

    compiled = jax.jit(step, donate_argnums=(0, 1))
    p, x, y = jax.tree.map(jnp.array, (p, x, y))
    reached = [(p, optimizer.init(p))]

    def run() -> None:
        reached[0] = jax.block_until_ready(compiled(*reached[0], x, y))

    return run


def torchs(loss: Any, p: Any, x: Any, y: Any) -> Callable[[], Any]:
    """The step of PyTorch's eager mode."""
    import torch

    from tenferro import pytree

    torch.set_num_threads(1)
    functional = torch.nn.functional

    def attend(*heads: Any) -> Any:
        q, k, v = (h.swapaxes(1, 2) for h in heads)
        return functional.scaled_dot_product_attention(q, k, v, is_causal=True).swapaxes(1, 2)

    f = Layers(
        conv=lambda x, w, b: functional.conv2d(x, w, b, padding=1),
        pool=lambda x: functional.max_pool2d(x, 2),
        relu=functional.relu, gelu=functional.gelu, linear=functional.linear, attend=attend,
        norm=lambda x, w, b: functional.layer_norm(x, (WIDTH,), w, b),
        embed=functional.embedding, cost=functional.cross_entropy,
    )  # fmt: skip

    def placed(a: Any) -> Any:
        kind = torch.channels_last if a.ndim == 4 else torch.contiguous_format
        return torch.tensor(a).to(memory_format=kind)

    leaves, inputs, targets = pytree.map(placed, p), placed(x), placed(y)
    parameters = [leaf.requires_grad_() for leaf in pytree.leaves(leaves)]
    optimizer = torch.optim.Adam(parameters, RATE, fused=True)

    def run() -> None:
        optimizer.zero_grad(set_to_none=True)
        loss(f, leaves, inputs, targets).backward()
        optimizer.step()

    return run


def main() -> None:
    """Measure both networks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", choices=("convolutional", "transformer"))
    options = parser.parse_args()
    bind(1)
    os.environ |= {"OMP_NUM_THREADS": "1", "TENFERRO_NUM_THREADS": "1"}
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    for loss in (convolutional, transformer):
        name = loss.__name__
        if options.only in (None, name):
            parts = problem(name)
            steps = {"native": ours, "jax": jaxs, "torch": torchs}
            calls = {library: make(loss, *parts) for library, make in steps.items()}
            compare(name[:6], calls, options.rounds, 5)


if __name__ == "__main__":
    main()
