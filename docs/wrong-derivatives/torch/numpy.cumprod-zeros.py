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
        case_id='numpy.cumprod_zeros_f64_degenerate_001',
        op='numpy.cumprod',
        family='zeros',
        dtype='float64',
        call={'op': 'numpy.cumprod', 'positional': [{'array': 'x'}], 'keyword': {'axis': 1}},
        inputs={'x': array([[ 0.  ,  0.  ,  2.  , -0.75],
                   [ 0.5 ,  1.25, -2.  ,  0.  ],
                   [ 0.  ,  0.  ,  0.  ,  0.25]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 0.71875, -0.5625 ,  1.40625, -1.     ],
           [-0.71875, -0.84375,  0.78125,  1.09375],
           [-0.5    , -0.5    ,  0.6875 ,  0.5625 ]])},
      'along': {'x': array([[ 0.875  ,  0.53125,  0.875  ,  1.1875 ],
           [ 1.03125, -0.40625, -1.15625, -1.34375],
           [-1.3125 , -0.625  , -0.625  , -0.4375 ]])},
      'cotangent': {'value': array([[-0.375  ,  0.625  ,  0.5    , -1.25   ],
           [-1.1875 , -0.78125, -0.6875 ,  1.4375 ],
           [ 0.90625, -0.28125,  0.71875, -1.     ]])}},
     {'direction': {'x': array([[-0.3125 , -0.90625,  1.34375,  1.0625 ],
           [-1.375  , -0.625  ,  0.40625, -0.8125 ],
           [ 0.90625,  0.875  , -0.84375,  0.6875 ]])},
      'along': {'x': array([[-0.75   , -1.09375, -1.1875 ,  0.53125],
           [-0.375  , -1.40625, -0.5625 ,  0.8125 ],
           [ 1.03125, -1.15625, -1.3125 , -0.53125]])},
      'cotangent': {'value': array([[ 0.25   ,  0.40625, -0.46875,  0.3125 ],
           [ 0.875  , -1.09375,  0.59375,  1.21875],
           [ 0.6875 , -1.40625, -0.625  ,  1.21875]])}}],
)
