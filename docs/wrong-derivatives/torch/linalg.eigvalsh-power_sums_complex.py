"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.eigvalsh(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.eigvalsh_power_sums_complex_c128_degenerate_002',
        op='linalg.eigvalsh',
        family='power_sums_complex',
        dtype='complex128',
        call={'op': 'linalg.eigvalsh', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 0.+0.j, -0.-1.j,  1.+0.j],
                   [ 0.+1.j,  0.+0.j,  0.+1.j],
                   [ 1.+0.j, -0.-1.j,  0.+0.j]])},
        observable='power_sums',
        structures={'x': 'hermitian'},
    ),
    probes=[{'direction': {'x': array([[ 0.6875  +0.j     , -0.015625+0.53125j, -0.828125+0.21875j],
           [-0.015625-0.53125j, -0.8125  +0.j     ,  0.09375 +0.0625j ],
           [-0.828125-0.21875j,  0.09375 -0.0625j , -1.      +0.j     ]])},
      'along': {'x': array([[-0.6875  +0.j      ,  0.90625 -0.3125j  ,  1.0625  +0.953125j],
           [ 0.90625 +0.3125j  , -0.875   +0.j      ,  1.296875+0.296875j],
           [ 1.0625  -0.953125j,  1.296875-0.296875j,  0.625   +0.j      ]])},
      'cotangent': {'power_2': array(-1.03125), 'power_3': array(1.28125)}},
     {'direction': {'x': array([[ 0.375  +0.j      ,  0.25   -0.953125j,  0.1875 +0.53125j ],
           [ 0.25   +0.953125j,  0.6875 +0.j      ,  0.78125+0.78125j ],
           [ 0.1875 -0.53125j ,  0.78125-0.78125j , -0.4375 +0.j      ]])},
      'along': {'x': array([[-1.21875 +0.j      , -0.09375 -0.546875j, -1.140625+0.28125j ],
           [-0.09375 +0.546875j, -1.1875  +0.j      , -0.4375  -1.03125j ],
           [-1.140625-0.28125j , -0.4375  +1.03125j ,  0.5     +0.j      ]])},
      'cotangent': {'power_2': array(-1.34375), 'power_3': array(0.9375)}}],
)
