"""PyTorch 2.13.0+cpu: wrong derivatives of nn.instance_norm(x).

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
        case_id='nn.instance_norm_f64_generic_001',
        op='nn.instance_norm',
        family='identity',
        dtype='float64',
        call={'op': 'nn.instance_norm', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[[-0.9970703125, -1.6142578125,  1.0634765625,  1.7548828125],
                    [-0.8349609375, -0.2822265625,  1.4775390625, -0.7216796875]]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[[-1.3125 ,  1.3125 , -1.46875,  0.40625],
            [ 0.34375,  0.625  , -1.34375,  0.78125]]])},
      'along': {'x': array([[[ 0.71875,  1.09375,  1.34375,  1.3125 ],
            [-1.40625, -0.96875,  0.28125,  0.5    ]]])},
      'cotangent': {'value': array([[[ 0.46875, -0.3125 ,  1.28125,  1.46875],
            [-0.59375,  0.65625,  0.4375 , -0.75   ]]])}},
     {'direction': {'x': array([[[-0.34375, -0.75   ,  0.78125,  0.84375],
            [-0.28125, -0.9375 , -1.34375, -0.4375 ]]])},
      'along': {'x': array([[[-0.84375, -1.4375 ,  1.125  ,  0.40625],
            [-1.125  ,  0.53125, -0.9375 , -1.25   ]]])},
      'cotangent': {'value': array([[[ 1.40625,  0.875  ,  1.125  ,  0.3125 ],
            [ 0.25   , -0.59375, -1.15625,  1.375  ]]])}}],
)
