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
        case_id='linalg.slogdet_stacks_c128_generic_001',
        op='linalg.slogdet',
        family='stacks',
        dtype='complex128',
        call={'op': 'linalg.slogdet', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[[[ 1.2255859375+0.69677734375j, -1.2958984375+1.05810546875j],
                     [ 0.3798828125-0.53076171875j, -1.5302734375+1.34814453125j]],
            
                    [[-0.1806640625-0.66259765625j,  1.8857421875+0.16552734375j],
                     [ 1.0361328125+0.32080078125j, -0.5712890625-0.87255859375j]],
            
                    [[-1.2373046875+0.01513671875j, -1.4716796875-1.19775390625j],
                     [ 1.7333984375-1.35302734375j,  0.3154296875+0.68310546875j]]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[[-1.0625 -0.40625j,  0.40625-0.9375j ],
             [ 1.     +0.75j   , -1.25   -1.125j  ]],
    
            [[-1.25   -0.6875j ,  0.90625-1.34375j],
             [ 0.40625+0.5625j ,  1.40625+0.40625j]],
    
            [[ 0.28125+0.84375j,  0.65625+1.09375j],
             [-0.78125+1.1875j , -0.40625-1.28125j]]]])},
      'along': {'x': array([[[[-0.28125+1.0625j ,  0.625  -1.28125j],
             [ 0.90625-1.25j   ,  0.90625+1.j     ]],
    
            [[ 0.8125 +0.6875j , -1.09375-0.65625j],
             [ 1.46875-0.25j   , -1.25   -0.5j    ]],
    
            [[ 0.9375 +0.59375j, -0.625  -0.65625j],
             [-1.03125-0.78125j,  1.09375-1.4375j ]]]])},
      'cotangent': {'output_1': array([[-0.71875,  1.21875,  0.34375]])}},
     {'direction': {'x': array([[[[-1.15625+1.25j   ,  1.4375 +1.09375j],
             [-1.09375+0.875j  , -0.4375 +1.375j  ]],
    
            [[ 0.8125 +0.65625j, -0.5    +0.8125j ],
             [ 1.15625+1.21875j,  0.84375-0.34375j]],
    
            [[ 0.25   +0.71875j,  1.125  +1.40625j],
             [ 1.5    -0.9375j , -1.25   -0.25j   ]]]])},
      'along': {'x': array([[[[-1.40625+0.6875j , -0.6875 -0.40625j],
             [ 0.875  -0.875j  ,  0.3125 +0.71875j]],
    
            [[ 1.15625+1.5j    , -0.5    +1.j     ],
             [-0.75   -1.25j   ,  0.6875 +0.875j  ]],
    
            [[ 0.4375 +1.3125j ,  0.875  -1.25j   ],
             [ 0.4375 -0.9375j ,  0.4375 -1.0625j ]]]])},
      'cotangent': {'output_1': array([[-0.46875,  1.15625,  0.84375]])}}],
)
