"""Profiles: what ran, for how long, and where it comes from."""

import re
from pathlib import Path

import numpy as np
import pytest
from tests.tenferro.profiling import user_program as user

import tenferro as te
from tenferro.engines.base.meter import measuring
from tenferro.profiling import Profile
from tenferro.profiling.rows import _short

SOURCE = Path(user.__file__).read_text("utf-8").splitlines()
RNG = np.random.default_rng(0)
ARGUMENTS = {
    "several": (np.linspace(0.1, 1.0, 100), RNG.standard_normal((100, 100))),
    "looping": (np.linspace(0.1, 1.0, 50),),
    "native_loop": (np.linspace(0.1, 1.0, 200), RNG.standard_normal((200, 200)) / 20),
    "small_systems": (np.linspace(0.1, 1.0, 8), RNG.standard_normal((8, 8))),
    "chosen": (np.linspace(0.1, 1.0, 30),),
    "many": (np.linspace(0.1, 1.0, 64),),
}
NATIVE = ("kernel", "product", "LAPACK")
pytestmark = pytest.mark.parametrize("engine", ["native", "numpy"])


def line_of(comment: str) -> int:
    return next(i for i, text in enumerate(SOURCE, 1) if text.endswith(f"# {comment}"))


def profiled(name: str, engine: str, **options) -> Profile:
    return te.profile(getattr(user, name), engine=engine, seconds=0.05, **options)(*ARGUMENTS[name])


def numbers(rows, kinds=None):
    return {int(r.line.rpartition(":")[2]) for r in rows if r.line and r.kind in (kinds or r.kind)}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_the_result_is_that_of_the_compiled_function(name, engine):
    expected = te.jit(getattr(user, name), engine=engine)(*ARGUMENTS[name])
    assert np.array_equal(profiled(name, engine).result, expected)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_the_times_of_all_rows_add_up_to_the_time_of_a_call(name, engine):
    found = profiled(name, engine)
    assert sum(row.seconds for row in found.rows) == pytest.approx(found.seconds, rel=1e-6)
    assert sum(row.share for row in found.rows) == pytest.approx(1.0, rel=1e-6)
    assert all(row.seconds >= 0.0 for row in found.rows)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ARGUMENTS)
def test_every_step_of_the_program_has_a_row(name, engine):
    """As the program counts them, which knows nothing of clocks; equal ones of a line are a row."""
    program = te.trace(getattr(user, name), engine=engine)(*ARGUMENTS[name])
    rows = profiled(name, engine).rows
    times = [1 if row.depth else round(row.calls) for row in rows]
    native = [n for row, n in zip(rows, times, strict=True) if row.kind in NATIVE]
    loops = [row for row in rows if row.kind == "loop"]
    assert sum(native) + sum(not row.reason for row in loops) == program.steps.native
    python = [row for row in rows if row.kind == "NumPy" or row.reason]
    names = sorted(op for row in python for op in row.operations)
    assert names == sorted(
        [*map(_short, program.steps.numpy), *["dot_general"] * program.steps.blas]
    )


def test_rows_name_the_lines_of_the_program(engine):
    found = profiled("several", engine)
    lines = {line_of(x) for x in ("pointwise", "product", "solve", "dct")}
    assert lines <= numbers(found.rows)
    (dct,) = [row for row in found.rows if row.operations == ("fft.trigonometric",)]
    assert dct.line.endswith(f"user_program.py:{line_of('dct')}")
    assert dct.text == SOURCE[line_of("dct") - 1].strip()
    assert not dct.derivative


def test_derivatives_are_named_by_the_line_they_are_of(engine):
    gradient = te.grad(user.several)
    found = te.profile(gradient, engine=engine, seconds=0.05)(*ARGUMENTS["several"])
    derived = [row for row in found.rows if row.derivative]
    assert line_of("solve") in numbers(derived)
    assert f"derivative of {derived[0].line}" in str(found)


def test_the_reason_why_a_step_is_not_native_is_said(engine):
    found = profiled("several", engine)
    for row in found.rows:
        assert bool(row.reason) == (row.kind == "NumPy")
    (dct,) = [row for row in found.rows if row.operations == ("fft.trigonometric",)]
    expected = "native transforms" if engine == "native" else "numpy engine"
    assert expected in dct.reason
    assert f"not native: {dct.reason}" in str(found)


def test_a_product_has_its_operations_and_bytes(engine):
    found = profiled("several", engine)
    (product,) = [row for row in found.rows if row.operations == ("dot_general",)]
    assert product.flops == 2 * 100**3
    assert product.bytes == 3 * 8 * 100**2 or product.bytes == 2 * 8 * 100**2  # a and its transpose
    least = max(product.flops / found.limits.double, product.bytes / found.limits.bandwidth)
    assert product.fraction == pytest.approx(least / product.seconds)


def test_the_memory_of_a_program_is_counted(engine):
    found = profiled("several", engine)
    if engine == "numpy":
        assert found.memory == 0  # not known there
    else:
        assert 100 * 100 * 8 < found.memory < 20 * 100 * 100 * 8


def test_options_of_a_compiled_function_are_kept(engine):
    function = te.jit(
        lambda x, n: np.sum(x**n, 0), static_argnums=1, engine=engine, shapes=("k,2",)
    )
    found = te.profile(function, seconds=0.02)(np.ones((3, 2)), 4)
    assert np.array_equal(found.result, [3.0, 3.0])
    assert found.engine == engine


def test_structures_go_in_and_out(engine):
    def f(tree, *, scale):
        return {"y": tree["x"] * scale, "z": (tree["x"].sum(),)}

    found = te.profile(f, engine=engine, seconds=0.02)({"x": np.arange(3.0)}, scale=2.0)
    assert np.array_equal(found.result["y"], [0.0, 2.0, 4.0])
    assert found.result["z"][0] == 3.0


def test_arguments_and_constants_may_be_results(engine):
    def f(x):
        return x, np.ones(2), x + 1.0

    found = te.profile(f, engine=engine, seconds=0.05)(np.zeros(3))
    assert [y.tolist() for y in found.result] == [[0.0] * 3, [1.0] * 2, [1.0] * 3]
    assert "copy" in str(found) or engine == "numpy"


def test_nothing_is_measured_behind_it(engine):
    profiled("looping", engine)
    assert measuring.get() is None
    function = te.jit(user.looping, engine=engine)
    x = ARGUMENTS["looping"][0]
    assert np.array_equal(function(x), te.jit(user.looping, engine="numpy")(x))


def test_errors_of_the_program_are_raised(engine):
    with pytest.raises(np.linalg.LinAlgError):
        te.profile(np.linalg.solve, engine=engine)(np.zeros((3, 3)), np.ones(3))
    with pytest.raises(ValueError, match="seconds is 0, expected a positive number"):
        te.profile(np.sin, engine=engine, seconds=0)
    assert measuring.get() is None


def test_the_table_shows_the_longest_steps_first(engine):
    found = profiled("many", engine)
    text = str(found)
    shares = [float(x) for x in re.findall(r"^ *([\d.]+)%  *[\d.]+ [nµm]?s", text, re.M)]
    assert shares == sorted(shares, reverse=True)
    assert text.startswith("many on the")
    assert "GFLOP/s" in text
    assert repr(found) == f"<Profile many: {len(found.rows)} rows, {found.calls} calls>"
    assert "<pre>" in found._repr_html_()
