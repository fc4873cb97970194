"""Gradients through packages that are installed, beside differences of the packages themselves."""

import importlib
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from adopted_packages import ALSO, CALLS, PREPARED, REFUSED, table
from differences import derivative

import tenferro as te
from tenferro.conversion.basics.errors import NotConvertibleError

PAGE = Path(__file__).parents[3] / "docs" / "adoption.md"
RTOL = 1e-6


@pytest.fixture(autouse=True)
def print_options():
    """colour sets NumPy's when it is imported."""
    with np.printoptions():
        yield


def _results(y):
    """The real and complex results in a structure of tuples, lists and dictionaries."""
    if isinstance(y, dict):
        y = tuple(y.values())
    if isinstance(y, tuple | list):
        return [x for part in y for x in _results(part)]
    kind = getattr(getattr(y, "dtype", None), "kind", "f" if isinstance(y, float) else "")
    return [y] if kind in ("f", "c") else []


def _weighted_sum(y, xp):
    """One number of all results, different for every permutation of them."""
    total = 0.0
    for i, x in enumerate(map(xp.asarray, _results(y))):
        x = x.real + 0.3 * x.imag if x.dtype.kind == "c" else x
        total += xp.sum(x / (1.0 + 0.37 * i + 0.21 * np.arange(x.size)).reshape(x.shape))
    return total


def _is_float(x):
    if isinstance(x, tuple):
        return all(map(_is_float, x))
    return isinstance(x, float) or (isinstance(x, np.ndarray) and x.dtype.kind == "f")


def _flat(x):
    """The arguments that are differentiated, as one vector."""
    return np.concatenate(
        [np.ravel(y) for part in x for y in (part if isinstance(part, tuple) else (part,))]
    )


def _like(vector, x):
    """Arguments of the structure of `x` with the numbers of a vector, and what is left of it."""
    if isinstance(x, float):
        return float(vector[0]), vector[1:]
    if isinstance(x, np.ndarray):
        return vector[: x.size].reshape(x.shape), vector[x.size :]
    parts = []
    for part in x:
        part, vector = _like(vector, part)
        parts.append(part)
    return tuple(parts), vector


def _chosen(args):
    """The arguments that are differentiated, and a function that puts others in their place."""
    which = [i for i, x in enumerate(args) if _is_float(x)]

    def replaced(*chosen):
        return (dict(enumerate(args)) | dict(zip(which, chosen, strict=True))).values()

    return tuple(args[i] for i in which), replaced


def _gradient(ours, args):
    """The gradient by the arguments that are differentiated, as a function of them."""
    chosen, replaced = _chosen(args)
    return te.grad(
        lambda *x: _weighted_sum(ours(*replaced(*x)), te.numpy), tuple(range(len(chosen)))
    )


def _differences(theirs, args):
    """Differences by the arguments, and their errors."""
    chosen, replaced = _chosen(args)
    at = _flat(chosen)

    def value(k, x):
        moved, _ = _like(np.concatenate([at[:k], [x], at[k + 1 :]]), chosen)
        return float(_weighted_sum(theirs(*replaced(*moved)), np))

    return np.transpose([derivative(lambda x, k=k: value(k, x), at[k]) for k in range(at.size)])


@cache
def _pair(package):
    """The package and its copy, ready for use."""
    pair = importlib.import_module(package), te.adopt(package, *ALSO.get(package, ()))
    for module in pair:
        PREPARED.get(package, lambda module: None)(module)
    return pair


@pytest.mark.filterwarnings("ignore")  # of packages when they are imported
@pytest.mark.parametrize(("package", "name"), CALLS, ids=str)
def test_gradients_of_packages(package, name):
    pytest.importorskip(package)
    original, copy = _pair(package)
    call, args = CALLS[package, name]
    ours, theirs = call(copy, te.numpy), call(original, np)
    gradient, (chosen, _) = _gradient(ours, args), _chosen(args)
    if reason := REFUSED.get((package, name)):
        with pytest.raises((TypeError, te.TracerError), match=reason):
            gradient(*chosen)
        return
    expected, error = _differences(theirs, args)
    scale = np.max(np.abs(expected))
    assert np.all(error <= 1e-4 * np.abs(expected) + 1e-6 * scale + 1e-12), "differences are poor"
    found = _flat(gradient(*chosen))
    assert np.all(abs(found - expected) <= RTOL * abs(expected) + 1e-9 * scale + 10 * error)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("package", "name"), [key for key in CALLS if key not in REFUSED], ids=str)
def test_compiled_gradients_of_packages(package, name):
    """Compared with the reference engine, or refused because a value decides what is computed."""
    pytest.importorskip(package)
    call, args = CALLS[package, name]
    gradient, (chosen, _) = _gradient(call(_pair(package)[1], te.numpy), args), _chosen(args)
    expected = _flat(gradient(*chosen))
    try:
        found = _flat(te.jit(gradient, verify=True)(*chosen))
    except (te.TracerError, NotConvertibleError) as error:
        pytest.skip(str(error))
    np.testing.assert_allclose(found, expected, rtol=RTOL, atol=1e-9 * np.max(np.abs(expected)))


def test_the_table_of_the_page():
    assert table() in PAGE.read_text(), (
        "python tests/tenferro/adoption/adopted_packages.py prints it"
    )


def test_enough_packages_and_functions():
    working = [key for key in CALLS if key not in REFUSED]
    assert len({package for package, _ in working}) >= 15 and len(working) >= 100
