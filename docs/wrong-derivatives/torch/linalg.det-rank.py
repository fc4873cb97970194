"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.det(x).

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
        case_id='linalg.det_rank_c128_generic_001',
        op='linalg.det',
        family='rank',
        dtype='complex128',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[-0.0908203125+0.70361328125j, -1.9912109375-1.01318359375j,
                    -0.7548828125+0.14111328125j],
                   [-0.5869140625-0.69775390625j, -1.9716796875+1.03173828125j,
                     0.3505859375+0.09326171875j],
                   [-1.8486328125-0.17431640625j, -1.4931640625+0.81298828125j,
                     0.0556640625+0.04736328125j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.40625+1.15625j, -0.5625 +0.5625j ,  1.4375 -0.375j  ],
           [ 1.375  +0.625j  ,  0.34375-0.9375j , -1.40625+0.59375j],
           [-1.5    -1.28125j,  0.8125 -0.5j    , -1.3125 +1.34375j]])},
      'along': {'x': array([[-0.8125 +1.09375j,  1.375  +1.4375j ,  0.4375 +1.4375j ],
           [ 0.90625-0.8125j ,  0.9375 +1.21875j,  0.40625+0.75j   ],
           [ 0.84375+1.28125j, -0.59375-1.1875j , -0.53125-1.125j  ]])},
      'cotangent': {'value': array(-0.71875-0.71875j)}},
     {'direction': {'x': array([[-0.6875 +1.125j  ,  0.4375 +1.j     , -0.40625-0.75j   ],
           [ 1.5    +1.25j   , -1.09375-1.03125j,  0.65625-0.84375j],
           [ 0.65625+1.46875j,  1.28125+0.46875j,  0.96875-1.34375j]])},
      'along': {'x': array([[-0.875  +0.5j    , -0.5    -1.3125j , -1.3125 -0.59375j],
           [ 0.84375+0.46875j,  1.1875 +1.j     , -0.40625+0.46875j],
           [ 0.6875 +0.8125j , -0.59375+0.5j    ,  1.     -0.875j  ]])},
      'cotangent': {'value': array(0.28125-0.25j)}}],
)
