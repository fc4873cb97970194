"""Network functions of the oracle database: `nn_functional_*`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adoracles import UnsupportedOperationError
from tenferro import nn

SAME_NAME = """
celu elu hardshrink hardsigmoid hardtanh logsigmoid mish prelu relu relu6 selu silu softplus
softshrink softsign tanhshrink threshold
"""


def _rrelu(a: Any, *, training: bool = False, **slopes: Any) -> Any:
    if training:
        raise UnsupportedOperationError("rrelu: slopes drawn at random cannot be replayed")
    return nn.rrelu(a, **slopes)


NETWORK: dict[str, Callable[..., Any]] = {
    **{f"nn_functional_{name}": getattr(nn, name) for name in SAME_NAME.split()},
    "nn_functional_rrelu": _rrelu,
}
