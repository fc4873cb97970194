"""JAX 0.10.2: wrong derivatives of special.beta(x, y).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.beta_f64_degenerate_001',
        op='special.beta',
        family='identity',
        dtype='float64',
        call={'op': 'special.beta', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.           , 1.02392578125, 2.81201171875, 2.17138671875]),
             'y': array([1.           , 1.45751953125, 2.94287109375, 2.80419921875])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.9375 ,  1.     ,  1.5    , -0.90625]),
                    'y': array([ 0.59375,  1.5    ,  0.625  , -0.53125])},
      'along': {'x': array([ 1.03125, -0.5    ,  0.6875 , -0.84375]),
                'y': array([ 0.25   , -1.34375, -0.3125 ,  1.1875 ])},
      'cotangent': {'value': array([-0.375  ,  1.03125,  0.8125 ,  1.46875])}},
     {'direction': {'x': array([-0.875  ,  0.90625,  1.09375,  1.0625 ]),
                    'y': array([ 0.8125 ,  0.5625 , -0.90625,  0.25   ])},
      'along': {'x': array([ 1.4375 , -0.75   ,  0.90625, -1.125  ]),
                'y': array([ 1.4375 , -1.34375,  0.875  ,  1.0625 ])},
      'cotangent': {'value': array([-1.375  , -0.59375,  1.4375 , -1.03125])}}],
)
