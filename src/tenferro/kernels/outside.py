"""Functions computed outside, and those that can be transposed but not computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from tenferro.kernels.table import lowering
from tenferro.ops.control.calls import no_forward
from tenferro.ops.control.external import called
from tenferro.tensor import Aval


@lowering("external")
def _(*avals: Aval, **params: Any) -> Callable[..., Any]:
    return called(**params)


@lowering("reverse_only")
def _(*avals: Aval, name: str, **_: Any) -> NoReturn:
    raise no_forward(name)
