"""PyTorch 2.13.0+cpu: wrong derivatives of linalg.det(x).

Forward over forward, reverse over forward.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('fof', 'rof'),
    case=dict(
        case_id='linalg.det_singular_c128_generic_001',
        op='linalg.det',
        family='singular',
        dtype='complex128',
        call={'op': 'linalg.det', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[ 5.5224609375+0.05419921875j, -0.6142578125-0.60107421875j],
                   [ 0.9794921875+1.01220703125j,  4.7197265625+1.07958984375j]])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([[-0.34375-0.28125j, -0.4375 +0.96875j],
           [-1.375  -0.90625j, -1.40625+1.25j   ]])},
      'along': {'x': array([[-0.59375+1.34375j,  1.     -1.1875j ],
           [-1.3125 +0.75j   , -0.40625-1.25j   ]])},
      'cotangent': {'value': array(-1.34375+1.5j)}},
     {'direction': {'x': array([[-1.09375-1.40625j,  1.0625 -0.40625j],
           [ 0.34375-1.46875j,  0.6875 +0.8125j ]])},
      'along': {'x': array([[ 1.5    -0.59375j, -0.25   +0.34375j],
           [ 1.46875-1.3125j , -1.4375 -0.4375j ]])},
      'cotangent': {'value': array(-1.0625-0.78125j)}}],
)
