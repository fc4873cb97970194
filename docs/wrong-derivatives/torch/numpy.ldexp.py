"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.ldexp(x, -2).

Forward mode, reverse mode, forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `square` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('jvp', 'vjp', 'hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.ldexp_f64_generic_002',
        op='numpy.ldexp',
        family='identity',
        dtype='float64',
        call={'op': 'numpy.ldexp', 'positional': [{'array': 'x'}, -2]},
        inputs={'x': array([[-2.1962890625,  0.2080078125],
                   [-0.1591796875, -2.0341796875]])},
        observable='square',
    ),
    probes=[{'direction': {'x': array([[ 1.03125,  0.28125],
           [-0.25   ,  0.40625]])},
      'along': {'x': array([[-0.53125,  0.5625 ],
           [ 0.6875 ,  0.53125]])},
      'cotangent': {'value': array([[ 1.4375 , -1.3125 ],
           [-0.53125,  1.3125 ]])}},
     {'direction': {'x': array([[-0.9375 ,  1.4375 ],
           [-0.90625,  1.21875]])},
      'along': {'x': array([[-1.125 ,  1.375 ],
           [-0.375 ,  0.8125]])},
      'cotangent': {'value': array([[0.625 , 0.9375],
           [1.0625, 0.4375]])}}],
)
