"""JAX 0.10.2: wrong derivatives of special.i1(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.i1_elsewhere_f64_degenerate_001',
        op='special.i1',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.i1', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 0.           , -0.63134765625, -3.82763671875, -2.99755859375])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.46875,  0.40625,  0.25   ,  0.90625])},
      'along': {'x': array([-1.4375 ,  0.8125 ,  0.5    , -1.15625])},
      'cotangent': {'value': array([ 0.3125 ,  0.90625, -0.75   , -1.34375])}},
     {'direction': {'x': array([-0.5625 , -1.15625, -0.4375 , -1.25   ])},
      'along': {'x': array([-0.78125, -1.375  ,  1.28125, -0.78125])},
      'cotangent': {'value': array([-1.40625,  0.71875,  1.25   ,  0.6875 ])}}],
)
