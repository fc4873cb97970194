"""Special functions under SciPy's names: SciPy's values, derivatives of every order.

A derivative that is not implemented (in the order of a Bessel function, say) is an `ADRuleError`.
SciPy is imported when the first function is computed.

Deliberately absent: tables of numbers, zeros and quadrature nodes (`bernoulli`, `jn_zeros`,
`roots_*`), polynomial objects; Kelvin, Mathieu, spheroidal, parabolic cylinder, modified Fresnel
and Wright's generalised Bessel functions, associated Legendre functions, spherical and ellipsoidal
harmonics; integrals of Bessel functions (`itj0y0`), `airye`, `smirnov`, the noncentral
distributions, and inverses of distributions in a count or a number of degrees of freedom.
"""
# ruff: noqa: I001  (the names of a module stand on as few lines as they fit on)

# fmt: off
from tenferro.special.bessel import (
    hankel1, hankel1e, hankel2, hankel2e, iv, ive, jn, jv, jve, kn, kv, kve, yn, yv, yve,
)
from tenferro.special.bessel_derivatives import h1vp, h2vp, ivp, jvp, kvp, yvp
from tenferro.special.bessel_low_order import i0, i0e, i1, i1e, j0, j1, k0, k0e, k1, k1e, y0, y1
from tenferro.special.beta import beta, betaln
from tenferro.special.beta_distributions import (
    bdtr, bdtrc, bdtri, btdtria, btdtrib, fdtr, fdtrc, fdtri, nbdtr, nbdtrc, nbdtri, stdtr,
    stdtrit,
)
from tenferro.special.elementary import (
    cbrt, cosdg, cosm1, cotdg, diric, exp10, exp2, expm1, exprel, log1p, powm1, radian, round,
    sinc, sindg, softplus, tandg,
)
from tenferro.special.elliptic import (
    agm, ellipe, ellipeinc, ellipj, ellipk, ellipkinc, ellipkm1, elliprc, elliprd, elliprf,
    elliprg, elliprj,
)
from tenferro.special.error_function import dawsn, erf, erfc, erfcinv, erfcx, erfi, erfinv
from tenferro.special.exponential_integral import (
    airy, exp1, expi, expn, fresnel, shichi, sici, spence,
)
from tenferro.special.factorials import (
    binom, comb, factorial, factorial2, gammasgn, perm, poch, rgamma,
)
from tenferro.special.faddeeva import voigt_profile, wofz
from tenferro.special.gamma import (
    digamma, gamma, gammaln, loggamma, multigammaln, polygamma, psi, zeta, zetac,
)
from tenferro.special.gamma_distributions import (
    chdtr, chdtrc, chdtri, gdtr, gdtrc, gdtria, gdtrix, pdtr, pdtrc, pdtri,
)
from tenferro.special.hypergeometric import hyp0f1, hyp1f1, hyp2f1, hyperu
from tenferro.special.incomplete_beta import betainc, betaincc, betainccinv, betaincinv
from tenferro.special.incomplete_gamma import gammainc, gammaincc, gammainccinv, gammaincinv
from tenferro.special.information import (
    entr, expit, kl_div, log_expit, logit, rel_entr, xlog1py, xlogy,
)
from tenferro.special.kolmogorov import kolmogi, kolmogorov
from tenferro.special.lambert import lambertw, wrightomega
from tenferro.special.normal import log_ndtr, ndtr, ndtri, ndtri_exp, nrdtrimn, nrdtrisd
from tenferro.special.orthogonal import (
    eval_chebyt, eval_chebyu, eval_gegenbauer, eval_genlaguerre, eval_hermite, eval_hermitenorm,
    eval_jacobi, eval_laguerre, eval_legendre,
)
from tenferro.special.owens_t import owens_t
from tenferro.special.power_transform import boxcox, boxcox1p, inv_boxcox, inv_boxcox1p, tklmbda
from tenferro.special.robust import huber, pseudo_huber
from tenferro.special.shifted_polynomials import (
    eval_chebyc, eval_chebys, eval_sh_chebyt, eval_sh_chebyu, eval_sh_jacobi, eval_sh_legendre,
)
from tenferro.special.softmax import log_softmax, logsumexp, softmax
from tenferro.special.spherical_bessel import spherical_in, spherical_jn, spherical_kn, spherical_yn
from tenferro.special.struve import modstruve, struve

__all__ = [
    "agm", "airy", "bdtr", "bdtrc", "bdtri", "beta", "betainc", "betaincc", "betainccinv",
    "betaincinv", "betaln", "binom", "boxcox", "boxcox1p", "btdtria", "btdtrib", "cbrt",
    "chdtr", "chdtrc", "chdtri", "comb", "cosdg", "cosm1", "cotdg", "dawsn", "digamma", "diric",
    "ellipe", "ellipeinc", "ellipj", "ellipk", "ellipkinc", "ellipkm1", "elliprc", "elliprd",
    "elliprf", "elliprg", "elliprj", "entr", "erf", "erfc", "erfcinv", "erfcx", "erfi",
    "erfinv", "eval_chebyc", "eval_chebys", "eval_chebyt", "eval_chebyu", "eval_gegenbauer",
    "eval_genlaguerre", "eval_hermite", "eval_hermitenorm", "eval_jacobi", "eval_laguerre",
    "eval_legendre", "eval_sh_chebyt", "eval_sh_chebyu", "eval_sh_jacobi", "eval_sh_legendre",
    "exp1", "exp2", "exp10", "expi", "expit", "expm1", "expn", "exprel", "factorial",
    "factorial2", "fdtr", "fdtrc", "fdtri", "fresnel", "gamma", "gammainc", "gammaincc",
    "gammainccinv", "gammaincinv", "gammaln", "gammasgn", "gdtr", "gdtrc", "gdtria", "gdtrix",
    "h1vp", "h2vp", "hankel1", "hankel1e", "hankel2", "hankel2e", "huber", "hyp0f1", "hyp1f1",
    "hyp2f1", "hyperu", "i0", "i0e", "i1", "i1e", "inv_boxcox", "inv_boxcox1p", "iv", "ive",
    "ivp", "j0", "j1", "jn", "jv", "jve", "jvp", "k0", "k0e", "k1", "k1e", "kl_div", "kn",
    "kolmogi", "kolmogorov", "kv", "kve", "kvp", "lambertw", "log1p", "log_expit", "log_ndtr",
    "log_softmax", "loggamma", "logit", "logsumexp", "modstruve", "multigammaln", "nbdtr",
    "nbdtrc", "nbdtri", "ndtr", "ndtri", "ndtri_exp", "nrdtrimn", "nrdtrisd", "owens_t", "pdtr",
    "pdtrc", "pdtri", "perm", "poch", "polygamma", "powm1", "pseudo_huber", "psi", "radian",
    "rel_entr", "rgamma", "round", "shichi", "sici", "sinc", "sindg", "softmax", "softplus",
    "spence", "spherical_in", "spherical_jn", "spherical_kn", "spherical_yn", "stdtr",
    "stdtrit", "struve", "tandg", "tklmbda", "voigt_profile", "wofz", "wrightomega", "xlog1py",
    "xlogy", "y0", "y1", "yn", "yv", "yve", "yvp", "zeta", "zetac",
]
# fmt: on


def __dir__() -> list[str]:
    return __all__
