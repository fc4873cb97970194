"""tenferro's arrays in SciPy's functions: transforms, and what `SCIPY_ARRAY_API=1` turns on."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import scipy.fft

import sources
import tenferro as te

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = Path(__file__).with_name("scipy_functions.py")
X = np.array([0.5, -1.2, 1.6, 0.3])


def run(*command):
    return subprocess.run(
        [sys.executable, "-W", "ignore", *command],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources.PATH, "SCIPY_ARRAY_API": "1"},
        timeout=400,
    ).stdout


@pytest.fixture(scope="module")
def found():
    return json.loads(run(str(SCRIPT), "--json"))


@pytest.mark.long
def test_no_function_gives_another_value_or_gradient(found):
    wrong = {row: ways for row, ways in found["outcomes"].items() if "wrong" in ways.values()}
    assert wrong == {}


@pytest.mark.long
def test_the_page_says_what_the_installed_scipy_does(found):
    page = (ROOT / "docs" / "scipy-functions.md").read_text("utf-8")
    if f"SciPy {scipy.__version__} " not in page:
        pytest.skip("the page is of another version of SciPy")
    assert page == found["page"]


@pytest.mark.long
def test_special_functions_and_transforms_are_ours(found):
    ours = [
        ways
        for row, ways in found["outcomes"].items()
        if row.startswith(("scipy.special", "scipy.fft"))
    ]
    assert sum(set(ways.values()) == {"right"} for ways in ours) > 110


def test_the_namespace_is_known():
    compat = pytest.importorskip("scipy._lib.array_api_compat")
    for x in (te.tensor(X), te.variable(X)):
        assert compat.array_namespace(x) is te.numpy
        assert compat.array_namespace(x, 2.0, None) is te.numpy
        assert compat.is_array_api_obj(x) and compat.is_writeable_array(x)
        assert not compat.is_lazy_array(x)
        assert (compat.device(x), compat.size(x)) == ("cpu", 4)
        assert compat.to_device(x, "cpu") is x
    assert te.numpy.special is te.special


def test_a_traced_array_is_known_as_one_without_values():
    compat = pytest.importorskip("scipy._lib.array_api_compat")
    seen = set()
    te.jit(lambda x: seen.add((compat.array_namespace(x), compat.is_lazy_array(x))))(X)
    assert seen == {(te.numpy, True)}


@pytest.mark.long
def test_arrays_of_numpy_beside_ours_and_lost_gradients_are_errors():
    code = """
import numpy as np, tenferro as te, scipy.special, scipy.integrate, scipy.ndimage
x, y = te.variable([0.5, 0.2, 0.1]), np.ones(3)
for call in (
    lambda: scipy.special.xlogy(x, y),
    lambda: scipy.integrate.simpson(x),
    lambda: scipy.ndimage.gaussian_filter(x, 1.0),
    lambda: te.jit(scipy.ndimage.sobel)(y),
):
    try:
        call()
    except TypeError as error:
        print(error)
"""
    lines = run("-c", code).splitlines()
    words = ("Multiple namespaces", "gradients flow", "gradients flow", "traced array")
    assert len(lines) == len(words)
    assert all(word in line for word, line in zip(words, lines, strict=True))


@pytest.mark.long
def test_the_derivative_of_a_variable_goes_through():
    code = """
import numpy as np, tenferro as te, scipy.stats, scipy.special
x = te.variable([0.5, -1.2, 1.6, 0.3])
(scipy.stats.skew(x) + scipy.special.logsumexp(x)).backward()
print(x.grad.numpy().tolist())
"""
    x = te.variable(X)
    centred = x - te.numpy.mean(x)
    moments = [te.numpy.mean(centred**k) for k in (2, 3)]
    (moments[1] / moments[0] ** 1.5 + te.special.logsumexp(x)).backward()
    np.testing.assert_allclose(json.loads(run("-c", code)), x.grad.numpy(), rtol=1e-12)


@pytest.mark.parametrize("name", ["fft", "rfft", "hfft", "dct", "idst", "dctn", "ifftn"])
def test_transforms_of_our_arrays_are_ours(name):
    function, ours = getattr(scipy.fft, name), getattr(te.fft, name)
    eager = function(te.tensor(X), overwrite_x=True, workers=1)
    np.testing.assert_allclose(np.asarray(eager), function(X), rtol=1e-13)
    np.testing.assert_allclose(te.jit(lambda x: function(x))(X), function(X), rtol=1e-13)
    slopes = [
        te.grad(lambda x, f=f: np.sum(np.abs(f(x=x) if f is function else f(x)) ** 2))(X)
        for f in (function, ours)
    ]
    np.testing.assert_allclose(*slopes, rtol=1e-13)


def test_what_our_transforms_lack_is_an_error():
    with pytest.raises(TypeError, match="plan"):
        scipy.fft.fft(te.tensor(X), plan=object())
    with pytest.raises(te.TracerError, match="traced"):
        te.jit(lambda x: scipy.fft.fht(x, 0.1, 0.5))(X)
    assert type(scipy.fft.fft(X)) is np.ndarray
