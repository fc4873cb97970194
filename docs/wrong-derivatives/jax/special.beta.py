"""JAX 0.10.2: wrong derivatives of special.beta(x, y).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.beta_f64_degenerate_001',
        op='special.beta',
        family='identity',
        dtype='float64',
        call={'op': 'special.beta', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.           , 1.50830078125, 1.20166015625, 2.62744140625]),
             'y': array([1.           , 0.79736328125, 1.82568359375, 2.80419921875])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.34375, -1.15625,  0.90625,  0.71875]),
                    'y': array([-0.46875, -0.8125 ,  0.3125 , -0.34375])},
      'along': {'x': array([ 0.59375, -0.9375 , -1.28125,  0.59375]),
                'y': array([-1.1875,  1.3125,  0.4375,  1.375 ])},
      'cotangent': {'value': array([ 0.3125 , -1.0625 , -0.71875,  1.34375])}},
     {'direction': {'x': array([-0.5625 ,  0.4375 ,  0.5625 ,  0.53125]),
                    'y': array([-0.46875, -0.46875,  0.40625, -1.25   ])},
      'along': {'x': array([-0.59375, -0.25   , -0.59375, -1.3125 ]),
                'y': array([-0.84375, -0.90625,  0.8125 , -1.0625 ])},
      'cotangent': {'value': array([-1.     , -1.375  ,  0.5    ,  1.15625])}}],
)
