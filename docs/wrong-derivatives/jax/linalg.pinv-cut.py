"""JAX 0.10.2: wrong derivatives of linalg.pinv(x, rtol=0.5).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.pinv_cut_c128_generic_001',
        op='linalg.pinv',
        family='cut',
        dtype='complex128',
        call={'op': 'linalg.pinv', 'positional': [{'array': 'x'}], 'keyword': {'rtol': 0.5}},
        inputs={'x': array([[ 0.2041015625+0.83935546875j, -1.4521484375-0.88134765625j,
                     0.1904296875+0.47802734375j],
                   [ 1.2216796875-1.34326171875j,  1.5498046875+0.54345703125j,
                     1.2998046875-1.44189453125j],
                   [-0.8154296875+1.10205078125j, -0.8876953125-0.12255859375j,
                     0.1904296875+0.50244140625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.375  +1.03125j,  0.75   +0.375j  , -0.25   -1.j     ],
           [-0.53125-0.8125j , -0.71875+1.15625j,  0.78125+1.28125j],
           [ 0.96875-0.40625j, -0.96875-0.3125j ,  1.25   +1.j     ]])},
      'along': {'x': array([[-0.3125 +1.34375j, -1.3125 +1.1875j , -1.5    +0.34375j],
           [-0.71875-1.40625j, -0.625  -1.25j   , -1.     -0.34375j],
           [ 0.34375+0.375j  , -0.65625+1.j     ,  0.8125 -0.375j  ]])},
      'cotangent': {'value': array([[ 1.375  -1.21875j, -0.90625-0.46875j,  0.65625+0.5625j ],
           [-0.34375+1.46875j, -0.46875-1.25j   ,  0.53125+0.3125j ],
           [-1.     +1.28125j, -0.25   -0.8125j ,  0.65625-1.375j  ]])}},
     {'direction': {'x': array([[-1.3125 -0.9375j , -1.09375+0.78125j,  1.03125-1.125j  ],
           [ 1.     +1.0625j , -1.09375-0.3125j , -0.90625+1.j     ],
           [ 0.6875 -0.84375j, -1.46875-0.75j   , -0.53125-1.4375j ]])},
      'along': {'x': array([[-1.4375 +1.5j    ,  1.1875 +0.6875j , -1.09375+1.03125j],
           [ 0.9375 +1.1875j ,  1.15625+0.78125j, -0.71875+0.5j    ],
           [ 1.3125 +0.40625j, -0.75   +0.4375j , -1.1875 -1.28125j]])},
      'cotangent': {'value': array([[ 1.3125 -1.0625j , -0.8125 -0.46875j, -0.9375 -1.40625j],
           [ 0.84375+1.0625j ,  0.46875+1.5j    ,  1.28125+1.03125j],
           [-1.15625-1.46875j,  1.125  +0.75j   , -1.03125-1.40625j]])}}],
)
