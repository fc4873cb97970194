"""Functions of NumPy arrays that are computed outside, by whatever Python calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, NoReturn

import numpy as np

from tenferro.ops.declaration import Where
from tenferro.ops.family import Family
from tenferro.ops.shapes import check_shape, refuse
from tenferro.tensor import Shape, aval_of
from tenferro.tensor.dtypes import as_dtype
from tidu import ADRuleError


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
    opaque="a Python function computes it",
)
"""Parameters: `function` of NumPy arrays, which gives a sequence of them; their `shapes` and
`dtypes`; `inputs`, how many it takes; `vectorized`, whether it takes batches,
with an axis more in front, as it is; `name` for messages."""


@external.jvp
def _(*_: Any, name: str, **params: Any) -> NoReturn:
    raise ADRuleError(
        f"te.external({name}): its derivative is not known; give a rule: wrap the function that "
        "calls it in te.custom_jvp or te.custom_vjp"
    )


def called(
    function: Callable[..., Sequence[Any]],
    shapes: Sequence[Shape],
    dtypes: Sequence[np.dtype[Any]],
    name: str,
    **_: Any,
) -> Callable[..., Any]:
    """The function on copies of its arguments, with its results checked and copied.

    It may write into what it gets, and may keep what it gives.
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
