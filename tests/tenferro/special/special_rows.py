"""One row per special function: where it is sampled, and in which dtypes."""

from functools import partial

import numpy as np
from derivative_checks import Row

from tenferro import nn, special
from tenferro.ops.base.formulas import f
from tenferro.special.softmax import log_softmax_at

REAL = ("float32", "float64")
BOTH = (*REAL, "complex64", "complex128")
VECTOR, MATRIX = (6,), (3, 4)


def row(name, *intervals, dtypes=REAL, label=None, call=None, **options):
    """A function of as many arrays as intervals; samples of the first fill the others by shift."""
    call = call or getattr(special, name)
    low, high = intervals[0]
    moves = [(a - low, (b - a) / (high - low)) for a, b in intervals]

    def function(*arrays):
        moved = [
            low + shift + scale * (x - low) for x, (shift, scale) in zip(arrays, moves, strict=True)
        ]
        return call(*moved)

    shapes = (VECTOR,) * len(intervals)
    return Row(
        label or name, function, shapes, dtypes, real=(low, high), families=(name,), **options
    )


def of_order(name, order, interval, dtypes=REAL, **options):
    """A function of a fixed order and one array."""
    orders = order if isinstance(order, tuple) else (order,)
    call = partial(getattr(special, name), *orders)
    return row(name, interval, dtypes=dtypes, label=f"{name}{orders}", call=call, **options)


def output(name, index, interval, **options):
    """One output of a function with several."""
    call = getattr(special, name)
    return row(name, interval, label=f"{name}[{index}]", call=lambda x: call(x)[index], **options)


