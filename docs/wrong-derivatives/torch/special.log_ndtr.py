"""PyTorch 2.13.0+cpu: wrong derivatives of special.log_ndtr(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='torch',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.log_ndtr_f32_near_003',
        op='special.log_ndtr',
        family='identity',
        dtype='float32',
        call={'op': 'special.log_ndtr', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ -8.375    , -31.40625  ,   4.1875   ,  -2.3896484], dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.59375, -0.5625 , -0.3125 ,  0.96875], dtype=float32)},
      'along': {'x': array([-1.375  ,  0.75   ,  0.8125 ,  0.96875], dtype=float32)},
      'cotangent': {'value': array([-0.875  ,  0.3125 , -1.09375, -0.875  ], dtype=float32)}},
     {'direction': {'x': array([-0.78125,  0.8125 ,  0.84375,  1.15625], dtype=float32)},
      'along': {'x': array([ 0.875  , -0.34375, -0.65625,  1.375  ], dtype=float32)},
      'cotangent': {'value': array([ 1.15625, -1.3125 ,  0.875  , -1.40625], dtype=float32)}}],
)
