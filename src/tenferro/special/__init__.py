"""Special functions under SciPy's names: SciPy's values, derivatives of every order.

A derivative that is not implemented (in the order of a Bessel function, say) is an `ADRuleError`.
SciPy is imported when the first function is computed.

Deliberately absent: tables of numbers, zeros and quadrature nodes (`bernoulli`, `jn_zeros`,
`roots_*`), polynomial objects; Kelvin, Mathieu, spheroidal, parabolic cylinder, modified Fresnel
and Wright's generalised Bessel functions, associated Legendre functions, spherical and ellipsoidal
harmonics; integrals of Bessel functions (`itj0y0`), `airye`, `smirnov`, the noncentral
distributions, and inverses of distributions in a count or a number of degrees of freedom.
"""

from tenferro.special.bessel import *  # noqa: F403
from tenferro.special.bessel_derivatives import *  # noqa: F403
from tenferro.special.bessel_low_order import *  # noqa: F403
from tenferro.special.beta import *  # noqa: F403
from tenferro.special.beta_distributions import *  # noqa: F403
from tenferro.special.elementary import *  # noqa: F403
from tenferro.special.elliptic import *  # noqa: F403
from tenferro.special.error_function import *  # noqa: F403
from tenferro.special.exponential_integral import *  # noqa: F403
from tenferro.special.factorials import *  # noqa: F403
from tenferro.special.faddeeva import *  # noqa: F403
from tenferro.special.gamma import *  # noqa: F403
from tenferro.special.gamma_distributions import *  # noqa: F403
from tenferro.special.hypergeometric import *  # noqa: F403
from tenferro.special.incomplete_beta import *  # noqa: F403
from tenferro.special.incomplete_gamma import *  # noqa: F403
from tenferro.special.information import *  # noqa: F403
from tenferro.special.kolmogorov import *  # noqa: F403
from tenferro.special.lambert import *  # noqa: F403
from tenferro.special.normal import *  # noqa: F403
from tenferro.special.orthogonal import *  # noqa: F403
from tenferro.special.owens_t import *  # noqa: F403
from tenferro.special.power_transform import *  # noqa: F403
from tenferro.special.robust import *  # noqa: F403
from tenferro.special.shifted_polynomials import *  # noqa: F403
from tenferro.special.softmax import *  # noqa: F403
from tenferro.special.spherical_bessel import *  # noqa: F403
from tenferro.special.struve import *  # noqa: F403
