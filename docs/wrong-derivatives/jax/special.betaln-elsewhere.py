"""JAX 0.10.2: wrong derivatives of special.betaln(x, y).

Reverse mode.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('vjp',),
    case=dict(
        case_id='special.betaln_elsewhere_f64_generic_001',
        op='special.betaln',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.betaln', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([-1.2667236328125, -1.3172607421875, -1.4805908203125,
                   -1.5723876953125]),
             'y': array([0.7872314453125, 0.3572998046875, 0.3511962890625, 1.0321044921875])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 1.     , -1.03125, -1.25   ,  0.90625]),
                    'y': array([ 1.25   , -0.375  , -0.40625,  0.625  ])},
      'along': {'x': array([-1.15625,  0.875  , -0.53125,  1.28125]),
                'y': array([-1.0625 ,  0.25   , -0.9375 ,  0.40625])},
      'cotangent': {'value': array([ 0.71875,  1.1875 , -0.875  ,  0.90625])}},
     {'direction': {'x': array([-0.34375, -1.34375,  0.75   , -0.96875]),
                    'y': array([-0.53125, -0.625  ,  1.125  , -0.90625])},
      'along': {'x': array([ 1.46875,  1.15625, -1.375  , -1.5    ]),
                'y': array([ 1.40625, -0.78125,  0.90625,  1.     ])},
      'cotangent': {'value': array([ 1.34375,  0.59375, -0.34375,  0.71875])}}],
)
