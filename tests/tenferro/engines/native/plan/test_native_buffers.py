"""Where temporaries are: never two at one place at one time, in outputs only before these exist."""

import numpy as np
import pytest

import tenferro as te
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.plan.buffers import LiveBuffer, MemoryRegion, place
from tenferro.engines.native.plan.recompute import _Buffers
from tenferro.engines.native.plan.steps import plan_steps
from tenferro.engines.native.plan.unit_graph import UnitGraph


def overlap(a, b):
    at_once = a.first <= b.last and b.first <= a.last
    return at_once and a.offset < b.offset + b.size and b.offset < a.offset + a.size


@pytest.mark.parametrize("seed", range(20))
def test_blocks_do_not_meet(seed):
    rng = np.random.default_rng(seed)
    starts, lengths, sizes = (rng.integers(1, n, 40) for n in (30, 8, 5000))
    blocks = [
        LiveBuffer(i, int(s), int(a), int(a + n))
        for i, (a, n, s) in enumerate(zip(starts, lengths, sizes, strict=True))
    ]
    outputs = [MemoryRegion(int(rng.integers(1, 9000)), int(rng.integers(0, 40))) for _ in range(5)]
    workspace = place(blocks, outputs)
    regions = [workspace, *outputs]
    for holder, size in [(r.blocks, r.end if r is workspace else r.size) for r in regions]:
        for i, a in enumerate(holder):
            assert a.offset + a.size <= size
            assert not any(overlap(a, b) for b in holder[:i])
    assert all(block.last < output.until for output in outputs for block in output.blocks)
    assert sorted(b.key for region in regions for b in region.blocks) == list(range(40))


def test_gradients_of_networks_use_their_outputs():
    def loss(weights, x):
        for w in weights:
            x = np.tanh(x @ w)
        return np.sum(x * x)

    rng = np.random.default_rng(0)
    weights, x = (
        [rng.standard_normal((64, 64)) / 8 for _ in range(4)],
        rng.standard_normal((64, 64)),
    )
    program = te.trace(te.grad(loss))(weights, x).compiled
    assert program.program.schedule.memory < 4 * 64 * 64 * 8
    found = te.jit(te.grad(loss))(weights, x)
    expected = te.jit(te.grad(loss), engine="numpy")(weights, x)
    for a, b in zip(found, expected, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-10, atol=1e-12)


def test_a_step_that_runs_again_has_results_and_scratch_memory_of_its_own():
    graph = te.trace(lambda x: np.sort(np.sin(x)), engine="numpy")(np.ones(5000)).graph
    planned = plan_steps(UnitGraph(prepare(graph)))
    count = len(planned.steps)
    size = lambda n: 64 if planned.keys[n] not in graph.inputs else None  # noqa: E731
    again = _Buffers(planned, size).repeated([*range(count), *range(count)]).steps
    own = [step.scratch for step in again if step.scratch is not None]
    assert len(own) >= 2 and len({*own}) == len(own)
    for first, second in zip(again[:count], again[count:], strict=True):
        assert (first.kernel, first.numbers) == (second.kernel, second.numbers)
        assert all(first.buffers[i] != second.buffers[i] for i in first.written)
