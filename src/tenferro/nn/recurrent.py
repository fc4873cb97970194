"""Recurrent networks as modules: one compiled loop over time."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from tenferro.eager import Tensor
from tenferro.nn.activation import sigmoid
from tenferro.nn.linear import linear
from tenferro.nn.module import Module, parameter
from tenferro.nn.operands import check_sizes
from tenferro.random import lecun_normal, orthogonal, split
from tenferro.transforms import scan

__all__ = ["GRU", "LSTM"]


def _weights(key: Any, gates: int, inputs: int, hidden: int, dtype: Any) -> tuple[Any, Any]:
    """Weights of inputs, and an orthogonal matrix of the state for each gate."""
    first, *rest = split(key, 1 + gates)
    recurrent = [orthogonal(k, (hidden, hidden), dtype) for k in rest]
    return lecun_normal(first, (gates * hidden, inputs), dtype), np.concatenate(recurrent)


def _over_time(step: Any, state: Any, projected: Any) -> tuple[Any, Any]:
    """Outputs (..., time, hidden) and the last state."""
    state, outputs = scan(step, state, np.moveaxis(projected, -2, 0))
    return np.moveaxis(outputs, 0, -2), state


class LSTM(Module):
    """Long short-term memory: `lstm(xs, state)` returns outputs and the last state (h, c).

    With sigmoids i, f, o and the hyperbolic tangent g of weight_ih x + weight_hh h + bias, in
    PyTorch's order i, f, g, o: c ← f c + i g, h ← o tanh(c). xs is (..., time, inputs), and outputs
    are (..., time, hidden). The state is zero by default. Hochreiter and Schmidhuber (1997), with
    the forget gate of Gers, Schmidhuber and Cummins (2000).

    >>> import numpy as np
    >>> import tenferro as te
    >>> lstm = te.nn.LSTM.init(te.random.key(0), 3, 8)
    >>> outputs, (h, c) = lstm(np.ones((2, 5, 3)))
    >>> outputs.shape, h.shape
    ((2, 5, 8), (2, 8))
    """

    weight_ih: NDArray[Any] | Tensor = parameter(2)
    weight_hh: NDArray[Any] | Tensor = parameter(2)
    bias: NDArray[Any] | Tensor = parameter(1)

    @classmethod
    def init(cls, key: Any, inputs: int, hidden: int, *, dtype: Any = np.float64) -> Self:
        """Orthogonal recurrent weights, and a bias of 1 for the forget gate (Jozefowicz 2015).

        >>> import tenferro as te
        >>> te.nn.LSTM.init(te.random.key(0), 3, 8).weight_ih.shape
        (32, 3)
        """
        check_sizes("LSTM", inputs=inputs, hidden=hidden)
        bias = np.repeat(np.array([0, 1, 0, 0], dtype), hidden)
        return cls(*_weights(key, 4, inputs, hidden, dtype), bias)

    def __call__(
        self, xs: Any, state: tuple[Any, Any] | None = None
    ) -> tuple[Tensor, tuple[Tensor, Tensor]]:
        projected = linear(xs, self.weight_ih, self.bias)
        zeros = np.zeros((*xs.shape[:-2], self.weight_hh.shape[1]), projected.dtype)

        def step(state: tuple[Any, Any], x: Any) -> tuple[Any, Any]:
            h, c = state
            i, f, g, o = np.split(x + h @ self.weight_hh.T, 4, axis=-1)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
            h = sigmoid(o) * np.tanh(c)
            return (h, c), h

        return _over_time(step, (zeros, zeros) if state is None else state, projected)


class GRU(Module):
    """Gated recurrent unit: `gru(xs, state)` returns outputs and the last state h.

    In PyTorch's order r, z, n: r and z are sigmoids of weight_ih x + weight_hh h + bias,
    n = tanh(weight_ih x + bias + r (weight_hh h + bias_n)), and h ← (1 - z) n + z h. xs is
    (..., time, inputs), and outputs are (..., time, hidden). The state is zero by default. Cho et
    al., Learning phrase representations using RNN encoder-decoder (2014).

    >>> import numpy as np
    >>> import tenferro as te
    >>> gru = te.nn.GRU.init(te.random.key(0), 3, 8)
    >>> outputs, h = gru(np.ones((2, 5, 3)))
    >>> bool(np.all(outputs[:, -1] == h))
    True
    """

    weight_ih: NDArray[Any] | Tensor = parameter(2)
    weight_hh: NDArray[Any] | Tensor = parameter(2)
    bias: NDArray[Any] | Tensor = parameter(1)
    bias_n: NDArray[Any] | Tensor = parameter(1)

    @classmethod
    def init(cls, key: Any, inputs: int, hidden: int, *, dtype: Any = np.float64) -> Self:
        """Orthogonal recurrent weights, and biases of 0.

        >>> import tenferro as te
        >>> te.nn.GRU.init(te.random.key(0), 3, 8).weight_hh.shape
        (24, 8)
        """
        check_sizes("GRU", inputs=inputs, hidden=hidden)
        weights = _weights(key, 3, inputs, hidden, dtype)
        return cls(*weights, np.zeros(3 * hidden, dtype), np.zeros(hidden, dtype))

    def __call__(self, xs: Any, state: Any = None) -> tuple[Tensor, Tensor]:
        projected = linear(xs, self.weight_ih, self.bias)
        zeros = np.zeros((*xs.shape[:-2], self.weight_hh.shape[1]), projected.dtype)

        def step(h: Any, x: Any) -> tuple[Any, Any]:
            (a, b, c), (d, e, k) = (np.split(y, 3, axis=-1) for y in (x, h @ self.weight_hh.T))
            r, z = sigmoid(a + d), sigmoid(b + e)
            h = (1 - z) * np.tanh(c + r * (k + self.bias_n)) + z * h
            return h, h

        return _over_time(step, zeros if state is None else state, projected)
