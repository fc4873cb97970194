"""autograd 1.9.1: wrong derivatives of numpy.log(x).

Forward over forward.
The program computes the derivatives again, by autograd and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.counterexamples import show

show(
    library='autograd',
    parts=('fof',),
    case=dict(
        case_id='numpy.log_c128_near_005',
        op='numpy.log',
        family='identity',
        dtype='complex128',
        call={'op': 'numpy.log', 'positional': [{'array': 'x'}]},
        inputs={'x': array([ 1.0000000000e+200+0.5j         ,  1.3994140625e+000+1.4462890625j,
                    4.0039062500e-002+0.1123046875j, -4.5800781250e-001-1.7138671875j])},
        observable='identity',
    ),
    probes=[{'direction': {'x': array([-6.936895312942526e+199-4.066455873104239e+199j,
           -9.062500000000000e-001+2.812500000000000e-001j,
            1.000000000000000e+000-1.156250000000000e+000j,
            5.937500000000000e-001-1.218750000000000e+000j])},
      'along': {'x': array([ 4.54486244641062e+199-1.0046538039434003e+200j,
           -7.18750000000000e-001+9.6875000000000000e-001j,
           -6.87500000000000e-001+1.2500000000000000e+000j,
            3.43750000000000e-001-6.8750000000000000e-001j])},
      'cotangent': {'value': array([ 1.375  -0.75j   ,  1.03125-0.53125j, -0.40625-0.6875j ,
           -1.21875+0.90625j])}},
     {'direction': {'x': array([ 4.30565915975743e+199+1.1481757759353146e+200j,
            7.18750000000000e-001-7.8125000000000000e-001j,
           -8.43750000000000e-001+1.0000000000000000e+000j,
           -1.46875000000000e+000-3.1250000000000000e-001j])},
      'along': {'x': array([ 3.5880492997978582e+199-3.827252586451049e+199j,
           -5.0000000000000000e-001-4.062500000000000e-001j,
           -3.1250000000000000e-001+5.312500000000000e-001j,
           -7.8125000000000000e-001-1.375000000000000e+000j])},
      'cotangent': {'value': array([ 1.25   -0.34375j,  0.8125 -0.46875j, -1.125  +0.59375j,
           -0.90625+0.28125j])}}],
)
