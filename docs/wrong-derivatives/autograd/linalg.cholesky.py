"""autograd 1.9.1: wrong derivatives of linalg.cholesky(x).

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
        case_id='linalg.cholesky_c128_generic_001',
        op='linalg.cholesky',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.cholesky', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 7.0048828125+0.j          , -1.8935546875-2.7060546875j,
                     2.9580078125-0.0380859375j],
                   [-1.8935546875+2.7060546875j,  7.2158203125+0.j          ,
                     0.05859375  +1.51953125j  ],
                   [ 2.9580078125+0.0380859375j,  0.05859375  -1.51953125j  ,
                     3.2626953125+0.j          ]])},
        observable='identity',
        structures={'x': 'positive_definite'},
    ),
    probes=[{'direction': {'x': array([[-1.4375  +0.j      , -0.265625+0.109375j, -0.171875+0.625j   ],
           [-0.265625-0.109375j,  0.90625 +0.j      , -0.75    -0.953125j],
           [-0.171875-0.625j   , -0.75    +0.953125j,  1.      +0.j      ]])},
      'along': {'x': array([[-0.5     +0.j     ,  0.140625+0.59375j, -0.125   -0.25j   ],
           [ 0.140625-0.59375j,  0.90625 +0.j     , -1.28125 -0.90625j],
           [-0.125   +0.25j   , -1.28125 +0.90625j,  1.15625 +0.j     ]])},
      'cotangent': {'value': array([[-1.25   -0.40625j,  0.5625 -1.25j   ,  1.375  +0.53125j],
           [ 0.90625+0.5j    , -0.9375 +0.625j  ,  1.     -1.375j  ],
           [-0.28125-1.28125j,  1.09375-1.1875j , -0.28125+0.8125j ]])}},
     {'direction': {'x': array([[ 1.40625 +0.j      , -0.671875-0.203125j, -0.046875-0.75j    ],
           [-0.671875+0.203125j, -0.875   +0.j      , -1.328125+1.15625j ],
           [-0.046875+0.75j    , -1.328125-1.15625j , -0.3125  +0.j      ]])},
      'along': {'x': array([[ 0.71875 +0.j      ,  0.8125  +0.765625j, -1.4375  +1.078125j],
           [ 0.8125  -0.765625j,  1.375   +0.j      ,  0.359375-0.296875j],
           [-1.4375  -1.078125j,  0.359375+0.296875j,  0.53125 +0.j      ]])},
      'cotangent': {'value': array([[-0.4375 +1.3125j ,  1.21875-0.625j  , -0.65625+0.375j  ],
           [ 0.3125 +0.71875j, -0.6875 -1.40625j,  1.03125+0.71875j],
           [-1.375  +0.375j  , -0.375  -0.59375j,  0.71875-0.46875j]])}}],
)
