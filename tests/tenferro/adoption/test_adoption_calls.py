"""Calls of functions that adopted code reaches: their results are the originals', or refused."""

import cmath
import math
import re

import numpy as np
import original_calls
import pytest
from original_calls import NUMBERS, NUMBERS_KEYWORDS, REASONS, calls, compiled, difference
from test_adoption_originals import FUNCTIONS, NOT_CALLED

import tenferro as te
from tenferro.adoption.mathematics import CMATH, MATH

CALLED = sorted(FUNCTIONS.keys() - NOT_CALLED)


def dtype_of(x):
    return np.asarray(x).dtype.str[1:] if hasattr(x, "dtype") else "number"


def reason(name, args, text):
    """Why a result differs; None if there is no reason."""
    marked = f"{','.join(map(dtype_of, args))}: {text}"
    found = (r for (n, d), r in REASONS.items() if re.match(n, name) and re.search(d, marked))
    return next(found, None)


def outcome(name, adopted, args, keywords, expected, **options):
    """How a call differs from the original's; empty if not, or if an error names it."""
    try:
        ours = compiled(adopted, args, keywords, **options)
    except Exception as error:  # noqa: BLE001  (which one is compared)
        text = " ".join((str(error), *getattr(error, "__notes__", ())))
        short = name.rpartition(".")[2]
        return (
            "" if all(word in text for word in (short, *keywords)) else f"{error!r} names no call"
        )
    return difference(ours, expected, args)


@pytest.mark.sampled(32)
@pytest.mark.parametrize("name", CALLED)
def test_results_are_the_originals(name):
    adopted, theirs, _ = FUNCTIONS[name]
    wrong = [
        (args, keywords, text)
        for args, keywords, expected in calls(name, theirs)
        if (text := outcome(name, adopted, args, keywords, expected))
        and not reason(name, args, text)
    ]
    assert not wrong


def test_most_functions_are_called():
    """Others take functions, names of dtypes, or arguments of shapes that the pool lacks."""
    without = [n for n in CALLED if next(calls(n, FUNCTIONS[n][1]), None) is None]
    assert len(without) < 65 < len(CALLED) / 10, without


def test_a_wrong_default_is_found(monkeypatch):
    assert outcome("numpy.var", np.std, (np.arange(3.0),), {}, [np.float64(2 / 3)]).startswith(
        "val"
    )
    monkeypatch.setattr(original_calls, "POOL", [(np.arange(3.0),)])
    found = [outcome("numpy.var", te.numpy.std, a, k, e) for a, k, e in calls("numpy.var", np.var)]
    assert len([text for text in found if text.startswith("values")]) > 3


def of_python(module):
    for name, value in vars(module).items():
        if callable(value) and not name.startswith("_"):
            yield f"{module.__name__}.{name}"


@pytest.mark.parametrize("name", [*of_python(math), *of_python(cmath)])
def test_functions_of_numbers_are_pythons(name):
    module, short = name.split(".")
    theirs, adopted = getattr({"math": math, "cmath": cmath}[module], short), getattr(
        {"math": MATH, "cmath": CMATH}[module], short
    )  # fmt: skip
    compared = 0
    for args in NUMBERS:
        for keywords in ({}, *NUMBERS_KEYWORDS.get(short, ())):
            expected = original_calls.results(theirs, args, keywords)
            if expected is None:
                continue
            compared += 1
            text = outcome(name, adopted, args, keywords, expected, numbers=True)
            assert not text, (args, keywords, text)
    assert compared


def test_iterators_and_several_integers():
    assert te.grad(lambda x: MATH.fsum(x * i for i in range(3)))(1.0) == 3.0
    assert te.jit(lambda *xs: MATH.gcd(*xs))(12, 18, 27) == 3
    for x in (1.7, -2.3):
        te.check_grads(MATH.remainder, (x, 0.9))
        te.check_grads(lambda x: CMATH.sqrt(x).imag + CMATH.phase(x * 1j), (-abs(x),), order=2)


def test_errors_of_traced_arrays_name_the_call():
    with pytest.raises(Exception, match="axis") as found:
        te.jit(lambda x: FUNCTIONS["scipy.fft.dct"][0](x, axis=3))(np.ones(3))
    assert found.value.__notes__ == ["adopt: the error is of scipy.fft.dct(axis=…)"]


def test_what_only_the_original_takes_is_computed_by_it():
    """Arguments that are not traced; a list of traced numbers is an array."""
    adopted, theirs, _ = FUNCTIONS["scipy.special.factorial"]
    assert adopted(np.array([30]), exact=True) == theirs(np.array([30]), exact=True)
    dct = FUNCTIONS["scipy.fft.dct"][0]
    assert te.grad(lambda x: dct([x, 2 * x])[0])(1.0) == 6.0


@pytest.mark.parametrize("name, norm", [("lsqr", "r1norm"), ("lsmr", "normr")])
def test_results_of_least_squares_are_at_their_positions(name, norm):
    a, b = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]), np.array([1.0, 2.5, 3.0])
    adopted, theirs, _ = FUNCTIONS[f"scipy.sparse.linalg.{name}"]
    found, expected = adopted(a, b), theirs(a, b)
    assert len(found) == len(expected)
    assert np.allclose(found[0], expected[0]) and np.isclose(found[3], expected[3])
    for read in (lambda: found[1], lambda: found[:4], lambda: list(found)):
        with pytest.raises(TypeError, match=f"{name}: its result 'istop' .* one of x, {norm}"):
            read()
