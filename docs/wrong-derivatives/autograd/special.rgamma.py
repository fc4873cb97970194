"""autograd 1.9.1: wrong derivatives of special.rgamma(x).

Reverse mode.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

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
                    2.           +0.j          ,  3.99755859375+1.6982421875j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.46875-0.40625j,  1.1875 -0.28125j,  0.4375 +0.40625j,
            0.6875 -0.75j   ])},
      'along': {'x': array([ 0.96875-1.125j  , -0.46875-1.40625j,  0.59375-0.4375j ,
            0.78125+0.34375j])},
      'cotangent': {'value': array([1.3125 +1.46875j, 0.9375 +0.65625j, 0.40625+0.40625j,
           1.125  +1.0625j ])}},
     {'direction': {'x': array([-1.21875-1.21875j, -1.375  -0.96875j,  1.25   +0.4375j ,
            0.625  +0.875j  ])},
      'along': {'x': array([0.40625-0.3125j , 0.8125 +0.28125j, 0.78125-1.3125j ,
           1.40625+0.40625j])},
      'cotangent': {'value': array([-1.4375 -1.46875j, -1.15625-1.5j    ,  1.25   -0.71875j,
           -0.90625+0.28125j])}}],
)
