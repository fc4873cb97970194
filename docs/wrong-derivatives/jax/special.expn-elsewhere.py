"""JAX 0.10.2: wrong derivatives of special.expn(0, x).

Forward mode, reverse mode.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp'),
    case=dict(
        case_id='special.expn_elsewhere_f64_generic_001',
        op='special.expn',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.expn', 'positional': [0, {'array': 'x'}]},
        inputs={'x': array([2.45654296875, 0.48486328125, 2.96923828125, 2.26025390625])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.0625,  0.875 ,  1.25  ,  0.6875])},
      'along': {'x': array([ 1.1875, -1.125 ,  0.5625, -0.8125])},
      'cotangent': {'value': array([ 0.34375, -0.3125 ,  1.375  , -0.53125])}},
     {'direction': {'x': array([-1.28125, -0.59375,  1.09375,  0.5    ])},
      'along': {'x': array([0.875  , 1.1875 , 1.4375 , 0.59375])},
      'cotangent': {'value': array([-0.78125, -0.9375 ,  0.75   ,  0.375  ])}}],
)
