"""Gradients of tensor-network contractions and attention: times, and operations counted."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
import side_by_side
from side_by_side import JAX, OURS, REFERENCE, TORCH, Call

import tenferro as te
from tenferro.passes import simplify

KINDS = ("value", "gradient")
MOST = 3.0
"""The most floating-point operations of value and gradient, in units of the value's."""

Function = Callable[..., Any]


class Instance(NamedTuple):
    """A function of an `einsum`, a `softmax` and arrays, and the shapes of these."""

    function: Function
    shapes: Sequence[tuple[int, ...]]


def network(equation: str, sizes: dict[str, int]) -> Instance:
    """A contraction to one number; labels without a size of their own have that of `*`."""
    terms = equation.split("->")[0].split(",")
    shapes = [tuple(sizes.get(label, sizes["*"]) for label in term) for term in terms]
    return Instance(lambda einsum, softmax, *xs: einsum(equation, *xs), shapes)


def labels(counts: Sequence[int]) -> list[str]:
    """Strings of letters, no letter twice, of these lengths."""
    letters = iter("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return ["".join(next(letters) for _ in range(n)) for n in counts]


def tensor_train_product(sites: int, bond: int, physical: int) -> Instance:
    """The inner product of two tensor trains."""
    upper, lower, p = labels([sites - 1, sites - 1, sites])
    terms = [train[max(0, i - 1) : i] + p[i] + train[i : i + 1] for train in (upper, lower)
             for i in range(sites)]  # fmt: skip
    return network(",".join(terms) + "->", {"*": bond, **dict.fromkeys(p, physical)})


def operator_in_tensor_train(sites: int, bond: int, inner: int, physical: int) -> Instance:
    """A matrix product operator between two matrix product states."""
    upper, lower, middle, p, q = labels([sites - 1, sites - 1, sites - 1, sites, sites])
    terms = []
    for i in range(sites):
        first, last = max(0, i - 1), i + 1
        terms += [
            upper[first:i] + p[i] + upper[i:last],
            middle[first:i] + p[i] + q[i] + middle[i:last],
            lower[first:i] + q[i] + lower[i:last],
        ]
    sizes = {"*": bond, **dict.fromkeys(middle, inner), **dict.fromkeys(p + q, physical)}
    return network(",".join(terms) + "->", sizes)


def patch(size: int, bond: int) -> Instance:
    """A square patch of a projected entangled pair state, one layer, with free sides closed."""
    count = size * (size - 1)
    across, down = labels([count, count])
    terms = []
    for i in range(size):
        for j in range(size):
            left, right = i * (size - 1) + j - 1, i * (size - 1) + j
            above, below = j * (size - 1) + i - 1, j * (size - 1) + i
            term = across[left] if j else ""
            term += across[right] if j < size - 1 else ""
            term += down[above] if i else ""
            terms.append(term + (down[below] if i < size - 1 else ""))
    return network(",".join(terms) + "->", {"*": bond})


def attention(einsum: Function, softmax: Function, q: Any, k: Any, v: Any, w: Any) -> Any:
    """Heads of attention, and a weight for each result."""
    scores = einsum("bhqd,bhkd->bhqk", q, k)
    return einsum("bhqk,bhkd,bhqd->", softmax(scores), v, w)


MERA = "apqr,bstv,rsmn,mnkl,ozkl,cpqo,dztv,abcd->"
"""The energy of a ternary multiscale entanglement renormalization ansatz, around one link."""


def instances() -> dict[str, Instance]:
    """The set of contractions by name."""
    heads = (4, 8, 128, 32)
    chain = {"a": 40, "b": 300, "c": 60, "d": 400, "e": 80, "f": 200, "*": 0}
    return {
        "matrix chain": network("ab,bc,cd,de,ef,fa->", chain),
        "tensor-train inner product": tensor_train_product(10, 48, 4),
        "operator in a tensor train": operator_in_tensor_train(8, 32, 5, 2),
        "MERA-like": network(MERA, {"*": 8}),
        "PEPS-like patch": patch(4, 6),
        "batch of attention": Instance(attention, [heads] * 4),
    }


def operations(function: Function, arrays: Sequence[Any]) -> int:
    """Multiplications and additions of a program's contractions, outer products among them."""
    graph = simplify(te.trace(function)(*arrays).graph)
    arena = graph.arena
    total = 0
    for v in graph.order:
        operation = arena.operations[arena.nodes[v][0]]
        avals = [arena.metas[u] for u in arena.nodes[v][1:]]
        if operation.name == "dot_general":
            inner = prod(avals[0].shape[i] for i in operation.params["contract"][0])
            total += 2 * prod(arena.metas[v].shape) * inner
        elif operation.name == "mul" and _is_outer(arena, v):
            total += prod(arena.metas[v].shape)
    return total


def _is_outer(arena: Any, v: int) -> bool:
    """Whether an operand of a product is spread along axes that it lacks."""
    names = (arena.operations[arena.nodes[u][0]] for u in arena.nodes[v][1:])
    return any(getattr(operation, "name", "") == "broadcast_in_dim" for operation in names)


def calls_of(
    instance: Instance, arrays: Sequence[Any], names: Sequence[str]
) -> dict[str, dict[str, Call]]:
    """Value, and value with gradient, of all libraries."""
    makers = {
        OURS: lambda: _ours(instance, arrays, "native"),
        REFERENCE: lambda: _ours(instance, arrays, "numpy"),
        JAX: lambda: _jax(instance, arrays),
        TORCH: lambda: _torch(instance, arrays),
    }
    return {name: makers[name]() for name in names}


def ours(instance: Instance) -> tuple[Function, Function]:
    """The function, and its value with all gradients."""

    def value(*xs: Any) -> Any:
        return instance.function(te.numpy.einsum, te.special.softmax, *xs)

    def gradient(*xs: Any) -> Any:
        found, back = te.vjp(value, *xs)
        return found, *back(te.numpy.ones_like(found))

    return value, gradient


def _ours(instance: Instance, arrays: Sequence[Any], engine: str) -> dict[str, Call]:
    value, gradient = (te.jit(f, engine=engine) for f in ours(instance))
    return {"value": lambda: value(*arrays), "gradient": lambda: gradient(*arrays)}


def _jax(instance: Instance, arrays: Sequence[Any]) -> dict[str, Call]:
    import jax

    def f(*xs: Any) -> Any:
        return instance.function(jax.numpy.einsum, jax.nn.softmax, *xs)

    positions = tuple(range(len(arrays)))
    value, gradient = jax.jit(f), jax.jit(jax.value_and_grad(f, argnums=positions))
    xs = [jax.numpy.asarray(a) for a in arrays]
    wait = jax.block_until_ready
    return {"value": lambda: wait(value(*xs)), "gradient": lambda: wait(gradient(*xs))}


def _torch(instance: Instance, arrays: Sequence[Any]) -> dict[str, Call]:
    import torch

    def f(*xs: Any) -> Any:
        return instance.function(torch.einsum, lambda x: torch.softmax(x, -1), *xs)

    xs = [torch.from_numpy(a) for a in arrays]

    def gradient() -> Any:
        leaves = [x.detach().requires_grad_() for x in xs]
        found = f(*leaves)
        return found, torch.autograd.grad(found, leaves)

    return {"value": lambda: f(*xs), "gradient": gradient}


def run(options: argparse.Namespace, names: Sequence[str]) -> dict[str, Any]:
    """All figures, printed on the way."""
    every = {k: c for k, c in instances().items() if not options.only or k in options.only}
    if not every:
        return {}
    print("ms of value, value and gradient; then a library's time over the native engine's")
    rng, table, counted = np.random.default_rng(0), {}, {}
    for name, instance in every.items():
        arrays = [rng.standard_normal(s) / prod(s) ** 0.25 for s in instance.shapes]
        count = [operations(f, arrays) for f in ours(instance)]
        counted[name] = count[1] / count[0]
        table[name] = side_by_side.measure(calls_of(instance, arrays, names), options.rounds)
        text = f"operations ×{counted[name]:.2f} (at most {MOST:.0f}) of {count[0] / 1e6:.1f}M"
        side_by_side.show(name, table[name], names, KINDS, text)
    derived = {peer: side_by_side.means(table, peer, KINDS) for peer in names if peer != OURS}
    for peer, found in derived.items():
        print(f"geometric mean {peer}/ours:", {k: round(v, 2) for k, v in found.items()})
    return {"table": table, "operations": counted, "means": derived}
