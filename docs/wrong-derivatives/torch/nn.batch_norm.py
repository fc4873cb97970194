"""PyTorch 2.13.0+cpu: wrong derivatives of nn.batch_norm(x, None, None, y, z, True).

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
        case_id='nn.batch_norm_f64_generic_001',
        op='nn.batch_norm',
        family='identity',
        dtype='float64',
        call={'op': 'nn.batch_norm',
             'positional': [{'array': 'x'}, None, None, {'array': 'y'}, {'array': 'z'}, True]},
        inputs={'x': array([[ 0.4990234375,  1.8544921875],
                   [ 0.3408203125,  1.6884765625],
                   [ 1.1416015625, -1.0908203125],
                   [ 0.4482421875,  1.7783203125]]),
             'y': array([ 0.5478515625, -0.5927734375]),
             'z': array([ 0.1513671875, -0.4482421875])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-1.03125,  1.125  ],
           [-1.21875,  1.4375 ],
           [ 0.8125 ,  0.59375],
           [ 0.75   , -1.21875]]),
                    'y': array([0.53125, 0.59375]),
                    'z': array([-0.59375,  1.375  ])},
      'along': {'x': array([[ 0.71875, -0.75   ],
           [-1.125  ,  0.46875],
           [ 1.15625,  0.875  ],
           [ 0.40625, -0.875  ]]),
                'y': array([-1.125,  0.625]),
                'z': array([ 0.53125, -1.1875 ])},
      'cotangent': {'value': array([[-0.40625,  0.40625],
           [-0.4375 ,  0.34375],
           [-1.21875, -1.5    ],
           [-0.40625,  0.25   ]])}},
     {'direction': {'x': array([[ 1.     ,  0.875  ],
           [ 0.34375, -0.65625],
           [ 1.25   ,  0.625  ],
           [-1.34375, -0.8125 ]]),
                    'y': array([1.375 , 1.1875]),
                    'z': array([ 0.8125, -0.625 ])},
      'along': {'x': array([[ 1.34375, -0.40625],
           [ 1.3125 , -1.5    ],
           [ 1.3125 ,  0.78125],
           [-0.40625,  0.5    ]]),
                'y': array([-0.90625, -1.34375]),
                'z': array([-0.96875, -0.28125])},
      'cotangent': {'value': array([[-1.375  , -1.375  ],
           [-1.3125 ,  0.9375 ],
           [-1.03125, -0.6875 ],
           [-1.5    , -1.40625]])}}],
)
