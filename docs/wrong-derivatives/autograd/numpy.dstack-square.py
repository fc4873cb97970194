"""autograd 1.9.1: wrong derivatives of numpy.dstack([x, y]).

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
        case_id='numpy.dstack_square_c128_generic_001',
        op='numpy.dstack',
        family='square',
        dtype='complex128',
        call={'op': 'numpy.dstack', 'positional': [[{'array': 'x'}, {'array': 'y'}]]},
        inputs={'x': array([[-1.7001953125-0.54052734375j,  1.0986328125-0.26904296875j],
                   [ 1.9169921875-1.17822265625j, -0.7685546875-1.38134765625j]]),
             'y': array([[ 0.8447265625+1.36865234375j,  0.4736328125-1.19970703125j],
                   [ 0.8251953125+0.35107421875j, -0.2412109375-0.81005859375j]])},
        observable='square',
    ),
    probes=[{'direction': {'x': array([[ 1.375  +0.46875j, -1.3125 -0.75j   ],
           [ 1.15625+1.j     ,  0.84375+0.40625j]]),
                    'y': array([[ 0.375  +0.53125j, -1.15625+1.3125j ],
           [ 0.375  +0.5j    ,  0.5625 -1.28125j]])},
      'along': {'x': array([[ 1.4375-0.71875j, -1.1875+1.375j  ],
           [-0.75  -0.71875j, -1.    +1.0625j ]]),
                'y': array([[-1.1875 -1.1875j ,  0.96875-1.3125j ],
           [-1.3125 -0.53125j,  0.3125 -0.53125j]])},
      'cotangent': {'value': array([[[-1.375  -0.9375j ,  1.09375+0.375j  ],
            [-0.375  -0.25j   , -0.5    -1.15625j]],
    
           [[ 0.71875-1.40625j,  0.65625+1.03125j],
            [-1.46875-0.34375j,  0.5    -0.3125j ]]])}},
     {'direction': {'x': array([[ 1.15625+0.46875j,  1.0625 +0.59375j],
           [ 1.5    +0.9375j , -0.5625 +0.96875j]]),
                    'y': array([[-0.65625+0.84375j,  0.4375 +1.34375j],
           [ 1.1875 -1.125j  , -0.71875+0.90625j]])},
      'along': {'x': array([[ 0.46875-0.5625j , -1.5    -0.84375j],
           [ 0.65625+0.9375j ,  0.3125 +1.5j    ]]),
                'y': array([[ 1.40625-0.75j   , -0.65625+1.0625j ],
           [ 0.375  -1.25j   , -1.3125 -0.96875j]])},
      'cotangent': {'value': array([[[ 1.4375 -1.21875j, -0.65625-0.625j  ],
            [ 1.09375+0.34375j, -0.5    +0.6875j ]],
    
           [[-0.9375 -0.84375j, -0.28125-1.46875j],
            [ 1.3125 -0.875j  ,  0.4375 -1.03125j]]])}}],
)
