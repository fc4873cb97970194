"""Schedules that compute values again: what they read is there, and budgets are kept."""

import random
from importlib import import_module
from time import process_time

import pytest

from computegraph import (
    Arena,
    GraphBuilder,
    Work,
    compile_program,
    evaluate,
    materialize_merge,
    rematerialize,
    rescheduled,
    tightest,
)
from toy import Op


def chain(n):
    """A forward and a reverse sweep over n layers of size 80, with a small result for each."""
    steps, count = [], 1
    states = [0]
    for _ in range(n):
        steps.append(Work((states[-1],), (count,), 10.0))
        steps.append(Work((count,), (count + 1,), 4.0))
        states.append(count + 1)
        count += 2
    kept, ct = [], states[-1]
    for i in range(n, 0, -1):
        steps.append(Work((states[i], ct), (count,), 2.0))
        steps.append(Work((states[i - 1], count), (count + 1,), 10.0))
        steps.append(Work((count,), (count + 2,), 10.0))
        kept.append(count + 1)
        ct, count = count + 2, count + 3
    sizes = [80] * count
    for v in kept:
        sizes[v] = 1
    return steps, sizes, [*kept, ct]


def replayed(steps, sizes, kept, order):
    """The most bytes at once when a value is freed after its last use; checks what is read."""
    given = {v for step in steps for v in step.gives}
    last = {}
    version = {}
    for time, k in enumerate(order):
        for v in steps[k].reads:
            assert v not in given or v in version, f"step {k} reads {v} before it is there"
            if v in version:
                last[v, version[v]] = time
        for v in steps[k].gives:
            version[v] = time
    assert set(kept) <= version.keys()
    for v in kept:
        last[v, version[v]] = len(order)
    now = most = 0
    frees = {}
    for (v, _), end in last.items():
        frees.setdefault(end, []).append(v)
    alive = {}
    for time, k in enumerate(order):
        for v in steps[k].gives:
            if (v, time) in last:
                now += sizes[v]
                alive[v] = time
        most = max(most, now + steps[k].scratch)
        for v in frees.get(time, ()):
            now -= sizes[v]
    return most


@pytest.mark.sampled(3, "part")
@pytest.mark.parametrize("part", [2, 4, 8])
@pytest.mark.parametrize("n", [30, 200])
def test_a_chain_keeps_its_budget(n, part):
    steps, sizes, kept = chain(n)
    whole = rematerialize(steps, sizes, kept, 10**9)
    assert whole.order == list(range(len(steps)))
    assert whole.peak >= 80 * n
    budget = whole.peak // part
    found = rematerialize(steps, sizes, kept, budget)
    assert replayed(steps, sizes, kept, found.order) <= found.peak <= budget
    if n == 200:
        again = sum(steps[k].cost for k in found.order) / sum(step.cost for step in steps)
        assert again < {2: 1.25, 4: 1.35, 8: 1.5}[part]


def test_the_work_is_nearly_linear():
    seconds = []
    for n in (400, 3200):
        steps, sizes, kept = chain(n)
        start = process_time()
        rematerialize(steps, sizes, kept, 20 * n)
        seconds.append(process_time() - start)
    assert seconds[1] < 20 * seconds[0]


def test_a_budget_that_cannot_be_kept_says_what_is_large():
    steps = [Work((), (0,), 1.0), Work((), (1,), 1.0), Work((0, 1), (2,), 1.0)]
    assert rematerialize(steps, [100, 50, 1], [2], 120).peak == 151
    assert tightest(steps, [100, 50, 1], [2], 120) == (151, [0, 1])
    steps, sizes, kept = chain(100)
    least, largest = tightest(steps, sizes, kept, 50)
    assert rematerialize(steps, sizes, kept, least).peak == least < 1000
    assert [sizes[v] for v in largest[:3]] == [80, 80, 80]


def test_a_budget_that_takes_too_many_runs_is_too_small(monkeypatch):
    steps, sizes, kept = chain(100)
    assert len(rematerialize(steps, sizes, kept, 2000).order) > 1.1 * len(steps)
    monkeypatch.setattr(import_module("computegraph.rematerialize"), "_AGAIN", 1.1)
    assert rematerialize(steps, sizes, kept, 2000).peak > 2000


