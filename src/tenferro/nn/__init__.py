"""Functions of neural networks, with PyTorch's definitions. Nothing here is random or stateful."""

from tenferro.nn.activation import *  # noqa: F403
from tenferro.nn.attention import *  # noqa: F403
from tenferro.nn.classification import *  # noqa: F403
from tenferro.nn.convolution import *  # noqa: F403
from tenferro.nn.linear import *  # noqa: F403
from tenferro.nn.loss import *  # noqa: F403
from tenferro.nn.normalization import *  # noqa: F403
from tenferro.nn.padding import *  # noqa: F403
from tenferro.nn.piecewise import *  # noqa: F403
from tenferro.nn.pooling import *  # noqa: F403
from tenferro.nn.rearranging import *  # noqa: F403
from tenferro.nn.resampling import *  # noqa: F403
from tenferro.nn.transposed_convolution import *  # noqa: F403
from tenferro.special import log_softmax, softmax

__all__ = ["log_softmax", "softmax"]
