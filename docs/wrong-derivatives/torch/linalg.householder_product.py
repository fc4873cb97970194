"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.householder_product(x, y).

Forward over forward, reverse over forward.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('fof', 'rof'),
    case=dict(
        case_id='linalg.householder_product_c128_generic_001',
        op='linalg.householder_product',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.householder_product', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([[ 1.1943359375-0.11376953125j,  0.8310546875-1.38037109375j],
                   [ 1.9287109375+0.08544921875j, -0.3115234375-1.00439453125j],
                   [ 1.9228515625-0.11865234375j, -0.9794921875-0.83837890625j]]),
             'y': array([ 0.9482421875+0.55712890625j, -0.1767578125+1.32373046875j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.5    +0.4375j ,  0.5625 -0.40625j],
           [-0.6875 -0.75j   , -1.09375-1.46875j],
           [ 0.28125+0.71875j,  0.8125 -1.09375j]]),
                    'y': array([-0.96875-0.6875j , -0.96875+0.59375j])},
      'along': {'x': array([[ 0.59375+0.53125j, -0.96875-0.9375j ],
           [-0.25   +1.21875j,  0.6875 -0.375j  ],
           [-0.46875-0.90625j, -0.875  -1.28125j]]),
                'y': array([-0.9375+0.625j  ,  1.4375+1.40625j])},
      'cotangent': {'value': array([[-1.25   -1.0625j , -1.3125 -1.21875j],
           [ 0.5625 +0.75j   , -0.8125 -0.84375j],
           [-1.3125 +1.15625j,  0.34375+0.71875j]])}},
     {'direction': {'x': array([[-1.34375-0.71875j,  1.15625+1.125j  ],
           [ 1.4375 +0.40625j, -1.5    -0.5j    ],
           [-0.875  -0.71875j, -0.5    -1.25j   ]]),
                    'y': array([0.46875+1.125j , 0.875  +0.9375j])},
      'along': {'x': array([[-1.03125+1.125j  ,  1.09375+0.5j    ],
           [ 0.25   -1.1875j , -1.34375-0.40625j],
           [ 0.96875+0.28125j, -0.40625+0.75j   ]]),
                'y': array([-0.65625+1.40625j,  1.1875 +0.75j   ])},
      'cotangent': {'value': array([[ 0.6875 -1.21875j, -1.0625 +1.5j    ],
           [ 0.625  +0.4375j , -0.6875 +0.34375j],
           [-0.34375-0.34375j,  0.59375-1.21875j]])}}],
)
