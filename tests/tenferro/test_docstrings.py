"""Examples of functions that are made by other functions, where doctest does not look for them."""

import doctest
from types import FunctionType

import pytest

import tenferro as te

PACKAGES = (te.numpy, te.linalg, te.fft, te.special, te.nn, te.sparse, te.sparse.linalg)
FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS


def stands_in_its_module(function):
    """Whether doctest finds it: it compares the namespace of a function with the module's."""
    return function.__globals__.get(function.__name__) is function


def made():
    for package in PACKAGES:
        for name in package.__all__:
            function = getattr(package, name)
            alias = getattr(function, "__name__", None) != name
            if isinstance(function, FunctionType) and not (alias or stands_in_its_module(function)):
                yield pytest.param(package, function, id=f"{package.__name__}.{name}")


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("package", "function"), list(made()))
def test_examples(package, function):
    names = {**vars(te.numpy), **vars(package), "np": te.numpy}
    (found,) = doctest.DocTestFinder(recurse=False).find(function, globs=names)
    assert found.examples
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    assert runner.run(found).failed == 0


def test_special_functions_stand_in_their_modules():
    shown = [getattr(te.special, n) for n in te.special.__all__]
    assert all(
        function.__globals__["__name__"] == function.__module__
        for function in shown
        if function.__module__.startswith("tenferro.special")
    )
    assert all(">>>" in function.__doc__ for function in shown)
