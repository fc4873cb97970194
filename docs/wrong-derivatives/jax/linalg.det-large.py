"""JAX 0.10.2: wrong derivatives of linalg.det(x).

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
        case_id='linalg.det_large_f64_degenerate_001',
        op='linalg.det',
        family='large',
        dtype='float64',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 3.  ,  1.  , -1.  ,  0.5 , -1.5 ],
                   [-4.  ,  0.  ,  2.  , -1.  ,  3.  ],
                   [ 1.  ,  0.5 , -0.5 ,  0.25, -0.75],
                   [ 3.  ,  1.5 , -1.5 ,  0.75, -2.25],
                   [ 2.  ,  1.  , -1.  ,  0.5 ,  0.  ]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.375  , -0.59375, -0.71875, -0.96875,  1.46875],
           [ 0.46875,  0.90625, -0.8125 ,  0.4375 , -0.9375 ],
           [-0.59375, -1.15625,  1.5    , -0.375  ,  1.     ],
           [ 0.59375, -0.46875,  0.28125,  1.25   , -0.90625],
           [-0.28125,  0.65625, -0.84375, -0.75   ,  1.3125 ]])},
      'along': {'x': array([[-0.96875, -0.5    , -1.09375,  1.25   , -1.5    ],
           [-0.5625 , -1.125  , -1.4375 ,  0.5    , -0.875  ],
           [ 1.15625,  0.375  ,  0.71875,  1.0625 , -1.34375],
           [-1.40625, -1.03125,  1.0625 , -1.21875, -0.28125],
           [ 1.5    ,  0.8125 ,  0.3125 ,  0.28125,  0.5    ]])},
      'cotangent': {'value': array(-1.34375)}},
     {'direction': {'x': array([[ 1.09375,  0.46875,  0.28125,  0.375  , -0.875  ],
           [ 0.625  , -1.03125, -1.0625 ,  0.75   , -1.46875],
           [-0.65625, -1.21875,  0.28125,  1.46875,  1.0625 ],
           [ 1.3125 , -0.34375, -1.1875 ,  0.625  , -1.4375 ],
           [-1.1875 ,  0.84375, -1.15625,  1.0625 , -0.875  ]])},
      'along': {'x': array([[-0.5    , -0.34375,  1.03125,  0.875  ,  0.59375],
           [-1.15625, -0.46875,  1.03125,  1.375  , -0.34375],
           [-0.625  ,  0.90625, -0.78125, -0.375  ,  1.21875],
           [ 0.8125 , -0.40625,  0.5    , -1.     , -1.375  ],
           [ 1.375  ,  0.5    ,  1.4375 , -0.6875 , -0.53125]])},
      'cotangent': {'value': array(-0.625)}}],
)
