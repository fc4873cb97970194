"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.det(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.det_tangent_2_c128_generic_001',
        op='linalg.det',
        family='tangent_2',
        dtype='complex128',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}], 'tangents': {'x': 't'}},
        inputs={'x': array([[ 0.6083984375-0.56884765625j, -0.4736328125+0.69091796875j],
                   [-1.8818359375+1.22119140625j,  1.1728515625-0.52490234375j]]),
             't': array([[ 0.5029296875+0.18017578125j,  0.3681640625-0.07666015625j],
                   [-1.2451171875+1.49462890625j,  1.7294921875-0.33935546875j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-1.5    +1.3125j, -1.375  +1.25j  ],
           [ 0.75   -0.8125j,  0.71875+0.5j   ]]),
                    't': array([[-0.59375-1.3125j ,  1.34375+1.40625j],
           [-1.09375+0.5625j , -1.28125-1.4375j ]])},
      'along': {'x': array([[-0.59375-0.71875j, -1.25   +1.09375j],
           [ 0.59375-0.25j   ,  0.46875-1.15625j]]),
                't': array([[ 1.5    +0.46875j,  1.28125+0.6875j ],
           [-1.09375-0.84375j,  1.1875 +1.25j   ]])},
      'cotangent': {'value': array(1.25-1.1875j)}},
     {'direction': {'x': array([[ 0.34375-0.75j   , -1.21875-1.4375j ],
           [ 0.25   -0.53125j, -1.40625+0.625j  ]]),
                    't': array([[ 0.71875-1.j     ,  0.625  +1.375j  ],
           [-0.5    +1.46875j, -0.78125+1.1875j ]])},
      'along': {'x': array([[-0.53125+0.875j  ,  0.8125 -0.46875j],
           [ 0.40625-0.5j    ,  1.40625-1.1875j ]]),
                't': array([[ 1.3125-1.21875j,  0.8125+0.25j   ],
           [ 1.0625-0.9375j , -1.    +1.46875j]])},
      'cotangent': {'value': array(1.0625-1.21875j)}}],
)
