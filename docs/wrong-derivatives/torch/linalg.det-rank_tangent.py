"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.det(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.det_rank_tangent_f64_generic_001',
        op='linalg.det',
        family='rank_tangent',
        dtype='float64',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}], 'tangents': {'x': 't'}},
        inputs={'x': array([[-1.9794921875,  0.2509765625, -0.1591796875],
                   [-1.1396484375, -1.3388671875,  1.2919921875],
                   [-0.1787109375,  0.1416015625, -1.2548828125]]),
             't': array([[ 1.7626953125,  1.1435546875, -0.2998046875],
                   [ 1.6767578125,  0.5654296875, -0.6064453125],
                   [-1.3310546875, -0.8623046875, -1.6142578125]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.6875 ,  0.46875,  1.3125 ],
           [-0.375  ,  1.21875, -1.21875],
           [ 0.65625,  0.96875, -1.     ]]),
                    't': array([[ 0.8125 ,  0.40625,  0.90625],
           [-0.84375, -1.25   ,  1.4375 ],
           [ 0.78125, -0.5625 , -0.46875]])},
      'along': {'x': array([[ 1.375  ,  0.875  , -1.0625 ],
           [ 0.5625 ,  0.6875 , -0.25   ],
           [ 0.375  ,  0.5625 ,  0.84375]]),
                't': array([[ 1.34375, -1.15625, -0.59375],
           [-1.46875,  0.375  , -0.4375 ],
           [ 0.875  , -0.25   , -1.25   ]])},
      'cotangent': {'value': array(0.59375)}},
     {'direction': {'x': array([[-0.65625,  1.03125, -0.71875],
           [ 0.46875, -1.     ,  1.34375],
           [-0.5    , -0.75   ,  0.5625 ]]),
                    't': array([[ 0.5625 , -0.46875,  1.09375],
           [ 1.4375 , -0.96875,  0.53125],
           [ 0.96875, -0.5625 ,  0.84375]])},
      'along': {'x': array([[-0.84375, -0.90625,  1.4375 ],
           [ 1.125  , -0.4375 , -1.09375],
           [ 1.4375 , -0.5625 , -0.625  ]]),
                't': array([[-0.4375 ,  0.78125,  1.46875],
           [-0.59375, -0.75   , -0.40625],
           [-1.21875,  0.5625 , -1.21875]])},
      'cotangent': {'value': array(-1.09375)}}],
)
