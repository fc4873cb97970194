"""JAX 0.10.2: wrong derivatives of special.betaln(x, y).

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
        case_id='special.betaln_f64_degenerate_001',
        op='special.betaln',
        family='identity',
        dtype='float64',
        call={'op': 'special.betaln', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.           , 2.94970703125, 0.86376953125, 0.68408203125]),
             'y': array([1.           , 2.78759765625, 1.55419921875, 0.86376953125])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.9375 , -1.40625,  1.40625, -0.34375]),
                    'y': array([-1.09375,  1.375  , -0.5625 , -0.4375 ])},
      'along': {'x': array([0.625 , 1.5   , 0.4375, 0.8125]),
                'y': array([-1.5    ,  0.34375,  0.9375 , -1.03125])},
      'cotangent': {'value': array([0.71875, 1.3125 , 1.25   , 0.90625])}},
     {'direction': {'x': array([-1.5    , -0.875  , -1.03125, -0.59375]),
                    'y': array([ 0.5    , -0.78125, -1.15625,  0.5    ])},
      'along': {'x': array([-0.78125, -0.25   ,  1.     , -0.90625]),
                'y': array([ 1.25   ,  0.78125, -1.0625 ,  1.15625])},
      'cotangent': {'value': array([ 1.09375,  1.46875, -1.46875, -0.59375])}}],
)
