"""PyTorch 2.13.0+cpu: wrong derivatives of numpy.pow(x, n).

Reverse over forward.
The function `plus_square` of its results is differentiated.
The program computes the derivatives again, by torch and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='torch',
    parts=('rof',),
    case=dict(
        case_id='numpy.pow_natural_exponents_f64_generic_001',
        op='numpy.pow',
        family='natural_exponents',
        dtype='float64',
        call={'op': 'numpy.pow', 'positional': [{'array': 'x'}, {'array': 'n'}]},
        inputs={'x': array([-0.6728515625,  1.8974609375, -1.5458984375,  1.8837890625,
                    1.8505859375])},
        observable='plus_square',
        constants={'n': array([0., 0., 1., 2., 3.], dtype=float32)},
    ),
    probes=[{'direction': {'x': array([ 0.84375,  1.     ,  1.34375, -0.75   , -1.4375 ])},
      'along': {'x': array([ 1.4375 , -1.4375 , -0.46875,  1.0625 , -0.5625 ])},
      'cotangent': {'value': array([-0.9375 , -0.28125,  1.     ,  0.78125, -0.75   ])}},
     {'direction': {'x': array([-0.53125, -0.84375, -0.5    , -0.28125, -1.0625 ])},
      'along': {'x': array([ 0.625  ,  1.     ,  1.09375, -0.28125,  0.5625 ])},
      'cotangent': {'value': array([ 1.40625,  0.5    , -1.     ,  0.90625, -1.1875 ])}}],
)
