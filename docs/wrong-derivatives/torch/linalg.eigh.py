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
        case_id='linalg.eigh_f64_generic_001',
        op='linalg.eigh',
        family='identity',
        dtype='float64',
        call={'op': 'linalg.eigh', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 1.3125  , -0.140625,  0.125   ],
                   [-0.140625,  0.59375 ,  0.78125 ],
                   [ 0.125   ,  0.78125 , -0.875   ]])},
        observable='eigh_weighted',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[-1.15625 ,  0.40625 ,  0.078125],
           [ 0.40625 ,  0.375   , -0.109375],
           [ 0.078125, -0.109375,  1.25    ]])},
      'along': {'x': array([[ 0.28125, -0.875  ,  0.21875],
           [-0.875  , -0.4375 ,  0.3125 ],
           [ 0.21875,  0.3125 , -0.3125 ]])},
      'cotangent': {'values': array([-1.25  ,  0.6875, -0.5625]),
                    'vectors': array([[-1.1875 ,  0.96875, -1.1875 ],
           [ 0.3125 , -1.0625 , -1.09375],
           [ 0.5625 , -1.5    ,  0.65625]])}},
     {'direction': {'x': array([[-1.3125  ,  1.140625, -0.046875],
           [ 1.140625,  0.8125  ,  0.28125 ],
           [-0.046875,  0.28125 ,  0.8125  ]])},
      'along': {'x': array([[-1.5     , -0.265625,  0.421875],
           [-0.265625, -0.71875 , -0.96875 ],
           [ 0.421875, -0.96875 ,  1.40625 ]])},
      'cotangent': {'values': array([ 1.15625,  0.28125, -1.03125]),
                    'vectors': array([[-0.25   , -0.90625, -1.375  ],
           [-0.46875, -1.4375 , -1.1875 ],
           [ 0.46875, -0.28125, -0.71875]])}}],
)
