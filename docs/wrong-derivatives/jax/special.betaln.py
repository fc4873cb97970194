"""JAX 0.10.2: wrong derivatives of special.betaln(x, y).

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
        case_id='special.betaln_f64_degenerate_001',
        op='special.betaln',
        family='identity',
        dtype='float64',
        call={'op': 'special.betaln', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.           , 0.43798828125, 1.51611328125, 1.92822265625]),
             'y': array([1.           , 2.04541015625, 0.89013671875, 2.03173828125])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.34375, -1.34375, -0.8125 , -0.34375]),
                    'y': array([-0.75   , -1.4375 , -0.59375, -1.28125])},
      'along': {'x': array([-1.4375 ,  0.34375, -1.1875 , -1.09375]),
                'y': array([ 0.75   ,  1.28125, -0.9375 ,  0.46875])},
      'cotangent': {'value': array([-0.75   ,  0.3125 , -0.34375,  0.34375])}},
     {'direction': {'x': array([-0.96875,  0.3125 , -1.25   ,  0.4375 ]),
                    'y': array([ 0.75   ,  0.65625, -0.34375, -0.6875 ])},
      'along': {'x': array([-1.     , -1.4375 ,  1.28125, -0.78125]),
                'y': array([-0.28125,  0.75   ,  1.40625,  0.46875])},
      'cotangent': {'value': array([-0.84375, -0.96875,  1.28125,  1.40625])}}],
)
