"""autograd 1.9.1: wrong derivatives of special.ive(2.5, x).

Reverse mode, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp', 'ror'),
    case=dict(
        case_id='special.ive_complex_c128_generic_001',
        op='special.ive',
        family='complex',
        dtype='complex128',
        call={'op': 'special.ive', 'positional': [2.5, {'array': 'x'}]},
        inputs={'x': array([1.58349609375+0.17138671875j, 2.08056640625-1.03955078125j,
                   0.71142578125-0.48095703125j, 2.15283203125+0.19970703125j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.28125+0.3125j , -0.78125+0.59375j,  1.5    +1.4375j ,
            0.4375 +1.21875j])},
      'along': {'x': array([-1.4375 -1.375j , -0.28125-1.25j  , -1.40625-0.5625j,
            1.4375 +0.625j ])},
      'cotangent': {'value': array([ 0.4375 +0.59375j, -1.     -1.09375j,  0.53125+0.46875j,
           -0.9375 -0.6875j ])}},
     {'direction': {'x': array([ 0.34375+1.0625j, -0.40625-0.75j  ,  0.875  -0.4375j,
           -0.96875-1.0625j])},
      'along': {'x': array([ 0.9375 -1.5j    , -0.59375+0.75j   , -0.75   -1.28125j,
           -0.78125+0.53125j])},
      'cotangent': {'value': array([-0.46875+0.84375j, -0.75   -1.4375j ,  0.34375+1.125j  ,
            1.3125 +1.09375j])}}],
)
