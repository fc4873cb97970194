"""JAX 0.10.2: wrong derivatives of linalg.svd(x, full_matrices=False).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `svd_cubes` of its results is differentiated.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svd_cubes_c128_degenerate_001',
        op='linalg.svd',
        family='cubes',
        dtype='complex128',
        call={'op': 'linalg.svd', 'positional': [{'array': 'x'}], 'keyword': {'full_matrices': False}},
        inputs={'x': array([[ 1. +0.j,  0.5+0.j],
                   [ 2. +0.j,  1. +0.j],
                   [-1. +0.j, -0.5+0.j]])},
        observable='svd_cubes',
    ),
    probes=[{'direction': {'x': array([[ 0.8125 -0.28125j, -0.28125+0.8125j ],
           [ 0.5    +1.21875j,  1.4375 -1.40625j],
           [-0.3125 +1.1875j ,  1.09375-0.90625j]])},
      'along': {'x': array([[-1.375  -1.15625j,  1.125  -1.34375j],
           [-0.59375-1.1875j , -1.09375-1.09375j],
           [ 0.5    -0.3125j , -0.53125-0.25j   ]])},
      'cotangent': {'value': array([[ 1.40625-0.84375j, -0.25   -0.8125j ],
           [-1.     -0.53125j, -1.46875+0.75j   ],
           [ 1.     +1.28125j,  1.46875+1.09375j]])}},
     {'direction': {'x': array([[-1.34375-0.375j  , -1.21875-0.4375j ],
           [ 1.09375+0.625j  , -1.4375 -1.5j    ],
           [-0.53125-0.96875j,  1.34375+0.53125j]])},
      'along': {'x': array([[-0.46875+1.15625j,  1.125  -1.15625j],
           [-0.84375-1.1875j , -0.96875+0.78125j],
           [ 0.8125 -0.8125j ,  0.5    +1.4375j ]])},
      'cotangent': {'value': array([[ 0.4375 +0.78125j,  1.3125 -1.375j  ],
           [-0.96875+1.15625j,  0.6875 -0.78125j],
           [ 0.8125 -1.21875j, -0.8125 +0.65625j]])}}],
)
