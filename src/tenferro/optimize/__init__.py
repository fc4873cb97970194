"""First-order optimizers, and solvers over pytrees: minima, roots, least squares."""

from tenferro.optimize.clipping import (
    clip_by_global_norm,
    clip_by_norm,
    clip_by_value,
    global_norm,
)
from tenferro.optimize.curves import curve_fit
from tenferro.optimize.equations import root
from tenferro.optimize.first_order import (
    adagrad,
    adam,
    adamw,
    lion,
    rmsprop,
    scale_by_adam,
    scale_by_lion,
    scale_by_rms,
    scale_by_rss,
    sgd,
    trace,
)
from tenferro.optimize.fitting import least_squares
from tenferro.optimize.minimization import minimize
from tenferro.optimize.result import OptimizeResult
from tenferro.optimize.scalar_roots import root_scalar
from tenferro.optimize.schedules import (
    constant_schedule,
    cosine_decay_schedule,
    exponential_decay,
    join_schedules,
    linear_schedule,
    piecewise_constant_schedule,
    polynomial_schedule,
    warmup_cosine_decay_schedule,
    warmup_exponential_decay_schedule,
)
from tenferro.optimize.stateful import SGD, Adagrad, Adam, AdamW, Lion, Optimizer, RMSprop
from tenferro.optimize.transformations import (
    GradientTransformation,
    add_decayed_weights,
    apply_updates,
    chain,
    identity,
    scale,
    scale_by_learning_rate,
    scale_by_schedule,
)

__all__ = [
    "SGD",
    "Adagrad",
    "Adam",
    "AdamW",
    "GradientTransformation",
    "Lion",
    "OptimizeResult",
    "Optimizer",
    "RMSprop",
    "adagrad",
    "adam",
    "adamw",
    "add_decayed_weights",
    "apply_updates",
    "chain",
    "clip_by_global_norm",
    "clip_by_norm",
    "clip_by_value",
    "constant_schedule",
    "cosine_decay_schedule",
    "curve_fit",
    "exponential_decay",
    "global_norm",
    "identity",
    "join_schedules",
    "least_squares",
    "linear_schedule",
    "lion",
    "minimize",
    "piecewise_constant_schedule",
    "polynomial_schedule",
    "rmsprop",
    "root",
    "root_scalar",
    "scale",
    "scale_by_adam",
    "scale_by_learning_rate",
    "scale_by_lion",
    "scale_by_rms",
    "scale_by_rss",
    "scale_by_schedule",
    "sgd",
    "trace",
    "warmup_cosine_decay_schedule",
    "warmup_exponential_decay_schedule",
]


def __dir__() -> list[str]:
    return __all__
