"""autograd 1.9.1: wrong derivatives of numpy.pow(x, y).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='autograd',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.pow_c128_degenerate_001',
        op='numpy.pow',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.pow', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.           +0.j           , 2.           +0.j           ,
                   2.           +0.j           , 2.08935546875+0.27099609375j]),
             'y': array([ 2.          +0.j           ,  0.          +0.j           ,
                    1.          +0.j           , -1.5556640625+0.10107421875j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.46875-0.40625j, -0.90625+0.9375j , -0.46875+0.9375j ,
            1.15625-1.3125j ]),
                    'y': array([ 1.09375-0.875j  ,  1.125  -1.03125j, -0.5625 -1.125j  ,
            0.71875+1.21875j])},
      'along': {'x': array([-1.4375+1.j     , -0.375 +0.34375j, -1.3125-1.25j   ,
            1.4375-1.125j  ]),
                'y': array([-0.9375 +1.1875j , -0.78125-1.09375j,  0.75   -1.0625j ,
           -1.21875-0.40625j])},
      'cotangent': {'value': array([0.90625+1.0625j, 0.90625-0.3125j, 0.25   +0.3125j, 1.21875-0.4375j])}},
     {'direction': {'x': array([ 1.1875 -0.90625j,  0.625  +0.53125j,  0.875  -0.59375j,
           -0.34375-0.90625j]),
                    'y': array([-0.96875-0.6875j , -1.46875+1.09375j, -1.15625-0.75j   ,
           -0.34375-0.34375j])},
      'along': {'x': array([-0.65625-0.875j  , -0.375  -0.78125j, -1.03125+0.3125j ,
           -0.6875 +0.375j  ]),
                'y': array([-0.3125 -1.j     , -0.90625-0.28125j, -0.53125+0.46875j,
            0.625  -1.1875j ])},
      'cotangent': {'value': array([-1.28125-0.34375j, -0.65625-1.375j  , -0.78125+1.1875j ,
           -0.84375+1.15625j])}}],
)
