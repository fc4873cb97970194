"""autograd 1.9.1: wrong derivatives of numpy.dstack([x, y]).

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
        case_id='numpy.dstack_c128_generic_001',
        op='numpy.dstack',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.dstack', 'positional': [[{'array': 'x'}, {'array': 'y'}]]},
        inputs={'x': array([[-1.1982421875-1.45166015625j,  0.7490234375-0.33544921875j],
                   [-0.2666015625-0.41845703125j, -1.5751953125-1.43603515625j]]),
             'y': array([[-1.8369140625e+00+0.18505859375j,
                    -9.7656250000e-04-0.62451171875j],
                   [ 4.6972656250e-01+0.39794921875j,
                     1.5087890625e+00-0.46240234375j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.59375-1.46875j, -1.09375+0.71875j],
           [ 1.5    -1.j     ,  0.34375+0.59375j]]),
                    'y': array([[-1.     -1.3125j , -1.15625+0.40625j],
           [-1.09375+1.j     ,  1.09375-0.3125j ]])},
      'along': {'x': array([[-1.25   +0.9375j ,  0.46875-1.125j  ],
           [ 1.46875-1.46875j, -0.78125-0.59375j]]),
                'y': array([[-0.4375 +0.59375j,  0.9375 -0.59375j],
           [ 0.34375+1.40625j, -0.71875-1.21875j]])},
      'cotangent': {'value': array([[[ 0.96875+0.75j   ,  0.53125+1.0625j ],
            [-1.0625 -0.3125j ,  0.59375-0.5625j ]],
    
           [[-1.375  -1.34375j, -0.875  -1.4375j ],
            [ 0.90625-0.9375j , -1.1875 -0.9375j ]]])}},
     {'direction': {'x': array([[-1.375  +0.90625j, -1.125  +1.j     ],
           [ 1.21875-0.75j   ,  0.65625+0.65625j]]),
                    'y': array([[ 0.375  -0.4375j , -0.9375 +1.375j  ],
           [ 1.5    -0.5625j ,  0.46875+0.40625j]])},
      'along': {'x': array([[-1.25   -1.46875j,  0.9375 +1.3125j ],
           [-0.78125-0.59375j, -0.53125-1.21875j]]),
                'y': array([[0.5    -1.25j   , 1.4375 +1.40625j],
           [1.1875 +1.25j   , 1.21875+0.84375j]])},
      'cotangent': {'value': array([[[-1.375  +0.375j  ,  0.28125+0.875j  ],
            [-1.03125-1.1875j , -1.1875 +1.09375j]],
    
           [[ 0.46875-1.40625j, -1.09375+0.71875j],
            [-0.59375+0.625j  ,  1.28125-1.25j   ]]])}}],
)
