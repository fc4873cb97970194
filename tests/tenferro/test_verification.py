"""Compiled results beside the reference engine: injected faults are found, and named."""

import os
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import tenferro as te
from computegraph import Arena, re_emit
from tenferro import verification
from tenferro.engines.base.pipeline import PipelineStep, graph_step
from tenferro.engines.native import NATIVE
from tenferro.engines.native.engine import machine_code
from tenferro.engines.numpy.engine import NUMPY
from tenferro.engines.registry import ENGINES
from tenferro.ops.base.registry import FAMILIES

X = np.random.default_rng(0).standard_normal((5, 7))


def sines_for_cosines(graph):
    """A pass that is wrong."""
    arena = Arena()

    def emit(v, operation, operands, mask):
        wrong = operation.name == "cos"
        return arena.apply(FAMILIES["sin"].bind() if wrong else operation, operands, mask)

    return re_emit(graph, arena, emit)


def wrong_code(job):
    """Machine code of other operations."""
    machine_code(job)
    job.program = NUMPY.compile(sines_for_cosines(job.graph), job.options)


@pytest.fixture
def verifying():
    te.runtime.verify()
    yield
    te.runtime.verify(False)


@pytest.fixture
def engine_with(monkeypatch):
    """Put a step behind the one of a name, or in its place."""

    def change(name, new, *, instead=False):
        steps = [each for each in NATIVE.steps if not each.shortcut]  # nor what is on disk
        at = next(i for i, each in enumerate(steps) if each.name == name)
        steps[at : at + 1] = [new] if instead else [steps[at], new]
        changed = replace(NATIVE, steps=tuple(steps), keeps_programs=False)
        monkeypatch.setitem(ENGINES, "native", lambda: changed)

    return change


def f(x):
    y = np.tanh(x @ x.T) * 0.5 + np.cos(x[:, :1])
    for _ in range(3):
        y = te.fori_loop(0, 4, lambda i, c, y=y: np.sin(c) + 0.1 * y, y)
    return {"loss": np.sum(y / (1.0 + y**2)), "sorted": np.sort(y, axis=0)}


def test_right_programs_pass(verifying):
    for transform in (lambda g: g, lambda g: te.grad(lambda x: g(x)["loss"])):
        compiled = te.jit(transform(f))
        compiled(X)
        compiled(X)
        assert compiled.cache_info().size == 1


def test_rounding_is_measured_where_results_differ(verifying, engine_with, monkeypatch):
    runs, rounded = [], verification._rounded
    monkeypatch.setattr(
        verification, "_rounded", lambda graph, *rest: runs.append(graph) or rounded(graph, *rest)
    )
    te.jit(lambda x: x + 1.0)(X)
    assert not runs
    te.jit(lambda x: np.sum(np.exp(x)) - np.sum(np.exp(x[::-1])))(X)  # rounding is all that stays
    assert 1 <= len(runs) <= 3
    engine_with("simplify", graph_step(sines_for_cosines))
    runs.clear()
    with pytest.raises(te.VerificationError):
        te.jit(lambda x: np.cos(x) * 2.0)(X)
    assert len(runs) == 3


def test_a_wrong_pass_is_named(verifying, engine_with):
    engine_with("simplify", graph_step(sines_for_cosines))
    with pytest.raises(te.VerificationError, match="the reference engine returns") as caught:
        te.jit(f)(X)
    assert caught.value.step == "sines_for_cosines"


def test_wrong_code_is_named(verifying, engine_with):
    engine_with("machine_code", PipelineStep("machine_code", "Code.", wrong_code), instead=True)
    with pytest.raises(te.VerificationError) as caught:
        te.jit(f)(X)
    assert caught.value.step == "machine_code"


def test_the_file_reproduces_it(verifying, engine_with):
    engine_with("simplify", graph_step(sines_for_cosines))
    with pytest.raises(te.VerificationError) as caught:
        te.jit(lambda x: np.cos(x) + X[0, 0])(X)
    with pytest.raises(te.VerificationError, match="sines_for_cosines"):
        te.Program.load(caught.value.file)()
    te.runtime.verify(False)
    (found,) = te.Program.load(caught.value.file, "numpy")()
    np.testing.assert_array_equal(found, np.cos(X) + X[0, 0])


