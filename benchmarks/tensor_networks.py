"""Contractions of 20 tensor networks beside opt_einsum and cotengra on NumPy, PyTorch and jax.

python benchmarks/tensor_networks.py [--only PART ...] [--peers PEER ...] [--cores N] [--out FILE]

Each library contracts the networks in a process of its own, after a small one: the time of the
search for an order and the first value, of the first value with gradient, and of later calls. On
one core this is processor time, on several elapsed time. Our first calls are those of `te.einsum`
and `te.value_and_grad`, later ones are compiled. Each library searches for its own order:
opt_einsum with its search `auto`, cotengra with its presets `auto` and `auto-hq`, which run
cotengrust; quimb's `contract` calls the same functions. NumPy and PyTorch run eagerly, jax compiles
the whole contraction. Values and gradients are compared. Of the peers the best is shown; one that
needs more than a limit of processor time (`--seconds`) for a value or a gradient is named. With
`--out`, what is measured is stored at once, and a later run continues with the rest.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from statistics import geometric_mean
from typing import Any, NamedTuple

import numpy as np
import side_by_side

OURS = "tenferro"
PEERS = (
    "cotengra auto, numpy",
    "opt_einsum, torch",
    "cotengra auto, torch",
    "cotengra auto-hq, torch",
    "cotengra auto-hq, jax",
)
ROUNDS = 3
SECONDS = 90
"""The most processor time for the value, and for the gradient, of a network."""
Labels = tuple[int, ...]


class Network(NamedTuple):
    """The labels of each array, all of which are summed, the sizes of labels, and the dtype."""

    inputs: list[Labels]
    sizes: dict[int, int]
    dtype: str

    def arrays(self) -> list[Any]:
        """Random arrays, scaled by the terms that each of them contributes to the sum: about 1."""
        rng = np.random.default_rng(0)
        uses = Counter(x for labels in self.inputs for x in labels)
        shapes = [[self.sizes[x] for x in labels] for labels in self.inputs]
        terms = [np.prod([self.sizes[x] ** (1 / uses[x]) for x in y]) for y in self.inputs]
        pairs = zip(shapes, terms, strict=True)
        arrays = [rng.uniform(0.2, 1.0, shape) / (0.6 * n) for shape, n in pairs]
        if self.dtype == "complex128":
            return [a * np.exp(1j * rng.uniform(-0.3, 0.3, a.shape)) for a in arrays]
        return arrays


def of_edges(nodes: int, edges: list[tuple[int, int]], bond: int) -> Network:
    """An array for each node with an axis for each of its edges."""
    inputs: list[list[int]] = [[] for _ in range(nodes)]
    for label, ends in enumerate(edges):
        for end in ends:
            inputs[end].append(label)
    return Network([*map(tuple, inputs)], dict.fromkeys(range(len(edges)), bond), "float64")


def regular(nodes: int, degree: int, bond: int) -> Network:
    """A random regular graph."""
    return of_edges(nodes, regular_edges(nodes, degree), bond)


def regular_edges(nodes: int, degree: int) -> list[tuple[int, int]]:
    """Pairs of a random order of half-edges, drawn again until no edge is double or a loop."""
    rng = np.random.default_rng(1)
    while True:
        pairs = rng.permutation(np.repeat(np.arange(nodes), degree)).reshape(-1, 2)
        edges = [(int(min(p)), int(max(p))) for p in pairs]
        if len(set(edges)) == len(edges) and all(a != b for a, b in edges):
            return edges


def lattice(shape: tuple[int, ...], bond: int) -> Network:
    """A lattice with open sides."""
    return of_edges(int(np.prod(shape)), lattice_edges(shape), bond)


def lattice_edges(shape: tuple[int, ...]) -> list[tuple[int, int]]:
    """Pairs of neighbours."""
    number = np.arange(np.prod(shape)).reshape(shape)
    pairs = []
    for axis in range(len(shape)):
        ends = np.moveaxis(number, axis, 0)
        pairs += zip(ends[:-1].ravel().tolist(), ends[1:].ravel().tolist(), strict=True)
    return pairs


def factors(variables: int, edges: list[tuple[int, int]], size: int) -> Network:
    """A partition function: a matrix for each pair, a label for each variable, in many arrays."""
    sizes = dict.fromkeys(range(variables), size)
    return Network([(a, b) for a, b in edges], sizes, "float64")


def clauses(variables: int, count: int, length: int) -> Network:
    """The number of solutions of random clauses, each an array with a label for each variable."""
    rng = np.random.default_rng(2)
    chosen = [rng.choice(variables, length, replace=False) for _ in range(count)]
    used = sorted({int(x) for c in chosen for x in c})
    inputs = [tuple(map(int, c)) for c in chosen]
    return Network(inputs, dict.fromkeys(used, 2), "float64")


def circuit(shape: tuple[int, ...], depth: int) -> Network:
    """An amplitude of a circuit: layers of gates on one qubit and gates on pairs of neighbours."""
    qubits = int(np.prod(shape))
    patterns = coverings(shape)
    label = iter(range(1_000_000))
    wires = [next(label) for _ in range(qubits)]
    inputs: list[Labels] = [(w,) for w in wires]

    def gate(*on: int) -> None:
        before = [wires[q] for q in on]
        for q in on:
            wires[q] = next(label)
        inputs.append((*(wires[q] for q in on), *before))

    for layer in range(depth):
        for pair in patterns[layer % len(patterns)]:
            gate(*pair)
    inputs += [(w,) for w in wires]
    every = {x for labels in inputs for x in labels}
    return Network(inputs, dict.fromkeys(sorted(every), 2), "complex128")


def coverings(shape: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """Sets of disjoint neighbours that together are all pairs: even and odd along each axis."""
    number = np.arange(np.prod(shape)).reshape(shape)
    found = []
    for axis, n in enumerate(shape):
        ends = np.moveaxis(number, axis, 0)
        for start in (0, 1):
            pairs = [
                pair
                for i in range(start, n - 1, 2)
                for pair in zip(ends[i].ravel().tolist(), ends[i + 1].ravel().tolist(), strict=True)
            ]
            found.append(pairs)
    return [pairs for pairs in found if pairs]


NETWORKS: dict[str, Callable[[], Network]] = {
    "regular, 50 of degree 3, bond 3": lambda: regular(50, 3, 3),
    "regular, 100 of degree 3, bond 2": lambda: regular(100, 3, 2),
    "regular, 120 of degree 3, bond 2": lambda: regular(120, 3, 2),
    "regular, 50 of degree 4, bond 2": lambda: regular(50, 4, 2),
    "lattice 10x10, bond 2": lambda: lattice((10, 10), 2),
    "lattice 8x8, bond 4": lambda: lattice((8, 8), 4),
    "lattice 4x250, bond 3": lambda: lattice((4, 250), 3),
    "lattice 5x400, bond 2": lambda: lattice((5, 400), 2),
    "circuit, 20 qubits, depth 12": lambda: circuit((20,), 12),
    "circuit, 60 qubits, depth 10": lambda: circuit((60,), 10),
    "circuit, 5x5 qubits, depth 12": lambda: circuit((5, 5), 12),
    "circuit, 6x6 qubits, depth 8": lambda: circuit((6, 6), 8),
    "lattice 4x4x4, bond 2": lambda: lattice((4, 4, 4), 2),
    "lattice 3x3x20, bond 2": lambda: lattice((3, 3, 20), 2),
    "lattice 3x3x60, bond 2": lambda: lattice((3, 3, 60), 2),
    "lattice 2x4x125, bond 2": lambda: lattice((2, 4, 125), 2),
    "hyperedges, Ising 10x10": lambda: factors(100, lattice_edges((10, 10)), 2),
    "hyperedges, Potts 5x200": lambda: factors(1000, lattice_edges((5, 200)), 3),
    "hyperedges, spin glass of degree 3": lambda: factors(100, regular_edges(100, 3), 2),
    "hyperedges, 60 clauses": lambda: clauses(40, 60, 3),
}


class Contraction(NamedTuple):
    """The value, and the value with its gradient, as functions of arrays; each searches first."""

    value: Callable[[], Callable[[], Any]]
    gradient: Callable[[], Callable[[], Any]] | None
    multiplications: Callable[[], float]


def ours(network: Network) -> Contraction:
    """`te.einsum`: the first call as it is, later ones compiled."""
    import tenferro as te
    import tenferro.contraction

    arrays = network.arrays()

    def f(arrays: Any) -> Any:
        flat = [x for pair in zip(arrays, map(list, network.inputs), strict=True) for x in pair]
        return te.einsum(*flat, [])

    def multiplications() -> float:
        found = te.contraction.Network.of(network.inputs, (), [a.shape for a in arrays])
        plan = te.contraction.plan_for(found, True)
        return float(te.contraction.costs(found, plan).operations)

    def made(f: Any) -> Callable[[], Callable[[], Any]]:
        def make() -> Callable[[], Any]:
            compiled, calls = te.jit(f), count()
            return lambda: (compiled if next(calls) else f)(arrays)

        return make

    return Contraction(made(f), made(lambda xs: _both(te.value_and_grad, f, xs)), multiplications)


def _both(transform: Any, f: Any, arrays: Any) -> Any:
    """The value and the derivative of its modulus."""
    return transform(lambda xs: abs(f(xs)))(arrays)


def peer(name: str, network: Network) -> Contraction:
    """opt_einsum or cotengra, with NumPy, PyTorch or jax."""
    library, arrays_of = name.split(", ")
    backends = {"numpy": numpy_backend, "torch": torch_backend, "jax": jax_backend}
    backend = backends[arrays_of]
    return backend(network, *_with_a_search(library, network))


def _with_a_search(library: str, network: Network) -> tuple[Any, Any]:
    """A function that makes a contraction of arrays, and one for its multiplications."""
    sizes = network.sizes
    if library == "opt_einsum":
        import opt_einsum

        shapes = [tuple(sizes[x] for x in labels) for labels in network.inputs]
        text = ",".join("".join(map(opt_einsum.get_symbol, x)) for x in network.inputs) + "->"
        return (
            lambda: opt_einsum.contract_expression(text, *shapes, optimize="auto"),
            lambda: float("nan"),
        )
    import cotengra

    inputs, output = network.inputs, ()
    preset = library.split()[1]
    trees: list[Any] = []

    def search() -> Any:
        trees.append(cotengra.array_contract_tree(inputs, output, sizes, optimize=preset))
        contract = trees[-1].get_contractor()
        return lambda *arrays: contract(*arrays)

    return search, lambda: float(trees[-1].contraction_cost())


def numpy_backend(network: Network, search: Any, multiplications: Any) -> Contraction:
    """Eagerly, without gradients."""
    arrays = network.arrays()

    def value() -> Callable[[], Any]:
        contract = search()
        return lambda: contract(*arrays)

    return Contraction(value, None, multiplications)


def torch_backend(network: Network, search: Any, multiplications: Any) -> Contraction:
    """Eagerly, on a thread for each core."""
    import torch

    torch.set_num_threads(cores())
    arrays = [torch.from_numpy(a) for a in network.arrays()]

    def value() -> Callable[[], Any]:
        contract = search()
        return lambda: contract(*arrays)

    def gradient() -> Callable[[], Any]:
        contract = search()

        def both() -> Any:
            leaves = [x.detach().requires_grad_() for x in arrays]
            found = abs(contract(*leaves))
            return found, torch.autograd.grad(found, leaves)

        return both

    return Contraction(value, gradient, multiplications)


def jax_backend(network: Network, search: Any, multiplications: Any) -> Contraction:
    """The whole contraction compiled."""
    import jax

    jax.config.update("jax_enable_x64", True)
    arrays = [jax.numpy.asarray(a) for a in network.arrays()]

    def made(of: Any) -> Callable[[], Callable[[], Any]]:
        def make() -> Callable[[], Any]:
            contract = search()
            compiled = jax.jit(of(lambda xs: contract(*xs)))
            return lambda: jax.block_until_ready(compiled(arrays))

        return make

    return Contraction(
        made(lambda f: f),
        made(lambda f: lambda xs: _both(jax.value_and_grad, f, xs)),
        multiplications,
    )


def figures(name: str, library: str) -> Iterator[dict[str, Any]]:
    """Times in seconds, and what was computed, in this process: of the value, then the gradient."""
    network = NETWORKS[name]()
    contraction = ours(network) if library == OURS else peer(library, network)
    tick = side_by_side.clock()
    for kind in ("value", "gradient"):
        make = getattr(contraction, kind)
        if make is None:
            return
        begin = tick()
        call = make()
        result = call()
        first = tick() - begin
        call()
        if library == OURS:
            import tenferro as te

            te.runtime.wait_for_compilation()
        computed = [size(result[:1]), size(result[1])] if kind == "gradient" else [size([result])]
        found = {f"first {kind}": first, kind: repeated(call), f"computed {kind}": computed}
        yield found | {"multiplications": contraction.multiplications()}


def warm_up(library: str) -> None:
    """A small contraction of another shape: imports, and the start of each library and search.

    The second call is compiled by tenferro, whose search for that imports cotengra.
    """
    small = lattice((6, 6), 8)
    contraction = ours(small) if library == OURS else peer(library, small)
    for make in (contraction.value, contraction.gradient):
        if make:
            call = make()
            call(), call()


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0))


def size(arrays: Any) -> float:
    """The norm of several arrays."""
    plain = [np.asarray(a.detach() if hasattr(a, "detach") else a) for a in arrays]
    return float(np.sqrt(sum(np.sum(abs(a) ** 2) for a in plain)))


def repeated(call: Callable[[], Any]) -> float:
    """The least time of a call, over as many as take a while."""
    found = [side_by_side.seconds(call, 0.1, side_by_side.clock()) for _ in range(2)]
    if min(found) < 0.2:
        found += [side_by_side.seconds(call, 0.1, side_by_side.clock()) for _ in range(ROUNDS - 2)]
    return min(found)


def in_processes(
    names: list[str], library: str, seconds: int
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Figures of each network as they arrive; a process that fails or takes too long has a
    successor for the networks after it."""
    while names:
        done = 0
        with started(names, library, seconds) as process:
            for found in map(json.loads, process.stdout or ()):
                if found:
                    yield names[done], found
                else:  # the end of a network
                    done += 1
        if done < len(names):
            slow = process.returncode == -signal.SIGXCPU
            reason = f"more than {seconds} s" if slow else f"exit status {process.returncode}"
            yield names[done], {"missing": reason}
        names = names[done + 1 :]


