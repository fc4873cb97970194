"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.pow(x, y).

Forward mode, forward over reverse, forward over forward, reverse over forward.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'hvp', 'fof', 'rof'),
    case=dict(
        case_id='numpy.pow_c128_generic_013',
        op='numpy.pow',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.pow', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([0.49462890625, 2.74072265625, 0.65087890625, 2.22705078125]),
             'y': array([ 0.2412109375-0.84716796875j,  1.8466796875-0.37353515625j,
                   -1.3681640625-0.28369140625j, -0.7822265625+0.65478515625j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.78125,  1.125  ,  0.5    , -0.71875]),
                    'y': array([ 1.4375 +0.84375j, -1.3125 +0.9375j , -1.28125+1.34375j,
           -0.3125 +1.21875j])},
      'along': {'x': array([ 0.65625, -1.34375,  0.46875,  1.0625 ]),
                'y': array([ 0.40625-0.71875j,  0.46875-1.1875j , -0.375  +0.96875j,
           -1.     +0.5j    ])},
      'cotangent': {'value': array([ 0.875 +0.6875j ,  1.4375-0.875j  , -0.6875+1.3125j ,
            0.6875-1.28125j])}},
     {'direction': {'x': array([-0.28125,  1.34375, -1.28125, -0.8125 ]),
                    'y': array([ 0.75   +0.46875j, -0.84375-0.71875j, -0.78125-1.09375j,
            0.59375+1.1875j ])},
      'along': {'x': array([-0.5    ,  0.4375 ,  0.96875, -0.34375]),
                'y': array([ 0.84375+0.8125j ,  1.03125-1.03125j, -0.28125+0.6875j ,
           -0.53125-1.375j  ])},
      'cotangent': {'value': array([-1.125  +0.40625j, -1.46875+0.4375j , -1.25   +0.78125j,
            1.03125-1.09375j])}}],
)
