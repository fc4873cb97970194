"""JAX 0.10.2: wrong derivatives of special.beta(x, y).

Reverse mode, forward over reverse, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('vjp', 'hvp', 'rof', 'ror'),
    case=dict(
        case_id='special.beta_elsewhere_f64_generic_001',
        op='special.beta',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.beta', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([-1.5970458984375, -1.6741943359375, -1.6043701171875,
                   -1.2618408203125]),
             'y': array([2.17041015625, 1.93896484375, 1.43603515625, 1.94775390625])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.59375,  0.75   , -1.25   ,  1.375  ]),
                    'y': array([ 1.5   , -0.9375, -0.25  , -0.875 ])},
      'along': {'x': array([-0.84375,  0.96875,  1.34375, -0.84375]),
                'y': array([ 1.3125 , -0.90625, -0.625  , -1.15625])},
      'cotangent': {'value': array([ 0.28125, -1.125  ,  0.3125 , -1.28125])}},
     {'direction': {'x': array([-1.40625, -0.625  , -1.0625 ,  0.34375]),
                    'y': array([-0.375  ,  1.125  , -1.125  ,  1.09375])},
      'along': {'x': array([-0.34375,  1.40625,  1.34375, -1.34375]),
                'y': array([-0.90625,  0.5    , -1.40625, -0.625  ])},
      'cotangent': {'value': array([ 0.5625 ,  1.15625,  1.28125, -1.1875 ])}}],
)
