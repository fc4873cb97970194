"""autograd 1.9.1: wrong derivatives of linalg.svdvals(x).

Reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('ror',),
    case=dict(
        case_id='linalg.svdvals_stacks_f64_degenerate_001',
        op='linalg.svdvals',
        family='stacks',
        dtype='float64',
        call={'op': 'linalg.svdvals', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[[[ 1.5,  0. ],
                     [ 0. ,  1.5]],
            
                    [[ 0. ,  2. ],
                     [ 2. ,  0. ]],
            
                    [[ 1. ,  1. ],
                     [ 1. , -1. ]]]])},
        observable='power_sums',
    ),
    probes=[{'direction': {'x': array([[[[-1.46875, -0.75   ],
             [-1.5    , -0.46875]],
    
            [[ 1.03125,  0.375  ],
             [ 0.90625,  0.5    ]],
    
            [[ 1.1875 ,  1.4375 ],
             [-0.875  , -1.125  ]]]])},
      'along': {'x': array([[[[ 1.4375 ,  1.34375],
             [ 1.125  , -0.53125]],
    
            [[ 1.28125,  1.125  ],
             [-1.15625,  1.09375]],
    
            [[-1.5    ,  0.4375 ],
             [ 1.15625,  0.25   ]]]])},
      'cotangent': {'power_1': array(-1.03125), 'power_2': array(1.34375)}},
     {'direction': {'x': array([[[[-0.90625, -1.125  ],
             [-1.15625, -1.40625]],
    
            [[ 1.09375, -0.6875 ],
             [ 1.40625, -0.5625 ]],
    
            [[ 1.5    ,  0.375  ],
             [ 0.96875, -1.0625 ]]]])},
      'along': {'x': array([[[[ 0.34375, -1.375  ],
             [-0.6875 ,  0.4375 ]],
    
            [[-1.40625,  0.875  ],
             [-0.78125, -0.90625]],
    
            [[-1.34375, -0.625  ],
             [-1.1875 , -0.84375]]]])},
      'cotangent': {'power_1': array(1.0625), 'power_2': array(-1.25)}}],
)
