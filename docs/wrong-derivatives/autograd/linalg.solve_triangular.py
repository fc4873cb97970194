"""autograd 1.9.1: wrong derivatives of linalg.solve_triangular(x, y, lower=True, trans=2).

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
        case_id='linalg.solve_triangular_c128_generic_003',
        op='linalg.solve_triangular',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.solve_triangular',
             'positional': [{'array': 'x'}, {'array': 'y'}],
             'keyword': {'lower': True, 'trans': 2}},
        inputs={'x': array([[ 0.8125 +0.5j    ,  0.     +0.j     ,  0.     +0.j     ],
                   [-1.21875-0.5625j ,  2.90625+1.4375j ,  0.     +0.j     ],
                   [ 0.375  +0.375j  , -1.15625-0.53125j,  2.40625+0.8125j ]]),
             'y': array([[ 0.8798828125+0.22900390625j,  0.0595703125-1.26220703125j],
                   [-0.7060546875+1.38037109375j,  1.5400390625-0.34716796875j],
                   [-0.2333984375-0.19287109375j, -1.7998046875-0.64013671875j]])},
        observable='identity',
        structures={'x': 'lower_triangular'},
    ),
    probes=[{'direction': {'x': array([[-0.40625+0.6875j ,  0.     +0.j     ,  0.     +0.j     ],
           [-0.84375+0.8125j , -0.84375-0.5j    ,  0.     +0.j     ],
           [-0.75   -1.03125j, -1.21875-1.0625j , -0.9375 +1.5j    ]]),
                    'y': array([[-1.5    +0.65625j, -1.0625 +0.59375j],
           [ 1.03125+0.625j  ,  0.28125-1.3125j ],
           [-0.71875+1.1875j , -0.84375+0.78125j]])},
      'along': {'x': array([[ 1.28125-0.84375j,  0.     +0.j     ,  0.     +0.j     ],
           [-0.6875 +0.3125j ,  0.53125+1.j     ,  0.     +0.j     ],
           [ 0.625  -0.9375j , -1.09375+0.5625j , -0.5625 +1.j     ]]),
                'y': array([[-1.4375 +1.03125j, -0.5625 +1.125j  ],
           [-1.46875+1.34375j,  0.59375-0.4375j ],
           [ 0.9375 +1.09375j, -1.25   +1.4375j ]])},
      'cotangent': {'value': array([[ 0.34375-1.1875j , -1.1875 +0.625j  ],
           [-0.3125 -0.625j  , -0.75   -0.53125j],
           [-0.875  +0.40625j, -0.4375 +1.0625j ]])}},
     {'direction': {'x': array([[-0.6875 -0.4375j ,  0.     +0.j     ,  0.     +0.j     ],
           [-1.375  +1.4375j , -0.34375+0.28125j,  0.     +0.j     ],
           [ 1.5    +1.4375j , -1.21875+0.25j   , -0.84375+0.6875j ]]),
                    'y': array([[-1.21875+1.03125j,  1.25   +1.4375j ],
           [ 0.34375-1.4375j , -0.34375+0.375j  ],
           [ 0.5    +0.4375j ,  0.4375 +0.65625j]])},
      'along': {'x': array([[ 0.625  +0.34375j,  0.     +0.j     ,  0.     +0.j     ],
           [ 0.65625-1.40625j, -0.875  +0.53125j,  0.     +0.j     ],
           [-0.5625 -1.1875j ,  0.84375-1.15625j,  0.375  +0.90625j]]),
                'y': array([[ 0.90625-0.53125j,  1.15625+1.34375j],
           [-1.40625-0.3125j ,  0.8125 -0.875j  ],
           [-0.5    +1.40625j,  1.4375 -0.875j  ]])},
      'cotangent': {'value': array([[ 0.6875 -0.84375j,  0.625  +0.25j   ],
           [ 0.40625-0.28125j,  1.125  -0.53125j],
           [ 1.375  -1.1875j , -1.09375+0.75j   ]])}}],
)
