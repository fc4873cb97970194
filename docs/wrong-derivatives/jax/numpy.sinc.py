"""JAX 0.10.2: wrong derivatives of numpy.sinc(x).

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
        case_id='numpy.sinc_c128_near_001',
        op='numpy.sinc',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.sinc', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 1.000000000e-06+5.00000000000e-07j,
                   -3.000000000e-04-1.50000000000e-04j,
                    1.000000000e-20+5.00000000000e-21j,
                   -2.939453125e-01-1.33056640625e+00j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.03125-0.90625j, -1.     -0.4375j ,  1.1875 -1.03125j,
           -0.5625 +0.625j  ])},
      'along': {'x': array([ 0.78125-1.3125j , -0.5    -0.59375j,  0.71875+1.28125j,
           -0.90625-0.6875j ])},
      'cotangent': {'value': array([ 1.28125+1.5j    ,  1.46875-1.09375j, -1.40625+1.1875j ,
            1.     +1.375j  ])}},
     {'direction': {'x': array([-1.25  +1.40625j, -1.25  -0.34375j, -0.5   +1.46875j,
            0.4375-0.59375j])},
      'along': {'x': array([-1.5    -1.j     ,  1.03125-1.21875j,  0.90625-0.65625j,
            0.65625-1.40625j])},
      'cotangent': {'value': array([-0.6875 -1.3125j ,  0.8125 -0.875j  ,  1.5    +0.5625j ,
            1.09375-1.40625j])}}],
)
