"""JAX 0.10.2: wrong derivatives of linalg.pinv(x, hermitian=True, rtol=0.5).

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
        case_id='linalg.pinv_hermitian_c128_generic_002',
        op='linalg.pinv',
        family='hermitian',
        dtype='complex128',
        call={'op': 'linalg.pinv',
             'positional': [{'array': 'x'}],
             'keyword': {'hermitian': True, 'rtol': 0.5}},
        inputs={'x': array([[ 0.46875 +0.j      ,  0.6875  -0.40625j , -0.25    -0.671875j],
                   [ 0.6875  +0.40625j , -0.84375 +0.j      ,  0.171875-1.390625j],
                   [-0.25    +0.671875j,  0.171875+1.390625j, -0.53125 +0.j      ]])},
        observable='identity',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[ 1.0625  +0.j      , -0.828125-0.484375j,  0.203125+0.140625j],
           [-0.828125+0.484375j, -0.375   +0.j      ,  1.453125-0.671875j],
           [ 0.203125-0.140625j,  1.453125+0.671875j,  0.84375 +0.j      ]])},
      'along': {'x': array([[-1.0625  +0.j      ,  0.65625 +0.046875j, -1.25    -0.171875j],
           [ 0.65625 -0.046875j, -0.25    +0.j      ,  0.203125-0.046875j],
           [-1.25    +0.171875j,  0.203125+0.046875j, -0.65625 +0.j      ]])},
      'cotangent': {'value': array([[ 0.78125-1.j     ,  1.125  -0.5j    ,  0.40625+1.28125j],
           [-1.15625-0.28125j, -1.375  -0.46875j, -0.375  -1.375j  ],
           [-1.09375-1.40625j, -0.75   +0.4375j ,  0.96875+0.59375j]])}},
     {'direction': {'x': array([[ 1.375   +0.j      , -0.375   +0.578125j, -1.359375-0.078125j],
           [-0.375   -0.578125j, -1.34375 +0.j      ,  0.125   -0.875j   ],
           [-1.359375+0.078125j,  0.125   +0.875j   ,  1.0625  +0.j      ]])},
      'along': {'x': array([[ 1.5     +0.j      ,  0.859375+0.75j    , -0.234375-1.0625j  ],
           [ 0.859375-0.75j    , -0.28125 +0.j      , -0.546875-0.578125j],
           [-0.234375+1.0625j  , -0.546875+0.578125j, -0.59375 +0.j      ]])},
      'cotangent': {'value': array([[ 0.25   -0.90625j, -1.3125 +0.625j  ,  0.90625-0.375j  ],
           [ 1.03125-0.875j  , -1.125  -1.5j    , -0.40625+1.j     ],
           [ 1.21875+1.34375j,  0.3125 -1.15625j, -0.53125-0.71875j]])}}],
)
