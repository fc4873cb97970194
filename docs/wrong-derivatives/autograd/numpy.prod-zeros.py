"""autograd 1.9.1: wrong derivatives of numpy.prod(x, axis=1).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.prod_zeros_f64_degenerate_001',
        op='numpy.prod',
        family='zeros',
        dtype='float64',
        call={'op': 'numpy.prod', 'positional': [{'array': 'x'}], 'keyword': {'axis': 1}},
        inputs={'x': array([[ 0.  ,  0.  ,  2.  , -0.75],
                   [ 0.5 ,  1.25, -2.  ,  0.  ],
                   [ 0.  ,  0.  ,  0.  ,  0.25]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 1.46875, -0.71875,  0.84375, -1.34375],
           [-0.5625 ,  0.375  ,  0.5    , -1.4375 ],
           [ 1.0625 ,  0.84375,  1.28125,  0.40625]])},
      'along': {'x': array([[-0.90625,  1.40625,  0.9375 ,  1.46875],
           [ 0.25   , -1.40625,  0.78125, -0.8125 ],
           [ 0.25   , -0.46875,  0.53125, -1.4375 ]])},
      'cotangent': {'value': array([ 1.34375, -1.28125, -0.4375 ])}},
     {'direction': {'x': array([[ 1.28125, -1.34375,  0.53125,  0.8125 ],
           [-1.09375,  1.3125 , -0.5625 , -1.09375],
           [ 1.28125,  0.84375, -0.46875,  0.875  ]])},
      'along': {'x': array([[ 0.875  , -0.9375 ,  0.4375 , -1.34375],
           [-0.25   , -0.59375,  1.15625,  1.25   ],
           [-1.4375 ,  0.9375 ,  0.78125,  0.8125 ]])},
      'cotangent': {'value': array([-0.5    ,  1.28125, -1.4375 ])}}],
)
