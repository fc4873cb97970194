"""autograd 1.9.1: wrong derivatives of linalg.sqrtm(x).

Reverse mode, forward over reverse, reverse over forward, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp', 'hvp', 'rof', 'ror'),
    case=dict(
        case_id='linalg.sqrtm_c128_generic_001',
        op='linalg.sqrtm',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.sqrtm', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 5.9345703125+0.00439453125j,  1.5654296875-0.86572265625j],
                   [-1.2470703125+0.83740234375j,  3.5380859375+0.54931640625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.6875+1.28125j,  0.25  -1.21875j],
           [-1.125 -1.34375j, -1.125 +1.1875j ]])},
      'along': {'x': array([[ 0.46875-0.40625j,  0.78125+1.21875j],
           [-1.125  -0.3125j , -0.4375 +0.5625j ]])},
      'cotangent': {'value': array([[-1.4375 +0.375j  , -0.46875-0.40625j],
           [ 0.59375+1.3125j ,  1.0625 -0.40625j]])}},
     {'direction': {'x': array([[1.46875-0.625j  , 0.625  -0.59375j],
           [0.28125+0.28125j, 1.3125 -0.25j   ]])},
      'along': {'x': array([[ 0.28125-1.46875j,  0.9375 +1.09375j],
           [-0.28125-0.84375j,  0.25   -0.25j   ]])},
      'cotangent': {'value': array([[-1.125  -1.03125j, -0.625  +0.90625j],
           [-0.65625+0.6875j , -1.125  -0.78125j]])}}],
)
