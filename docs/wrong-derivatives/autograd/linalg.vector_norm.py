"""autograd 1.9.1: wrong derivatives of linalg.vector_norm(x, ord=inf).

Reverse mode, reverse over reverse.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('vjp', 'ror'),
    case=dict(
        case_id='linalg.vector_norm_c128_generic_004',
        op='linalg.vector_norm',
        family='identity',
        dtype='complex128',
        call={'op': 'linalg.vector_norm',
             'positional': [{'array': 'x'}],
             'keyword': {'ord': {'float': 'inf'}}},
        inputs={'x': array([[-0.2431640625-0.36865234375j,  1.3408203125-1.48486328125j,
                     1.8955078125+1.29150390625j, -0.2197265625-0.52880859375j],
                   [-1.2900390625+1.31884765625j, -0.6240234375+0.14892578125j,
                    -0.5283203125-1.01123046875j,  1.6845703125-1.13818359375j],
                   [-1.6494140625-0.49853515625j, -0.0595703125+0.09228515625j,
                    -0.6025390625+1.17138671875j, -1.7626953125-0.40185546875j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[ 1.0625 -0.40625j, -0.46875+1.1875j ,  0.5625 -1.0625j ,
            -0.5    -0.65625j],
           [-1.34375-1.5j    , -0.75   -0.65625j,  0.25   -1.5j    ,
            -0.28125-1.40625j],
           [ 0.375  +0.84375j,  1.03125+1.40625j, -0.5    -1.34375j,
             0.53125-1.j     ]])},
      'along': {'x': array([[-0.28125-1.375j  , -1.125  +0.4375j , -1.     +1.0625j ,
            -1.03125+1.03125j],
           [-0.96875+0.96875j,  1.46875-1.0625j , -1.15625-1.4375j ,
            -0.3125 -1.3125j ],
           [ 0.90625-0.875j  , -1.28125+0.96875j,  0.65625-0.375j  ,
            -1.5    -0.53125j]])},
      'cotangent': {'value': array(1.21875)}},
     {'direction': {'x': array([[ 0.96875-1.46875j,  0.46875-0.5625j , -1.21875+1.1875j ,
             0.5    -0.71875j],
           [-0.34375+1.j     ,  0.40625+1.40625j,  1.1875 +0.9375j ,
            -1.4375 -0.625j  ],
           [-1.03125+0.3125j ,  0.90625+1.0625j ,  0.34375+1.3125j ,
             0.71875+0.3125j ]])},
      'along': {'x': array([[ 1.28125-0.71875j,  0.28125-1.34375j,  0.28125+1.34375j,
            -0.8125 -0.9375j ],
           [ 1.34375-1.40625j, -0.4375 -1.375j  ,  0.96875+0.34375j,
             1.25   +0.28125j],
           [-1.03125+1.3125j , -0.9375 +0.96875j,  0.71875+1.15625j,
            -0.6875 +0.6875j ]])},
      'cotangent': {'value': array(1.34375)}}],
)
