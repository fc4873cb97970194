"""Functions of NumPy arrays that are computed outside, by whatever Python calls.

Maths note: control.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import numpy as np

from tenferro.ops.base import Family, TensorOperation, apply, refuse
from tenferro.ops.base.apply import filled
from tenferro.ops.base.declaration import Where
from tenferro.ops.base.shapes import check_shape
from tenferro.tensor import Aval, Shape, aval_of
from tenferro.tensor.dtypes import as_dtype
from tenferro.trace.tracer import SymbolicZero
from tidu import ADRuleError


class Foreign:
    """A function of NumPy arrays whose derivatives are such functions too: another library's.

    It is linear in the last `linear` of its operands, over the real numbers at least. Equal only to
    itself, so the same derivative has to be the same object each time.
    """

    linear: int = 0

    def __call__(self, *arrays: np.ndarray[Any, Any]) -> Sequence[Any]:
        """The outputs."""
        raise NotImplementedError

    def pushforward(self, active: tuple[bool, ...]) -> Foreign:
        """The tangents of the inexact outputs, of the operands followed by tangents of the active
        ones, in which it is linear."""
        raise NotImplementedError

    def adjoint(self) -> Foreign:
        """The cotangents of the operands in which it is linear, of the other ones followed by
        cotangents of the outputs; the adjoint under Re Σ conj(a)·b."""
        raise NotImplementedError


def _linear_operands(function: Any, inputs: int) -> range:
    return range(inputs - getattr(function, "linear", 0), inputs)


def _infer(
    *avals: Any,
    function: Callable[..., Any],
    shapes: Annotated[tuple[Shape, ...], Where("of at least one", bool)],
    dtypes: tuple[np.dtype[Any], ...],
    inputs: int,
    vectorized: bool,
    name: str,
) -> Any:
    if len(avals) != inputs:
        refuse("external", "the number of operands", len(avals), f"{inputs}")
    if len(shapes) != len(dtypes):
        refuse("external", "the number of dtypes", len(dtypes), f"{len(shapes)}, as of shapes")
    outs = tuple(
        aval_of(check_shape("external", shape), as_dtype(dtype, "external"))
        for shape, dtype in zip(shapes, dtypes, strict=True)
    )
    return outs if len(outs) > 1 else outs[0]


external = Family(
    "external",
    _infer,
    n_outputs=lambda *, shapes, **_: len(shapes),
    multilinear=lambda *, function, inputs, **_: (
        [found] if (found := _linear_operands(function, inputs)) else []
    ),
    real_linear=lambda *, function, inputs, **_: _linear_operands(function, inputs),
    opaque="a Python function computes it",
)
"""Parameters: `function` of NumPy arrays, which returns a sequence of them; their `shapes` and
`dtypes`; `inputs`, how many it takes; `vectorized`, whether it takes batches,
with one more leading axis; `name` for messages."""


def external_operation(
    function: Callable[..., Any],
    outs: Sequence[Aval],
    inputs: int,
    name: str,
    vectorized: bool = False,
) -> TensorOperation:
    """The operation that calls a function of `inputs` NumPy arrays, which returns `outs`."""
    return external.bind(
        function=function,
        shapes=tuple(aval.shape for aval in outs),
        dtypes=tuple(aval.dtype for aval in outs),
        inputs=inputs,
        vectorized=vectorized,
        name=name,
    )


def _applied(function: Foreign, outs: Sequence[Aval], operands: Sequence[Any], name: str) -> Any:
    outputs = apply(external_operation(function, outs, len(operands), name), *operands)
    return outputs if isinstance(outputs, tuple) else (outputs,)


@external.jvp
def _(*values: Any, function: Any, inputs: int, name: str, **_: Any) -> Any:
    if not isinstance(function, Foreign):
        raise ADRuleError(
            f"te.external({name}): its derivative is not known; define a rule: wrap the function "
            "that calls it in te.custom_jvp or te.custom_vjp"
        )
    xs, tangents = values[:inputs], values[-inputs:]
    active = tuple(not isinstance(t, SymbolicZero) for t in tangents)
    outs = [y.aval for y in values[inputs:-inputs]]
    along = [t for t, on in zip(tangents, active, strict=True) if on]
    inexact = [aval for aval in outs if aval.is_inexact]
    pushed = iter(_applied(function.pushforward(active), inexact, [*xs, *along], name))
    return tuple(next(pushed) if aval.is_inexact else None for aval in outs)


@external.transpose_all
def _(
    cts: tuple[Any, ...], active: Sequence[bool], *values: Any, function: Foreign, **params: Any
) -> list[Any]:
    first = params["inputs"] - function.linear
    outs = [x.aval for x in values[first:]]
    given = [*values[:first], *filled(cts)]
    cotangents = _applied(function.adjoint(), outs, given, params["name"])
    return [*(None,) * first, *cotangents]


def called(
    function: Callable[..., Sequence[Any]],
    shapes: Sequence[Shape],
    dtypes: Sequence[np.dtype[Any]],
    name: str,
    **_: Any,
) -> Callable[..., Any]:
    """The function on copies of its arguments, with its results checked and copied.

    It may write into its arguments, and may keep its results.
    """

    def run(*arrays: Any) -> Any:
        results = function(*map(np.array, arrays))
        outs = [
            _checked(name, i, x, shape, dtype)
            for i, (x, shape, dtype) in enumerate(zip(results, shapes, dtypes, strict=True))
        ]
        return outs if len(outs) > 1 else outs[0]

    return run


def _checked(name: str, i: int, x: Any, shape: Shape, dtype: np.dtype[Any]) -> Any:
    array = np.asarray(x)
    if array.shape != shape or not np.can_cast(array.dtype, dtype, "same_kind"):
        raise ValueError(
            f"te.external({name}): output {i} is {array.dtype}{list(array.shape)}, expected "
            f"{dtype}{list(shape)}, as `like` says"
        )
    return np.array(array, dtype)
