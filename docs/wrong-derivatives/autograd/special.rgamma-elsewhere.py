"""autograd 1.9.1: wrong derivatives of special.rgamma(x).

Reverse mode, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp', 'ror'),
    case=dict(
        case_id='special.rgamma_elsewhere_f64_degenerate_001',
        op='special.rgamma',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.rgamma', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 0.           , -1.           , -3.           , -2.22119140625])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.53125,  1.4375 , -1.28125,  0.8125 ])},
      'along': {'x': array([ 0.53125, -1.3125 ,  0.84375,  0.375  ])},
      'cotangent': {'value': array([ 0.4375 ,  1.125  ,  0.375  , -0.78125])}},
     {'direction': {'x': array([0.65625, 0.9375 , 1.15625, 1.21875])},
      'along': {'x': array([ 1.3125 ,  0.9375 , -0.65625,  1.03125])},
      'cotangent': {'value': array([-0.3125 , -0.3125 ,  1.40625, -1.21875])}}],
)
