"""Linear maps, convolution, embedding and dropout as modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tenferro.eager import Tensor
from tenferro.nn.convolution import Padding, conv1d, conv2d, conv3d
from tenferro.nn.linear import embedding, linear
from tenferro.nn.module import Module, parameter, static
from tenferro.nn.operands import Numbers, check_sizes
from tenferro.ops.base import as_array, refuse
from tenferro.random import dropout, lecun_normal, normal
from tenferro.random.layers import check_rate

__all__ = ["Conv", "Dropout", "Embedding", "Linear"]

_CONVOLUTIONS = {3: conv1d, 4: conv2d, 5: conv3d}
"""By the number of axes of the weight."""


class Linear(Module):
    """x weightᵀ + bias along the last axis; see `te.nn.linear`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> layer = te.nn.Linear(weight=np.array([[1.0, 2.0]]), bias=np.array([0.5]))
    >>> layer(np.array([3.0, 4.0]))
    Tensor([11.5])
    """

    weight: NDArray[Any] | Tensor = parameter(2)
    bias: NDArray[Any] | Tensor | None = parameter(1, optional=True)

    @classmethod
    def init(
        cls,
        key: Any,
        in_features: int,
        out_features: int,
        *,
        bias: bool = True,
        dtype: Any = np.float64,
    ) -> Self:
        """Normal weights of variance 1 / in_features, and a bias of zeros.

        >>> import tenferro as te
        >>> te.nn.Linear.init(te.random.key(0), 4, 3)
        Linear(weight=float64[3, 4], bias=float64[3])
        """
        check_sizes("Linear", in_features=in_features, out_features=out_features)
        weight = lecun_normal(key, (out_features, in_features), dtype)
        return cls(weight, np.zeros(out_features, dtype) if bias else None)

    def __call__(self, x: Any) -> Tensor:
        return linear(x, self.weight, self.bias)


class Conv(Module):
    """Cross-correlation in one, two or three dimensions; see `te.nn.conv2d`.

    The weight is (out, in / groups, *window); its axes select the function.

    >>> import numpy as np
    >>> import tenferro as te
    >>> layer = te.nn.Conv(weight=np.array([[[1.0, -1.0]]]))
    >>> layer(np.array([[[1.0, 2.0, 4.0]]]))
    Tensor([[[-1., -2.]]])
    """

    weight: NDArray[Any] | Tensor = parameter(3)
    bias: NDArray[Any] | Tensor | None = parameter(1, optional=True)
    stride: Numbers = static(default=1)
    padding: Padding = static(default=0)
    dilation: Numbers = static(default=1)
    groups: int = static(default=1)

    @classmethod
    def init(
        cls,
        key: Any,
        in_channels: int,
        out_channels: int,
        kernel_size: Sequence[int],
        stride: Numbers = 1,
        padding: Padding = 0,
        dilation: Numbers = 1,
        groups: int = 1,
        *,
        bias: bool = True,
        dtype: Any = np.float64,
    ) -> Self:
        """Normal weights of variance 1 / inputs of an output, and a bias of zeros.

        Raises ValueError for a kernel of other than one to three sizes, and for channels that
        `groups` does not divide.

        >>> import tenferro as te
        >>> te.nn.Conv.init(te.random.key(0), 1, 8, (3, 3), padding="same").weight.shape
        (8, 1, 3, 3)
        """
        window = tuple(kernel_size) if isinstance(kernel_size, Sequence) else ()
        if len(window) + 2 not in _CONVOLUTIONS or not all(isinstance(n, int) for n in window):
            refuse(
                "Conv", "kernel_size", kernel_size, "one size for each of 1 to 3 axes, an integer"
            )
        check_sizes("Conv", in_channels=in_channels, out_channels=out_channels, groups=groups)
        if in_channels % groups or out_channels % groups:
            refuse("Conv", "groups", groups, f"a divisor of {in_channels} and {out_channels}")
        weight = lecun_normal(key, (out_channels, in_channels // groups, *window), dtype)
        start = np.zeros(out_channels, dtype) if bias else None
        return cls(weight, start, stride, padding, dilation, groups)

    def __call__(self, x: Any) -> Tensor:
        options = self.stride, self.padding, self.dilation, self.groups
        return _CONVOLUTIONS[self.weight.ndim](x, self.weight, self.bias, *options)


class Embedding(Module):
    """Rows of a table at integer indices; see `te.nn.embedding`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.nn.Embedding(weight=np.array([[1.0, 2.0], [3.0, 4.0]]))(np.array([1]))
    Tensor([[3., 4.]])
    """

    weight: NDArray[Any] | Tensor = parameter(2)

    @classmethod
    def init(cls, key: Any, count: int, features: int, *, dtype: Any = np.float64) -> Self:
        """Standard normal vectors.

        >>> import tenferro as te
        >>> te.nn.Embedding.init(te.random.key(0), 10, 4)
        Embedding(weight=float64[10, 4])
        """
        check_sizes("Embedding", count=count, features=features)
        return cls(normal(key, (count, features), dtype))

    def __call__(self, indices: Any) -> Tensor:
        return embedding(indices, self.weight)


class Dropout(Module):
    """Random zeros while training, see `te.random.dropout`; without a key, x itself.

    >>> import numpy as np
    >>> import tenferro as te
    >>> layer = te.nn.Dropout(0.5)
    >>> layer(np.ones(4)), layer(np.ones(4), te.random.key(1))
    (Tensor([1., 1., 1., 1.]), Tensor([2., 2., 2., 0.]))
    """

    rate: float = static(default=0.5)

    def __post_init__(self) -> None:
        check_rate("Dropout", self.rate)

    def __call__(self, x: Any, key: Any = None) -> Tensor:
        array = as_array("Dropout", x)
        return array if key is None else dropout(key, array, self.rate)
