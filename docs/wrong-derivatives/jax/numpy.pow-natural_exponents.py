"""JAX 0.10.2: wrong derivatives of numpy.pow(x, n).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `plus_square` of its results is differentiated.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.pow_natural_exponents_c128_degenerate_001',
        op='numpy.pow',
        family='natural_exponents',
        dtype='complex128',
        call={'op': 'numpy.pow', 'positional': [{'array': 'x'}, {'array': 'n'}]},
        inputs={'x': array([ 0. +0.j  ,  1.5+1.j  ,  0. +0.j  ,  0. +0.j  , -0. -1.25j])},
        observable='plus_square',
        constants={'n': array([0., 0., 1., 2., 3.], dtype=float32)},
    ),
    probes=[{'direction': {'x': array([ 0.375  +1.28125j, -1.375  +0.78125j,  0.5625 +1.125j  ,
           -0.96875-1.40625j, -0.28125+1.0625j ])},
      'along': {'x': array([-0.40625+1.03125j, -1.15625-0.3125j ,  1.125  +0.28125j,
           -0.6875 -1.25j   ,  0.34375-0.96875j])},
      'cotangent': {'value': array([-0.3125 -1.15625j,  1.125  -1.5j    , -1.46875-1.3125j ,
            0.84375+0.84375j, -1.28125+1.21875j])}},
     {'direction': {'x': array([ 0.3125-1.1875j ,  1.25  +1.125j  , -0.25  +0.5j    ,
           -1.375 -1.21875j, -0.5   -0.5j    ])},
      'along': {'x': array([ 0.625  +0.65625j,  1.25   +0.40625j, -0.46875+0.28125j,
           -0.46875+0.84375j,  1.46875-0.25j   ])},
      'cotangent': {'value': array([ 0.25   +1.j     ,  0.84375-0.59375j, -0.84375+0.8125j ,
           -0.25   +0.5j    ,  0.40625-1.09375j])}}],
)
