"""PyTorch 2.13.0+cpu: wrong derivatives of special.log_ndtr(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.log_ndtr_f32_near_003',
        op='special.log_ndtr',
        family='identity',
        dtype='float32',
        call={'op': 'special.log_ndtr', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ -8.375    , -31.40625  ,   4.1875   ,  -2.4052734], dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.65625, -0.875  ,  0.625  ,  0.65625], dtype=float32)},
      'along': {'x': array([-1.28125,  0.9375 , -1.15625,  0.5    ], dtype=float32)},
      'cotangent': {'value': array([-0.9375 ,  1.     , -1.21875, -0.46875], dtype=float32)}},
     {'direction': {'x': array([-0.40625,  0.84375,  0.375  , -0.46875], dtype=float32)},
      'along': {'x': array([-0.4375 ,  0.65625,  0.40625,  1.28125], dtype=float32)},
      'cotangent': {'value': array([ 1.5    , -0.25   , -1.09375, -0.6875 ], dtype=float32)}}],
)
