"""The ways in which the library runs a program."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

import numpy as np

import tenferro as te
from tenferro import conversion
from tenferro.adoption.namespaces import replacement
from tenferro.conversion.running import loops
from whole_programs.plain import Undecided, leaves
from whole_programs.truth import Loaded, Truth, loss_of
from whole_programs.writer import WholeProgram

DOCUMENTED = {
    "TracerError": "conditions on values, and arrays that cannot hold traced values",
    "memory layout": "writes through reshaped arrays of unknown order",
    "which cannot hold a traced or recorded result": "out= of outer arrays of NumPy",
    "which cannot hold traced or recorded values": "np.add.at on arrays of NumPy",
    "only through a conversion to integers": "gradients through conversions to integers",
    "output array is read-only": "out= of outer arrays of NumPy",
    "made outside of the function": "writes to arrays made outside of a traced function",
    "make x inside the traced function": "writes to arrays made outside of a traced function",
    "uses a variable that is not among its arguments": "nested te.jit of eager variables",
    "is not supported for traced arrays": "keywords of NumPy that adopted functions refuse",
    "gradients flow through the tensor": "conversions of eager variables to arrays of NumPy",
}
"""Errors that the guide announces, by their class or by part of the message."""


@dataclass(frozen=True)
class Outcome:
    """What was found: "right", "undecided", "documented" or "wrong", and where."""

    kind: str
    where: str = ""
    detail: str = ""

    @property
    def signature(self) -> tuple[str, str]:
        """What stays the same while a program is made smaller."""
        return self.kind, self.where


def outcome(program: WholeProgram, only: str = "") -> Outcome:
    """Run a program in all ways, or in one."""
    try:
        truth = Truth(program)
    except Exception as error:  # noqa: BLE001  (NumPy does not run it, or shows no derivative)
        return Outcome("undecided", "", str(error))
    documented = None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ways = {only: {**WAYS, **AFTERWARDS}[only]} if only else WAYS
        for name, way in ways.items():
            found = _outcome(truth, name, way)
            if found.kind == "wrong":
                return found
            documented = found if found.kind != "right" else documented
    return documented or Outcome("right")


Found = Iterator[tuple[str, str]]
"""What was looked at, and what is wrong with it."""
Way = Callable[[Truth], Found]


def _outcome(truth: Truth, name: str, way: Way) -> Outcome:
    step = ""
    try:
        with np.errstate(all="ignore"):
            for step, complaint in way(truth):
                if complaint:
                    return Outcome("wrong", f"{name}, {step}", complaint)
    except Undecided as error:
        return Outcome("undecided", name, str(error))
    except Exception as error:  # noqa: BLE001  (any error is an outcome)
        cause = error.__cause__ or ""  # NumPy has errors of its own for numbers that refuse
        text = f"{type(error).__name__}: {error} {cause}".rstrip()
        for part in DOCUMENTED:
            if part in text:
                return Outcome("documented", part, text)
        return Outcome("wrong", f"{name}, {type(error).__name__}", text)
    return Outcome("right")


def _numbers(tree: Any) -> list[Any]:
    return [np.asarray(x) for x in leaves(tree)]


def _unchanged(truth: Truth, loaded: Loaded) -> str:
    """A compiled function has copies of its arguments."""
    for i, (x, y) in enumerate(zip(loaded.arguments, truth.before, strict=True)):
        if not np.array_equal(x, y):
            return f"argument {i} is {x.ravel()[:6]} afterwards, expected {y.ravel()[:6]}"
    return truth.differing_state([*truth.states_of_arguments, *loaded.outer])


def _fresh(truth: Truth) -> Loaded:
    return Loaded(truth.program, np, te)


def eager(truth: Truth) -> Found:
    loaded = _fresh(truth)
    tensors = [te.tensor(x) for x in loaded.arguments]
    yield "values", truth.differing(_numbers(loaded.function(*tensors)))
    yield "state", truth.differing_state(_numbers([*tensors, *loaded.outer]))


def tape(truth: Truth) -> Found:
    if truth.writes_outer:
        return  # the guide announces that operands of NumPy are not copied
    loaded = _fresh(truth)
    variables = {i: te.variable(loaded.arguments[i]) for i in truth.active}
    given = [variables[i] * 1.0 if i in variables else x for i, x in enumerate(loaded.arguments)]
    loss = loaded.loss(*given)
    if not isinstance(loss, te.Tensor) or not loss.requires_grad:
        return
    loss.backward()
    gradients = [
        np.zeros(x.shape) if x.grad is None else np.asarray(x.grad) for x in variables.values()
    ]
    yield "gradient", truth.differing_slopes(gradients)


def gradient(truth: Truth) -> Found:
    loaded = _fresh(truth)
    found = _numbers(te.grad(loaded.loss, truth.active)(*loaded.arguments))
    yield "gradient", truth.differing_slopes(found)
    yield "state", _unchanged(truth, loaded)
    if len(truth.active) == 1:
        return
    loaded = _fresh(truth)
    partly = np.asarray(te.grad(loaded.loss)(*loaded.arguments))
    yield "partial gradient", "" if np.allclose(partly, found[0]) else f"{partly}"
    yield "state after partial gradient", _unchanged(truth, loaded)


def reference(truth: Truth) -> Found:
    for what, (function, differing) in _compiled(truth).items():
        loaded = _fresh(truth)
        f = te.jit(function(loaded), engine="numpy")
        for _ in range(2):
            yield what, differing(_numbers(f(*loaded.arguments)))
        yield "state", _unchanged(truth, loaded)


def native(truth: Truth) -> Found:
    with te.runtime.tiered_compilation(True):
        for what, (function, differing) in _compiled(truth).items():
            loaded = _fresh(truth)
            compiled = te.jit(function(loaded), engine="native")
            yield f"{what}, first code", differing(_numbers(compiled(*loaded.arguments)))
            te.runtime.wait_for_compilation()
            for threads in (2, 1):
                with te.runtime.num_threads(threads):
                    found = _numbers(compiled(*loaded.arguments))
                yield f"{what}, full code, {threads} threads", differing(found)
            yield "state", _unchanged(truth, loaded)
    te.runtime.clear_programs(disk=False)


def stored(truth: Truth) -> Found:
    """The code that an earlier process has written to the disk."""
    for what, (function, differing) in _compiled(truth).items():
        loaded = _fresh(truth)
        compiled = te.jit(function(loaded), engine="native")
        yield what, differing(_numbers(compiled(*loaded.arguments)))


Differing = Callable[[list[Any]], str]
SEPARATE = 8
"""Of so many seeds one has programs of its own for the values and for the gradient."""


def _compiled(truth: Truth) -> dict[str, tuple[Callable[[Loaded], Callable[..., Any]], Differing]]:
    """Functions that are compiled, by what they compute: in one program, or a program for each."""

    def both(loaded: Loaded) -> Callable[..., Any]:
        def loss(*arguments: Any) -> Any:
            results = loaded.function(*arguments)
            return loss_of(results), results

        found = te.value_and_grad(loss, truth.active, has_aux=True)

        def run(*arguments: Any) -> Any:
            (_, results), gradients = found(*arguments)
            return results, gradients

        return run

    def differing(found: list[Any]) -> str:
        count = len(truth.active)
        return truth.differing(found[:-count]) or truth.differing_slopes(found[-count:])

    if truth.program.seed % SEPARATE:
        return {"values and gradient": (both, differing)}
    return {
        "values": (lambda loaded: loaded.function, truth.differing),
        "gradient": (lambda x: te.grad(x.loss, truth.active), truth.differing_slopes),
    }


def rolled(truth: Truth) -> Found:
    """Every statement that can be is a loop or a branch of the graph, on one of the engines."""
    if not re.search(r"^ *(for|if|while) ", truth.program.source, re.MULTILINE):
        return
    engine = "native" if truth.program.seed // SEPARATE % 2 else "numpy"
    most, loops.MOST_UNROLLED = loops.MOST_UNROLLED, -1
    try:
        for what, (function, differing) in _compiled(truth).items():
            loaded = Loaded(truth.program, replacement("numpy"), te, compiled=_converted)
            compiled = te.jit(function(loaded), engine=engine)
            yield what, differing(_numbers(compiled(*loaded.arguments)))
            yield "state", _unchanged(truth, loaded)
    finally:
        loops.MOST_UNROLLED = most
        te.runtime.clear_programs(disk=False)  # code that is still to be compiled would not run


def _converted(source: str, file: str) -> CodeType:
    tree = ast.parse(source)
    conversion.converted_functions(tree, set())
    helpers = [ast.alias("tenferro.conversion.running", conversion.PREFIX)]
    tree.body.insert(0, ast.Import(helpers))
    return compile(ast.fix_missing_locations(tree), file, "exec")


WAYS: dict[str, Way] = {
    "eager": eager, "tape": tape, "te.grad": gradient, "numpy engine": reference,
    "native engine": native, "rolled": rolled,
}  # fmt: skip
AFTERWARDS: dict[str, Way] = {"code from disk": stored}
"""What another process does after the others."""
