"""JAX 0.10.2: wrong derivatives of special.psi(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.psi_f64_near_002',
        op='special.psi',
        family='identity',
        dtype='float64',
        call={'op': 'special.psi', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.7265625000e+00, -9.0390625000e+00,  1.0156250000e+04,
                    3.7373046875e+00])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-7.81250e-01,  4.68750e-01,  3.58400e+03,  1.46875e+00])},
      'along': {'x': array([ 4.06250e-01, -1.43750e+00, -5.37600e+03, -1.28125e+00])},
      'cotangent': {'value': array([-0.90625, -0.8125 , -0.34375, -1.09375])}},
     {'direction': {'x': array([-5.62500e-01, -1.50000e+00, -9.72800e+03,  1.15625e+00])},
      'along': {'x': array([-1.15625e+00, -8.43750e-01,  1.04960e+04, -2.81250e-01])},
      'cotangent': {'value': array([-0.78125,  0.34375,  1.15625, -0.46875])}}],
)
