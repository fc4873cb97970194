"""The ways in which the library runs a program."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

import numpy as np

import tenferro as te
from tenferro import conversion
from tenferro.conversion.running import loops
from whole_programs.plain import Undecided, leaves
from whole_programs.truth import Loaded, Truth
from whole_programs.writer import WholeProgram

DOCUMENTED = {
    "TracerError": "conditions on values, and arrays that cannot hold traced values",
    "memory layout": "writes through reshaped arrays of unknown order",
    "which cannot hold a traced or recorded result": "out= of outer arrays of NumPy",
    "made outside of the function": "writes to arrays made outside of a traced function",
    "make x inside the traced function": "writes to arrays made outside of a traced function",
    "uses a variable that is not among its arguments": "nested te.jit of eager variables",
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
    """Run a program in all ways, or in those whose names start with `only`."""
    try:
        truth = Truth(program)
    except Exception as error:  # noqa: BLE001  (NumPy does not run it, or shows no derivative)
        return Outcome("undecided", "", str(error))
    documented = None
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, way in WAYS.items():
            if not only or name == only:
                found = _outcome(truth, name, way)
                if found.kind == "wrong":
                    return found
                documented = found if found.kind != "right" else documented
    return documented or Outcome("right")


Way = Callable[[Truth], Iterator[tuple[str, str]]]


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
        text = f"{type(error).__name__}: {error}"
        for part in DOCUMENTED:
            if part in text:
                return Outcome("documented", part, text)
        return Outcome("wrong", f"{name}, {type(error).__name__}", text)
    return Outcome("right")


def _numbers(tree: Any) -> list[Any]:
    return [np.asarray(x) for x in leaves(tree)]


def _unchanged(truth: Truth, loaded: Loaded) -> str:
    """A compiled function has copies of its arguments."""
    return _same(loaded.arguments, truth.before, "argument") or _same(
        loaded.outer, truth.outer, "outer value"
    )


def _same(found: list[Any], expected: list[Any], what: str) -> str:
    for i, (x, y) in enumerate(zip(leaves(found), expected, strict=True)):
        if not np.allclose(np.asarray(x), y, rtol=1e-9, atol=1e-9):
            return f"{what} {i} is {np.asarray(x).ravel()[:6]} afterwards, expected {y.ravel()[:6]}"
    return ""


def eager(truth: Truth) -> Iterator[tuple[str, str]]:
    loaded = Loaded(truth.program, np, te)
    tensors = [te.tensor(x) for x in loaded.arguments]
    yield "values", truth.differing(_numbers(loaded.function(*tensors)))
    yield "state", _same(tensors, truth.states, "argument")
    yield "state", _same(loaded.outer, truth.outer, "outer value")


def tape(truth: Truth) -> Iterator[tuple[str, str]]:
    loaded = Loaded(truth.program, np, te)
    variables = [te.variable(x) for x in loaded.arguments]
    loss = loaded.loss(*[x * 1.0 for x in variables])
    if not isinstance(loss, te.Tensor) or not loss.requires_grad:
        return
    loss.backward()
    gradients = [np.zeros(x.shape) if x.grad is None else np.asarray(x.grad) for x in variables]
    yield "gradient", truth.differing_slopes(gradients)


def gradient(truth: Truth) -> Iterator[tuple[str, str]]:
    loaded = Loaded(truth.program, np, te)
    both = tuple(range(len(loaded.arguments)))
    for _ in range(2):
        found = _numbers(te.grad(loaded.loss, both)(*loaded.arguments))
        yield "gradient", truth.differing_slopes(found)
    yield "state", _unchanged(truth, loaded)
    partly = _numbers(te.grad(loaded.loss)(*loaded.arguments))
    yield "partial gradient", "" if np.allclose(partly[0], found[0]) else f"{partly[0]}"
    yield "state after partial gradient", _unchanged(truth, loaded)


def reference(truth: Truth) -> Iterator[tuple[str, str]]:
    loaded = Loaded(truth.program, np, te)
    f = te.jit(loaded.function, engine="numpy")
    for _ in range(2):
        yield "values", truth.differing(_numbers(f(*loaded.arguments)))
    yield "state", _unchanged(truth, loaded)
    both = tuple(range(len(loaded.arguments)))
    g = te.jit(te.grad(loaded.loss, both), engine="numpy")
    yield "gradient", truth.differing_slopes(_numbers(g(*loaded.arguments)))


def native(truth: Truth) -> Iterator[tuple[str, str]]:
    loaded = Loaded(truth.program, np, te)
    for step, found in _kinds_of_code(loaded.function, loaded.arguments):
        yield f"values, {step}", truth.differing(found)
    yield "state", _unchanged(truth, loaded)
    both = tuple(range(len(loaded.arguments)))
    for step, found in _kinds_of_code(te.grad(loaded.loss, both), loaded.arguments):
        yield f"gradient, {step}", truth.differing_slopes(found)


def _kinds_of_code(f: Callable[..., Any], arguments: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The results of the first code, of the full code on two threads and one, of code on disk."""
    with te.runtime.tiered_compilation(True):
        compiled = te.jit(f, engine="native")
        yield "first code", _numbers(compiled(*arguments))
        te.runtime.wait_for_compilation()
        for threads in (2, 1):
            with te.runtime.num_threads(threads):
                yield f"full code, {threads} threads", _numbers(compiled(*arguments))
    if te.runtime.programs().directory is not None:
        te.runtime.clear_programs(disk=False)
        yield "code from disk", _numbers(te.jit(f, engine="native")(*arguments))


def rolled(truth: Truth) -> Iterator[tuple[str, str]]:
    """Every `for` statement that can be is a loop of the graph."""
    most, loops.MOST_UNROLLED = loops.MOST_UNROLLED, -1
    try:
        loaded = Loaded(truth.program, np, te, compiled=_converted)
        f = te.jit(loaded.function, engine="numpy")
        yield "values", truth.differing(_numbers(f(*loaded.arguments)))
        yield "state", _unchanged(truth, loaded)
        both = tuple(range(len(loaded.arguments)))
        g = te.jit(te.grad(loaded.loss, both), engine="numpy")
        yield "gradient", truth.differing_slopes(_numbers(g(*loaded.arguments)))
    finally:
        loops.MOST_UNROLLED = most


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
