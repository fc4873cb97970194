"""Every family refuses operands and parameters that do not fit, saying which and why.

What it does not refuse it computes, in all engines to the same, whatever the arrays hold: this is
tried in a process of its own, which must survive.
"""

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from family_cases import cases

import sources
import tenferro as te
from tenferro.ops.base.declaration import Declaration
from tenferro.ops.base.registry import FAMILIES
from tenferro.tensor import Aval, aval_of

assert all(
    (te.fft, te.linalg, te.nn, te.sparse, te.special)
)  # loading them registers their families
NAMED = re.compile(r"[\w., ]+: \S")
NUMBERS = (-1, 0, 1, 7, 2**40, 2**62, -(2**62), 1.5, float("nan"), float("inf"))
TUPLES = ((), (0,), (-1,), (0, 0), (2**40,), ((0, 0, 0),))
VALUES = (*NUMBERS, *TUPLES, True, False, None, "", "test", "N", b"", np.dtype("int8"))
DTYPES = ("bool", "int8", "int64", "uint64", "float32", "float64", "complex64", "complex128")
OURS = [name for name in FAMILIES if "." not in name or name.startswith("tenferro.")]


def mutated_params(operation, rng):
    for name in operation.params:
        rest = {k: v for k, v in operation.params.items() if k != name}
        yield rest
        yield {**operation.params, f"{name}_": 1}
        for value in rng.sample(VALUES, 8):
            yield {**rest, name: value}
    yield {**operation.params, "unknown": 1}


def mutated_operands(avals, rng):
    yield ()
    yield avals[:-1]
    yield (*avals, *avals[-1:], aval_of((), "float64"))
    yield avals[::-1]
    for i, aval in enumerate(avals):
        shapes = [(), (0,), (2,), (*aval.shape, 1), aval.shape[1:], aval.shape[::-1], (3, 0, 3)]
        shapes += [tuple(n + 1 for n in aval.shape), tuple(max(0, n - 1) for n in aval.shape)]
        shapes += [(5, *aval.shape), (1,) * aval.ndim]
        others = [aval_of(s, aval.dtype) for s in shapes]
        others += [aval_of(aval.shape, d) for d in rng.sample(DTYPES, 3)]
        yield from ((*avals[:i], other, *avals[i + 1 :]) for other in others)


def accepted(name, seed=0):
    """The mutants that a family takes; a wrong error about the others fails."""
    rng = random.Random(f"{name} {seed}")
    for operation, avals in cases()[name]:
        mutants = [(operation.params, a) for a in mutated_operands(avals, rng)]
        mutants += [(p, avals) for p in mutated_params(operation, rng)]
        for params, operands in mutants:
            found = tried(FAMILIES[name], params, operands)
            if found is not None:
                yield found, operands


def tried(family, params, operands):
    try:
        operation = family.bind(**params)
        operation.infer(*operands)
    except (TypeError, ValueError, IndexError) as error:
        assert NAMED.match(str(error)), f"{family}{params}{operands}: {error!r}"
        return None
    return operation


def test_what_does_not_fit_is_refused():
    """One test: each process that runs it traces all tables, which takes longer than all of it."""
    for name, ((operation, avals), *_) in cases().items():
        for taken, operands in accepted(name):
            assert isinstance(taken.infer(*operands), Aval | tuple), name
        with pytest.raises((TypeError, ValueError), match=NAMED):
            operation.infer(*avals, aval_of((7, 1), "int8"))


def test_every_parameter_of_every_family_has_a_type():
    """But for the functions of matrices, which a Python function may be."""
    loose = {
        f"{name}: {parameter}"
        for name in OURS
        for parameter, hint in FAMILIES[name].declaration.types.items()
        if hint is te.extension.Any
    }
    assert not loose
    assert not [name for name in OURS if FAMILIES[name].declaration._open]
    assert isinstance(FAMILIES["add"].declaration, Declaration)


def survivors(lines):
    return [line for line in lines.splitlines() if line.startswith("differs")]


def run_apart(*args, timeout=500):
    script = Path(__file__).with_name("run_mutants.py")
    command = [sys.executable, "-X", "faulthandler", str(script), *args]
    environment = {**os.environ, "PYTHONPATH": sources.PATH}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=timeout, check=False, env=environment
    )


@pytest.mark.long
def test_what_fits_is_computed_to_the_same_in_all_engines():
    done = run_apart("tenferro.linalg", "1")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert not survivors(done.stdout)
    assert done.stdout.endswith("done\n")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_more_of_what_fits_is_computed_to_the_same_in_all_engines(seed):
    done = run_apart("", "12", str(seed), timeout=3000)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert not survivors(done.stdout)


NUMBERS = [0.0, -0.0, 0, False, complex(0.0, -0.0), 0j, 1, 1.0, True, np.float64(1.0), np.int64(1)]
NESTED = [
    wrap(x) for wrap in (lambda x: x, lambda x: (x, 2), lambda x: ((x,), "a")) for x in NUMBERS
]


def test_parameters_that_are_equal_but_not_the_same_are_different_operations():
    family = te.extension.family("test.equal_parameters.v1", infer=lambda x, *, c, d=0: x)
    made = [family.bind(c=c) for c in NESTED]
    assert len({id(operation) for operation in made}) == len(NESTED)
    for c, operation in zip(NESTED, made, strict=True):
        assert repr(operation.params["c"]) == repr(c)
        assert family.bind(c=c) is operation
    assert family.bind(c=(1, 2), d=3) is family.bind(d=3, c=(1, 2))


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_zeros_of_both_signs_as_parameters(engine):
    family = te.extension.family("test.signed_parameter.v1", infer=lambda x, *, c: x)

    @family.formula
    def _(x, *, c):
        return np.copysign(x, c)

    def f(x):
        return [te.extension.apply(family, x, c=c) for c in (0.0, -0.0)]

    def g(x):
        return f(x)[::-1]

    for function, expected in ((f, [2.0, -2.0]), (g, [-2.0, 2.0])):
        assert te.jit(function, engine=engine)(2.0) == expected
        assert (
            te.jit(lambda x, h=function: te.jvp(h, (x,), (x,))[0], engine=engine)(2.0) == expected
        )


def test_types_of_parameters_are_checked_whatever_was_bound_before():
    family = te.extension.family("test.checked_parameter.v1", infer=_of_an_integer)
    operation = family.bind(n=1)
    with pytest.raises(TypeError, match="n is True, expected int"):
        family.bind(n=True)
    assert family.bind(n=1) is operation


def _of_an_integer(x: Aval, *, n: int) -> Aval:
    return x
