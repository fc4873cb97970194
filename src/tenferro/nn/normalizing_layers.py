"""Normalization as modules; the running statistics of batches are a separate state."""

from __future__ import annotations

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from tenferro.eager import Tensor
from tenferro.nn.module import Module, parameter, static
from tenferro.nn.normalization import batch_norm, layer_norm, running_statistics
from tenferro.nn.operands import check_sizes
from tenferro.transforms import stop_gradient

__all__ = ["BatchNorm", "BatchNormState", "LayerNorm"]


class LayerNorm(Module):
    """(x - mean) / √(variance + eps) over the last axes, times weight plus bias.

    See `te.nn.layer_norm`; the axes are those of the weight.

    >>> import numpy as np
    >>> import tenferro as te
    >>> te.nn.LayerNorm.init(2)(np.array([[1.0, 3.0]])).round(3)
    Tensor([[-1.,  1.]])
    """

    weight: NDArray[Any] | Tensor = parameter(1)
    bias: NDArray[Any] | Tensor = parameter(1)
    eps: float = static(default=1e-5)

    @classmethod
    def init(cls, *shape: int, eps: float = 1e-5, dtype: Any = np.float64) -> Self:
        """Weights of 1 and a bias of 0, for the last sizes of the arrays.

        >>> import tenferro as te
        >>> te.nn.LayerNorm.init(8)
        LayerNorm(weight=float64[8], bias=float64[8], eps=1e-05)
        """
        for n in shape:
            check_sizes("LayerNorm", shape=n)
        return cls(np.ones(shape, dtype), np.zeros(shape, dtype), eps)

    def __call__(self, x: Any) -> Tensor:
        return layer_norm(x, self.weight.shape, self.weight, self.bias, self.eps)


class BatchNormState(NamedTuple):
    """The running mean and variance of each channel.

    >>> import tenferro as te
    >>> te.nn.BatchNorm.init(2).initial_state()
    BatchNormState(mean=array([0., 0.]), var=array([1., 1.]))
    """

    mean: NDArray[Any] | Tensor
    var: NDArray[Any] | Tensor


class BatchNorm(Module):
    """Normalization of each channel (axis 1) by the batch, or by running statistics.

    `layer(x, state, training)` returns the array and the next state: with `training`, the moments
    of the batch are used and the running ones move towards them; otherwise the running ones are
    used and stay. See `te.nn.batch_norm`.

    >>> import numpy as np
    >>> import tenferro as te
    >>> layer = te.nn.BatchNorm.init(1, momentum=0.5)
    >>> y, state = layer(np.array([[1.0], [3.0]]), layer.initial_state(), training=True)
    >>> y.round(3), state.mean
    (Tensor([[-1.],
           [ 1.]]), Tensor([1.]))
    """

    weight: NDArray[Any] | Tensor = parameter(1)
    bias: NDArray[Any] | Tensor = parameter(1)
    eps: float = static(default=1e-5)
    momentum: float = static(default=0.1)

    @classmethod
    def init(
        cls, channels: int, *, eps: float = 1e-5, momentum: float = 0.1, dtype: Any = np.float64
    ) -> Self:
        """Weights of 1 and a bias of 0 for each channel.

        >>> import tenferro as te
        >>> te.nn.BatchNorm.init(3).weight
        array([1., 1., 1.])
        """
        check_sizes("BatchNorm", channels=channels)
        return cls(np.ones(channels, dtype), np.zeros(channels, dtype), eps, momentum)

    def initial_state(self) -> BatchNormState:
        """Means of 0 and variances of 1.

        >>> import tenferro as te
        >>> te.nn.BatchNorm.init(1).initial_state().var
        array([1.])
        """
        return BatchNormState(np.zeros_like(self.bias), np.ones_like(self.bias))

    def __call__(
        self, x: Any, state: BatchNormState, training: bool = False
    ) -> tuple[Tensor, BatchNormState]:
        y = batch_norm(x, *state, self.weight, self.bias, training, self.eps)
        if training:
            state = BatchNormState(*running_statistics(stop_gradient(x), *state, self.momentum))
        return y, state
