"""Special functions under SciPy's names: SciPy's values, derivatives of every order.

A derivative that is not implemented, such as that with respect to the order of a Bessel function,
raises `ADRuleError`. SciPy is imported when the first function is computed. A Series, a DataFrame
and a DataArray keep their labels where SciPy's functions keep them. Not included: tables of
numbers, zeros and quadrature nodes (`bernoulli`, `jn_zeros`, `roots_*`), polynomial objects;
Kelvin, Mathieu, spheroidal, parabolic cylinder, modified Fresnel and Wright's generalised Bessel
functions, associated Legendre functions, spherical and ellipsoidal harmonics; integrals of Bessel
functions (`itj0y0`), `airye`, `smirnov`, the noncentral distributions, and inverses of
distributions in a count or a number of degrees of freedom.
"""

from tenferro.public_names import show_public_names
from tenferro.special.bessel import *
from tenferro.special.bessel_derivatives import *
from tenferro.special.bessel_low_order import *
from tenferro.special.beta import *
from tenferro.special.beta_distributions import *
from tenferro.special.elementary import *
from tenferro.special.elliptic import *
from tenferro.special.error_function import *
from tenferro.special.exponential_integral import *
from tenferro.special.factorials import *
from tenferro.special.faddeeva import *
from tenferro.special.gamma import *
from tenferro.special.gamma_distributions import *
from tenferro.special.hypergeometric import *
from tenferro.special.incomplete_beta import *
from tenferro.special.incomplete_gamma import *
from tenferro.special.information import *
from tenferro.special.kolmogorov import *
from tenferro.special.lambert import *
from tenferro.special.normal import *
from tenferro.special.orthogonal import *
from tenferro.special.owens_t import *
from tenferro.special.power_transform import *
from tenferro.special.robust import *
from tenferro.special.shifted_polynomials import *
from tenferro.special.softmax import *
from tenferro.special.spherical_bessel import *
from tenferro.special.struve import *

show_public_names(__name__)
