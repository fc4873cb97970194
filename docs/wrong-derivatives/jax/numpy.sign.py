"""JAX 0.10.2: wrong derivatives of numpy.sign(x).

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
        case_id='numpy.sign_c128_generic_001',
        op='numpy.sign',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.sign', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-1.7685546875+0.10791015625j,  2.1494140625+1.19970703125j,
                    0.9697265625-0.09912109375j, -2.7080078125+1.08154296875j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 0.5625 +0.6875j ,  0.375  -0.59375j, -1.15625+0.46875j,
           -1.25   +1.40625j])},
      'along': {'x': array([-1.34375+0.75j   ,  1.0625 -0.25j   ,  1.25   +1.1875j ,
           -0.625  -0.90625j])},
      'cotangent': {'value': array([ 0.375  -1.25j   , -0.78125-1.125j  ,  0.625  +1.09375j,
           -1.46875+0.28125j])}},
     {'direction': {'x': array([ 1.09375-0.3125j ,  0.34375+1.40625j,  0.3125 +1.25j   ,
           -1.125  -0.96875j])},
      'along': {'x': array([ 1.0625 +0.84375j,  0.40625+1.j     ,  0.71875+1.09375j,
           -0.6875 +0.53125j])},
      'cotangent': {'value': array([ 1.09375+0.875j  ,  1.375  +1.28125j, -1.3125 -0.78125j,
           -1.     +1.375j  ])}}],
)
