"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.log(x).

Reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('ror',),
    case=dict(
        case_id='numpy.log_f32_near_001',
        op='numpy.log',
        family='identity',
        dtype='float32',
        call={'op': 'numpy.log', 'positional': [{'array': 'x'}]},
        inputs={'x': array([1.0156250e-30, 1.0156250e-06, 1.0000101e+00, 1.2158203e-01],
                  dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 3.2047474e-31,  8.3446503e-07, -1.0000000e+00,  5.9375000e-01],
          dtype=float32)},
      'along': {'x': array([-1.0846837e-30, -8.9406967e-07, -1.1562500e+00,  2.8125000e-01],
          dtype=float32)},
      'cotangent': {'value': array([ 1.46875, -1.21875,  1.     ,  0.71875], dtype=float32)}},
     {'direction': {'x': array([-6.4094949e-31, -1.2218952e-06,  6.2500000e-01,  7.1875000e-01],
          dtype=float32)},
      'along': {'x': array([-7.888609e-31,  8.940697e-07, -6.562500e-01, -5.937500e-01],
          dtype=float32)},
      'cotangent': {'value': array([-0.3125 ,  1.     ,  1.40625, -0.8125 ], dtype=float32)}}],
)
