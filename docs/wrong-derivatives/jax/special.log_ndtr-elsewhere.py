"""JAX 0.10.2: wrong derivatives of special.log_ndtr(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='special.log_ndtr_elsewhere_f32_near_001',
        op='special.log_ndtr',
        family='elsewhere',
        dtype='float32',
        call={'op': 'special.log_ndtr', 'positional': [{'array': 'x'}]},
        inputs={'x': array([-200.       ,    7.       ,   -4.1552734,   -5.2626953],
                  dtype=float32)},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-1.5    ,  0.46875, -1.4375 , -0.875  ], dtype=float32)},
      'along': {'x': array([ 1.5   , -1.3125, -1.4375, -0.6875], dtype=float32)},
      'cotangent': {'value': array([-1.09375, -0.34375,  0.90625, -0.53125], dtype=float32)}},
     {'direction': {'x': array([-1.1875 ,  1.28125, -0.96875, -1.40625], dtype=float32)},
      'along': {'x': array([-1.40625, -0.75   , -0.5    ,  0.59375], dtype=float32)},
      'cotangent': {'value': array([-0.96875,  1.21875,  1.03125,  0.375  ], dtype=float32)}}],
)
