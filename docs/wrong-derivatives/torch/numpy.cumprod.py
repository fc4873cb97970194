"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.cumprod(x, axis=1).

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
        case_id='numpy.cumprod_f64_degenerate_001',
        op='numpy.cumprod',
        family='identity',
        dtype='float64',
        call={'op': 'numpy.cumprod', 'positional': [{'array': 'x'}], 'keyword': {'axis': 1}},
        inputs={'x': array([[ 1.5 ,  0.  ,  2.  , -0.75],
                   [ 0.5 ,  1.25, -2.  ,  1.  ],
                   [ 0.  ,  0.  ,  1.5 ,  0.25]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.65625, -0.46875,  1.1875 ,  0.59375],
           [-0.78125, -0.28125,  1.     , -0.4375 ],
           [ 1.4375 ,  0.78125, -1.21875, -1.28125]])},
      'along': {'x': array([[ 0.375  ,  0.8125 ,  1.21875,  0.28125],
           [-0.5625 , -0.59375,  0.84375,  1.3125 ],
           [-0.8125 , -0.84375, -1.5    ,  0.6875 ]])},
      'cotangent': {'value': array([[-0.40625, -1.34375, -0.25   , -0.3125 ],
           [ 0.75   , -0.375  ,  0.4375 , -1.15625],
           [ 0.78125,  0.71875,  1.40625,  0.25   ]])}},
     {'direction': {'x': array([[ 0.90625,  0.625  , -1.375  ,  1.21875],
           [-1.28125, -1.15625, -1.4375 ,  1.5    ],
           [ 0.71875,  0.75   ,  1.0625 , -0.5    ]])},
      'along': {'x': array([[ 1.     ,  0.53125, -0.78125, -1.     ],
           [-0.8125 , -0.5    , -1.03125, -0.28125],
           [-0.46875,  0.96875,  1.125  , -1.28125]])},
      'cotangent': {'value': array([[ 1.1875 , -0.59375, -0.34375,  0.25   ],
           [ 0.90625,  0.96875,  1.28125,  0.28125],
           [-1.     ,  1.34375,  1.4375 ,  1.375  ]])}}],
)