def test_only_the_first_run_is_compared(verifying, monkeypatch):
    calls = []
    monkeypatch.setattr(
        "tenferro.transforms.programs.checking.difference", lambda *a: calls.append(a)
    )
    compiled = te.jit(lambda x: np.cos(x) * 2.0)
    for _ in range(3):
        compiled(X)
    compiled(X[0])
    assert len(calls) == 2


def test_one_function_alone(engine_with):
    engine_with("simplify", graph_step(sines_for_cosines))
    te.jit(np.cos)(X)
    with pytest.raises(te.VerificationError):
        te.jit(np.cos, verify=True)(X)
    with pytest.raises(TypeError, match="verify is 1, expected True or False"):
        te.jit(np.cos, verify=1)


def test_functions_compiled_before_are_compared_too(engine_with):
    engine_with("simplify", graph_step(sines_for_cosines))
    compiled = te.jit(lambda x: [np.cos(x)])
    compiled(X)
    te.runtime.verify()
    try:
        with pytest.raises(te.VerificationError):
            compiled(X)
    finally:
        te.runtime.verify(False)


def test_rounding_that_is_amplified_is_no_difference(verifying):
    def cancelling(x):
        return (np.sum(x * 1e8) - 1e8 * np.sum(x)) * 1e3, np.exp(30.0 * np.cumsum(x))

    te.jit(cancelling)(X[0])
    te.jit(lambda x: np.cumsum(np.tanh(x) ** 3))(np.linspace(-1.0, 1.0, 10_000))
    te.jit(lambda x: te.fori_loop(0, 60, lambda i, c: 3.9 * c * (1.0 - c), x))(np.array([0.3]))


def test_errors_that_only_rounding_causes_are_no_difference(verifying):
    @te.adopt
    def exact(x, y):
        if np.sum(x) != len(x):
            raise ValueError("never")
        return np.sum(np.exp(y)) - np.sum(np.exp(y[::-1]))

    assert abs(te.jit(exact)(np.ones(5), X)) < 1e-12


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_signs_of_vectors_are_free(verifying, engine_with, dtype):
    """Vectors are not compared; what does not depend on their signs is."""
    x = X.astype(dtype) * (1.0 if dtype == "float64" else 1.0 + 0.5j)

    def invariant(x):
        u, s, vh = np.linalg.svd(x, full_matrices=False)
        w, v = np.linalg.eigh(x @ x.conj().T)
        return (u * np.cos(s)) @ vh + 0.0 * x, (v * np.cos(w)) @ v.conj().T

    te.jit(lambda x: (np.linalg.svd(x), np.linalg.eigh(x @ x.conj().T)))(x)
    te.jit(invariant)(x)
    engine_with("simplify", graph_step(sines_for_cosines))
    with pytest.raises(te.VerificationError):
        te.jit(invariant)(x)


def test_ties_are_not_broken_by_rounding(verifying, engine_with):
    """The largest element is found by comparison: its derivative is the same in all runs."""
    gradient = te.grad(lambda x: np.max(x) * np.cos(x[0]))
    te.jit(gradient)(X[0])
    engine_with("simplify", graph_step(sines_for_cosines))
    with pytest.raises(te.VerificationError):
        te.jit(gradient)(X[0])


@pytest.mark.parametrize("dtype", ["float32", "complex128", "int64"])
def test_other_dtypes(verifying, dtype):
    x = (X * 10).astype(dtype)
    te.jit(lambda x: (x @ x.T, x.sum(0), np.where(x == x[0], x, 2)))(x)


def test_named_sizes(verifying, engine_with):
    compiled = te.jit(lambda x: np.cos(x).sum(0), shapes="n,7")
    compiled(X)
    engine_with("simplify", graph_step(sines_for_cosines))
    with pytest.raises(te.VerificationError):
        te.jit(lambda x: np.cos(x).sum(0), shapes="n,7")(X)


def test_the_environment_variable():
    code = "import tenferro as te; print(te.runtime.get_verify())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "TENFERRO_VERIFY": "1"},
    )
    assert done.stdout.strip() == "True"
    with pytest.raises(TypeError, match="verify: on is 1"):
        te.runtime.verify(1)
