"""autograd 1.9.1: wrong derivatives of numpy.pow(x, y).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

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
                   2.           +0.j           , 0.56298828125-0.96728515625j]),
             'y': array([2.          +0.j           , 0.          +0.j           ,
                   1.          +0.j           , 0.0751953125+0.17724609375j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.5625 +0.96875j, -1.15625+0.25j   , -0.71875+0.46875j,
           -0.46875+1.28125j]),
                    'y': array([-0.3125 -0.375j  , -1.25   -1.25j   , -1.     +0.46875j,
           -1.40625+0.25j   ])},
      'along': {'x': array([ 0.34375-0.3125j , -1.5    -0.84375j, -0.5    +0.3125j ,
           -0.28125-1.125j  ]),
                'y': array([-1.46875-1.09375j, -0.375  +1.1875j , -1.1875 -0.4375j ,
           -0.59375-0.84375j])},
      'cotangent': {'value': array([ 0.25   +1.21875j, -0.65625-1.28125j, -1.0625 -0.6875j ,
            0.375  -1.34375j])}},
     {'direction': {'x': array([-0.90625+0.65625j,  1.34375-1.34375j, -0.8125 +1.46875j,
           -1.5    +1.28125j]),
                    'y': array([ 1.5    +0.4375j , -0.4375 -1.03125j,  0.59375+0.28125j,
           -0.625  -0.40625j])},
      'along': {'x': array([ 0.46875-0.25j  ,  1.5    +0.5625j, -1.09375-0.5j   ,
           -1.0625 +1.125j ]),
                'y': array([-0.34375+0.4375j , -0.9375 -0.65625j,  0.4375 +0.40625j,
           -0.90625+1.40625j])},
      'cotangent': {'value': array([ 0.65625-1.25j   , -0.84375+0.59375j,  1.0625 +1.5j    ,
            1.34375-1.j     ])}}],
)
