"""autograd 1.9.1: wrong derivatives of numpy.log(x).

Forward over forward.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='autograd',
    parts=('fof',),
    case=dict(
        case_id='numpy.log_c128_near_005',
        op='numpy.log',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.log', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 1.0000000000e+200+0.5j         ,  6.1230468750e-001+1.1201171875j,
                   -1.1318359375e+000-1.6630859375j,  1.0449218750e-001-0.5478515625j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([ 4.066455873104239e+199+2.3920328665319055e+199j,
            7.500000000000000e-001+8.7500000000000000e-001j,
           -6.562500000000000e-001-1.4062500000000000e+000j,
           -1.031250000000000e+000-8.4375000000000000e-001j])},
      'along': {'x': array([ 1.1003351186046765e+200-6.458488739636145e+199j,
            1.1562500000000000e+000+6.250000000000000e-001j,
            1.0625000000000000e+000-8.437500000000000e-001j,
           -1.1562500000000000e+000-2.812500000000000e-001j])},
      'cotangent': {'value': array([ 1.28125-1.125j  ,  0.34375+1.15625j,  1.0625 -0.875j  ,
           -0.40625+1.125j  ])}},
     {'direction': {'x': array([-2.152829579878715e+199+9.08972489282124e+199j,
            1.500000000000000e+000+7.81250000000000e-001j,
           -5.312500000000000e-001-3.75000000000000e-001j,
           -9.375000000000000e-001+1.46875000000000e+000j])},
      'along': {'x': array([ 6.219285452982954e+199-1.0285741326087194e+200j,
           -1.406250000000000e+000-1.0625000000000000e+000j,
           -1.062500000000000e+000+4.6875000000000000e-001j,
            8.750000000000000e-001-1.4375000000000000e+000j])},
      'cotangent': {'value': array([-0.875  +0.4375j ,  0.9375 +0.46875j,  1.46875-0.71875j,
           -0.46875+0.84375j])}}],
)
