"""autograd 1.9.1: wrong derivatives of numpy.block([[x, y], [y, x]]).

Reverse mode, forward over reverse, reverse over forward, reverse over reverse.
The function `square` of its results is differentiated.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp', 'hvp', 'rof', 'ror'),
    case=dict(
        case_id='numpy.block_square_c128_generic_001',
        op='numpy.block',
        family='square',
        dtype='complex128',
        call={'op': 'numpy.block',
             'positional': [[[{'array': 'x'}, {'array': 'y'}], [{'array': 'y'}, {'array': 'x'}]]]},
        inputs={'x': array([[-1.0615234375-0.71142578125j],
                   [-1.4482421875+0.05712890625j]]),
             'y': array([[-0.7060546875-0.98388671875j, -1.1455078125-1.18896484375j],
                   [-1.8271484375+0.44189453125j, -1.1240234375+1.05126953125j]])},
        observable='square',
    ),
    probes=[{'direction': {'x': array([[0.40625-1.5j    ],
           [1.125  -0.28125j]]),
                    'y': array([[-0.53125-0.90625j,  0.78125+0.84375j],
           [ 1.375  +1.j     ,  0.78125-1.28125j]])},
      'along': {'x': array([[0.9375 +1.375j  ],
           [0.78125+0.59375j]]),
                'y': array([[ 0.90625+1.j     , -1.4375 -0.875j  ],
           [ 0.5    +0.65625j,  0.40625+1.375j  ]])},
      'cotangent': {'value': array([[ 1.3125 +1.25j   , -1.25   +0.75j   , -0.46875+1.j     ],
           [ 1.3125 +0.96875j,  1.09375+0.59375j, -0.5625 -1.09375j],
           [ 0.34375-1.0625j ,  1.25   +0.8125j , -0.8125 -0.46875j],
           [ 0.4375 +1.21875j,  1.09375-1.25j   ,  0.5625 -0.5j    ]])}},
     {'direction': {'x': array([[-0.75  +0.875j  ],
           [-0.3125-0.40625j]]),
                    'y': array([[-1.5    +0.8125j ,  1.34375+1.21875j],
           [ 0.84375+1.15625j,  1.0625 +0.34375j]])},
      'along': {'x': array([[-0.25-0.59375j],
           [-0.75-0.65625j]]),
                'y': array([[-0.46875+0.9375j ,  1.5    +0.25j   ],
           [-0.28125-0.4375j , -1.4375 +0.71875j]])},
      'cotangent': {'value': array([[ 0.375  -1.34375j,  0.46875+0.75j   , -1.21875-0.78125j],
           [ 1.1875 -1.5j    ,  1.1875 -0.53125j,  0.4375 +0.625j  ],
           [-0.25   -1.125j  , -1.375  -1.40625j,  0.25   -0.71875j],
           [-0.625  -1.j     , -1.375  -1.21875j, -0.46875+0.625j  ]])}}],
)
