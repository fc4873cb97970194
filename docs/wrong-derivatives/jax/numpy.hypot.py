"""JAX 0.10.2: wrong derivatives of numpy.hypot(x, y).

Forward over forward.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='jax',
    parts=('fof',),
    case=dict(
        case_id='numpy.hypot_f64_near_001',
        op='numpy.hypot',
        family='identity',
        dtype='float64',
        call={'op': 'numpy.hypot', 'positional': [{'array': 'x'}, {'array': 'y'}]},
        inputs={'x': array([ 1.0000000000e-02,  1.0000000000e-04,  1.0000000000e+15,
                   -2.7001953125e+00]),
             'y': array([ 1.000000000e+00,  1.000000000e-04,  1.000000000e+15,
                   -5.185546875e-01])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 8.1250000000000e-01, -8.0108642578125e-05,  1.7592186044416e+14,
           -5.0000000000000e-01]),
                    'y': array([-7.81250000000000e-01,  1.52587890625000e-05,
            7.56463999909888e+14,  1.46875000000000e+00])},
      'along': {'x': array([ 1.34375000000000e+00,  6.29425048828125e-05,
            5.27765581332480e+14, -7.18750000000000e-01]),
                'y': array([-1.0625000000000e+00, -8.3923339843750e-05,  1.7592186044416e+14,
            7.1875000000000e-01])},
      'cotangent': {'value': array([ 0.53125, -0.46875, -1.46875,  0.625  ])}},
     {'direction': {'x': array([-2.81250000000000e-01,  7.43865966796875e-05,
           -7.03687441776640e+14,  1.40625000000000e+00]),
                    'y': array([7.18750000000000e-01, 8.01086425781250e-05, 4.22212465065984e+14,
           7.18750000000000e-01])},
      'along': {'x': array([ 5.00000000000000e-01, -3.62396240234375e-05,
           -5.80542139465728e+14, -1.31250000000000e+00]),
                'y': array([4.687500000000e-01, 6.103515625000e-05, 4.398046511104e+14,
           2.812500000000e-01])},
      'cotangent': {'value': array([-1.5    ,  0.96875, -0.625  ,  0.78125])}}],
)
