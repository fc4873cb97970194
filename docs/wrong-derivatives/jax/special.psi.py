"""JAX 0.10.2: wrong derivatives of special.psi(x).

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
        case_id='special.psi_f64_near_002',
        op='special.psi',
        family='identity',
        dtype='float64',
        call={'op': 'special.psi', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.726562500e+00, -9.039062500e+00,  1.015625000e+04,
                    8.974609375e-01])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-5.3125e-01,  8.7500e-01, -6.4000e+03,  5.6250e-01])},
      'along': {'x': array([-2.50000e-01, -1.00000e+00, -7.16800e+03,  1.15625e+00])},
      'cotangent': {'value': array([ 1.03125, -0.625  ,  0.5    ,  0.40625])}},
     {'direction': {'x': array([ 4.3750e-01,  9.0625e-01,  4.6080e+03, -5.3125e-01])},
      'along': {'x': array([ 6.25000e-01, -1.37500e+00, -1.17760e+04,  1.40625e+00])},
      'cotangent': {'value': array([ 1.34375,  1.125  , -1.5    , -1.40625])}}],
)
