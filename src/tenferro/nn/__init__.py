"""Functions of neural networks, with PyTorch's definitions, without randomness and state.

`te.random` has dropout and initial weights.
"""
# ruff: noqa: I001  (the names of a module stand on as few lines as they fit on)

# fmt: off
from tenferro.nn.activation import (
    gelu, glu, logsigmoid, mish, sigmoid, silu, softplus, softsign, tanh, tanhshrink,
)
from tenferro.nn.attention import scaled_dot_product_attention
from tenferro.nn.classification import (
    binary_cross_entropy, binary_cross_entropy_with_logits, cross_entropy, nll_loss,
)
from tenferro.nn.convolution import conv1d, conv2d, conv3d
from tenferro.nn.linear import (
    bilinear, cosine_similarity, embedding, linear, normalize, one_hot, pairwise_distance,
    pdist, softmin,
)
from tenferro.nn.loss import (
    cosine_embedding_loss, gaussian_nll_loss, hinge_embedding_loss, huber_loss, kl_div, l1_loss,
    margin_ranking_loss, mse_loss, poisson_nll_loss, smooth_l1_loss, soft_margin_loss,
    triplet_margin_loss,
)
from tenferro.nn.normalization import (
    batch_norm, group_norm, instance_norm, layer_norm, local_response_norm, rms_norm,
    running_statistics,
)
from tenferro.nn.padding import pad
from tenferro.nn.piecewise import (
    celu, elu, hardshrink, hardsigmoid, hardswish, hardtanh, leaky_relu, prelu, relu, relu6,
    rrelu, selu, softshrink, threshold,
)
from tenferro.nn.pooling import (
    avg_pool1d, avg_pool2d, avg_pool3d, max_pool1d, max_pool2d, max_pool3d,
)
from tenferro.nn.rearranging import fold, pixel_shuffle, pixel_unshuffle, unfold
from tenferro.nn.resampling import interpolate
from tenferro.nn.transposed_convolution import conv_transpose1d, conv_transpose2d, conv_transpose3d
from tenferro.special import log_softmax, softmax

__all__ = [
    "avg_pool1d", "avg_pool2d", "avg_pool3d", "batch_norm", "bilinear", "binary_cross_entropy",
    "binary_cross_entropy_with_logits", "celu", "conv1d", "conv2d", "conv3d",
    "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "cosine_embedding_loss",
    "cosine_similarity", "cross_entropy", "elu", "embedding", "fold", "gaussian_nll_loss",
    "gelu", "glu", "group_norm", "hardshrink", "hardsigmoid", "hardswish", "hardtanh",
    "hinge_embedding_loss", "huber_loss", "instance_norm", "interpolate", "kl_div", "l1_loss",
    "layer_norm", "leaky_relu", "linear", "local_response_norm", "log_softmax", "logsigmoid",
    "margin_ranking_loss", "max_pool1d", "max_pool2d", "max_pool3d", "mish", "mse_loss",
    "nll_loss", "normalize", "one_hot", "pad", "pairwise_distance", "pdist", "pixel_shuffle",
    "pixel_unshuffle", "poisson_nll_loss", "prelu", "relu", "relu6", "rms_norm", "rrelu",
    "running_statistics", "scaled_dot_product_attention", "selu", "sigmoid", "silu",
    "smooth_l1_loss", "soft_margin_loss", "softmax", "softmin", "softplus", "softshrink",
    "softsign", "tanh", "tanhshrink", "threshold", "triplet_margin_loss", "unfold",
]
# fmt: on


def __dir__() -> list[str]:
    return __all__
