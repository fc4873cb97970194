"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.slogdet(x).

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
        case_id='linalg.slogdet_c128_generic_001',
        op='linalg.slogdet',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.slogdet', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 1.9052734375+0.84228515625j,  1.7177734375-0.80029296875j,
                     0.5029296875-1.24755859375j],
                   [-1.5810546875+0.87158203125j, -0.4130859375+0.54150390625j,
                    -1.8251953125+0.34130859375j],
                   [ 1.2099609375+1.31494140625j,  1.3349609375-0.75341796875j,
                     0.7001953125+0.63134765625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.34375+0.46875j, -1.3125 -1.09375j, -1.5    -0.5j    ],
           [ 0.5    -0.6875j , -0.5    +1.09375j, -1.     +0.375j  ],
           [-0.375  +0.59375j,  1.3125 -1.25j   ,  1.3125 -0.3125j ]])},
      'along': {'x': array([[-0.4375 +0.75j   , -0.875  -0.75j   ,  0.34375+0.4375j ],
           [-0.9375 +0.65625j,  1.25   -0.3125j ,  1.4375 -1.375j  ],
           [-1.21875-0.5j    ,  0.3125 -1.375j  , -1.5    +1.34375j]])},
      'cotangent': {'output_1': array(-0.34375)}},
     {'direction': {'x': array([[ 0.65625+0.25j   , -0.40625-1.3125j ,  0.75   -0.625j  ],
           [-0.46875+0.59375j, -1.46875-1.5j    , -0.59375+0.96875j],
           [ 0.90625+0.75j   ,  0.25   -1.j     ,  1.40625-1.28125j]])},
      'along': {'x': array([[ 1.09375-1.28125j,  1.03125+0.28125j, -0.25   +1.21875j],
           [-1.125  -1.15625j,  0.34375-0.28125j,  0.4375 +1.28125j],
           [-1.125  +0.625j  ,  0.53125-0.5625j , -0.96875-0.65625j]])},
      'cotangent': {'output_1': array(-0.59375)}}],
)
