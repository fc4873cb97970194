"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.sinc(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.sinc_c128_degenerate_001',
        op='numpy.sinc',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.sinc', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 0.          +0.j           ,  1.          +0.j           ,
                   -2.          +0.j           , -1.5439453125+1.32666015625j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 1.28125+0.96875j, -1.21875-1.25j   ,  0.46875-0.28125j,
            1.21875+1.46875j])},
      'along': {'x': array([-1.34375+0.84375j, -0.34375+0.6875j , -0.90625+0.40625j,
            1.28125-0.625j  ])},
      'cotangent': {'value': array([ 0.3125 +1.5j    , -1.34375+1.03125j, -0.84375+1.25j   ,
            0.5625 +1.21875j])}},
     {'direction': {'x': array([-0.90625+0.90625j, -0.90625+0.875j  , -0.53125+1.40625j,
           -1.25   -0.625j  ])},
      'along': {'x': array([ 1.375  -0.78125j, -0.90625+1.j     ,  0.78125-1.21875j,
            1.5    -0.75j   ])},
      'cotangent': {'value': array([-0.28125+0.84375j,  0.90625-0.78125j, -0.5    +0.625j  ,
            1.0625 -0.8125j ])}}],
)
