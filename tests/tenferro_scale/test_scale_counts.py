"""Counts of programs on eight simulated devices, beside those computed by hand."""

from math import prod

import numpy as np
import pytest

import tenferro as te
from tenferro.deploy.files import input_names
from tenferro.tensor import aval_of
from tenferro_scale.collectives import Collective
from tenferro_scale.costs import cost_of
from tenferro_scale.counts import DeviceCounts, counts_of
from tenferro_scale.layout import layout, mesh_of
from tenferro_scale.study import Study
from tenferro_scale.workers import answers

pytest.importorskip("jax")
from tenferro.engines.xla.programs import pieces

B, D, H, O = 512, 256, 384, 64
DOUBLE = 8
SHAPES = {"w": (D, H), "v": (H, O)}
GRADIENT_BYTES = DOUBLE * sum(map(prod, SHAPES.values()))
DOTS = 2 * B * (2 * D * H + 3 * H * O)
"""Two products forward; back one for each weight, and one for the values between them."""


def loss(p, x, y):
    return np.sum((np.tanh(x @ p["w"]) @ p["v"] - y) ** 2)


def looped(w, x):
    def step(h, _):
        return np.tanh(h @ w), None

    return te.scan(step, x, None, length=10)[0]


def arrays(*shapes):
    return [np.zeros(shape) for shape in shapes]


def gradient_program():
    p = {name: np.zeros(shape) for name, shape in SHAPES.items()}
    return te.trace(te.grad(loss))(p, *arrays((B, D), (B, O)))


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    """What a device does in a program that is laid over a mesh of eight."""
    folder = tmp_path_factory.mktemp("programs")

    def count(program, mesh, *shards):
        path = folder / "program.te"
        program.save(path)
        laid = layout(input_names(program), program.inputs, mesh_of(mesh), shards, ())
        study = Study(path, laid, (1, 8))
        job = study.job("counts", [study.point(n) for n in (1, 8)])
        return [DeviceCounts.from_json(answer) for answer in answers(job, 8)]

    return count


def elementwise(batch, hidden, out):
    """At most so many operations on elements: ten for each value between, and for each result."""
    return 10 * (batch * (hidden + out) + D * H + H * O)


def test_data_parallel_gradient(counted):
    one, eight = counted(gradient_program(), "data", "1=data", "2=data")
    assert DOTS <= one.flops <= DOTS + elementwise(B, H, O)
    assert DOTS / 8 <= eight.flops <= DOTS / 8 + elementwise(B / 8, H, O)
    assert one.transcendentals == B * H
    assert eight.transcendentals == B * H / 8
    assert one.sent == 0
    reduced = [(c, n) for c, n in eight.collectives if c.group > 1]
    assert {(c.kind, c.group) for c, _ in reduced} == {("all-reduce", 8)}
    assert sum(n * c.bytes for c, n in reduced) == GRADIENT_BYTES
    assert eight.sent == 2 * 7 / 8 * GRADIENT_BYTES


@pytest.mark.long
def test_tensor_parallel_gradient(counted):
    shards = ("0['w']=,model", "0['v']=model")
    one, eight = counted(gradient_program(), "model", *shards)
    assert DOTS / 8 <= eight.flops <= DOTS / 8 + elementwise(B, H / 8, O)
    assert eight.transcendentals == B * H / 8
    outputs = Collective("all-reduce", DOUBLE * B * O, 8)  # partial sums of the second product
    assert [(c, n) for c, n in eight.collectives if c.group > 1] == [(outputs, 1)]
    arguments = GRADIENT_BYTES / 8 + DOUBLE * B * (D + O)
    assert arguments + GRADIENT_BYTES / 8 <= eight.memory < one.memory


