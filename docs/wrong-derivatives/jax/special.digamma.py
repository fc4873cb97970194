"""JAX 0.10.2: wrong derivatives of special.digamma(x).

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
        case_id='special.digamma_f64_near_002',
        op='special.digamma',
        family='identity',
        dtype='float64',
        call={'op': 'special.digamma', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.7265625000e+00, -9.0390625000e+00,  1.0156250000e+04,
                    2.7080078125e+00])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 7.1875e-01, -4.0625e-01, -9.2160e+03, -8.1250e-01])},
      'along': {'x': array([-8.7500e-01,  2.8125e-01,  9.7280e+03, -8.1250e-01])},
      'cotangent': {'value': array([ 0.71875, -0.71875, -1.     , -0.3125 ])}},
     {'direction': {'x': array([ 3.4375e-01,  3.7500e-01, -7.4240e+03,  6.8750e-01])},
      'along': {'x': array([-7.8125e-01, -2.5000e-01, -2.0480e+03,  3.7500e-01])},
      'cotangent': {'value': array([-1.0625 ,  0.53125,  0.25   ,  0.5625 ])}}],
)
