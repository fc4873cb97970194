"""Functions of neural networks with PyTorch's definitions, and modules that hold parameters.

The functions are deterministic and have no state; `te.random` has dropout and initial weights.
"""

from tenferro.nn.activation import *
from tenferro.nn.attention import *
from tenferro.nn.classification import *
from tenferro.nn.convolution import *
from tenferro.nn.layers import *
from tenferro.nn.linear import *
from tenferro.nn.loss import *
from tenferro.nn.module import *
from tenferro.nn.multihead import *
from tenferro.nn.normalization import *
from tenferro.nn.normalizing_layers import *
from tenferro.nn.padding import *
from tenferro.nn.piecewise import *
from tenferro.nn.pooling import *
from tenferro.nn.rearranging import *
from tenferro.nn.recurrent import *
from tenferro.nn.resampling import *
from tenferro.nn.transposed_convolution import *
from tenferro.public_names import show_public_names
from tenferro.special import log_softmax as log_softmax, softmax as softmax

show_public_names(__name__)
