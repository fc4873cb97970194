"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.eigvalsh(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.eigvalsh_stacks_c128_degenerate_001',
        op='linalg.eigvalsh',
        family='stacks',
        dtype='complex128',
        call={'op': 'linalg.eigvalsh', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[[[ 1.5+0.j,  0. +0.j,  0. +0.j],
                     [ 0. +0.j,  1.5+0.j,  0. +0.j],
                     [ 0. +0.j,  0. +0.j,  1.5+0.j]],
            
                    [[ 2. +0.j,  0. +0.j,  0. +0.j],
                     [ 0. +0.j,  2. +0.j,  0. +0.j],
                     [ 0. +0.j,  0. +0.j, -1. +0.j]]]])},
        observable='power_sums',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[[[-0.84375 +0.j      , -1.328125+0.21875j ,
              -1.265625+0.140625j],
             [-1.328125-0.21875j , -1.21875 +0.j      ,
               0.1875  -0.09375j ],
             [-1.265625-0.140625j,  0.1875  +0.09375j ,
              -0.59375 +0.j      ]],
    
            [[-0.875   +0.j      , -0.328125+0.953125j,
              -1.203125+0.1875j  ],
             [-0.328125-0.953125j,  1.      +0.j      ,
               0.265625+0.09375j ],
             [-1.203125-0.1875j  ,  0.265625-0.09375j ,
               1.125   +0.j      ]]]])},
      'along': {'x': array([[[[-1.15625 +0.j      , -0.375   +0.75j    ,
              -0.015625+0.109375j],
             [-0.375   -0.75j    ,  0.625   +0.j      ,
              -0.1875  -1.125j   ],
             [-0.015625-0.109375j, -0.1875  +1.125j   ,
              -0.40625 +0.j      ]],
    
            [[ 0.59375 +0.j      , -1.      +0.1875j  ,
               1.03125 +1.j      ],
             [-1.      -0.1875j  , -1.125   +0.j      ,
              -0.140625-1.046875j],
             [ 1.03125 -1.j      , -0.140625+1.046875j,
              -0.28125 +0.j      ]]]])},
      'cotangent': {'power_2': array(1.46875), 'power_3': array(-1.125)}},
     {'direction': {'x': array([[[[-0.3125  +0.j      , -0.5     +0.703125j,
               1.171875-0.328125j],
             [-0.5     -0.703125j,  0.8125  +0.j      ,
              -0.421875+1.21875j ],
             [ 1.171875+0.328125j, -0.421875-1.21875j ,
              -0.78125 +0.j      ]],
    
            [[ 0.78125 +0.j      , -0.203125-0.15625j ,
               0.21875 +1.0625j  ],
             [-0.203125+0.15625j , -1.15625 +0.j      ,
               0.09375 -0.796875j],
             [ 0.21875 -1.0625j  ,  0.09375 +0.796875j,
              -1.28125 +0.j      ]]]])},
      'along': {'x': array([[[[-0.84375 +0.j      , -0.90625 +0.15625j ,
               0.296875-0.546875j],
             [-0.90625 -0.15625j , -0.8125  +0.j      ,
               0.1875  -1.21875j ],
             [ 0.296875+0.546875j,  0.1875  +1.21875j ,
              -0.9375  +0.j      ]],
    
            [[-1.09375 +0.j      , -0.796875-0.359375j,
               0.265625-0.171875j],
             [-0.796875+0.359375j, -1.15625 +0.j      ,
              -0.640625-0.296875j],
             [ 0.265625+0.171875j, -0.640625+0.296875j,
               1.09375 +0.j      ]]]])},
      'cotangent': {'power_2': array(0.65625), 'power_3': array(-0.53125)}}],
)
