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
        case_id='linalg.det_stacks_c128_generic_001',
        op='linalg.det',
        family='stacks',
        dtype='complex128',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[[[ 0.5849609375-1.16943359375j,  0.9716796875-0.32470703125j],
                     [-0.1103515625+1.27294921875j,  1.3154296875+0.12158203125j]],
            
                    [[-1.8154296875+1.29248046875j, -0.4716796875-0.80126953125j],
                     [ 0.5888671875-0.26806640625j,  1.4150390625+0.92529296875j]],
            
                    [[ 1.8310546875+0.24951171875j, -0.3916015625-1.06591796875j],
                     [-1.2509765625+1.40380859375j, -1.8740234375+0.05517578125j]]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[[ 1.3125 +1.09375j,  1.1875 -1.03125j],
             [ 0.71875+1.03125j, -0.71875-1.5j    ]],
    
            [[ 1.15625-0.84375j, -0.8125 +1.1875j ],
             [ 0.71875+0.90625j, -0.375  -1.25j   ]],
    
            [[ 0.96875-1.1875j ,  0.40625+0.90625j],
             [ 1.34375-0.78125j, -1.4375 +1.40625j]]]])},
      'along': {'x': array([[[[-0.75   +0.75j   , -0.6875 +1.25j   ],
             [-0.4375 +0.84375j,  0.90625-1.46875j]],
    
            [[-0.375  -0.78125j,  0.96875+0.8125j ],
             [-1.3125 +0.40625j, -0.625  -1.25j   ]],
    
            [[-0.84375+1.0625j ,  0.4375 -0.65625j],
             [ 1.34375-1.03125j, -1.5    +0.40625j]]]])},
      'cotangent': {'value': array([[ 0.34375+1.0625j , -1.28125-0.53125j,  1.3125 +1.125j  ]])}},
     {'direction': {'x': array([[[[-1.34375-0.3125j ,  1.0625 -0.34375j],
             [-1.5    -0.71875j, -0.28125+0.4375j ]],
    
            [[-1.0625 -1.125j  ,  1.15625-1.1875j ],
             [ 0.8125 -0.96875j,  1.28125+0.59375j]],
    
            [[-1.0625 -0.84375j, -1.1875 +0.40625j],
             [ 0.46875+1.1875j ,  0.40625-1.125j  ]]]])},
      'along': {'x': array([[[[ 1.15625+0.59375j,  1.1875 -0.625j  ],
             [ 0.4375 -1.375j  ,  0.9375 +1.0625j ]],
    
            [[-0.625  +0.4375j , -1.4375 +1.46875j],
             [-0.4375 +0.90625j, -0.375  +0.25j   ]],
    
            [[ 1.46875+1.5j    ,  0.90625+0.5625j ],
             [-0.78125-1.09375j,  1.125  +0.625j  ]]]])},
      'cotangent': {'value': array([[-1.46875+0.5625j , -0.8125 -1.3125j , -1.4375 -0.84375j]])}}],
)
