"""Options of compilation for processors."""

import numpy as np
import pytest

import tenferro as te

pytest.importorskip("jax")

import jax

from tenferro.engines.xla.engine import XLA
from tenferro.engines.xla.programs import executable, options

EMITTERS = "xla_cpu_use_fusion_emitters"


class Recorded:
    """A lowered program that says with which options it was compiled."""

    def __init__(self, *refused):
        self.refused, self.seen = refused, []

    def compile(self, compiler_options):
        self.seen.append(compiler_options)
        for name in compiler_options or ():
            if name in self.refused:
                raise jax.errors.JaxRuntimeError(
                    f"INVALID_ARGUMENT: No such compile option: '{name}'"
                )
        return compiler_options


@pytest.fixture(autouse=True)
def nothing_refused(monkeypatch):
    monkeypatch.setattr(options, "_refused", set())
    monkeypatch.delenv("XLA_FLAGS", raising=False)


def test_options_that_a_version_does_not_have_are_left_out_for_good():
    first, second = Recorded(EMITTERS), Recorded(EMITTERS)
    found = options.compiled(first, (), (), "cpu")
    assert EMITTERS not in found
    assert len(first.seen) == 2
    assert options.compiled(second, (), (), "cpu") == found
    assert len(second.seen) == 1


def test_other_errors_are_raised():
    class Failing:
        def compile(self, compiler_options):
            raise jax.errors.JaxRuntimeError("out of memory")

    with pytest.raises(jax.errors.JaxRuntimeError, match="out of memory"):
        options.compiled(Failing(), (), (), "cpu")


def test_accelerators_have_their_own():
    assert options.compiled(Recorded(), (), (), "gpu") is None


def test_flags_of_the_user_stay(monkeypatch):
    monkeypatch.setenv("XLA_FLAGS", "--xla_cpu_prefer_vector_width=256")
    found = options.compiled(Recorded(), (), (), "cpu")
    assert "xla_cpu_prefer_vector_width" not in found
    assert "xla_backend_optimization_level" in found


def chosen_for(monkeypatch, f, x):
    """The options with which a function is compiled."""
    found = []

    def compiled(lowered, steps, avals, platform):
        found.append(options._of_processors(list(steps), avals))
        return lowered.compile()

    monkeypatch.setattr(executable.options, "compiled", compiled)
    XLA.programs.clear()
    executable.built.clear()
    te.jit(f, engine="xla")(x)
    (chosen,) = found
    return chosen


@pytest.mark.parametrize(
    ("f", "n", "plain"),
    [
        (lambda x: np.sum(np.tanh(x)), 40, True),
        (lambda x: np.sum(x, axis=1), 40, False),
        (lambda x: np.sum(x, axis=1), 32, True),
        (lambda x: x @ x, 40, False),
        (lambda x: x @ x, 3, False),
        (lambda x: np.sum(np.linalg.cholesky(x), axis=1), 40, True),
        (lambda x: np.linalg.cholesky(x) @ x, 40, True),
        (lambda x: np.linalg.cholesky(x[:30, :30]) @ x[:30], 40, False),
        (lambda x: te.scan(lambda c, _: (np.tanh(c), None), x, None, length=2)[0], 40, True),
        (lambda x: te.scan(lambda c, _: (c @ x, None), x, None, length=2)[0], 40, False),
    ],
)
def test_which_programs_go_without_fusion_emitters(monkeypatch, f, n, plain):
    assert (EMITTERS in chosen_for(monkeypatch, f, np.eye(n))) == plain


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("f", "n", "level"),
    [
        (lambda x: np.sin(x) * x, 60, 0),
        (lambda x: np.sin(x) * x, 300, 1),
        (lambda x: np.sum(x), 300, 1),
        (lambda x: te.scan(lambda c, _: (np.tanh(c), None), x, None, length=9)[0], 2, 1),
    ],
)
def test_what_hardly_computes_is_not_optimized(monkeypatch, f, n, level):
    chosen = chosen_for(monkeypatch, f, np.ones(n))
    assert chosen["xla_backend_optimization_level"] == level


@pytest.mark.parametrize(("steps", "parts"), [(10, 2), (101, None)])
def test_short_programs_are_compiled_in_few_parts(monkeypatch, steps, parts):
    def f(x):
        for _ in range(steps):
            x = np.sin(x)
        return x

    chosen = chosen_for(monkeypatch, f, np.ones(9))
    assert chosen.get("xla_cpu_parallel_codegen_split_count") == parts


@pytest.mark.parametrize(
    ("f", "shape", "short"),
    [
        (lambda x: np.sum(x, axis=-1), (40, 3), True),
        (lambda x: np.sum(x, axis=(1, 2)), (40, 3, 5), True),
        (lambda x: np.sum(x, axis=(1, 2)), (40, 9, 5), False),
        (lambda x: np.max(x, axis=1), (40, 100), False),
        (lambda x: np.sum(x, axis=0), (40, 3), False),
        (lambda x: np.sum(np.sum(x, axis=-1) ** 2), (40, 3), True),
        (lambda x: (np.sum(x, axis=-1), np.sum(x * x)), (40, 3), False),
        (lambda x: x + 1.0, (40, 3), False),
    ],
)
def test_which_programs_reduce_short_rows(monkeypatch, f, shape, short):
    chosen = chosen_for(monkeypatch, f, np.ones(shape))
    assert ("xla_cpu_experimental_ynn_fusion_type" in chosen) == short
