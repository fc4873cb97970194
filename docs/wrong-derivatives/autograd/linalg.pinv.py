"""autograd 1.9.1: wrong derivatives of linalg.pinv(x).

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
        case_id='linalg.pinv_c128_generic_001',
        op='linalg.pinv',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.pinv', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[-1.3876953125-0.33447265625j,  0.3505859375+0.03466796875j],
                   [-1.8193359375-0.38134765625j,  0.8564453125-0.84423828125j],
                   [ 0.8564453125+1.26220703125j,  0.0830078125-0.06494140625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.75   +0.4375j , -1.28125+0.65625j],
           [ 0.5    -0.96875j, -0.4375 +0.53125j],
           [ 1.34375+1.375j  ,  0.96875+0.5j    ]])},
      'along': {'x': array([[ 0.625  -1.28125j, -1.34375+1.46875j],
           [-0.625  +0.8125j ,  0.375  -1.25j   ],
           [ 0.5625 +1.28125j, -0.875  -1.4375j ]])},
      'cotangent': {'value': array([[-1.3125 -0.65625j,  0.90625+1.34375j,  0.71875-0.96875j],
           [ 0.5    +0.4375j ,  0.59375+0.96875j,  0.375  -0.71875j]])}},
     {'direction': {'x': array([[-0.75   +0.59375j, -0.78125-0.625j  ],
           [-0.28125+0.65625j,  1.21875-1.25j   ],
           [ 0.625  +1.34375j,  0.4375 +1.21875j]])},
      'along': {'x': array([[ 0.625  +0.625j  ,  0.65625-0.75j   ],
           [ 0.78125-1.40625j, -0.5    -0.9375j ],
           [-1.09375+0.875j  , -1.40625-1.4375j ]])},
      'cotangent': {'value': array([[ 0.25   -1.15625j, -1.4375 +0.9375j , -0.4375 +0.34375j],
           [-1.09375+1.15625j,  0.96875+1.21875j,  0.84375-1.34375j]])}}],
)