@contextmanager
def started(names: list[str], library: str, seconds: int) -> Iterator[subprocess.Popen[str]]:
    """A process that prints figures, with an empty cache."""
    variables = ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")
    threads = dict.fromkeys(variables, str(cores()))
    command = [sys.executable, __file__, "--library", library, "--seconds", str(seconds)]
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, **threads, "TENFERRO_CACHE_DIR": cache}
        with subprocess.Popen(
            [*command, "--networks", *names], env=environment, stdout=subprocess.PIPE, text=True
        ) as process:
            yield process


TIMES = ("first value", "first gradient", "value", "gradient")


def compared(name: str, every: dict[str, Any]) -> dict[str, Any]:
    """A row of the table: our figures, and the peers' least."""
    found = {library: rows[name] for library, rows in every.items() if name in rows}
    mine = found.pop(OURS)
    for kind in ("computed value", "computed gradient"):
        for library, other in found.items():
            if kind not in other or kind not in mine:
                continue
            if not np.allclose(other[kind], mine[kind], rtol=1e-6, atol=0):
                raise ValueError(f"{name}: {library} {other[kind]}, {OURS} {mine[kind]}")
    times = {kind: [(v[kind], k) for k, v in found.items() if kind in v] for kind in TIMES}
    best = {kind: min(every) for kind, every in times.items() if every and kind in mine}
    return {"arrays": len(NETWORKS[name]().inputs), "ours": mine, "best": best, "peers": found}


