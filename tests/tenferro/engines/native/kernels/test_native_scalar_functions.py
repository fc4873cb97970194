"""SciPy's functions of single numbers in native code: the same bits as the NumPy kernels."""

import os
import subprocess
import sys
from contextlib import suppress

import numpy as np
import pytest
import scipy.special

import tenferro as te
import tenferro.special
from tenferro.engines.native.families.table import OUTPUTS, SCALARS
from tenferro.kernels import scalar_functions
from tenferro.kernels.special import INTEGERS
from tenferro.kernels.table import kernel
from tenferro.ops.base.registry import FAMILIES, forget_all
from tenferro.tensor import aval_of

EDGES = [0, -0.0, 1, -1, 0.5, -0.5, 2, -3, 10, 1e-30, 1e-5, 100, np.inf, -np.inf, np.nan]


def sample(dtype, seed):
    """Numbers of all sizes and signs, whole ones and edges among them."""
    random = np.random.default_rng(seed)
    x = random.normal(size=203) * random.choice([0.3, 1.0, 5.0], 203)
    x[:40] = np.abs(x[:40])
    x[20:60:2] = np.round(x[20:60:2])
    x[103:] = np.round(x[103:])
    x[60:80] = random.random(20)
    x[80:103] = random.choice(EDGES, 23)
    random.shuffle(x)
    return x.astype(dtype) if np.dtype(dtype).kind == "f" else (x + 1j * x[::-1]).astype(dtype)


def operands(family, dtype):
    """As many arrays as the family takes; parameters of functions of complex numbers are real."""
    count, _ = FAMILIES[family].declaration.operands({})
    arrays = [sample(dtype, i) for i in range(count)]
    orders = [sample(arrays[0].real.dtype, i) for i in range(count - 1)]
    if SCALARS.get(family) in {*INTEGERS, "hyp1f1"}:  # infinities: any number, and no end
        arrays, orders = ([np.clip(np.nan_to_num(a), -99, 99) for a in x] for x in (arrays, orders))
    for given in (arrays, [*orders, arrays[-1]]):
        with suppress(TypeError, ValueError):
            FAMILIES[family].bind().infer(*(aval_of(a.shape, a.dtype) for a in given))
            return given
    return None


@pytest.mark.sampled(12)
@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("family", sorted({**SCALARS, **OUTPUTS}))
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_same_bits_as_numpy(family, dtype):
    given = operands(family, dtype)
    if given is None:
        return
    program = te.trace(lambda *a: te.extension.apply(FAMILIES[family], *a))(*given)
    assert program.steps.numpy == ()
    avals = tuple(aval_of(a.shape, a.dtype) for a in given)
    expected = kernel(FAMILIES[family].bind(), avals)(*given)
    found = program(*given)
    if not isinstance(found, tuple):
        found, expected = (found,), (expected,)
    for x, y in zip(found, expected, strict=True):
        x = np.asarray(x)
        assert x.dtype == y.dtype
        bad = [i for i in range(x.size) if not same(x[i], y[i])]
        assert not bad, [(*(a[i] for a in given), x[i], y[i]) for i in bad[:5]]


def same(x, y):
    """Equal, signs of zeros too; any NaN is any other."""
    return all(
        (np.isnan(a) and np.isnan(b)) or a.tobytes() == b.tobytes()
        for a, b in ((x.real, y.real), (x.imag, y.imag))
    )


def test_results_of_one_function_are_computed_together():
    program = te.trace(lambda x: te.special.airy(x))(np.ones(3))
    text = program.stages()["machine_code"].text
    assert text.count('call void @"scipy.special.airy.d"') == 1
    assert text.count('@"tenferro.scipy.airy') == 2  # its definition, and one call


def test_a_loop_with_special_functions_is_one_call():
    def f(x):
        return te.scan(
            lambda s, _: (te.special.betaln(s, x) + te.special.jv(1.5, s), s), x, None, 7
        )

    x = np.linspace(0.5, 2, 5)
    program = te.trace(f)(x)
    expected = te.jit(f, engine="numpy")(x)
    for found, value in zip(program(x), expected, strict=True):
        np.testing.assert_array_equal(found, value)
    assert program.compiled.program.is_one_call
    gradient = te.trace(te.grad(lambda x: np.sum(te.special.i0(x) * te.special.j1(x))))(x)
    assert gradient.steps.numpy == ()


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_bits_on_any_number_of_threads(threads):
    x = np.random.default_rng(0).random(20_000) + 0.5
    with te.runtime.num_threads(threads):
        found = te.jit(lambda x: te.special.betaln(x, x[::-1]))(x)
    np.testing.assert_array_equal(found, scipy.special.betaln(x, x[::-1]))


def test_functions_are_bound_by_name_when_code_is_loaded(tmp_path):
    """A second process finds the code on disk; SciPy is at another address there."""
    code = (
        "import numpy as np, tenferro as te, scipy.special\n"
        "from tenferro.engines.native.runtime.code import target\n"
        "made, compile_object = [], target.compile_object\n"
        "target.compile_object = lambda ir, **k: made.append(ir) or compile_object(ir, **k)\n"
        "x = np.linspace(0, 0.9, 77)\n"
        "f = te.jit(lambda x: te.special.ellipk(x) + te.special.airy(x)[2])\n"
        "np.testing.assert_array_equal(f(x), scipy.special.ellipk(x) + scipy.special.airy(x)[2])\n"
        "te.runtime.wait_for_compilation()\n"
        "print(sum('scipy.special' in text for text in made))\n"
    )
    counts = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "TENFERRO_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert counts[0] != "0\n" and counts[1] == "0\n"


def test_what_scipy_does_not_have_is_a_step(monkeypatch):
    """As an older SciPy without a function."""
    monkeypatch.setattr(scalar_functions, "_functions", dict)
    forget_all()
    x = np.linspace(0.1, 0.9, 5)
    program = te.trace(lambda x: te.special.spence(x) + te.special.sici(x)[0])(x)
    assert sorted(program.steps.numpy) == ["tenferro.special.sici.v1", "tenferro.special.spence.v1"]
    expected = scipy.special.spence(x) + scipy.special.sici(x)[0]
    np.testing.assert_array_equal(program(x), expected)
