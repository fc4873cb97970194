"""Load programs from damaged files and run what loads, in both engines; how they end is compared.

Arguments: the number of mutants of each program, a seed, a folder. A process of its own, with
bounded memory, because a wrong one would write anywhere.
"""

import copy
import faulthandler
import json
import random
import resource
import sys
import warnings
from base64 import b64encode
from pathlib import Path

import numpy as np

import tenferro as te
from tenferro.tensor.dim import evaluate_dim
from tenferro.transforms.programs.graph_json import ProgramFileError

ENGINES = ("numpy", "native")

MEMORY = 16 << 30
RNG = np.random.default_rng(0)
A = RNG.standard_normal((4, 4)) + 4 * np.eye(4)
INDEX = np.array([2, 0, 3])
NUMBERS = [-1, 0, 1, 2, 5, 7, 2**31, 2**62, 2**63, 10**30, 1.5, float("nan"), True, None]
TEXTS = ["", "x", "N", "test", "int8", "__import__('os')"]
SIZES = ["n", "n*n-n", "((a+b+c+d)**16)**16", "1//(n-1)"]
TAGGED = [{"size": text} for text in SIZES] + [{"dtype": name} for name in ("int8", "bool")]
TAGGED += [{"float": "nan"}, {"float": "inf"}, {"bytes": ""}, {"bytes": "/////////38="}]
LEAVES = [*NUMBERS, *TEXTS, *TAGGED, [], [0], [[1, 1]], {}]


def solved(a, b):
    return te.linalg.solve(a, b)[INDEX].sum() + te.linalg.det(a)


def factored(a, b):
    lu, piv = te.linalg.lu_factor(a)
    return te.linalg.lu_solve((lu, piv), b), te.linalg.inv(a)


def functions(a, b):
    return te.linalg.expm(a / 9), te.linalg.sqrtm(a), te.linalg.eigh(a + a.T)[1] @ b


def indexed(a, i):
    picked = a[i, INDEX].at[i].add(1.0)
    return np.sort(picked)[::-1].cumsum(), np.take_along_axis(a[:3], i[:, None], axis=1)


def banded(a, b):
    return te.linalg.solve_banded((1, 1), a[:3], b), te.linalg.svd(a).S, te.linalg.qr(a).R


def summed(a, b):
    y = np.pad(np.tanh(a @ b), 1).reshape(-1)[::2]
    return (y * te.special.gammainc(2.0, np.abs(y))).sum(), np.fft.rfft(y).real


def looped(a, b):
    def step(c, row):
        return np.tanh(c + row), c * row

    last, rows = te.scan(step, b, a)
    end = te.while_loop(lambda c: np.sum(c * c) > 0.1, lambda c: np.sin(c) * 0.9, last)
    return end, *te.scan(lambda c, row: (c + row.sum(), c), 0.0, rows, reverse=True)


def programs():
    b, i = RNG.standard_normal(4), np.array([1, 3, 0])
    for function in (solved, factored, functions, banded, summed, looped):
        yield te.trace(function)(A, b)
        if function is not functions:
            yield te.trace(te.grad(lambda a, b, f=function: total(f(a, b))))(A, b)
    yield te.trace(indexed)(A, i)
    yield te.trace(lambda x: (x[1:] ** 2).mean() / x.shape[0])(te.spec("n,2*k+1"))


def total(results):
    parts = results if isinstance(results, tuple) else (results,)
    return sum(np.sum(part * part) for part in parts)


def places(data, path=()):
    """The paths to everything in a file."""
    stack = [(data, path)]
    while stack:
        node, here = stack.pop()
        if here:
            yield here
        items = node.items() if isinstance(node, dict) else enumerate(node)
        stack.extend(
            (child, (*here, key)) for key, child in items if isinstance(child, dict | list)
        )
        yield from ((*here, key) for key, child in items if not isinstance(child, dict | list))


def damaged(text, rng):
    """A text with some damage."""
    kind = rng.choice(["bits", "cut", "leaf", "leaf", "leaf", "swap", "operands", "bytes", "drop"])
    if kind == "bits":
        raw = bytearray(text.encode())
        for _ in range(rng.choice([1, 1, 1, 3])):
            raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        return bytes(raw)
    if kind == "cut":
        return text[: rng.randrange(len(text))].encode()
    data = json.loads(text)
    for _ in range(rng.choice([1, 1, 2])):
        change(data, kind, rng)
    return json.dumps(data).encode()


