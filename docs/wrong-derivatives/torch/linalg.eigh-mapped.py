"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.eigh(x).

Reverse over forward.
The function `eigh_weighted` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('rof',),
    case=dict(
        case_id='linalg.eigh_mapped_f64_generic_001',
        op='linalg.eigh',
        family='mapped',
        dtype='float64',
        call={'op': 'linalg.eigh', 'positional': [{'array': 'x'}], 'mapped': {'x': 0}},
        inputs={'x': array([[[-1.5    ,  0.21875],
                    [ 0.21875,  0.59375]],
            
                   [[-1.28125,  0.65625],
                    [ 0.65625, -0.4375 ]]])},
        observable='eigh_weighted',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[[-0.96875, -0.0625 ],
            [-0.0625 ,  1.34375]],
    
           [[-1.25   ,  0.03125],
            [ 0.03125,  0.40625]]])},
      'along': {'x': array([[[ 0.75    ,  0.453125],
            [ 0.453125, -0.65625 ]],
    
           [[ 0.46875 , -0.4375  ],
            [-0.4375  ,  1.      ]]])},
      'cotangent': {'values': array([[ 0.3125 ,  0.25   ],
           [-0.46875,  0.25   ]]),
                    'vectors': array([[[ 1.4375 ,  0.5    ],
            [-0.90625,  0.875  ]],
    
           [[ 1.09375,  1.21875],
            [-1.03125,  0.4375 ]]])}},
     {'direction': {'x': array([[[ 0.59375 , -0.625   ],
            [-0.625   ,  0.4375  ]],
    
           [[-1.21875 ,  0.453125],
            [ 0.453125,  0.875   ]]])},
      'along': {'x': array([[[ 0.71875 ,  1.25    ],
            [ 1.25    , -0.75    ]],
    
           [[ 0.96875 , -0.609375],
            [-0.609375, -0.875   ]]])},
      'cotangent': {'values': array([[-0.53125, -0.8125 ],
           [-0.75   , -0.96875]]),
                    'vectors': array([[[ 0.59375,  0.9375 ],
            [-1.4375 , -1.     ]],
    
           [[-0.46875, -1.25   ],
            [-0.78125, -0.8125 ]]])}}],
)
