"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.log(x).

Reverse over reverse.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='torch',
    parts=('ror',),
    case=dict(
        case_id='numpy.log_f32_near_001',
        op='numpy.log',
        family='identity',
        dtype='float32',
        call={'op': 'numpy.log', 'positional': [{'array': 'x'}]},
        inputs={'x': array([1.0156250e-30, 1.0156250e-06, 1.0000101e+00, 2.8940430e+00],
                  dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 1.1586395e-30,  5.6624413e-07,  3.4375000e-01, -3.7500000e-01],
          dtype=float32)},
      'along': {'x': array([-2.4651903e-31, -8.3446503e-07,  3.1250000e-01, -5.9375000e-01],
          dtype=float32)},
      'cotangent': {'value': array([ 0.34375,  0.34375, -0.28125, -0.875  ], dtype=float32)}},
     {'direction': {'x': array([-6.1629758e-31,  1.1026859e-06, -6.2500000e-01,  1.4375000e+00],
          dtype=float32)},
      'along': {'x': array([ 7.6420900e-31, -7.4505806e-07, -1.3437500e+00,  1.4375000e+00],
          dtype=float32)},
      'cotangent': {'value': array([ 0.25   ,  1.     , -0.71875, -1.0625 ], dtype=float32)}}],
)
