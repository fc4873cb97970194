"""JAX 0.10.2: wrong derivatives of linalg.pinv(x, rtol=0.5).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.pinv_cut_mapped_f64_generic_001',
        op='linalg.pinv',
        family='cut_mapped',
        dtype='float64',
        call={'op': 'linalg.pinv',
             'positional': [{'array': 'x'}],
             'keyword': {'rtol': 0.5},
             'mapped': {'x': 0}},
        inputs={'x': array([[[-1.2685546875,  1.2666015625],
                    [ 1.5439453125, -1.1533203125],
                    [-0.3271484375, -0.8857421875]],
            
                   [[ 1.7451171875,  0.8994140625],
                    [-1.6650390625,  1.9736328125],
                    [-0.1513671875,  0.3115234375]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[ 0.84375, -1.1875 ],
            [ 1.375  , -1.21875],
            [ 0.65625, -1.4375 ]],
    
           [[-0.75   ,  1.1875 ],
            [-1.40625,  0.59375],
            [-0.3125 , -1.40625]]])},
      'along': {'x': array([[[-1.40625, -0.46875],
            [-1.     ,  0.625  ],
            [-1.1875 ,  1.25   ]],
    
           [[-1.0625 , -0.59375],
            [ 1.21875, -0.90625],
            [-1.46875,  1.125  ]]])},
      'cotangent': {'value': array([[[ 0.875  ,  1.3125 , -1.3125 ],
            [ 1.25   , -1.375  , -1.21875]],
    
           [[-0.4375 ,  0.84375, -0.9375 ],
            [-0.59375,  1.1875 ,  0.78125]]])}},
     {'direction': {'x': array([[[-0.4375 ,  0.78125],
            [-0.84375, -0.59375],
            [ 1.5    ,  1.5    ]],
    
           [[-0.375  , -1.25   ],
            [ 1.     ,  1.40625],
            [-1.40625, -0.5    ]]])},
      'along': {'x': array([[[ 0.90625, -1.3125 ],
            [-1.5    , -1.09375],
            [ 0.625  ,  0.25   ]],
    
           [[-0.84375, -1.375  ],
            [-0.59375,  1.5    ],
            [ 1.375  , -0.875  ]]])},
      'cotangent': {'value': array([[[-1.3125 ,  0.34375,  1.34375],
            [-1.40625, -0.40625,  0.5625 ]],
    
           [[ 0.53125,  0.375  ,  1.15625],
            [ 0.25   ,  0.28125,  1.28125]]])}}],
)
