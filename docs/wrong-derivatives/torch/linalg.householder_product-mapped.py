"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.householder_product(x, y).

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
        case_id='linalg.householder_product_mapped_f64_generic_001',
        op='linalg.householder_product',
        family='mapped',
        dtype='float64',
        call={'op': 'linalg.householder_product',
             'positional': [{'array': 'x'}, {'array': 'y'}],
             'mapped': {'x': 0, 'y': 0}},
        inputs={'x': array([[[ 1.3486328125, -1.8955078125],
                    [ 1.4248046875, -1.8427734375],
                    [ 1.3291015625,  0.4697265625]],
            
                   [[ 1.5791015625, -0.6826171875],
                    [-1.2216796875,  1.3701171875],
                    [-1.5771484375,  1.4306640625]]]),
             'y': array([[-0.1064453125,  0.3291015625],
                   [ 1.4384765625,  0.0869140625]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[-0.75   ,  1.125  ],
            [-0.3125 , -0.3125 ],
            [-1.1875 , -0.78125]],
    
           [[-1.125  ,  1.375  ],
            [ 1.0625 , -1.46875],
            [ 0.625  ,  0.84375]]]),
                    'y': array([[ 0.25   , -1.375  ],
           [ 0.75   , -1.34375]])},
      'along': {'x': array([[[ 0.90625,  1.0625 ],
            [-0.28125,  0.59375],
            [ 0.625  , -0.75   ]],
    
           [[-0.53125, -0.71875],
            [-1.28125,  0.625  ],
            [ 1.15625,  0.65625]]]),
                'y': array([[0.53125, 0.75   ],
           [0.96875, 0.84375]])},
      'cotangent': {'value': array([[[-0.84375, -1.46875],
            [ 1.5    , -0.28125],
            [-0.875  , -0.3125 ]],
    
           [[ 0.59375, -0.75   ],
            [-1.40625, -1.21875],
            [-1.4375 ,  0.9375 ]]])}},
     {'direction': {'x': array([[[-0.25   , -0.75   ],
            [-1.09375, -0.78125],
            [ 0.59375, -0.53125]],
    
           [[ 0.9375 ,  0.65625],
            [ 1.03125,  0.625  ],
            [ 0.3125 ,  0.875  ]]]),
                    'y': array([[-0.25   ,  1.46875],
           [ 1.03125, -0.8125 ]])},
      'along': {'x': array([[[ 0.875  , -1.34375],
            [ 1.03125,  1.25   ],
            [-1.25   ,  0.40625]],
    
           [[ 0.28125, -0.78125],
            [-0.3125 , -0.96875],
            [ 0.3125 ,  1.15625]]]),
                'y': array([[ 1.125  ,  0.40625],
           [ 1.0625 , -0.40625]])},
      'cotangent': {'value': array([[[-1.125  ,  1.4375 ],
            [ 1.03125, -1.15625],
            [ 1.46875,  1.15625]],
    
           [[-0.3125 ,  0.34375],
            [ 0.75   , -1.0625 ],
            [ 0.6875 ,  0.8125 ]]])}}],
)
