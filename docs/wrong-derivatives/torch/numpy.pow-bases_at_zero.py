"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.pow(n, x).

Reverse over forward, reverse over reverse.
The function `plus_square` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('rof', 'ror'),
    case=dict(
        case_id='numpy.pow_bases_at_zero_f64_generic_001',
        op='numpy.pow',
        family='bases_at_zero',
        dtype='float64',
        call={'op': 'numpy.pow', 'positional': [{'array': 'n'}, {'array': 'x'}]},
        inputs={'x': array([1.10302734375, 1.81201171875, 0.79052734375, 1.85107421875,
                   1.88818359375])},
        observable='plus_square',
        constants={'n': array([0., 0., 1., 2., 3.], dtype=float32)},
    ),
    probes=[{'direction': {'x': array([ 0.375  , -0.53125, -0.875  ,  1.03125,  0.40625])},
      'along': {'x': array([-1.     ,  0.625  , -0.53125, -0.65625, -0.40625])},
      'cotangent': {'value': array([-0.53125, -1.0625 , -0.8125 ,  0.53125,  1.     ])}},
     {'direction': {'x': array([ 1.25   ,  0.96875,  0.28125, -0.9375 , -0.5625 ])},
      'along': {'x': array([ 0.75   , -1.40625, -1.5    , -1.40625, -1.28125])},
      'cotangent': {'value': array([ 1.40625,  0.375  ,  0.9375 ,  1.15625, -1.28125])}}],
)
