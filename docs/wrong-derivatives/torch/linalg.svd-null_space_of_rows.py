"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.svd(x, full_matrices=True).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `svd_null_rows` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svd_null_space_of_rows_c128_generic_001',
        op='linalg.svd',
        family='null_space_of_rows',
        dtype='complex128',
        call={'op': 'linalg.svd', 'positional': [{'array': 'x'}], 'keyword': {'full_matrices': True}},
        inputs={'x': array([[ 1.8623046875-1.31298828125j,  0.9130859375+0.75927734375j,
                    -0.3916015625-0.77294921875j],
                   [-0.7861328125+1.37353515625j,  0.4716796875+1.16162109375j,
                     0.1279296875-0.35498046875j]])},
        observable='svd_null_rows',
    ),
    probes=[{'direction': {'x': array([[ 0.6875 -1.40625j,  1.375  -0.5j    ,  0.71875+1.125j  ],
           [-0.3125 -1.21875j,  0.53125-0.6875j , -0.5    -0.28125j]])},
      'along': {'x': array([[ 0.53125-0.34375j, -1.     -0.65625j,  1.40625+0.4375j ],
           [ 0.28125-1.375j  ,  0.5625 +0.625j  , -1.25   -0.59375j]])},
      'cotangent': {'null': array([[-0.71875-0.625j  , -0.59375-1.46875j, -1.0625 -0.875j  ],
           [ 0.84375-1.375j  ,  0.28125-0.71875j,  1.09375-0.875j  ],
           [-0.875  +0.65625j,  0.65625+0.84375j, -0.4375 -1.28125j]])}},
     {'direction': {'x': array([[-0.78125+0.8125j, -1.46875-0.875j , -1.46875-0.25j  ],
           [ 1.03125-0.8125j,  0.90625+0.25j  , -0.875  -0.8125j]])},
      'along': {'x': array([[-1.375  +0.46875j, -0.4375 -0.3125j ,  0.4375 +1.4375j ],
           [ 0.90625-0.96875j,  1.34375-0.59375j, -0.3125 -0.96875j]])},
      'cotangent': {'null': array([[ 1.0625 +0.96875j,  1.09375-1.34375j, -0.46875+0.46875j],
           [ 0.4375 -0.53125j, -0.6875 +0.34375j, -1.25   -1.4375j ],
           [ 0.65625+1.21875j,  0.4375 -1.09375j,  1.28125+0.59375j]])}}],
)
