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
        case_id='linalg.slogdet_sign_c128_generic_001',
        op='linalg.slogdet',
        family='sign',
        dtype='complex128',
        call={'op': 'linalg.slogdet', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[-1.8251953125-1.36572265625j, -1.8994140625+0.97998046875j,
                    -1.3173828125-0.92529296875j],
                   [ 0.2666015625+0.61474609375j, -0.4052734375+1.16650390625j,
                    -0.4072265625+0.83740234375j],
                   [ 1.3369140625+0.83642578125j, -1.6142578125+1.33349609375j,
                    -1.5146484375+0.29931640625j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.3125 +0.65625j,  0.96875+1.40625j, -1.25   +1.34375j],
           [ 1.21875+0.65625j, -1.15625+1.15625j, -1.125  +1.09375j],
           [-0.46875-0.90625j, -1.4375 +0.78125j, -0.78125+1.125j  ]])},
      'along': {'x': array([[ 1.3125 +0.90625j, -1.28125+1.21875j, -1.28125-0.625j  ],
           [ 0.90625-0.875j  , -1.0625 -0.71875j, -1.375  -0.46875j],
           [ 1.03125+1.0625j ,  0.90625-0.71875j, -1.125  +0.3125j ]])},
      'cotangent': {'output_0': array(0.65625-1.34375j), 'output_1': array(1.0625)}},
     {'direction': {'x': array([[ 0.3125 -1.03125j, -1.40625+0.40625j, -0.25   -1.125j  ],
           [ 1.09375+1.0625j ,  0.5625 -0.9375j , -1.375  -1.40625j],
           [ 1.03125-1.375j  ,  1.40625+1.34375j,  0.65625+1.21875j]])},
      'along': {'x': array([[-0.28125+1.j     , -1.40625-1.03125j, -1.     -0.90625j],
           [-0.40625+0.96875j, -0.9375 +0.53125j,  0.53125-0.875j  ],
           [ 0.71875+0.8125j , -1.03125-0.96875j, -0.5625 -0.46875j]])},
      'cotangent': {'output_0': array(0.53125+0.28125j), 'output_1': array(0.59375)}}],
)
