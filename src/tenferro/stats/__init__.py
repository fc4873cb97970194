"""Log-densities of the common distributions, under SciPy's names and with its parameters.

Composed of this library's functions, so differentiable in the point and in every parameter, batched
and compiled. Outside of the support the log-density is -∞, for parameters out of range and for NaN
it is NaN, as in SciPy; gradients there are zero.

>>> import tenferro as te
>>> te.grad(lambda mu: norm.logpdf(1.0, loc=mu))(0.5)
array(0.5)
"""

from tenferro.stats.continuous import (
    beta,
    cauchy,
    chi2,
    expon,
    gamma,
    gumbel_l,
    gumbel_r,
    halfnorm,
    invgamma,
    laplace,
    logistic,
    lognorm,
    norm,
    pareto,
    rayleigh,
    t,
    uniform,
    weibull_min,
)
from tenferro.stats.discrete import bernoulli, binom, geom, nbinom, poisson
from tenferro.stats.multivariate import dirichlet, multinomial, multivariate_normal

__all__ = [
    "bernoulli",
    "beta",
    "binom",
    "cauchy",
    "chi2",
    "dirichlet",
    "expon",
    "gamma",
    "geom",
    "gumbel_l",
    "gumbel_r",
    "halfnorm",
    "invgamma",
    "laplace",
    "logistic",
    "lognorm",
    "multinomial",
    "multivariate_normal",
    "nbinom",
    "norm",
    "pareto",
    "poisson",
    "rayleigh",
    "t",
    "uniform",
    "weibull_min",
]


def __dir__() -> list[str]:
    return __all__