ERRORS = [
    *(row(n, (-1.5, 1.5), dtypes=BOTH) for n in ("erf", "erfc", "erfcx", "erfi", "dawsn")),
    row("wofz", (-1.5, 1.5), dtypes=BOTH[2:]),
    row("voigt_profile", (-2, 2), (0.4, 2), (0.1, 2)),
    row("erfinv", (-0.9, 0.9)),
    row("erfcinv", (0.1, 1.9)),
    row("ndtr", (-2, 2)),
    row("log_ndtr", (-4, 4)),
    row("ndtri", (0.05, 0.95)),
    row("ndtri_exp", (-3, -0.2)),
]
GAMMAS = [
    row("gamma", (0.3, 3), dtypes=BOTH),
    row("gammaln", (-1.9, -1.1)),
    *(row(n, (0.3, 3), dtypes=BOTH) for n in ("loggamma", "digamma", "psi")),
    *(of_order("polygamma", n, (0.4, 3), BOTH) for n in (0, 1, 3)),
    row(
        "polygamma",
        (0.4, 3),
        label="polygamma of orders in an array",
        call=lambda x: special.polygamma(np.full(x.shape, 2), x),
    ),
    of_order("zeta", 2.5, (0.5, 3)),
    row("multigammaln", (2.6, 5), call=lambda a: special.multigammaln(a, 4)),
    row("beta", (0.5, 2), (0.3, 3)),
    row("betaln", (0.5, 2), (0.3, 3)),
    row("betaln", (0.4, 3), (0.1, 2), label="slope of betaln", call=f.digamma_difference),
    row("rgamma", (-2.5, 3), dtypes=BOTH),
    row("poch", (0.3, 3), (-0.2, 2)),
    row("poch", (-2.8, -2.2), (0.1, 0.5), label="poch to the left"),
    row("binom", (0.5, 4), (0.2, 5)),
    row("comb", (3.1, 6), (0.2, 3)),
    row(
        "comb",
        (1.1, 6),
        (0.2, 3),
        label="comb with repetition",
        call=lambda n, k: special.comb(n, k, repetition=True),
    ),
    row("perm", (3.1, 6), (0.2, 3)),
    row("factorial", (0.2, 5)),
    *(
        row(n, (0.3, 5), dtypes=BOTH, label=f"{n}, extended", call=partial(call, extend="complex"))
        for n, call in (("factorial", special.factorial), ("factorial2", special.factorial2))
    ),
    row("gammasgn", (0.2, 0.8)),
    row("gammainc", (0.4, 3), (0.2, 4)),
    row("gammaincc", (0.4, 3), (0.2, 4)),
    row("gammainc", (0.4, 3), (0.2, 4), label="slope of gammainc", call=f.gammainc_slope),
    row("gammaincinv", (0.4, 3), (0.1, 0.9)),
    row("gammainccinv", (0.4, 3), (0.1, 0.9)),
    row("betainc", (0.4, 3), (0.5, 2), (0.1, 0.9)),
    row("betaincc", (0.4, 3), (0.5, 2), (0.1, 0.9)),
    row("betaincinv", (0.5, 3), (0.5, 2), (0.1, 0.9)),
]
LOGARITHMS = [
    *(row(n, (0.1, 2), (0.2, 3), dtypes=BOTH) for n in ("xlogy", "xlog1py")),
    row("entr", (0.1, 2)),
    *(row(n, (0.1, 2), (0.2, 3)) for n in ("rel_entr", "kl_div")),
    row("logit", (0.1, 0.9)),
    row("expit", (-3, 3), dtypes=BOTH),
    row("log_expit", (-3, 3)),
]
BESSEL = [
    *(row(n, (-3, 3)) for n in ("j0", "j1", "i0", "i1")),
    *(row(n, (0.3, 3)) for n in ("y0", "y1", "k0", "k1", "k0e", "k1e", "i0e", "i1e")),
    *(of_order(n, 1.3, (0.4, 3), BOTH) for n in ("jv", "yv", "iv", "kv", "kve")),
    *(of_order(n, 0, (0.4, 3)) for n in ("jv", "yv", "iv", "kv", "kve")),
    *(of_order(n, 0.7, (0.4, 3), BOTH) for n in ("ive", "jve", "yve")),
    *(of_order(n, 1.3, (0.4, 3), BOTH[2:]) for n in ("hankel1", "hankel2", "hankel1e", "hankel2e")),
    *(of_order(n, k, (0.4, 3)) for n in ("jn", "yn", "kn") for k in (0, 2)),
    *(of_order(n, 1.3, (0.4, 3), BOTH) for n in ("jvp", "yvp", "ivp", "kvp")),
    *(of_order(n, 1.3, (0.4, 3), BOTH[2:]) for n in ("h1vp", "h2vp")),
    *(of_order(n, v, (0.3, 4)) for n in ("struve", "modstruve") for v in (0, 1, 1.4, -0.3)),
    *(
        of_order(f"spherical_{n}", k, (0.4, 3), BOTH)
        for n in ("jn", "yn", "in", "kn")
        for k in (0, 1, 4)
    ),
]
POLYNOMIALS = [
    *(
        of_order(f"eval_{n}", k, (-0.9, 0.9))
        for n in ("legendre", "chebyt", "chebyu", "hermite", "hermitenorm", "laguerre")
        for k in (0, 1, 5)
    ),
    *(
        of_order(f"eval_{n}", (k, 0.7), (-0.9, 0.9))
        for n in ("genlaguerre", "gegenbauer")
        for k in (0, 4)
    ),
    *(
        of_order(f"eval_{n}", k, (-0.9, 0.9))
        for n in ("chebyc", "chebys", "sh_legendre", "sh_chebyt", "sh_chebyu")
        for k in (0, 4)
    ),
    *(of_order("eval_sh_jacobi", (k, 2.5, 1.5), (-0.9, 0.9)) for k in (0, 4)),
    *(of_order("eval_jacobi", (k, 0.7, 1.2), (-0.9, 0.9)) for k in (0, 4)),
]
INTEGRALS = [
    row("expi", (0.3, 3), dtypes=BOTH),
    row("exp1", (0.3, 3), dtypes=BOTH),
    row("spence", (0.3, 3), dtypes=BOTH),
    *(of_order("expn", n, (0.4, 3)) for n in (0, 1, 4)),
    *(output(n, i, (0.3, 2), dtypes=BOTH) for n in ("sici", "shichi", "fresnel") for i in (0, 1)),
    *(output("airy", i, (-1.5, 1.5), dtypes=BOTH) for i in range(4)),
    row("owens_t", (-2, 2), (-1, 2)),
]
SOFTMAX = [
    Row(n, partial(getattr(special, n), axis=1), (MATRIX,), BOTH, families=(n,))
    for n in ("softmax", "log_softmax")
]
SOFTMAX += [
    Row("silu", nn.silu, (VECTOR,), BOTH, real=(-3, 3)),
    row(
        "log_softmax",
        (-2, 2),
        label="log_softmax_at",
        call=lambda x: log_softmax_at(x, np.array(2), -1),
    ),
    Row("logsumexp", partial(special.logsumexp, axis=1), (MATRIX,), BOTH, families=("logsumexp",)),
    Row(
        "logsumexp, weighted",
        lambda a, b: special.logsumexp(a, 0, 0.2 + b * b, keepdims=True),
        (MATRIX, MATRIX),
        REAL,
    ),
    Row(
        "logsumexp, signed",
        lambda a, b: special.logsumexp(a, 0, -0.2 - b * b, return_sign=True)[0],
        (MATRIX, MATRIX),
        REAL,
    ),
]
ELEMENTARY = [
    *(row(n, (-2, 2), dtypes=BOTH) for n in ("exp2", "expm1", "sinc")),
    row("log1p", (-0.8, 2), dtypes=BOTH),
    row("cbrt", (0.2, 2)),
    *(row(n, (-2, 2)) for n in ("exp10", "cosm1", "exprel", "softplus", "round")),
    *(row(n, (10, 80)) for n in ("sindg", "cosdg", "tandg", "cotdg")),
    row("powm1", (0.3, 2), (-1, 2)),
    row("radian", (-3, 3), (1, 2), (2, 3)),
    *(
        row("diric", (-9, 9), label=f"diric of {n}", call=lambda x, n=n: special.diric(x, n))
        for n in (1, 4, 7)
    ),
    row("boxcox", (0.3, 3), (-2, 2)),
    row("boxcox1p", (-0.6, 3), (-2, 2)),
    row("inv_boxcox", (-0.4, 0.4), (-1, 1)),
    row("inv_boxcox1p", (-0.4, 0.4), (-1, 1)),
    row("tklmbda", (-0.6, 0.6), (-0.5, 1.2)),
    row("huber", (0.3, 2), (-3, 3)),
    row("pseudo_huber", (0.3, 2), (-3, 3)),
]
HYPERGEOMETRIC = [
    of_order("hyp0f1", 1.3, (-2, 2), BOTH),
    of_order("hyp1f1", (0.7, 1.6), (-2, 2), BOTH),
    of_order("hyperu", (0.7, 1.6), (0.5, 3)),
    of_order("hyp2f1", (0.7, 1.2, 1.9), (-2, 0.8), BOTH),
    *(
        row("lambertw", (0.2, 2), dtypes=BOTH[2:], call=partial(special.lambertw, k=k))
        for k in (0, -1, 2)
    ),
    row("wrightomega", (-3, 3), dtypes=BOTH),
]
DISTRIBUTIONS = [
    *(row(n, (0.6, 4), (0.3, 5)) for n in ("chdtr", "chdtrc")),
    row("chdtri", (0.6, 4), (0.1, 0.9)),
    *(row(n, (0.3, 2), (0.6, 3), (0.3, 3)) for n in ("gdtr", "gdtrc")),
    row("gdtrix", (0.3, 2), (0.6, 3), (0.1, 0.9)),
    row("gdtria", (0.1, 0.9), (0.6, 3), (0.3, 3)),
    *(of_order(n, 3, (0.5, 6)) for n in ("pdtr", "pdtrc")),
    of_order("pdtri", 3, (0.1, 0.9)),
    *(of_order(n, (2, 7), (0.1, 0.9)) for n in ("bdtr", "bdtrc", "bdtri")),
    *(of_order(n, (2, 4), (0.1, 0.9)) for n in ("nbdtr", "nbdtrc", "nbdtri")),
    *(row(n, (3.2, 3.8), (0.5, 6), label=f"{n} of both") for n in ("pdtr", "pdtrc")),
    *(row(n, (1, 6), (2, 9), (0.2, 3)) for n in ("fdtr", "fdtrc")),
    row("fdtri", (1, 6), (2, 9), (0.1, 0.9)),
    row("stdtr", (1, 9), (-4, 4)),
    row("stdtrit", (1, 9), (0.1, 0.9)),
    row("btdtria", (0.1, 0.9), (0.5, 2), (0.2, 0.8)),
    row("btdtrib", (0.5, 2), (0.1, 0.9), (0.2, 0.8)),
    row("betainccinv", (0.5, 3), (0.5, 2), (0.1, 0.9)),
    row("nrdtrimn", (0.1, 0.9), (0.5, 2), (-1, 2)),
    row("nrdtrisd", (-1, 2), (0.55, 0.9), (3, 5)),
    row("kolmogorov", (0.4, 2)),
    row("kolmogi", (0.05, 0.95)),
]
ELLIPTIC = [
    row("ellipk", (-2, 0.9)),
    row("ellipkm1", (0.05, 2)),
    row("ellipe", (-2, 0.9)),
    *(row(n, (-4, 4), (-2, 0.9)) for n in ("ellipkinc", "ellipeinc")),
    *(
        row("ellipj", (-3, 3), (0.1, 0.9), label=f"ellipj[{i}]", call=call)
        for i in range(4)
        for call in (lambda u, m, i=i: special.ellipj(u, m)[i],)
    ),
    row("elliprc", (0.1, 2), (0.2, 3)),
    *(row(n, (0.1, 2), (0.2, 3), (0.5, 2)) for n in ("elliprd", "elliprf", "elliprg")),
    row("elliprj", (0.1, 2), (0.2, 3), (0.5, 2), (0.3, 1)),
    row("agm", (0.2, 2), (0.3, 3)),
]
ROWS = [
    *ELLIPTIC,
    *DISTRIBUTIONS,
    *HYPERGEOMETRIC,
    *ELEMENTARY,
    *ERRORS,
    *GAMMAS,
    *LOGARITHMS,
    *BESSEL,
    *POLYNOMIALS,
    *INTEGRALS,
    *SOFTMAX,
]
