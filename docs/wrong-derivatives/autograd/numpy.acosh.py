"""autograd 1.9.1: wrong derivatives of numpy.acosh(x).

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
        case_id='numpy.acosh_c128_generic_001',
        op='numpy.acosh',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.acosh', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 2.9599609375+1.0712890625j, -2.6337890625-0.7724609375j,
                   -1.9892578125-1.0791015625j, -2.7294921875-0.1806640625j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.5625 +0.375j  ,  1.34375+0.65625j,  0.4375 +0.65625j,
            0.78125+1.28125j])},
      'along': {'x': array([ 0.71875-0.75j  ,  0.34375-1.3125j,  0.5625 +1.5j   ,
           -1.46875+1.375j ])},
      'cotangent': {'value': array([-0.28125-0.5625j ,  0.46875-1.15625j, -1.25   +1.375j  ,
            1.46875-1.25j   ])}},
     {'direction': {'x': array([-1.     -0.65625j,  1.375  +0.96875j, -1.4375 +0.875j  ,
            1.40625-0.4375j ])},
      'along': {'x': array([-1.15625-0.96875j, -0.71875-0.5625j ,  0.78125-0.90625j,
            1.28125-0.3125j ])},
      'cotangent': {'value': array([-1.34375+0.9375j , -0.53125+0.84375j, -1.5    -1.3125j ,
           -1.34375-1.21875j])}}],
)