def change(data, kind, rng):
    operations = data["operations"]
    if kind == "swap":
        i, j = (rng.randrange(len(operations)) for _ in range(2))
        operations[i][0], operations[j][0] = operations[j][0], operations[i][0]
    elif kind == "operands" and operations:
        operation = rng.choice(operations)
        count = rng.choice([len(operation[1])] * 3 + [0, 1, 2, 3])
        operation[1] = [rng.randrange(40) for _ in range(count)]
    elif kind == "bytes" and data["captured"]:
        values = np.array([rng.choice([-1, 0, 1, 9, 5000, 2**62]) for _ in range(3)])
        i = rng.randrange(len(data["captured"]))
        data["captured"][i] = {"bytes": b64encode(values.tobytes()).decode()}
    else:
        *path, last = rng.choice(list(places(data)))
        for key in path:
            data = data[key]
        if kind == "drop":
            del data[last]
        else:
            data[last] = copy.deepcopy(rng.choice(LEAVES))


def bombs():
    """Small files that ask for much."""
    x = {"shape": [3], "dtype": "float64"}
    head = {"format": "tenferro program 1", "byteorder": sys.byteorder, "name": "bomb"}
    head |= {"inputs": [x], "captured": [], "arguments": {"tuple": ["*"]}, "results": "*"}
    wide = {"dimensions": [1]}
    line = {"dimension": 0, "dtype": {"dtype": "float64"}}
    guard = {"name": "eig", "rotations": 10**9, "equal": True}
    for operation in (
        ["broadcast_in_dim", [0], {"shape": [2**38, 3], **wide}, 0],
        ["broadcast_in_dim", [0], {"shape": [2**61, 3], **wide}, 0],
        ["reshape", [0], {"shape": json.loads("[" * 400 + "]" * 400)}, 0],
        ["pad", [0], {"padding": [[2**62, 2**62, 2**62]]}, 0],
        ["iota", [], {"shape": [10**12], **line}, 0],
        ["tenferro.linalg.gauge_guard.v1", [0] * 5, guard, 0],
    ):
        yield encoded({**head, "operations": [operation, ["neg", [1], {}, 0]], "outputs": [2]})
    nested = {"tuple": ["*"]}
    for _ in range(300):
        nested = {"tuple": [nested]}
    yield encoded(
        {**head, "operations": [["neg", [0], {}, 0]], "arguments": nested, "outputs": [1]}
    )
    doubling = [["add", [i, i], {}, 0] for i in range(3000)]
    yield encoded({**head, "operations": doubling, "outputs": [3000]})
    yield b'{"format": "tenferro program 1", "format": "tenferro program 1"}'
    yield b'{"format": ' + b"9" * 10**5 + b"}"
    yield b"[" * 10**6


def encoded(data):
    return json.dumps(data).encode()


def ending(path, engine):
    """How loading and running end."""
    try:
        program = te.Program.load(path, engine=engine)
    except ProgramFileError as error:
        assert str(error).startswith(f"{path}: "), error
        return str(error)
    try:
        arrays = [array_for(aval) for aval in program.inputs]
    except (MemoryError, ValueError, ZeroDivisionError):
        return "no arguments"
    try:
        program.run(arrays)
    except (ValueError, TypeError, ArithmeticError, IndexError, MemoryError) as error:
        return type(error).__name__
    return "computed"


def array_for(aval):
    shape = tuple(evaluate_dim(n, dict.fromkeys("nkabcdx", 3)) for n in aval.shape)
    if np.prod(shape, dtype=float) > 1e6:
        raise MemoryError
    return (np.random.default_rng(1).standard_normal(shape) * 3).astype(aval.dtype)


def mutants(count, seed, folder):
    yield from bombs()
    for k, program in enumerate(programs()):
        path = Path(folder, f"{k}.json")
        program.save(path)
        text = path.read_text()
        rng = random.Random(1000 * seed + k)
        yield text.encode()
        yield from (damaged(text, rng) for _ in range(count))


def say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def main(count, seed, folder):
    warnings.simplefilter("ignore")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    path, computed = Path(folder, "damaged.json"), 0
    for number, content in enumerate(mutants(int(count), int(seed), folder)):
        faulthandler.dump_traceback_later(100, exit=True)
        path.write_bytes(content)
        ends = {engine: ending(path, engine) for engine in ENGINES}
        computed += ends["numpy"] == "computed"
        if len(set(ends.values())) > 1:
            Path(folder, f"differs{number}.json").write_bytes(content)
            say("differs", number, ends)
    faulthandler.cancel_dump_traceback_later()
    say("done", computed, "of", number + 1, "compute")


if __name__ == "__main__":
    main(*sys.argv[1:])