def test_a_step_of_infinite_cost_runs_once():
    """Its value stays while what was computed from it may be needed."""
    once = Work((), (0,), float("inf"))
    steps = [once, Work((0,), (1,), 1.0)]
    steps += [Work((i,), (i + 1,), 1.0) for i in range(1, 10)]
    steps += [Work((10, 1), (11,), 1.0), Work((11, 5), (12,), 1.0)]
    found = rematerialize(steps, [8] * 13, [12], 33)
    assert found.peak <= 33
    assert found.order.count(0) == 1
    assert len(found.order) > len(steps)
    replayed(steps, [8] * 13, [12], found.order)


def test_views_are_made_for_each_reader_and_keep_what_they_show():
    view = Work((0,), (1,), 0.0, view=True)
    steps = [Work((), (0,), 1.0), view, Work((1,), (2,), 1.0), Work((2, 1), (3,), 1.0)]
    found = rematerialize(steps, [8, 0, 8, 8], [3], 100)
    assert found.order == [0, 1, 2, 1, 3]
    assert found.peak == 24
    shown = rematerialize(steps[:2], [8, 0], [1], 100)
    assert shown.order == [0, 1]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(60))
def test_random_graphs(seed):
    """Any budget: what is read is there; the values are the same."""
    draw = random.Random(seed)
    builder = GraphBuilder(Arena())
    values = [builder.add_input(i, 1) for i in range(3)]
    inputs = list(values)
    for _ in range(50):
        if draw.random() < 0.5:
            values += builder.add_operation(Op("conj"), [draw.choice(values[-12:])])
        else:
            pair = [draw.choice(values[-12:]), draw.choice(values)]
            values += builder.add_operation(Op("add"), pair)
    outputs = draw.sample(values[3:], 3)
    program = compile_program(materialize_merge(builder.arena, outputs, inputs))
    steps = [
        Work(
            step.inputs,
            step.outputs,
            draw.choice([1.0, 3.0, float("inf")] if draw.random() < 0.2 else [1.0, 3.0]),
            draw.choice([0, 0, 5]),
            view=step.operation.name == "conj" and draw.random() < 0.3,
        )
        for step in program.instructions()
    ]
    views = {v for step in steps if step.view for v in step.gives}
    sizes = [0 if v in views else draw.choice([1, 5, 20]) for v in range(program.n_slots)]
    whole = rematerialize(steps, sizes, program.outputs, 10**9)
    assert [k for k in whole.order if not steps[k].view] == [
        k for k, step in enumerate(steps) if not step.view
    ]
    arguments = [0.3, -1.2, 0.7]
    for part in (0.9, 0.6, 0.3):
        found = rematerialize(steps, sizes, program.outputs, int(whole.peak * part))
        again = rescheduled(program, found.order)
        assert evaluate(again, arguments) == evaluate(program, arguments)
        assert replayed(steps, sizes, program.outputs, found.order) <= max(found.peak, 1)
        for k, step in enumerate(steps):
            if step.cost == float("inf") and not step.view:
                assert found.order.count(k) == 1


def test_a_program_of_repeated_steps_frees_each_time():
    builder = GraphBuilder(Arena())
    x = builder.add_input("x", 1)
    (a,) = builder.add_operation(Op("exp"), [x])
    (b,) = builder.add_operation(Op("conj"), [a])
    (c,) = builder.add_operation(Op("add"), [a, b])
    program = compile_program(materialize_merge(builder.arena, [c], [x]))
    again = rescheduled(program, [0, 1, 0, 2])
    assert [step.operation.name for step in again.instructions()] == ["exp", "conj", "exp", "add"]
    assert again.n_slots == 8
    assert evaluate(again, [0.5]) == evaluate(program, [0.5])
    assert again.released[1] == (4,)


def test_budgets_that_are_too_small_are_refused_in_bounded_time():
    """Also where what one step reads would be computed again over and over."""
    steps, count, state = [], 1, 0
    for _ in range(40):  # each value of a layer reads two of the layer before
        steps += [
            Work((state, max(state - 1, 0)), (count,), 1.0),
            Work((state,), (count + 1,), 1.0),
        ]
        steps.append(Work((count, count + 1, state), (count + 2,), 1.0))
        state, count = count + 2, count + 3
    back = [Work((v, state), (count + i,), 1.0) for i, v in enumerate(range(state - 1, 0, -1))]
    sizes = [8] * (count + len(back))
    outputs = [count + len(back) - 1]
    begun = process_time()
    for budget in range(24, 160, 8):
        schedule = rematerialize([*steps, *back], sizes, outputs, budget)
        assert len(schedule.order) <= 33 * len(steps + back)
    assert process_time() - begun < 5.0
