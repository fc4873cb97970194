"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.svd(x, full_matrices=True).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `svd_null` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svd_null_space_mapped_f64_generic_001',
        op='linalg.svd',
        family='null_space_mapped',
        dtype='float64',
        call={'op': 'linalg.svd',
             'positional': [{'array': 'x'}],
             'keyword': {'full_matrices': True},
             'mapped': {'x': 0}},
        inputs={'x': array([[[ 0.9794921875],
                    [-1.3271484375],
                    [-0.1064453125]],
            
                   [[ 0.1591796875],
                    [ 1.5791015625],
                    [-0.5498046875]]])},
        observable='svd_null',
    ),
    probes=[{'direction': {'x': array([[[ 0.25   ],
            [-0.5    ],
            [-0.46875]],
    
           [[-0.46875],
            [-0.625  ],
            [ 0.96875]]])},
      'along': {'x': array([[[-1.1875 ],
            [ 0.28125],
            [ 0.25   ]],
    
           [[-1.21875],
            [-0.3125 ],
            [ 1.     ]]])},
      'cotangent': {'null': array([[[-0.59375, -0.28125, -1.5    ],
            [ 0.9375 , -0.84375, -1.25   ],
            [ 0.90625,  1.15625, -0.90625]],
    
           [[ 1.21875, -1.     , -1.5    ],
            [-1.4375 ,  0.875  ,  1.3125 ],
            [ 0.59375,  1.25   ,  1.     ]]])}},
     {'direction': {'x': array([[[-1.3125 ],
            [ 0.375  ],
            [ 0.96875]],
    
           [[ 0.40625],
            [-1.125  ],
            [ 1.15625]]])},
      'along': {'x': array([[[-0.96875],
            [-0.375  ],
            [ 0.5625 ]],
    
           [[ 1.03125],
            [ 1.15625],
            [-1.4375 ]]])},
      'cotangent': {'null': array([[[ 0.96875,  1.40625,  1.0625 ],
            [-0.375  , -1.1875 , -0.875  ],
            [-0.625  ,  1.0625 ,  1.5    ]],
    
           [[-1.4375 ,  0.96875, -0.28125],
            [-0.375  , -1.34375,  1.21875],
            [-1.21875, -1.1875 , -0.28125]]])}}],
)
