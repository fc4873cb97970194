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
        case_id='linalg.sqrtm_positive_definite_c128_generic_001',
        op='linalg.sqrtm',
        family='positive_definite',
        dtype='complex128',
        call={'op': 'linalg.sqrtm', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 7.4306640625+0.j          ,  2.5390625   -0.220703125j ,
                    -1.169921875 -2.0517578125j],
                   [ 2.5390625   +0.220703125j ,  7.4345703125+0.j          ,
                    -0.8369140625+1.19921875j  ],
                   [-1.169921875 +2.0517578125j, -0.8369140625-1.19921875j  ,
                     5.4248046875+0.j          ]])},
        observable='identity',
        structures={'x': 'positive_definite'},
    ),
    probes=[{'direction': {'x': array([[-0.4375  +0.j      ,  0.171875+0.3125j  , -0.84375 -1.203125j],
           [ 0.171875-0.3125j  , -0.875   +0.j      ,  0.453125-0.03125j ],
           [-0.84375 +1.203125j,  0.453125+0.03125j , -0.5625  +0.j      ]])},
      'along': {'x': array([[-0.65625 +0.j      , -0.125   +0.6875j  , -0.09375 -0.34375j ],
           [-0.125   -0.6875j  ,  0.84375 +0.j      ,  0.234375-0.015625j],
           [-0.09375 +0.34375j ,  0.234375+0.015625j, -0.4375  +0.j      ]])},
      'cotangent': {'value': array([[ 1.125  +0.40625j, -1.3125 -1.15625j, -1.     +0.375j  ],
           [-1.09375+0.90625j,  1.3125 -0.84375j,  0.96875-0.40625j],
           [-1.28125+0.5j    , -1.5    -0.28125j, -0.8125 +1.25j   ]])}},
     {'direction': {'x': array([[ 0.71875 +0.j      , -0.890625+0.765625j,  1.15625 +0.4375j  ],
           [-0.890625-0.765625j, -0.28125 +0.j      ,  0.4375  +0.015625j],
           [ 1.15625 -0.4375j  ,  0.4375  -0.015625j,  1.0625  +0.j      ]])},
      'along': {'x': array([[-0.78125 +0.j      ,  0.359375-0.59375j , -0.1875  +0.359375j],
           [ 0.359375+0.59375j , -1.3125  +0.j      ,  0.765625-0.125j   ],
           [-0.1875  -0.359375j,  0.765625+0.125j   ,  1.40625 +0.j      ]])},
      'cotangent': {'value': array([[-1.     +0.78125j, -0.34375+1.03125j, -0.46875-0.53125j],
           [-0.375  +0.875j  ,  1.40625-1.40625j, -0.8125 +0.96875j],
           [ 1.15625+0.3125j ,  1.40625-0.90625j, -1.09375+1.09375j]])}}],
)