def show(name: str, row: dict[str, Any]) -> None:
    """A line: milliseconds of ours, of the best peer, and their ratio; peers without a result."""
    cells = [
        f"{1e3 * row['ours'][kind]:9.2f} {1e3 * row['best'][kind][0]:9.2f} "
        f"{row['best'][kind][0] / row['ours'][kind]:6.2f} {letters(row['best'][kind][1])}"
        for kind in row["best"]
    ]
    print(f"{name:<36}{row['arrays']:>5} {row['ours']['multiplications']:8.1e}", *cells)
    for library, found in row["peers"].items():
        if "missing" in found:
            print(f"    {library}, {'gradient' if 'value' in found else 'value'}", found["missing"])


def letters(library: str) -> str:
    """The search and the arrays of a peer, shortened."""
    search, arrays = library.replace("cotengra ", "").split(", ")
    return f"{search[:10]}/{arrays}".ljust(13)


def main() -> None:
    """Measure, print and store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="*", default=[""], help="parts of names of networks")
    parser.add_argument("--peers", nargs="*", default=[*PEERS])
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=SECONDS, help="limit of processor time")
    parser.add_argument("--out", type=Path, help="a file of JSON; with it, peers are measured once")
    parser.add_argument("--library")
    parser.add_argument("--networks", nargs="*")
    options = parser.parse_args()
    if options.library:
        worker(options.library, options.networks, options.seconds)
        return
    os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[-options.cores :]))
    names = [name for name in NETWORKS if any(part in name for part in options.only)]
    known = json.loads(options.out.read_text()) if options.out and options.out.exists() else {}
    known[OURS] = {}
    for library in (*options.peers, OURS):
        rows = known.setdefault(library, {})
        missing = [name for name in names if name not in rows]
        for name, found in in_processes(missing, library, options.seconds):
            rows[name] = rows.get(name, {}) | found
            if options.out:
                options.out.write_text(json.dumps(known, indent=1))
    print("ms: tenferro, best peer, ratio; of", ", ".join(TIMES))
    table = {name: compared(name, known) for name in names}
    for name, row in table.items():
        show(name, row)
    summary(table)


def worker(library: str, names: list[str], seconds: int) -> None:
    """Print the figures of networks; end with the processor time that one of them may take."""
    warm_up(library)
    for name in names:
        limited(seconds)
        for found in figures(name, library):
            print(json.dumps(found), flush=True)
            limited(seconds)
        print("{}", flush=True)


def limited(seconds: int) -> None:
    """From now on, let this process run for so much processor time."""
    limit = int(time.process_time()) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def summary(table: dict[str, Any]) -> None:
    """How often the first result is before the best peer's, and geometric means."""
    every = []
    for kind in TIMES:
        rows = [row for row in table.values() if kind in row["best"]]
        ratios = [row["best"][kind][0] / row["ours"][kind] for row in rows]
        if not ratios:
            continue
        every += ratios if kind in ("value", "gradient") else []
        ahead = sum(r > 1 for r in ratios)
        print(
            f"{kind}: {ahead} of {len(ratios)} faster, geometric mean {geometric_mean(ratios):.2f}"
        )
    print(f"value and gradient together: geometric mean {geometric_mean(every):.2f}")


if __name__ == "__main__":
    main()