@pytest.mark.long
def test_both(counted):
    shards = ("0['w']=,model", "0['v']=model", "1=data", "2=data")
    _, eight = counted(gradient_program(), "data,model=2", *shards)
    assert DOTS / 8 <= eight.flops <= DOTS / 8 + elementwise(B / 4, H / 2, O)
    partial = Collective("all-reduce", DOUBLE * (B // 4) * O, 2)
    found = {c: n for c, n in eight.collectives if c.group > 1}
    assert found.pop(partial) == 1
    assert {(c.kind, c.group) for c in found} == {("all-reduce", 4)}
    assert sum(n * c.bytes for c, n in found.items()) == GRADIENT_BYTES / 2


@pytest.mark.long
def test_collectives_in_loops_count_as_often_as_the_loop_runs(counted):
    program = te.trace(looped)(*arrays((64, 64), (16, 64)))
    one, eight = counted(program, "model", "0=,model")
    dots = 10 * 2 * 16 * 64 * 64
    assert dots <= one.flops <= dots + 10 * 100
    assert dots / 8 <= eight.flops <= dots / 8 + 10 * 100
    assert eight.transcendentals == 10 * 16 * 64 / 8
    gathered = Collective("all-gather", DOUBLE * 16 * 64, 8)
    assert [(c, n) for c, n in eight.collectives if c.group > 1] == [(gathered, 10)]


def newton(a):
    return te.while_loop(lambda x: abs(x * x - a) > 1e-12, lambda x: (x + a / x) / 2, a)


def test_what_is_not_known_is_named():
    program = te.trace(newton, engine="xla")(2.0)
    loops = counts_of(program, [aval_of((), np.float64)], 1).unknown
    assert loops[0].endswith("while_loop/while")
    program = te.trace(np.linalg.cholesky, engine="xla")(np.eye(8))
    assert any("potrf" in x for x in counts_of(program, [aval_of((8, 8), np.float64)], 1).uncounted)


def test_memory_is_what_arguments_results_and_xla_take():
    x = np.zeros((101, 103))
    program = te.trace(lambda x: np.sort(np.sin(x), 0) @ x.T, engine="xla")(x)
    (compiled,) = te.sharding.executables(program, x)
    stats = compiled.memory_analysis()
    parts = stats.argument_size_in_bytes, stats.output_size_in_bytes, stats.temp_size_in_bytes
    assert counts_of(program, [x], 1).memory == sum(parts)


@pytest.mark.parametrize("cuts", [[2], [1, 2, 3]])
def test_memory_of_pieces_is_what_is_alive(cuts, monkeypatch):
    monkeypatch.setattr(pieces, "cuts", lambda operations: cuts)
    x = np.zeros((1000 + len(cuts),))
    program = te.trace(lambda x: np.tanh(np.cos(np.exp(np.sin(x)))), engine="xla")(x)
    assert len(te.sharding.executables(program, x)) == len(cuts) + 1
    held = 3 * x.nbytes  # the argument, what one piece gave, and what the next one gives
    assert held <= counts_of(program, [x], 1).memory < held + x.nbytes


EXAMPLES = {
    "network": (
        te.grad(loss),
        ({n: np.zeros(s) for n, s in SHAPES.items()}, *arrays((B, D), (B, O))),
    ),
    "convolution": (
        lambda x, k: te.nn.conv2d(x, k),
        arrays((2, 3, 16, 16), (4, 3, 3, 3)),
    ),
    "reductions": (lambda x: np.max(x, 0) + np.sum(np.exp(x), 1), arrays((40, 40))),
    "slices": (lambda x: np.cumsum(x[3:40:2] * 2.0, 0), arrays((50, 4))),
    "sort": (lambda x: np.sort(x, 0), arrays((50, 4))),
    "loop": (looped, arrays((32, 32), (8, 32))),
    "branch": (
        lambda x: te.cond(x[0, 0] > 0, lambda x: x @ x @ x, lambda x: x - np.exp(x), x),
        arrays((32, 32)),
    ),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", EXAMPLES)
def test_loops_once_are_what_xla_counts(name):
    f, args = EXAMPLES[name]
    program = te.trace(f, engine="xla")(*args)
    leaves = te.pytree.leaves(list(args))
    (compiled,) = te.sharding.executables(program, *leaves)
    found, own = compiled.cost_analysis(), cost_of(compiled.as_text(), 1, repeat=False)
    assert own.flops == pytest.approx(found["flops"], rel=0.01)
    assert own.transcendentals == found.get("transcendentals", 0)
    assert own.bytes == pytest.approx(found["bytes accessed"], rel=0.05)
