"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.svd(x, full_matrices=True).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `svd_null` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svd_null_space_c128_generic_001',
        op='linalg.svd',
        family='null_space',
        dtype='complex128',
        call={'op': 'linalg.svd', 'positional': [{'array': 'x'}], 'keyword': {'full_matrices': True}},
        inputs={'x': array([[ 0.2880859375+0.02685546875j,  1.3857421875-0.48876953125j],
                   [ 1.3408203125+1.23974609375j, -1.5751953125-0.61767578125j],
                   [ 1.3408203125+0.67041015625j,  0.5419921875+1.16357421875j]])},
        observable='svd_null',
    ),
    probes=[{'direction': {'x': array([[-1.     +0.46875j,  1.46875-0.375j  ],
           [-0.40625+1.125j  , -1.5    +0.78125j],
           [-0.5    -0.59375j,  0.53125+0.34375j]])},
      'along': {'x': array([[-0.90625-0.5625j ,  0.25   +0.46875j],
           [-0.65625+1.34375j,  1.1875 -1.25j   ],
           [-1.0625 +1.j     , -0.3125 +0.75j   ]])},
      'cotangent': {'null': array([[-0.6875 -1.09375j, -0.75   +0.9375j , -1.1875 +0.875j  ],
           [ 0.625  -0.53125j,  0.34375+0.71875j, -0.25   -0.71875j],
           [ 1.125  -0.65625j,  0.625  +1.21875j,  0.90625-1.46875j]])}},
     {'direction': {'x': array([[-1.375  +0.5j   ,  1.5    +0.875j ],
           [ 1.1875 -1.5j   ,  0.3125 +1.25j  ],
           [-0.5    +1.j    , -0.90625+1.4375j]])},
      'along': {'x': array([[ 1.28125+1.j     ,  1.21875+0.4375j ],
           [ 1.0625 +0.28125j, -1.28125+1.j     ],
           [-1.34375-0.875j  ,  1.5    +1.40625j]])},
      'cotangent': {'null': array([[ 0.9375 +1.03125j, -0.75   +0.46875j,  1.0625 +0.71875j],
           [ 0.90625+1.15625j, -1.0625 -0.3125j ,  0.25   +0.78125j],
           [-0.96875+0.40625j, -0.625  -0.90625j,  0.625  +0.75j   ]])}}],
)
