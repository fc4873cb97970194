"""autograd 1.9.1: wrong derivatives of numpy.block([[x, y], [y, x]]).

Reverse mode.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp',),
    case=dict(
        case_id='numpy.block_c128_generic_001',
        op='numpy.block',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.block',
             'positional': [[[{'array': 'x'}, {'array': 'y'}], [{'array': 'y'}, {'array': 'x'}]]]},
        inputs={'x': array([[-0.7451171875-0.04345703125j],
                   [-1.2763671875-0.49169921875j]]),
             'y': array([[1.3115234375+0.04638671875j, 1.4365234375-1.44970703125j],
                   [1.7119140625+0.30615234375j, 1.1552734375-1.33837890625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.71875-0.34375j],
           [ 0.75   -1.0625j ]]),
                    'y': array([[ 0.875 +0.625j  , -0.5   -1.0625j ],
           [-0.25  +1.34375j, -0.8125-1.1875j ]])},
      'along': {'x': array([[ 1.5  +0.375j ],
           [-0.375+0.6875j]]),
                'y': array([[ 0.75   -1.125j  ,  1.28125-0.25j   ],
           [-0.78125-0.65625j, -0.5    -0.40625j]])},
      'cotangent': {'value': array([[-1.4375 +0.9375j , -0.3125 +0.90625j,  0.40625-0.4375j ],
           [-0.5    -0.8125j ,  0.4375 +0.6875j ,  0.625  -0.65625j],
           [ 0.71875-0.8125j , -0.3125 -0.84375j,  0.625  +0.28125j],
           [-0.9375 -1.46875j, -0.3125 -0.78125j,  0.40625+0.875j  ]])}},
     {'direction': {'x': array([[ 0.6875 -1.09375j],
           [-0.84375-0.90625j]]),
                    'y': array([[-0.65625+1.28125j,  1.03125-0.65625j],
           [ 1.375  +1.34375j, -0.625  -0.875j  ]])},
      'along': {'x': array([[ 0.5625+0.84375j],
           [-0.875 +1.15625j]]),
                'y': array([[ 0.96875+0.59375j,  1.15625+1.46875j],
           [-1.28125-1.21875j, -1.28125+0.46875j]])},
      'cotangent': {'value': array([[-0.375  -0.65625j, -1.1875 -0.8125j ,  1.40625+1.0625j ],
           [ 1.25   +1.46875j,  1.125  +1.4375j , -1.3125 +0.78125j],
           [ 0.90625+1.40625j, -1.375  +0.625j  ,  1.28125+1.34375j],
           [-1.09375-1.25j   ,  1.03125+1.1875j , -0.5625 -1.40625j]])}}],
)
