"""The table of kernels: for each family, what makes a NumPy callable of an operation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import numpy as np

from computegraph import CompiledProgram, MaterializedGraph, compile_program
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.registry import forget_all, forget_programs_with
from tenferro.tensor import Aval

Kernel = Callable[..., Any]
Maker = TypeVar("Maker", bound=Callable[..., Kernel])

KERNELS: dict[str, Callable[..., Kernel]] = {}
DIRECT: dict[str, Kernel] = {}
"""Families whose kernel does not depend on avals or parameters."""
SELECTIVE: dict[str, Callable[..., Kernel]] = {}
"""Families whose kernel computes only the results that are read, and returns None for others."""


class Preference(NamedTuple):
    """A kernel that replaces the reference kernel of a family.

    `maker` is like that of a lowering, `when(*avals)` says for which operands it is better, and
    `reason` by how much it was measured to be.
    """

    family: str
    maker: Callable[..., Kernel]
    when: Callable[..., bool]
    reason: str


PREFERRED: dict[str, Preference] = {}


def prefer(preference: Preference) -> None:
    """Take a kernel for the reference kernel of its family where it is better."""
    PREFERRED[preference.family] = preference


def always(*avals: Aval) -> bool:
    """The condition of a kernel that is better for all operands."""
    return True


def forget_kernel(family: str) -> None:
    """Leave a family without a lowering."""
    KERNELS.pop(family, None)
    PREFERRED.pop(family, None)
    DIRECT.pop(family, None)
    SELECTIVE.pop(family, None)


class LoweringError(NotImplementedError):
    """An engine has no lowering for a family.

    >>> import numpy as np
    >>> import tenferro as te
    >>> twice = te.extension.family("docs.twice.v1", infer=lambda x: x, linear="all")
    >>> te.jit(lambda x: te.extension.apply(twice, x))(np.ones(2))
    Traceback (most recent call last):
    tenferro.kernels.table.LoweringError: ...
    """


@contextmanager
def asked_for(engine: str) -> Iterator[None]:
    """Name the requested engine where a lowering is missing."""
    try:
        yield
    except LoweringError as error:
        raise LoweringError(f"the {engine} engine: {error}") from error


def lowering(*families: str) -> Callable[[Maker], Maker]:
    """Declare how families are computed: `maker(*avals, **params)` returns a callable of arrays."""

    def declare(maker: Maker) -> Maker:
        for family in families:
            replaced = family in KERNELS
            KERNELS[family] = maker
            DIRECT.pop(family, None)
            PREFERRED.pop(family, None)
            SELECTIVE.pop(family, None)
            if replaced:
                forget_all()
            elif family in FAMILIES:
                FAMILIES[family].renew()
        return maker

    return declare


def selective(family: str) -> Callable[[Maker], Maker]:
    """Like `lowering`; `unread` has the numbers of the results that nothing reads."""

    def declare(maker: Maker) -> Maker:
        lowering(family)(lambda *avals, **params: maker(*avals, unread=(), **params))
        SELECTIVE[family] = maker
        return maker

    return declare


def direct(family: str, function: Kernel) -> None:
    """Declare that a NumPy function computes a family directly."""
    DIRECT[family] = function
    KERNELS[family] = lambda *avals, **params: function


@lru_cache(maxsize=8192)
def kernel(operation: TensorOperation, avals: tuple[Aval, ...]) -> Kernel:
    """The callable that computes an operation on arrays with these avals."""
    return _make(operation, avals)


forget_programs_with(kernel.cache_clear)


def _make(operation: TensorOperation, avals: tuple[Aval, ...]) -> Kernel:
    family = operation.family
    if FAMILIES.get(family.name) is not family:
        raise LoweringError(
            f"{family.name}: the family was declared anew after this operation was made; use the "
            "new one, and trace the function again"
        )
    family.in_use = True
    preference = PREFERRED.get(operation.name)
    if preference is not None and preference.when(*avals):
        return preference.maker(*avals, **operation.params)
    return reference_kernel(operation, avals)


def reference_kernel(operation: TensorOperation, avals: tuple[Aval, ...]) -> Kernel:
    """The callable by NumPy and SciPy only, with which preferred kernels have to agree."""
    maker = KERNELS.get(operation.name)
    if maker is not None:
        return maker(*avals, **operation.params)
    graph = formula_graph(operation, avals)
    if graph is None:
        raise LoweringError(
            f"{operation.name}: the family has no lowering; declare one with te.extension.lowering"
        )
    return _formula_kernel(graph)


def _formula_kernel(graph: MaterializedGraph) -> Kernel:
    """The kernels of a formula one after the other; like SciPy's, it does not warn of NaN."""
    program = compile_program(graph)
    kernels = program_kernels(program, program.metas)
    frame = program.frame([kernel(op, ())() for op, _ in program.constants])

    def run(*arrays: Any) -> Any:
        with np.errstate(all="ignore"):
            outputs = program.run(kernels, frame, arrays)
        return outputs if len(outputs) > 1 else outputs[0]

    return run


def program_kernels(
    program: CompiledProgram,
    avals: Sequence[Aval],
    bound: Callable[[Any], TensorOperation] = lambda operation: operation,
) -> list[Kernel]:
    """The callable of each instruction; `bound` fills in the sizes of an operation."""
    direct = {op: DIRECT[op.name] for op in set(program.operations) if op.name in DIRECT}
    made: dict[Any, Kernel] = {}
    kernels = []
    read = _read(program) if any(op.name in SELECTIVE for op in program.operations) else set()
    columns = program.operations, program.first, program.second, program.result
    for op, a, b, r in zip(*columns, strict=True):
        if op in direct:
            kernels.append(direct[op])
            continue
        ins = (avals[a], avals[b]) if b >= 0 else (avals[a],) if b == -1 else _at(avals, a)
        if op.name in SELECTIVE:
            unread = tuple(i for i in range(op.n_outputs) if r + i not in read)
            kernels.append(SELECTIVE[op.name](*ins, unread=unread, **bound(op).params))
            continue
        key = (op, *ins)
        if key not in made:
            made[key] = kernel(bound(op), ins)
        kernels.append(made[key])
    return kernels


def _read(program: CompiledProgram) -> set[int]:
    """The slots whose values are read by an operation, or are results of the program."""
    read = {*program.outputs}
    for a in (*program.first, *program.second):
        read.update(a if isinstance(a, tuple) else (a,))
    return read


def _at(avals: Sequence[Aval], slots: Sequence[int]) -> tuple[Aval, ...]:
    return tuple(avals[i] for i in slots)
