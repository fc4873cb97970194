"""autograd 1.9.1: wrong derivatives of special.rgamma(x).

Reverse mode.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='autograd',
    parts=('vjp',),
    case=dict(
        case_id='special.rgamma_c128_degenerate_001',
        op='special.rgamma',
        family='identity',
        dtype='complex128',
        call={'op': 'special.rgamma', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.           +0.j          ,  0.           +0.j          ,
                    2.           +0.j          ,  3.25732421875+1.7392578125j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.     +0.46875j,  1.03125-1.03125j, -1.     -0.5625j ,
           -1.0625 -0.40625j])},
      'along': {'x': array([-0.625 -0.96875j, -1.4375-0.28125j,  0.625 -0.78125j,
            0.5   +0.375j  ])},
      'cotangent': {'value': array([ 0.5625-0.4375j , -0.375 +0.75j   , -0.5   +1.40625j,
            0.6875+1.21875j])}},
     {'direction': {'x': array([-1.4375 -0.71875j,  0.9375 +0.84375j,  1.3125 +1.125j  ,
            0.40625-1.28125j])},
      'along': {'x': array([ 1.40625-0.6875j , -0.46875+1.09375j, -0.625  -1.09375j,
            0.8125 -0.5j    ])},
      'cotangent': {'value': array([-0.65625-1.375j  ,  1.4375 -1.34375j, -0.28125+1.15625j,
           -1.1875 +0.40625j])}}],
)
