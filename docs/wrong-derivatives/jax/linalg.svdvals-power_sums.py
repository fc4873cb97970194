"""JAX 0.10.2: wrong derivatives of linalg.svdvals(x).

Forward over reverse, forward over forward, reverse over forward, reverse over reverse.
The function `power_sums` of its results is differentiated.
The program computes the derivatives again, by jax and by central differences of the
function itself in mpmath, and exits with 1 if none is wrong any more.
"""

from numpy import array, complex64, complex128, float32, float64, inf, nan  # noqa: F401

from adoracles.reports.counterexamples import show

show(
    library='jax',
    parts=('hvp', 'fof', 'rof', 'ror'),
    case=dict(
        case_id='linalg.svdvals_power_sums_f64_degenerate_001',
        op='linalg.svdvals',
        family='power_sums',
        dtype='float64',
        call={'op': 'linalg.svdvals', 'positional': [{'array': 'x'}]},
        inputs={'x': array([[1.5, 0. ],
                   [0. , 1.5]])},
        observable='power_sums',
    ),
    probes=[{'direction': {'x': array([[-1.28125,  1.4375 ],
           [-1.40625, -0.59375]])},
      'along': {'x': array([[-1.125  ,  0.53125],
           [-0.59375,  1.15625]])},
      'cotangent': {'power_1': array(0.78125), 'power_2': array(-0.6875)}},
     {'direction': {'x': array([[ 0.4375 , -0.40625],
           [ 0.9375 ,  0.46875]])},
      'along': {'x': array([[ 0.59375,  0.40625],
           [-1.25   , -1.09375]])},
      'cotangent': {'power_1': array(1.15625), 'power_2': array(0.53125)}}],
)
