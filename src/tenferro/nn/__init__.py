"""Functions of neural networks, with PyTorch's definitions. Nothing here is random or stateful."""

from tenferro.nn.activation import *  # noqa: F403
from tenferro.nn.convolution import *  # noqa: F403
from tenferro.nn.linear import *  # noqa: F403
from tenferro.nn.loss import *  # noqa: F403
from tenferro.nn.normalization import *  # noqa: F403
from tenferro.nn.piecewise import *  # noqa: F403
from tenferro.special import log_softmax, softmax

__all__ = ["log_softmax", "softmax"]
