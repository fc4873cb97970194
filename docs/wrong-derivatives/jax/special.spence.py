"""JAX 0.10.2: wrong derivatives of special.spence(x).

Reverse mode, forward over reverse, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('vjp', 'hvp', 'rof', 'ror'),
    case=dict(
        case_id='special.spence_f64_generic_001',
        op='special.spence',
        family='identity',
        dtype='float64',
        call={'op': 'special.spence', 'positional': [{'array': 'x'}]},
        inputs={'x': array([0.664794921875, 1.272216796875, 1.213623046875, 1.251708984375])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-0.875  , -1.15625,  0.53125, -0.28125])},
      'along': {'x': array([ 0.5625,  0.375 , -0.375 ,  0.75  ])},
      'cotangent': {'value': array([-0.90625, -1.21875,  1.03125,  1.4375 ])}},
     {'direction': {'x': array([-0.6875 , -0.90625, -1.03125,  0.34375])},
      'along': {'x': array([-0.78125,  1.125  ,  1.40625,  0.6875 ])},
      'cotangent': {'value': array([-0.65625, -0.78125,  0.5625 ,  0.40625])}}],
)
