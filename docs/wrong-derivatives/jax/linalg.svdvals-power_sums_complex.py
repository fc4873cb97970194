"""JAX 0.10.2: wrong derivatives of linalg.svdvals(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svdvals_power_sums_complex_c128_degenerate_001',
        op='linalg.svdvals',
        family='power_sums_complex',
        dtype='complex128',
        call={'op': 'linalg.svdvals', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 0. +0.j ,  0. +1.5j,  0. +0.j ],
                   [ 1.5+0.j ,  0. +0.j ,  0. +0.j ],
                   [ 0. +0.j ,  0. +0.j , -0. -1.5j]])},
        observable='power_sums',
    ),
    probes=[{'direction': {'x': array([[-0.34375-0.375j  ,  0.4375 -1.125j  ,  0.46875+0.84375j],
           [ 0.25   -1.34375j,  1.     -0.5625j ,  0.90625+0.9375j ],
           [-0.78125-0.46875j,  1.28125-0.53125j, -1.09375-0.4375j ]])},
      'along': {'x': array([[-0.40625-1.4375j ,  0.4375 -1.25j   , -0.46875-0.34375j],
           [ 0.375  +1.1875j , -0.625  +1.3125j , -0.4375 +1.46875j],
           [ 0.5    -0.34375j,  0.4375 -0.46875j, -0.40625-1.1875j ]])},
      'cotangent': {'power_1': array(-1.1875), 'power_2': array(-1.5)}},
     {'direction': {'x': array([[ 1.125  -0.78125j, -1.0625 +0.34375j,  1.0625 +0.53125j],
           [-1.21875+1.375j  ,  0.75   +0.84375j,  0.875  -0.75j   ],
           [-1.46875-0.84375j, -1.125  -0.28125j,  1.3125 +1.15625j]])},
      'along': {'x': array([[ 1.46875-0.84375j,  0.8125 -0.53125j, -1.3125 +1.34375j],
           [-1.     -1.40625j, -0.625  -0.3125j ,  1.0625 -1.28125j],
           [-0.8125 -1.1875j , -1.15625-1.15625j,  1.3125 +0.5j    ]])},
      'cotangent': {'power_1': array(-0.9375), 'power_2': array(-0.6875)}}],
)
