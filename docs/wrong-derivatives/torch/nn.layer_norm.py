"""PyTorch 2.13.0+cpu: wrong derivatives of nn.layer_norm(x, (4,), y, z).

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
        case_id='nn.layer_norm_f64_generic_001',
        op='nn.layer_norm',
        family='identity',
        dtype='float64',
        call={'op': 'nn.layer_norm',
             'positional': [{'array': 'x'}, {'tuple': [4]}, {'array': 'y'}, {'array': 'z'}]},
        inputs={'x': array([[ 1.6806640625,  1.6494140625, -0.2255859375,  1.5810546875],
                   [ 0.4990234375,  0.5166015625, -1.4853515625, -1.7451171875]]),
             'y': array([-0.0439453125,  1.7880859375,  1.3740234375,  0.9091796875]),
             'z': array([ 1.6708984375, -0.3564453125, -0.9794921875, -1.3134765625])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 1.09375,  1.15625, -0.8125 , -0.875  ],
           [-0.8125 , -1.46875, -1.375  ,  0.75   ]]),
                    'y': array([ 1.28125,  0.84375,  1.5    , -0.78125]),
                    'z': array([-1.375  , -0.8125 ,  0.5625 , -0.28125])},
      'along': {'x': array([[-1.375  , -0.75   , -1.03125, -0.5625 ],
           [ 0.78125,  0.34375, -1.125  , -1.25   ]]),
                'y': array([ 1.375  , -0.5    ,  0.53125,  0.25   ]),
                'z': array([-0.96875,  1.46875, -0.4375 , -1.34375])},
      'cotangent': {'value': array([[ 0.59375, -0.9375 , -0.84375,  0.75   ],
           [-0.5    , -0.34375,  0.875  , -0.53125]])}},
     {'direction': {'x': array([[ 0.6875 , -0.59375, -1.5    , -0.34375],
           [-0.96875,  1.25   , -0.625  , -0.5    ]]),
                    'y': array([ 1.5    , -1.28125,  0.34375,  0.6875 ]),
                    'z': array([-0.375  ,  0.5    ,  0.78125,  0.96875])},
      'along': {'x': array([[-1.46875,  1.46875,  0.4375 , -0.40625],
           [ 0.4375 , -1.375  , -0.9375 , -0.3125 ]]),
                'y': array([ 1.0625 , -0.28125, -0.3125 , -0.71875]),
                'z': array([-0.96875, -0.53125,  1.15625,  0.46875])},
      'cotangent': {'value': array([[ 0.625  , -1.46875,  1.4375 , -1.375  ],
           [ 1.375  ,  1.4375 ,  0.53125, -0.84375]])}}],
)
