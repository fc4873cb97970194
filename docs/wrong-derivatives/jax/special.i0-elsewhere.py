"""JAX 0.10.2: wrong derivatives of special.i0(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.i0_elsewhere_f64_degenerate_001',
        op='special.i0',
        family='elsewhere',
        dtype='float64',
        call={'op': 'special.i0', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 0.           , -1.95068359375, -2.11962890625, -1.82373046875])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.34375,  1.21875,  1.375  ,  1.34375])},
      'along': {'x': array([-1.25   , -0.3125 , -0.90625,  1.46875])},
      'cotangent': {'value': array([-0.875  , -0.96875, -0.90625, -1.34375])}},
     {'direction': {'x': array([0.8125 , 1.25   , 0.78125, 0.9375 ])},
      'along': {'x': array([-0.28125, -0.28125, -0.71875,  0.84375])},
      'cotangent': {'value': array([-1.0625 , -0.90625,  1.09375, -0.625  ])}}],
)
