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
        case_id='linalg.det_c128_generic_001',
        op='linalg.det',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[-0.8291015625-0.75146484375j, -0.8583984375+0.55224609375j,
                     0.6962890625-0.65576171875j],
                   [-0.2919921875-0.67822265625j,  0.3662109375+1.14208984375j,
                    -1.6650390625-0.67822265625j],
                   [-1.3916015625-1.29736328125j,  0.3173828125-0.57666015625j,
                    -1.7822265625+0.34912109375j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.4375 +1.5j    , -1.25   +1.03125j, -1.1875 +1.46875j],
           [ 0.78125-1.j     , -0.75   +0.375j  ,  1.21875+1.3125j ],
           [-1.3125 +1.46875j,  0.78125-1.09375j, -0.6875 +1.4375j ]])},
      'along': {'x': array([[ 0.59375+0.875j  , -1.375  -0.65625j, -0.59375+1.125j  ],
           [-0.46875-0.65625j, -0.5625 +0.28125j,  0.5625 -1.09375j],
           [-0.65625-0.59375j,  0.6875 +0.53125j,  1.4375 +0.6875j ]])},
      'cotangent': {'value': array(0.5625+0.375j)}},
     {'direction': {'x': array([[ 0.59375-1.21875j,  0.625  +1.3125j , -1.03125-0.84375j],
           [ 0.6875 -1.09375j,  0.34375+1.125j  , -0.59375-1.34375j],
           [-1.46875-1.03125j,  1.1875 -1.34375j,  0.25   +0.34375j]])},
      'along': {'x': array([[-1.09375-0.53125j, -1.15625+1.1875j , -1.     +0.625j  ],
           [ 1.34375+1.28125j,  0.53125+1.40625j,  1.3125 +1.3125j ],
           [-1.1875 +0.8125j ,  0.25   +1.21875j, -1.03125-0.625j  ]])},
      'cotangent': {'value': array(0.875+1.21875j)}}],
)
