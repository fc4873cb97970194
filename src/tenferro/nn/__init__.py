"""Functions of neural networks, with PyTorch's definitions. Nothing here is random or stateful."""

from tenferro.nn.activation import *  # noqa: F403
from tenferro.nn.piecewise import *  # noqa: F403
