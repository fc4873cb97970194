"""JAX 0.10.2: wrong derivatives of special.digamma(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.digamma_f64_near_002',
        op='special.digamma',
        family='identity',
        dtype='float64',
        call={'op': 'special.digamma', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.7265625000e+00, -9.0390625000e+00,  1.0156250000e+04,
                    2.7705078125e+00])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 7.1875e-01, -5.0000e-01,  2.3040e+03, -9.3750e-01])},
      'along': {'x': array([-1.03125e+00, -1.25000e+00, -5.37600e+03,  2.50000e-01])},
      'cotangent': {'value': array([0.875  , 1.40625, 1.5    , 0.75   ])}},
     {'direction': {'x': array([-1.21875e+00,  1.25000e+00,  8.96000e+03,  7.50000e-01])},
      'along': {'x': array([-6.5625e-01,  8.1250e-01, -5.8880e+03, -3.1250e-01])},
      'cotangent': {'value': array([ 1.5    , -0.65625, -1.125  , -0.53125])}}],
)
