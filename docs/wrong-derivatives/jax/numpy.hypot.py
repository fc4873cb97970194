"""JAX 0.10.2: wrong derivatives of numpy.hypot(x, y).

Forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('fof', 'rof', 'ror'),
    case=dict(
        case_id='numpy.hypot_f32_near_002',
        op='numpy.hypot',
        family='identity',
        dtype='float32',
        call={'op': 'numpy.hypot', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([1.0312500e+15, 1.0312500e-12, 1.0312500e-02, 2.1669922e+00],
                  dtype=float32),
             'y': array([7.2187502e+14, 2.7843749e-12, 1.0312500e+00, 3.6035156e-01],
                  dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 6.333187e+14, -3.126388e-13, -4.687500e-01, -1.468750e+00],
          dtype=float32),
                    'y': array([-3.3425153e+14, -5.1159077e-13, -5.0000000e-01, -9.0625000e-01],
          dtype=float32)},
      'along': {'x': array([ 8.2683274e+14,  1.3073986e-12, -1.2500000e+00,  1.3437500e+00],
          dtype=float32),
                'y': array([ 4.0462028e+14, -1.6484591e-12,  2.8125000e-01, -1.4062500e+00],
          dtype=float32)},
      'cotangent': {'value': array([-1.03125,  1.25   , -0.46875,  1.34375], dtype=float32)}},
     {'direction': {'x': array([-4.2221247e+14, -5.1159077e-13,  1.2500000e+00, -1.0625000e+00],
          dtype=float32),
                    'y': array([-7.9164837e+14, -2.3305802e-12,  6.2500000e-01,  2.8125000e-01],
          dtype=float32)},
      'along': {'x': array([ 5.101734e+14, -6.252776e-13, -9.375000e-01, -1.125000e+00],
          dtype=float32),
                'y': array([-7.56464e+14,  6.82121e-13, -6.25000e-01, -9.68750e-01],
          dtype=float32)},
      'cotangent': {'value': array([-1.3125 ,  1.3125 ,  1.46875,  1.5    ], dtype=float32)}}],
)
