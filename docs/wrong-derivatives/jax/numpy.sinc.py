"""JAX 0.10.2: wrong derivatives of numpy.sinc(x).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.sinc_c128_near_001',
        op='numpy.sinc',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.sinc', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 1.0000000000e-06+5.0000000000e-07j,
                   -3.0000000000e-04-1.5000000000e-04j,
                    1.0000000000e-20+5.0000000000e-21j,
                    1.3505859375e+00-8.8916015625e-01j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([0.375  +0.8125j , 0.84375+1.40625j, 0.34375-0.75j   ,
           1.5    -0.75j   ])},
      'along': {'x': array([-0.71875-0.875j  ,  1.125  +0.65625j,  1.375  -0.34375j,
           -0.78125+1.03125j])},
      'cotangent': {'value': array([ 1.125  +0.3125j , -0.53125-1.3125j ,  0.59375+0.53125j,
           -0.875  -1.40625j])}},
     {'direction': {'x': array([ 1.15625+0.375j, -0.34375-1.125j, -0.28125+1.25j , -0.28125-1.j   ])},
      'along': {'x': array([ 0.375  -1.28125j, -0.78125-0.53125j, -0.9375 +0.46875j,
            1.     -1.25j   ])},
      'cotangent': {'value': array([-0.28125-0.3125j ,  0.25   +1.46875j,  0.90625+1.21875j,
           -0.625  +1.46875j])}}],
)
